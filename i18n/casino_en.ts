<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
    <context>
        <name>Announcer</name>
        <message>
            <source>The table opens again in a moment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal when you are ready</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place your bets, please</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your bet is in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Press Bet to confirm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets, please</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NO MORE BETS</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player has %1 and draws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker has %1 and draws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player wins %1 – %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker wins %1 – %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tie, %1 each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>natural</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Bets</name>
        <message>
            <source>Any Pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player Pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker Pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Either Pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Perfect Pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player Bonus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker Bonus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Super 6</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BigRoadPanel</name>
        <message>
            <source>A record of past hands. It says nothing about the next one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big Road</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Results will be drawn here</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BigWinFoot</name>
        <message>
            <source>Turbo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything moves faster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Collect cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show how the cards are taken away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rebet ×2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last bet doubled, not yet dealt (T)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rebet &amp;&amp; Deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last bet, dealt at once (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back the last chip (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal the cards (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Faster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the result now (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BALANCE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>BET</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>WIN</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Chat</name>
        <message>
            <source>Welcome to the table!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello, %1 is dealing today.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good to have you here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome, make yourself at home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello and welcome, I am %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A warm welcome to our table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello there!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hi, nice to see you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome, have a seat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hey, good company today.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello to the new face!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good luck to everyone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good luck, ladies and gentlemen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table is open, good luck.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck to all of you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good luck, everyone!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fingers crossed for all of us.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All the best, neighbours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good luck around the table!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here we go, good luck!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>May it be a nice round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lovely light in this room.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This felt is a joy to look at.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I could use a coffee.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A quiet table, I like it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tea here is excellent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was raining when I came in.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Somebody has a nice laugh here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time flies at this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I only came to keep company.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My grandmother taught me cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I like the sound of the chips.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Such good manners here today.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I had the best soup for lunch.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The music is well chosen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I should call my sister later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I never win at chess.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These chairs are comfortable.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A long walk home will be nice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I have a cat named Tie.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I sleep late on Sundays.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am reading a good book.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is it warm in here, or is it me?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing beats good company.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A short break soon, I think.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new shoe, freshly shuffled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Here begins a new shoe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fresh cards in the shoe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The shoe is new, all is sealed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new shoe, a clean page.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I like a fresh shoe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Empty roads again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nicely shuffled!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets, thank you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, the cards are coming.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are closed, thank you all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hands off the felt, please.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, I am dealing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is all, here come the cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No more bets, the ball is rolling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, the wheel is turning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are closed, thank you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ball is on its way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, eyes on the wheel.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is all, the ball decides.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A natural, no third card.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two cards are enough: a natural.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Natural, the hand ends here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A natural, just like that!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight to the point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That was quick!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two cards and done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neat, a natural.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Short and sweet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tie: Player and Banker push.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal hands, a tie.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is a tie.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tie, how about that!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody wins that one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Even as a mirror.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peace at the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Well, that was close.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once more the same.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quite a run on the board.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a row that makes!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Again? Remarkable.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same guest once more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One for the photo album.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I stopped counting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at that column.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zero!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The ball rests in zero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zero, there it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green, what a surprise!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Well, hello zero.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The odd one out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zero does as it likes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blackjack!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A blackjack at the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ace and ten, beautiful!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A blackjack, how elegant.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is how it is done!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pretty cards.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Congratulations!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A fine win, congratulations.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Well done, it is all yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My congratulations to the winner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wow, congratulations!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a hit, well done!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That deserves applause.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am happy for you!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Now that was something.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Beautiful, enjoy it!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goodbye, thank you for the visit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take care, goodbye.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was a pleasure, goodbye.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Have a good rest.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you and goodbye.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello to you too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good to hear you, hello.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello, glad you said hi.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hi!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello, hello!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hey, nice to meet you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hello from this side too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hi, how nice of you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Greetings!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With pleasure.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are very welcome.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, too.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Any time!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No trouble at all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My pleasure.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are welcome!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Very well, thank you for asking.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All is well, thank you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fine, thanks, and you?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cannot complain, thank you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Very well today.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good, a little sleepy.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Better with such company.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Happy to be here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, and to you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is kind, likewise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thanks, likewise!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same to you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Luck to all of us!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How kind, thank you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you, on behalf of all.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are too kind.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thank you!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Well said.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I second that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am %1, I deal at this table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am part of the house: a program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A house player, here for company.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I come with the house, I only chat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a real person, a house player.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I may not advise, I only deal.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody knows, not even the house.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is yours alone to decide.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No hand remembers the last one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goodbye, until another time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All the best to you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bye, take care!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See you!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Goodbye!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was nice talking to you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please keep the chat friendly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The chat is closed for this session.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dealer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pit boss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (house player)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (dealer)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChatBox</name>
        <message>
            <source>The chat is closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write to the table…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Message to the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Copied</name>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Counted</name>
        <message numerus="yes">
            <source>%n deck(s)</source>
            <translation>
                <numerusform>%n deck</numerusform>
                <numerusform>%n decks</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Covered</name>
        <message numerus="yes">
            <source>covers %n number(s)</source>
            <translation>
                <numerusform>covers %n number</numerusform>
                <numerusform>covers %n numbers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>up to %n hand(s)</source>
            <translation>
                <numerusform>%n hand at most</numerusform>
                <numerusform>up to %n hands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <translation>
                <numerusform>%n seat</numerusform>
                <numerusform>%n seats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pocket(s)</source>
            <translation>
                <numerusform>%n pocket</numerusform>
                <numerusform>%n pockets</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FairnessPanel</name>
        <message>
            <source>Fairness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This shoe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next shoe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The next round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What this proves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your own seed: any text; it mixes into the next shuffle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>up to %1 characters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your client seed for the next shuffle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every step to check a round by hand is written in docs/FAIRNESS.md.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The casino chooses a secret number before you bet and shows its commitment, a fingerprint, here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The secret and your own seed together decide every card; the bets are no part of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When it is over, the secret is revealed, and anyone can see that it has this fingerprint.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So the order of the cards cannot have been changed after the bets were placed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It does not prove that you will win: the house keeps its edge, as Limits and payouts shows.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commitment (SHA-256 of the secret)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Client seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Commitment</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use this seed for the next shuffle (Enter); possible while bets are open</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>Nothing was debited. The disk is full: free some space and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was debited. The disk does not answer: look after the drive that holds %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was debited. The casino's folder cannot be written to: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was debited. The casino's file cannot be opened: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was debited. Another program holds the casino's file; close it and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Casino Desktop is already open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The casino's file is damaged. It was left as it is: %1. Restore a backup, or start anew.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your money is safe in a file of a newer version of Casino Desktop. Please open it with that one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is not a file of Casino Desktop: %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FavouriteCard</name>
        <message>
            <source>Place %1: %2 at risk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Give %1 another name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forget %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the new name (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The new name of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete “%1”?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bet stays</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>up to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>returns %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, shuffled for every hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 in the shoe</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Foot</name>
        <message>
            <source>Round %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code copied</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HeroCard</name>
        <message>
            <source>Continue at %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sit down at %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Lobby</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good morning.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good afternoon.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Good evening.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n table(s) to choose from.</source>
            <translation>
                <numerusform>%n table to choose from.</numerusform>
                <numerusform>%n tables to choose from.</numerusform>
            </translation>
        </message>
        <message>
            <source>Balance  ·  play money</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play money only: it cannot be bought, and it is worth nothing outside this app.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No hand dealt here yet</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MyBetsPanel</name>
        <message>
            <source>My bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A name for what lies on the felt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep what lies on the felt under this name (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At %1, %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets that you save will be listed here. One click places all their chips at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On the felt: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place chips first, then keep them here under a name.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A bet of this name exists; saving replaces it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is bet by saving.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>%1 went back to you: the chips were not confirmed with Bet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 went back to you: it was less than the least bet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 went back to you: the balance does not reach.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 went back to you: Super 6 needs Player, Banker or Tie beside it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet was not recorded, nothing was debited.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome back. Round %2 was finished and paid: %1 came back to you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome back. Round %2 waits for you: %1 is in play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 went back to you: round %2 was cancelled.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No answer in time: the hand stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please keep the chat polite. That line was not shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The chat is closed for this session.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new shoe is on the table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session timed out</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <source>Options</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill the screen (F11); Esc leaves it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show roads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads and statistics beside the felt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How loud; left and right change it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The language of the casino; left and right change it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paytable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limits and payouts (F4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of this table (F2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear Big Road &amp;&amp; Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start Big Road and Statistics of this table anew</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The history of your rounds is not touched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Are you sure?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yes, clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear Big Road and Statistics of this table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No, cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave everything as it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cards and pace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big Road and Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound on or off (F9)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turbo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything moves faster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Card collection</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show how the cards are taken away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reduced motion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Things appear instead of moving</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four-colour deck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spades black, hearts red, diamonds blue, clubs green</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PayoutRow</name>
        <message>
            <source>RTP published</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>computed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Published: as the table's source prints it. Computed: by us, from these rules.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>up to half the stake</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Payouts</name>
        <message>
            <source>stake returned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wins by %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wins with a natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker wins with %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player is higher</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker is higher</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>both have the same natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>equal totals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one hand opens with two equal cards, suit too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>both hands open with two equal cards, suit too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at least one hand opens with a pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player's first two cards are of one rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker's first two cards are of one rank</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>blackjack: ace and ten-value as the first two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>higher than the dealer, or the dealer busts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the dealer has blackjack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Insurance</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PayoutsPanel</name>
        <message>
            <source>Limits and payouts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1, %2: least and most for each spot, and profit for one unit staked.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RTP is what a bet returns on average over a very long time. Published figures are those of the table's source; the computed ones are ours, counted over every possible deal.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Lobby</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the lobby</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show or hide roads and statistics (G)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sound on or off (F9)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Full screen (F11)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every round you played (F3)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The rules of this table (F2)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Payouts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Limits and payouts (F4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cashier</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deposit and withdraw play money (F6)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fairness</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seeds and commitments of this table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings (F10)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>The most on this spot is %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The least on this spot is %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not enough balance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet arrived too late</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Super 6 needs Player, Banker or Tie beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place a bet first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no chip here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to take back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to put back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no earlier bet yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear the felt first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no bet of that name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet was not recorded, nothing was debited</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This session has ended; enter again from the lobby</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The chat is closed for this session</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not possible now</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RoadsPanel</name>
        <message>
            <source>A record of past hands. It says nothing about the next one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bead plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Derived roads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If Banker</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RouletteBets</name>
        <message>
            <source>Straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Street</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Column</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dozen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Red/Black, Even/Odd, 1–18/19–36</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SaidLine</name>
        <message>
            <source>Report %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SlidePanel</name>
        <message>
            <source>Close (Esc)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Statistics</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A natural tie counts as a tie and as a natural of both sides, so the rows may exceed 100 %.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tie</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Banker pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chart</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>last %n hand(s)</source>
            <translation>
                <numerusform>last %n hand</numerusform>
                <numerusform>last %n hands</numerusform>
            </translation>
        </message>
        <message>
            <source>hands</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Sit down at %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RTP up to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round waits for you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the clock</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At your own pace</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableScreen</name>
        <message numerus="yes">
            <source>The table opens again in %n second(s)</source>
            <translation>
                <numerusform>The table opens again in %n second</numerusform>
                <numerusform>The table opens again in %n seconds</numerusform>
            </translation>
        </message>
        <message>
            <source>the last session ended without a goodbye</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tables</name>
        <message>
            <source>ULive Roulette</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ULive Blackjack</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ULive Baccarat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Baccarat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Commission Baccarat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Big Win Baccarat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>American Blackjack</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Tiers</name>
        <message>
            <source>Low</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classic</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TimedFoot</name>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back the last placement (Ctrl+Z); hold: clear all (C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place the last bet again (R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rebet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Double all that lies on the felt (T)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets kept under a name (M)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The outcomes as a ring (G)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confirm the bet (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>confirms your chips</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the clock early (Space)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>without waiting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Balance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Current bet</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TitleBar</name>
        <message>
            <source>Place your bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bets close when the ring is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table waits for you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no clock: the cards come when you press Deal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bets are closed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the cards are dealt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bets are being paid</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>

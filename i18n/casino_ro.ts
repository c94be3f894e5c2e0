<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO">
    <context>
        <name>Announcer</name>
        <message>
            <source>The table opens again in a moment</source>
            <translation>Masa se redeschide imediat</translation>
        </message>
        <message>
            <source>Deal when you are ready</source>
            <translation>Apăsați Carte când sunteți gata</translation>
        </message>
        <message>
            <source>Place your bets, please</source>
            <translation>Plasați pariurile, vă rog</translation>
        </message>
        <message>
            <source>Your bet is in</source>
            <translation>Pariul dumneavoastră este înregistrat</translation>
        </message>
        <message>
            <source>Press Bet to confirm</source>
            <translation>Apăsați Pariere pentru confirmare</translation>
        </message>
        <message>
            <source>No more bets, please</source>
            <translation>Nu se mai acceptă pariuri</translation>
        </message>
        <message>
            <source>NO MORE BETS</source>
            <translation>NU SE MAI PLASEAZĂ PARIURI</translation>
        </message>
        <message>
            <source>Player has %1 and draws</source>
            <translation>Jucătorul are %1 și trage o carte</translation>
        </message>
        <message>
            <source>Banker has %1 and draws</source>
            <translation>Bancherul are %1 și trage o carte</translation>
        </message>
        <message>
            <source>Player wins %1 – %2</source>
            <translation>Jucătorul a câștigat %1 – %2</translation>
        </message>
        <message>
            <source>Banker wins %1 – %2</source>
            <translation>Bancherul a câștigat %1 – %2</translation>
        </message>
        <message>
            <source>Tie, %1 each</source>
            <translation>Egalitate la %1</translation>
        </message>
        <message>
            <source>natural</source>
            <translation>natural</translation>
        </message>
    </context>
    <context>
        <name>Bets</name>
        <message>
            <source>Any Pair</source>
            <translation>Orice pereche</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jucător</translation>
        </message>
        <message>
            <source>Banker</source>
            <translation>Bancher</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Egalitate</translation>
        </message>
        <message>
            <source>Player Pair</source>
            <translation>Pereche jucător</translation>
        </message>
        <message>
            <source>Banker Pair</source>
            <translation>Pereche bancher</translation>
        </message>
        <message>
            <source>Either Pair</source>
            <translation>Oricare dintre perechi</translation>
        </message>
        <message>
            <source>Perfect Pair</source>
            <translation>Pereche perfectă</translation>
        </message>
        <message>
            <source>Player Bonus</source>
            <translation>Bonus jucător</translation>
        </message>
        <message>
            <source>Banker Bonus</source>
            <translation>Bonus bancher</translation>
        </message>
        <message>
            <source>Super 6</source>
            <translation>Super 6</translation>
        </message>
    </context>
    <context>
        <name>BigRoadPanel</name>
        <message>
            <source>A record of past hands. It says nothing about the next one.</source>
            <translation>O evidență a mâinilor trecute. Nu spune nimic despre următoarea.</translation>
        </message>
        <message>
            <source>Hand %1</source>
            <translation>Mâna %1</translation>
        </message>
        <message>
            <source>Big Road</source>
            <translation>Marele drum</translation>
        </message>
        <message>
            <source>Results will be drawn here</source>
            <translation>Aici vor fi trecute rezultatele</translation>
        </message>
    </context>
    <context>
        <name>BigWinFoot</name>
        <message>
            <source>Turbo</source>
            <translation>Turbo</translation>
        </message>
        <message>
            <source>Everything moves faster</source>
            <translation>Totul se mișcă mai repede</translation>
        </message>
        <message>
            <source>Collect cards</source>
            <translation>Strângerea cărților</translation>
        </message>
        <message>
            <source>Show how the cards are taken away</source>
            <translation>Arată cum sunt strânse cărțile</translation>
        </message>
        <message>
            <source>Rebet ×2</source>
            <translation>Repariere ×2</translation>
        </message>
        <message>
            <source>The last bet doubled, not yet dealt (T)</source>
            <translation>Ultimul pariu dublat, încă fără cărți (T)</translation>
        </message>
        <message>
            <source>Rebet &amp;&amp; Deal</source>
            <translation>Repariere &amp;&amp; Carte</translation>
        </message>
        <message>
            <source>The last bet, dealt at once (Space)</source>
            <translation>Ultimul pariu, cu cărțile împărțite imediat (Spațiu)</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Ștergere</translation>
        </message>
        <message>
            <source>Take back the last chip (Ctrl+Z)</source>
            <translation>Luați înapoi ultimul jeton (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>Deal the cards (Space)</source>
            <translation>Împărțirea cărților (Spațiu)</translation>
        </message>
        <message>
            <source>Faster</source>
            <translation>Mai repede</translation>
        </message>
        <message>
            <source>Show the result now (Space)</source>
            <translation>Rezultatul, acum (Spațiu)</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Ultimul pariu</translation>
        </message>
        <message>
            <source>BALANCE</source>
            <translation>SOLD</translation>
        </message>
        <message>
            <source>BET</source>
            <translation>PARIU</translation>
        </message>
        <message>
            <source>WIN</source>
            <translation>CÂȘTIG</translation>
        </message>
    </context>
    <context>
        <name>Chat</name>
        <message>
            <source>Welcome to the table!</source>
            <translation>Bine ați venit la masă!</translation>
        </message>
        <message>
            <source>Hello, %1 is dealing today.</source>
            <translation>Bună! Astăzi distribuie %1.</translation>
        </message>
        <message>
            <source>Good to have you here.</source>
            <translation>Ne bucurăm că sunteți aici.</translation>
        </message>
        <message>
            <source>Welcome, make yourself at home.</source>
            <translation>Bine ați venit, simțiți-vă ca acasă.</translation>
        </message>
        <message>
            <source>Hello and welcome, I am %1.</source>
            <translation>Salut și bine ați venit, sunt %1.</translation>
        </message>
        <message>
            <source>A warm welcome to our table.</source>
            <translation>Un călduros bun venit la masa noastră.</translation>
        </message>
        <message>
            <source>Hello there!</source>
            <translation>Bună!</translation>
        </message>
        <message>
            <source>Hi, nice to see you.</source>
            <translation>Salut, mă bucur să vă văd.</translation>
        </message>
        <message>
            <source>Welcome, have a seat.</source>
            <translation>Bine ați venit, luați loc.</translation>
        </message>
        <message>
            <source>Hey, good company today.</source>
            <translation>Hei, bună companie astăzi.</translation>
        </message>
        <message>
            <source>Hello to the new face!</source>
            <translation>Salutare, chip nou la masă!</translation>
        </message>
        <message>
            <source>Good luck to everyone.</source>
            <translation>Mult noroc tuturor.</translation>
        </message>
        <message>
            <source>Good luck, ladies and gentlemen.</source>
            <translation>Mult noroc, doamnelor și domnilor.</translation>
        </message>
        <message>
            <source>The table is open, good luck.</source>
            <translation>Masa este deschisă, mult noroc.</translation>
        </message>
        <message>
            <source>Luck to all of you.</source>
            <translation>Noroc tuturor celor de la masă.</translation>
        </message>
        <message>
            <source>Good luck, everyone!</source>
            <translation>Baftă tuturor!</translation>
        </message>
        <message>
            <source>Fingers crossed for all of us.</source>
            <translation>Țin pumnii pentru toată lumea.</translation>
        </message>
        <message>
            <source>All the best, neighbours.</source>
            <translation>Numai bine, vecini de masă.</translation>
        </message>
        <message>
            <source>Good luck around the table!</source>
            <translation>Multă baftă la toată masa!</translation>
        </message>
        <message>
            <source>Here we go, good luck!</source>
            <translation>Începem, multă baftă!</translation>
        </message>
        <message>
            <source>May it be a nice round.</source>
            <translation>Să fie o rundă frumoasă.</translation>
        </message>
        <message>
            <source>Lovely light in this room.</source>
            <translation>Frumoasă lumină în sala asta.</translation>
        </message>
        <message>
            <source>This felt is a joy to look at.</source>
            <translation>Postavul acesta e o plăcere de privit.</translation>
        </message>
        <message>
            <source>I could use a coffee.</source>
            <translation>Mi-ar prinde bine o cafea.</translation>
        </message>
        <message>
            <source>A quiet table, I like it.</source>
            <translation>O masă liniștită, îmi place.</translation>
        </message>
        <message>
            <source>The tea here is excellent.</source>
            <translation>Ceaiul de aici este excelent.</translation>
        </message>
        <message>
            <source>It was raining when I came in.</source>
            <translation>Ploua când am intrat.</translation>
        </message>
        <message>
            <source>Somebody has a nice laugh here.</source>
            <translation>Cineva de aici râde tare frumos.</translation>
        </message>
        <message>
            <source>Time flies at this table.</source>
            <translation>Timpul zboară la masa asta.</translation>
        </message>
        <message>
            <source>I only came to keep company.</source>
            <translation>Am venit doar pentru companie.</translation>
        </message>
        <message>
            <source>My grandmother taught me cards.</source>
            <translation>Bunica m-a învățat să joc cărți.</translation>
        </message>
        <message>
            <source>I like the sound of the chips.</source>
            <translation>Îmi place cum sună jetoanele.</translation>
        </message>
        <message>
            <source>Such good manners here today.</source>
            <translation>Ce lume politicoasă astăzi.</translation>
        </message>
        <message>
            <source>I had the best soup for lunch.</source>
            <translation>Am mâncat la prânz o ciorbă grozavă.</translation>
        </message>
        <message>
            <source>The music is well chosen.</source>
            <translation>Muzica este bine aleasă.</translation>
        </message>
        <message>
            <source>I should call my sister later.</source>
            <translation>Trebuie s-o sun mai târziu pe sora mea.</translation>
        </message>
        <message>
            <source>I never win at chess.</source>
            <translation>La șah nu câștig niciodată.</translation>
        </message>
        <message>
            <source>These chairs are comfortable.</source>
            <translation>Scaunele astea sunt comode.</translation>
        </message>
        <message>
            <source>A long walk home will be nice.</source>
            <translation>Ce bine o să fie la plimbare spre casă.</translation>
        </message>
        <message>
            <source>I have a cat named Tie.</source>
            <translation>Am o pisică pe nume Egalitate.</translation>
        </message>
        <message>
            <source>I sleep late on Sundays.</source>
            <translation>Duminica dorm până târziu.</translation>
        </message>
        <message>
            <source>I am reading a good book.</source>
            <translation>Citesc acum o carte bună.</translation>
        </message>
        <message>
            <source>Is it warm in here, or is it me?</source>
            <translation>E cald aici sau mi se pare mie?</translation>
        </message>
        <message>
            <source>Nothing beats good company.</source>
            <translation>Nimic nu întrece o companie plăcută.</translation>
        </message>
        <message>
            <source>A short break soon, I think.</source>
            <translation>Cred că iau curând o mică pauză.</translation>
        </message>
        <message>
            <source>A new shoe, freshly shuffled.</source>
            <translation>Un sabot nou, proaspăt amestecat.</translation>
        </message>
        <message>
            <source>Here begins a new shoe.</source>
            <translation>Începe un sabot nou.</translation>
        </message>
        <message>
            <source>Fresh cards in the shoe.</source>
            <translation>Cărți proaspete în sabot.</translation>
        </message>
        <message>
            <source>The shoe is new, all is sealed.</source>
            <translation>Sabotul este nou, totul este sigilat.</translation>
        </message>
        <message>
            <source>A new shoe, a clean page.</source>
            <translation>Sabot nou, pagină albă.</translation>
        </message>
        <message>
            <source>I like a fresh shoe.</source>
            <translation>Îmi place un sabot proaspăt.</translation>
        </message>
        <message>
            <source>Empty roads again.</source>
            <translation>Drumurile sunt iarăși goale.</translation>
        </message>
        <message>
            <source>Nicely shuffled!</source>
            <translation>Frumos amestecat!</translation>
        </message>
        <message>
            <source>No more bets, thank you.</source>
            <translation>Pariurile s-au închis, mulțumesc.</translation>
        </message>
        <message>
            <source>Thank you, the cards are coming.</source>
            <translation>Mulțumesc, urmează cărțile.</translation>
        </message>
        <message>
            <source>Bets are closed, thank you all.</source>
            <translation>Pariurile sunt închise, vă mulțumesc.</translation>
        </message>
        <message>
            <source>Hands off the felt, please.</source>
            <translation>Mâinile de pe postav, vă rog.</translation>
        </message>
        <message>
            <source>Thank you, I am dealing.</source>
            <translation>Mulțumesc, împart cărțile.</translation>
        </message>
        <message>
            <source>That is all, here come the cards.</source>
            <translation>Atât a fost, vin cărțile.</translation>
        </message>
        <message>
            <source>No more bets, the ball is rolling.</source>
            <translation>Pariurile s-au închis, bila se rotește.</translation>
        </message>
        <message>
            <source>Thank you, the wheel is turning.</source>
            <translation>Mulțumesc, roata se învârte.</translation>
        </message>
        <message>
            <source>Bets are closed, thank you.</source>
            <translation>Pariurile sunt închise, mulțumesc.</translation>
        </message>
        <message>
            <source>The ball is on its way.</source>
            <translation>Bila a pornit.</translation>
        </message>
        <message>
            <source>Thank you, eyes on the wheel.</source>
            <translation>Mulțumesc, ochii la roată.</translation>
        </message>
        <message>
            <source>That is all, the ball decides.</source>
            <translation>Atât a fost, bila hotărăște.</translation>
        </message>
        <message>
            <source>A natural, no third card.</source>
            <translation>Natural, fără a treia carte.</translation>
        </message>
        <message>
            <source>Two cards are enough: a natural.</source>
            <translation>Ajung două cărți: natural.</translation>
        </message>
        <message>
            <source>Natural, the hand ends here.</source>
            <translation>Natural, mâna se încheie aici.</translation>
        </message>
        <message>
            <source>A natural, just like that!</source>
            <translation>Natural, uite-așa!</translation>
        </message>
        <message>
            <source>Straight to the point.</source>
            <translation>Direct la țintă.</translation>
        </message>
        <message>
            <source>That was quick!</source>
            <translation>Ce repede a fost!</translation>
        </message>
        <message>
            <source>Two cards and done.</source>
            <translation>Două cărți și gata.</translation>
        </message>
        <message>
            <source>Neat, a natural.</source>
            <translation>Frumos, un natural.</translation>
        </message>
        <message>
            <source>Short and sweet.</source>
            <translation>Scurt și la obiect.</translation>
        </message>
        <message>
            <source>A tie: Player and Banker push.</source>
            <translation>Egalitate: Jucător și Bancher se returnează.</translation>
        </message>
        <message>
            <source>Equal hands, a tie.</source>
            <translation>Mâini egale, egalitate.</translation>
        </message>
        <message>
            <source>It is a tie.</source>
            <translation>Este egalitate.</translation>
        </message>
        <message>
            <source>A tie, how about that!</source>
            <translation>Egalitate, ce să vezi!</translation>
        </message>
        <message>
            <source>Nobody wins that one.</source>
            <translation>Pe asta n-o câștigă nimeni.</translation>
        </message>
        <message>
            <source>Even as a mirror.</source>
            <translation>Ca în oglindă.</translation>
        </message>
        <message>
            <source>Peace at the table.</source>
            <translation>Pace la masă.</translation>
        </message>
        <message>
            <source>Well, that was close.</source>
            <translation>Ei, a fost strâns.</translation>
        </message>
        <message>
            <source>The same again.</source>
            <translation>Din nou la fel.</translation>
        </message>
        <message>
            <source>Once more the same.</source>
            <translation>Încă o dată la fel.</translation>
        </message>
        <message>
            <source>Quite a run on the board.</source>
            <translation>Un șir frumos pe tablou.</translation>
        </message>
        <message>
            <source>What a row that makes!</source>
            <translation>Ce mai șir s-a făcut!</translation>
        </message>
        <message>
            <source>Again? Remarkable.</source>
            <translation>Iarăși? Remarcabil.</translation>
        </message>
        <message>
            <source>The same guest once more.</source>
            <translation>Același oaspete, încă o dată.</translation>
        </message>
        <message>
            <source>One for the photo album.</source>
            <translation>De pus în albumul de fotografii.</translation>
        </message>
        <message>
            <source>I stopped counting.</source>
            <translation>Eu nu mai număr.</translation>
        </message>
        <message>
            <source>Look at that column.</source>
            <translation>Priviți ce coloană.</translation>
        </message>
        <message>
            <source>Zero!</source>
            <translation>Zero!</translation>
        </message>
        <message>
            <source>The ball rests in zero.</source>
            <translation>Bila s-a oprit la zero.</translation>
        </message>
        <message>
            <source>Zero, there it is.</source>
            <translation>Zero, iată-l.</translation>
        </message>
        <message>
            <source>Green, what a surprise!</source>
            <translation>Verde, ce surpriză!</translation>
        </message>
        <message>
            <source>Well, hello zero.</source>
            <translation>Ei, bună, zero.</translation>
        </message>
        <message>
            <source>The odd one out.</source>
            <translation>Singurul fără pereche.</translation>
        </message>
        <message>
            <source>Zero does as it likes.</source>
            <translation>Zero face ce vrea.</translation>
        </message>
        <message>
            <source>Blackjack!</source>
            <translation>Blackjack!</translation>
        </message>
        <message>
            <source>A blackjack at the table.</source>
            <translation>Un blackjack la masă.</translation>
        </message>
        <message>
            <source>Ace and ten, beautiful!</source>
            <translation>As și zece, superb!</translation>
        </message>
        <message>
            <source>A blackjack, how elegant.</source>
            <translation>Un blackjack, ce elegant.</translation>
        </message>
        <message>
            <source>That is how it is done!</source>
            <translation>Așa da!</translation>
        </message>
        <message>
            <source>Pretty cards.</source>
            <translation>Ce cărți frumoase.</translation>
        </message>
        <message>
            <source>Congratulations!</source>
            <translation>Felicitări!</translation>
        </message>
        <message>
            <source>A fine win, congratulations.</source>
            <translation>Un câștig frumos, felicitări.</translation>
        </message>
        <message>
            <source>Well done, it is all yours.</source>
            <translation>Bravo, este al dumneavoastră.</translation>
        </message>
        <message>
            <source>My congratulations to the winner.</source>
            <translation>Felicitările mele.</translation>
        </message>
        <message>
            <source>Wow, congratulations!</source>
            <translation>Uau, felicitări!</translation>
        </message>
        <message>
            <source>What a hit, well done!</source>
            <translation>Ce lovitură, bravo!</translation>
        </message>
        <message>
            <source>That deserves applause.</source>
            <translation>Asta merită aplauze.</translation>
        </message>
        <message>
            <source>I am happy for you!</source>
            <translation>Mă bucur pentru dumneavoastră!</translation>
        </message>
        <message>
            <source>Now that was something.</source>
            <translation>Asta da, moment!</translation>
        </message>
        <message>
            <source>Beautiful, enjoy it!</source>
            <translation>Superb, să vă bucurați de el!</translation>
        </message>
        <message>
            <source>Goodbye, thank you for the visit.</source>
            <translation>La revedere, mulțumim de vizită.</translation>
        </message>
        <message>
            <source>Take care, goodbye.</source>
            <translation>Toate cele bune, la revedere.</translation>
        </message>
        <message>
            <source>It was a pleasure, goodbye.</source>
            <translation>A fost o plăcere, la revedere.</translation>
        </message>
        <message>
            <source>Have a good rest.</source>
            <translation>Odihnă plăcută.</translation>
        </message>
        <message>
            <source>Thank you and goodbye.</source>
            <translation>Mulțumesc și la revedere.</translation>
        </message>
        <message>
            <source>Hello to you too.</source>
            <translation>Bună și dumneavoastră.</translation>
        </message>
        <message>
            <source>Good to hear you, hello.</source>
            <translation>Mă bucur să vă aud, bună.</translation>
        </message>
        <message>
            <source>Hello, glad you said hi.</source>
            <translation>Salut, mulțumesc pentru salut.</translation>
        </message>
        <message>
            <source>Hi!</source>
            <translation>Salut!</translation>
        </message>
        <message>
            <source>Hello, hello!</source>
            <translation>Salutare, salutare!</translation>
        </message>
        <message>
            <source>Hey, nice to meet you.</source>
            <translation>Hei, îmi pare bine.</translation>
        </message>
        <message>
            <source>Hello from this side too.</source>
            <translation>Salut și din partea asta.</translation>
        </message>
        <message>
            <source>Hi, how nice of you.</source>
            <translation>Bună, ce drăguț din partea dumneavoastră.</translation>
        </message>
        <message>
            <source>Greetings!</source>
            <translation>Salutări!</translation>
        </message>
        <message>
            <source>With pleasure.</source>
            <translation>Cu plăcere.</translation>
        </message>
        <message>
            <source>You are very welcome.</source>
            <translation>Cu cea mai mare plăcere.</translation>
        </message>
        <message>
            <source>Thank you, too.</source>
            <translation>Și eu vă mulțumesc.</translation>
        </message>
        <message>
            <source>Any time!</source>
            <translation>Oricând!</translation>
        </message>
        <message>
            <source>No trouble at all.</source>
            <translation>Pentru nimic.</translation>
        </message>
        <message>
            <source>My pleasure.</source>
            <translation>Plăcerea mea.</translation>
        </message>
        <message>
            <source>You are welcome!</source>
            <translation>Cu drag!</translation>
        </message>
        <message>
            <source>Very well, thank you for asking.</source>
            <translation>Foarte bine, mulțumesc de întrebare.</translation>
        </message>
        <message>
            <source>All is well, thank you.</source>
            <translation>Totul e bine, mulțumesc.</translation>
        </message>
        <message>
            <source>Fine, thanks, and you?</source>
            <translation>Bine, mulțumesc, dumneavoastră?</translation>
        </message>
        <message>
            <source>Cannot complain, thank you.</source>
            <translation>Nu mă plâng, mulțumesc.</translation>
        </message>
        <message>
            <source>Very well today.</source>
            <translation>Foarte bine astăzi.</translation>
        </message>
        <message>
            <source>Good, a little sleepy.</source>
            <translation>Bine, doar că mi-e somn.</translation>
        </message>
        <message>
            <source>Better with such company.</source>
            <translation>Mai bine, în așa companie.</translation>
        </message>
        <message>
            <source>Happy to be here.</source>
            <translation>Îmi place că sunt aici.</translation>
        </message>
        <message>
            <source>Thank you, and to you.</source>
            <translation>Mulțumesc, asemenea.</translation>
        </message>
        <message>
            <source>That is kind, likewise.</source>
            <translation>Ce frumos din partea dumneavoastră, la fel.</translation>
        </message>
        <message>
            <source>Thanks, likewise!</source>
            <translation>Mersi, asemenea!</translation>
        </message>
        <message>
            <source>The same to you.</source>
            <translation>La fel și dumneavoastră.</translation>
        </message>
        <message>
            <source>Luck to all of us!</source>
            <translation>Noroc la toată lumea!</translation>
        </message>
        <message>
            <source>How kind, thank you.</source>
            <translation>Ce drăguț, mulțumesc.</translation>
        </message>
        <message>
            <source>Thank you, on behalf of all.</source>
            <translation>Vă mulțumesc, în numele tuturor.</translation>
        </message>
        <message>
            <source>You are too kind.</source>
            <translation>Prea multă amabilitate.</translation>
        </message>
        <message>
            <source>Thank you!</source>
            <translation>Mulțumesc!</translation>
        </message>
        <message>
            <source>Well said.</source>
            <translation>Bine zis.</translation>
        </message>
        <message>
            <source>I second that.</source>
            <translation>Mă alătur și eu.</translation>
        </message>
        <message>
            <source>I am %1, I deal at this table.</source>
            <translation>Sunt %1, distribui la această masă.</translation>
        </message>
        <message>
            <source>I am part of the house: a program.</source>
            <translation>Fac parte din casă: un program.</translation>
        </message>
        <message>
            <source>A house player, here for company.</source>
            <translation>Jucător al casei, țin companie.</translation>
        </message>
        <message>
            <source>I come with the house, I only chat.</source>
            <translation>Sunt de-al casei, doar stau la vorbă.</translation>
        </message>
        <message>
            <source>Not a real person, a house player.</source>
            <translation>Nu sunt om, sunt jucător al casei.</translation>
        </message>
        <message>
            <source>I may not advise, I only deal.</source>
            <translation>Nu am voie să dau sfaturi, doar distribui.</translation>
        </message>
        <message>
            <source>Nobody knows, not even the house.</source>
            <translation>Nu știe nimeni, nici măcar casa.</translation>
        </message>
        <message>
            <source>That is yours alone to decide.</source>
            <translation>Numai dumneavoastră hotărâți asta.</translation>
        </message>
        <message>
            <source>No hand remembers the last one.</source>
            <translation>Nicio mână nu ține minte alta.</translation>
        </message>
        <message>
            <source>Goodbye, until another time.</source>
            <translation>La revedere, pe altă dată.</translation>
        </message>
        <message>
            <source>All the best to you.</source>
            <translation>Toate cele bune.</translation>
        </message>
        <message>
            <source>Bye, take care!</source>
            <translation>Pa, aveți grijă de dumneavoastră!</translation>
        </message>
        <message>
            <source>See you!</source>
            <translation>Ne vedem!</translation>
        </message>
        <message>
            <source>Goodbye!</source>
            <translation>La revedere!</translation>
        </message>
        <message>
            <source>It was nice talking to you.</source>
            <translation>Mi-a plăcut să vorbim.</translation>
        </message>
        <message>
            <source>Please keep the chat friendly.</source>
            <translation>Vă rog să păstrați un limbaj decent.</translation>
        </message>
        <message>
            <source>The chat is closed for this session.</source>
            <translation>Chatul este închis pentru această sesiune.</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Crupier</translation>
        </message>
        <message>
            <source>Pit boss</source>
            <translation>Șef de sală</translation>
        </message>
        <message>
            <source>Me</source>
            <translation>Eu</translation>
        </message>
        <message>
            <source>%1 (house player)</source>
            <translation>%1 (jucător al casei)</translation>
        </message>
        <message>
            <source>%1 (dealer)</source>
            <translation>%1 (crupier)</translation>
        </message>
    </context>
    <context>
        <name>ChatBox</name>
        <message>
            <source>The chat is closed</source>
            <translation>Chatul este închis</translation>
        </message>
        <message>
            <source>Write to the table…</source>
            <translation>Scrieți mesei…</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
        <message>
            <source>Message to the table</source>
            <translation>Mesaj pentru masă</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Trimiteți</translation>
        </message>
    </context>
    <context>
        <name>Copied</name>
        <message>
            <source>Copy</source>
            <translation>Copiați</translation>
        </message>
        <message>
            <source>Copy: %1</source>
            <translation>Copiați: %1</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiat</translation>
        </message>
    </context>
    <context>
        <name>Counted</name>
        <message numerus="yes">
            <source>%n deck(s)</source>
            <translation>
                <numerusform>un pachet</numerusform>
                <numerusform>%n pachete</numerusform>
                <numerusform>%n de pachete</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Covered</name>
        <message numerus="yes">
            <source>covers %n number(s)</source>
            <translation>
                <numerusform>acoperă %n număr</numerusform>
                <numerusform>acoperă %n numere</numerusform>
                <numerusform>acoperă %n de numere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>up to %n hand(s)</source>
            <translation>
                <numerusform>cel mult %n mână</numerusform>
                <numerusform>cel mult %n mâini</numerusform>
                <numerusform>cel mult %n de mâini</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <translation>
                <numerusform>%n loc</numerusform>
                <numerusform>%n locuri</numerusform>
                <numerusform>%n de locuri</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pocket(s)</source>
            <translation>
                <numerusform>%n căsuță</numerusform>
                <numerusform>%n căsuțe</numerusform>
                <numerusform>%n de căsuțe</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FairnessPanel</name>
        <message>
            <source>Fairness</source>
            <translation>Corectitudine</translation>
        </message>
        <message>
            <source>This shoe</source>
            <translation>Sabotul de acum</translation>
        </message>
        <message>
            <source>This round</source>
            <translation>Runda de acum</translation>
        </message>
        <message>
            <source>The next shoe</source>
            <translation>Sabotul următor</translation>
        </message>
        <message>
            <source>The next round</source>
            <translation>Runda următoare</translation>
        </message>
        <message>
            <source>What this proves</source>
            <translation>Ce dovedește aceasta</translation>
        </message>
        <message>
            <source>Your own seed: any text; it mixes into the next shuffle</source>
            <translation>Sămânța dumneavoastră: orice text; intră în următoarea amestecare</translation>
        </message>
        <message>
            <source>up to %1 characters</source>
            <translation>până la %1 de caractere</translation>
        </message>
        <message>
            <source>Your client seed for the next shuffle</source>
            <translation>Sămânța dumneavoastră pentru următoarea amestecare</translation>
        </message>
        <message>
            <source>Every step to check a round by hand is written in docs/FAIRNESS.md.</source>
            <translation>Toți pașii pentru verificarea unei runde sunt descriși în docs/FAIRNESS.md.</translation>
        </message>
        <message>
            <source>The casino chooses a secret number before you bet and shows its commitment, a fingerprint, here.</source>
            <translation>Înainte să pariați, cazinoul alege un număr secret și arată aici angajamentul, adică amprenta acestuia.</translation>
        </message>
        <message>
            <source>The secret and your own seed together decide every card; the bets are no part of it.</source>
            <translation>Secretul și sămânța dumneavoastră decid împreună fiecare carte; pariurile nu au niciun rol.</translation>
        </message>
        <message>
            <source>When it is over, the secret is revealed, and anyone can see that it has this fingerprint.</source>
            <translation>La sfârșit secretul este dezvăluit și oricine poate vedea că are această amprentă.</translation>
        </message>
        <message>
            <source>So the order of the cards cannot have been changed after the bets were placed.</source>
            <translation>Așadar ordinea cărților nu a putut fi schimbată după plasarea pariurilor.</translation>
        </message>
        <message>
            <source>It does not prove that you will win: the house keeps its edge, as Limits and payouts shows.</source>
            <translation>Nu dovedește că veți câștiga: casa își păstrează avantajul, după cum arată Limite și câștiguri.</translation>
        </message>
        <message>
            <source>Code</source>
            <translation>Cod</translation>
        </message>
        <message>
            <source>Commitment (SHA-256 of the secret)</source>
            <translation>Angajament (SHA-256 al secretului)</translation>
        </message>
        <message>
            <source>Client seed</source>
            <translation>Sămânța dumneavoastră</translation>
        </message>
        <message>
            <source>Commitment</source>
            <translation>Angajament</translation>
        </message>
        <message>
            <source>In use</source>
            <translation>În uz</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Folosiți</translation>
        </message>
        <message>
            <source>Use this seed for the next shuffle (Enter); possible while bets are open</source>
            <translation>Folosiți această sămânță la următoarea amestecare (Enter); posibil cât timp se pariază</translation>
        </message>
    </context>
    <context>
        <name>Faults</name>
        <message>
            <source>Nothing was debited. The disk is full: free some space and try again.</source>
            <translation>Nu s-a debitat nimic. Discul este plin: eliberați spațiu și încercați din nou.</translation>
        </message>
        <message>
            <source>Nothing was debited. The disk does not answer: look after the drive that holds %1.</source>
            <translation>Nu s-a debitat nimic. Discul nu răspunde: verificați unitatea pe care se află %1.</translation>
        </message>
        <message>
            <source>Nothing was debited. The casino's folder cannot be written to: %1</source>
            <translation>Nu s-a debitat nimic. În dosarul cazinoului nu se poate scrie: %1</translation>
        </message>
        <message>
            <source>Nothing was debited. The casino's file cannot be opened: %1</source>
            <translation>Nu s-a debitat nimic. Fișierul cazinoului nu poate fi deschis: %1</translation>
        </message>
        <message>
            <source>Nothing was debited. Another program holds the casino's file; close it and try again.</source>
            <translation>Nu s-a debitat nimic. Alt program ține deschis fișierul cazinoului; închideți-l și încercați din nou.</translation>
        </message>
        <message>
            <source>Casino Desktop is already open.</source>
            <translation>Casino Desktop este deja deschis.</translation>
        </message>
        <message>
            <source>The casino's file is damaged. It was left as it is: %1. Restore a backup, or start anew.</source>
            <translation>Fișierul cazinoului este deteriorat. A fost lăsat neatins: %1. Restaurați o copie de siguranță sau începeți din nou.</translation>
        </message>
        <message>
            <source>Your money is safe in a file of a newer version of Casino Desktop. Please open it with that one.</source>
            <translation>Banii dumneavoastră sunt în siguranță într-un fișier al unei versiuni mai noi de Casino Desktop. Deschideți-l cu aceea.</translation>
        </message>
        <message>
            <source>This is not a file of Casino Desktop: %1</source>
            <translation>Acesta nu este un fișier Casino Desktop: %1</translation>
        </message>
    </context>
    <context>
        <name>FavouriteCard</name>
        <message>
            <source>Place %1: %2 at risk</source>
            <translation>Plasați %1: %2 în joc</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Redenumiți</translation>
        </message>
        <message>
            <source>Give %1 another name</source>
            <translation>Dați alt nume pariului %1</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Ștergeți</translation>
        </message>
        <message>
            <source>Forget %1</source>
            <translation>Ștergeți pariul %1</translation>
        </message>
        <message>
            <source>Keep name</source>
            <translation>Păstrați</translation>
        </message>
        <message>
            <source>Keep the new name (Enter)</source>
            <translation>Păstrați noul nume (Enter)</translation>
        </message>
        <message>
            <source>New name</source>
            <translation>Nume nou</translation>
        </message>
        <message>
            <source>The new name of %1</source>
            <translation>Noul nume al pariului %1</translation>
        </message>
        <message>
            <source>Delete “%1”?</source>
            <translation>Ștergeți „%1”?</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Păstrați-l</translation>
        </message>
        <message>
            <source>The bet stays</source>
            <translation>Pariul rămâne</translation>
        </message>
    </context>
    <context>
        <name>Felt</name>
        <message>
            <source>up to %1</source>
            <translation>până la %1</translation>
        </message>
        <message>
            <source>returns %1</source>
            <translation>returnează %1</translation>
        </message>
        <message>
            <source>%1, shuffled for every hand</source>
            <translation>%1, amestecate la fiecare mână</translation>
        </message>
        <message>
            <source>%1 in the shoe</source>
            <translation>%1 în sabot</translation>
        </message>
    </context>
    <context>
        <name>Foot</name>
        <message>
            <source>Round %1</source>
            <translation>Runda %1</translation>
        </message>
        <message>
            <source>Code copied</source>
            <translation>Codul a fost copiat</translation>
        </message>
    </context>
    <context>
        <name>HeroCard</name>
        <message>
            <source>Continue at %1</source>
            <translation>Continuați la %1</translation>
        </message>
        <message>
            <source>Sit down at %1</source>
            <translation>Luați loc la %1</translation>
        </message>
    </context>
    <context>
        <name>Lobby</name>
        <message>
            <source>Lobby</source>
            <translation>Lobby</translation>
        </message>
        <message>
            <source>Good morning.</source>
            <translation>Bună dimineața.</translation>
        </message>
        <message>
            <source>Good afternoon.</source>
            <translation>Bună ziua.</translation>
        </message>
        <message>
            <source>Good evening.</source>
            <translation>Bună seara.</translation>
        </message>
        <message numerus="yes">
            <source>%n table(s) to choose from.</source>
            <translation>
                <numerusform>O masă vă așteaptă.</numerusform>
                <numerusform>%n mese vă așteaptă.</numerusform>
                <numerusform>%n de mese vă așteaptă.</numerusform>
            </translation>
        </message>
        <message>
            <source>Balance  ·  play money</source>
            <translation>Sold  ·  bani de joc</translation>
        </message>
        <message>
            <source>Play money only: it cannot be bought, and it is worth nothing outside this app.</source>
            <translation>Doar bani de joc: nu se pot cumpăra și nu au nicio valoare în afara aplicației.</translation>
        </message>
        <message>
            <source>No hand dealt here yet</source>
            <translation>Nicio mână jucată încă</translation>
        </message>
    </context>
    <context>
        <name>MyBetsPanel</name>
        <message>
            <source>My bets</source>
            <translation>Pariurile mele</translation>
        </message>
        <message>
            <source>Name of the bet</source>
            <translation>Numele pariului</translation>
        </message>
        <message>
            <source>A name for what lies on the felt</source>
            <translation>Un nume pentru ce se află pe masă</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvați</translation>
        </message>
        <message>
            <source>Keep what lies on the felt under this name (Enter)</source>
            <translation>Păstrați sub acest nume ce se află pe masă (Enter)</translation>
        </message>
        <message>
            <source>At %1, %2</source>
            <translation>La %1, %2</translation>
        </message>
        <message>
            <source>Bets that you save will be listed here. One click places all their chips at once.</source>
            <translation>Aici vor apărea pariurile pe care le salvați. Un clic plasează deodată toate jetoanele.</translation>
        </message>
        <message>
            <source>On the felt: %1</source>
            <translation>Pe masă: %1</translation>
        </message>
        <message>
            <source>Place chips first, then keep them here under a name.</source>
            <translation>Plasați întâi jetoane, apoi păstrați-le aici sub un nume.</translation>
        </message>
        <message>
            <source>A bet of this name exists; saving replaces it.</source>
            <translation>Există deja un pariu cu acest nume; salvarea îl înlocuiește.</translation>
        </message>
        <message>
            <source>Nothing is bet by saving.</source>
            <translation>Prin salvare nu se pariază nimic.</translation>
        </message>
    </context>
    <context>
        <name>Notices</name>
        <message>
            <source>%1 went back to you: the chips were not confirmed with Bet.</source>
            <translation>%1 s-au întors la dumneavoastră: jetoanele nu au fost confirmate cu Pariere.</translation>
        </message>
        <message>
            <source>%1 went back to you: it was less than the least bet.</source>
            <translation>%1 s-au întors la dumneavoastră: suma era sub pariul minim.</translation>
        </message>
        <message>
            <source>%1 went back to you: the balance does not reach.</source>
            <translation>%1 s-au întors la dumneavoastră: soldul nu ajunge.</translation>
        </message>
        <message>
            <source>%1 went back to you: Super 6 needs Player, Banker or Tie beside it.</source>
            <translation>%1 s-au întors la dumneavoastră: Super 6 cere lângă el Jucător, Bancher sau Egalitate.</translation>
        </message>
        <message>
            <source>Bet was not recorded, nothing was debited.</source>
            <translation>Pariul nu a fost înregistrat, nu s-a debitat nimic.</translation>
        </message>
        <message>
            <source>Welcome back. Round %2 was finished and paid: %1 came back to you.</source>
            <translation>Bine ați revenit. Runda %2 a fost încheiată și plătită: ați primit %1.</translation>
        </message>
        <message>
            <source>Welcome back. Round %2 waits for you: %1 is in play.</source>
            <translation>Bine ați revenit. Runda %2 vă așteaptă: %1 sunt în joc.</translation>
        </message>
        <message>
            <source>%1 went back to you: round %2 was cancelled.</source>
            <translation>%1 s-au întors la dumneavoastră: runda %2 a fost anulată.</translation>
        </message>
        <message>
            <source>No answer in time: the hand stands.</source>
            <translation>Fără răspuns la timp: mâna rămâne.</translation>
        </message>
        <message>
            <source>Please keep the chat polite. That line was not shown.</source>
            <translation>Vă rugăm să păstrați chatul politicos. Mesajul nu a fost afișat.</translation>
        </message>
        <message>
            <source>The chat is closed for this session.</source>
            <translation>Chatul este închis pentru această sesiune.</translation>
        </message>
        <message>
            <source>A new shoe is on the table.</source>
            <translation>La masă este un sabot nou.</translation>
        </message>
        <message>
            <source>Session timed out</source>
            <translation>Sesiunea a expirat</translation>
        </message>
    </context>
    <context>
        <name>OptionsPanel</name>
        <message>
            <source>Options</source>
            <translation>Opțiuni</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Ecran complet</translation>
        </message>
        <message>
            <source>Fill the screen (F11); Esc leaves it</source>
            <translation>Umpleți ecranul (F11); Esc revine</translation>
        </message>
        <message>
            <source>Show roads</source>
            <translation>Afișarea drumurilor</translation>
        </message>
        <message>
            <source>Roads and statistics beside the felt</source>
            <translation>Drumurile și statisticile lângă masă</translation>
        </message>
        <message>
            <source>Volume</source>
            <translation>Volum</translation>
        </message>
        <message>
            <source>How loud; left and right change it</source>
            <translation>Cât de tare; se schimbă cu stânga și dreapta</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Limbă</translation>
        </message>
        <message>
            <source>The language of the casino; left and right change it</source>
            <translation>Limba cazinoului; se schimbă cu stânga și dreapta</translation>
        </message>
        <message>
            <source>Paytable</source>
            <translation>Tabel de plăți</translation>
        </message>
        <message>
            <source>Limits and payouts (F4)</source>
            <translation>Limite și câștiguri (F4)</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reguli</translation>
        </message>
        <message>
            <source>The rules of this table (F2)</source>
            <translation>Regulile acestei mese (F2)</translation>
        </message>
        <message>
            <source>Clear Big Road &amp;&amp; Statistics</source>
            <translation>Ștergeți Marele drum &amp;&amp; Statistici</translation>
        </message>
        <message>
            <source>Start Big Road and Statistics of this table anew</source>
            <translation>Începeți din nou Marele drum și Statisticile acestei mese</translation>
        </message>
        <message>
            <source>The history of your rounds is not touched.</source>
            <translation>Istoricul rundelor dumneavoastră nu este atins.</translation>
        </message>
        <message>
            <source>Are you sure?</source>
            <translation>Sigur doriți să ștergeți?</translation>
        </message>
        <message>
            <source>Yes, clear</source>
            <translation>Da, ștergeți</translation>
        </message>
        <message>
            <source>Clear Big Road and Statistics of this table</source>
            <translation>Ștergeți Marele drum și Statisticile acestei mese</translation>
        </message>
        <message>
            <source>No, cancel</source>
            <translation>Nu, renunțați</translation>
        </message>
        <message>
            <source>Leave everything as it is</source>
            <translation>Lăsați totul cum este</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sunet</translation>
        </message>
        <message>
            <source>Cards and pace</source>
            <translation>Cărți și ritm</translation>
        </message>
        <message>
            <source>Screen</source>
            <translation>Ecran</translation>
        </message>
        <message>
            <source>Big Road and Statistics</source>
            <translation>Marele drum și Statistici</translation>
        </message>
        <message>
            <source>Sound on</source>
            <translation>Sunet pornit</translation>
        </message>
        <message>
            <source>Sound on or off (F9)</source>
            <translation>Sunet pornit sau oprit (F9)</translation>
        </message>
        <message>
            <source>Turbo</source>
            <translation>Turbo</translation>
        </message>
        <message>
            <source>Everything moves faster</source>
            <translation>Totul se mișcă mai repede</translation>
        </message>
        <message>
            <source>Card collection</source>
            <translation>Strângerea cărților</translation>
        </message>
        <message>
            <source>Show how the cards are taken away</source>
            <translation>Arată cum sunt strânse cărțile</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Mișcare redusă</translation>
        </message>
        <message>
            <source>Things appear instead of moving</source>
            <translation>Lucrurile apar fără să se miște</translation>
        </message>
        <message>
            <source>Four-colour deck</source>
            <translation>Pachet în patru culori</translation>
        </message>
        <message>
            <source>Spades black, hearts red, diamonds blue, clubs green</source>
            <translation>Inimă neagră negru, inimă roșie roșu, romb albastru, treflă verde</translation>
        </message>
    </context>
    <context>
        <name>PayoutRow</name>
        <message>
            <source>RTP published</source>
            <translation>RTP publicat</translation>
        </message>
        <message>
            <source>computed</source>
            <translation>calculat</translation>
        </message>
        <message>
            <source>Published: as the table's source prints it. Computed: by us, from these rules.</source>
            <translation>Publicat: cum îl arată sursa mesei. Calculat: de noi, după aceste reguli.</translation>
        </message>
        <message>
            <source>up to half the stake</source>
            <translation>până la jumătate din miză</translation>
        </message>
    </context>
    <context>
        <name>Payouts</name>
        <message>
            <source>stake returned</source>
            <translation>miză returnată</translation>
        </message>
        <message>
            <source>wins by %1</source>
            <translation>câștigă cu %1 în plus</translation>
        </message>
        <message>
            <source>wins with a natural</source>
            <translation>câștigă cu natural</translation>
        </message>
        <message>
            <source>Banker wins with %1</source>
            <translation>Bancherul câștigă cu %1</translation>
        </message>
        <message>
            <source>Player is higher</source>
            <translation>Jucătorul are mai mult</translation>
        </message>
        <message>
            <source>Banker is higher</source>
            <translation>Bancherul are mai mult</translation>
        </message>
        <message>
            <source>both have the same natural</source>
            <translation>ambele mâini au același natural</translation>
        </message>
        <message>
            <source>equal totals</source>
            <translation>totaluri egale</translation>
        </message>
        <message>
            <source>one hand opens with two equal cards, suit too</source>
            <translation>o mână începe cu două cărți identice</translation>
        </message>
        <message>
            <source>both hands open with two equal cards, suit too</source>
            <translation>ambele mâini încep cu două cărți identice</translation>
        </message>
        <message>
            <source>at least one hand opens with a pair</source>
            <translation>cel puțin o mână începe cu o pereche</translation>
        </message>
        <message>
            <source>Player's first two cards are of one rank</source>
            <translation>primele două cărți ale Jucătorului au același rang</translation>
        </message>
        <message>
            <source>Banker's first two cards are of one rank</source>
            <translation>primele două cărți ale Bancherului au același rang</translation>
        </message>
        <message>
            <source>blackjack: ace and ten-value as the first two</source>
            <translation>blackjack: as și carte de valoare zece din start</translation>
        </message>
        <message>
            <source>higher than the dealer, or the dealer busts</source>
            <translation>mai mult decât crupierul, sau crupierul depășește</translation>
        </message>
        <message>
            <source>the dealer has blackjack</source>
            <translation>crupierul are blackjack</translation>
        </message>
        <message>
            <source>Hand</source>
            <translation>Mână</translation>
        </message>
        <message>
            <source>Insurance</source>
            <translation>Asigurare</translation>
        </message>
    </context>
    <context>
        <name>PayoutsPanel</name>
        <message>
            <source>Limits and payouts</source>
            <translation>Limite și câștiguri</translation>
        </message>
        <message>
            <source>%1, %2: least and most for each spot, and profit for one unit staked.</source>
            <translation>%1, %2: minimul și maximul fiecărui pariu și câștigul net pentru o unitate mizată.</translation>
        </message>
        <message>
            <source>RTP is what a bet returns on average over a very long time. Published figures are those of the table's source; the computed ones are ours, counted over every possible deal.</source>
            <translation>RTP este ce returnează în medie un pariu, pe termen foarte lung. Cifrele publicate sunt ale sursei mesei; cele calculate sunt ale noastre, numărate peste toate distribuirile posibile.</translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Lobby</source>
            <translation>Lobby</translation>
        </message>
        <message>
            <source>Back to the lobby</source>
            <translation>Înapoi în lobby</translation>
        </message>
        <message>
            <source>Roads</source>
            <translation>Drumuri</translation>
        </message>
        <message>
            <source>Show or hide roads and statistics (G)</source>
            <translation>Drumurile și statisticile, afișate sau ascunse (G)</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sunet</translation>
        </message>
        <message>
            <source>Sound on or off (F9)</source>
            <translation>Sunet pornit sau oprit (F9)</translation>
        </message>
        <message>
            <source>Expand</source>
            <translation>Extinde</translation>
        </message>
        <message>
            <source>Full screen (F11)</source>
            <translation>Ecran complet (F11)</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Istoric</translation>
        </message>
        <message>
            <source>Every round you played (F3)</source>
            <translation>Toate rundele jucate (F3)</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reguli</translation>
        </message>
        <message>
            <source>The rules of this table (F2)</source>
            <translation>Regulile acestei mese (F2)</translation>
        </message>
        <message>
            <source>Payouts</source>
            <translation>Plăți</translation>
        </message>
        <message>
            <source>Limits and payouts (F4)</source>
            <translation>Limite și câștiguri (F4)</translation>
        </message>
        <message>
            <source>Cashier</source>
            <translation>Casierie</translation>
        </message>
        <message>
            <source>Deposit and withdraw play money (F6)</source>
            <translation>Depuneri și retrageri de bani de joc (F6)</translation>
        </message>
        <message>
            <source>Fairness</source>
            <translation>Sigiliu</translation>
        </message>
        <message>
            <source>Seeds and commitments of this table</source>
            <translation>Semințele și angajamentele acestei mese</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Setări</translation>
        </message>
        <message>
            <source>Settings (F10)</source>
            <translation>Setări (F10)</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>The most on this spot is %1</source>
            <translation>Maximul pe acest loc este %1</translation>
        </message>
        <message>
            <source>The least on this spot is %1</source>
            <translation>Minimul pe acest loc este %1</translation>
        </message>
        <message>
            <source>Not enough balance</source>
            <translation>Sold insuficient</translation>
        </message>
        <message>
            <source>Bet arrived too late</source>
            <translation>Pariul a ajuns prea târziu</translation>
        </message>
        <message>
            <source>Super 6 needs Player, Banker or Tie beside it</source>
            <translation>Super 6 cere lângă el Jucător, Bancher sau Egalitate</translation>
        </message>
        <message>
            <source>Place a bet first</source>
            <translation>Plasați mai întâi un pariu</translation>
        </message>
        <message>
            <source>There is no chip here</source>
            <translation>Aici nu este niciun jeton</translation>
        </message>
        <message>
            <source>There is nothing to take back</source>
            <translation>Nu este nimic de luat înapoi</translation>
        </message>
        <message>
            <source>There is nothing to put back</source>
            <translation>Nu este nimic de pus la loc</translation>
        </message>
        <message>
            <source>There is no earlier bet yet</source>
            <translation>Nu există încă un pariu anterior</translation>
        </message>
        <message>
            <source>Clear the felt first</source>
            <translation>Goliți mai întâi masa</translation>
        </message>
        <message>
            <source>There is no bet of that name</source>
            <translation>Nu există un pariu cu acest nume</translation>
        </message>
        <message>
            <source>Bet was not recorded, nothing was debited</source>
            <translation>Pariul nu a fost înregistrat, nu s-a debitat nimic</translation>
        </message>
        <message>
            <source>This session has ended; enter again from the lobby</source>
            <translation>Sesiunea s-a încheiat; intrați din nou din lobby</translation>
        </message>
        <message>
            <source>The chat is closed for this session</source>
            <translation>Chatul este închis pentru această sesiune</translation>
        </message>
        <message>
            <source>Not possible now</source>
            <translation>Nu este posibil acum</translation>
        </message>
    </context>
    <context>
        <name>RoadsPanel</name>
        <message>
            <source>A record of past hands. It says nothing about the next one.</source>
            <translation>O evidență a mâinilor trecute. Nu spune nimic despre următoarea.</translation>
        </message>
        <message>
            <source>Bead plate</source>
            <translation>Drumul perlelor</translation>
        </message>
        <message>
            <source>Derived roads</source>
            <translation>Drumuri derivate</translation>
        </message>
        <message>
            <source>If Player</source>
            <translation>Dacă Jucător</translation>
        </message>
        <message>
            <source>If Banker</source>
            <translation>Dacă Bancher</translation>
        </message>
    </context>
    <context>
        <name>RouletteBets</name>
        <message>
            <source>Straight</source>
            <translation>Direct</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Împărțit</translation>
        </message>
        <message>
            <source>Street</source>
            <translation>Stradă</translation>
        </message>
        <message>
            <source>Corner</source>
            <translation>Colț</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Linie</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Coloană</translation>
        </message>
        <message>
            <source>Dozen</source>
            <translation>Duzină</translation>
        </message>
        <message>
            <source>Red/Black, Even/Odd, 1–18/19–36</source>
            <translation>Roșu/Negru, Par/Impar, 1–18/19–36</translation>
        </message>
    </context>
    <context>
        <name>SaidLine</name>
        <message>
            <source>Report %1</source>
            <translation>Raportați pe %1</translation>
        </message>
    </context>
    <context>
        <name>SlidePanel</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Închideți (Esc)</translation>
        </message>
    </context>
    <context>
        <name>StatisticsPanel</name>
        <message>
            <source>Statistics</source>
            <translation>Statistici</translation>
        </message>
        <message>
            <source>A natural tie counts as a tie and as a natural of both sides, so the rows may exceed 100 %.</source>
            <translation>O egalitate naturală se numără ca egalitate și ca natural pentru ambele părți, deci rândurile pot depăși 100 %.</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jucător</translation>
        </message>
        <message>
            <source>Player natural</source>
            <translation>Jucător natural</translation>
        </message>
        <message>
            <source>Banker</source>
            <translation>Bancher</translation>
        </message>
        <message>
            <source>Banker natural</source>
            <translation>Bancher natural</translation>
        </message>
        <message>
            <source>Tie</source>
            <translation>Egalitate</translation>
        </message>
        <message>
            <source>Player pair</source>
            <translation>Pereche jucător</translation>
        </message>
        <message>
            <source>Banker pair</source>
            <translation>Pereche bancher</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Grafic</translation>
        </message>
        <message numerus="yes">
            <source>last %n hand(s)</source>
            <translation>
                <numerusform>ultima mână</numerusform>
                <numerusform>ultimele %n mâini</numerusform>
                <numerusform>ultimele %n de mâini</numerusform>
            </translation>
        </message>
        <message>
            <source>hands</source>
            <translation>mâini</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Sit down at %1</source>
            <translation>Luați loc la %1</translation>
        </message>
        <message>
            <source>RTP up to %1</source>
            <translation>RTP până la %1</translation>
        </message>
        <message>
            <source>A round waits for you</source>
            <translation>O rundă vă așteaptă</translation>
        </message>
        <message>
            <source>By the clock</source>
            <translation>Cu ceas</translation>
        </message>
        <message>
            <source>At your own pace</source>
            <translation>În ritmul dumneavoastră</translation>
        </message>
    </context>
    <context>
        <name>TableScreen</name>
        <message numerus="yes">
            <source>The table opens again in %n second(s)</source>
            <translation>
                <numerusform>Masa se redeschide într-o secundă</numerusform>
                <numerusform>Masa se redeschide în %n secunde</numerusform>
                <numerusform>Masa se redeschide în %n de secunde</numerusform>
            </translation>
        </message>
        <message>
            <source>the last session ended without a goodbye</source>
            <translation>sesiunea trecută s-a încheiat pe neașteptate</translation>
        </message>
    </context>
    <context>
        <name>Tables</name>
        <message>
            <source>ULive Roulette</source>
            <translation>Ruletă ULive</translation>
        </message>
        <message>
            <source>ULive Blackjack</source>
            <translation>ULive Blackjack</translation>
        </message>
        <message>
            <source>ULive Baccarat</source>
            <translation>ULive Baccarat</translation>
        </message>
        <message>
            <source>Baccarat</source>
            <translation>Baccarat</translation>
        </message>
        <message>
            <source>No Commission Baccarat</source>
            <translation>Baccarat fără comision</translation>
        </message>
        <message>
            <source>Big Win Baccarat</source>
            <translation>Big Win Baccarat</translation>
        </message>
        <message>
            <source>American Blackjack</source>
            <translation>Blackjack american</translation>
        </message>
    </context>
    <context>
        <name>Tiers</name>
        <message>
            <source>Low</source>
            <translation>Mic</translation>
        </message>
        <message>
            <source>Classic</source>
            <translation>Clasic</translation>
        </message>
        <message>
            <source>High</source>
            <translation>Mare</translation>
        </message>
    </context>
    <context>
        <name>TimedFoot</name>
        <message>
            <source>Undo</source>
            <translation>Anulați ultimul</translation>
        </message>
        <message>
            <source>Take back the last placement (Ctrl+Z); hold: clear all (C)</source>
            <translation>Luați înapoi ultima plasare (Ctrl+Z); țineți apăsat: ștergeți tot (C)</translation>
        </message>
        <message>
            <source>Last bet</source>
            <translation>Ultimul pariu</translation>
        </message>
        <message>
            <source>Place the last bet again (R)</source>
            <translation>Plasați din nou ultimul pariu (R)</translation>
        </message>
        <message>
            <source>Rebet</source>
            <translation>Repariere</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Dublați</translation>
        </message>
        <message>
            <source>Double all that lies on the felt (T)</source>
            <translation>Dublați tot ce este pe masă (T)</translation>
        </message>
        <message>
            <source>My bets</source>
            <translation>Pariurile mele</translation>
        </message>
        <message>
            <source>Bets kept under a name (M)</source>
            <translation>Pariuri păstrate sub un nume (M)</translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Grafic</translation>
        </message>
        <message>
            <source>The outcomes as a ring (G)</source>
            <translation>Rezultatele, în grafic (G)</translation>
        </message>
        <message>
            <source>Bet</source>
            <translation>Pariere</translation>
        </message>
        <message>
            <source>Confirm the bet (Space)</source>
            <translation>Confirmați pariul (Spațiu)</translation>
        </message>
        <message>
            <source>confirms your chips</source>
            <translation>confirmă jetoanele</translation>
        </message>
        <message>
            <source>Deal now</source>
            <translation>Distribuiți acum</translation>
        </message>
        <message>
            <source>Close the clock early (Space)</source>
            <translation>Opriți ceasul mai devreme (Spațiu)</translation>
        </message>
        <message>
            <source>without waiting</source>
            <translation>fără a mai aștepta</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Sold</translation>
        </message>
        <message>
            <source>Current bet</source>
            <translation>Pariul curent</translation>
        </message>
    </context>
    <context>
        <name>TitleBar</name>
        <message>
            <source>Place your bets</source>
            <translation>Plasați pariurile</translation>
        </message>
        <message>
            <source>bets close when the ring is empty</source>
            <translation>pariurile se închid când se golește cercul</translation>
        </message>
        <message>
            <source>The table waits for you</source>
            <translation>Masa vă așteaptă</translation>
        </message>
        <message>
            <source>no clock: the cards come when you press Deal</source>
            <translation>fără ceas: cărțile vin când apăsați Carte</translation>
        </message>
        <message>
            <source>Bets are closed</source>
            <translation>Pariurile sunt închise</translation>
        </message>
        <message>
            <source>the cards are dealt</source>
            <translation>se împart cărțile</translation>
        </message>
        <message>
            <source>bets are being paid</source>
            <translation>se plătesc pariurile</translation>
        </message>
    </context>
</TS>

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

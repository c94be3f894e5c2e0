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
            <translation>Corectitudine</translation>
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

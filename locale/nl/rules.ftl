### Het regelboek: één bericht per onderwerp. `.title` telt hoogstens 16 tekens, want die staat ook op een knop.
### `.words` is wat mensen kunnen typen om het onderwerp te vinden, met komma's ertussen; accenten en hoofdletters tellen niet.

rules-place = Spelregels van { -tutto } · { $page } van { $pages }

topic-glance =
    Zes dobbelstenen, een stapel kaarten en een beetje lef.

    Draai een kaart open, gooi, en leg iets apart wat scoort. Kies dan: stoppen en de punten noteren, of doorgaan met de rest en alles op het spel zetten. Zit er niets in je worp, dan is het een nulworp en ben je alles uit je beurt kwijt.

    Liggen alle zes de dobbelstenen apart, dan heb je **{ -tutto }**. De kaart keert uit, en je mag door met een nieuwe kaart en weer zes dobbelstenen.

    Zodra iemand 6.000 punten heeft, wordt de ronde uitgespeeld. Wie dan de meeste punten heeft, wint.
    .title = In het kort
    .words = in het kort, overzicht, samenvatting, spelregels, regels, uitleg, hulp, begin, hoe werkt het

topic-setup =
    In het spel zitten 6 dobbelstenen en 56 kaarten:
    • 25 keer { -card-bonus }, vijf van 200, 300, 400, 500 en 600
    • 10 keer { -card-stop }
    • 5 keer { -card-x2 }
    • 5 keer { -card-fireworks }
    • 5 keer { -card-plus-minus }
    • 5 keer { -card-straight }
    • 1 keer { -card-clover }

    Aan een echte tafel heb je ook pen en papier nodig. Wie meestal het meeste geluk heeft, houdt de score bij en begint; een ander schudt de kaarten en legt ze gedekt in het midden.

    Hier schudt de bot de kaarten en houdt de stand bij; wie de tafel opende, begint. Je speelt met twee tot tien mensen; in je eentje kun je oefenen.
    .title = Voorbereiding
    .words = voorbereiding, inhoud, materiaal, kaarten, stapel, hoeveel kaarten, spelers, wie begint, beginnen, oefenen

topic-course =
    Je beurt begint met de bovenste kaart. Tenzij die iets anders zegt, gooi je met alle zes de dobbelstenen.

    Na iedere worp leg je minstens één ding apart wat scoort: een losse 1 of 5, of een drieling, drie dezelfde. Wat en hoeveel, dat kies je zelf.

    Een drieling komt uit één worp. Wat al apart ligt, vormt nooit samen met nieuwe dobbelstenen een drieling.

    Daarna noteer je, of je gooit de rest. Is je beurt voorbij, dan is je linkerbuur aan zet.
    .title = Je beurt
    .words = beurt, spelverloop, verloop, worp, gooien, apart leggen, kaart draaien, volgende speler

topic-scoring =
    Losse dobbelstenen:
    • 1 → **100**
    • 5 → **50**

    Drielingen, in één worp:
    • 1 1 1 → **1.000**
    • 2 2 2 → **200**
    • 3 3 3 → **300**
    • 4 4 4 → **400**
    • 5 5 5 → **500**
    • 6 6 6 → **600**

    Elke dobbelsteen telt één keer. Een vierde 1 of 5 telt als losse dobbelsteen; een vierde 2, 3, 4 of 6 levert niets op.
    .title = Puntentelling
    .words = puntentelling, punten, score, telling, waarde, dobbelstenen, los, drieling, enen, vijven

topic-null =
    Geen 1, geen 5, geen drieling? Dan is het een **nulworp**.

    Je beurt is voorbij en levert niets op, en de dobbelstenen gaan naar links. Wat je in eerdere beurten hebt genoteerd, blijft van jou.

    Bij { -card-fireworks } is het andersom: ook daar eindigt de beurt met een nulworp, maar je houdt de punten.

    Bij de { -card-straight } is een worp zonder nieuw getal een nulworp.
    .title = Nulworp
    .words = nulworp, nul, niets, kwijt, verloren, mis

topic-valid =
    Kun je iets apart leggen, dan is het een geldige worp. Daarna kies je:
    • **Noteren**: alle punten uit de beurt zijn voor jou, en je beurt is voorbij.
    • **Gooien** met de dobbelstenen die over zijn. Komt er nu of later een nulworp, dan vervallen alle punten uit de beurt.

    Vier kaarten laten je die keuze een tijdje niet: { -card-fireworks }, { -card-plus-minus }, { -card-straight } en { -card-clover }.
    .title = Geldige worp
    .words = geldige worp, geldig, noteren, stoppen, opschrijven, doorgaan, verder, risico, op het spel

topic-tutto =
    Liggen alle zes de dobbelstenen apart, na één worp of na meer, dan heb je **{ -tutto }**. Wat de kaart belooft, gebeurt meteen.

    Daarna noteer je de beurt, of je draait een nieuwe kaart open en gaat met alle zes door. Wat je al had opgebouwd, gaat mee: een { -card-stop }-kaart of een nulworp kost je dan alles.

    { -card-fireworks } en { -card-clover } zijn de uitzondering: daar ga je door zonder nieuwe kaart.
    .title = { -tutto }
    .words = tutto, alle zes, zes dobbelstenen, vol, nieuwe kaart

topic-bonus =
    Maak { -tutto } en het getal op de kaart, van 200 tot 600, komt bij je dobbelpunten.

    Eerder noteren mag, maar dan tellen alleen de dobbelstenen.

    Er zijn er 25, vijf van elk getal.
    .title = { -card-bonus }
    .words = bonus, bonuskaart, bonuskaarten, 200, 300, 400, 500, 600, extra punten

topic-x2 =
    Maak { -tutto } en alle dobbelpunten uit deze beurt worden verdubbeld, ook die van eerdere kaarten in dezelfde beurt en de 2.000 van een { -card-straight }.

    Bonussen worden niet verdubbeld, en de 1.000 van { -card-plus-minus } ook niet. Een tweede { -card-x2 } verdubbelt nog eens wat de eerste al verdubbeld had.

    Noteer je vóór { -tutto }, dan tellen de dobbelstenen gewoon één keer.
    .title = { -card-x2 }
    .words = ×2, x2, 2x, keer twee, maal twee, dubbel, verdubbelen, tweemaal

topic-stop =
    Je beurt is meteen voorbij.

    Is het je eerste kaart, dan ben je alleen je beurt kwijt. Draaide je hem na { -tutto }, dan gaat alles wat op het spel stond mee.

    Er zitten er tien in de stapel.
    .title = { -card-stop }
    .words = stop, stopkaart, stop-kaart, einde beurt, overslaan

topic-fireworks =
    Je gooit en je gooit, tot er een nulworp komt. Na iedere worp gaat elke losse dobbelsteen en elke drieling die scoort apart; dat doet de bot voor je.

    Na { -tutto } ga je met alle zes door, zonder nieuwe kaart.

    Pas een nulworp beëindigt de beurt, en deze ene keer kost hij niets: alle punten uit de beurt zijn voor jou, ook die van eerdere kaarten.
    .title = Vuurwerk
    .words = vuurwerk, vuurpijl, knallen

topic-plus-minus =
    Je moet { -tutto } maken en mag niet eerder noteren. De dobbelstenen zelf leveren hier niets op.

    Lukt het, dan krijg je precies 1.000 punten en verliest de koploper er 1.000. Delen meer spelers de kop, dan verliezen ze elk 1.000. Sta je zelf voor, dan gaat er van jou niets af.

    Wie koploper is, zie je aan de genoteerde punten. Het verlies blijft staan, ook als je beurt daarna nog misgaat, en niemand komt onder 0. Daarna noteer je, of je gaat door.

    Een nulworp levert niets op, en wat je van eerdere kaarten meebracht, ben je ook kwijt.
    .title = { -card-plus-minus }
    .words = plus/min, plus min, plusmin, +/-, ±, koploper, min 1000

topic-straight =
    Vergeet losse dobbelstenen en drielingen: nu verzamel je de zes getallen 1 tot en met 6, elk één keer.

    Leg na iedere worp minstens één getal apart dat je nog niet hebt; meer tegelijk mag ook. Een worp zonder nieuw getal is een nulworp.

    Je mag niet noteren voordat de straat compleet is, ook niet wat je van eerdere kaarten meebracht.

    Compleet levert hij 2.000 punten op en telt hij als { -tutto }: noteren, of doorgaan.
    .title = { -card-straight }
    .words = straat, reeks, op een rij, 1-6, 123456, 2000

topic-clover =
    Hiervan is er maar één. Maak in dezelfde beurt tweemaal achter elkaar { -tutto } op deze kaart: na de eerste keer gooi je weer met alle zes, zonder nieuwe kaart. Je mag niet noteren, en de dobbelstenen leveren niets op.

    Lukt het twee keer, dan is het spel meteen uit. Je wint, wat de stand ook is.

    Een nulworp levert niets op, en alles wat je meebracht ben je kwijt. Een { -tutto } op een eerdere kaart telt niet mee.
    .title = { -card-clover }
    .words = klavertje-4, klavertje vier, klavertje, klaver, klaverblad, geluk, direct winnen

topic-end =
    Zodra iemand minstens 6.000 punten heeft, wordt de ronde afgemaakt, zodat iedereen evenveel beurten heeft gehad. Dan wint wie de meeste punten heeft; bij een gelijke stand bovenaan deel je de winst.

    Trekt een { -card-plus-minus } iedereen weer onder de 6.000, dan blijft het toch de laatste ronde.

    Met { -card-clover } is het eerder afgelopen: meteen, en gewonnen door wie het lukt.
    .title = Einde
    .words = einde, einde van het spel, eind, winnen, winnaar, 6000, doel, laatste ronde, gelijkspel

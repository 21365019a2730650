### Het regelboek van Fill or Bust, de uitgave met 54 kaarten, waar die van TUTTO verschilt; en de pagina over huisregels.
### `fob-…` komt in de plaats van het onderwerp met dezelfde naam; zie rules.ftl voor `.title` en `.words`.

rules-place-fob = Spelregels van Fill or Bust · { $page } van { $pages }

fob-glance =
    Zes dobbelstenen, een stapel kaarten en een wedloop naar 6.000 punten.

    Draai een kaart open, gooi, en leg iets apart wat scoort. Kies dan: stoppen en de punten noteren, of doorgaan met de rest en alles op het spel zetten. Zit er niets in je worp, dan is het een nulworp en ben je alles uit je beurt kwijt.

    Liggen alle zes de dobbelstenen apart, dan heb je **{ -tutto }**. Je mag noteren, of door met een nieuwe kaart en weer zes dobbelstenen.

    Zodra iemand 6.000 punten haalt, is het spel afgelopen.

    Welk spel heb jij? Kijk in de doos. Zitten { -card-must-bust } en { -card-vengeance } tussen 54 kaarten: dit. Zitten { -card-clover } en { -card-fireworks } tussen 56: dat is { -tutto }, en ook dat speel je met `/tutto start`.

fob-setup =
    In het spel zitten 6 dobbelstenen en 54 kaarten:
    • 30 keer { -card-bonus }: 12 van 300, 10 van 400, 8 van 500
    • 8 keer { -card-no-dice }
    • 6 keer { -card-fill-1000 }
    • 4 keer { -card-must-bust }
    • 2 keer { -card-double-trouble }
    • 4 keer { -card-vengeance }

    De kaarten worden geschud en liggen gedekt in het midden. Iedereen gooit één dobbelsteen: de hoogste begint, wie gelijk gooit doet het over. Daarna gaat het met de klok mee.

    Hier schudt de bot de kaarten en houdt de stand bij. Je speelt met twee tot tien mensen; in je eentje kun je oefenen. Een ander doel mag, en een tijdslimiet ook.

fob-scoring =
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

    Alle zes, in één worp:
    • 1 2 3 4 5 6 → **1.500**, en meteen { -tutto }

    Elke dobbelsteen telt één keer, en dobbelstenen uit verschillende worpen horen nooit bij elkaar.

fob-null =
    Geen 1, geen 5, geen drieling en geen straat? Dan is het een **nulworp**.

    Je beurt is voorbij en levert niets op, en de dobbelstenen gaan naar de volgende. Wat je in eerdere beurten hebt genoteerd, blijft van jou.

    Bij { -card-must-bust } is het andersom: ook daar eindigt de beurt met een nulworp, maar je houdt de punten.

fob-valid =
    Kun je iets apart leggen, dan is het een geldige worp. Daarna kies je:
    • **Noteren**: alle punten uit de beurt zijn voor jou, en je beurt is voorbij.
    • **Gooien** met de dobbelstenen die over zijn. Komt er nu of later een nulworp, dan vervallen alle punten uit de beurt.

    Drie kaarten laten je die keuze een tijdje niet: { -card-fill-1000 }, { -card-must-bust } en { -card-double-trouble }.

fob-tutto =
    Liggen alle zes de dobbelstenen apart, na één worp of na meer, dan heb je **{ -tutto }**: de ‘fill’ uit de naam van het spel. Wat de kaart belooft, gebeurt meteen.

    Daarna noteer je de beurt, of je draait een nieuwe kaart open en gaat met alle zes door. Wat je al had opgebouwd, gaat mee: { -card-no-dice } of een nulworp kost je dan alles.

    { -card-must-bust } en de eerste helft van { -card-double-trouble } zijn de uitzondering: daar ga je door zonder nieuwe kaart.

fob-bonus =
    Maak { -tutto } en het getal op de kaart, 300, 400 of 500, komt bij je dobbelpunten.

    Eerder noteren mag, maar dan tellen alleen de dobbelstenen.

    Er zijn er 30: 12 van 300, 10 van 400 en 8 van 500.

fob-end =
    Het spel is uit zodra iemand 6.000 punten of meer heeft genoteerd: die wint, en niemand krijgt nog een beurt.

    Het doel mag een ander zijn, en er kan een tijdslimiet op: is de tijd om, dan winnen de meeste punten.

topic-no-dice =
    Je beurt is meteen voorbij, nog voor je gooit.

    Is het je eerste kaart, dan ben je alleen je beurt kwijt. Draaide je hem na { -tutto }, dan gaat alles wat op het spel stond mee.

    Er zitten er acht in de stapel.
    .title = Geen stenen
    .words = geen dobbelstenen, geen stenen, niet gooien, ND

topic-fill-1000 =
    Je moet { -tutto } maken en mag niet eerder noteren.

    Lukt het, dan levert de kaart precies 1.000 punten op, in plaats van wat de dobbelstenen waard zijn. Daarna noteer je, of je gaat door.

    Een nulworp levert niets op, en wat op het spel stond ben je kwijt.

    Er zitten er zes in de stapel.
    .title = { -card-fill-1000 }
    .words = vol 1000, vol maken, F1000, 1000

topic-must-bust =
    Je gooit en je gooit, tot er een nulworp komt. Na iedere worp gaat alles apart wat scoort; dat doet de bot voor je.

    Na { -tutto } ga je met alle zes door, zonder nieuwe kaart.

    Pas een nulworp beëindigt de beurt, en deze ene keer kost hij niets: alle punten uit de beurt zijn voor jou, ook die van eerdere kaarten.

    Er zitten er vier in de stapel.
    .title = { -card-must-bust }
    .words = tot de nulworp, must bust, MB, moeten missen

topic-double-trouble =
    Je moet op deze kaart tweemaal achter elkaar { -tutto } maken: na de eerste keer gooi je weer met alle zes, zonder nieuwe kaart. Tussendoor mag je niet noteren.

    De dobbelstenen tellen gewoon. Na de tweede keer { -tutto } noteer je, of je gaat door met alles op het spel.

    Komt er eerder een nulworp, dan ben je alle punten uit de beurt kwijt.

    Er zitten er twee in de stapel.
    .title = { -card-double-trouble }
    .words = dubbel tutto, double trouble, DT, twee keer tutto

topic-vengeance =
    Maak { -tutto } en wie de meeste punten heeft, verliest er 2.500. Delen meer spelers de kop, dan verliezen ze elk 2.500, jij ook als je erbij hoort. Het verlies blijft staan, en niemand komt onder 0.

    Noteer je eerder, dan tellen alleen je dobbelstenen.

    Sta je alleen voor, dan leg je de kaart weg en draai je een andere.

    Er zitten er vier in de stapel.
    .title = { -card-vengeance }
    .words = wraak, wraak 2500, V2500, 2500, vergelding

topic-house =
    Een tafel speelt zoals het op het regelblad staat, tenzij de host vóór het spel iets anders kiest: **Instellingen** in de lobby verandert regel voor regel, of neemt in één keer iets kant-en-klaars. In de lobby ziet iedereen wat er anders is.

    Met `/tutto-admin preset` legt een server zijn eigen mengsels vast.

    De knoppen leiden naar alles wat er te kiezen valt.
    .title = Huisregels
    .words = huisregels, huisregel, varianten, variant, opties, instellingen, kant-en-klaar, preset

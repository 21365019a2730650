### Woorden die elk bestand deelt: de naam van het spel en de kaarten.

-tutto = TUTTO
-card-bonus = Bonus
-card-x2 = ×2
-card-stop = Stop
-card-fireworks = Vuurwerk
-card-plus-minus = Plus/Min
-card-straight = Straat
-card-clover = Klavertje-4
-card-no-dice = Geen dobbelstenen
-card-fill-1000 = Vol 1000
-card-must-bust = Tot de nulworp
-card-double-trouble = Dubbel Tutto
-card-vengeance = Wraak 2500

## Kaarten, met het teken uit het spelverslag. `.rule` staat op het bord onder de kaart: één regel, hoogstens 120 tekens.

card-B200 = { -card-bonus } 200
    .rule = Maak { -tutto } en er komt 200 bij. Noteer je eerder, dan tellen alleen de dobbelstenen.
card-B300 = { -card-bonus } 300
    .rule = Maak { -tutto } en er komt 300 bij. Noteer je eerder, dan tellen alleen de dobbelstenen.
card-B400 = { -card-bonus } 400
    .rule = Maak { -tutto } en er komt 400 bij. Noteer je eerder, dan tellen alleen de dobbelstenen.
card-B500 = { -card-bonus } 500
    .rule = Maak { -tutto } en er komt 500 bij. Noteer je eerder, dan tellen alleen de dobbelstenen.
card-B600 = { -card-bonus } 600
    .rule = Maak { -tutto } en er komt 600 bij. Noteer je eerder, dan tellen alleen de dobbelstenen.
card-X2 = { -card-x2 }
    .rule = { -tutto } verdubbelt alle dobbelpunten van deze beurt; bonussen worden niet verdubbeld.
card-STOP = { -card-stop }
    .rule = De beurt is meteen voorbij en alles wat op het spel staat, ben je kwijt.
card-FW = { -card-fireworks }
    .rule = Alles wat scoort gaat apart, tot een nulworp. Die beëindigt de beurt, en je houdt alle punten.
card-PM = { -card-plus-minus }
    .rule = Niet noteren vóór { -tutto }. Dan: precies 1.000 voor jou, en 1.000 eraf voor elke andere koploper.
card-ST = { -card-straight }
    .rule = Verzamel 1 tot en met 6, elke worp minstens één nieuw getal. Compleet: 2.000 punten, en dat is { -tutto }.
card-CL = { -card-clover }
    .rule = Tweemaal { -tutto } achter elkaar, zonder te noteren. Lukt het, dan win je, wat de stand ook is.
card-ND = { -card-no-dice }
    .rule = De beurt is meteen voorbij en alles wat op het spel staat, ben je kwijt.
card-F1000 = { -card-fill-1000 }
    .rule = Niet noteren vóór { -tutto }. Het levert 1.000 op in plaats van de dobbelpunten.
card-MB = { -card-must-bust }
    .rule = Alles wat scoort gaat apart, tot een nulworp. Die beëindigt de beurt, en je houdt alle punten.
card-DT = { -card-double-trouble }
    .rule = Tweemaal { -tutto } achter elkaar, niet noteren vóór de tweede. De dobbelstenen tellen gewoon.
card-V2500 = { -card-vengeance }
    .rule = { -tutto } kost elke koploper 2.500. Sta je alleen voor, dan krijg je een andere kaart.

### Verzegelde dobbelstenen: wat dat zijn, het zegel van het spel hier, en wat de controle ervan opleverde.

fair-title = 🎲 Dobbelstenen die niemand kan kiezen
fair-text =
    Als een tafel opengaat, bedenk ik een **geheim** en laat ik het **zegel** ervan zien: 64 tekens die bij dit geheim horen en bij geen ander. Vanaf dat moment kan ik het niet meer veranderen.

    Het geheim en de momenten waarop iedereen ging zitten en het spel begon, bepalen samen elke kaart en elke worp. Die momenten ken ik niet vooraf en wie speelt kent het geheim niet. Zo kan niemand de dobbelstenen kiezen, en wie speelt kan ze niet zien aankomen.

    Na afloop wordt het geheim getoond. Dan kan iedereen elke kaart en elke worp narekenen: hier met **{ fair-check }**, of zonder mij, met het bestand dat je van `/tutto export` krijgt.
fair-here = Het spel hier
fair-none = Hier is nog geen tafel geopend. `/tutto start` opent er een.
fair-seal = Zegel: `{ $seal }`
fair-secret = Geheim: `{ $secret }`
fair-secret-comes-later = Het geheim wordt getoond als het spel is afgelopen.
fair-check = Controleer

## Wat de controle opleverde

fair-agrees = ✅ Gecontroleerd: alles klopt
fair-compared =
    Het zegel hoort bij het geheim. Nagerekend: { $cards ->
        [one] { $cards } kaart,
       *[other] { $cards } kaarten,
    } { $rolls ->
        [one] { $rolls } worp
       *[other] { $rolls } worpen
    } en { $shuffles ->
        [one] { $shuffles } keer schudden
       *[other] { $shuffles } keer schudden
    }. Alles is zoals de tafel het zag.
fair-compared-roll-off = De worpen om de eerste beurt ook.
fair-differs = ❌ Gecontroleerd: niet de verzegelde dobbelstenen

## Hoe de dobbelstenen van een server zijn gevallen

fair-fallen = Zo zijn de dobbelstenen op deze server gevallen
fair-face = { $face }: **{ $times }**
fair-no-dice = Hier is nog geen spel afgelopen.
fair-counted = Dat is { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    } in afgelopen spellen; gelijk verdeeld kwam elk getal ongeveer { $each ->
        [one] { $each } keer
       *[other] { $each } keer
    } boven.
fair-too-few = Te weinig om er al iets van te zeggen.
fair-usual = Chi-kwadraat is { $chi }: van 100 zulke tellingen met eerlijke dobbelstenen zijn er { $percent } zo ongelijk als deze, of nog ongelijker. Dat is toeval.
fair-unusual = Chi-kwadraat is { $chi }: van 100 zulke tellingen met eerlijke dobbelstenen zijn er maar { $percent } zo ongelijk als deze, of nog ongelijker. Ongewoon, maar het komt voor.
fair-rare = Chi-kwadraat is { $chi }: van 100 zulke tellingen met eerlijke dobbelstenen is er niet één zo ongelijk als deze. Blijft dat zo, controleer dan een paar spellen.

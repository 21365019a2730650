### Het spelverslag: meegegeven als bestand, gelezen uit een bestand.

export-over = Hier is het hele spel, elke kaart en elke worp. `/tutto replay` leest het weer in, en met het zegel kan iedereen de dobbelstenen nagaan.
export-running = Hier is het spel tot nu toe, tot en met de beurt die bezig is. Het geheim van de dobbelstenen komt aan het eind.
export-nothing = Hier is nog geen spel gespeeld. `/tutto start` opent een tafel.
export-not-yours = Het verslag is voor wie aan die tafel zat.
replay-too-large = Dat bestand is me te groot: een verslag mag hier hooguit { $kilobytes } kB zijn.
replay-title = Wat het verslag zegt
replay-turns =
    { $turns ->
        [one] Eén beurt,
       *[other] { $turns } beurten,
    } ronde { $round }.
replay-finished = Het spel is afgelopen.
replay-unfinished = Het spel is nog niet afgelopen.
replay-at-risk = { $who } heeft { $points } op het spel staan.
replay-wrong = Er klopt iets niet in dit verslag
replay-place = Regel { $line }, kolom { $column }

## Wat er mis is met een verslag, naar de code van de spelmotor

record-unreadable = Dat is geen regel, label of teken van een verslag.
record-unknown-tag-value = Een label heeft een waarde die niet kan.
record-unknown-house-rule = Die huisregel is er niet, of niet met die waarde in deze editie.
record-not-your-turn = Een andere plaats is aan de beurt, of de vorige beurt is nog niet om.
record-no-such-card = Zo’n kaart ligt er niet in de stapel.
record-may-not-reveal = Hier mag geen kaart worden gedraaid.
record-must-reveal = Eerst moet er een kaart komen.
record-not-a-face = Dat getal staat op geen enkele dobbelsteen.
record-wrong-dice-count = Dat is niet het aantal dobbelstenen dat gegooid werd.
record-not-in-the-roll = Die dobbelstenen zijn niet gegooid.
record-does-not-score = Die dobbelstenen kloppen niet: elke dobbelsteen die je apart legt moet scoren.
record-not-a-null = In deze worp scoort wel iets, dus het is geen nulworp.
record-must-set-aside = Van deze worp moet iets apart gelegd worden.
record-must-set-aside-all = Van deze worp moet meer apart gelegd worden.
record-may-not-bank = Hier mag niet genoteerd worden.
record-below-minimum = Dat is minder dan er genoteerd mag worden.
record-may-not-pass = Er valt niets door te geven.
record-turn-is-over = De beurt is al om.
record-game-is-over = Het spel is al afgelopen.
record-figure-differs = De cijfers kloppen niet met wat er gespeeld is.
record-not-the-sealed-dice = Dat zijn niet de verzegelde dobbelstenen: het geheim geeft hier iets anders.

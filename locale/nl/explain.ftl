### Het antwoord op “?”, alleen voor wie het vraagt: de kaart, de punten, wat er nu kan en waarom de rest niet.

explain-title = Hoe zit het?
explain-your-turn = **Jij bent aan de beurt**, ronde { $round }.
explain-turn-of = **{ $who }** is aan de beurt, ronde { $round }.
explain-card = Kaart: { $card }
explain-no-card = Nog geen kaart
explain-no-card-rule = Elke beurt begint met de bovenste kaart. Draai hem open, dan wordt er gegooid.
explain-purses = Op het spel
explain-purse-rolled = Van de dobbelstenen: **{ $points }**
explain-purse-bonus = Van bonussen: **{ $points }**
explain-purse-carried = Daarvan meegebracht van eerdere kaarten: **{ $points }**
explain-purse-nothing = Nog niets.
explain-presses = Wat je nu kunt
explain-presses-of = Wat { $who } nu kan
explain-reveal = ✅ **Draai kaart**: draai de volgende kaart open en gooi met alle zes.
explain-reveal-risk = ✅ **Draai kaart**: draai de volgende kaart open met alles nog op het spel. Kans op { $card }: { $percent } %.
explain-roll = ✅ **Gooi**: leg apart wat gekozen is en gooi { $dice ->
        [one] de laatste dobbelsteen
       *[other] de andere { $dice }
    }. Kans op een nulworp: { $percent } %.
explain-roll-fireworks = ✅ **Gooi**: gooi door met { $dice ->
        [one] de laatste dobbelsteen
       *[other] { $dice } dobbelstenen
    }. Kans op een nulworp, die alles noteert: { $percent } %.
explain-bank = ✅ **Noteer**: { $points } gaat naar de score, en de beurt is voorbij.
explain-aside = ✅ **{ -tutto }!**: leg de laatste dobbelstenen apart.
explain-take = ✅ **Nemen** of **Laten gaan**: speel deze kaart, of krijg een andere.
explain-dice = ✅ **Dobbelstenen**: een druk kiest een dobbelsteen of laat hem weer los. Wat los scoort, mag apart of mag blijven liggen.
explain-dice-straight = ✅ **Dobbelstenen**: een druk kiest een dobbelsteen of laat hem weer los. Nog nodig: { $dice }.
explain-no-dice = ⛔ **Dobbelstenen**: nu valt er niets te kiezen.
explain-no-dice-forced = ⛔ **Dobbelstenen**: deze worp laat geen keus, hij is al voor je gekozen.
explain-no-dice-by-bot = ⛔ **Dobbelstenen**: op deze kaart gaat alles wat scoort vanzelf apart.
explain-no-roll = ⛔ **Gooi**: { $why }
explain-no-reveal = ⛔ **Draai kaart**: { $why }
explain-no-bank = ⛔ **Noteer**: { $why }
explain-dead-dice = Grijze dobbelstenen leveren in deze worp niets op. Een ✓ ligt al apart.

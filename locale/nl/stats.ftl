### `/tutto stats`: wat iemands uitgespeelde potjes op een server bij elkaar zijn.

stats-title = Cijfers op deze server
stats-games =
    { $games ->
        [one] { $games } potje
       *[other] { $games } potjes
    } · { $wins } keer gewonnen ({ $percent } %)
stats-turns =
    { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }, gemiddeld { $points } punten per beurt
stats-best = Beste beurt: { $points }
# $percent is het deel van alle beurten dat zo eindigde.
stats-nulls =
    { $nulls ->
        [one] { $nulls } nulworp
       *[other] { $nulls } nulworpen
    } ({ $percent } % van de beurten)
stats-tuttos =
    { $tuttos ->
        [one] { $tuttos } { -tutto }
       *[other] { $tuttos } { -tutto }’s
    }
stats-luck = Geluk
stats-skill = Spel
# Beide getallen hebben hun teken.
stats-sum = **{ $points }** punten, { $average } per beurt
stats-luck-good = Dobbelstenen en kaarten waren gul.
stats-luck-even = Dobbelstenen en kaarten gaven ongeveer wat te verwachten was.
stats-luck-bad = Dobbelstenen en kaarten staan nog in het krijt.
stats-skill-sharp = Er is bijna niets weggegeven.
stats-skill-sound = Goed gespeeld, met een beetje weggegeven.
stats-skill-open = Met de beste keuzes was er flink meer uit te halen.
stats-so-far = Nog aan het rekenen
stats-working =
    Geluk en spel zijn bekend van { $reckoned } van de { $games ->
        [one] { $games } potje
       *[other] { $games } potjes
    }. Vraag het straks nog eens, dan zijn het er meer.
stats-counts = Uitgespeelde potjes met minstens twee mensen tellen mee, net als op de ranglijst.
stats-empty =
    { $player } heeft hier nog geen potje uitgespeeld.

    Uitgespeelde potjes met minstens twee mensen tellen mee, en met `/tutto start` open je een tafel.

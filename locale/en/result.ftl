### A game that is over: who won, the standings, what was remarkable.

result-won = 🏆 { $who } wins with { $score }!
result-won-clover = 🍀 { $who } wins with the { -card-clover }!
result-won-alone = 🏆 { $who } is the last one at the table and wins.
result-shared = 🏆 { $who } share the win with { $score }!
result-shared-many = 🏆 { $count } players share the win with { $score }!
result-and = { $first } and { $second }
result-practice = 🎓 Practice done: { $score } points in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
result-practice-clover = 🍀 Practice done: the { -card-clover } in turn { $turns }!
result-nobody = The game is over.
result-given-up = 🏳️ Ended without a result
result-given-up-text = The game was ended in round { $round }. This is how it stood:
result-standings = Standings
result-left = left
result-biggest = Biggest turn
result-tuttos = { -tutto }s
result-nulls = Nulls
result-points-by = **{ $points }** by { $who }
result-points-by-cards = **{ $points }** by { $who } ({ $cards })
result-count = { $who } { $count }
result-none = none
result-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in all
result-seal = Seal: { $seal }
result-secret = Secret: { $secret }
result-rematch = Rematch

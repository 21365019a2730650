### Een spel dat afgelopen is: wie won, de stand, wat opviel.

result-won = 🏆 { $who } wint met { $score }!
result-won-clover = 🍀 { $who } wint met { -card-clover }!
result-won-alone = 🏆 { $who } blijft als enige over en wint.
result-shared = 🏆 { $who } delen de winst met { $score }!
result-shared-many = 🏆 { $count } spelers delen de winst met { $score }!
result-and = { $first } en { $second }
result-practice = 🎓 Klaar met oefenen: { $score } punten in { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }
result-practice-clover = 🍀 Klaar met oefenen: { -card-clover } in beurt { $turns }!
result-nobody = Het spel is afgelopen.
result-given-up = 🏳️ Beëindigd zonder uitslag
result-given-up-text = Het spel is in ronde { $round } beëindigd. Dit was de stand:
result-standings = Eindstand
result-left = vertrokken
result-biggest = Beste beurt
result-tuttos = { -tutto }
result-nulls = Nulworpen
result-points-by = **{ $points }** van { $who }
result-points-by-cards = **{ $points }** van { $who } ({ $cards })
result-count = { $who } { $count }
result-none = geen
result-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    } in totaal
result-seal = Zegel: { $seal }
result-secret = Geheim: { $secret }
result-rematch = Nog een keer

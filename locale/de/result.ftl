### Eine Partie, die vorbei ist: wer gewonnen hat, wie es ausging, was auffiel.

result-won = 🏆 { $who } gewinnt mit { $score }!
result-won-clover = 🍀 { $who } gewinnt mit dem { -card-clover }!
result-won-alone = 🏆 { $who } bleibt allein am Tisch zurück und gewinnt.
result-shared = 🏆 { $who } teilen sich mit je { $score } den Sieg!
result-shared-many = 🏆 { $count } Leute teilen sich mit je { $score } den Sieg!
result-and = { $first } und { $second }
result-practice = 🎓 Übung beendet: { $score } Punkte in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }
result-practice-clover = 🍀 Übung beendet: das { -card-clover } in Zug { $turns }!
result-nobody = Die Partie ist vorbei.
result-given-up = 🏳️ Ohne Ergebnis beendet
result-given-up-text = Die Partie wurde in Runde { $round } beendet. So stand es:
result-standings = Endstand
result-left = gegangen
result-biggest = Stärkster Zug
result-tuttos = { -tutto }s
result-nulls = Fehlwürfe
result-points-by = **{ $points }** von { $who }
result-points-by-cards = **{ $points }** von { $who } ({ $cards })
result-count = { $who } { $count }
result-none = Fehlanzeige
result-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } insgesamt
result-seal = Siegel: { $seal }
result-secret = Geheimnis: { $secret }
result-rematch = Revanche

### `/tutto stats`: was die beendeten Partien von jemandem auf einem Server ergeben.

stats-title = Zahlen auf diesem Server
stats-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } · { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } ({ $percent } %)
stats-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }, im Schnitt { $points } Punkte pro Zug
stats-best = Bester Zug: { $points }
# $percent ist der Anteil aller Züge, die so endeten.
stats-nulls =
    { $nulls ->
        [one] { $nulls } Fehlwurf
       *[other] { $nulls } Fehlwürfe
    } ({ $percent } % der Züge)
stats-tuttos =
    { $tuttos ->
        [one] { $tuttos } { -tutto }
       *[other] { $tuttos } { -tutto }s
    }
stats-luck = Glück
stats-skill = Können
# Beide Zahlen haben ihr Vorzeichen.
stats-sum = **{ $points }** Punkte, { $average } pro Zug
stats-luck-good = Würfel und Karten waren großzügig.
stats-luck-even = Würfel und Karten gaben ungefähr, was zu erwarten war.
stats-luck-bad = Würfel und Karten sind noch etwas schuldig.
stats-skill-sharp = Fast nichts wurde verschenkt.
stats-skill-sound = Gut gespielt, ein wenig wurde verschenkt.
stats-skill-open = Mit den besten Entscheidungen wäre deutlich mehr drin gewesen.
stats-so-far = Wird noch ausgerechnet
stats-working =
    Glück und Können sind bisher von { $reckoned } von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } bekannt. Frag später noch einmal, dann sind es mehr.
stats-counts = Es zählen beendete Partien mit mindestens zwei Leuten, wie in der Bestenliste.
stats-empty =
    { $player } hat hier noch keine Partie zu Ende gespielt.

    Es zählen beendete Partien mit mindestens zwei Leuten, und `/tutto start` eröffnet einen Tisch.

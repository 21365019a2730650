### Die Bestenliste eines Servers.

leaderboard-title = Bestenliste
# $place ist für die ersten drei eine Medaille und danach leaderboard-place.
leaderboard-line =
    { $place } **{ $player }** · { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } · { $points } Punkte
leaderboard-place = { $place }.
# Ein Name, von dem nichts zu sehen ist.
leaderboard-nameless = Jemand
leaderboard-counts = Es zählen beendete Partien mit mindestens zwei Leuten, auch geteilte Siege.
leaderboard-empty =
    Hier steht noch niemand, Platz eins ist also zu haben.

    `/tutto start` eröffnet einen Tisch. Sobald zwei oder mehr Leute eine Partie zu Ende gespielt haben, stehen sie hier.

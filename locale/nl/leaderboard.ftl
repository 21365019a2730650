### De ranglijst van een server.

leaderboard-title = Ranglijst
# $place is een medaille voor de eerste drie, en daarna leaderboard-place.
leaderboard-line =
    { $place } **{ $player }** · { $wins } keer gewonnen in { $games ->
        [one] { $games } potje
       *[other] { $games } potjes
    } · { $points } punten
leaderboard-place = { $place }.
# Een naam waarvan niets te zien is.
leaderboard-nameless = Iemand
leaderboard-counts = Uitgespeelde potjes met minstens twee mensen tellen mee, ook gedeelde winst.
leaderboard-empty =
    Er staat nog niemand op, dus de eerste plaats is voor het grijpen.

    Met `/tutto start` open je een tafel. Zodra twee of meer mensen een potje hebben uitgespeeld, staan ze hier.

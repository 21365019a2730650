### Le classement d’un serveur.

leaderboard-title = Classement
# $place est une médaille pour les trois premiers, et ensuite leaderboard-place.
leaderboard-line =
    { $place } **{ $player }** · { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $points } points
leaderboard-place = { $place }.
# Un nom dont on ne voit rien.
leaderboard-nameless = Quelqu’un
leaderboard-counts = Comptent les parties terminées à deux au moins, victoires partagées comprises.
leaderboard-empty =
    Il n’y a encore personne ici : la première place est à prendre.

    `/tutto start` ouvre une table. Dès qu’une partie à deux ou plus est terminée, on en trouve les noms ici.

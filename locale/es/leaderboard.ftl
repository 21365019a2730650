### La clasificación de un servidor.

leaderboard-title = Clasificación
# $place es una medalla para los tres primeros, y después leaderboard-place.
leaderboard-line =
    { $place } **{ $player }** · { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · { $points } puntos
leaderboard-place = { $place }.º
# Un nombre del que no se ve nada.
leaderboard-nameless = Alguien
leaderboard-counts = Cuentan las partidas terminadas entre dos personas o más, y también las victorias compartidas.
leaderboard-empty =
    Aquí no hay nadie todavía, así que el primer puesto está libre.

    Con `/tutto start` abres una mesa. En cuanto dos personas o más terminen una partida, aparecerán aquí.

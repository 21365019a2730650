### `/tutto stats`: lo que suman las partidas terminadas de una persona en un servidor.

stats-title = Cifras en este servidor
stats-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } · { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } ({ $percent } %)
stats-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, con { $points } puntos de media
stats-best = Mejor turno: { $points }
# $percent es la parte de todos los turnos que acabó así.
stats-nulls =
    { $nulls ->
        [one] { $nulls } tirada nula
       *[other] { $nulls } tiradas nulas
    } ({ $percent } % de los turnos)
stats-tuttos =
    { $tuttos ->
        [one] { $tuttos } { -tutto }
       *[other] { $tuttos } { -tutto }s
    }
stats-luck = Suerte
stats-skill = Juego
# Las dos cifras llevan su signo.
stats-sum = **{ $points }** puntos, { $average } por turno
stats-luck-good = Dados y cartas han sido generosos.
stats-luck-even = Dados y cartas han dado más o menos lo que cabía esperar.
stats-luck-bad = Dados y cartas deben algo todavía.
stats-skill-sharp = Apenas se ha regalado nada.
stats-skill-sound = Buen juego, con algún punto regalado.
stats-skill-open = Con las mejores decisiones habría salido bastante más.
stats-so-far = Todavía en cálculo
stats-working =
    La suerte y el juego se conocen de { $reckoned } de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }. Pregunta de nuevo dentro de un rato y serán más.
stats-counts = Cuentan las partidas terminadas entre dos personas o más, como en la clasificación.
stats-empty =
    { $player } no ha terminado todavía ninguna partida aquí.

    Cuentan las partidas terminadas entre dos personas o más, y con `/tutto start` abres una mesa.

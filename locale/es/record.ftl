### El acta de la partida: se entrega como archivo y se lee de uno.

export-over = Aquí va la partida entera, carta por carta y tirada por tirada. `/tutto replay` la vuelve a leer, y con su sello cualquiera puede comprobar los dados.
export-running = Aquí va la partida hasta ahora, incluido el turno en curso. El secreto de los dados llega al final.
export-nothing = Aquí todavía no se ha jugado ninguna partida. `/tutto start` abre una mesa.
export-not-yours = El acta es para quienes estaban en esa mesa.
replay-too-large = Ese archivo es demasiado grande: aquí un acta puede tener { $kilobytes } KB como mucho.
replay-title = Lo que dice el acta
replay-turns =
    { $turns ->
        [one] Un turno,
       *[other] { $turns } turnos,
    } ronda { $round }.
replay-finished = La partida ha terminado.
replay-unfinished = La partida aún no ha terminado.
replay-at-risk = { $who } tiene { $points } en juego.
replay-wrong = Algo no cuadra en esta acta
replay-place = Línea { $line }, columna { $column }

## Qué falla en un acta, según el código del motor

record-unreadable = Eso no es una línea, etiqueta ni signo de un acta.
record-unknown-tag-value = Una etiqueta tiene un valor que no puede tener.
record-unknown-house-rule = No existe esa regla de casa, o no con ese valor en esta edición.
record-not-your-turn = Le toca a otro sitio, o el turno anterior no ha terminado.
record-no-such-card = No queda ninguna carta así en el mazo.
record-may-not-reveal = Aquí no se puede revelar ninguna carta.
record-must-reveal = Primero va una carta.
record-not-a-face = Ningún dado tiene esa cara.
record-wrong-dice-count = No es el número de dados que se lanzaron.
record-not-in-the-roll = Esos dados no salieron.
record-does-not-score = Esos dados no cuadran: cada dado que apartas tiene que puntuar.
record-not-a-null = En esta tirada algo puntúa, así que no es nula.
record-must-set-aside = Hay que apartar algo de esta tirada.
record-must-set-aside-all = Hay que apartar más de esta tirada.
record-may-not-bank = Aquí no está permitido guardar.
record-below-minimum = Es menos de lo que se puede guardar.
record-may-not-pass = No hay nada que dejar pasar.
record-turn-is-over = El turno ya ha terminado.
record-game-is-over = La partida ya ha terminado.
record-figure-differs = Las cifras no coinciden con lo que se jugó.
record-not-the-sealed-dice = Esos no son los dados sellados: el secreto da aquí otra cosa.

### El reglamento: un mensaje por tema. `.title` tiene 16 caracteres como mucho, porque también va en un botón.
### `.words` es lo que se puede escribir para encontrar el tema, separado por comas; acentos y mayúsculas no cuentan.

rules-place = Reglas de { -tutto } · { $page } de { $pages }

topic-glance =
    Seis dados, un mazo de cartas y un poco de sangre fría.

    Revela una carta, lanza y aparta algo que puntúe. Entonces elige: guardar lo que te ha dado el turno, o lanzar los dados que quedan y ponerlo todo en juego. Una tirada en la que no hay nada es una tirada nula, y se lo lleva todo.

    Si apartas los seis dados, has hecho **{ -tutto }**. La carta da su premio, y puedes seguir con una carta nueva y otra vez seis dados.

    En cuanto alguien tiene 6.000 puntos, la ronda se juega hasta el final. Gana quien más puntos tenga.
    .title = De un vistazo
    .words = de un vistazo, vistazo, resumen, reglas, cómo se juega, cómo jugar, lo básico, ayuda, inicio

topic-setup =
    El juego trae 6 dados y 56 cartas:
    • 25 { -card-bonus }, cinco de cada valor: 200, 300, 400, 500 y 600
    • 10 { -card-stop }
    • 5 { -card-x2 }
    • 5 { -card-fireworks }
    • 5 { -card-plus-minus }
    • 5 { -card-straight }
    • 1 { -card-clover }

    En una mesa de verdad también hacen falta lápiz y papel. Quien tiene fama de más suerte apunta los puntos y empieza; otra persona baraja y deja las cartas boca abajo en el centro.

    Aquí baraja y apunta el bot, y empieza quien abrió la mesa. Pueden jugar de dos a diez personas; a solas puedes practicar.
    .title = Preparación
    .words = preparación, contenido, material, mazo, baraja, cartas, cuántas cartas, jugadores, quién empieza, práctica, practicar

topic-course =
    Tu turno empieza con la primera carta del mazo. Si no manda otra cosa, lanzas los seis dados.

    Después de cada tirada apartas al menos algo que puntúe: un 1 o un 5 suelto, o un trío, tres dados iguales. Cuál y cuántos, lo decides tú.

    Un trío sale de una sola tirada. Lo que ya apartaste nunca se junta con dados nuevos.

    Luego guardas, o lanzas los dados que quedan. Cuando acaba tu turno, le toca a quien tienes a la izquierda.
    .title = Tu turno
    .words = turno, desarrollo, tirada, tirar, lanzar, apartar, revelar, siguiente, a quién le toca

topic-scoring =
    Dados sueltos:
    • 1 → **100**
    • 5 → **50**

    Tríos, en una misma tirada:
    • 1 1 1 → **1.000**
    • 2 2 2 → **200**
    • 3 3 3 → **300**
    • 4 4 4 → **400**
    • 5 5 5 → **500**
    • 6 6 6 → **600**

    Cada dado cuenta una vez. Un cuarto 1 o 5 puntúa como dado suelto; un cuarto 2, 3, 4 o 6 no puntúa.
    .title = Puntuación
    .words = puntuación, puntos, puntuar, valor, cuánto vale, dados, dado suelto, dado individual, trío, tríos, unos, cincos

topic-null =
    ¿Ni un 1, ni un 5, ni un trío? Eso es una **tirada nula**.

    Tu turno se acaba, no te da nada, y los dados pasan a la izquierda. Lo que guardaste en turnos anteriores sigue siendo tuyo.

    Con { -card-fireworks } es al revés: la tirada nula también acaba el turno, pero te quedas con sus puntos.

    En la { -card-straight }, es nula la tirada que no trae ningún número nuevo.
    .title = Tirada nula
    .words = tirada nula, nula, nulo, nada, cero, perder, perdido

topic-valid =
    Si hay algo que apartar, la tirada es válida. Entonces tú eliges:
    • **Guardar**: todos los puntos del turno pasan a tu marcador, y tu turno acaba.
    • **Lanzar** los dados que quedan. Si sale una tirada nula, ahora o más tarde, se pierden todos los puntos del turno.

    Cuatro cartas te quitan esa elección por un rato: { -card-fireworks }, { -card-plus-minus }, { -card-straight } y { -card-clover }.
    .title = Tirada válida
    .words = tirada válida, válida, guardar, parar, plantarse, conservar, seguir, continuar, riesgo, en juego

topic-tutto =
    Los seis dados apartados, en una tirada o en varias: eso es **{ -tutto }**. Lo que promete la carta se cumple en el acto.

    Luego guardas los puntos del turno, o revelas otra carta y sigues con los seis dados. Todo lo que llevas viaja contigo, así que un { -card-stop } o una tirada nula te lo quitan todo.

    { -card-fireworks } y { -card-clover } son la excepción: ahí se sigue sin carta nueva.
    .title = { -tutto }
    .words = tutto, los seis, seis dados, lleno, carta nueva, otra carta

topic-bonus =
    Haz { -tutto }, y el número de la carta, de 200 a 600, se suma a los puntos de tus dados.

    Puedes guardar antes, pero entonces solo cuentan los dados.

    Hay 25, cinco de cada valor.
    .title = { -card-bonus }
    .words = bonus, carta bonus, bono, extra, 200, 300, 400, 500, 600, puntos extra

topic-x2 =
    Haz { -tutto }, y se duplican todos los puntos de dados de este turno, también los de cartas anteriores del mismo turno y los 2.000 de una { -card-straight }.

    Los bonus no se duplican, y los 1.000 de un { -card-plus-minus } tampoco. Un segundo { -card-x2 } vuelve a duplicar lo que duplicó el primero.

    Si guardas antes de { -tutto }, los dados cuentan como siempre, una vez.
    .title = { -card-x2 }
    .words = ×2, x2, 2x, por dos, doble, duplicar, doblar, dos veces

topic-stop =
    Tu turno acaba en el acto.

    Si es tu primera carta, solo pierdes el turno. Si salió después de un { -tutto }, con ella se va todo lo que tenías en juego.

    En el mazo hay diez.
    .title = { -card-stop }
    .words = stop, carta stop, alto, fin del turno, perder el turno

topic-fireworks =
    Lanzas, y lanzas, hasta que sale una tirada nula. Después de cada tirada se apartan todos los dados sueltos y todos los tríos que puntúan; de eso se encarga el bot.

    Después de { -tutto } sigues con los seis dados y no sacas carta.

    Solo una tirada nula acaba el turno, y por esta vez no quita nada: todos los puntos del turno son tuyos, también los de cartas anteriores.
    .title = Fuegos
    .words = fuegos artificiales, fuegos, fuego, cohetes, petardos

topic-plus-minus =
    Tienes que hacer { -tutto }, y no puedes guardar antes. Los dados, por sí solos, aquí no puntúan.

    Si lo logras, te llevas 1.000 puntos exactos y el líder pierde 1.000. Si hay varios líderes, cada uno pierde 1.000. Si vas tú en cabeza, a ti no se te quita nada.

    Para saber quién va en cabeza cuentan los puntos guardados. Lo perdido no vuelve, aunque luego se te tuerza el turno, y nadie baja de 0. Después, guardar o seguir.

    Una tirada nula no da nada, y además pierdes lo que traías de cartas anteriores.
    .title = { -card-plus-minus }
    .words = más/menos, más menos, masmenos, +/-, ±, líder, menos 1000

topic-straight =
    Olvida los dados sueltos y los tríos: ahora reúnes los seis números del 1 al 6, cada uno una vez.

    Después de cada tirada aparta al menos un número que aún no tengas; varios a la vez también valen. Sin número nuevo, la tirada es nula.

    No puedes guardar hasta completar la escalera, ni siquiera lo que traías de cartas anteriores.

    Completa vale 2.000 puntos y cuenta como { -tutto }: guardar o seguir.
    .title = { -card-straight }
    .words = escalera, serie, secuencia, seguidos, 1-6, 123456, 2000

topic-clover =
    Solo hay uno. Haz { -tutto } dos veces seguidas con esta carta, en el mismo turno: después de la primera vuelves a lanzar los seis dados, sin carta nueva. No puedes guardar, y los dados no puntúan.

    A la segunda, la partida acaba ahí mismo. Ganas tú, diga lo que diga el marcador.

    Una tirada nula no da nada, y se pierde todo lo que traías. Un { -tutto } hecho con una carta anterior no cuenta.
    .title = { -card-clover }
    .words = trébol, trébol de cuatro hojas, cuatro hojas, suerte, victoria directa

topic-end =
    En cuanto alguien tiene 6.000 puntos o más, se completa la ronda, para que todo el mundo haya jugado el mismo número de turnos. Entonces gana quien más puntos tenga; si hay empate en cabeza, se comparte la victoria.

    Aunque un { -card-plus-minus } devuelva a todo el mundo por debajo de 6.000, sigue siendo la última ronda.

    El { -card-clover } acaba la partida antes: en el acto, y la gana quien lo logra.
    .title = Fin de partida
    .words = fin de partida, fin de la partida, fin, final, ganar, quién gana, victoria, 6000, meta, objetivo, última ronda, empate

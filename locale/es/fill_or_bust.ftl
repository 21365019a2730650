### El reglamento de Fill or Bust, la edición de 54 cartas, donde no es el de TUTTO; y la página de las reglas de casa.
### `fob-…` va en lugar del tema del mismo nombre; sobre `.title` y `.words`, ver rules.ftl.

rules-place-fob = Reglas de Fill or Bust · { $page } de { $pages }

fob-glance =
    Seis dados, un mazo de cartas y una carrera hasta los 6.000 puntos.

    Revela una carta, lanza y aparta algo que puntúe. Entonces elige: guardar lo que te ha dado el turno, o lanzar los dados que quedan y ponerlo todo en juego. Una tirada en la que no hay nada es una tirada nula, y se lo lleva todo.

    Si apartas los seis dados, has hecho **{ -tutto }**. Puedes guardar, o seguir con una carta nueva y otra vez seis dados.

    En el momento en que alguien llega a 6.000 puntos, la partida termina.

    ¿Cuál de los dos tienes? Mira en la caja. Si entre 54 cartas están { -card-must-bust } y { -card-vengeance }, es este. Si entre 56 están { -card-clover } y { -card-fireworks }, es { -tutto }, y con `/tutto start` también se juega.

fob-setup =
    El juego trae 6 dados y 54 cartas:
    • 30 { -card-bonus }: 12 de 300, 10 de 400 y 8 de 500
    • 8 { -card-no-dice }
    • 6 { -card-fill-1000 }
    • 4 { -card-must-bust }
    • 2 { -card-double-trouble }
    • 4 { -card-vengeance }

    Las cartas se barajan y quedan boca abajo en el centro. Cada cual lanza un dado: empieza el más alto, y quienes empatan repiten. Luego se juega en el sentido de las agujas del reloj.

    Aquí baraja y apunta el bot. Pueden jugar de dos a diez personas; a solas puedes practicar. La meta puede ser otra, y también se puede poner un límite de tiempo.

fob-scoring =
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

    Los seis, en una misma tirada:
    • 1 2 3 4 5 6 → **1.500**, y de golpe { -tutto }

    Cada dado cuenta una vez, y los dados de tiradas distintas nunca se juntan.

fob-null =
    ¿Ni un 1, ni un 5, ni un trío, ni una escalera? Eso es una **tirada nula**.

    Tu turno se acaba, no te da nada, y los dados pasan a quien sigue. Lo que guardaste en turnos anteriores sigue siendo tuyo.

    Con { -card-must-bust } es al revés: la tirada nula también acaba el turno, pero te quedas con sus puntos.

fob-valid =
    Si hay algo que apartar, la tirada es válida. Entonces tú eliges:
    • **Guardar**: todos los puntos del turno pasan a tu marcador, y tu turno acaba.
    • **Lanzar** los dados que quedan. Si sale una tirada nula, ahora o más tarde, se pierden todos los puntos del turno.

    Tres cartas te quitan esa elección por un rato: { -card-fill-1000 }, { -card-must-bust } y { -card-double-trouble }.

fob-tutto =
    Los seis dados apartados, en una tirada o en varias: eso es **{ -tutto }**, el «fill» del nombre del juego. Lo que promete la carta se cumple en el acto.

    Luego guardas los puntos del turno, o revelas otra carta y sigues con los seis dados. Todo lo que llevas viaja contigo, así que { -card-no-dice } o una tirada nula te lo quitan todo.

    { -card-must-bust } y la primera mitad de { -card-double-trouble } son la excepción: ahí se sigue sin carta nueva.

fob-bonus =
    Haz { -tutto }, y el número de la carta, 300, 400 o 500, se suma a los puntos de tus dados.

    Puedes guardar antes, pero entonces solo cuentan los dados.

    Hay 30: 12 de 300, 10 de 400 y 8 de 500.

fob-end =
    La partida termina en el momento en que alguien ha guardado 6.000 puntos o más: gana, y ya no hay más turnos para nadie.

    La meta se puede cambiar, y también poner un límite de tiempo: cuando se agota, gana quien más puntos tenga.

topic-no-dice =
    Tu turno acaba en el acto, antes de lanzar.

    Si es tu primera carta, solo pierdes el turno. Si salió después de un { -tutto }, con ella se va todo lo que tenías en juego.

    En el mazo hay ocho.
    .title = Sin dados
    .words = sin dados, no dice, ND, no se lanza

topic-fill-1000 =
    Tienes que hacer { -tutto }, y no puedes guardar antes.

    Si lo logras, la carta da 1.000 puntos exactos en lugar de lo que valen sus dados. Después, guardar o seguir.

    Una tirada nula no da nada, y se pierde lo que tenías en juego.

    En el mazo hay seis.
    .title = { -card-fill-1000 }
    .words = tutto 1000, fill 1000, F1000, 1000

topic-must-bust =
    Lanzas, y lanzas, hasta que sale una tirada nula. Después de cada tirada se aparta todo lo que puntúa; de eso se encarga el bot.

    Después de { -tutto } sigues con los seis dados y no sacas carta.

    Solo una tirada nula acaba el turno, y por esta vez no quita nada: todos los puntos del turno son tuyos, también los de cartas anteriores.

    En el mazo hay cuatro.
    .title = { -card-must-bust }
    .words = hasta el final, must bust, MB, hasta la nula

topic-double-trouble =
    Tienes que hacer { -tutto } dos veces seguidas con esta carta: después de la primera vuelves a lanzar los seis dados, sin carta nueva. Entre las dos no puedes guardar.

    Los dados puntúan como siempre. Después del segundo { -tutto } guardas, o sigues con todo en juego.

    Si antes sale una tirada nula, se pierden todos los puntos del turno.

    En el mazo hay dos.
    .title = { -card-double-trouble }
    .words = doble tutto, tutto doble, double trouble, DT, dos tutto

topic-vengeance =
    Haz { -tutto }, y quien más puntos tenga pierde 2.500. Si hay varios en cabeza, cada uno pierde 2.500, y tú también si estás entre ellos. Lo perdido no vuelve, y nadie baja de 0.

    Si guardas antes, solo cuentan tus dados.

    Si vas en cabeza en solitario, dejas la carta a un lado y revelas otra.

    En el mazo hay cuatro.
    .title = { -card-vengeance }
    .words = venganza, venganza 2500, V2500, 2500, revancha

topic-house =
    En una mesa se juega como dice la hoja de su edición, salvo que quien organiza elija otra cosa antes de empezar: **Ajustes**, en la sala, cambia regla por regla o toma una combinación ya hecha. Allí todo el mundo ve qué es distinto.

    Cada servidor puede guardar sus propias combinaciones con `/tutto-admin preset`.

    Los botones llevan a todo lo que se puede elegir.
    .title = Reglas de casa
    .words = reglas de casa, regla de casa, reglas caseras, variantes, variante, opciones, ajustes, combinaciones, preset

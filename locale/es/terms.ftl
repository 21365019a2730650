### Palabras que comparten todos los archivos: el nombre del juego y sus cartas.

-tutto = TUTTO
-card-bonus = Bonus
-card-x2 = ×2
-card-stop = Stop
-card-fireworks = Fuegos artificiales
-card-plus-minus = Más/Menos
-card-straight = Escalera
-card-clover = Trébol
-card-no-dice = Sin dados
-card-fill-1000 = Tutto 1000
-card-must-bust = Hasta el final
-card-double-trouble = Doble Tutto
-card-vengeance = Venganza 2500

## Las cartas, por la clave del registro de la partida. `.rule` va en el tablero bajo la carta: una línea, 120 caracteres como mucho.

card-B200 = { -card-bonus } 200
    .rule = Haz { -tutto } y ganas 200 más. Si guardas antes, solo cuentan los dados.
card-B300 = { -card-bonus } 300
    .rule = Haz { -tutto } y ganas 300 más. Si guardas antes, solo cuentan los dados.
card-B400 = { -card-bonus } 400
    .rule = Haz { -tutto } y ganas 400 más. Si guardas antes, solo cuentan los dados.
card-B500 = { -card-bonus } 500
    .rule = Haz { -tutto } y ganas 500 más. Si guardas antes, solo cuentan los dados.
card-B600 = { -card-bonus } 600
    .rule = Haz { -tutto } y ganas 600 más. Si guardas antes, solo cuentan los dados.
card-X2 = { -card-x2 }
    .rule = { -tutto } duplica todos los puntos de dados de este turno; los bonus no se duplican.
card-STOP = { -card-stop }
    .rule = El turno acaba en el acto y se pierde todo lo que está en juego.
card-FW = { -card-fireworks }
    .rule = Se aparta todo lo que puntúa, hasta una tirada nula. Con ella acaba el turno, y te quedas con todo.
card-PM = { -card-plus-minus }
    .rule = No se guarda antes de { -tutto }. Luego, 1.000 exactos para ti y 1.000 menos para cada líder que no seas tú.
card-ST = { -card-straight }
    .rule = Reúne del 1 al 6, al menos un número nuevo por tirada. Los seis: 2.000 puntos, y eso es { -tutto }.
card-CL = { -card-clover }
    .rule = { -tutto } dos veces seguidas, sin guardar. Si lo logras ganas la partida, diga lo que diga el marcador.
card-ND = { -card-no-dice }
    .rule = El turno acaba en el acto y se pierde todo lo que está en juego.
card-F1000 = { -card-fill-1000 }
    .rule = No se guarda antes de { -tutto }. Da 1.000 en lugar de los puntos de sus dados.
card-MB = { -card-must-bust }
    .rule = Se aparta todo lo que puntúa, hasta una tirada nula. Con ella acaba el turno, y te quedas con todo.
card-DT = { -card-double-trouble }
    .rule = { -tutto } dos veces seguidas, sin guardar antes de la segunda. Los dados puntúan como siempre.
card-V2500 = { -card-vengeance }
    .rule = { -tutto } le quita 2.500 a cada líder. A quien va en cabeza en solitario le toca otra carta.

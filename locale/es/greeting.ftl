### Las primeras palabras en un servidor, y lo que dice `/tutto help`.

welcome-title = ¡Hola! Traigo { -tutto } a este servidor
welcome = Seis dados, un mazo de cartas y siempre la misma pregunta: ¿una más, o ya basta? Juegan de dos a diez personas aquí mismo, en un canal y con botones; a solas se puede practicar.
welcome-commands =
    • **/tutto start** abre una mesa
    • **/tutto rules** tiene las reglas a mano
    • **/tutto help** cuenta lo demás
welcome-language = ¿En qué idioma hablo aquí? Quien gestiona el servidor elige con un botón; lo que solo ves tú te llega de todos modos en tu propio idioma.

help-title = { -tutto }, y cómo se juega aquí
help = Revela una carta, lanza seis dados y aparta lo que puntúa. Luego guarda, o sigue lanzando y ponlo todo en juego. Cuando alguien alcanza la meta se completa la ronda, y gana quien más puntos tenga.
help-play = Jugar
help-play-text =
    • **/tutto start** abre una mesa; el resto pulsa **Unirse** y quien organiza pulsa **Empezar**.
    En tu turno lo tienes todo en el tablero: elegir dados, lanzar, guardar. **?** explica lo que ves.
    • **/tutto rules** busca algo en las reglas, por ejemplo `/tutto rules trébol`.
help-table = En la mesa
help-table-text =
    • **/tutto board** vuelve a traer abajo el tablero
    • **/tutto leave** te levanta de la mesa
    • **/tutto stop** termina la partida (quien organiza o moderación)
    • **/tutto me** enumera tus mesas
    • **/tutto odds** te dice en privado lo que vale cada opción
    • **/tutto fair** explica por qué nadie puede elegir los dados
    • **/tutto start mode:record** lleva la cuenta de una mesa de verdad
help-server = En este servidor
help-server-text =
    • **/tutto leaderboard** muestra quién ha ganado y cuántas veces
    • **/tutto stats** suma las partidas de cualquiera, con suerte y juego
    • **/tutto-admin** fija el idioma y dónde se juega (para quien gestiona el servidor)
help-fan = Un proyecto de aficionados, sin relación con la editorial.

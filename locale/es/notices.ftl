### Lo que se le dice a una sola persona: con calidez, en pocas palabras y con el siguiente paso.

## Las reglas no lo permiten. Por el código del juego.

refusal-table-is-full = ¡Qué pena, las diez sillas están ocupadas! Abrir otra mesa es un momento: escribe `/tutto start` en otro canal.
table-is-full-thread = ¡Qué pena, las diez sillas están ocupadas! ¿Abro una segunda mesa, en un hilo propio?
second-table = Segunda mesa
refusal-already-seated = Ya estás en esta mesa. Ahora le toca empezar a quien organiza.
refusal-already-seated-game = Ya estás en esta mesa.
refusal-not-seated = No estás en esta mesa.
refusal-not-begun = La partida no ha empezado todavía. Quien organiza pulsa **Empezar**.
refusal-already-begun = Esta partida está en marcha y ya no hay sitio. Con `/tutto start` en otro canal abres tu propia mesa.
refusal-nobody-seated = Alguien tiene que jugar: pulsa primero **Unirse**.
refusal-first-is-fixed = Aquí ya está decidido quién empieza: por los dados, o por el orden de la revancha.
refusal-not-between-rounds = Solo te puedes sentar entre dos rondas. Espera a la siguiente.
refusal-already-waiting = Ya tienes una silla guardada. Te sientas cuando empiece la ronda siguiente.
refusal-left-for-good = Has dejado esta partida y ya no se puede volver. ¡Hasta la próxima!
refusal-last-round-is-known = La última ronda está cerca, así que ya no entra nadie. La próxima partida se abre con **Revancha**.
refusal-not-your-turn = Le toca a { $who }. Te aviso en cuanto te toque a ti.
refusal-may-not-reveal = Ahora no se puede revelar ninguna carta. El tablero muestra qué puedes pulsar.
refusal-must-reveal = Primero una carta: pulsa **Revelar**.
refusal-not-in-the-roll = Esos dados no están en esta tirada. Elige de los que acaban de caer.
refusal-does-not-score = No cuadra: cada dado que apartes tiene que puntuar. Cambia lo elegido.
refusal-not-a-null = En esta tirada hay algo que puntúa, así que no es nula. Elígelo y sigue.
refusal-must-set-aside = Hay que apartar al menos un dado que puntúe. Elige uno y luego lanza o guarda.
refusal-must-set-aside-all = Aquí hay que apartar todos los dados que puntúan. Elígelos todos.
refusal-may-not-bank = Ahora no puedes guardar. El **?** del tablero te dice por qué.
refusal-below-minimum = Todavía no llega para guardar. ¡Sigue lanzando!
refusal-may-not-pass = Esta carta no se puede dejar pasar.
refusal-turn-is-over = Ese turno ya acabó.
refusal-game-is-over = Esta partida ha terminado. **Revancha**, bajo el resultado, abre la siguiente.
refusal-unknown-house-rule = Esa regla no existe, o no con ese valor.
refusal-other = Eso no es posible ahora. El tablero muestra lo que sí.

## Quien pregunta no es quien puede

outsider-lobby = Aún no estás en esta mesa. Pulsa **Unirse** y juegas.
outsider-game = No estás en esta mesa, pero puedes mirar todo lo que quieras. Con `/tutto start` abres la tuya.
not-host = Eso solo puede hacerlo { $host }, que organiza la mesa.
not-host-stop = Solo { $host }, que organiza la mesa, o alguien que gestione los mensajes aquí puede terminar esta partida. Para levantarte tú: `/tutto leave`.

## Se pulsó tarde

stale-board = Este tablero está anticuado: la partida ha seguido. El último está aquí:
stale-over = Esa partida ha terminado. Aquí se ve cómo acabó:
overtaken = Alguien se te adelantó por un instante. Mira el tablero y pulsa otra vez.
too-late = El tiempo se acabó justo antes de que pulsaras, así que este turno terminó sin ti. Cada vez que pulsas en tu turno, el reloj empieza de nuevo.
stands-still = La partida está en pausa. Cualquiera de la mesa la sigue con el botón de su último mensaje.
down-here = Traer aquí
down-done = Aquí viene, justo debajo.
game-gone = Ya no encuentro esa partida. `/tutto start` abre una nueva.
unknown-press = Ese botón ya no lo conozco. `/tutto board` trae el tablero al día y `/tutto start` abre otra partida.
unknown-command = Ese comando ya no lo conozco: tu Discord muestra una lista antigua. Reinicia Discord o mira `/tutto help`.

## Abrir una mesa

place-taken = Aquí ya hay una mesa, y solo cabe una. Ven a verla:
place-taken-rematch = La siguiente partida ya ha empezado aquí:
wrong-place = Una mesa necesita un canal de texto o un hilo de un servidor. Escribe allí `/tutto start`.
target-out-of-bounds = La meta puede estar entre { $lowest } y { $highest }, de { $step } en { $step }.
missing-permissions = Me encantaría, pero aquí me falta: { $permissions }. Quien gestiona este canal puede darme permiso; luego prueba otra vez.
permission-view-channel = **Ver canal**
permission-send-messages = **Enviar mensajes**
permission-send-messages-in-threads = **Enviar mensajes en hilos**
permission-embed-links = **Insertar enlaces**
permission-other = **{ $permission }**
cannot-post = Ya no me dejan escribir allí. En cuanto pueda, la partida sigue con `/tutto board` o al pulsar cualquier botón.

## Irse y terminar

no-game-here = Aquí no hay ninguna partida. `/tutto start` abre una mesa.
left-lobby = Te has levantado. Con **Unirse** vuelves a tu sitio.
left-game = Has dejado la partida. ¡Gracias por jugar! Tus puntos se quedan en el marcador.
leave-sure = ¿Dejar esta partida para siempre? Tus puntos se quedan en el marcador, pero no podrás volver a sentarte.
leave-sure-practice = ¿Dejar esta partida de práctica? Con eso se acaba.
leave-yes = Dejarla
leave-no = Quedarme
leave-not = Genial, te quedas.
stop-sure = ¿Terminar esta partida para todo el mundo, sin resultado? Se muestra el marcador una vez más y se acabó.
stop-sure-practice = ¿Terminar esta partida de práctica?
stop-yes = Terminar
stop-no = Seguir jugando
stop-not = Bien, la partida sigue.
stop-done = La partida queda terminada.
board-posted = Aquí tienes el tablero al día:

## Un fallo nuestro

unreadable = Ya no puedo leer esta partida, ¡perdón! Su sitio sigue ocupado hasta que alguien que pueda terminarla la retire; lo guardado no cambia.
unreadable-away = Retirarla
unreadable-done = Retirada. `/tutto start` abre otra mesa.
apology = Algo ha ido mal por mi parte, ¡perdón! No se ha perdido nada de la partida: pulsa otra vez, o trae el tablero al día con `/tutto board`. Si sigue igual, dale esto a quien me tiene en marcha: `{ $reference }`
store-unusable = Ahora mismo no puedo abrir el libro donde llevo las partidas. Lo que muestra el tablero sigue valiendo: pulsa otra vez dentro de un momento y, si sigue igual, avisa a quien me tiene en marcha.

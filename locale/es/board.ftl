### El tablero: el mensaje de un turno. En un botón caben 16 caracteres, con cifras de hasta 100.000.

## Lo que enseña una pantalla bloqueada. A $who le toca jugar, $own es su puntuación y $best la de quien va en cabeza.

call-turn = { $who }, te toca.
call-computer = { $who } está jugando.
call-last-round = ¡Última ronda!
call-bank-leads = { $other } guardó { $gain } y va en cabeza con { $best }; tú tienes { $own }.
call-bank = { $other } guardó { $gain }.
call-null = { $other } perdió { $lost } con una tirada nula.
call-null-bare = A { $other } le salió una tirada nula.
call-fireworks = Con { $card }, { $other } sumó { $gain }.
call-fireworks-dud = Con { $card }, { $other } no sumó nada.
call-stop = A { $other } le salió { $card } y perdió { $lost }.
call-stop-bare = A { $other } le salió { $card }.
call-stop-kept = A { $other } le salió { $card }, pero conservó { $gain }.
call-forfeit = Se saltó el turno de { $other }.
call-left = { $other } dejó la mesa.
call-score = { $other } sumó { $gain }.
call-lead-other = { $leader } va en cabeza con { $best }; tú tienes { $own }.
call-lead-shared = Hay { $count } en cabeza con { $best }; tú tienes { $own }.
call-lead-you = Vas en cabeza con { $own }.
call-lead-you-shared = Vas en cabeza, con empate a { $own }.
call-lead-nobody = Nadie tiene puntos todavía.
call-alone = Tienes { $own }.

## Cabecera

board-new-card = Carta nueva
board-tutto = ¡{ -tutto }! { $card }
board-whose = Juega **{ $who }**
board-whose-after = **{ $who }** ha hecho { -tutto }
board-round = ronda { $round }
board-last-round = **última ronda**
board-last-turn = **último turno**
board-time = ⏳ el tiempo se acaba { $when }
board-deadline = ⏳ el tiempo se acaba { $when }
board-extra-round = **ronda de desempate**
board-chain = Cartas: { $cards }

## Dados

board-rolled = 🎲 Tirada: { $dice }
board-to-roll = 🎲 Se lanza otra vez: { $dice }
board-aside = ✓ Apartado: { $dice }
board-missing = 🔎 Por reunir: { $dice }
board-six-again = 🎲 Se lanzan otra vez los seis dados

## Lo que está en juego

risk-nothing = ⚠️ Nada en juego todavía
risk-sources = ⚠️ En juego: **{ $total }** ({ $sources })
risk-dice = { $points } de los dados
risk-bonus = { $points } de bonus
risk-carried = { $points } de cartas anteriores
board-paid = ⚖️ Descontado ya, pase lo que pase: { $payers }
board-takes = ⚖️ Esto cuesta: { $payers }.
board-stop-cost = 🛑 { $card }: { $stops } de { $cards } cartas del mazo. Te costaría **{ $points }**.
board-stop-free = 🛑 { $card }: { $stops } de { $cards } cartas del mazo.

## Lo que está elegido, y por qué algo no se puede pulsar

marked-points = Elegido: { $dice }. Suma { $points }, y habría **{ $total }** en juego.
marked-nothing-counts = Elegido: { $dice }. Con { $card } los dados por sí solos no puntúan.
marked-collects = Elegido: { $dice }. Números reunidos: { $count } de 6.
marked-tutto = Elegido: { $dice }. ¡Eso es **{ -tutto }**!
marked-tutto-points = Elegido: { $dice }. ¡Eso es **{ -tutto }**, con **{ $total }** en juego!
marked-tutto-one-more = Elegido: { $dice }. ¡El primer { -tutto }! Falta otro.
marked-wins = Elegido: { $dice }. El segundo { -tutto }. **¡Con esto se gana la partida!**
marked-none = Elige qué quieres apartar.
marked-forced = No hay otra opción, así que ya viene elegido.
marked-by-bot = Con { $card }, todo lo que puntúa se aparta por ti.
why-does-not-score = Elegido: { $dice }. No cuadra: cada dado que apartes tiene que puntuar.
why-does-not-collect = Elegido: { $dice }. Tienen que ser números que aún no tengas, y cada uno una sola vez.
why-must-set-aside-all = Elegido: { $dice }. Aquí hay que apartar todo lo que puntúa.
why-bank-tutto = Antes de { -tutto } no se puede guardar.
why-bank-fireworks = No se puede guardar: sigue hasta una tirada nula, que lo guarda todo.
why-bank-clover = No se puede guardar: { -tutto } dos veces gana la partida, una tirada nula lo pierde todo.
why-bank-first = Sin carta no hay nada que guardar.
why-bank-minimum = Aún no llega para guardar: hacen falta { $least }.
why-bank-must-reveal = Hay que revelar la siguiente carta.
why-bank-other = Ahora no se puede guardar.
why-roll-must-bank = Después de { -tutto } hay que guardar.
board-reveal-first = **Revelar** da la vuelta a la primera carta del mazo.
board-take-or-pass = Acéptala, o déjala pasar y recibe otra carta.
board-barred = 🔕 Ya no me dejan escribir aquí, así que el reloj está parado. Con cualquier botón se sigue.
board-waiting = Un momento: pulsa otra vez para seguir.

## Lo demás

board-scores = Marcador
board-since = Mientras tanto: { $tales }
press-reveal = 🂠 Revelar
press-reveal-risk = 🂠 · { $percent } % Stop
press-reveal-risk-no-dice = 🂠 · { $percent } % 🛑
press-roll = 🎲 Lanzar
press-roll-risk = 🎲 { $dice } · { $percent } %
press-roll-dice = 🎲 { $dice }
press-tutto = 🎉 ¡{ -tutto }!
press-bank = Guardar
press-bank-points = Guardar { $points }
press-take = Aceptar
press-pass = Dejar pasar
press-explain = ?
press-back = Ya volví
board-given = { $who } sigue jugando en este sitio.

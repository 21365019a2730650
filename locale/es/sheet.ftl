### Modo de anotación: la hoja de una mesa de verdad, las teclas para un turno, correcciones y quién lleva la hoja.
### En un botón (pad-…, los de invitados y hoja de la sala) caben 16 caracteres, con cifras de hasta 100.000.

## La sala de espera

lobby-call-record = Dados, cartas y mesa los pones tú: yo llevo la cuenta. ¡Toma asiento!
lobby-scorer = Quién lleva la hoja
lobby-guest = de visita
lobby-add-guest = Sumar visita
lobby-drop-guest = Quitar visita

guest-title = Una visita en la mesa
guest-name = ¿Cómo se llama?
guest-example = Abuela
guest-start = Empieza con
guest-start-nothing = 0 puntos
guest-start-lowest = La puntuación más baja
guest-none = No hay nadie de visita en esta mesa.
guest-out = ¿Qué visita se levanta?
guest-pick = Una visita
guest-gone = { $who } se ha levantado.
guest-bad-name = Hace falta un nombre de 1 a { $longest } caracteres que se vea y que no tenga nadie más aquí.
guest-name-taken = En esta mesa ya hay alguien con ese nombre. ¿Otro, de hasta { $longest } caracteres?

scorer-is = **{ $who }** lleva la hoja.
scorer-is-everybody = **Todo el mundo** en la mesa puede apuntar turnos.
scorer-pick = Pasar la hoja a…
scorer-everybody = Todo el mundo
scorer-sits = Se sienta con 0 puntos…
scorer-sits-lowest = Se sienta con la puntuación más baja…
scorer-leaves = Deja la partida…
scorer-begins = ¿Quién empieza?
scorer-no-bots = Un bot no ve los dados de la mesa. ¡Mejor otra persona!
not-scorer = Eso le toca a quien lleva la hoja. { $told }

## La hoja

sheet-by-nothing = Dados y cartas de verdad, apuntados a mano: esta partida no tiene sello.
sheet-by-cards = Las cartas las revelo yo, los dados son de la mesa: esta partida no tiene sello.
sheet-by-dice = Los dados los lanzo yo, las cartas son de la mesa: esta partida no tiene sello.
sheet-goal-round = a { $target }
sheet-goal-at-once = a { $target }, quien llegue antes
sheet-left = faltan { $points }
sheet-last-turns = Últimos turnos
sheet-turn = { $round }. { $turn } → **{ $score }**

## Lo que toca

sheet-due-total = ✏️ **Apuntar turno** pide la carta y lo que dio el turno.
sheet-due-made = ⚖️ ¿Se consiguió la carta?
sheet-due-card = 🂠 ¿Qué carta se reveló?
sheet-due-roll = 🎲 ¿Qué salió con { $dice } dados?
sheet-due-aside = 🎲 ¿Qué se apartó de los { $dice } dados?
sheet-pressed = ✏️ { $dice }
sheet-null = 💥 { $dice }: tirada nula.
sheet-if-banked = 💰 Si se guarda ahora: { $change }
sheet-pending = ✏️ `{ $line }`
sheet-asked = ❓ `{ $said }`: ¿se consiguió la carta?
sheet-goes-on = Después de eso el turno sigue.
sheet-chance-null = 🎯 Riesgo de tirada nula: { $percent } %
sheet-chance-stop = 🎯 Riesgo de { $card }: { $percent } %
sheet-advice = ⭐ Lo mejor: { $choice }

## Lo que cambiaría

change-none = No cambia ninguna puntuación.
change-seat = { $who }: { $old } → **{ $new }** ({ $by })
change-ends = 🏁 Con esto se acaba la partida. Gana: { $winners }
change-still-over = 🏁 La partida sigue acabada. Gana: { $winners }
change-reopens = ▶️ Con esto la partida continúa.
change-last-round = 🏁 Con esto empieza la última ronda.
change-not-last-round = ▶️ Con esto ya no es la última ronda.
change-unfit =
    { $turns ->
        [one] Un turno posterior ya no encaja y cuenta como saltado.
       *[other] { $turns } turnos posteriores ya no encajan y cuentan como saltados.
    }
change-beyond =
    { $turns ->
        [one] Un turno posterior queda aparte: la partida acaba antes.
       *[other] { $turns } turnos posteriores quedan aparte: la partida acaba antes.
    }
change-fits =
    { $turns ->
        [one] Un turno vuelve a contar.
       *[other] { $turns } turnos vuelven a contar.
    }
change-skipped =
    { $turns ->
        [one] Un turno que nunca se apuntó cuenta como saltado.
       *[other] { $turns } turnos que nunca se apuntaron cuentan como saltados.
    }

## Las teclas

pad-total = Total
pad-aside = Apartado
pad-full = Cada tirada
pad-type = ⌨️ Escribir
pad-enter-total = ✏️ Apuntar turno
pad-made = ✓ Conseguido
pad-not-made = ✗ No salió
pad-more = ⋯ Hubo más
pad-null = 💥 Nula
pad-enter = ✓ Apuntar
pad-roll-on = 🎲 quedan { $dice }
pad-back = ⌫
pad-confirm = ✓ Confirmar
pad-discard = ✗ Descartar
pad-undo = ↩️ Deshacer
pad-redo = ↪️ Rehacer
pad-correct = 🛠️ Corregir
pad-scorer = 📋 La hoja

## Por qué los dados no pueden ser así

pad-does-not-score = Todavía no cuadra: cada dado que se aparta tiene que puntuar.
pad-wrong-dice-count = Solo hay { $dice } dados para lanzar.
pad-not-a-null = Con estos dados no hay tirada nula posible.
pad-must-set-aside-all = Aquí hay que apartar todo lo que puntúa.
pad-otherwise = Eso aquí no puede ser.

## Los formularios

total-title = Un turno entero
total-points = Lo que dio el turno
total-example = 650
total-card = La carta con la que se hizo
total-no-card = Ninguna carta especial, o nadie se fijó
total-several = Varias cartas
    .told = Eso no cabe en una cifra: apunta lo que se apartó
line-title = Un turno en signos
line-label = Cartas, tiradas y lo que se apartó

## Lo que no cuadra en lo escrito

typed-no-number = Eso no lo sé leer como número. Bastan cifras, como 650.
typed-no-total = Ningún turno da eso.
typed-no-total-on = Con { $card } ningún turno da eso.
typed-nearest = Lo más cercano: **{ $points }**.
typed-between = Lo más cercano: **{ $lower }** o **{ $higher }**.
typed-needs-aside = Ese turno no cabe en una cifra. Aquí está **Apartado**: apunta carta por carta lo que se apartó.
typed-by-words = Ese turno no cabe en una cifra. Elige **⌨️ Escribir** y pon sus cartas y tiradas.
typed-wrong = `{ $token }`: { $why }
typed-allowed = Aquí cabe: { $ways }
typed-may-roll = una tirada de { $dice } dados
typed-may-set-aside = apartar { $dice }
typed-nothing-more = nada más, el turno se acabó
typed-again = Otra vez
typed-too-long = Esa línea es demasiado larga para enseñarla antes. Mándala en dos partes.
entered-elsewhere = Alguien fue un instante más rápido y la hoja ya va por delante. Ibas a apuntar: `{ $line }`

all-by-bot = Con mis cartas y mis dados no te queda nada que apuntar: eso es una partida para jugar. Quita **mode** y reparto yo.

## Correcciones

correct-title = 🛠️ Turnos anteriores
correct-nothing = Todavía no hay turnos apuntados.
correct-which = ¿Qué turno fue distinto? (página { $page } de { $pages })
correct-pick = Un turno
correct-turn = Ronda { $round } · { $who } · +{ $gain }
correct-open = Ronda { $round } · { $who } · sin acabar
fate-misfit = Ronda { $round } · { $who } · ya no encaja
fate-beyond = Ronda { $round } · { $who } · después del final
correct-how = Apúntalo de nuevo o táchalo: verás lo que cambia antes de que cuente.
correct-strike = Tachar
correct-done = Hecho. Todo lo que viene después se ha vuelto a calcular.
correct-to-history = 🕘 Historial
correct-history = Corregido hasta ahora, lo más nuevo primero:
correct-never = En esta partida no se ha corregido nada.
history-corrected = { $when } · { $by }: { $who } `{ $was }` → `{ $now }`
history-struck = { $when } · { $by } tachó: { $who } `{ $was }` → `{ $now }`
history-undone = { $when } · { $by } deshizo: { $who } `{ $was }` → `{ $now }`
history-redone = { $when } · { $by } rehízo: { $who } `{ $was }` → `{ $now }`
correct-not-its-turn = Tal como está la hoja, ese turno ya no llega. Corrige antes lo que va delante.
correct-not-whole = Un turno anterior tiene que estar apuntado hasta el final, por ejemplo con `bank`.

## Por qué algo no se puede apuntar

sheet-refusal-nothing-to-undo = No hay nada que deshacer.
sheet-refusal-nothing-to-redo = No hay nada que rehacer.
sheet-refusal-no-such-line = Ese turno no existe.
sheet-refusal-turn-is-open = Un turno anterior tiene que estar apuntado hasta el final.
sheet-refusal-not-the-bots = En esta mesa eso no lo pongo yo.
sheet-refusal-place-taken = Aquí hay ahora otra partida, así que esta no puede continuar. Cuando acabe, sí.
sheet-refusal-other = Ahora no se puede. La hoja enseña lo que sí.

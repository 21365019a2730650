### Reglas de casa: cada una con un nombre corto (45 caracteres), `.told` (120) y cada valor en palabras (80).
### `value-…` son valores que son palabras, `amount-…` los que son números.

rules-differs = Aquí se juega distinto
house-here = En qué se aparta esta mesa de { $edition }
house-nothing = En nada: { $edition } como dice la hoja.
house-difference = **{ $rule }**: { $value }
house-more = … y { $count } más
house-bold = En negrita: así es en { $edition } si la mesa no elige otra cosa.
house-range = de { $lowest } a { $highest }
house-card = { $count } × { $card }
house-presets = Combinaciones
house-preset = **{ $preset }**: { $told }

edition-tutto = { -tutto }
edition-fill-or-bust = Fill or Bust

## Grupos de reglas de casa; van en botones, 16 caracteres.

group-game = La partida
group-turn = El turno
group-cards = Las cartas

## La partida

rule-target = Meta
    .told = Cuántos puntos hacen falta para que la partida acabe.
amount-target = { $number } puntos

rule-end = Fin de la partida
    .told = Qué pasa cuando alguien alcanza la meta.
value-end-round = se completa la ronda y gana quien más puntos tenga
value-end-immediate = quien llega antes gana en el acto

rule-time_limit = Límite de tiempo
    .told = Cuando se agota el tiempo, se acaba lo que está en marcha y gana quien más puntos tenga.
value-time_limit-off = ninguno
amount-time_limit = { $number } minutos

rule-round_limit = Límite de rondas
    .told = Después de tantas rondas gana quien más puntos tenga, con meta o sin ella.
value-round_limit-off = ninguno
amount-round_limit = { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }

rule-tie = Empate en cabeza
    .told = Qué pasa cuando varias personas acaban con la puntuación más alta.
value-tie-shared = comparten la victoria
value-tie-extra_round = siguen jugando entre ellas hasta que una se adelanta

rule-final_round = Última ronda
    .told = Qué pasa si al acabar la última ronda ya nadie tiene los puntos de la meta.
value-final_round-sticky = era la última de todos modos
value-final_round-must_hold = no vale como última, y la partida sigue

rule-first_seat = Quién empieza
    .told = Cómo se decide quién empieza.
value-first_seat-host = quien organiza
value-first_seat-roll_off = quien saque el dado más alto
value-first_seat-random = decide el azar

## El turno

rule-set_aside = Apartar dados
    .told = Cuánto hay que apartar de una tirada.
value-set_aside-any = al menos algo que puntúe
value-set_aside-all = todos los dados que puedan puntuar

rule-opening_min = Los primeros puntos
    .told = Cuántos puntos tienen que ser los primeros que guardes.
value-opening_min-0 = los que sean
amount-opening_min = al menos { $number }

rule-bank_min = Mínimo para guardar
    .told = Cuántos puntos hacen falta en juego para poder guardar.
value-bank_min-0 = los que sean
amount-bank_min = al menos { $number }

rule-three_nulls = Tres tiradas nulas seguidas
    .told = Qué cuesta además el tercer turno seguido que se pierde por una tirada nula.
value-three_nulls-0 = nada más
amount-three_nulls = otros { $number } puntos

rule-after_tutto = Después de { -tutto }
    .told = Si se puede elegir entre guardar y la siguiente carta.
value-after_tutto-choose = guardar o revelar, a elegir
value-after_tutto-must_draw = hay que revelar la siguiente carta
value-after_tutto-must_bank = hay que guardar los puntos del turno

rule-below_zero = Por debajo de 0
    .told = Qué pasa cuando se quita más de lo que alguien tiene.
value-below_zero-off = el marcador se para en 0
value-below_zero-on = el marcador puede bajar de 0

## Las cartas

rule-x2_scope = Lo que duplica { -card-x2 }
    .told = Qué puntos duplica { -tutto } con esta carta.
value-x2_scope-rolled = todos los puntos de dados del turno, sin los bonus
value-x2_scope-turn = todos los puntos del turno, también los bonus
value-x2_scope-card = los puntos de dados hechos con esta carta

rule-plus_minus_carry = { -card-plus-minus }: los puntos que traes
    .told = Si los puntos de cartas anteriores cuentan junto a los 1.000.
value-plus_minus_carry-keep = también cuentan
value-plus_minus_carry-replace = se van: el turno vale 1.000 exactos

rule-plus_minus_after = { -card-plus-minus }: seguir
    .told = Qué puede venir después de { -tutto } con esta carta.
value-plus_minus_after-choose = guardar o seguir
value-plus_minus_after-end = se guarda en el acto y el turno acaba

rule-plus_minus_when = { -card-plus-minus }: cuándo se paga
    .told = En qué momento pierden los líderes sus 1.000.
value-plus_minus_when-at_once = al hacer { -tutto }, acabe como acabe el turno
value-plus_minus_when-on_bank = al final, si el turno se guarda

rule-plus_minus_coleader = { -card-plus-minus } con la cabeza compartida
    .told = Quién paga cuando compartes la cabeza con otros.
value-plus_minus_coleader-others_pay = los demás líderes
value-plus_minus_coleader-nobody_pays = nadie

rule-plus_minus_leader = { -card-plus-minus } si mandas en solitario
    .told = Qué haces con la carta cuando vas en cabeza en solitario.
value-plus_minus_leader-play = jugarla, y nadie paga
value-plus_minus_leader-redraw = dejarla a un lado y revelar otra

rule-fireworks = { -card-fireworks }, { -card-must-bust }
    .told = Quién elige los dados que se apartan.
value-fireworks-all = el bot: todos los que puntúan
value-fireworks-choose = tú, como con cualquier otra carta

rule-straight_order = { -card-straight }: el orden
    .told = En qué orden se reúnen los números.
value-straight_order-any = en cualquiera
value-straight_order-run = seguidos, subiendo desde el 1 o bajando desde el 6

rule-straight_stop = { -card-straight }: salir a tiempo
    .told = Si se pueden guardar puntos de cartas anteriores antes de tener los seis números.
value-straight_stop-no = no hasta que estén los seis
value-straight_stop-carried = sí, después de apartar algo

rule-cloverleaf = { -card-clover }: qué hace falta
    .told = Qué hay que hacer dos veces seguidas para ganar.
value-cloverleaf-two_tuttos = { -tutto }
value-cloverleaf-two_straights = una escalera, del 1 al 6

## El mazo

rule-stop_keeps = { -card-stop }, { -card-no-dice }: los puntos en juego
    .told = Qué pasa con los puntos en juego cuando una de ellas acaba el turno.
value-stop_keeps-off = se pierden
value-stop_keeps-on = se guardan

rule-reshuffle = Barajar
    .told = Cuándo se vuelven a barajar todas las cartas.
value-reshuffle-empty = cuando se acaba el mazo
value-reshuffle-round = antes de cada ronda
value-reshuffle-turn = antes de cada turno

rule-deck = Cartas del mazo
    .told = Cuántas hay de cada carta, de 0 a 20.
value-deck-printed = las que trae la caja

## Fill or Bust

rule-fill_1000 = { -card-fill-1000 }: los dados
    .told = Si los dados cuentan junto a los 1.000.
value-fill_1000-exact = no, son 1.000 exactos
value-fill_1000-add = sí, se suman

rule-double_trouble = { -card-double-trouble }: los dados
    .told = Cuánto valen los dados de las dos veces que haces { -tutto }.
value-double_trouble-plain = lo de siempre
value-double_trouble-doubled = el doble

rule-banked_at_once = { -card-double-trouble }, { -card-vengeance }: los puntos
    .told = Qué pasa con los puntos al completar { -card-double-trouble } o { -card-vengeance }.
value-banked_at_once-off = siguen en juego si continúas
value-banked_at_once-on = ya son tuyos, y al seguir empiezas de cero

rule-vengeance = { -card-vengeance }: a elegir
    .told = Si puedes dejar pasar la carta.
value-vengeance-plain = no, pero puedes guardar antes de { -tutto }
value-vengeance-optional = sí, pero si la aceptas no guardas antes de { -tutto }

rule-vengeance_coleader = { -card-vengeance } con la cabeza compartida
    .told = Quién paga cuando compartes la cabeza con otros.
value-vengeance_coleader-all_pay = todos los líderes, tú también
value-vengeance_coleader-others_pay = los demás líderes

## Combinaciones

preset-official = Según la hoja
    .told = Sin ninguna regla de casa.
preset-short = Corta
    .told = La mitad de camino: 3.000 puntos.
preset-classic-2004 = Clásica 2004
    .told = { -card-x2 } duplica todo lo del turno, también los bonus.
preset-modern = Moderna
    .told = Tras { -tutto } se guarda, escaleras en orden, { -card-fireworks } a tu gusto, menos de 0, sin victoria compartida.
preset-bowman = Bowman
    .told = La hoja de 1981 según la cuenta la gente: { -card-double-trouble } vale más, { -card-vengeance } se elige.

## La línea bajo una carta en el tablero cuando una regla de casa la cambia; 120 caracteres.

ruled-x2_scope-turn = { -tutto } duplica todos los puntos de este turno, también los de bonus.
ruled-x2_scope-card = { -tutto } duplica los puntos de dados hechos con esta carta, y nada más.
ruled-stop_keeps-on = El turno termina al momento, y se guarda todo lo que está en juego.
ruled-fireworks-choose = Aparta lo que quieras hasta una tirada nula: termina el turno, y te lo quedas todo.
ruled-cloverleaf-two_straights = Dos escaleras seguidas, del 1 al 6, sin guardar. Si salen, ganas la partida con cualquier marcador.
ruled-fill_1000-add = No se guarda antes de { -tutto }. Da 1.000 además de sus dados.
ruled-double_trouble-doubled = Dos { -tutto } seguidos, sin guardar antes del segundo. Los dados puntúan el doble.

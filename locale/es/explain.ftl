### La respuesta a «?», solo para quien pregunta: la carta, los puntos, qué se puede pulsar y por qué lo demás no.

explain-title = ¿Cómo va esto?
explain-your-turn = **Te toca**, ronda { $round }.
explain-turn-of = Le toca a **{ $who }**, ronda { $round }.
explain-card = Carta: { $card }
explain-no-card = Sin carta todavía
explain-no-card-rule = Cada turno empieza con la primera carta del mazo. Revélala y se lanzan los dados.
explain-purses = En juego
explain-purse-rolled = De los dados: **{ $points }**
explain-purse-bonus = De bonus: **{ $points }**
explain-purse-carried = De todo ello, traído de cartas anteriores: **{ $points }**
explain-purse-nothing = Nada todavía.
explain-presses = Qué puedes pulsar
explain-presses-of = Qué puede pulsar { $who }
explain-reveal = ✅ **Revelar**: da la vuelta a la siguiente carta y lanza los seis dados.
explain-reveal-risk = ✅ **Revelar**: da la vuelta a la siguiente carta, con todo aún en juego. Probabilidad de { $card }: { $percent } %.
explain-roll = ✅ **Lanzar**: aparta lo elegido y lanza { $dice ->
        [one] el último dado
       *[other] los otros { $dice } dados
    }. Probabilidad de tirada nula: { $percent } %.
explain-roll-fireworks = ✅ **Lanzar**: sigue con { $dice ->
        [one] el último dado
       *[other] { $dice } dados
    }. Probabilidad de tirada nula, que lo guarda todo: { $percent } %.
explain-bank = ✅ **Guardar**: { $points } pasan al marcador y el turno acaba.
explain-aside = ✅ **¡{ -tutto }!**: aparta los últimos dados.
explain-take = ✅ **Aceptar** o **Dejar pasar**: juega esta carta, o recibe otra.
explain-dice = ✅ **Dados**: al pulsar un dado lo eliges o lo sueltas. Lo que puntúa por sí solo se puede apartar o dejar.
explain-dice-straight = ✅ **Dados**: al pulsar un dado lo eliges o lo sueltas. Por reunir: { $dice }.
explain-no-dice = ⛔ **Dados**: ahora no hay nada que elegir.
explain-no-dice-forced = ⛔ **Dados**: esta tirada no deja otra opción, así que ya viene elegida.
explain-no-dice-by-bot = ⛔ **Dados**: con esta carta, todo lo que puntúa se aparta por ti.
explain-no-roll = ⛔ **Lanzar**: { $why }
explain-no-reveal = ⛔ **Revelar**: { $why }
explain-no-bank = ⛔ **Guardar**: { $why }
explain-dead-dice = Los dados en gris no puntúan en esta tirada. Un ✓ ya está apartado.

### Suerte y juego, bajo el resultado. En un botón caben 16 caracteres.

luck-title = Suerte y juego
luck-button = Suerte y juego
luck-about = De dónde sale cada puntuación: lo que valían los turnos al empezar, lo que dados y cartas pusieron o quitaron, y lo que costaron las decisiones frente a las mejores.
luck-footer = La suerte es lo que vino frente a lo que cabía esperar; el juego cuenta lo que se regaló.
luck-costliest = Tus decisiones más caras
luck-flawless = Ninguna te costó nada: fue siempre la mejor.
luck-start = { $points } al empezar
luck-par = { $points } de esperar
luck-luck = { $points } de suerte
luck-skill = { $points } de juego
luck-other = { $points } por ninguna de las dos
luck-taken = { $points } por obra del resto
luck-rolled = tirada { $dice }
luck-at-risk = { $points } en juego
luck-decision = { $number }. { $position }: elegiste { $did }. Mejor: { $best }, que da de media { $points } más.
luck-still-working = Todavía estoy calculando cuánta suerte hubo en esta partida. Pulsa otra vez en un momento.
luck-under-way = La suerte y el juego se cuentan cuando acaba la partida.

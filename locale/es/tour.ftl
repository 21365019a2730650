### Para quien nunca ha jugado: la visita guiada junto a la sala, para una sola persona, y una pista en el tablero en sus primeros turnos.

## La oferta. En un botón caben 16 caracteres.

tour-offer = 👋 ¿Primera vez con { -tutto }? Prueba un turno con dados trucados, solo para ti. Dura un minuto; mientras tanto se sienta el resto.
tour-take = Probar un turno
tour-leave = Ya es suficiente
tour-again = Otra vez
tour-left = De acuerdo, hasta aquí. El **?** de cualquier tablero explica qué se puede pulsar.

## Los pasos, cada uno una frase o dos sobre el tablero

tour-step = { $step }/{ $steps }
tour-reveal = Cada turno empieza con una carta. Pulsa **{ press-reveal }** para ver la tuya; con ella se lanzan los seis dados.
tour-marked = Un 1 vale 100, un 5 vale 50 y un trío (tres iguales en una tirada), cien veces su número; tres unos, nada menos que 1.000. En verde está lo que se va a apartar. Con un dado basta: pulsa **⚄ 5** para soltarlo.
tour-unmarked = En **{ press-roll-risk }** ves que quedan { $dice } dados por lanzar, y la probabilidad de una *tirada nula*: no puntúa nada y se pierde todo lo que está en juego. A menos dados, más probable. Púlsalo.
tour-none = Hay que apartar al menos un dado, y cada uno tiene que puntuar. Pulsa uno que no esté en gris, hasta que se ponga verde.
tour-risk = Con **{ press-bank-points }** el turno acabaría aquí. La carta solo paga con { -tutto }, cuando los seis están apartados; el { $percent } % es la probabilidad de una tirada nula, y en una mesa de verdad te lo pensarías. A estos dados les caes bien: pulsa **{ press-roll-risk }**.
tour-tutto = Puntúan los seis: ¡**{ -tutto }**! Con los { $bonus } de la carta son { $points }, todavía en juego. Con **{ press-bank-points }** son tuyos; con **{ press-reveal-risk }** te los llevas a otra carta, y así de a menudo es un { -card-stop }.

## El final. $card es la carta de bonus.

tour-end-title = 🎓 Eso era un turno
tour-banked = Los { $points } ya son tuyos para siempre, sin { $card }. Una tirada nula después te los habría quitado todos.
tour-banked-tutto = Los { $points } ya son tuyos para siempre, { $card } incluido. Una tirada nula por el camino te habría quitado todo lo reunido hasta ahí.
tour-stopped = { -card-stop } acaba el turno, y los { $lost } en juego se pierden; con una tirada nula pasa lo mismo. Si hubieras guardado después de { -tutto }, serían tuyos.
tour-over = Y eso es todo. `/tutto start` abre tu propia mesa.
tour-over-waiting = Y eso es todo: tu mesa te espera. ¡Suerte!

## Una línea más en el tablero de quien empieza

hint-reveal = 💡 Primero la carta: dice de qué va este turno.
hint-score = 💡 Un 1 vale 100, un 5 vale 50 y un trío, cien veces su número; tres unos, nada menos que 1.000.
hint-fewer = 💡 No hace falta apartar todo lo que puntúa: cuantos más dados lanzas, más rara es la tirada nula.
hint-null = 💡 El porcentaje es la probabilidad de una tirada nula, que se lleva todo lo que está en juego. Lo que guardas es tuyo.
hint-tutto = 💡 Guárdalo todo ahora, o llévatelo a la siguiente carta, donde { $card } o una tirada nula te lo pueden quitar.
hint-fireworks = 💡 Aquí la tirada nula es bienvenida: acaba el turno, y te quedas con todo.
hint-straight = 💡 Cada tirada tiene que traer un número que aún no tengas; si no, es nula.
hint-all-or-nothing = 💡 No se puede guardar a medio camino: haz lo que pide { $card }, o una tirada nula se lo lleva todo.

### El menú privado de quien organiza: saltar un turno, sacar a alguien, ceder la mesa, terminar. Botones: 16 letras como mucho.

hosting-title = Organizar esta mesa
hosting-turn = Le toca a **{ $who }**.
hosting-lobby = La partida no ha empezado todavía.
hosting-call = ¿Qué hacemos?
hosting-open = ⚙️ Organizar
hosting-skip = Saltar turno
hosting-give = Que un ordenador siga por…
hosting-remove = Sacar a alguien de la partida…
hosting-hand = Ceder la mesa a…
hosting-close = Listo
hosting-back = Volver
hosting-closed = Bien, no hay nada más que hacer.
hosting-skip-sure = ¿Saltar el turno de **{ $who }**? Se pierden los { $points } puntos en juego.
hosting-skip-sure-free = ¿Saltar el turno de **{ $who }**? Acaba sin puntos.
hosting-skipped = Turno saltado.
hosting-give-sure = ¿Que un ordenador siga por **{ $who }**? No hay vuelta atrás, y la partida no cuenta para ninguna clasificación. ¿Cuál?
hosting-given = Hecho, ahí sigue un ordenador.
hosting-remove-sure = ¿Sacar a **{ $who }** de la partida para siempre? Sus puntos se quedan en el marcador, pero no podrá volver.
hosting-remove-sure-lobby = ¿Sacar a **{ $who }** de esta mesa?
hosting-remove-yes = Sacar
hosting-removed = Hecho, ese sitio queda fuera de la partida.
hosting-hand-sure = ¿Ceder la mesa a **{ $who }**? A partir de ahí decide esa persona.
hosting-hand-yes = Ceder
hosting-handed = Hecho, ahora organiza otra persona.
hosting-ended = La partida queda terminada.

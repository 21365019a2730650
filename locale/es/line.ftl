### La línea que una mesa deja en su canal mientras se juega.

line-leads = { $round } · { $who } va en cabeza con { $score }
line-shared = { $round } · { $count } empatan en cabeza con { $score }
line-level = { $round } · nadie tiene puntos todavía
line-practice = { $round } · { $who } practica y tiene { $score }
line-here = La partida está en marcha, más abajo en este canal.
line-thread = La partida está en marcha en su hilo. ¡Pásate a mirar!
line-over = La partida ha terminado. Más abajo se ve cómo acabó.
line-thread-name = { -tutto } · { $host }
line-second-thread-name = { -tutto } · Segunda mesa

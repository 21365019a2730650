### La sala de espera: quién se sienta, a qué se juega y cómo se entra.

lobby-call = Seis dados, un mazo de cartas y un poco de sangre fría. ¡Toma asiento!
lobby-seats = Asientos · { $taken } de { $seats }
lobby-host = organiza
lobby-begins = empieza
lobby-alone = A solas es práctica: una partida entera que no cuenta para ninguna clasificación.
lobby-enough = Todavía cabe más gente. Quien organiza empieza cuando no falte nadie.
lobby-computers = Con ordenadores no cuenta para ninguna clasificación. Quien organiza empieza cuando no falte nadie.
lobby-full = La mesa está llena. Quien organiza ya puede empezar.
lobby-rules = Reglas
lobby-pace = Ritmo
lobby-hints = Pistas
lobby-late = Llegar más tarde
lobby-goal-round = A **{ $target }** puntos; al alcanzarlos se completa la ronda y gana quien más tenga.
lobby-goal-immediate = Quien llegue antes a **{ $target }** puntos gana en el acto.
lobby-official = Reglas oficiales.
lobby-departs = Reglas de casa: no todo es como en la hoja.
lobby-language = El idioma de la mesa
lobby-seal = Sello de los dados: { $seal }
lobby-join = Unirse
lobby-leave = Levantarse
lobby-begin = Empezar
lobby-cancel = Cancelar
lobby-settings = Ajustes
lobby-closed = Esta mesa se cerró antes de que rodara un dado. `/tutto start` abre otra.

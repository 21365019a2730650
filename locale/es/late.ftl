### Llegar a una partida en marcha: si la mesa lo permite, quién espera y quién ha llegado (§6.8).

late-title = Llegar más tarde
late-about = Quien llega se sienta cuando empieza la ronda siguiente y juega en último lugar; cuando ya se sabe cuál es la última ronda, no entra nadie. «El mismo número de turnos» cuenta desde su primera ronda.
late-off = Cerrada
    .told = una vez empezada la partida, no entra nadie
late-zero = Desde 0
    .told = quien llega empieza sin puntos
late-lowest = Desde la más baja
    .told = quien llega empieza con la puntuación más baja de la mesa
late-arrived = 🪑 { $who } ya está en la mesa, con { $score } puntos.
late-comes = 🪑 { $who } se sienta desde la ronda { $round }.
late-missed = 🪑 { $who } llega tarde: esta es la última ronda. ¡Hasta la próxima partida!
late-sits = Ya juegas, con { $score } puntos: te toca en último lugar en la ronda { $round }.
late-waits = Tienes una silla guardada: te sientas desde la ronda { $round }. ¿Mejor no? Devuélvela aquí.
late-waits-no-more = De acuerdo, al final no te sientas.

### How long a turn may take, and a game that stands still. Labels of buttons have 16 characters at most, those of a form 45.

pace-title = Ritmo
pace-live = En vivo
    .told = 5 minutos por turno
pace-relaxed = Sin prisa
    .told = 24 horas por turno; las cartas y tiradas sin elección salen solas
pace-days = Días
    .told = 3 días por turno; las cartas y tiradas sin elección salen solas
pace-none = Sin reloj
    .told = un turno dura lo que dure
pace-own =
    .told = { $time } por turno
pace-about = Cada vez que pulsas en un turno, su reloj empieza de nuevo. Cuando se acaba el tiempo, los puntos se guardan si está permitido; si no, se pierden.
pace-other = Otro tiempo
pace-form = Un tiempo de 1 minuto a 7 días
    .example = 90 min, 2 h, 1 día
pace-unreadable = No puedo leer eso como un tiempo de 1 minuto a 7 días. Escríbelo así: `90 min`, `2 h` o `1 día`. No ha cambiado nada.
pace-reminder = ⏰ { $who }, la mesa te espera: tu tiempo se acaba { $when }.

paused-title = ⏸️ En pausa
paused-away = Hay muy poca gente para seguir, así que la partida espera. No se pierde nada.
paused-place = Aquí no se me podía ver ni oír, así que la partida espera. No se pierde nada.
paused-next = Después juega **{ $who }**. Cualquiera de la mesa puede seguir.
paused-kept = Se guarda hasta el { $day }.
paused-over = ▶️ ¡Seguimos!
press-resume = Seguir
here-already = Aquí no constas como ausente, así que no hay nada que hacer.
welcome-back = ¡Hola de nuevo! Tu próximo turno vuelve a ser tuyo.

pings-normal = Listo: te menciono cuando te toca, en todos los servidores.
pings-silent = Listo: te menciono sin sonido, en todos los servidores.
pings-none = Listo: solo escribo tu nombre, en todos los servidores.

## Lengths of time; the units in words are those that people may type, with spaces between them

duration-d = { $count } d
duration-h = { $count } h
duration-min = { $count } min
duration-s = { $count } s
units-week = sem semana semanas
units-day = d dia dias
units-hour = h hora horas
units-minute = m min minuto minutos
units-second = s seg segundo segundos
units-between = y un una por turno

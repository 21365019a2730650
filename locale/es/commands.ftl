### Lo que Discord muestra mientras se escribe un comando: 100 caracteres como mucho. Los nombres siguen en inglés.

command-tutto = { -tutto }: tienta a la suerte con seis dados y un mazo de cartas
command-start = Abre aquí una mesa y juega una partida de { -tutto }
command-board = Vuelve a traer abajo el tablero de la partida de este canal
command-leave = Levántate de la mesa en la que juegas
command-stop = Termina la partida de este canal; antes se te pregunta si va en serio
command-me = Tus mesas abiertas, y en cuáles te toca
command-odds = Lo que valen ahora tus opciones, solo para ti
command-rules = Busca algo en las reglas
command-leaderboard = Partidas, victorias y puntos de este servidor
command-stats = Partidas, suerte y juego de una persona en este servidor

option-rules-topic = Lo que buscas: una carta o una palabra, en cualquier idioma
option-start-target = Los puntos que hay que alcanzar, de 50 en 50; si no, los de la edición
option-start-where = Dónde se juega
choice-where-here = En este canal
choice-where-thread = En un hilo propio
option-start-edition = Cuál de los dos juegos, según lo que hay en la caja
choice-edition-tutto = { -tutto } · 56 cartas ({ -card-clover }, { -card-fireworks })
choice-edition-fill-or-bust = Fill or Bust · 54 cartas ({ -card-must-bust }, { -card-vengeance })

command-help = Qué es esto y cómo se juega aquí
command-tutto-admin = { -tutto } en este servidor
command-admin-language = El idioma que todo el mundo lee aquí
command-admin-where = Dónde se juega cuando nadie dice nada
option-rules-private = Enseñarte la página solo a ti
option-leaderboard-share = Enseñarla a todo el mundo aquí
option-stats-player = De quién; si no se dice, tuyas
option-stats-share = Enseñarlas a todo el mundo aquí
option-language = El idioma; con automático, el del servidor
option-channel = Solo para este canal; si falta, para todo el servidor
command-admin-pace = Cuánto puede durar un turno si nadie dice nada
option-pace = Un nombre o un tiempo como 90 min; automático es En vivo
option-me-pings = Cómo se te avisa de tu turno, en todas las mesas
choice-pings-normal = Mencióname
choice-pings-silent = Mencióname sin sonido
choice-pings-none = Escribe solo mi nombre
choice-automatic = Automático
command-admin-preset = Reglas de casa con un nombre
option-preset-action = Qué hacer con ellas
option-preset-name = El nombre; para conservarlas, el que quieras
choice-preset-save = Conservar las reglas de la mesa de este canal
choice-preset-show = Verlas todas, o solo esta
choice-preset-delete = Borrarla
choice-preset-default = Que las mesas nuevas jueguen así; sin nombre, como dice la hoja

command-fair = Cómo se ve que nadie eligió los dados; el sello de la partida de aquí y cómo comprobarla
command-export = El acta de la última partida de aquí, como archivo para quienes estaban en la mesa
command-replay = Mira qué dice el acta de una partida, o dónde falla
option-replay-record = Un archivo .tutto

option-start-mode = Jugar aquí, o llevar la cuenta de una mesa de verdad
choice-mode-play = Jugar: yo mezclo y lanzo
choice-mode-record = Llevar la cuenta: dados y cartas propios en una mesa de verdad
option-start-cards = Al llevar la cuenta: las cartas las revelo yo y los dados son de verdad
option-start-dice = Al llevar la cuenta: los dados los lanzo yo y las cartas son de verdad
choice-cards-bot = El bot revela las cartas
choice-dice-bot = El bot lanza los dados

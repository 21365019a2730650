### Lo que varias pantallas dicen de una mesa: su gente, sus reglas, su sitio.

nameless = Sin nombre { $seat }
nameless-host = quien organiza
table-title = { -tutto } en la mesa de { $host }
table-round = Ronda { $round }
table-last-round = la última ronda
language-name = Español
to-board = Al tablero
to-table = A la mesa
to-result = Al resultado

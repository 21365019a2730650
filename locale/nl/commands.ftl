### Wat Discord toont terwijl iemand een opdracht typt: hoogstens 100 tekens. De namen zelf blijven Engels.

command-tutto = { -tutto }: waag het erop met zes dobbelstenen en een stapel kaarten
command-start = Open hier een tafel en speel een potje { -tutto }
command-board = Haal het bord van het spel in dit kanaal weer naar beneden
command-rules = Zoek iets op in de spelregels
command-leaderboard = Potjes, overwinningen en punten op deze server

option-rules-topic = Wat je zoekt: een kaart of een woord, in elke taal
option-start-where = Waar er gespeeld wordt
choice-where-here = In dit kanaal
choice-where-thread = In een eigen thread

### Wat Discord toont terwijl iemand een opdracht typt: hoogstens 100 tekens. De namen zelf blijven Engels.

command-tutto = { -tutto }: waag het erop met zes dobbelstenen en een stapel kaarten
command-start = Open hier een tafel en speel een potje { -tutto }
command-board = Haal het bord van het spel in dit kanaal weer naar beneden
command-leave = Sta op van de tafel waaraan je zit
command-stop = Beëindig het spel in dit kanaal; eerst wordt gevraagd of je het zeker weet
command-me = Je open tafels, en waar jij aan de beurt bent
command-rules = Zoek iets op in de spelregels
command-leaderboard = Potjes, overwinningen en punten op deze server

option-rules-topic = Wat je zoekt: een kaart of een woord, in elke taal
option-start-target = Hoeveel punten je nodig hebt, in stappen van 50; anders zoals de editie het zegt
option-start-where = Waar er gespeeld wordt
choice-where-here = In dit kanaal
choice-where-thread = In een eigen thread

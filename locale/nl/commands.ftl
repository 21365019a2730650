### Wat Discord toont terwijl iemand een opdracht typt: hoogstens 100 tekens. De namen zelf blijven Engels.

command-tutto = { -tutto }: waag het erop met zes dobbelstenen en een stapel kaarten
command-start = Open hier een tafel en speel een potje { -tutto }
command-board = Haal het bord van het spel in dit kanaal weer naar beneden
command-leave = Sta op van de tafel waaraan je zit
command-stop = Beëindig het spel in dit kanaal; eerst wordt gevraagd of je het zeker weet
command-me = Je open tafels, en waar jij aan de beurt bent
command-odds = Wat je keuzes op dit moment waard zijn, alleen voor jou
command-rules = Zoek iets op in de spelregels
command-leaderboard = Potjes, overwinningen en punten op deze server
command-stats = Potjes, geluk en spel van één persoon op deze server

option-rules-topic = Wat je zoekt: een kaart of een woord, in elke taal
option-start-target = Hoeveel punten je nodig hebt, in stappen van 50; anders zoals de editie het zegt
option-start-where = Waar er gespeeld wordt
choice-where-here = In dit kanaal
choice-where-thread = In een eigen thread
option-start-edition = Welk van de twee spellen, naar wat er in de doos zit
choice-edition-tutto = { -tutto } · 56 kaarten ({ -card-clover }, { -card-fireworks })
choice-edition-fill-or-bust = Fill or Bust · 54 kaarten ({ -card-must-bust }, { -card-vengeance })

command-help = Wat dit is en hoe je het hier speelt
command-tutto-admin = { -tutto } op deze server
command-admin-language = De taal die iedereen hier leest
command-admin-where = Waar tafels spelen als niemand iets zegt
option-rules-private = Laat de pagina alleen aan jou zien
option-leaderboard-share = Laat de ranglijst aan iedereen hier zien
option-stats-player = Van wie; niets gekozen: van jezelf
option-stats-share = Laat ze aan iedereen hier zien
option-language = De taal; automatisch neemt die van de server
option-channel = Alleen voor dit kanaal; weggelaten: voor de hele server
command-admin-pace = Hoelang een beurt mag duren als niemand iets zegt
option-pace = Een naam of een tijd, zoals 90 min; automatisch is Live
option-me-pings = Hoe je aan je beurt wordt herinnerd, aan elke tafel
choice-pings-normal = Vermeld me
choice-pings-silent = Vermeld me zonder geluid
choice-pings-none = Schrijf alleen mijn naam
choice-automatic = Automatisch
command-admin-preset = Huisregels onder een naam
option-preset-action = Wat ermee moet gebeuren
option-preset-name = De naam; om iets vast te leggen mag je er een verzinnen
choice-preset-save = De regels van de tafel in dit kanaal vastleggen
choice-preset-show = Ze allemaal tonen, of alleen deze
choice-preset-delete = Verwijderen
choice-preset-default = Nieuwe tafels zo laten spelen; zonder naam volgens het blad

command-fair = Hoe je ziet dat niemand de dobbelstenen koos; het zegel van het spel hier, en een controle
command-export = Het verslag van het nieuwste spel hier, als bestand voor wie aan tafel zat
command-replay = Lees wat een spelverslag zegt, of waar het misgaat
option-replay-record = Een .tutto-bestand

option-start-mode = Hier spelen, of de stand bijhouden van een echte tafel
choice-mode-play = Spelen: ik schud en gooi
choice-mode-record = Bijhouden: eigen dobbelstenen en kaarten aan een echte tafel
option-start-cards = Bij het bijhouden: ik draai de kaarten, jullie gooien zelf
option-start-dice = Bij het bijhouden: ik gooi de dobbelstenen, de kaarten zijn van jullie
choice-cards-bot = De bot draait de kaarten
choice-dice-bot = De bot gooit de dobbelstenen

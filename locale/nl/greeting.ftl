### De eerste woorden op een server, en wat `/tutto help` zegt.

welcome-title = Hallo! Ik breng { -tutto } naar jullie server
welcome = Zes dobbelstenen, een stapel kaarten en steeds weer die ene vraag: nog een keer, of is het genoeg? Met twee tot tien mensen speel je hier in een kanaal, met knoppen; alleen kun je oefenen.
welcome-commands =
    • **/tutto start** opent een tafel
    • **/tutto rules** heeft de regels bij de hand
    • **/tutto help** vertelt de rest
welcome-language = Welke taal zal ik hier spreken? Wie de server beheert, kiest met een knop; wat alleen jij ziet, lees je toch al in je eigen taal.

help-title = { -tutto }, en hoe je het hier speelt
help = Draai een kaart, gooi zes dobbelstenen, leg apart wat scoort. Noteer je punten, of gooi door en zet alles op het spel. Zodra iemand het doel haalt, wordt de ronde uitgespeeld en wint wie de meeste punten heeft.
help-play = Spelen
help-play-text =
    • **/tutto start** opent een tafel; de anderen drukken op **Meedoen**, de host op **Beginnen**.
    Ben je aan de beurt, dan staat alles op het bord: dobbelstenen kiezen, gooien, noteren. **?** legt uit wat je ziet.
    • **/tutto rules** zoekt iets op, zoals `/tutto rules klavertje`.
help-table = Aan tafel
help-table-text =
    • **/tutto board** haalt het bord weer naar beneden
    • **/tutto leave** laat je van tafel opstaan
    • **/tutto stop** maakt een eind aan het spel (host of moderators)
    • **/tutto me** noemt je tafels
    • **/tutto odds** vertelt je privé wat elke keuze waard is
    • **/tutto fair** zegt waarom niemand de dobbelstenen kan kiezen
    • **/tutto start mode:record** houdt de score bij van een echte tafel
help-server = Op deze server
help-server-text =
    • **/tutto leaderboard** laat zien wie hoe vaak gewonnen heeft
    • **/tutto stats** telt iemands potjes op, met geluk en spel
    • **/tutto-admin** stelt de taal in en waar tafels spelen (voor wie de server beheert)
help-fan = Een fanproject, zonder band met de uitgever.

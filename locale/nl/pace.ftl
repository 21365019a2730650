### How long a turn may take, and a game that stands still. Labels of buttons have 16 characters at most, those of a form 45.

pace-title = Tempo
pace-live = Live
    .told = 5 minuten per beurt
pace-relaxed = Rustig
    .told = 24 uur per beurt; kaarten en worpen zonder keuze komen vanzelf
pace-days = Dagen
    .told = 3 dagen per beurt; kaarten en worpen zonder keuze komen vanzelf
pace-none = Geen klok
    .told = een beurt duurt zolang die duurt
pace-own =
    .told = { $time } per beurt
pace-about = Elke druk in een beurt zet de klok opnieuw. Is de tijd om, dan worden de punten genoteerd als dat mag; anders gaan ze verloren.
pace-other = Andere tijd
pace-form = Een tijd van 1 minuut tot 7 dagen
    .example = 90 min, 2 uur, 1 dag
pace-unreadable = Daar kan ik geen tijd van 1 minuut tot 7 dagen in lezen. Schrijf bijvoorbeeld `90 min`, `2 uur` of `1 dag`. Er is niets veranderd.
pace-reminder = ⏰ { $who }, de tafel wacht op je: je tijd is om { $when }.

paused-title = ⏸️ Gepauzeerd
paused-away = Er zijn te weinig mensen om verder te spelen, dus het spel wacht. Er gaat niets verloren.
paused-place = Ik was hier niet te zien of te horen, dus het spel wacht. Er gaat niets verloren.
paused-next = Straks aan de beurt: **{ $who }**. Iedereen aan tafel kan verdergaan.
paused-kept = Het blijft bewaard tot { $day }.
paused-over = ▶️ We gaan verder!
press-resume = Verder
here-already = Je staat hier niet als afwezig, dus er valt niets te doen.
welcome-back = Welkom terug! Je volgende beurt is weer van jou.

pings-normal = Klaar: ik vermeld je als je aan de beurt bent, op elke server.
pings-silent = Klaar: ik vermeld je zonder geluid, op elke server.
pings-none = Klaar: ik schrijf alleen je naam, op elke server.

## Lengths of time; the units in words are those that people may type, with spaces between them

duration-d = { $count } d
duration-h = { $count } uur
duration-min = { $count } min
duration-s = { $count } s
units-week = w wk week weken
units-day = d dag dagen
units-hour = h uur uren uurtje
units-minute = m min minuut minuten
units-second = s sec seconde seconden
units-between = en een per beurt

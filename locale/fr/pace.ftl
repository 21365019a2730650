### How long a turn may take, and a game that stands still. Labels of buttons have 16 characters at most, those of a form 45.

pace-title = Rythme
pace-live = En direct
    .told = 5 minutes par tour
pace-relaxed = Tranquille
    .told = 24 heures par tour ; les cartes et lancers sans choix viennent tout seuls
pace-days = Jours
    .told = 3 jours par tour ; les cartes et lancers sans choix viennent tout seuls
pace-none = Sans chrono
    .told = un tour dure le temps qu’il faut
pace-own =
    .told = { $time } par tour
pace-about = Chaque clic pendant un tour relance son chronomètre. Une fois le temps écoulé, les points sont empochés si c’est permis, sinon ils sont perdus.
pace-other = Autre durée
pace-form = Une durée de 1 minute à 7 jours
    .example = 90 min, 2 h, 1 jour
pace-unreadable = Je n’arrive pas à lire une durée de 1 minute à 7 jours. Écris par exemple `90 min`, `2 h` ou `1 jour`. Rien n’a changé.
pace-reminder = ⏰ { $who }, la table t’attend : fin de ton temps { $when }.

paused-title = ⏸️ En pause
paused-away = Il n’y a plus assez de monde pour continuer, alors la partie attend. Rien n’est perdu.
paused-place = On ne pouvait plus me voir ni m’entendre ici, alors la partie attend. Rien n’est perdu.
paused-next = Ensuite, à **{ $who }** de jouer. N’importe qui à la table peut reprendre.
paused-kept = Elle est gardée jusqu’au { $day }.
paused-over = ▶️ C’est reparti !
press-resume = Reprendre
here-already = Tu n’es pas noté absent ici, il n’y a donc rien à faire.
welcome-back = Te revoilà ! Ton prochain tour est de nouveau à toi.

pings-normal = C’est fait : je te mentionne quand c’est ton tour, sur tous les serveurs.
pings-silent = C’est fait : je te mentionne sans bruit, sur tous les serveurs.
pings-none = C’est fait : j’écris seulement ton nom, sur tous les serveurs.

## Lengths of time; the units in words are those that people may type, with spaces between them

duration-d = { $count } j
duration-h = { $count } h
duration-min = { $count } min
duration-s = { $count } s
units-week = sem semaine semaines
units-day = j d jour jours
units-hour = h heure heures
units-minute = m min minute minutes
units-second = s sec seconde secondes
units-between = et un une par tour

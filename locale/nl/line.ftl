### De ene regel die een tafel in het kanaal houdt zolang er gespeeld wordt.

line-leads = { $round } · { $who } staat voor met { $score }
line-shared = { $round } · { $count } spelers delen de kop met { $score }
line-level = { $round } · nog niemand heeft punten
line-practice = { $round } · { $who } oefent en heeft { $score }
line-here = Het spel is bezig, verderop in dit kanaal.
line-thread = Het spel is bezig in de thread. Kom kijken!
line-over = Het spel is afgelopen. Hoe het eindigde staat verderop.
line-thread-name = { -tutto } · { $host }
line-second-thread-name = { -tutto } · Een tweede tafel

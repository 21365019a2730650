### Die eine Zeile, die ein Tisch in seinem Kanal behält, solange gespielt wird.

line-leads = { $round } · { $who } führt mit { $score }
line-shared = { $round } · { $count } liegen mit { $score } gleichauf vorn
line-level = { $round } · noch hat niemand Punkte
line-practice = { $round } · { $who } übt und hat { $score }
line-here = Die Partie läuft, weiter unten in diesem Kanal.
line-thread = Die Partie läuft im eigenen Thread. Schau gern zu!
line-over = Die Partie ist vorbei. Wie sie ausging, steht weiter unten.
line-thread-name = { -tutto } · { $host }
line-second-thread-name = { -tutto } · Ein zweiter Tisch

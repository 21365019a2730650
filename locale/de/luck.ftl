### Glück und Können, unter dem Ergebnis. Knöpfe haben höchstens 16 Zeichen.

luck-title = Glück und Können
luck-button = Glück & Können
luck-about = Wie jeder Punktestand zustande kam: was die Züge an ihrem Anfang wert waren, was Würfel und Karten dazugaben oder nahmen, und was Entscheidungen gegenüber den besten kosteten.
luck-footer = Glück ist, was kam, gegen das, was zu erwarten war; Können zählt, was verschenkt wurde.
luck-costliest = Deine teuersten Entscheidungen
luck-flawless = Keine hat dich etwas gekostet: Es war jedes Mal die beste.
luck-start = { $points } zu Beginn
luck-par = { $points } zu erwarten
luck-luck = { $points } Glück
luck-skill = { $points } Können
luck-other = { $points } durch keins von beiden
luck-taken = { $points } von anderen genommen
luck-rolled = gewürfelt { $dice }
luck-at-risk = { $points } auf dem Spiel
luck-decision = { $number }. { $position }: Deine Wahl war { $did }. Besser: { $best }, im Schnitt { $points } mehr wert.
luck-still-working = Wie viel Glück in dieser Partie steckte, rechne ich noch aus. Drück gleich noch einmal.
luck-under-way = Von Glück und Können ist die Rede, wenn die Partie vorbei ist.

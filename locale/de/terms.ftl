### Wörter, die alle Dateien teilen: der Name des Spiels und seine Karten.

-tutto = TUTTO
-card-bonus = Bonus
-card-x2 = ×2
-card-stop = Stopp
-card-fireworks = Feuerwerk
-card-plus-minus = Plus/Minus
-card-straight = Straße
-card-clover = Kleeblatt
-card-no-dice = Keine Würfel
-card-fill-1000 = Tutto 1000
-card-must-bust = Pech-Karte
-card-double-trouble = Doppeltes Tutto
-card-vengeance = Rache 2500

## Karten nach dem Zeichen der Spielaufzeichnung. `.rule` steht auf dem Brett unter der Karte: eine Zeile, höchstens 120 Zeichen.

card-B200 = { -card-bonus } 200
    .rule = Mit einem { -tutto } kommen 200 dazu. Notierst du vorher, zählen nur die Würfel.
card-B300 = { -card-bonus } 300
    .rule = Mit einem { -tutto } kommen 300 dazu. Notierst du vorher, zählen nur die Würfel.
card-B400 = { -card-bonus } 400
    .rule = Mit einem { -tutto } kommen 400 dazu. Notierst du vorher, zählen nur die Würfel.
card-B500 = { -card-bonus } 500
    .rule = Mit einem { -tutto } kommen 500 dazu. Notierst du vorher, zählen nur die Würfel.
card-B600 = { -card-bonus } 600
    .rule = Mit einem { -tutto } kommen 600 dazu. Notierst du vorher, zählen nur die Würfel.
card-X2 = { -card-x2 }
    .rule = Ein { -tutto } verdoppelt alle Würfelpunkte dieses Zuges; Bonuspunkte werden nicht verdoppelt.
card-STOP = { -card-stop }
    .rule = Der Zug ist sofort vorbei, und was auf dem Spiel steht, ist verloren.
card-FW = { -card-fireworks }
    .rule = Alles, was punktet, kommt beiseite, bis zum Fehlwurf. Der beendet den Zug, und du behältst alles.
card-PM = { -card-plus-minus }
    .rule = Kein Notieren vor dem { -tutto }. Dann genau 1.000 für dich, und alle anderen an der Spitze verlieren 1.000.
card-ST = { -card-straight }
    .rule = Sammle 1 bis 6, mit jedem Wurf mindestens eine neue Zahl. Alle sechs: 2.000 Punkte und ein { -tutto }.
card-CL = { -card-clover }
    .rule = Zwei { -tutto }s hintereinander, ohne zu notieren. Schaffst du es, gewinnst du, egal wie es steht.
card-ND = { -card-no-dice }
    .rule = Der Zug ist sofort vorbei, und was auf dem Spiel steht, ist verloren.
card-F1000 = { -card-fill-1000 }
    .rule = Kein Notieren vor dem { -tutto }. Es bringt 1.000 anstelle der Würfelpunkte.
card-MB = { -card-must-bust }
    .rule = Alles, was punktet, kommt beiseite, bis zum Fehlwurf. Der beendet den Zug, und du behältst alles.
card-DT = { -card-double-trouble }
    .rule = Zwei { -tutto }s hintereinander, kein Notieren vor dem zweiten. Die Würfel zählen wie sonst.
card-V2500 = { -card-vengeance }
    .rule = Ein { -tutto } kostet alle an der Spitze 2.500. Wer allein führt, bekommt stattdessen eine andere Karte.

### Das Spielprotokoll: als Datei mitgegeben, aus einer Datei gelesen.

export-over = Hier ist die ganze Partie, jede Karte und jeder Wurf. `/tutto replay` liest es wieder ein, und mit dem Siegel können alle die Würfel nachprüfen.
export-running = Hier ist die Partie bis jetzt, samt dem laufenden Zug. Das Geheimnis der Würfel kommt am Ende.
export-nothing = Hier wurde noch keine Partie gespielt. `/tutto start` eröffnet einen Tisch.
export-not-yours = Das Protokoll bekommt, wer an diesem Tisch saß.
replay-too-large = Diese Datei ist mir zu groß: Ein Protokoll darf hier höchstens { $kilobytes } kB haben.
replay-title = Was das Protokoll sagt
replay-turns =
    { $turns ->
        [one] Ein Zug,
       *[other] { $turns } Züge,
    } Runde { $round }.
replay-finished = Die Partie ist zu Ende.
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-at-risk = Bei { $who } stehen { $points } auf dem Spiel.
replay-wrong = In diesem Protokoll stimmt etwas nicht
replay-place = Zeile { $line }, Spalte { $column }

## Was an einem Protokoll nicht stimmt, nach dem Code der Spielregeln

record-unreadable = Das ist keine Zeile, kein Kopfeintrag und kein Zeichen eines Protokolls.
record-unknown-tag-value = Ein Kopfeintrag hat einen Wert, den er nicht haben kann.
record-unknown-house-rule = Diese Hausregel gibt es nicht, oder nicht mit diesem Wert in dieser Ausgabe.
record-not-your-turn = Ein anderer Platz ist am Zug, oder der Zug davor ist nicht zu Ende.
record-no-such-card = So eine Karte liegt nicht mehr im Stapel.
record-may-not-reveal = Hier darf keine Karte aufgedeckt werden.
record-must-reveal = Zuerst kommt eine Karte.
record-not-a-face = Diese Zahl hat kein Würfel.
record-wrong-dice-count = So viele Würfel wurden nicht geworfen.
record-not-in-the-roll = Diese Würfel sind nicht gefallen.
record-does-not-score = Diese Würfel gehen nicht auf: Jeder, der beiseitegelegt wird, muss punkten.
record-not-a-null = In diesem Wurf punktet etwas, er ist also kein Fehlwurf.
record-must-set-aside = Von diesem Wurf muss etwas beiseitegelegt werden.
record-must-set-aside-all = Von diesem Wurf muss mehr beiseitegelegt werden.
record-may-not-bank = Hier darf nicht notiert werden.
record-below-minimum = Das ist weniger, als notiert werden darf.
record-may-not-pass = Hier gibt es nichts weiterzugeben.
record-turn-is-over = Der Zug ist schon zu Ende.
record-game-is-over = Die Partie ist schon zu Ende.
record-figure-differs = Die Zahlen stimmen nicht mit dem Gespielten überein.
record-not-the-sealed-dice = Das sind nicht die versiegelten Würfel: das Geheimnis hat hier etwas anderes.

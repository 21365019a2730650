### Das Spielbrett: die Nachricht eines Zuges. Auf einen Knopf passen höchstens 16 Zeichen, mit Zahlen bis 100.000.

## Was auf dem Sperrbildschirm steht. $who ist dran, $own ist der eigene Punktestand, $best der höchste.

call-turn = { $who }, du bist dran.
call-computer = { $who } ist am Zug.
call-last-round = Letzte Runde!
call-bank-leads = { $other } hat { $gain } notiert und führt mit { $best }, du hast { $own }.
call-bank = { $other } hat { $gain } notiert.
call-null = { $other } hat mit einem Fehlwurf { $lost } verloren.
call-null-bare = { $other } hatte einen Fehlwurf.
call-fireworks = { $other } hat mit { $card } { $gain } geholt.
call-fireworks-dud = { $other } ging bei { $card } leer aus.
call-stop = { $other } hat { $card } gezogen und { $lost } verloren.
call-stop-bare = { $other } hat { $card } gezogen.
call-stop-kept = { $other } hat { $card } gezogen und { $gain } behalten.
call-forfeit = { $other } wurde übersprungen.
call-left = { $other } ist vom Tisch aufgestanden.
call-score = { $other } hat { $gain } geholt.
call-lead-other = { $leader } führt mit { $best }, du hast { $own }.
call-lead-shared = { $count } liegen mit { $best } gleichauf vorn, du hast { $own }.
call-lead-you = Du führst mit { $own }.
call-lead-you-shared = Du liegst mit { $own } gleichauf vorn.
call-lead-nobody = Noch hat niemand Punkte.
call-alone = Du hast { $own }.

## Kopf

board-new-card = Neue Karte
board-tutto = { -tutto }! { $card }
board-whose = **{ $who }** ist dran
board-whose-after = **{ $who }** hat ein { -tutto }
board-round = Runde { $round }
board-last-round = **letzte Runde**
board-last-turn = **letzter Zug**
board-time = ⏳ die Zeit ist um { $when }
board-deadline = ⏳ die Zeit ist um { $when }
board-extra-round = **Zusatzrunde**
board-chain = Karten: { $cards }

## Würfel

board-rolled = 🎲 Gewürfelt: { $dice }
board-to-roll = 🎲 Wird neu gewürfelt: { $dice }
board-aside = ✓ Beiseite: { $dice }
board-missing = 🔎 Noch gesucht: { $dice }
board-six-again = 🎲 Alle sechs Würfel kommen wieder ins Spiel

## Was auf dem Spiel steht

risk-nothing = ⚠️ Noch nichts auf dem Spiel
risk-sources = ⚠️ Auf dem Spiel: **{ $total }** ({ $sources })
risk-dice = { $points } aus Würfeln
risk-bonus = { $points } Bonus
risk-carried = { $points } von früheren Karten
board-paid = ⚖️ Endgültig abgezogen: { $payers }
board-takes = ⚖️ Abgezogen wird: { $payers }.
board-stop-cost = 🛑 Noch { $stops } × { $card } unter { $cards } Karten: Das würde **{ $points }** kosten.
board-stop-free = 🛑 Noch { $stops } × { $card } unter { $cards } Karten.

## Was markiert ist, und warum etwas nicht geht

marked-points = Markiert { $dice }: +{ $points }, damit stehen **{ $total }** auf dem Spiel.
marked-nothing-counts = Markiert { $dice }: Bei { $card } bringen die Würfel selbst keine Punkte.
marked-collects = Markiert { $dice }: { $count } von 6 Zahlen.
marked-tutto = Markiert { $dice }: Das ist ein **{ -tutto }**!
marked-tutto-points = Markiert { $dice }: Das ist ein **{ -tutto }**, und **{ $total }** stehen auf dem Spiel!
marked-tutto-one-more = Markiert { $dice }: das erste { -tutto }! Eins fehlt noch.
marked-wins = Markiert { $dice }: das zweite { -tutto }. **Damit ist die Partie gewonnen!**
marked-none = Markiere, was du beiseitelegen willst.
marked-forced = Eine andere Wahl gibt es nicht: Es ist schon für dich markiert.
marked-by-bot = Bei { $card } kommt alles, was punktet, von selbst beiseite.
why-does-not-score = Markiert { $dice }: Das geht nicht auf. Jeder Würfel, den du beiseitelegst, muss punkten.
why-does-not-collect = Markiert { $dice }: Es müssen Zahlen sein, die dir noch fehlen, und jede nur einmal.
why-must-set-aside-all = Markiert { $dice }: Hier muss alles beiseite, was punktet.
why-bank-tutto = Notieren geht erst nach einem { -tutto }.
why-bank-fireworks = Notieren geht nicht: Es wird gewürfelt bis zum Fehlwurf, und der notiert alles.
why-bank-clover = Notieren geht nicht: Zwei { -tutto }s gewinnen die Partie, ein Fehlwurf kostet alles.
why-bank-first = Zu notieren gibt es erst etwas, wenn eine Karte liegt.
why-bank-minimum = Das reicht noch nicht zum Notieren: Es braucht { $least }.
why-bank-must-reveal = Jetzt muss die nächste Karte aufgedeckt werden.
why-bank-other = Notieren geht gerade nicht.
why-roll-must-bank = Nach einem { -tutto } musst du notieren.
board-reveal-first = **Aufdecken** dreht die oberste Karte um.
board-take-or-pass = Nimm sie, oder leg sie ab und bekomm eine andere.
board-barred = 🔕 Ich darf hier nicht mehr schreiben, darum steht die Uhr. Jeder Knopf geht weiter.
board-waiting = Einen Moment, drück noch einmal, dann geht es weiter.

## Der Rest

board-scores = Punktestand
board-since = Inzwischen: { $tales }
press-reveal = 🂠 Aufdecken
press-reveal-risk = 🂠 · { $percent } % Stopp
press-reveal-risk-no-dice = 🂠 · { $percent } % 🛑
press-roll = 🎲 Würfeln
press-roll-risk = 🎲 { $dice } · { $percent } %
press-roll-dice = 🎲 { $dice }
press-tutto = 🎉 { -tutto }!
press-bank = Notieren
press-bank-points = { $points } notieren
press-take = Nehmen
press-pass = Ablegen
press-explain = ?
press-back = Bin wieder da
board-given = { $who } spielt an diesem Platz weiter.

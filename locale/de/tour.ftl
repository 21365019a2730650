### Für alle, die noch nie gespielt haben: der Probezug neben der Lobby, nur für eine Person, und ein Tipp auf dem Spielbrett in den ersten Zügen.

## Das Angebot. Auf eine Taste passen höchstens 16 Zeichen.

tour-offer = 👋 Neu bei { -tutto }? Spiel einen Zug mit gezinkten Würfeln, nur für dich. Es dauert eine Minute; die anderen setzen sich solange.
tour-take = Probezug
tour-leave = Genug gesehen
tour-again = Noch einmal
tour-left = Alles klar. **?** auf jedem Spielbrett erklärt dir, was gerade geht.

## Die Schritte, jeder ein oder zwei Sätze über dem Spielbrett

tour-step = { $step }/{ $steps }
tour-reveal = Jeder Zug beginnt mit einer Karte. Drück auf **{ press-reveal }**, dann siehst du deine; gewürfelt wird gleich mit, mit allen sechs.
tour-marked = Eine 1 bringt 100, eine 5 bringt 50, ein Drilling (drei gleiche in einem Wurf) das Hundertfache seiner Zahl, drei Einsen sogar 1.000. Grün ist, was gleich beiseitekommt. Ein Würfel reicht: Drück auf **⚄ 5**, um ihn wieder freizugeben.
tour-unmarked = Auf **{ press-roll-risk }** steht, dass noch { $dice } Würfel fallen, und wie wahrscheinlich ein *Fehlwurf* ist: Nichts punktet, und alles, was auf dem Spiel steht, ist weg. Je weniger Würfel, desto eher. Drück drauf.
tour-none = Mindestens ein Würfel muss beiseite, und jeder davon muss punkten. Drück auf einen, der nicht grau ist, bis er grün wird.
tour-risk = Mit **{ press-bank-points }** wäre der Zug hier vorbei. Die Karte zahlt erst bei { -tutto }, wenn alle sechs beiseiteliegen; zu { $percent } % kommt ein Fehlwurf, und am echten Tisch denkst du da kurz nach. Diese Würfel mögen dich: Drück auf **{ press-roll-risk }**.
tour-tutto = Alle sechs punkten: **{ -tutto }**! Mit den { $bonus } der Karte sind es { $points }, und noch stehen sie auf dem Spiel. Mit **{ press-bank-points }** gehören sie dir; mit **{ press-reveal-risk }** kommen sie mit zur nächsten Karte, und so oft ist das { -card-stop }.

## Das Ende. $card ist die Bonuskarte.

tour-end-title = 🎓 Das war ein Zug
tour-banked = Die { $points } gehören dir, ohne { $card }. Ein Fehlwurf danach hätte sie alle gekostet.
tour-banked-tutto = Die { $points } gehören dir, { $card } inbegriffen. Ein Fehlwurf unterwegs hätte gekostet, was bis dahin da war.
tour-stopped = { -card-stop } beendet den Zug, und die { $lost }, die auf dem Spiel standen, sind weg; ein Fehlwurf macht es genauso. Hättest du nach { -tutto } notiert, gehörten sie dir.
tour-over = Das war’s. `/tutto start` eröffnet einen eigenen Tisch.
tour-over-waiting = Das war’s, dein Tisch wartet. Viel Glück!

## Eine Zeile mehr auf dem Spielbrett von allen, die neu sind

hint-reveal = 💡 Zuerst die Karte, denn damit steht fest, worum es in diesem Zug geht.
hint-score = 💡 Eine 1 bringt 100, eine 5 bringt 50, ein Drilling das Hundertfache seiner Zahl, drei Einsen sogar 1.000.
hint-fewer = 💡 Du musst nicht alles beiseitelegen, was punktet: Je mehr Würfel fallen, desto seltener ein Fehlwurf.
hint-null = 💡 Die Prozentzahl ist die Gefahr eines Fehlwurfs, und der kostet alles, was auf dem Spiel steht. Was du notierst, bleibt.
hint-tutto = 💡 Notier jetzt alles, oder nimm es mit zur nächsten Karte, wo { $card } oder ein Fehlwurf alles kosten kann.
hint-fireworks = 💡 Hier ist ein Fehlwurf willkommen: Er beendet den Zug, und du behältst alles.
hint-straight = 💡 Jeder Wurf muss eine Zahl bringen, die dir noch fehlt, sonst ist es ein Fehlwurf.
hint-all-or-nothing = 💡 Zwischendurch notieren geht nicht: Schaff, was { $card } verlangt, oder ein Fehlwurf nimmt dir alles.

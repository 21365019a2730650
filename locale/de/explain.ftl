### Die Antwort auf „?“, nur für die, die fragen: die Karte, die Punkte, was jetzt geht und warum der Rest nicht.

explain-title = Was ist hier los?
explain-your-turn = **Du bist dran**, Runde { $round }.
explain-turn-of = **{ $who }** ist dran, Runde { $round }.
explain-card = Karte: { $card }
explain-no-card = Noch keine Karte
explain-no-card-rule = Jeder Zug beginnt mit der obersten Karte. Ist sie aufgedeckt, wird gewürfelt.
explain-purses = Auf dem Spiel
explain-purse-rolled = Aus Würfeln: **{ $points }**
explain-purse-bonus = Als Bonus: **{ $points }**
explain-purse-carried = Davon von früheren Karten mitgebracht: **{ $points }**
explain-purse-nothing = Noch nichts.
explain-presses = Was du jetzt tun kannst
explain-presses-of = Was { $who } jetzt tun kann
explain-reveal = ✅ **Aufdecken**: die nächste Karte umdrehen und mit allen sechs Würfeln würfeln.
explain-reveal-risk = ✅ **Aufdecken**: die nächste Karte umdrehen, während alles auf dem Spiel bleibt. Risiko für { $card }: { $percent } %.
explain-roll = ✅ **Würfeln**: Markiertes beiseitelegen und { $dice ->
        [one] den letzten Würfel
       *[other] die anderen { $dice } Würfel
    } werfen. Fehlwurf-Risiko: { $percent } %.
explain-roll-fireworks = ✅ **Würfeln**: weiterwürfeln mit { $dice ->
        [one] dem letzten Würfel
       *[other] { $dice } Würfeln
    }. Chance auf einen Fehlwurf, der alles notiert: { $percent } %.
explain-bank = ✅ **Notieren**: { $points } kommen auf den Punktestand, und der Zug ist vorbei.
explain-aside = ✅ **{ -tutto }!**: die letzten Würfel beiseitelegen.
explain-take = ✅ **Nehmen** oder **Ablegen**: diese Karte spielen oder eine andere bekommen.
explain-dice = ✅ **Würfel**: Ein Druck markiert einen Würfel oder nimmt die Markierung weg. Was einzeln punktet, darf beiseite oder liegen bleiben.
explain-dice-straight = ✅ **Würfel**: Ein Druck markiert einen Würfel oder nimmt die Markierung weg. Noch gesucht: { $dice }.
explain-no-dice = ⛔ **Würfel**: Gerade gibt es nichts zu wählen.
explain-no-dice-forced = ⛔ **Würfel**: Dieser Wurf lässt keine Wahl, es ist schon alles markiert.
explain-no-dice-by-bot = ⛔ **Würfel**: Bei dieser Karte kommt alles, was punktet, von selbst beiseite.
explain-no-roll = ⛔ **Würfeln**: { $why }
explain-no-reveal = ⛔ **Aufdecken**: { $why }
explain-no-bank = ⛔ **Notieren**: { $why }
explain-dead-dice = Ausgegraute Würfel bringen in diesem Wurf nichts. Was ein ✓ trägt, liegt schon beiseite.

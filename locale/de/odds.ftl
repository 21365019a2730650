### `/tutto odds`: was die eigenen Möglichkeiten wert sind, nur für die, die fragen.

odds-title = Deine Aussichten
odds-title-of = Aussichten für { $who }
odds-choices = Was jetzt geht, und was der Zug damit im Schnitt bringt
odds-chances = Was jetzt geht, und wie es ausgehen kann
odds-why = Warum das Erste
odds-patience = Einen Moment noch
odds-footer = Bei bestem Spiel von da an, vor jeder Karte mit dem ganzen Stapel. Fehlwurf meint den nächsten Wurf, { -tutto } die ganze Karte.
odds-total = 📋 Der Zug wird als Summe eingetragen, deshalb kenne ich nur die Karte: Das sind die Aussichten vor dem ersten Wurf auf sie.
odds-unsolved = Was jede Möglichkeit nach den Regeln dieses Tisches wert ist, rechne ich noch aus. Das dauert ein paar Sekunden: Frag gleich noch einmal.
odds-in-part = Nicht ganz genau
odds-in-part-rules = Hier gilt eine Regel, der ich nicht ganz folgen kann: { $rules }.
odds-more =
    { $count ->
        [one] … und noch { $count } Möglichkeit
       *[other] … und noch { $count } Möglichkeiten
    }

## Eine Möglichkeit. $dice sind die Zahlen der Würfel, die beiseite kommen, $count ist, wie viele geworfen werden.

odds-aside-roll = { $dice } beiseite, { $count } würfeln
odds-aside-bank = { $dice } beiseite, { $points } notieren
odds-aside-reveal = { $dice } beiseite, aufdecken
odds-aside-ends = { $dice } beiseite, und die Karte ist geschafft
odds-roll = { $count } würfeln
odds-bank = { $points } notieren
odds-reveal = aufdecken
odds-take = nehmen
odds-pass = ablegen
odds-chance = { $what } { $percent } %
odds-null = Fehlwurf
odds-tutto = { -tutto }

## Warum die beste Möglichkeit die beste ist. $often ist eine der drei Formen von odds-often, $average eine der beiden von odds-average.

odds-often =
    { $times ->
        [0] fast nie
        [one] etwa einmal in zehn Fällen
       *[other] etwa { $times }-mal in zehn Fällen
    }
odds-average-same = im Schnitt ist es so gut wie Notieren.
odds-average-more = im Schnitt bringt es trotzdem { $more } mehr als Notieren.
odds-why-roll =
    { $dice ->
        [one] Den letzten Würfel zu werfen
       *[other] { $dice } Würfel zu werfen
    } kostet { $often } { $points }; { $average }
odds-why-no-bank = Notieren geht hier nicht: Es muss gewürfelt werden, und das kostet { $often } { $points }.
odds-why-nothing = Noch ist nichts auf dem Spiel, also kostet Würfeln nichts.
odds-why-burning = Hier notiert ein Fehlwurf alles, also würfle weiter.
odds-why-fewer = Mit { $dice } Würfeln kommt in { $percent } % der Würfe ein Fehlwurf, mit { $fewer } wären es { $other } %.
odds-why-bank =
    { $dice ->
        [one] Den letzten Würfel zu werfen
       *[other] { $dice } Würfel zu werfen
    } würde { $often } { $points } kosten; Notieren ist sicher.
odds-why-bank-stop = Aufdecken würde { $often } { $points } durch { $card } kosten, und danach kann noch ein Fehlwurf kommen; Notieren ist sicher.
odds-why-bank-null = Ein Wurf auf die nächste Karte würde { $often } { $points } kosten; Notieren ist sicher.
odds-why-only-bank = Es geht nur noch Notieren.
odds-why-ends = Mit diesen Würfeln ist die Karte geschafft, und den Rest erledigt sie selbst.
odds-why-reveal = Aufdecken kostet { $often } { $points } durch { $card }; { $average }
odds-why-reveal-same = Im Schnitt ist Aufdecken so gut wie Notieren.
odds-why-reveal-more = Im Schnitt bringt Aufdecken { $more } mehr als Notieren.
odds-why-only-reveal = Erst kommt eine Karte: Etwas anderes gibt es nicht zu wählen.
odds-why-take = Im Schnitt bringt Nehmen { $more } mehr als eine andere Karte.
odds-why-pass = Im Schnitt bringt eine andere Karte { $more } mehr als diese.

## Nichts zu sagen

odds-no-game = Hier läuft keine Partie. Frag mich im Kanal oder Thread deiner Partie, wenn du dran bist.
odds-no-seat = Du sitzt nicht an diesem Tisch. Frag mich dort, wo du mitspielst, wenn du dran bist.
odds-not-begun = Hier wurde noch nicht gewürfelt. Frag mich wieder, wenn du dran bist.
odds-not-begun-keeper = Die Partie hat noch nicht angefangen. Sobald sie läuft, sage ich dir hier die Aussichten bei jedem Zug, den du einträgst.
odds-not-your-turn = Gerade ist **{ $who }** dran. Frag mich wieder, wenn du es bist.
odds-untold-total = Dieser Zug wird als Summe eingetragen, deshalb sehe ich die Würfel auf dem Tisch nicht. Mit **Beiseite** oder **Jeder Wurf** auf dem Zettel sehe ich mit und kann dir die Aussichten sagen.
odds-untold-roll = Auf dem Zettel stehen noch nicht alle Würfel dieses Wurfs. Frag mich wieder, wenn sie da sind.
odds-untold-dice = Die Würfel auf dem Zettel gehen so noch nicht auf. Frag mich wieder, wenn es passt.
odds-untold-over = Mit dem, was jetzt auf dem Zettel steht, ist der Zug vorbei: Zu wählen gibt es nichts mehr.

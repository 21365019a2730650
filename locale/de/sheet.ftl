### Mitschreiben: der Wertungszettel eines echten Tisches, die Tasten für einen Zug, Korrekturen, und wer den Zettel führt.
### Auf Knöpfe (pad-…, Gäste und Schreiber in der Lobby) passen höchstens 16 Zeichen, mit Zahlen bis 100.000.

## Die Lobby

lobby-call-record = Eure Würfel, eure Karten, euer Tisch: Ich führe den Zettel. Setz dich dazu!
lobby-scorer = Wer den Zettel führt
lobby-guest = Gast
lobby-add-guest = Gast dazu
lobby-drop-guest = Gast weg

guest-title = Ein Gast am Tisch
guest-name = Wie heißt dein Gast?
guest-example = Oma
guest-start = Beginnt mit
guest-start-nothing = 0 Punkten
guest-start-lowest = Dem niedrigsten Punktestand
guest-none = An diesem Tisch sitzt kein Gast.
guest-out = Welcher Gast steht auf?
guest-pick = Ein Gast
guest-gone = { $who } ist aufgestanden.
guest-bad-name = Ein Gast braucht einen Namen von 1 bis { $longest } Zeichen, den man sieht und den hier sonst niemand hat.
guest-name-taken = So heißt an diesem Tisch schon jemand. Ein anderer Name, bis { $longest } Zeichen?

scorer-is = **{ $who }** trägt die Züge ein.
scorer-is-everybody = **Alle** am Tisch dürfen Züge eintragen.
scorer-pick = Den Zettel weitergeben an…
scorer-everybody = Alle
scorer-sits = Setzt sich mit 0 Punkten dazu…
scorer-sits-lowest = Setzt sich mit dem niedrigsten Stand dazu…
scorer-leaves = Verlässt die Partie…
scorer-begins = Wer beginnt?
scorer-no-bots = Ein Bot sieht eure Würfel nicht. Such bitte jemand anderen aus!
not-scorer = Das ist Sache dessen, der den Zettel führt. { $told }

## Der Zettel

sheet-by-nothing = Eigene Würfel und Karten, von Hand eingetragen: Diese Partie hat kein Siegel.
sheet-by-cards = Die Karten ziehe ich, die Würfel sind eure: Diese Partie hat kein Siegel.
sheet-by-dice = Gewürfelt wird bei mir, die Karten sind eure: Diese Partie hat kein Siegel.
sheet-goal-round = bis { $target }
sheet-goal-at-once = wer zuerst { $target } hat
sheet-left = noch { $points }
sheet-last-turns = Letzte Züge
sheet-turn = { $round }. { $turn } → **{ $score }**

## Was an der Reihe ist

sheet-due-total = ✏️ **Zug eintragen** nimmt die Karte und was der Zug gebracht hat.
sheet-due-made = ⚖️ Wurde die Karte geschafft?
sheet-due-card = 🂠 Welche Karte wurde aufgedeckt?
sheet-due-roll = 🎲 Was zeigten die { $dice } Würfel?
sheet-due-aside = 🎲 Was kam von den { $dice } Würfeln beiseite?
sheet-pressed = ✏️ { $dice }
sheet-null = 💥 { $dice }: ein Fehlwurf.
sheet-if-banked = 💰 Jetzt notiert: { $change }
sheet-pending = ✏️ `{ $line }`
sheet-asked = ❓ `{ $said }`: Wurde die Karte geschafft?
sheet-goes-on = Danach geht der Zug weiter.
sheet-chance-null = 🎯 Risiko eines Fehlwurfs: { $percent } %
sheet-chance-stop = 🎯 Risiko, dass { $card } kommt: { $percent } %
sheet-advice = ⭐ Am besten: { $choice }

## Was sich ändern würde

change-none = Kein Punktestand ändert sich.
change-seat = { $who }: { $old } → **{ $new }** ({ $by })
change-ends = 🏁 Damit ist die Partie zu Ende. Gewonnen: { $winners }
change-still-over = 🏁 Die Partie bleibt zu Ende. Gewonnen: { $winners }
change-reopens = ▶️ Damit geht die Partie weiter.
change-last-round = 🏁 Damit beginnt die letzte Runde.
change-not-last-round = ▶️ Damit ist es nicht mehr die letzte Runde.
change-unfit =
    { $turns ->
        [one] Ein späterer Zug passt nicht mehr und gilt als übersprungen.
       *[other] { $turns } spätere Züge passen nicht mehr und gelten als übersprungen.
    }
change-beyond =
    { $turns ->
        [one] Ein späterer Zug bleibt außen vor: Die Partie ist vorher zu Ende.
       *[other] { $turns } spätere Züge bleiben außen vor: Die Partie ist vorher zu Ende.
    }
change-fits =
    { $turns ->
        [one] Ein Zug zählt wieder.
       *[other] { $turns } Züge zählen wieder.
    }
change-skipped =
    { $turns ->
        [one] Ein Zug, der nie eingetragen wurde, gilt als übersprungen.
       *[other] { $turns } Züge, die nie eingetragen wurden, gelten als übersprungen.
    }

## Die Tasten

pad-total = Summe
pad-aside = Beiseite
pad-full = Jeder Wurf
pad-type = ⌨️ Tippen
pad-enter-total = ✏️ Zug eintragen
pad-made = ✓ Geschafft
pad-not-made = ✗ Nicht
pad-more = ⋯ Es kam mehr
pad-null = 💥 Fehlwurf
pad-enter = ✓ Eintragen
pad-roll-on = 🎲 noch { $dice }
pad-back = ⌫
pad-confirm = ✓ Bestätigen
pad-discard = ✗ Verwerfen
pad-undo = ↩️ Zurück
pad-redo = ↪️ Vor
pad-correct = 🛠️ Korrigieren
pad-scorer = 📋 Zettel

## Warum es mit den Würfeln nicht geht

pad-does-not-score = Das geht noch nicht auf: Jeder Würfel, der beiseite kommt, muss punkten.
pad-wrong-dice-count = Gewürfelt wird nur mit { $dice } Würfeln.
pad-not-a-null = Mit diesen Würfeln gibt es keinen Fehlwurf.
pad-must-set-aside-all = Hier muss alles beiseite, was punktet.
pad-otherwise = Das geht an dieser Stelle nicht.

## Die Formulare

total-title = Ein ganzer Zug
total-points = Was der Zug gebracht hat
total-example = 650
total-card = Die Karte dazu
total-no-card = Keine besondere Karte, oder nicht gemerkt
total-several = Mehrere Karten
    .told = Das sagt eine Summe nicht: Trag ein, was beiseite kam
line-title = Ein Zug in Zeichen
line-label = Karten, Würfe und was beiseite kam

## Was am Getippten nicht stimmt

typed-no-number = Das kann ich nicht als Zahl lesen. Ziffern genügen, etwa 650.
typed-no-total = Das bringt kein Zug.
typed-no-total-on = Mit { $card } bringt das kein Zug.
typed-nearest = Am nächsten liegt **{ $points }**.
typed-between = Am nächsten liegen **{ $lower }** und **{ $higher }**.
typed-needs-aside = Diesen Zug sagt eine Summe nicht. Hier ist **Beiseite**: Trag Karte für Karte ein, was beiseite kam.
typed-by-words = Diesen Zug sagt eine Summe nicht. Nimm **⌨️ Tippen** und gib Karten und Würfe ein.
typed-wrong = `{ $token }`: { $why }
typed-allowed = Hier geht: { $ways }
typed-may-roll = ein Wurf mit { $dice } Würfeln
typed-may-set-aside = beiseite { $dice }
typed-nothing-more = nichts mehr, der Zug ist vorbei
typed-again = Noch einmal
typed-too-long = Diese Zeile ist zu lang, um sie vorher zu zeigen. Schick sie in zwei Teilen.
entered-elsewhere = Da war jemand einen Augenblick schneller, und der Zettel ist schon weiter. Du wolltest eintragen: `{ $line }`

all-by-bot = Mit meinen Karten und meinen Würfeln bleibt dir nichts einzutragen: Das ist eine Partie zum Spielen. Lass **mode** weg, dann gebe ich.

## Korrekturen

correct-title = 🛠️ Frühere Züge
correct-nothing = Noch ist kein Zug eingetragen.
correct-which = Welcher Zug war anders? (Seite { $page } von { $pages })
correct-pick = Ein Zug
correct-turn = Runde { $round } · { $who } · +{ $gain }
correct-open = Runde { $round } · { $who } · noch nicht vorbei
fate-misfit = Runde { $round } · { $who } · passt nicht mehr
fate-beyond = Runde { $round } · { $who } · nach dem Ende
correct-how = Trag ihn neu ein oder streich ihn: Was sich ändert, siehst du, bevor es gilt.
correct-strike = Streichen
correct-done = Erledigt. Alles danach ist neu gerechnet.
correct-to-history = 🕘 Verlauf
correct-history = Bisher korrigiert, das Neueste zuerst:
correct-never = In dieser Partie wurde noch nichts korrigiert.
history-corrected = { $when } · { $by }: { $who } `{ $was }` → `{ $now }`
history-struck = { $when } · { $by } hat gestrichen: { $who } `{ $was }` → `{ $now }`
history-undone = { $when } · { $by } nahm zurück: { $who } `{ $was }` → `{ $now }`
history-redone = { $when } · { $by } stellte wieder her: { $who } `{ $was }` → `{ $now }`
correct-not-its-turn = Dieser Zug kommt so, wie der Zettel jetzt steht, nicht mehr vor. Korrigier erst, was davor steht.
correct-not-whole = Ein früherer Zug muss bis zum Ende dastehen, etwa mit `bank`.

## Warum sich etwas nicht eintragen lässt

sheet-refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
sheet-refusal-nothing-to-redo = Es gibt nichts wiederherzustellen.
sheet-refusal-no-such-line = Diesen Zug gibt es nicht.
sheet-refusal-turn-is-open = Ein früherer Zug muss bis zum Ende dastehen.
sheet-refusal-not-the-bots = Das bringe an diesem Tisch nicht ich.
sheet-refusal-place-taken = Hier läuft inzwischen eine andere Partie, deshalb kann diese nicht weitergehen. Ist sie vorbei, geht es.
sheet-refusal-other = Das geht gerade nicht. Der Zettel zeigt, was geht.

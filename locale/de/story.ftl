### Ein Zug, der vorbei ist, in ein oder zwei Zeilen erzählt, und in ein oder zwei Worten.
### Mehrere Fassungen desselben sind ab 1 lückenlos nummeriert; eine andere Sprache darf mehr oder weniger haben.
### $who hat gespielt, $gain brachte der Zug, $lost kostete er, $score ist der Stand danach, $card die letzte Karte,
### $cards alle Karten des Zuges, $faces der Wurf, der ihn beendet hat.

## Vor einem TUTTO notiert

story-bank-1 = 💰 **{ $who }** behält bei { $card } einen kühlen Kopf und notiert **{ $gain }**. Das macht { $score }.
story-bank-2 = 💰 Lieber den Spatz in der Hand: **{ $who }** nimmt **{ $gain }** von { $card } mit und hat { $score }.
story-bank-3 = 💰 **{ $who }** schielt auf die restlichen Würfel, lässt es gut sein und notiert **{ $gain }**: zusammen { $score }.
story-bank-4 = 💰 **{ $gain }** für **{ $who }**, sicher ist sicher. Macht { $score }.

## Nach einem TUTTO notiert

story-tutto-1 = 🎉 { -tutto } mit { $card }! **{ $who }** notiert **{ $gain }** und steht bei { $score }.
story-tutto-2 = 🎉 Alle sechs Würfel für **{ $who }**: { -tutto }, **{ $gain }** notiert, zusammen { $score }.
story-tutto-3 = 🎉 **{ $who }** schafft das { -tutto } und belässt es dabei: **{ $gain }** notiert, das macht { $score }.

## Nach mehreren TUTTOs notiert

story-chain-1 = 🔥 { $cards }: **{ $who }** reiht { $tuttos } { -tutto }s aneinander und notiert **{ $gain }**. Das macht { $score }!
story-chain-2 = 🔥 { $tuttos } { -tutto }s in einem Zug ({ $cards }), und **{ $who }** kommt mit **{ $gain }** davon: jetzt { $score }.
story-chain-3 = 🔥 **{ $who }** kriegt nicht genug: { $cards }, { $tuttos } { -tutto }s, **{ $gain }** notiert. Stand: { $score }.

## Mit einer vollen Straße notiert

story-straight-1 = 🔢 1 2 3 4 5 6! **{ $who }** macht die { -card-straight } voll und notiert **{ $gain }**: jetzt { $score }.
story-straight-2 = 🔢 Zahl um Zahl pflastert **{ $who }** die { -card-straight }. **{ $gain }** notiert, zusammen { $score }.
story-straight-3 = 🔢 Die letzte Zahl fällt, die { -card-straight } steht: **{ $gain }** für **{ $who }**, macht { $score }.

## Mit Plus/Minus notiert

story-plus-minus-1 = ⚖️ **{ $who }** bringt die Waage zum Kippen: { -card-plus-minus } geschafft, **{ $gain }** notiert, jetzt { $score }.
story-plus-minus-2 = ⚖️ { -tutto } mit { -card-plus-minus }! **{ $who }** notiert **{ $gain }** und steht bei { $score }.
story-plus-minus-3 = ⚖️ Des einen Leid, des anderen Freud: { -card-plus-minus } bringt **{ $who }** **{ $gain }**, zusammen { $score }.

## Was andere in dem Zug wirklich verloren haben, nach jeder der Geschichten

story-taken-one-1 = { $payer } zahlt für die Führung **{ $points }**.
story-taken-one-2 = Bei { $payer } gehen **{ $points }** ab.
story-taken-one-3 = Die Luft da oben ist dünn: { $payer } verliert **{ $points }**.
story-taken-many-1 = Die Spitze zahlt: { $payers }.
story-taken-many-2 = Vorne wird es übersichtlicher: { $payers }.
story-taken-many-3 = Geteilte Führung, geteilte Rechnung: { $payers }.
story-taken-nobody = Sonst lag niemand in Führung, also zahlt niemand.
story-taken-from = { $who } −{ $points }
story-three-nulls = Drei Fehlwürfe in Folge kosten noch einmal { $points }.

## Ein Fehlwurf, und was er gekostet hat

story-null-1 = 💥 { $faces }: nichts dabei. **{ $who }** verliert **{ $lost }** bei { $card } und bleibt bei { $score }.
story-null-2 = 💥 Ein Wurf zu viel: { $faces }. **{ $lost }** haben sich in Luft aufgelöst, **{ $who }** behält { $score }.
story-null-3 = 💥 **{ $who }** will mehr, die Würfel sagen { $faces }. Fehlwurf! **{ $lost }** futsch, weiter bei { $score }.
story-null-4 = 💥 So knapp, und dann { $faces }. **{ $who }** winkt **{ $lost }** hinterher und hat { $score }.

## Ein Fehlwurf, bei dem nichts auf dem Spiel stand

story-null-bare-1 = 💨 { $faces }: ein Fehlwurf, aber **{ $who }** hatte nichts zu verlieren. Weiter bei { $score }.
story-null-bare-2 = 💨 { $card }, und dann { $faces }. Außer Spesen nichts gewesen: **{ $who }** bleibt bei { $score }.
story-null-bare-3 = 💨 Die Würfel geben **{ $who }** { $faces }, also einen Fehlwurf. Weiter mit { $score }.

## Feuerwerk: ein Fehlwurf, der notiert

story-fireworks-1 = 🎆 Was für ein Schauspiel! **{ $who }** lässt es bis { $faces } krachen und nimmt **{ $gain }** mit: jetzt { $score }.
story-fireworks-2 = 🎆 { $card } für **{ $who }**: **{ $gain }** bis zum letzten Funken, { $faces }. Stand: { $score }.
story-fireworks-3 = 🎆 Endlich mal ein willkommener Fehlwurf: **{ $who }** beendet { $card } mit **{ $gain }** und hat { $score }.
story-fireworks-dud-1 = 🎇 { $card } verpufft: **{ $who }** würfelt gleich { $faces } und bleibt bei { $score }.
story-fireworks-dud-2 = 🎇 Die Lunte war feucht. Gleich { $faces }, nichts für **{ $who }**, weiter bei { $score }.
story-fireworks-dud-3 = 🎇 Ooh … und nichts. **{ $who }** bekommt { $faces } und behält { $score }.

## Stopp

story-stop-1 = 🛑 { $card }! **{ $lost }** lagen für **{ $who }** bereit, jetzt sind sie weg. Weiter bei { $score }.
story-stop-2 = 🛑 Eine Karte zu viel: **{ $who }** deckt { $card } auf und verliert **{ $lost }**. Stand: { $score }.
story-stop-3 = 🛑 **{ $who }** will noch eine Karte und bekommt { $card }. **{ $lost }** verloren, { $score } bleiben.
story-stop-bare-1 = 🛑 { $card }. Ein kurzer Zug für **{ $who }**, weiter bei { $score }.
story-stop-bare-2 = 🛑 **{ $who }** deckt { $card } auf und darf sich wieder setzen. Es bleibt bei { $score }.
story-stop-bare-3 = 🛑 Diesmal fällt für **{ $who }** kein Würfel: { $card }. Weiter mit { $score }.
story-stop-kept-1 = 🛑 { $card } macht Schluss, aber **{ $who }** behält **{ $gain }** und hat { $score }.
story-stop-kept-2 = 🛑 { $card }! **{ $gain }** gehen trotzdem an **{ $who }**: jetzt { $score }.
story-stop-kept-3 = 🛑 { $card } bremst **{ $who }** aus, doch **{ $gain }** sind im Sack. Stand: { $score }.

## Das Kleeblatt

story-win-1 = 🍀 Zwei { -tutto }s hintereinander! **{ $who }** hat das { -card-clover } gefunden, und die Partie ist gewonnen.
story-win-2 = 🍀 Das Glück hat sich entschieden: **{ $who }** schafft das { -card-clover } und gewinnt auf der Stelle.
story-win-3 = 🍀 Vergesst den Punktestand: Das { -card-clover } geht an **{ $who }**, und damit die ganze Partie.

## Züge, die nicht zu Ende gespielt wurden

story-forfeit-1 = ⏳ **{ $who }** wird übersprungen. **{ $lost }** vom Zug sind weg, es bleibt bei { $score }.
story-forfeit-2 = ⏳ Der Tisch spielt ohne **{ $who }** weiter: **{ $lost }** verloren, noch immer { $score }.
story-forfeit-3 = ⏳ Diesmal keine Punkte für **{ $who }**, **{ $lost }** verloren. Es bleibt bei { $score }.
story-forfeit-bare-1 = ⏳ **{ $who }** wird übersprungen. Auf dem Spiel stand nichts, es bleibt bei { $score }.
story-forfeit-bare-2 = ⏳ Der Tisch spielt ohne **{ $who }** weiter, noch immer { $score }.
story-forfeit-bare-3 = ⏳ Diesmal keine Punkte für **{ $who }**. Es bleibt bei { $score }.
story-left-1 = 🚪 **{ $who }** steht mitten im Zug auf. **{ $lost }** sind weg, { $score } bleiben auf dem Zettel.
story-left-2 = 🚪 Ein Stuhl ist leer: **{ $who }** ist gegangen, **{ $lost }** verloren, am Ende { $score }.
story-left-3 = 🚪 **{ $who }** verabschiedet sich bei { $score }; **{ $lost }** bleiben liegen.
story-left-bare-1 = 🚪 **{ $who }** steht vom Tisch auf, mit { $score } auf dem Zettel.
story-left-bare-2 = 🚪 Ein Stuhl ist leer: **{ $who }** ist gegangen, am Ende { $score }.
story-left-bare-3 = 🚪 **{ $who }** verabschiedet sich bei { $score }.
story-moved = 👇 Das Spielbrett steht jetzt weiter unten.
story-cut-short = ⏹️ Die Partie endete mitten im Zug von **{ $who }**.
story-score-1 = ✍️ **{ $who }** notiert **{ $gain }** und hat { $score }.
story-score-2 = ✍️ **{ $gain }** für **{ $who }**: jetzt { $score }.
story-score-3 = ✍️ Der Zug von **{ $who }** bringt **{ $gain }**, das macht { $score }.

## Dasselbe in ein oder zwei Worten, hintereinander in einer Zeile

brief-bank = { $who } +{ $gain }
brief-null = { $who } Fehlwurf (−{ $lost })
brief-null-bare = { $who } Fehlwurf
brief-fireworks = { $who } { $card } +{ $gain }
brief-fireworks-dud = { $who } { $card } +0
brief-stop = { $who } { $card } (−{ $lost })
brief-stop-bare = { $who } { $card }
brief-stop-kept = { $who } { $card } +{ $gain }
brief-win = { $who } { -card-clover }!
brief-forfeit = { $who } übersprungen
brief-left = { $who } gegangen
brief-score = { $who } +{ $gain }
# Nach einem von diesen: was der Zug anderen abgenommen hat.
brief-taken-one = { $brief } ({ $payer } −{ $points })
brief-taken-many = { $brief } (−{ $points } bei { $payers } Führenden)

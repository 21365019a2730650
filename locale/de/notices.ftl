### Was nur eine Person zu lesen bekommt: freundlich, kurz, und wie es weitergeht.

## Die Regeln verbieten es. Benannt nach dem Code des Spiels.

refusal-table-is-full = Alle zehn Stühle sind besetzt, schade! Ein zweiter Tisch ist schnell eröffnet: Tipp `/tutto start` in einem anderen Kanal.
table-is-full-thread = Alle zehn Stühle sind besetzt, schade! Soll ich einen zweiten Tisch eröffnen, in einem eigenen Thread?
second-table = Zweiter Tisch
refusal-already-seated = Du sitzt schon an diesem Tisch. Jetzt ist der Host am Drücker.
refusal-already-seated-game = Du sitzt schon an diesem Tisch.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-not-begun = Die Partie hat noch nicht begonnen. Der Host drückt auf **Beginnen**.
refusal-already-begun = Diese Partie läuft schon, da ist kein Platz mehr frei. Mit `/tutto start` in einem anderen Kanal eröffnest du deinen eigenen Tisch.
refusal-nobody-seated = Irgendwer muss schon spielen: Drück zuerst auf **Mitspielen**.
refusal-first-is-fixed = Wer anfängt, steht hier schon fest: durch die Würfel oder durch die Reihenfolge der Revanche.
refusal-not-between-rounds = Dazusetzen geht nur zwischen zwei Runden. Wart auf die nächste.
refusal-already-waiting = Ein Stuhl ist schon für dich reserviert. Du setzt dich dazu, sobald die nächste Runde beginnt.
refusal-left-for-good = Du hast diese Partie verlassen, und ein Zurück gibt es nicht. Bis zur nächsten!
refusal-last-round-is-known = Die letzte Runde ist nah, da kommt niemand mehr dazu. Mit **Revanche** beginnt die nächste Partie.
refusal-not-your-turn = { $who } ist dran. Du bekommst Bescheid, sobald du an der Reihe bist.
refusal-may-not-reveal = Gerade darf keine Karte aufgedeckt werden. Was geht, zeigt dir das Spielbrett.
refusal-must-reveal = Erst die Karte: Drück auf **Aufdecken**.
refusal-not-in-the-roll = Diese Würfel gehören nicht zum Wurf. Markiere welche, die gerade gefallen sind.
refusal-does-not-score = Das geht nicht auf: Jeder Würfel, den du beiseitelegst, muss punkten. Markiere anders.
refusal-not-a-null = In diesem Wurf punktet etwas, er ist also kein Fehlwurf. Markiere es, dann geht es weiter.
refusal-must-set-aside = Mindestens ein Würfel, der punktet, muss beiseite. Markiere einen, dann würfle oder notiere.
refusal-must-set-aside-all = Hier müssen alle Würfel beiseite, die punkten. Markiere sie alle.
refusal-may-not-bank = Notieren geht gerade nicht. Warum, sagt dir **?** auf dem Spielbrett.
refusal-below-minimum = Das reicht noch nicht zum Notieren. Würfle weiter!
refusal-may-not-pass = Diese Karte kannst du nicht ablegen.
refusal-turn-is-over = Dieser Zug ist vorbei.
refusal-game-is-over = Diese Partie ist vorbei. **Revanche** unter dem Ergebnis eröffnet die nächste.
refusal-unknown-house-rule = Diese Regel gibt es nicht, oder nicht mit diesem Wert.
refusal-other = Das geht gerade nicht. Was geht, zeigt dir das Spielbrett.

## Wer fragt, darf es nicht

outsider-lobby = Du sitzt noch nicht an diesem Tisch. Drück auf **Mitspielen**, und du bist dabei.
outsider-game = Du sitzt nicht an diesem Tisch, aber zuschauen darfst du gern. `/tutto start` eröffnet deinen eigenen.
not-host = Das darf hier als Host nur { $host }.
not-host-stop = Diese Partie beenden darf nur { $host } als Host, oder wer hier Nachrichten verwaltet. Selbst aufstehen kannst du mit `/tutto leave`.

## Zu spät gedrückt

stale-board = Dieses Spielbrett ist veraltet, die Partie ist schon weiter. Hier steht das neueste:
stale-over = Diese Partie ist vorbei. Wie sie ausging, steht hier:
overtaken = Da war jemand einen Tick schneller. Schau aufs Spielbrett und drück noch einmal.
too-late = Die Zeit war um, kurz bevor du gedrückt hast, darum wurde der Zug für dich beendet. Jeder Druck in deinem Zug stellt die Uhr neu.
stands-still = Das Spiel ist angehalten. Wer am Tisch sitzt, macht mit dem Knopf unter der letzten Nachricht weiter.
down-here = Hierher
down-done = Da kommt es, gleich hier unten.
game-gone = Diese Partie finde ich nicht mehr. `/tutto start` eröffnet eine neue.
unknown-press = Diesen Knopf kenne ich nicht mehr. `/tutto board` bringt ein frisches Spielbrett, `/tutto start` eine neue Partie.
unknown-command = Diesen Befehl kenne ich nicht mehr: Dein Discord zeigt noch eine alte Liste. Starte Discord neu, oder schau unter `/tutto help` nach.

## Einen Tisch eröffnen

place-taken = Hier steht schon ein Tisch, und mehr als einer passt nicht her. Komm dazu:
place-taken-rematch = Die nächste Partie hat hier schon begonnen:
wrong-place = Ein Tisch braucht einen Textkanal oder einen Thread auf einem Server. Tipp `/tutto start` dort.
target-out-of-bounds = Das Ziel darf alles von { $lowest } bis { $highest } sein, in Schritten von { $step }.
missing-permissions = Ich würde ja gern, aber hier fehlt mir: { $permissions }. Wer diesen Kanal verwaltet, kann es mir erlauben; versuch es danach noch einmal.
permission-view-channel = **Kanal anzeigen**
permission-send-messages = **Nachrichten senden**
permission-send-messages-in-threads = **Nachrichten in Threads senden**
permission-embed-links = **Links einbetten**
permission-other = **{ $permission }**
cannot-post = Ich darf dort nicht mehr schreiben. Sobald ich es wieder darf, geht die Partie mit `/tutto board` oder einem beliebigen Knopf weiter.

## Aufstehen und aufhören

no-game-here = Hier läuft keine Partie. `/tutto start` eröffnet einen Tisch.
left-lobby = Du bist aufgestanden. **Mitspielen** bringt dich zurück.
left-game = Du bist ausgestiegen. Danke fürs Mitspielen! Deine Punkte bleiben in der Wertung stehen.
leave-sure = Endgültig aus dieser Partie aussteigen? Deine Punkte bleiben in der Wertung, aber zurück kannst du nicht.
leave-sure-practice = Aus dieser Übungspartie aussteigen? Damit ist sie zu Ende.
leave-yes = Aussteigen
leave-no = Bleiben
leave-not = Schön, du bleibst.
stop-sure = Diese Partie für alle beenden, ohne Ergebnis? Der Punktestand wird noch einmal gezeigt, und das war es dann.
stop-sure-practice = Diese Übungspartie beenden?
stop-yes = Beenden
stop-no = Weiterspielen
stop-not = Schön, die Partie geht weiter.
stop-done = Die Partie ist beendet.
board-posted = Hier ist das frische Spielbrett:

## Ein Fehler von uns

unreadable = Diese Partie kann ich nicht mehr lesen, tut mir leid! Der Platz bleibt belegt, bis jemand hier aufräumt, der sie beenden darf; am Gespeicherten ändert das nichts.
unreadable-away = Aufräumen
unreadable-done = Aufgeräumt. `/tutto start` eröffnet einen neuen Tisch.
apology = Da ist bei mir etwas schiefgegangen, tut mir leid! Von der Partie ist nichts verloren: Drück noch einmal, oder hol dir mit `/tutto board` ein frisches Spielbrett. Bleibt es dabei, gib das an, wenn du dich bei meinem Betreiber meldest: `{ $reference }`
store-unusable = Ich komme gerade nicht an das Buch, in dem ich die Partien führe. Was auf dem Spielbrett steht, gilt weiter: Drück gleich noch einmal, und sag meinem Betreiber Bescheid, wenn es so bleibt.

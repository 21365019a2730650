### Das Regelbuch: eine Nachricht je Thema. `.title` hat höchstens 16 Zeichen, denn er steht auch auf einem Knopf.
### `.words` ist, was Leute tippen, um das Thema zu finden, mit Kommas dazwischen; Akzente und Großbuchstaben zählen nicht.

rules-place = Regeln von { -tutto } · { $page } von { $pages }

# Auf Deutsch ist das Spiel in zwei Ausgaben bekannt; die Karten in der Schachtel verraten, welche man hat.
topic-glance =
    Sechs Würfel, ein Stapel Karten und gute Nerven.

    Deck eine Karte auf, würfle und leg etwas beiseite, das punktet. Dann entscheidest du: aufhören und notieren, was der Zug gebracht hat, oder die übrigen Würfel werfen und alles aufs Spiel setzen. Ein Wurf, in dem nichts punktet, ist ein Fehlwurf, und alles ist weg.

    Liegen alle sechs Würfel beiseite, hast du ein **{ -tutto }** geschafft. Die Karte zahlt sich aus, und du darfst mit einer neuen Karte und wieder sechs Würfeln weitermachen.

    Sobald jemand 6.000 Punkte hat, wird die Runde zu Ende gespielt. Wer dann die meisten Punkte hat, gewinnt.

    Welche **Ausgabe** du daheim hast, verrät die Schachtel: Kleeblatt, Feuerwerk, Plus/Minus und eine Karte Straße gehören zum Spiel mit 56 Karten, und dessen Regeln stehen hier. Findest du stattdessen Rache 2500, Tutto 1000 oder Doppeltes Tutto, ist es die andere Ausgabe mit 54 Karten. Dort ist die Straße ein Wurf und keine Karte, und mit 6.000 Punkten ist sofort Schluss.
    .title = Auf einen Blick
    .words = auf einen Blick, Überblick, Übersicht, Kurzfassung, Regeln, Spielregeln, Anleitung, Hilfe, Start, Ausgabe, Ausgaben, welche Ausgabe, 54 Karten

topic-setup =
    Zum Spiel gehören 6 Würfel und 56 Karten:
    • 25 × { -card-bonus }, je fünf mit 200, 300, 400, 500 und 600
    • 10 × { -card-stop }
    • 5 × { -card-x2 }
    • 5 × { -card-fireworks }
    • 5 × { -card-plus-minus }
    • 5 × { -card-straight }
    • 1 × { -card-clover }

    An einem richtigen Tisch brauchst du noch Papier und Stift. Wer als größter Glückspilz gilt, schreibt die Punkte auf und beginnt; jemand anderes mischt die Karten und legt sie verdeckt in die Mitte.

    Hier mischt der Bot und schreibt auf, und wer den Tisch eröffnet hat, beginnt. Zwei bis zehn Leute können mitspielen; allein kannst du üben.
    .title = Aufbau
    .words = Aufbau, Vorbereitung, Material, Inhalt, Karten, Kartenstapel, 56 Karten, wie viele Karten, Spielerzahl, wer beginnt, wer fängt an, üben

topic-course =
    Dein Zug beginnt mit der obersten Karte. Wenn sie nichts anderes sagt, wirfst du alle sechs Würfel.

    Nach jedem Wurf legst du mindestens etwas beiseite, das punktet: eine einzelne 1 oder 5, oder einen Drilling, also drei gleiche. Was und wie viel, entscheidest du.

    Ein Drilling kommt aus einem einzigen Wurf. Was schon beiseiteliegt, ergibt mit neuen Würfeln nie einen Drilling.

    Dann notierst du oder wirfst die übrigen Würfel. Ist dein Zug vorbei, ist links von dir die nächste Person dran.
    .title = Dein Zug
    .words = Zug, Dein Zug, Ablauf, Spielablauf, Wurf, würfeln, beiseitelegen, aufdecken, nächster Spieler, wer ist dran

topic-scoring =
    Einzelne Würfel:
    • 1 → **100**
    • 5 → **50**

    Drillinge, in einem Wurf:
    • 1 1 1 → **1.000**
    • 2 2 2 → **200**
    • 3 3 3 → **300**
    • 4 4 4 → **400**
    • 5 5 5 → **500**
    • 6 6 6 → **600**

    Jeder Würfel zählt nur einmal. Eine vierte 1 oder 5 zählt als einzelner Würfel; eine vierte 2, 3, 4 oder 6 bringt nichts.
    .title = Punkte
    .words = Punkte, Wertung, Punktwertung, zählen, Wert, Würfel, einzelne Würfel, Drilling, drei gleiche, Dreierpasch, Einsen, Fünfen

topic-null =
    Keine 1, keine 5, kein Drilling? Das ist ein **Fehlwurf**.

    Dein Zug ist vorbei und bringt dir nichts, und die Würfel wandern nach links. Was du in früheren Zügen notiert hast, bleibt dir.

    Beim { -card-fireworks } ist es umgekehrt: Auch da beendet der Fehlwurf den Zug, aber du behältst die Punkte.

    Bei der { -card-straight } ist ein Fehlwurf ein Wurf ohne neue Zahl.
    .title = Fehlwurf
    .words = Fehlwurf, Null, Niete, nichts, verloren, verlieren, weg

topic-valid =
    Lässt sich etwas beiseitelegen, ist der Wurf gültig. Danach hast du die Wahl:
    • **Notieren**: Alle Punkte des Zuges sind deine, und dein Zug ist vorbei.
    • **Würfeln** mit dem, was übrig ist. Kommt jetzt oder später ein Fehlwurf, sind alle Punkte des Zuges verloren.

    Vier Karten nehmen dir diese Wahl eine Zeit lang: { -card-fireworks }, { -card-plus-minus }, { -card-straight } und { -card-clover }.
    .title = Gültiger Wurf
    .words = gültiger Wurf, gültig, notieren, aufschreiben, sichern, aufhören, weiterwürfeln, weitermachen, Risiko, auf dem Spiel

topic-tutto =
    Alle sechs Würfel beiseite, in einem Wurf oder in mehreren: Das ist ein **{ -tutto }**. Was die Karte verspricht, geschieht sofort.

    Dann notierst du den Zug, oder du deckst eine neue Karte auf und machst mit allen sechs Würfeln weiter. Was du schon gesammelt hast, bleibt dabei auf dem Spiel: { -card-stop } oder ein Fehlwurf kostet dich jetzt alles.

    { -card-fireworks } und { -card-clover } sind die Ausnahme: Da geht es ohne neue Karte weiter.
    .title = { -tutto }
    .words = TUTTO, alle sechs, sechs Würfel, alle Würfel, voll, neue Karte

topic-bonus =
    Schaffst du ein { -tutto }, kommt zu deinen Würfelpunkten die Zahl auf der Karte dazu: 200 bis 600.

    Notieren darfst du auch vorher, aber dann zählen die Würfel allein.

    Davon gibt es 25, von jeder Zahl fünf.
    .title = { -card-bonus }
    .words = Bonus, Bonuskarte, Bonuspunkte, Zusatzpunkte, 200, 300, 400, 500, 600

topic-x2 =
    Schaffst du ein { -tutto }, werden alle Punkte verdoppelt, die du in diesem Zug erwürfelt hast, auch die von früheren Karten desselben Zuges und die 2.000 einer { -card-straight }.

    Bonuspunkte werden nicht verdoppelt, die 1.000 von { -card-plus-minus } auch nicht. Eine zweite { -card-x2 } verdoppelt noch einmal, was die erste schon verdoppelt hat.

    Notierst du vor dem { -tutto }, zählen die Würfel ganz normal, einfach.
    .title = { -card-x2 }
    .words = ×2, x2, 2x, mal zwei, mal 2, doppelt, verdoppeln, Verdoppelung, zweifach

topic-stop =
    Dein Zug ist sofort vorbei.

    Ist es deine erste Karte, verlierst du nur den Zug. Hast du sie nach einem { -tutto } gezogen, ist alles mit weg, was du auf dem Spiel hattest.

    Zehn davon stecken im Stapel.
    .title = { -card-stop }
    .words = Stopp, Stop, Stopp-Karte, Stoppkarte, aussetzen, Zug vorbei

topic-fireworks =
    Du würfelst und würfelst, bis ein Fehlwurf kommt. Nach jedem Wurf kommt alles beiseite, was punktet, jeder einzelne Würfel und jeder Drilling; das erledigt der Bot für dich.

    Nach einem { -tutto } geht es mit allen sechs Würfeln weiter, ohne neue Karte.

    Nur ein Fehlwurf beendet den Zug, und dieses eine Mal nimmt er nichts weg: Alle Punkte des Zuges sind deine, auch die von früheren Karten.
    .title = Feuerwerk
    .words = Feuerwerk, Rakete, Böller, Knaller

topic-plus-minus =
    Du musst ein { -tutto } schaffen und darfst vorher nicht notieren. Die Würfel selbst bringen hier nichts.

    Gelingt es, bekommst du genau 1.000 Punkte, und wer in Führung liegt, verliert 1.000. Führen mehrere gemeinsam, verlieren sie jeweils 1.000. Liegst du selbst vorn, wird dir nichts abgezogen.

    Für die Führung zählen die notierten Punkte. Der Abzug bleibt, auch wenn dein Zug später noch schiefgeht, und niemand fällt unter 0. Danach notierst du oder machst weiter.

    Ein Fehlwurf bringt nichts, und was du von früheren Karten mitgebracht hast, ist ebenfalls verloren.
    .title = { -card-plus-minus }
    .words = Plus/Minus, Plus Minus, Plusminus, +/-, ±, Führung, Führende, minus 1000

topic-straight =
    Vergiss einzelne Würfel und Drillinge: Jetzt sammelst du die sechs Zahlen von 1 bis 6, jede einmal.

    Leg nach jedem Wurf mindestens eine Zahl beiseite, die dir noch fehlt; mehrere auf einmal sind erlaubt. Ein Wurf ohne neue Zahl ist ein Fehlwurf.

    Bevor die Straße voll ist, darfst du nicht notieren, auch nicht, was du von früheren Karten mitgebracht hast.

    Ist sie voll, bringt sie 2.000 Punkte und zählt als { -tutto }: notieren oder weitermachen.
    .title = { -card-straight }
    .words = Straße, große Straße, Reihe, Folge, 1-6, 123456, 2000

topic-clover =
    Davon gibt es nur eins. Schaff mit dieser Karte zweimal hintereinander ein { -tutto }, im selben Zug: Nach dem ersten wirfst du wieder alle sechs Würfel, ohne neue Karte. Notieren darfst du nicht, und die Würfel bringen keine Punkte.

    Gelingen dir beide, ist die Partie auf der Stelle vorbei. Du gewinnst, egal wie es steht.

    Ein Fehlwurf bringt nichts, und alles, was du mitgebracht hast, ist verloren. Ein { -tutto } auf einer früheren Karte zählt nicht mit.
    .title = { -card-clover }
    .words = Kleeblatt, Klee, vierblättriges Kleeblatt, Glück, Glücksklee, Sofortsieg

topic-end =
    Sobald jemand mindestens 6.000 Punkte hat, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand an der Spitze ist der Sieg geteilt.

    Zieht ein { -card-plus-minus } alle wieder unter 6.000, bleibt es trotzdem die letzte Runde.

    Mit dem { -card-clover } ist es früher aus: sofort, und wer es geschafft hat, gewinnt.
    .title = Spielende
    .words = Spielende, Ende, Schluss, Sieg, Gewinn, gewinnen, 6000, Ziel, letzte Runde, Gleichstand, unentschieden

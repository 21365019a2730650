### Das Regelbuch von Fill or Bust, der Ausgabe mit 54 Karten, wo sie von TUTTO abweicht; und die Seite über Hausregeln.
### `fob-…` steht anstelle des Themas gleichen Namens; zu `.title` und `.words` siehe rules.ftl.

rules-place-fob = Regeln von Fill or Bust · { $page } von { $pages }

fob-glance =
    Sechs Würfel, ein Stapel Karten und ein Wettlauf auf 6.000 Punkte.

    Deck eine Karte auf, würfle und leg etwas beiseite, das punktet. Dann wählst du: notieren, was der Zug gebracht hat, oder mit den restlichen Würfeln weiterwürfeln und alles aufs Spiel setzen. Ein Wurf, in dem nichts steckt, ist ein Fehlwurf und nimmt alles mit.

    Liegen alle sechs Würfel beiseite, hast du ein **{ -tutto }**. Du darfst notieren oder mit einer neuen Karte und allen sechs Würfeln weiterspielen.

    Sobald jemand 6.000 Punkte hat, ist die Partie vorbei.

    Welches Spiel hast du? Ein Blick in die Schachtel verrät es. { -card-must-bust } und { -card-vengeance } unter 54 Karten: dieses. { -card-clover } und { -card-fireworks } unter 56: Das ist { -tutto }, und auch das spielst du mit `/tutto start`.

fob-setup =
    Zum Spiel gehören 6 Würfel und 54 Karten:
    • 30 × { -card-bonus }: 12 mit 300, 10 mit 400, 8 mit 500
    • 8 × { -card-no-dice }
    • 6 × { -card-fill-1000 }
    • 4 × { -card-must-bust }
    • 2 × { -card-double-trouble }
    • 4 × { -card-vengeance }

    Die Karten werden gemischt und liegen verdeckt in der Mitte. Alle würfeln mit einem Würfel: Die höchste Zahl fängt an, bei Gleichstand wird noch einmal gewürfelt. Dann geht es im Uhrzeigersinn.

    Hier mischt der Bot und schreibt auch die Punkte auf. Zwei bis zehn können spielen; allein kannst du üben. Das Ziel darf ein anderes sein, und ein Zeitlimit geht auch.

fob-scoring =
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

    Alle sechs, in einem Wurf:
    • 1 2 3 4 5 6 → **1.500**, und damit gleich ein { -tutto }

    Jeder Würfel zählt einmal, und Würfel aus verschiedenen Würfen gehören nie zusammen.

fob-null =
    Keine 1, keine 5, kein Drilling und keine Straße? Das ist ein **Fehlwurf**.

    Dein Zug ist vorbei und bringt nichts, und die Würfel wandern weiter. Was du in früheren Zügen notiert hast, bleibt dir.

    Bei der { -card-must-bust } ist es umgekehrt: Auch dort beendet ein Fehlwurf den Zug, aber du behältst die Punkte.

fob-valid =
    Kannst du etwas beiseitelegen, ist der Wurf gültig. Danach hast du die Wahl:
    • **Notieren**: Alle Punkte des Zuges sind deine, und dein Zug ist vorbei.
    • **Würfeln** mit dem, was übrig ist. Kommt jetzt oder später ein Fehlwurf, sind alle Punkte des Zuges verloren.

    Drei Karten nehmen dir diese Wahl eine Zeit lang: { -card-fill-1000 }, { -card-must-bust } und { -card-double-trouble }.

fob-tutto =
    Liegen alle sechs Würfel beiseite, nach einem Wurf oder nach mehreren, ist das ein **{ -tutto }**, das „Fill“ im Namen des Spiels. Was die Karte verspricht, geschieht sofort.

    Danach notierst du den Zug, oder du deckst eine neue Karte auf und spielst mit allen sechs weiter. Alles Gesammelte steht dann weiter auf dem Spiel: { -card-no-dice } oder ein Fehlwurf kostet dich alles.

    Die { -card-must-bust } und die erste Hälfte von { -card-double-trouble } sind die Ausnahme: Da geht es ohne neue Karte weiter.

fob-bonus =
    Schaffst du ein { -tutto }, kommt die Zahl auf der Karte, 300, 400 oder 500, zu deinen Würfelpunkten dazu.

    Vorher notieren darfst du auch, aber dann zählen nur die Würfel.

    Es gibt 30 davon: 12 mit 300, 10 mit 400 und 8 mit 500.

fob-end =
    Die Partie ist vorbei, sobald jemand 6.000 Punkte oder mehr notiert hat: Wer das schafft, gewinnt, und niemand kommt mehr an die Reihe.

    Das Ziel lässt sich ändern und ein Zeitlimit setzen: Ist die Zeit um, gewinnt, wer die meisten Punkte hat.

topic-no-dice =
    Dein Zug ist sofort vorbei, noch bevor du würfelst.

    Ist es deine erste Karte, verlierst du nur den Zug. Kam sie nach einem { -tutto }, ist alles weg, was auf dem Spiel stand.

    Im Stapel sind acht davon.
    .title = Keine Würfel
    .words = keine würfel, ND, nicht würfeln

topic-fill-1000 =
    Du musst ein { -tutto } schaffen und darfst vorher nicht notieren.

    Gelingt es, bringt die Karte genau 1.000 Punkte, anstelle dessen, was ihre Würfel wert sind. Danach notierst du, oder du spielst weiter.

    Ein Fehlwurf bringt nichts, und was auf dem Spiel stand, ist verloren.

    Im Stapel sind sechs davon.
    .title = { -card-fill-1000 }
    .words = tutto 1000, fill 1000, F1000, 1000

topic-must-bust =
    Du würfelst und würfelst, bis ein Fehlwurf kommt. Nach jedem Wurf wird alles beiseitegelegt, was punktet; das macht der Bot für dich.

    Nach einem { -tutto } geht es mit allen sechs Würfeln weiter, ohne neue Karte.

    Erst ein Fehlwurf beendet den Zug, und dieses eine Mal nimmt er nichts mit: Alle Punkte des Zuges gehören dir, auch die früherer Karten.

    Im Stapel sind vier davon.
    .title = { -card-must-bust }
    .words = must bust, pech, pechkarte, pech-karte, MB

topic-double-trouble =
    Du musst auf dieser Karte zweimal hintereinander ein { -tutto } schaffen: Nach dem ersten würfelst du wieder mit allen sechs, ohne neue Karte. Dazwischen darfst du nicht notieren.

    Die Würfel zählen wie immer. Nach dem zweiten { -tutto } notierst du, oder du spielst mit allem auf dem Spiel weiter.

    Ein Fehlwurf davor kostet alle Punkte des Zuges.

    Im Stapel sind zwei davon.
    .title = { -card-double-trouble }
    .words = doppeltes tutto, double trouble, DT, zwei tuttos

topic-vengeance =
    Schaffst du ein { -tutto }, verliert 2.500 Punkte, wer die meisten hat. Bei geteilter Führung verlieren alle Führenden je 2.500, auch du, wenn du dazugehörst. Der Verlust bleibt, und niemand fällt unter 0.

    Notierst du vorher, zählen nur deine Würfel.

    Führst du allein, legst du die Karte ab und deckst eine andere auf.

    Im Stapel sind vier davon.
    .title = { -card-vengeance }
    .words = rache, rache 2500, vengeance, V2500, 2500

topic-house =
    Ein Tisch spielt nach dem Regelblatt, außer der Host wählt vor dem Spiel etwas anderes: **Regeln ändern** in der Lobby ändert Regel für Regel oder nimmt eine fertige Mischung in einem Schritt. Die Lobby zeigt allen, was anders ist.

    Mit `/tutto-admin preset` speichert ein Server seine eigenen Mischungen.

    Die Knöpfe führen zu allem, was sich wählen lässt.
    .title = Hausregeln
    .words = hausregeln, hausregel, varianten, variante, optionen, einstellungen, mischung, mischungen

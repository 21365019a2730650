### Die ersten Worte auf einem Server, und was `/tutto help` sagt.

welcome-title = Hallo! Ich bringe { -tutto } auf euren Server
welcome = Sechs Würfel, ein Stapel Karten und immer wieder dieselbe Frage: noch einmal, oder reicht es? Zwei bis zehn Leute spielen hier direkt im Kanal, mit Knöpfen; allein kannst du üben.
welcome-commands =
    • **/tutto start** eröffnet einen Tisch
    • **/tutto rules** hat die Regeln zur Hand
    • **/tutto help** verrät dir den Rest
welcome-language = Welche Sprache soll ich hier sprechen? Wer den Server verwaltet, wählt sie mit einem Knopf; was nur du siehst, liest du sowieso in deiner.

help-title = { -tutto }, und wie du es hier spielst
help = Deck eine Karte auf, wirf sechs Würfel und leg beiseite, was punktet. Dann notierst du, oder du würfelst weiter und setzt alles aufs Spiel. Sobald jemand das Ziel erreicht, wird die Runde zu Ende gespielt, und wer die meisten Punkte hat, gewinnt.
help-play = Spielen
help-play-text =
    • **/tutto start** eröffnet einen Tisch; die anderen drücken auf **Mitspielen**, der Host auf **Beginnen**.
    Bist du dran, findest du auf dem Spielbrett alles: Würfel markieren, würfeln, notieren. **?** erklärt dir, was du siehst.
    • **/tutto rules** schlägt etwas nach, zum Beispiel `/tutto rules kleeblatt`.
help-table = Am Tisch
help-table-text =
    • **/tutto board** holt das Spielbrett wieder nach unten
    • **/tutto leave** lässt dich vom Tisch aufstehen
    • **/tutto stop** beendet die Partie (Host oder Moderation)
    • **/tutto me** zeigt dir deine Tische
    • **/tutto odds** sagt dir privat, was jede deiner Möglichkeiten wert ist
    • **/tutto fair** erklärt, warum niemand die Würfel wählen kann
    • **/tutto start mode:record** schreibt an einem echten Tisch mit
help-server = Auf diesem Server
help-server-text =
    • **/tutto leaderboard** zeigt, wer wie oft gewonnen hat
    • **/tutto stats** fasst die Partien einer Person zusammen, mit Glück und Können
    • **/tutto-admin** stellt die Sprache ein, und wo Tische spielen (für alle, die den Server verwalten)
help-fan = Ein Fanprojekt, das mit dem Verlag nichts zu tun hat.

### Was mehrere Bildschirme über einen Tisch sagen: die Leute, die Regeln, den Ort.

nameless = Spieler { $seat }
# Steht überall, wo sonst ein Name stünde, darum ohne Artikel.
nameless-host = Unbekannt
table-title = { -tutto } am Tisch von { $host }
table-round = Runde { $round }
table-last-round = die letzte Runde
to-board = Zum Spielbrett
to-table = Zum Tisch
to-result = Zum Ergebnis
language-name = Deutsch

### Wat meer schermen over een tafel zeggen: de mensen, de regels, de plek.

nameless = Speler { $seat }
nameless-host = de host
table-title = { -tutto } aan de tafel van { $host }
table-round = Ronde { $round }
table-last-round = de laatste ronde
to-board = Naar het bord
to-table = Naar de tafel
to-result = Naar de uitslag
language-name = Nederlands

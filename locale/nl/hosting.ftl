### Het eigen menu van de host: beurt overslaan, iemand eruit halen, overdragen, beëindigen. Knoppen: hooguit 16 tekens.

hosting-title = Host van deze tafel
hosting-turn = **{ $who }** is aan de beurt.
hosting-lobby = Het spel is nog niet begonnen.
hosting-call = Wat moet er gebeuren?
hosting-open = ⚙️ Host
hosting-skip = Beurt overslaan
hosting-give = Een computer laten doorspelen voor …
hosting-remove = Iemand uit het spel halen …
hosting-hand = De tafel overdragen aan …
hosting-close = Klaar
hosting-back = Terug
hosting-closed = Prima, dan hoeft er niets meer.
hosting-skip-sure = De beurt van **{ $who }** overslaan? De { $points } punten op het spel gaan verloren.
hosting-skip-sure-free = De beurt van **{ $who }** overslaan? Die eindigt dan zonder punten.
hosting-skipped = De beurt is overgeslagen.
hosting-give-sure = Een computer laten doorspelen voor **{ $who }**? Terug kan niet, en het spel telt voor geen ranglijst. Welke?
hosting-given = Gedaan, daar speelt nu een computer verder.
hosting-remove-sure = **{ $who }** voorgoed uit het spel halen? De score blijft in de stand, maar terugkomen kan niet.
hosting-remove-sure-lobby = **{ $who }** van deze tafel halen?
hosting-remove-yes = Eruit halen
hosting-removed = Gedaan, die plaats doet niet meer mee.
hosting-hand-sure = De tafel overdragen aan **{ $who }**? Die beslist dan voortaan.
hosting-hand-yes = Overdragen
hosting-handed = Gedaan, de tafel heeft een nieuwe host.
hosting-ended = Het spel is beëindigd.

### Wat wie een server beheert over de instellingen te lezen krijgt.

admin-whole-server = deze server
admin-language = Klaar: op { $where } leest iedereen voortaan { $language }. Tafels die al open zijn houden hun taal.
admin-language-automatic = Klaar: op { $where } spreekt elke tafel de taal van de server, of die van wie haar opent.
admin-where-here = Klaar: op { $where } spelen tafels in hun kanaal, tenzij iemand om een thread vraagt.
admin-where-thread = Klaar: op { $where } krijgen tafels een eigen thread, tenzij iemand om het kanaal vraagt.
admin-where-automatic = Klaar: op { $where } krijgen tafels een eigen thread, overal waar ik er een mag openen.

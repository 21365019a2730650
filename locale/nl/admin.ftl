### Wat wie een server beheert over de instellingen te lezen krijgt.

admin-whole-server = deze server
admin-language = Klaar: voor { $where } is de taal voortaan { $language }. Tafels die al open zijn, houden de hunne.
admin-language-automatic = Klaar: voor { $where } geldt dat elke tafel de taal van de server spreekt, of die van wie hier een tafel opent.
admin-where-here = Klaar: voor { $where } geldt dat tafels in hun kanaal spelen, tenzij iemand om een thread vraagt.
admin-where-thread = Klaar: voor { $where } geldt dat tafels een eigen thread krijgen, tenzij iemand om het kanaal vraagt.
admin-where-automatic = Klaar: voor { $where } geldt dat tafels een eigen thread krijgen, overal waar ik er een mag openen.
admin-pace = Klaar: voor { $where } spelen nieuwe tafels in dit tempo: { $pace }.
admin-pace-automatic = Klaar: voor { $where } spelen nieuwe tafels in het gewone tempo: { $pace }.

### De vastgelegde huisregels van een server, voor wie de server beheert.

presets-title = Mengsels van deze server
presets-kept = Vastgelegd als **{ $name }**. Wie een tafel opent, vindt het in de lobby onder **Instellingen**.
presets-none = Hier is nog niets vastgelegd. Open een tafel, kies de regels, en leg ze vast met `/tutto-admin preset`.
presets-dropped = **{ $name }** is verwijderd. Tafels die zo spelen, gaan gewoon door.
presets-usual = Klaar: `/tutto start` opent voortaan tafels die **{ $name }** spelen.
presets-usual-sheet = Klaar: `/tutto start` opent voortaan tafels die volgens het regelblad spelen.
presets-is-usual = ⭐ zo spelen nieuwe tafels
presets-unknown = Onder de naam **{ $name }** is niets vastgelegd.
presets-nameless = Daar hoort een naam van hoogstens { $longest } tekens bij.
presets-too-many = Meer dan { $most } kan een server er niet vastleggen. Verwijder er eerst een.
presets-no-table = In dit kanaal is geen tafel. Open er een, kies de regels, en leg ze dan vast.
presets-count = { $count ->
        [one] { $count } huisregel
       *[other] { $count } huisregels
    }

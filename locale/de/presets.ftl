### Die Mischungen eines Servers, für alle, die ihn verwalten.

presets-title = Mischungen dieses Servers
presets-kept = Gespeichert als **{ $name }**. Wer einen Tisch eröffnet, findet sie in der Lobby unter **Regeln ändern**.
presets-none = Hier ist noch keine Mischung. Eröffne einen Tisch, wähl seine Regeln und speichere sie mit `/tutto-admin preset`.
presets-dropped = **{ $name }** ist gelöscht. Tische, die schon so spielen, bleiben dabei.
presets-usual = Erledigt: `/tutto start` eröffnet ab jetzt Tische, die **{ $name }** spielen.
presets-usual-sheet = Erledigt: `/tutto start` eröffnet ab jetzt Tische, die nach dem Regelblatt spielen.
presets-is-usual = ⭐ so spielen neue Tische
presets-unknown = Unter dem Namen **{ $name }** ist nichts gespeichert.
presets-nameless = Dazu braucht es einen Namen mit höchstens { $longest } Zeichen.
presets-too-many = Mehr als { $most } Mischungen passen auf keinen Server. Lösch erst eine.
presets-no-table = In diesem Kanal ist kein Tisch. Eröffne einen, wähl seine Regeln und speichere sie dann.
presets-count = { $count ->
        [one] { $count } Hausregel
       *[other] { $count } Hausregeln
    }

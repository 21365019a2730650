### Die Mischungen eines Servers, für alle, die ihn verwalten.

presets-title = Mischungen dieses Servers
presets-kept = Aufgehoben als **{ $name }**. Wer einen Tisch eröffnet, findet sie in der Lobby unter **Regeln ändern**.
presets-none = Hier ist noch keine Mischung. Eröffne einen Tisch, wähl seine Regeln und heb sie mit `/tutto-admin preset` auf.
presets-dropped = **{ $name }** ist gelöscht. Tische, die so spielen, spielen so weiter.
presets-usual = Erledigt: `/tutto start` eröffnet ab jetzt Tische, die **{ $name }** spielen.
presets-usual-sheet = Erledigt: `/tutto start` eröffnet ab jetzt Tische, die nach dem Regelblatt spielen.
presets-is-usual = ⭐ so spielen neue Tische
presets-unknown = Unter dem Namen **{ $name }** ist nichts aufgehoben.
presets-nameless = Dazu braucht es einen Namen mit höchstens { $longest } Zeichen.
presets-too-many = Mehr als { $most } Mischungen passen auf keinen Server. Lösch erst eine.
presets-no-table = In diesem Kanal ist kein Tisch. Eröffne einen, wähl seine Regeln und heb sie dann auf.
presets-count = { $count ->
        [one] { $count } Hausregel
       *[other] { $count } Hausregeln
    }

### The presets of a server: what those who manage it are told.

presets-title = Presets of this server
presets-kept = Kept as **{ $name }**. Whoever opens a table finds it in the lobby under **Settings**.
presets-none = No presets are kept here yet. Open a table, choose its rules, and keep them with `/tutto-admin preset`.
presets-dropped = **{ $name }** is deleted. Tables that play by it go on as they are.
presets-usual = Done: `/tutto start` opens tables that play **{ $name }** from now on.
presets-usual-sheet = Done: `/tutto start` opens tables that play by the sheet from now on.
presets-is-usual = ⭐ new tables play this
presets-unknown = Nothing is kept under the name **{ $name }**.
presets-nameless = That takes a name of at most { $longest } characters.
presets-too-many = { $most } presets are as many as a server can keep. Delete one first.
presets-no-table = There is no table in this channel. Open one, choose its rules, and keep them then.
presets-count = { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }

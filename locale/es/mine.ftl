### Todas las mesas en las que se sienta una persona.

mine-title = Tus mesas
mine-empty = Ahora mismo no estás en ninguna mesa. Con `/tutto start` abres una, y se sienta quien quiera.
mine-your-turn = **Te toca**
mine-turn-of = juega { $who }
mine-lobby = sin empezar
mine-own-score = tienes { $score }
mine-more = … y { $count } más.

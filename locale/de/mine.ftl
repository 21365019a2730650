### Alle Tische, an denen jemand sitzt.

mine-title = Deine Tische
mine-empty = Du sitzt gerade an keinem Tisch. `/tutto start` eröffnet einen, und wer mag, setzt sich dazu.
mine-your-turn = **Du bist dran**
mine-turn-of = { $who } ist dran
mine-lobby = noch nicht begonnen
mine-own-score = du hast { $score }
mine-more = … und noch { $count }.

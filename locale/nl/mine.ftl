### Alle tafels waar één persoon zit.

mine-title = Jouw tafels
mine-empty = Je zit op dit moment nergens aan tafel. Met `/tutto start` open je er een, en wie wil, schuift aan.
mine-your-turn = **Jij bent aan de beurt**
mine-turn-of = { $who } is aan de beurt
mine-lobby = nog niet begonnen
mine-own-score = jij hebt { $score }
mine-more = … en nog { $count }.

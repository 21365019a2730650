### All tables where one person sits.

mine-title = Your tables
mine-empty = You sit at no table right now. `/tutto start` opens one, and whoever likes can join you.
mine-your-turn = **Your turn**
mine-turn-of = { $who } to play
mine-lobby = not begun yet
mine-own-score = you have { $score }
mine-more = … and { $count } more.

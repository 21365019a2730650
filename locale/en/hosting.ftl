### The host’s private menu: end a turn, remove a seat, hand over, end. Labels of buttons have at most 16 characters.

hosting-title = Hosting this table
hosting-turn = It is **{ $who }**’s turn.
hosting-lobby = The game hasn’t begun yet.
hosting-call = What is to happen?
hosting-open = ⚙️ Hosting
hosting-skip = End turn
hosting-give = Let a computer play on for …
hosting-remove = Take somebody out of the game …
hosting-hand = Hand the hosting over to …
hosting-close = Done
hosting-back = Back
hosting-closed = All right, nothing more to do.
hosting-skip-sure = End **{ $who }**’s turn now? The { $points } at risk are lost.
hosting-skip-sure-free = End **{ $who }**’s turn now? It brings no points.
hosting-skipped = That turn is over.
hosting-give-sure = Let a computer play on for **{ $who }**? There is no way back, and the game counts for no leaderboard. Which one?
hosting-given = Done, a computer plays on there.
hosting-remove-sure = Take **{ $who }** out of the game for good? The score stays in the standings, but there is no way back in.
hosting-remove-sure-lobby = Take **{ $who }** off this table?
hosting-remove-yes = Take out
hosting-removed = Done, that seat is out of the game.
hosting-hand-sure = Hand the hosting over to **{ $who }**? From then on that player decides.
hosting-hand-yes = Hand over
hosting-handed = Done, the table has a new host.
hosting-ended = The game is ended.

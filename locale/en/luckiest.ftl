### The first turn, offered to the luckiest in the lobby.

luckiest-may = 🍀 **{ $who }** is the luckiest here ({ $points } points a turn): the first turn is theirs if they like.
luckiest-begins = 🍀 **{ $who }** is the luckiest here ({ $points } points a turn) and goes first.
luckiest-anyway = 🍀 **{ $who }** is the luckiest here ({ $points } points a turn) and goes first anyway.
luckiest-chose = 🍀 **{ $who }** goes first.
luckiest-take = I go first
luckiest-back = After you
luckiest-not-you = The first turn is { $who }’s to take: the luckiest at this table begins, if they like. How kind the dice have been to you, `/tutto stats` tells.
luckiest-nobody = The first turn isn’t up for the taking just now.

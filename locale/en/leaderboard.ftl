### The leaderboard of a server.

leaderboard-title = Leaderboard
# $place is a medal for the first three, and leaderboard-place after them.
leaderboard-line =
    { $place } **{ $player }** · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $points } points
leaderboard-place = { $place }.
# A name of which nothing can be seen.
leaderboard-nameless = Somebody
leaderboard-counts = Finished games with at least two people count, shared wins too.
leaderboard-empty =
    Nobody is on it yet, so first place is free for the taking.

    `/tutto start` opens a table. As soon as two people or more have finished a game, they stand here.

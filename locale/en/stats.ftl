### `/tutto stats`: what one person's finished games on a server come to.

stats-title = Figures on this server
stats-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } ({ $percent } %)
stats-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $points } points each on average
stats-best = Best turn: { $points }
# $percent is the part of all turns that ended so.
stats-nulls =
    { $nulls ->
        [one] { $nulls } null
       *[other] { $nulls } nulls
    } ({ $percent } % of the turns)
stats-tuttos =
    { $tuttos ->
        [one] { $tuttos } { -tutto }
       *[other] { $tuttos } { -tutto }s
    }
stats-luck = Luck
stats-skill = Skill
# Both figures have their sign.
stats-sum = **{ $points }** points, { $average } a turn
stats-luck-good = Dice and cards were kind.
stats-luck-even = Dice and cards gave about what was to be expected.
stats-luck-bad = Dice and cards owe something.
stats-skill-sharp = Hardly anything was given away.
stats-skill-sound = Well played, with a little given away.
stats-skill-open = The best choices would have brought a good deal more.
stats-so-far = Still working it out
stats-working =
    Luck and skill are known of { $reckoned } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } so far. Ask again in a while, and it will be more.
stats-counts = Finished games with at least two people count, as on the leaderboard.
stats-empty =
    { $player } hasn’t finished a game here yet.

    Finished games with at least two people count, and `/tutto start` opens a table.

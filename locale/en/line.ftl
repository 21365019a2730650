### The one line a table keeps in its channel while the game is on.

line-leads = { $round } · { $who } leads with { $score }
line-shared = { $round } · { $count } share the lead at { $score }
line-level = { $round } · nobody has points yet
line-practice = { $round } · { $who } practises and has { $score }
line-here = The game is on, further down in this channel.
line-thread = The game is on in its thread. Come and watch!
line-over = The game is over. How it ended stands further down.
line-thread-name = { -tutto } · { $host }
line-second-thread-name = { -tutto } · A second table

### What several screens say of a table: its people, its rules, its place.

nameless = Player { $seat }
nameless-host = the host
table-title = { -tutto } at { $host }’s table
table-round = Round { $round }
table-last-round = the last round
to-board = To the board
to-table = To the table
to-result = To the result
language-name = English

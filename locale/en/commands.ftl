### What Discord shows while a command is typed: 100 characters at most. Names of commands and options stay English.

command-tutto = { -tutto }: push your luck with six dice and a pile of cards
command-start = Open a table here and play a game of { -tutto }
command-board = Bring the board of the game in this channel back to the bottom
command-leave = Leave the table you sit at
command-stop = End the game in this channel; you are asked once more before it happens
command-me = Your open tables, and where it is your turn
command-odds = What your choices are worth right now, shown to you alone
command-rules = Look something up in the rules
command-leaderboard = Games, wins and points of this server
command-stats = Games, luck and skill of one person on this server

option-rules-topic = What you are looking for: a card, a word, in any language
option-start-target = Points to play for, in steps of 50; without it the edition’s own
option-start-where = Where the game is played
choice-where-here = In this channel
choice-where-thread = In a thread of its own
option-start-edition = Which of the two games, by what is in the box
choice-edition-tutto = { -tutto } · 56 cards ({ -card-clover }, { -card-fireworks })
choice-edition-fill-or-bust = Fill or Bust · 54 cards ({ -card-must-bust }, { -card-vengeance })

command-help = What this is and how to play it here
command-tutto-admin = { -tutto } on this server
command-admin-language = The language that everyone reads here
command-admin-where = Where tables play when nobody says
option-rules-private = Show the page to you alone
option-leaderboard-share = Show it to everyone here
option-stats-player = Whose; left out, your own
option-stats-share = Show them to everyone here
option-language = The language; automatic takes the server’s own
option-channel = For this channel only; left out, for the whole server
command-admin-pace = How long a turn may take when nobody says
option-pace = A name or a time such as 90 min; automatic is Live
option-me-pings = How you are called to your turn, at every table
choice-pings-normal = Mention me
choice-pings-silent = Mention me without a sound
choice-pings-none = Only write my name
choice-automatic = Automatic
command-admin-preset = House rules kept under a name
option-preset-action = What to do with it
option-preset-name = Its name; to keep one, any you like
choice-preset-save = Keep the rules of the table in this channel
choice-preset-show = Show them all, or this one
choice-preset-delete = Delete it
choice-preset-default = Have new tables play it; without a name, by the sheet

command-fair = How you can tell that nobody chose the dice; the seal of the game here, and a check
command-export = The record of the newest game here, as a file for those who sat at the table
command-replay = See what a game record says, or where it goes wrong
option-replay-record = A .tutto file

option-start-mode = Play here, or keep score for a real table
choice-mode-play = Play: I shuffle and roll
choice-mode-record = Keep score: your own dice and cards on a real table
option-start-cards = When keeping score: have me reveal the cards, while you roll real dice
option-start-dice = When keeping score: have me roll the dice, while your cards are real
choice-cards-bot = The bot reveals the cards
choice-dice-bot = The bot rolls the dice

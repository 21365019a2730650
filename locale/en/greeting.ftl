### The first words on a server, and what `/tutto help` says.

welcome-title = Hello! I bring { -tutto } to your server
welcome = Six dice, a deck of cards, and one question again and again: once more, or is it enough? Two to ten people play right here in a channel, with buttons; alone you can practise.
welcome-commands =
    • **/tutto start** opens a table
    • **/tutto rules** has the rules at hand
    • **/tutto help** tells you the rest
welcome-language = Which language shall I speak here? Whoever manages the server chooses with a button; each of you reads private answers in your own language anyway.

help-title = { -tutto }, and how to play it here
help = Reveal a card, roll six dice, set aside what scores. Then bank, or roll on and risk it all. Once somebody reaches the target, the round is finished and the highest score wins.
help-play = Play
help-play-text =
    • **/tutto start** opens a table; the others press **Join**, the host presses **Begin**.
    On your turn the board has everything: mark dice, roll, bank. **?** explains what you see.
    • **/tutto rules** looks something up, such as `/tutto rules clover`.
help-table = At the table
help-table-text =
    • **/tutto board** brings the board back down
    • **/tutto leave** gets you up from the table
    • **/tutto stop** ends the game (host or moderators)
    • **/tutto me** lists your tables
    • **/tutto odds** tells you privately what each of your choices is worth
    • **/tutto fair** says why nobody can choose the dice
    • **/tutto start mode:record** keeps score of a real table
help-server = On this server
help-server-text =
    • **/tutto leaderboard** shows who has won how often
    • **/tutto stats** adds up anybody’s games, with luck and skill
    • **/tutto-admin** sets the language and where tables play (for those who manage the server)
help-fan = A fan project with no tie to the publisher.

### The lobby: who sits, what is played, and how to get in.

lobby-call = Six dice, a pile of cards and your nerve. Take a seat!
lobby-seats = Seats · { $taken } of { $seats }
lobby-host = host
lobby-begins = begins
lobby-alone = Alone it is practice: a whole game that counts for no leaderboard.
lobby-enough = Room for more. The host begins when everybody is here.
lobby-computers = With computers it counts for no leaderboard. The host begins when everybody is here.
lobby-full = The table is full. The host may begin.
lobby-rules = Rules
lobby-pace = Pace
lobby-hints = Hints
lobby-late = Late joining
lobby-goal-round = To **{ $target }** points, then the round is finished and the highest score wins.
lobby-goal-immediate = The first to reach **{ $target }** points wins at once.
lobby-official = Official rules.
lobby-departs = House rules: not quite as on the sheet.
lobby-seal = Seal of the dice: { $seal }
lobby-join = Join
lobby-leave = Leave
lobby-begin = Begin
lobby-cancel = Cancel
lobby-settings = Settings
lobby-closed = This table was closed before anybody rolled. `/tutto start` opens a new one.
lobby-language = The table’s language

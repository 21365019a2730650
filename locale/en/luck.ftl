### Luck and skill, under the result of a game. Labels of buttons have 16 characters at most.

luck-title = Luck and skill
luck-button = Luck & skill
luck-about = How each score came about: what the turns were worth when they began, what dice and cards added or took, and what choices cost against the best ones.
luck-footer = Luck is what came against what was to be expected; skill counts what was given away.
luck-costliest = Your costliest choices
luck-flawless = None cost you anything: you chose the best every time.
luck-start = { $points } at the start
luck-par = { $points } to be expected
luck-luck = { $points } luck
luck-skill = { $points } skill
luck-other = { $points } by neither
luck-taken = { $points } taken by others
luck-rolled = rolled { $dice }
luck-at-risk = { $points } at risk
luck-decision = { $number }. { $position }: you chose { $did }. Better: { $best }, worth { $points } more on average.
luck-still-working = I am still working out how lucky this game was. Press again in a moment.
luck-under-way = Luck and skill are told when the game is over.

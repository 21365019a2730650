### Words that every file shares: the game's name and its cards.

-tutto = TUTTO
-card-bonus = Bonus
-card-x2 = ×2
-card-stop = Stop
-card-fireworks = Fireworks
-card-plus-minus = Plus/Minus
-card-straight = Straight
-card-clover = Cloverleaf
-card-no-dice = No Dice
-card-fill-1000 = Fill 1000
-card-must-bust = Must Bust
-card-double-trouble = Double Trouble
-card-vengeance = Vengeance 2500

## Cards by the token of the game record. `.rule` stands on the board under the card: one line, 120 characters at most.

card-B200 = { -card-bonus } 200
    .rule = Make { -tutto } and 200 comes on top. Bank before that and only the dice count.
card-B300 = { -card-bonus } 300
    .rule = Make { -tutto } and 300 comes on top. Bank before that and only the dice count.
card-B400 = { -card-bonus } 400
    .rule = Make { -tutto } and 400 comes on top. Bank before that and only the dice count.
card-B500 = { -card-bonus } 500
    .rule = Make { -tutto } and 500 comes on top. Bank before that and only the dice count.
card-B600 = { -card-bonus } 600
    .rule = Make { -tutto } and 600 comes on top. Bank before that and only the dice count.
card-X2 = { -card-x2 }
    .rule = { -tutto } doubles all dice points of this turn; bonuses are not doubled.
card-STOP = { -card-stop }
    .rule = The turn is over at once, and everything at risk is lost.
card-FW = { -card-fireworks }
    .rule = Every die that scores is set aside, until a null. The null ends the turn, and you keep it all.
card-PM = { -card-plus-minus }
    .rule = No banking before { -tutto }. Then: exactly 1,000 for you, and 1,000 off every leader but you.
card-ST = { -card-straight }
    .rule = Collect 1 to 6, at least one new number a roll. All six: 2,000 points, and that is { -tutto }.
card-CL = { -card-clover }
    .rule = Two { -tutto }s in a row, no banking. Make them and you win the game, whatever the score.
card-ND = { -card-no-dice }
    .rule = The turn is over at once, and everything at risk is lost.
card-F1000 = { -card-fill-1000 }
    .rule = No banking before { -tutto }. It scores 1,000 in place of its dice.
card-MB = { -card-must-bust }
    .rule = Every die that scores is set aside, until a null. The null ends the turn, and you keep it all.
card-DT = { -card-double-trouble }
    .rule = Two { -tutto }s in a row, no banking before the second. The dice score as usual.
card-V2500 = { -card-vengeance }
    .rule = { -tutto } takes 2,500 from every leader. Whoever leads alone gets another card instead.

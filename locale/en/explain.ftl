### The private answer to “?”: the card, the purses, what may be pressed now and why the rest may not.

explain-title = What is going on?
explain-your-turn = It is **your turn**, round { $round }.
explain-turn-of = It is **{ $who }**’s turn, round { $round }.
explain-card = Card: { $card }
explain-no-card = No card yet
explain-no-card-rule = Each turn begins with the top card. Reveal it, and the dice are rolled.
explain-purses = At risk
explain-purse-rolled = From the dice: **{ $points }**
explain-purse-bonus = From bonuses: **{ $points }**
explain-purse-carried = Of these, brought along from earlier cards: **{ $points }**
explain-purse-nothing = Nothing yet.
explain-presses = What can be pressed
explain-presses-of = What { $who } can press
explain-reveal = ✅ **Reveal**: turn over the next card and roll all six dice.
explain-reveal-risk = ✅ **Reveal**: turn over the next card with everything still at risk. Chance of { $card }: { $percent } %.
explain-roll = ✅ **Roll**: set aside what is marked and roll { $dice ->
        [one] the last die
       *[other] the other { $dice } dice
    }. Chance of a null: { $percent } %.
explain-roll-fireworks = ✅ **Roll**: roll on with { $dice ->
        [one] the last die
       *[other] { $dice } dice
    }. Chance of a null, which banks it all: { $percent } %.
explain-bank = ✅ **Bank**: { $points } go to the score, and the turn is over.
explain-aside = ✅ **{ -tutto }!**: set the last dice aside.
explain-take = ✅ **Take** or **Pass**: play this card, or get another one.
explain-dice = ✅ **Dice**: a press marks a die or takes the mark off. What scores on its own may go or stay.
explain-dice-straight = ✅ **Dice**: a press marks a die or takes the mark off. Still missing: { $dice }.
explain-no-dice = ⛔ **Dice**: none to choose now.
explain-no-dice-forced = ⛔ **Dice**: this roll leaves no choice, it is marked for you.
explain-no-dice-by-bot = ⛔ **Dice**: on this card everything that scores is set aside for you.
explain-no-roll = ⛔ **Roll**: { $why }
explain-no-reveal = ⛔ **Reveal**: { $why }
explain-no-bank = ⛔ **Bank**: { $why }
explain-dead-dice = Dice that are greyed out score nothing in this roll. A ✓ is set aside already.

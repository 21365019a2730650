### `/tutto odds`: what one’s own choices are worth, told to that person alone.

odds-title = Your odds
odds-title-of = Odds for { $who }
odds-choices = The choices, and what the turn brings with each on average
odds-chances = The choices and their chances
odds-why = Why the first
odds-patience = One moment more
odds-footer = By best play from there on, with the whole deck before every card. Null is the next roll’s, { -tutto } the whole card’s.
odds-total = 📋 The turn is entered as a total, so I only know its card: these are the odds before the first roll on it.
odds-unsolved = I am still working out what each choice is worth by the rules of this table. That takes a few seconds: ask again in a moment.
odds-in-part = With a grain of salt
odds-in-part-rules = There is a rule here that I can’t follow all the way: { $rules }.
odds-more =
    { $count ->
        [one] … and { $count } more choice
       *[other] … and { $count } more choices
    }

## One choice. $dice are the figures of the dice set aside, $count is how many are rolled.

odds-aside-roll = { $dice } aside, roll { $count }
odds-aside-bank = { $dice } aside, bank { $points }
odds-aside-reveal = { $dice } aside, reveal
odds-aside-ends = { $dice } aside, and that completes it
odds-roll = roll { $count }
odds-bank = bank { $points }
odds-reveal = reveal
odds-take = take it
odds-pass = let it pass
odds-chance = { $what } { $percent } %
odds-null = null
odds-tutto = { -tutto }

## Why the best choice is the best. $often is one of the three forms of odds-often, $average one of the two of odds-average.

odds-often =
    { $times ->
        [0] hardly ever
        [one] about once in ten times
       *[other] about { $times } times in ten
    }
odds-average-same = on average it is as good as banking.
odds-average-more = on average it still brings { $more } more than banking.
odds-why-roll =
    { $dice ->
        [one] Rolling the last die
       *[other] Rolling { $dice } dice
    } loses { $points } { $often }; { $average }
odds-why-no-bank = There is no banking here: it takes this roll, which loses { $points } { $often }.
odds-why-nothing = Nothing is at risk yet, so rolling costs nothing.
odds-why-burning = Here a null banks it all, so roll on.
odds-why-fewer = With { $dice } dice to roll a null comes { $percent } % of the time, with { $fewer } it would be { $other } %.
odds-why-bank =
    { $dice ->
        [one] Rolling the last die
       *[other] Rolling { $dice } dice
    } would lose { $points } { $often }; banking is sure.
odds-why-bank-stop = Revealing would lose { $points } to { $card } { $often }, and then a null may still come; banking is sure.
odds-why-bank-null = A roll on the next card would lose { $points } { $often }; banking is sure.
odds-why-only-bank = Banking is the only way on.
odds-why-ends = These dice complete the card, and it does the rest.
odds-why-reveal = Revealing loses { $points } to { $card } { $often }; { $average }
odds-why-reveal-same = On average revealing is as good as banking.
odds-why-reveal-more = On average revealing brings { $more } more than banking.
odds-why-only-reveal = A card comes first: there is nothing else to choose.
odds-why-take = On average taking it brings { $more } more than another card.
odds-why-pass = On average another card brings { $more } more than this one.

## Nothing to tell

odds-no-game = No game is on here. Ask me in the channel or thread of your game, while it is your turn.
odds-no-seat = You don’t sit at this table. Ask me where you play, while it is your turn.
odds-not-begun = No die has been rolled here yet. Ask me again when it is your turn.
odds-not-begun-keeper = The game hasn’t begun yet. Once it has, I tell you here the odds of each turn that you enter.
odds-not-your-turn = It is **{ $who }**’s turn now. Ask me again when it is yours.
odds-untold-total = This turn is entered as a total, so I can’t see the dice on your table. With **Set aside** or **Every roll** on the score sheet I follow along, and can tell you the odds.
odds-untold-roll = Not all dice of this roll are on the score sheet yet. Ask me again once they are.
odds-untold-dice = The dice on the score sheet don’t add up yet. Ask me again once they do.
odds-untold-over = What stands on the score sheet now ends the turn: there is nothing left to choose.

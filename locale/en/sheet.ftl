### Record mode: the score sheet of a real table, the pad a turn is entered with, corrections, who keeps score.
### Labels of buttons (pad-…, guest and scorer in the lobby) have at most 16 characters, with figures up to 100,000.

## The lobby

lobby-call-record = Your dice, your cards, your table: I keep the score. Take a seat!
lobby-scorer = Who keeps score
lobby-guest = guest
lobby-add-guest = Add guest
lobby-drop-guest = Remove guest

guest-title = A guest at the table
guest-name = What is your guest called?
guest-example = Grandma
guest-start = Starts with
guest-start-nothing = 0 points
guest-start-lowest = The lowest score
guest-none = No guest sits at this table.
guest-out = Which guest gets up?
guest-pick = A guest
guest-gone = { $who } has got up.
guest-bad-name = A guest needs a name of 1 to { $longest } characters that can be seen, and that nobody else here has.
guest-name-taken = Somebody at this table is called so already. Another name, up to { $longest } characters?

scorer-is = **{ $who }** enters the turns.
scorer-is-everybody = **Everybody** at the table may enter turns.
scorer-pick = Hand the score sheet to…
scorer-everybody = Everybody
scorer-sits = Sits down with 0 points…
scorer-sits-lowest = Sits down with the lowest score…
scorer-leaves = Leaves the game…
scorer-begins = Who begins?
scorer-no-bots = A bot can’t look at your dice. Somebody else, please!
not-scorer = That is for who keeps score to do. { $told }

## The sheet

sheet-by-nothing = Your own dice and cards, entered by hand: this game has no seal.
sheet-by-cards = I reveal the cards, the dice are yours: this game has no seal.
sheet-by-dice = I roll the dice, the cards are yours: this game has no seal.
sheet-goal-round = to { $target }
sheet-goal-at-once = first to { $target }
sheet-left = { $points } to go
sheet-last-turns = Last turns
sheet-turn = { $round }. { $turn } → **{ $score }**

## What is due

sheet-due-total = ✏️ **Enter turn** takes the card and what the turn brought.
sheet-due-made = ⚖️ Was the card made?
sheet-due-card = 🂠 Which card was revealed?
sheet-due-roll = 🎲 What did the { $dice } dice show?
sheet-due-aside = 🎲 Which of the { $dice } dice were set aside?
sheet-pressed = ✏️ { $dice }
sheet-null = 💥 { $dice }: a null.
sheet-if-banked = 💰 Banked now: { $change }
sheet-pending = ✏️ `{ $line }`
sheet-asked = ❓ `{ $said }`: was the card made?
sheet-goes-on = The turn goes on after that.
sheet-chance-null = 🎯 Chance of a null: { $percent } %
sheet-chance-stop = 🎯 Chance of { $card }: { $percent } %
sheet-advice = ⭐ Best: { $choice }

## What it would change

change-none = No score changes.
change-seat = { $who }: { $old } → **{ $new }** ({ $by })
change-ends = 🏁 With that the game is over. Winner: { $winners }
change-still-over = 🏁 The game stays over. Winner: { $winners }
change-reopens = ▶️ With that the game goes on.
change-last-round = 🏁 With that the last round begins.
change-not-last-round = ▶️ With that it is no longer the last round.
change-unfit =
    { $turns ->
        [one] One later turn no longer fits and counts as passed over.
       *[other] { $turns } later turns no longer fit and count as passed over.
    }
change-beyond =
    { $turns ->
        [one] One later turn is kept aside: the game is over before it.
       *[other] { $turns } later turns are kept aside: the game is over before them.
    }
change-fits =
    { $turns ->
        [one] One turn counts again.
       *[other] { $turns } turns count again.
    }
change-skipped =
    { $turns ->
        [one] One turn that was never entered counts as passed over.
       *[other] { $turns } turns that were never entered count as passed over.
    }

## The pad

pad-total = Total
pad-aside = Set aside
pad-full = Every roll
pad-type = ⌨️ Type it
pad-enter-total = ✏️ Enter turn
pad-made = ✓ Made it
pad-not-made = ✗ Not made
pad-more = ⋯ More happened
pad-null = 💥 Null
pad-enter = ✓ Enter
pad-roll-on = 🎲 { $dice } left
pad-back = ⌫
pad-confirm = ✓ Confirm
pad-discard = ✗ Discard
pad-undo = ↩️ Undo
pad-redo = ↪️ Redo
pad-correct = 🛠️ Correct
pad-scorer = 📋 Scorer

## Why the dice can't be so

pad-does-not-score = That doesn’t add up yet: each die set aside has to score.
pad-wrong-dice-count = There are only { $dice } dice to roll.
pad-not-a-null = No roll of these dice can be a null.
pad-must-set-aside-all = Here everything that scores has to be set aside.
pad-otherwise = That is not possible at this point.

## The forms

total-title = A whole turn
total-points = What the turn brought
total-example = 650
total-card = The card it was made on
total-no-card = No special card, or nobody looked
total-several = Several cards
    .told = More happened than one figure tells: enter what was set aside
line-title = A turn in its tokens
line-label = Cards, rolls and what was set aside

## What is wrong with what was typed

typed-no-number = That is no number I can read. Digits will do, such as 650.
typed-no-total = No turn brings that.
typed-no-total-on = With { $card } no turn brings that.
typed-nearest = The nearest that one can: **{ $points }**.
typed-between = The nearest that one can: **{ $lower }** or **{ $higher }**.
typed-needs-aside = One figure can’t tell that turn. Here is **Set aside**: enter what was set aside, card by card.
typed-by-words = One figure can’t tell that turn. Choose **⌨️ Type it** and enter its cards and rolls.
typed-wrong = `{ $token }`: { $why }
typed-allowed = Possible here: { $ways }
typed-may-roll = a roll of { $dice } dice
typed-may-set-aside = set aside { $dice }
typed-nothing-more = nothing more, the turn is over
typed-again = Once more
typed-too-long = That line is too long to be looked at before it counts. Send it in two parts.
entered-elsewhere = Somebody was a moment faster, and the sheet has moved on. You were about to enter: `{ $line }`

all-by-bot = With my cards and my dice there is nothing for you to enter: that is a game to play. Leave out **mode** and I deal it.

## Corrections

correct-title = 🛠️ Earlier turns
correct-nothing = No turn is entered yet.
correct-which = Which turn was different? (page { $page } of { $pages })
correct-pick = A turn
correct-turn = Round { $round } · { $who } · +{ $gain }
correct-open = Round { $round } · { $who } · under way
fate-misfit = Round { $round } · { $who } · no longer fits
fate-beyond = Round { $round } · { $who } · after the end
correct-how = Enter it anew, or strike it: what that changes is shown before it counts.
correct-strike = Strike it
correct-done = Done. Everything after it is worked out anew.
correct-to-history = 🕘 History
correct-history = Corrected so far, the newest first:
correct-never = Nothing was ever corrected in this game.
history-corrected = { $when } · { $by }: { $who } `{ $was }` → `{ $now }`
history-struck = { $when } · { $by } struck { $who } `{ $was }` → `{ $now }`
history-undone = { $when } · { $by } took back: { $who } `{ $was }` → `{ $now }`
history-redone = { $when } · { $by } restored: { $who } `{ $was }` → `{ $now }`
correct-not-its-turn = That turn doesn’t come any more as the sheet reads now. Correct what stands before it first.
correct-not-whole = An earlier turn has to be entered to its end, such as with `bank`.

## Why something can’t be entered

sheet-refusal-nothing-to-undo = There is nothing to take back.
sheet-refusal-nothing-to-redo = There is nothing to take again.
sheet-refusal-no-such-line = There is no such turn.
sheet-refusal-turn-is-open = An earlier turn has to be entered to its end.
sheet-refusal-not-the-bots = That is not mine to bring at this table.
sheet-refusal-place-taken = Another game is on here meanwhile, so this one can’t go on. Once that is over, it can.
sheet-refusal-other = That is not possible right now. The score sheet shows what is.

### House rules: each with a short name (45 characters), `.told` (120) and every value in words (80).
### `value-…` are values that are words, `amount-…` those that are numbers.

rules-differs = Played differently here
house-here = How this table differs from { $edition }
house-nothing = In nothing: { $edition } by its sheet.
house-difference = **{ $rule }**: { $value }
house-more = … and { $count } more
house-bold = In bold: how { $edition } has it unless a table chooses otherwise.
house-range = { $lowest } to { $highest }
house-card = { $count } × { $card }
house-presets = Presets
house-preset = **{ $preset }**: { $told }

edition-tutto = { -tutto }
edition-fill-or-bust = Fill or Bust

## Groups of house rules; they stand on buttons, 16 characters.

group-game = The game
group-turn = The turn
group-cards = The cards

## The game

rule-target = Target
    .told = How many points somebody needs for the game to end.
amount-target = { $number } points

rule-end = End of the game
    .told = What happens once somebody reaches the target.
value-end-round = the round is finished, then the highest score wins
value-end-immediate = the first to get there wins at once

rule-time_limit = Time limit
    .told = When the time is up, what is under way is finished and the highest score wins.
value-time_limit-off = none
amount-time_limit = { $number } minutes

rule-round_limit = Round limit
    .told = After so many rounds the highest score wins, target or no target.
value-round_limit-off = none
amount-round_limit = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

rule-tie = Level at the top
    .told = What happens when several players end with the highest score.
value-tie-shared = they share the win
value-tie-extra_round = they play on among themselves until one leads

rule-final_round = Last round
    .told = What happens when the last round ends and nobody holds the target any more.
value-final_round-sticky = it was the last round all the same
value-final_round-must_hold = it is called off, and play goes on

rule-first_seat = Who begins
    .told = How the player who begins is found.
value-first_seat-host = the host
value-first_seat-roll_off = whoever rolls the highest die
value-first_seat-random = chance picks somebody

## The turn

rule-set_aside = Setting aside
    .told = How much of a roll you have to set aside.
value-set_aside-any = at least one thing that scores
value-set_aside-all = every die that can score

rule-opening_min = Getting started
    .told = How many points the first ones you bank have to be.
value-opening_min-0 = any number
amount-opening_min = at least { $number }

rule-bank_min = Least to bank
    .told = How many points you need at risk before you may bank.
value-bank_min-0 = any number
amount-bank_min = at least { $number }

rule-three_nulls = Three nulls in a row
    .told = What a third turn in a row lost to a null costs on top.
value-three_nulls-0 = nothing more
amount-three_nulls = another { $number } points

rule-after_tutto = After { -tutto }
    .told = Whether you may choose between banking and the next card.
value-after_tutto-choose = bank or reveal, as you like
value-after_tutto-must_draw = the next card has to be revealed
value-after_tutto-must_bank = the turn has to be banked

rule-below_zero = Scores below 0
    .told = What happens when more is taken than somebody has.
value-below_zero-off = a score stops at 0
value-below_zero-on = a score may fall below 0

## The cards

rule-x2_scope = What { -card-x2 } doubles
    .told = Which points { -tutto } on this card doubles.
value-x2_scope-rolled = all dice points of the turn, no bonuses
value-x2_scope-turn = all points of the turn, bonuses too
value-x2_scope-card = the dice points made on this card

rule-plus_minus_carry = { -card-plus-minus }: points brought along
    .told = Whether points of earlier cards count beside the 1,000.
value-plus_minus_carry-keep = they count, too
value-plus_minus_carry-replace = they go: the turn is worth exactly 1,000

rule-plus_minus_after = { -card-plus-minus }: going on
    .told = What may follow { -tutto } on this card.
value-plus_minus_after-choose = bank or go on
value-plus_minus_after-end = it is banked at once and the turn is over

rule-plus_minus_when = { -card-plus-minus }: when leaders pay
    .told = At which moment the leaders lose their 1,000.
value-plus_minus_when-at_once = at { -tutto }, whatever comes of the turn
value-plus_minus_when-on_bank = at the end, if the turn is banked

rule-plus_minus_coleader = { -card-plus-minus } in a shared lead
    .told = Who pays when you share the lead with others.
value-plus_minus_coleader-others_pay = the others who lead
value-plus_minus_coleader-nobody_pays = nobody

rule-plus_minus_leader = { -card-plus-minus } when you lead alone
    .told = What you do with the card when you lead alone.
value-plus_minus_leader-play = play it, and nobody pays
value-plus_minus_leader-redraw = put it by and reveal another

rule-fireworks = { -card-fireworks }, { -card-must-bust }
    .told = Who picks the dice that are set aside.
value-fireworks-all = the bot, every die that scores
value-fireworks-choose = you do, as on any other card

rule-straight_order = { -card-straight }: order
    .told = In which order you collect the numbers.
value-straight_order-any = in any order
value-straight_order-run = one after the other, up from 1 or down from 6

rule-straight_stop = { -card-straight }: getting out
    .told = Whether points of earlier cards may be banked before all six numbers are there.
value-straight_stop-no = not before all six are there
value-straight_stop-carried = they may, after you have set something aside

rule-cloverleaf = { -card-clover }: what it takes
    .told = What you have to make twice in a row to win.
value-cloverleaf-two_tuttos = { -tutto }
value-cloverleaf-two_straights = a straight, 1 to 6

## The deck

rule-stop_keeps = { -card-stop }, { -card-no-dice }: points at risk
    .told = What becomes of the points at risk when one of them ends the turn.
value-stop_keeps-off = they are lost
value-stop_keeps-on = they are banked

rule-reshuffle = Shuffling
    .told = When all cards are shuffled anew.
value-reshuffle-empty = when the pile is used up
value-reshuffle-round = before each round
value-reshuffle-turn = before each turn

rule-deck = Cards in the deck
    .told = How many there are of each card, 0 to 20.
value-deck-printed = as many as in the box

## Fill or Bust

rule-fill_1000 = { -card-fill-1000 }: the dice
    .told = Whether the dice count beside the 1,000.
value-fill_1000-exact = no, it is exactly 1,000
value-fill_1000-add = yes, they come on top

rule-double_trouble = { -card-double-trouble }: the dice
    .told = What the dice of both { -tutto }s are worth.
value-double_trouble-plain = as much as ever
value-double_trouble-doubled = twice as much

rule-banked_at_once = { -card-double-trouble }, { -card-vengeance }: the points
    .told = What becomes of the points when { -card-double-trouble } or { -card-vengeance } is made.
value-banked_at_once-off = they stay at risk if you go on
value-banked_at_once-on = they are yours, and going on starts from nothing

rule-vengeance = { -card-vengeance }: a choice
    .told = Whether you may let the card pass.
value-vengeance-plain = no, but you may bank before { -tutto }
value-vengeance-optional = yes, but once taken, no banking before { -tutto }

rule-vengeance_coleader = { -card-vengeance } in a shared lead
    .told = Who pays when you share the lead with others.
value-vengeance_coleader-all_pay = all who lead, you too
value-vengeance_coleader-others_pay = the others who lead

## Presets

preset-official = By the sheet
    .told = No house rules at all.
preset-short = Short
    .told = Half as far: 3,000 points.
preset-classic-2004 = Classic 2004
    .told = { -card-x2 } doubles everything in the turn, bonuses too.
preset-modern = Modern
    .told = Bank after { -tutto }, straights in order, your own pick on { -card-fireworks }, scores below 0, no shared wins.
preset-bowman = Bowman
    .told = The sheet of 1981 as players retell it: bolder { -card-double-trouble }, { -card-vengeance } by choice.

## The line under a card on the board where a house rule changes it; 120 characters.

ruled-x2_scope-turn = { -tutto } doubles all points of this turn, bonuses too.
ruled-x2_scope-card = { -tutto } doubles the dice points made on this card, and nothing else.
ruled-stop_keeps-on = The turn is over at once, and everything at risk is banked.
ruled-fireworks-choose = Set aside what you like, until a null. The null ends the turn, and you keep it all.
ruled-cloverleaf-two_straights = Two straights, 1 to 6, in a row, no banking. Make them and you win the game, whatever the score.
ruled-fill_1000-add = No banking before { -tutto }. It scores 1,000 on top of its dice.
ruled-double_trouble-doubled = Two { -tutto }s in a row, no banking before the second. The dice score double.

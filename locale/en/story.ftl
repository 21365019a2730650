### A turn that is over, told in a line or two, and in a word or two.
### Several wordings of one thing are numbered from 1 without a gap; there may be more or fewer of them in another language.
### $who is the player, $gain what the turn added, $lost what it cost, $score the score afterwards, $card the last card,
### $cards all cards of the turn, $faces the roll that ended it.

## Banked before a TUTTO

story-bank-1 = 💰 **{ $who }** keeps a cool head on { $card } and banks **{ $gain }**. That makes { $score }.
story-bank-2 = 💰 A bird in the hand: **{ $who }** takes **{ $gain }** home from { $card } and has { $score }.
story-bank-3 = 💰 **{ $who }** looks at the dice left, thinks better of it and banks **{ $gain }**: { $score } in all.
story-bank-4 = 💰 **{ $gain }** for **{ $who }**, safe and sound. The score says { $score }.

## Banked after one TUTTO

story-tutto-1 = 🎉 { -tutto } on { $card }! **{ $who }** banks **{ $gain }** and stands at { $score }.
story-tutto-2 = 🎉 All six dice for **{ $who }**: { -tutto }, **{ $gain }** banked, { $score } in all.
story-tutto-3 = 🎉 **{ $who }** makes { -tutto } and doesn’t push it: **{ $gain }** banked, which makes { $score }.

## Banked after several TUTTOs

story-chain-1 = 🔥 { $cards }: **{ $who }** strings { $tuttos } { -tutto }s together and banks **{ $gain }**. That makes { $score }!
story-chain-2 = 🔥 { $tuttos } { -tutto }s in one turn ({ $cards }), and **{ $who }** gets away with **{ $gain }**: { $score } now.
story-chain-3 = 🔥 **{ $who }** just won’t stop: { $cards }, { $tuttos } { -tutto }s, **{ $gain }** banked. Score: { $score }.

## Banked with a Straight complete

story-straight-1 = 🔢 1 2 3 4 5 6! **{ $who }** completes the { -card-straight } and banks **{ $gain }**: { $score } now.
story-straight-2 = 🔢 Number by number **{ $who }** fills the { -card-straight }. **{ $gain }** banked, { $score } in all.
story-straight-3 = 🔢 The last number falls, the { -card-straight } is full: **{ $gain }** for **{ $who }**, who has { $score }.

## Banked on a Plus/Minus

story-plus-minus-1 = ⚖️ **{ $who }** tips the scales: { -card-plus-minus } made, **{ $gain }** banked, { $score } now.
story-plus-minus-2 = ⚖️ { -tutto } on { -card-plus-minus }! **{ $who }** banks **{ $gain }** and stands at { $score }.
story-plus-minus-3 = ⚖️ **{ $who }** makes { -card-plus-minus } count: **{ $gain }** banked, { $score } in all.

## What others really paid in the turn, after any of the stories

story-taken-one-1 = { $payer } pays **{ $points }** for being in the lead.
story-taken-one-2 = **{ $points }** of { $payer }’s points are gone.
story-taken-one-3 = It is lonely at the top: { $payer } loses **{ $points }**.
story-taken-many-1 = The leaders pay: { $payers }.
story-taken-many-2 = It thins out at the top: { $payers }.
story-taken-many-3 = Shared lead, shared bill: { $payers }.
story-taken-nobody = Nobody else was in the lead, so nobody pays.
story-taken-from = { $who } −{ $points }
story-three-nulls = Three nulls in a row cost another { $points }.

## A null, and what it cost

story-null-1 = 💥 { $faces }: nothing in it. **{ $who }** loses **{ $lost }** on { $card } and stays at { $score }.
story-null-2 = 💥 One roll too many: { $faces }. **{ $lost }** gone up in smoke, **{ $who }** keeps { $score }.
story-null-3 = 💥 **{ $who }** goes for more, the dice say { $faces }. Null! **{ $lost }** lost, still { $score }.
story-null-4 = 💥 So close, and then { $faces }. **{ $who }** waves goodbye to **{ $lost }** and has { $score }.

## A null with nothing at risk

story-null-bare-1 = 💨 { $faces }: a null, and **{ $who }** had nothing to lose. Still { $score }.
story-null-bare-2 = 💨 { $card } and { $faces }. Nothing won, nothing lost: **{ $who }** stays at { $score }.
story-null-bare-3 = 💨 The dice give **{ $who }** { $faces }, which is a null. On with { $score }.

## Fireworks: a null that banks

story-fireworks-1 = 🎆 What a show! **{ $who }** burns on until { $faces } and takes **{ $gain }** along: { $score } now.
story-fireworks-2 = 🎆 { $card } for **{ $who }**: **{ $gain }** before the last spark, { $faces }. Score: { $score }.
story-fireworks-3 = 🎆 For once a null is welcome: **{ $who }** ends { $card } with **{ $gain }** and has { $score }.
story-fireworks-dud-1 = 🎇 { $card } fizzles out: **{ $who }** rolls { $faces } straight away and stays at { $score }.
story-fireworks-dud-2 = 🎇 The fuse was damp. { $faces } at once, nothing for **{ $who }**, still { $score }.
story-fireworks-dud-3 = 🎇 Ooh… and nothing. **{ $who }** gets { $faces } and keeps { $score }.

## Stop

story-stop-1 = 🛑 { $card }! **{ $lost }** lay on the table for **{ $who }**, now it is gone. Still { $score }.
story-stop-2 = 🛑 One card too many: **{ $who }** turns over { $card } and loses **{ $lost }**. Score: { $score }.
story-stop-3 = 🛑 **{ $who }** wants one more card and gets { $card }. **{ $lost }** lost, { $score } left.
story-stop-bare-1 = 🛑 { $card }. A short turn for **{ $who }**, who stays at { $score }.
story-stop-bare-2 = 🛑 **{ $who }** turns over { $card } and may sit down again. Still { $score }.
story-stop-bare-3 = 🛑 No dice for **{ $who }** this time: { $card }. On with { $score }.
story-stop-kept-1 = 🛑 { $card } ends it, but **{ $who }** keeps **{ $gain }** and has { $score }.
story-stop-kept-2 = 🛑 { $card }! **{ $gain }** go to **{ $who }** all the same: { $score } now.
story-stop-kept-3 = 🛑 **{ $who }** is stopped by { $card }, with **{ $gain }** in the bag. Score: { $score }.

## The Cloverleaf

story-win-1 = 🍀 Two { -tutto }s in a row! **{ $who }** has found the { -card-clover }, and the game is won.
story-win-2 = 🍀 Luck has picked a side: **{ $who }** makes the { -card-clover } and wins on the spot.
story-win-3 = 🍀 Forget the scores: the { -card-clover } goes to **{ $who }**, and with it the game.

## Turns that were not played to their end

story-forfeit-1 = ⏳ **{ $who }** is passed over. **{ $lost }** at risk is gone, the score stays { $score }.
story-forfeit-2 = ⏳ The table moves on without **{ $who }**: **{ $lost }** lost, still { $score }.
story-forfeit-3 = ⏳ No points this turn for **{ $who }**, **{ $lost }** lost. The score stays { $score }.
story-forfeit-bare-1 = ⏳ **{ $who }** is passed over. Nothing was at risk, the score stays { $score }.
story-forfeit-bare-2 = ⏳ The table moves on without **{ $who }**, still at { $score }.
story-forfeit-bare-3 = ⏳ No points this turn for **{ $who }**. The score stays { $score }.
story-left-1 = 🚪 **{ $who }** leaves in the middle of a turn. **{ $lost }** at risk is gone, { $score } stays on the sheet.
story-left-2 = 🚪 A chair is empty: **{ $who }** has left, **{ $lost }** lost, { $score } in the end.
story-left-3 = 🚪 **{ $who }** says goodbye at { $score }; **{ $lost }** at risk stays behind.
story-left-bare-1 = 🚪 **{ $who }** leaves the table with { $score } on the sheet.
story-left-bare-2 = 🚪 A chair is empty: **{ $who }** has left, { $score } in the end.
story-left-bare-3 = 🚪 **{ $who }** says goodbye at { $score }.
story-moved = 👇 The board has moved further down.
story-cut-short = ⏹️ The game ended in the middle of **{ $who }**’s turn.
story-score-1 = ✍️ **{ $who }** notes **{ $gain }** and has { $score }.
story-score-2 = ✍️ **{ $gain }** for **{ $who }**: { $score } now.
story-score-3 = ✍️ **{ $who }**’s turn brings **{ $gain }**, which makes { $score }.

## The same in a word or two, one after the other on one line

brief-bank = { $who } +{ $gain }
brief-null = { $who } null (−{ $lost })
brief-null-bare = { $who } null
brief-fireworks = { $who } { $card } +{ $gain }
brief-fireworks-dud = { $who } { $card } +0
brief-stop = { $who } { $card } (−{ $lost })
brief-stop-bare = { $who } { $card }
brief-stop-kept = { $who } { $card } +{ $gain }
brief-win = { $who } { -card-clover }!
brief-forfeit = { $who } passed over
brief-left = { $who } left
brief-score = { $who } +{ $gain }
# After one of these: what the turn took from others.
brief-taken-one = { $brief } ({ $payer } −{ $points })
brief-taken-many = { $brief } (−{ $points } from { $payers } leaders)

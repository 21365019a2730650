### The board: the message of a turn. Labels of buttons have at most 16 characters, with figures up to 100,000.

## What a lock screen shows. $who is the player whose turn it is, $own their score, $best that of the leader.

call-turn = { $who }, your turn.
call-computer = { $who } is playing.
call-last-round = Last round!
call-bank-leads = { $other } banked { $gain } and leads with { $best }, you have { $own }.
call-bank = { $other } banked { $gain }.
call-null = { $other } lost { $lost } to a null.
call-null-bare = { $other } rolled a null.
call-fireworks = { $other } made { $gain } out of { $card }.
call-fireworks-dud = { $other } got nothing out of { $card }.
call-stop = { $other } met { $card } and lost { $lost }.
call-stop-bare = { $other } met { $card }.
call-stop-kept = { $other } met { $card } and kept { $gain }.
call-forfeit = { $other } was passed over.
call-left = { $other } left the table.
call-score = { $other } made { $gain }.
call-lead-other = { $leader } leads with { $best }, you have { $own }.
call-lead-shared = { $count } share the lead with { $best }, you have { $own }.
call-lead-you = You lead with { $own }.
call-lead-you-shared = You share the lead with { $own }.
call-lead-nobody = Nobody has points yet.
call-alone = You have { $own }.

## Head

board-new-card = A new card
board-tutto = { -tutto }! { $card }
board-whose = **{ $who }** is playing
board-whose-after = **{ $who }** made { -tutto }
board-round = round { $round }
board-last-round = **last round**
board-last-turn = **last turn**
board-time = ⏳ time is up { $when }
board-deadline = ⏳ time is up { $when }
board-extra-round = **extra round**
board-chain = Cards: { $cards }

## Dice

board-rolled = 🎲 Rolled: { $dice }
board-to-roll = 🎲 To be rolled again: { $dice }
board-aside = ✓ Set aside: { $dice }
board-missing = 🔎 Still missing: { $dice }
board-six-again = 🎲 All six dice are rolled again

## What is at risk

risk-nothing = ⚠️ Nothing at risk yet
risk-sources = ⚠️ At risk: **{ $total }** ({ $sources })
risk-dice = { $points } from dice
risk-bonus = { $points } bonus
risk-carried = { $points } carried from earlier cards
board-paid = ⚖️ Taken for good: { $payers }
board-takes = ⚖️ To be taken: { $payers }
board-stop-cost = 🛑 { $card }: { $stops } of { $cards } cards left. That would cost **{ $points }**.
board-stop-free = 🛑 { $card }: { $stops } of { $cards } cards left.

## What is marked, and why something may not be pressed

marked-points = Marked { $dice }: +{ $points } makes **{ $total }** at risk.
marked-nothing-counts = Marked { $dice }: on { $card } the dice themselves score nothing.
marked-collects = Marked { $dice }: { $count } of 6 numbers.
marked-tutto = Marked { $dice }: that is **{ -tutto }**!
marked-tutto-points = Marked { $dice }: that is **{ -tutto }** and makes **{ $total }** at risk!
marked-tutto-one-more = Marked { $dice }: the first { -tutto }! One more to go.
marked-wins = Marked { $dice }: the second { -tutto }. **This wins the game!**
marked-none = Mark what you want to set aside.
marked-forced = There is nothing else to choose: it is marked for you.
marked-by-bot = On { $card } every die that scores is set aside for you.
why-does-not-score = Marked { $dice }: that doesn’t add up. Each die you set aside has to score.
why-does-not-collect = Marked { $dice }: each has to be a number you don’t have yet, and each only once.
why-must-set-aside-all = Marked { $dice }: here everything that scores has to be set aside.
why-bank-tutto = No banking before { -tutto }.
why-bank-fireworks = No banking: roll on until a null, which banks it all.
why-bank-clover = No banking: two { -tutto }s win the game, a null loses it all.
why-bank-first = There is nothing to bank before a card is revealed.
why-bank-minimum = Not enough to bank yet: it takes { $least }.
why-bank-must-reveal = The next card has to be revealed.
why-bank-other = No banking now.
why-roll-must-bank = After { -tutto } you have to bank.
board-reveal-first = **Reveal** turns over the top card.
board-take-or-pass = Take it, or let it pass and get another card.
board-barred = 🔕 I may not write here any more, so the clock stands still. Any press goes on.
board-waiting = One moment, press once more to go on.

## The rest

board-scores = Scores
board-since = Meanwhile: { $tales }
press-reveal = 🂠 Reveal
press-reveal-risk = 🂠 · { $percent } % Stop
press-reveal-risk-no-dice = 🂠 · { $percent } % 🛑
press-roll = 🎲 Roll
press-roll-risk = 🎲 { $dice } · { $percent } %
press-roll-dice = 🎲 { $dice }
press-tutto = 🎉 { -tutto }!
press-bank = Bank
press-bank-points = Bank { $points }
press-take = Take
press-pass = Pass
press-explain = ?
press-back = I’m back
board-given = { $who } plays on in this seat.

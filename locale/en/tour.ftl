### For who has never played: the tour beside the lobby, told to one reader, and a hint on the board in their first turns.

## The offer. Labels have at most 16 characters.

tour-offer = 👋 New to { -tutto }? Try one turn with loaded dice, just for you. It takes a minute; meanwhile the others find their seats.
tour-take = Take the tour
tour-leave = Leave the tour
tour-again = Once more
tour-left = Fine, no more of that. **?** on any board explains what may be pressed.

## The steps, each a sentence or two above the board

tour-step = { $step }/{ $steps }
tour-reveal = Every turn begins with a card. Press **{ press-reveal }** to see yours; six dice are rolled along with it.
tour-marked = A 1 scores 100, a 5 scores 50, a triplet (three alike in one roll) a hundred times its number, three 1s even 1,000. Green is what will be set aside. One die is enough, so press **⚄ 5** to let it go.
tour-unmarked = On **{ press-roll-risk }** you read that { $dice } dice are to be rolled, and the chance of a *null*: nothing scores, and everything at risk is gone. The fewer dice, the bigger the chance. Press it.
tour-none = At least one die has to be set aside, and each of them has to score. Press one that isn’t grey, until it is green.
tour-risk = **{ press-bank-points }** would end the turn here. The card pays only for { -tutto }, when all six are set aside; { $percent } % is the chance of a null, and at a real table you’d think twice. These dice like you: press **{ press-roll-risk }**.
tour-tutto = All six dice score: **{ -tutto }**! The { $bonus } of the card make it { $points }, still at risk. **{ press-bank-points }** makes them yours; **{ press-reveal-risk }** takes them along to another card, and so many of those say { -card-stop }.

## The end. $card is the bonus card.

tour-end-title = 🎓 That was a turn
tour-banked = The { $points } are yours for good, without { $card }. A null on the next roll would have cost them all.
tour-banked-tutto = The { $points } are yours for good, { $card } included. A null on the way would have cost everything up to then.
tour-stopped = { -card-stop } ends the turn, and the { $lost } at risk are gone; a null does the same. Had you banked after { -tutto }, they would be yours.
tour-over = That’s it. `/tutto start` opens a table of your own.
tour-over-waiting = That’s it, your table is waiting. Good luck!

## One more line on the board of somebody new

hint-reveal = 💡 The card comes first: it says what this turn is about.
hint-score = 💡 A 1 scores 100, a 5 scores 50, a triplet a hundred times its number, three 1s even 1,000.
hint-fewer = 💡 You needn’t set aside all that scores: the more dice you roll, the rarer a null.
hint-null = 💡 The percentage is the chance of a null, which costs everything at risk. What you bank, you keep.
hint-tutto = 💡 Bank it all now, or take it along to the next card, where { $card } or a null can cost it all.
hint-fireworks = 💡 Here a null is welcome: it ends the turn, and you keep everything.
hint-straight = 💡 Every roll has to bring a number you don’t have yet, else it is a null.
hint-all-or-nothing = 💡 No way to bank halfway: make what { $card } asks for, or lose it all to a null.

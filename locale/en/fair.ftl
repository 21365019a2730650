### Sealed dice: what they are, the seal of the game here, and what a check of it found.

fair-title = 🎲 Dice that nobody can choose
fair-text =
    When a table opens I make up a **secret** and show its **seal**: 64 signs that fit this secret and no other. From then on I can’t change it.

    The secret, together with the presses by which people sat down and began, settles every card and every roll. I don’t know those presses beforehand and no player knows the secret. So nobody can choose the dice, and whoever plays can’t see them coming.

    When the game is over the secret is shown. Then anyone can work out every card and every roll anew: here with **{ fair-check }**, or without me, from the file that `/tutto export` gives you.
fair-here = The game here
fair-none = No table was opened here yet. `/tutto start` opens one.
fair-seal = Seal: `{ $seal }`
fair-secret = Secret: `{ $secret }`
fair-secret-comes-later = The secret is shown when the game is over.
# A button: 16 characters at most.
fair-check = Check

## What a check found

fair-agrees = ✅ Checked: all agrees
fair-compared =
    The seal is that of the secret. { $cards ->
        [one] { $cards } card,
       *[other] { $cards } cards,
    } { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } and { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    } were worked out anew, and each is what the table saw.
fair-compared-roll-off = So is the roll-off for the first turn.
fair-differs = ❌ Checked: not the sealed dice

## How the dice of a server have fallen

fair-fallen = How the dice have fallen on this server
fair-face = { $face }: **{ $times }**
fair-no-dice = No game has ended here yet.
fair-counted = That is { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } in games that have ended; even dice would show each face about { $each ->
        [one] { $each } time
       *[other] { $each } times
    }.
fair-too-few = Too few to say anything yet.
fair-usual = Chi-square is { $chi }: of 100 such counts with fair dice, { $percent } are as uneven as this or more. That is chance.
fair-unusual = Chi-square is { $chi }: of 100 such counts with fair dice, only { $percent } are as uneven as this or more. Unusual, but it happens.
fair-rare = Chi-square is { $chi }: of 100 such counts with fair dice, not even one is as uneven as this. If it stays like that, check some games.

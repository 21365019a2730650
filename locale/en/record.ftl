### The game record: handed out as a file, read from one.

export-over = Here is the whole game, every card and every roll. `/tutto replay` reads it again, and with its seal anyone can check the dice.
export-running = Here is the game so far, up to the turn under way. The secret of the dice comes with the end.
export-nothing = No game was played here yet. `/tutto start` opens a table.
export-not-yours = The record goes to those who sat at that table.
replay-too-large = That file is too large for me: a record here may have { $kilobytes } KB at most.
replay-title = What the record says
replay-turns =
    { $turns ->
        [one] One turn,
       *[other] { $turns } turns,
    } round { $round }.
replay-finished = The game is over.
replay-unfinished = The game is not over yet.
replay-at-risk = { $who } has { $points } at risk.
replay-wrong = Something is not right in this record
replay-place = Line { $line }, column { $column }

## What is wrong with a record, by the engine’s code

record-unreadable = That is no line, tag or token of a record.
record-unknown-tag-value = A tag has a value it can’t have.
record-unknown-house-rule = There is no such house rule, or not with that value in this edition.
record-not-your-turn = It is another seat’s turn, or the turn before is not over.
record-no-such-card = There is no such card in the pile.
record-may-not-reveal = No card may be revealed here.
record-must-reveal = A card comes first.
record-not-a-face = No die has that face.
record-wrong-dice-count = That is not the number of dice that were rolled.
record-not-in-the-roll = Those dice were not rolled.
record-does-not-score = Those dice don’t add up: each one set aside has to score.
record-not-a-null = Something in this roll scores, so it is no null.
record-must-set-aside = Something of this roll has to be set aside.
record-must-set-aside-all = More of this roll has to be set aside.
record-may-not-bank = Banking is not allowed here.
record-below-minimum = That is less than what may be banked.
record-may-not-pass = There is nothing to pass on.
record-turn-is-over = The turn is over already.
record-game-is-over = The game is over already.
record-figure-differs = The figures don’t agree with what was played.
record-not-the-sealed-dice = Those are not the sealed dice: the secret has something else here.

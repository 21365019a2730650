### What one person is told privately: warm, short, and what to do next.

## The rules forbid it. Named by the engine's code.

refusal-table-is-full = All ten chairs are taken, sorry! A second table is quickly opened: type `/tutto start` in another channel.
table-is-full-thread = All ten chairs are taken, sorry! Shall I open a second table, in a thread of its own?
second-table = Second table
refusal-already-seated = You already sit at this table. Now it is up to the host to begin.
refusal-already-seated-game = You already sit at this table.
refusal-not-seated = You don’t sit at this table.
refusal-not-begun = The game hasn’t begun yet. The host presses **Begin**.
refusal-already-begun = This game is under way, so no seat is free. With `/tutto start` in another channel you open your own table.
refusal-nobody-seated = Somebody has to play: press **Join** first.
refusal-first-is-fixed = Who begins is settled here: by the dice, or by the order of the rematch.
refusal-not-between-rounds = You can sit down between two rounds only. Wait for the next one.
refusal-already-waiting = A chair is kept for you already. You sit down when the next round begins.
refusal-left-for-good = You have left this game, and there is no way back in. See you in the next one!
refusal-last-round-is-known = The last round is near, so nobody can join any more. The next game opens with **Rematch**.
refusal-not-your-turn = It is { $who }’s turn. You are told as soon as it is yours.
refusal-may-not-reveal = No card may be revealed now. The board shows what you may press.
refusal-must-reveal = A card comes first: press **Reveal**.
refusal-not-in-the-roll = Those dice are not in this roll. Mark some of those that just fell.
refusal-does-not-score = Those dice don’t add up: each die you set aside has to score. Change what is marked.
refusal-not-a-null = Something in this roll scores, so it is no null. Mark it and go on.
refusal-must-set-aside = At least one die that scores has to be set aside. Mark one, then roll or bank.
refusal-must-set-aside-all = Here every die that scores has to be set aside. Mark them all.
refusal-may-not-bank = You may not bank now. **?** on the board tells you why.
refusal-below-minimum = That is not enough to bank yet. Roll on!
refusal-may-not-pass = This card can’t be passed on.
refusal-turn-is-over = That turn is over.
refusal-game-is-over = This game is over. **Rematch** below its result opens the next one.
refusal-unknown-house-rule = There is no such rule, or not with that value.
refusal-other = That is not possible right now. The board shows what is.

## Who asks is not who may

outsider-lobby = You don’t sit at this table yet. Press **Join** and you are in.
outsider-game = You are not at this table, but you are welcome to watch. `/tutto start` opens one of your own.
not-host = Only { $host }, the host, may do that.
not-host-stop = Only { $host }, the host, or somebody who manages messages here may end this game. To get up yourself: `/tutto leave`.

## The press came late

stale-board = This board is out of date, the game has moved on. The newest one is here:
stale-over = That game is over. How it ended stands here:
overtaken = Somebody was a moment faster. Have a look at the board and press again.
too-late = Time was up just before your press, so this turn was ended for you. Any press in your turn starts the clock anew.
stands-still = The game is paused. Anyone at the table goes on with it by pressing the button on its last message.
down-here = Down here
down-done = Here it comes, right below.
game-gone = I can’t find that game any more. `/tutto start` opens a new one.
unknown-press = I don’t know that button any more. `/tutto board` brings a fresh board, `/tutto start` a new game.
unknown-command = I don’t know that command any more; your Discord shows an old list. Restart Discord, or see `/tutto help`.

## Opening a table

place-taken = A table stands here already, and one is all that fits. Come along:
place-taken-rematch = The next game has already begun here:
wrong-place = A table needs a text channel or a thread of a server. Type `/tutto start` in one.
target-out-of-bounds = The target can be anything from { $lowest } to { $highest }, in steps of { $step }.
missing-permissions = I would love to, but here I lack: { $permissions }. Somebody who manages this channel can allow me that; then try again.
permission-view-channel = **View Channel**
permission-send-messages = **Send Messages**
permission-send-messages-in-threads = **Send Messages in Threads**
permission-embed-links = **Embed Links**
permission-other = **{ $permission }**
cannot-post = I am not allowed to write there any more. Once I am, `/tutto board` or any press goes on with the game.

## Leaving and stopping

no-game-here = No game is on here. `/tutto start` opens a table.
left-lobby = You have got up. **Join** brings you back.
left-game = You have left the game. Thanks for playing! Your score stays in the standings.
leave-sure = Leave this game for good? Your score stays in the standings, but you can’t sit down again.
leave-sure-practice = Leave this practice game? It ends with that.
leave-yes = Leave
leave-no = Stay
leave-not = Lovely, you stay.
stop-sure = End this game for everybody, without a result? The scores are shown once more, and that is it.
stop-sure-practice = End this practice game?
stop-yes = End it
stop-no = Play on
stop-not = Good, the game goes on.
stop-done = The game is ended.
board-posted = Here is the fresh board:

## A bug of ours

unreadable = This game can’t be read any more, sorry! Its place is taken until somebody who may end it puts it away; nothing of what is stored is changed by that.
unreadable-away = Put it away
unreadable-done = It is put away. `/tutto start` opens a new table.
apology = Something went wrong on my side, sorry! Nothing of the game is lost: press again, or bring a fresh board with `/tutto board`. If that doesn’t help, pass this on to whoever runs me: `{ $reference }`
store-unusable = I can’t get at the book I keep games in right now. What the board shows still counts: press again in a moment, and if it stays like this, please tell whoever runs me.

### The rulebook: one message a topic. `.title` is at most 16 characters, since it also stands on a button.
### `.words` are what people may type to find the topic, divided by commas; accents and capitals don’t matter.

rules-place = Rules of { -tutto } · { $page } of { $pages }

topic-glance =
    Six dice, a pile of cards, and your nerve.

    Reveal a card, roll, and set aside something that scores. Then choose: bank what the turn has brought, or roll the dice left and put all of it at risk. A roll with nothing in it is a null and takes the lot.

    Set all six dice aside and you have made **{ -tutto }**. The card pays out, and you may go on with a new card and six fresh dice.

    As soon as somebody has 6,000 points the round is played to its end. The highest score wins.
    .title = At a glance
    .words = at a glance, overview, summary, rules, how to play, basics, help, start

topic-setup =
    The game has 6 dice and 56 cards:
    • 25 { -card-bonus }, five each of 200, 300, 400, 500 and 600
    • 10 { -card-stop }
    • 5 { -card-x2 }
    • 5 { -card-fireworks }
    • 5 { -card-plus-minus }
    • 5 { -card-straight }
    • 1 { -card-clover }

    Around a real table you also need pencil and paper. The player held to be the luckiest keeps score and starts; somebody else shuffles the cards and puts them face down in the middle.

    Here the bot shuffles and keeps score, and whoever opened the table starts. Two to ten can play; alone you can practise.
    .title = Setup
    .words = setup, set-up, contents, material, deck, cards, how many cards, players, who starts, first player, practice

topic-course =
    Your turn starts with the top card. Unless the card says otherwise, you roll all six dice.

    After every roll you set aside at least one thing that scores: a single 1 or 5, or a triplet, three of a kind. Which one, and how many, is up to you.

    A triplet comes out of one roll. Dice you set aside earlier never join with new ones.

    Then you bank, or you roll the dice left. When your turn is over, the player to your left is next.
    .title = Your turn
    .words = turn, course, course of the game, flow, roll, rolling, set aside, reveal, next player

topic-scoring =
    Single dice:
    • 1 → **100**
    • 5 → **50**

    Triplets, in one roll:
    • 1 1 1 → **1,000**
    • 2 2 2 → **200**
    • 3 3 3 → **300**
    • 4 4 4 → **400**
    • 5 5 5 → **500**
    • 6 6 6 → **600**

    Each die counts once. A fourth 1 or 5 scores as a single; a fourth 2, 3, 4 or 6 scores nothing.
    .title = Scoring
    .words = scoring, score, points, worth, value, dice, single, triplet, three of a kind, ones, fives

topic-null =
    No 1, no 5, no triplet? That roll is a **null**.

    Your turn is over, it brings you nothing, and the dice go to the player on your left. Whatever you banked in earlier turns stays yours.

    On { -card-fireworks } it is the other way round: there a null ends the turn too, but you keep its points.

    On the { -card-straight } a null is a roll without a new number.
    .title = Null roll
    .words = null, null roll, bust, nothing, zero, lost, lose, farkle

topic-valid =
    A roll with something to set aside is a valid roll. After it the choice is yours:
    • **Bank**: every point of the turn goes to your score, and your turn is over.
    • **Roll** the dice left. If a null comes now or later, all points of the turn are lost.

    Four cards take that choice away for a while: { -card-fireworks }, { -card-plus-minus }, { -card-straight } and { -card-clover }.
    .title = Valid roll
    .words = valid roll, valid, bank, banking, stop rolling, keep, go on, continue, risk, at risk

topic-tutto =
    All six dice set aside, in one roll or in several: that is **{ -tutto }**. What the card promises happens at once.

    Then you bank the turn, or you reveal a new card and go on with all six dice. All you have gathered so far rides along, so a { -card-stop } or a null now takes everything.

    { -card-fireworks } and the { -card-clover } make an exception: they go on without a new card.
    .title = { -tutto }
    .words = tutto, all six, six dice, full, fill, new card, hot dice

topic-bonus =
    Make { -tutto } and the number on the card, from 200 to 600, is added to the points of your dice.

    You may bank before that, but then the dice count alone.

    There are 25 of them, five of each number.
    .title = { -card-bonus }
    .words = bonus, bonus card, 200, 300, 400, 500, 600, extra points

topic-x2 =
    Make { -tutto } and all points rolled in this turn are doubled, those from earlier cards of the same turn and a { -card-straight }’s 2,000 too.

    Bonuses are not doubled, and neither is the 1,000 of a { -card-plus-minus }. A second { -card-x2 } doubles again what the first one doubled.

    Bank before { -tutto } and the dice count as usual, once.
    .title = { -card-x2 }
    .words = ×2, x2, 2x, times two, double, doubling, twice

topic-stop =
    Your turn is over at once.

    If it is your first card, nothing is lost but the turn. If it comes after a { -tutto }, everything you had at risk goes with it.

    There are ten of them in the deck.
    .title = { -card-stop }
    .words = stop, stop card, end of turn, skip

topic-fireworks =
    You roll, and roll, until a null comes. After each roll every single and every triplet that scores is set aside; the bot does that for you.

    After { -tutto } you go on with all six dice, without a new card.

    Only a null ends the turn, and this once it takes nothing away: all points of the turn are yours, those from earlier cards too.
    .title = Fireworks
    .words = fireworks, firework

topic-plus-minus =
    You must make { -tutto } and may not bank before. The dice themselves score nothing here.

    Make it, and you get exactly 1,000 points while the leader loses 1,000. If several share the lead, each of them loses 1,000. If you are in the lead yourself, nothing is taken from you.

    The lead is read from the banked scores, the loss is for good even if you lose your turn later, and no score falls below 0. After that: bank, or go on.

    A null scores nothing, and what you brought along from earlier cards is lost as well.
    .title = { -card-plus-minus }
    .words = plus/minus, plus minus, plusminus, +/-, ±, leader, minus 1000

topic-straight =
    Forget singles and triplets: now you collect the six numbers 1 to 6, each of them once.

    After each roll, set aside at least one number you don’t have yet; several at a time are fine. A roll without a new number is a null.

    You may not bank before the straight is complete, not even what you brought along from earlier cards.

    Complete, it is worth 2,000 points and counts as { -tutto }: bank, or go on.
    .title = { -card-straight }
    .words = straight, run, street, sequence, 1-6, 123456, 2000

topic-clover =
    There is only one of these. Make { -tutto } twice in a row on this card, in the same turn: after the first you roll all six dice again, without a new card. You may not bank, and the dice score nothing.

    Make both and the game is over on the spot. You win, whatever the scores are.

    A null scores nothing, and all you brought along is lost. A { -tutto } you made on an earlier card doesn’t count towards the two.
    .title = { -card-clover }
    .words = cloverleaf, clover, four-leaf clover, lucky, instant win

topic-end =
    Once a player has at least 6,000 points, the round is finished, so that everybody has had the same number of turns. Then the highest score wins; players level at the top share the win.

    Should a { -card-plus-minus } pull everybody back below 6,000, it is still the last round.

    The { -card-clover } ends the game sooner: at once, and for whoever made it.
    .title = End of the game
    .words = end, end of the game, ending, win, winner, winning, 6000, target, last round, tie, draw

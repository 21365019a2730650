### The rulebook of Fill or Bust, the edition of 54 cards, where it differs from the one of TUTTO; and the page on house rules.
### `fob-…` stands in place of the topic of the same name; see rules.ftl for `.title` and `.words`.

rules-place-fob = Rules of Fill or Bust · { $page } of { $pages }

fob-glance =
    Six dice, a pile of cards, and a race to 6,000 points.

    Reveal a card, roll, and set aside something that scores. Then choose: bank what the turn has brought, or roll the dice left and put all of it at risk. A roll with nothing in it is a null and takes the lot.

    Set all six dice aside and you have made **{ -tutto }**. You may bank, or go on with a new card and six fresh dice.

    The moment somebody reaches 6,000 points the game is over.

    Which game is yours? Look into the box. { -card-must-bust } and { -card-vengeance } among 54 cards: this one. { -card-clover } and { -card-fireworks } among 56: that is { -tutto }, and `/tutto start` plays it, too.

fob-setup =
    The game has 6 dice and 54 cards:
    • 30 { -card-bonus }: 12 of 300, 10 of 400, 8 of 500
    • 8 { -card-no-dice }
    • 6 { -card-fill-1000 }
    • 4 { -card-must-bust }
    • 2 { -card-double-trouble }
    • 4 { -card-vengeance }

    The cards are shuffled and lie face down in the middle. Everybody rolls one die: the highest begins, those who are level roll again. Then it goes round clockwise.

    Here the bot shuffles and keeps score. Two to ten can play; alone you can practise. The target can be another one, and a time limit is possible as well.

fob-scoring =
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

    All six, in one roll:
    • 1 2 3 4 5 6 → **1,500**, and a { -tutto } at once

    Each die counts once, and dice of different rolls never go together.

fob-null =
    No 1, no 5, no triplet and no straight? That roll is a **null**.

    Your turn is over, it brings you nothing, and the dice go to the next player. Whatever you banked in earlier turns stays yours.

    On { -card-must-bust } it is the other way round: there a null ends the turn too, but you keep its points.

fob-valid =
    A roll with something to set aside is a valid roll. After it the choice is yours:
    • **Bank**: every point of the turn goes to your score, and your turn is over.
    • **Roll** the dice left. If a null comes now or later, all points of the turn are lost.

    Three cards take that choice away for a while: { -card-fill-1000 }, { -card-must-bust } and { -card-double-trouble }.

fob-tutto =
    All six dice set aside, in one roll or in several: that is **{ -tutto }**, “fill” in the name of the game. What the card promises happens at once.

    Then you bank the turn, or you reveal a new card and go on with all six dice. All you have gathered so far rides along, so { -card-no-dice } or a null now takes everything.

    { -card-must-bust } and the first half of { -card-double-trouble } make an exception: they go on without a new card.

fob-bonus =
    Make { -tutto } and the number on the card, 300, 400 or 500, is added to the points of your dice.

    You may bank before that, but then the dice count alone.

    There are 30 of them: 12 of 300, 10 of 400 and 8 of 500.

fob-end =
    The game ends the moment somebody has banked 6,000 points or more: that player wins, and nobody gets another turn.

    How far it goes can be changed, and a time limit set: then the highest score wins when the time is up.

topic-no-dice =
    Your turn is over at once, before you have rolled.

    If it is your first card, nothing is lost but the turn. If it comes after a { -tutto }, everything you had at risk goes with it.

    There are eight of them in the deck.
    .title = No Dice
    .words = no dice, ND, skip turn, no roll

topic-fill-1000 =
    You must make { -tutto } and may not bank before.

    Make it, and the card brings exactly 1,000 points in place of what its dice are worth. Then bank, or go on.

    A null brings nothing, and what you had at risk is lost.

    There are six of them in the deck.
    .title = { -card-fill-1000 }
    .words = fill 1000, F1000, 1000

topic-must-bust =
    You roll, and roll, until a null comes. After each roll everything that scores is set aside; the bot does that for you.

    After { -tutto } you go on with all six dice, without a new card.

    Only a null ends the turn, and this once it takes nothing away: all points of the turn are yours, those from earlier cards too.

    There are four of them in the deck.
    .title = { -card-must-bust }
    .words = must bust, MB, bust on purpose, until a null

topic-double-trouble =
    You must make { -tutto } twice in a row on this card: after the first you roll all six dice again, without a new card. You may not bank in between.

    The dice score as usual. After the second { -tutto } you bank, or you go on with everything at risk.

    A null before that loses all points of the turn.

    There are two of them in the deck.
    .title = { -card-double-trouble }
    .words = double trouble, DT, two in a row

topic-vengeance =
    Make { -tutto } and whoever has the most points loses 2,500. If several share the lead, each of them loses 2,500, you too if you are one of them. The loss is for good, and no score falls below 0.

    Bank before that and only your dice count.

    If you lead alone, you put the card aside and reveal another.

    There are four of them in the deck.
    .title = { -card-vengeance }
    .words = vengeance, vengeance 2500, V2500, 2500, revenge

topic-house =
    A table plays its edition as the sheet has it, unless the host chooses otherwise before the game begins: **Settings** in the lobby changes rule by rule, or takes a preset in one step. The lobby shows everybody what is different.

    Servers can keep presets of their own with `/tutto-admin preset`.

    The buttons lead to all that can be chosen.
    .title = House rules
    .words = house rules, house rule, variants, variant, options, settings, preset, presets

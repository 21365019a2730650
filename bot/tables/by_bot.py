"""Cards drawn or dice rolled by the bot for a real table that brings the other half; such games are not sealed.

What comes follows from the game's secret and the place on the sheet, so that undo and another try bring the same
card or dice again. Knows no store and writes nothing.
"""

from collections import Counter
from typing import assert_never

from bot.engine.cards import Card
from bot.engine.chance import Dice, Draw
from bot.engine.events import PileShuffled, Revealed, TurnBegun
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import Reshuffle
from bot.record.drafting import Draft, due, more
from bot.record.reckoning import Reckoning
from bot.record.sheet import TurnTaken
from bot.tables.chance import Stream
from bot.tables.ports import ByBot, GameRow


def dealt(row: GameRow, reckoning: Reckoning, draft: Draft) -> Draft | Refusal:
    """The turn with what the bot draws or rolls next in it; refused where that is not the bot's or not due."""
    asked = due(draft)
    stream = Stream(row.secret, _place(reckoning, draft))
    match asked:
        case Draw():
            return more(draft, _card(reckoning, draft, stream)) if row.by_bot is ByBot.CARDS else _not_the_bots()
        case Dice(count=dice):
            rolled = "".join(map(str, stream.roll(dice)))
            return more(draft, rolled) if row.by_bot is ByBot.DICE else _not_the_bots()
        case None:
            return refuse(Code.MUST_SET_ASIDE if draft.is_undecided else Code.TURN_IS_OVER)
        case _:
            assert_never(asked)


def pile(reckoning: Reckoning, draft: Draft) -> dict[Card, int]:
    """What is left to draw from: the whole deck once none is.

    Counted from the cards that are known, since the engine counts no further once a turn was entered as a total.
    """
    deck = dict(reckoning.begun.ruleset.deck)
    left = Counter(deck)
    reshuffle, number = reckoning.begun.ruleset.reshuffle, 1
    for event in reckoning.events[: reckoning.marks[draft.line].events]:
        match event:
            case PileShuffled():
                left = Counter(deck)
            case Revealed(card=card):
                left = _without(left or Counter(deck), card)
            case TurnBegun(round=now) if reshuffle is Reshuffle.TURN or (reshuffle is Reshuffle.ROUND and now > number):
                left, number = Counter(deck), now
            case _:
                pass
    for card in draft.game.turn.cards if draft.game.turn else ():
        left = _without(left or Counter(deck), card)
    return dict(left or Counter(deck))


def _without(left: Counter[Card], card: Card) -> Counter[Card]:
    """Take a card out; a typed one may be one that the pile has no more."""
    return +(left - Counter([card]))


def _card(reckoning: Reckoning, draft: Draft, stream: Stream) -> Card:
    cards = [card for card, copies in sorted(pile(reckoning, draft).items()) for _ in range(copies)]
    return cards[stream.below(len(cards))]


def _place(reckoning: Reckoning, draft: Draft) -> str:
    turns = sum(isinstance(line, TurnTaken) for line in reckoning.page.lines[: draft.line])
    return f"sheet,{turns},{len(draft.tokens)}"


def _not_the_bots() -> Refusal:
    return refuse(Code.NOT_THE_BOTS)

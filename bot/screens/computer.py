"""What a computer has just done, in one line. Knows the press by its events, not why it was made."""

from collections.abc import Sequence

from bot.engine.dice import faces_at
from bot.engine.events import DiceSetAside, Discarded, Event, RevealCalled, RollCalled, VengeanceTaken
from bot.i18n.catalogue import Words
from bot.screens._seats import computer_name
from bot.tables.table import Table


def did(before: Table, events: Sequence[Event], words: Words) -> str:
    """The press that these events began with: “🤖 Bold sets 1 5 aside and rolls on.”; a bank is the turn's story."""
    turn = before.game.turn
    if turn is None or not before.person(turn.seat).kind.is_computer:
        return ""
    who = computer_name(before, turn.seat, words)
    dice = ""
    for event in events:
        match event:
            case DiceSetAside(places=places):
                dice = " ".join(map(str, faces_at(turn.faces, places)))
            case RollCalled():
                return words("computer-aside-rolls", who=who, dice=dice) if dice else words("computer-rolls", who=who)
            case RevealCalled():
                aside = words("computer-aside-reveals", who=who, dice=dice) if dice else ""
                return aside or words("computer-reveals", who=who)
            case VengeanceTaken():
                return words("computer-takes", who=who)
            case Discarded(passed=True):
                return words("computer-passes", who=who)
            case _:
                pass
    return ""

"""The moment of a turn that a table can tell chances of: the board's, or on a score sheet the one that its pad shows.

Knows what is pressed and not entered yet; must not know who asks, nor what anything is worth.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine import Refusal
from bot.engine.dice import Roll
from bot.engine.state import Game
from bot.record.drafting import Draft, following, new_turn
from bot.record.typed import typed
from bot.tables.table import Table
from bot.tables.unsent import ASKED, Depth, Unsent, fallen


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A game at a moment of its turn, with the pressed dice on the table."""

    game: Game
    aside: Roll = ()
    """What was set aside of the roll on the table, where nothing else of it was seen; its other dice are made up."""
    is_total: bool = False
    """Whether only the turn's card is known, which lies there as if nothing had been rolled on it."""


class Untold(StrEnum):
    """Why a score sheet shows no moment."""

    TOTAL = "total"
    """The turn is entered as a total, and no card lies there."""
    ROLL = "roll"
    """Dice of the roll are still to be pressed."""
    DICE = "dice"
    """The pressed dice can't be so."""
    OVER = "over"
    """What is pressed, or was typed, ends the turn."""


def moment(table: Table, unsent: Unsent) -> Moment | Untold:
    """The moment that the table shows while this is pressed on its sheet, if it has one."""
    draft = new_turn(table.book.reckoning) if table.book is not None else None
    return moment_of(draft, unsent) if isinstance(draft, Draft) else Moment(game=table.game)


def moment_of(draft: Draft, unsent: Unsent) -> Moment | Untold:
    """The moment of a turn being entered."""
    turn = draft.turn
    if turn is None:
        return Untold.OVER
    if unsent.line:
        return _typed(draft, unsent)
    if unsent.depth is Depth.TOTAL and following(draft).whole:
        return Moment(game=draft.game, is_total=True) if turn.cards else Untold.TOTAL
    pressed = unsent.faces or draft.is_undecided
    return _fallen(draft, unsent) if pressed else Moment(game=draft.game)


def _fallen(draft: Draft, unsent: Unsent) -> Moment | Untold:
    """The turn with the pressed dice on the table."""
    fell = fallen(draft, unsent)
    if fell is None:
        return Untold.ROLL
    if isinstance(fell, Refusal):
        return Untold.DICE
    if fell.draft.is_over:
        return Untold.OVER
    rest_is_unseen = unsent.depth is Depth.ASIDE and fell.draft.is_undecided and not draft.is_undecided
    return Moment(game=fell.draft.game, aside=tuple(sorted(unsent.faces)) if rest_is_unseen else ())


def _typed(draft: Draft, unsent: Unsent) -> Moment | Untold:
    """The turn as it is with the words that wait for their confirmation."""
    if unsent.line.endswith(ASKED):
        return Untold.TOTAL
    waiting = typed(draft, unsent.line)
    if not isinstance(waiting, Draft):
        return moment_of(draft, replace(unsent, line=""))
    return moment_of(waiting, Unsent(depth=Depth.FULL))

"""What a table's hints advise on the pad of its score sheet: the best choice, and the dice it marks at first.

Knows the turn being entered and what is pressed of it; must not know how the pad shows it. Waits for nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.advisor.advice import options
from bot.advisor.position import Option
from bot.advisor.prospects import Prospect
from bot.engine.choices import with_aside
from bot.engine.dice import first_places
from bot.engine.state import Game
from bot.tables.advised import Known
from bot.tables.moment import Moment, moment
from bot.tables.ports import Hints
from bot.tables.table import Table
from bot.tables.unsent import Unsent


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """What is pressed on a pad, as it is to be shown, and what is best there."""

    unsent: Unsent
    best: Prospect | None = None
    """Without chances; None where no advice is wanted, nothing is to be chosen, or nothing is solved yet."""


def prompted(table: Table, unsent: Unsent, known: Known) -> Prompt:
    """What is pressed, and where the table wants advice the best choice, whose dice are marked until others are."""
    if table.row.hints is not Hints.ADVICE or table.book is None or unsent.line:
        return Prompt(unsent=unsent)
    shown = moment(table, unsent)
    if not isinstance(shown, Moment) or shown.is_total:
        return Prompt(unsent=unsent)
    solved = known(shown.game)
    if solved is None:
        return Prompt(unsent=unsent)
    found = options(solved, shown.game)
    if shown.aside:
        # The rest of the roll was never seen: what is set aside is settled, what comes next is not.
        found = tuple(each for each in found if each.set_aside == shown.aside)
    best = _best(shown.game, found)
    if best is None or shown.aside or not best.set_aside or unsent.mask is not None:
        return Prompt(unsent=unsent, best=best)
    return Prompt(unsent=replace(unsent, mask=best.mask), best=best)


def _best(game: Game, found: Sequence[Option]) -> Prospect | None:
    """The first of several choices; one alone is none."""
    turn = game.turn
    if len(found) < 2 or turn is None:  # noqa: PLR2004 — one is no choice
        return None
    best = found[0]
    mask = (first_places(turn.faces, turn.thrown, best.set_aside) or 0) if best.set_aside else 0
    after = with_aside(game, mask) if mask else game
    if after is None or after.turn is None or after.turn.is_untouched:
        # The card itself ends the turn by these dice.
        after = game
    return Prospect(mask=mask, set_aside=best.set_aside, then=best.then, after=after, value=best.value)

"""What a table's hints advise on its board: the best choice, and the dice it sets aside. Knows the advisor, no button.

The one place that says which dice are marked at first, so that the board and a time-out agree.
"""

from collections.abc import Callable

from bot.advisor.advice import options
from bot.advisor.position import Option
from bot.advisor.solved import Solved
from bot.engine.choices import legal_asides, marked_at_first
from bot.engine.dice import faces_at
from bot.engine.state import Game
from bot.tables.ports import Hints
from bot.tables.table import Table

Known = Callable[[Game], Solved | None]
"""What is solved of the turn under way, by now."""


def advised(table: Table, known: Known) -> Option | None:
    """The best choice; None where the table wants no advice, there is none to choose, or nothing is solved yet."""
    if table.row.hints is not Hints.ADVICE or table.game.turn is None:
        return None
    solved = known(table.game)
    found = options(solved, table.game) if solved is not None else ()
    return found[0] if len(found) > 1 else None


def marked(table: Table, known: Known) -> int:
    """The dice marked at first: those of the best choice where it is advised, else all that score."""
    game, turn = table.game, table.game.turn
    best = advised(table, known)
    if best is None or turn is None or not best.set_aside:
        return marked_at_first(game)
    return next(mask for mask in legal_asides(game) if faces_at(turn.faces, mask) == best.set_aside)

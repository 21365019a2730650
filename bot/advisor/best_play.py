"""The table of best play in the README: from which points to bank, by card and dice left.

Written by `make best-play`, which runs this module with the README's path. Knows Markdown, and no rule.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.advisor.effects import STEP
from bot.advisor.situation import fresh
from bot.advisor.solved import Solved
from bot.advisor.solver import solve
from bot.engine import DEFAULTS, Card, Edition
from bot.engine.traits import Banking, traits

BEGIN: Final = "<!-- best play: made by `make best-play` -->"
END: Final = "<!-- best play ends -->"

_TITLES: Final = {Edition.TUTTO: "TUTTO", Edition.FILL_OR_BUST: "Fill or Bust"}
_DICE: Final = (1, 2, 3, 4, 5)
_MOST: Final = 100_000


def with_table(readme: str) -> str:
    """Put the table, worked out anew, between its marks; raises ValueError where a mark is missing."""
    start, end = readme.index(BEGIN) + len(BEGIN), readme.index(END)
    return readme[:start] + "\n" + "\n".join(_lines()) + "\n" + readme[end:]


def bank_from(solved: Solved, card: Card, dice: int) -> int:
    """Give the points from which on banking is never worse than rolling so many dice, all of them by dice."""
    rolling = (solved.rolling((card, 0), dice, points, 0, points) > points for points in range(_MOST, 0, -STEP))
    return next((points + STEP for points, better in zip(range(_MOST, 0, -STEP), rolling, strict=True) if better), STEP)


def reveal_until(solved: Solved) -> int:
    """Give the points from which on banking is never worse than revealing, all of them by dice."""
    return next(points + STEP for points in range(_MOST, 0, -STEP) if solved.revealing(points, 0) > points)


def _lines() -> Iterator[str]:
    for edition in Edition:
        solved = solve(fresh(DEFAULTS[edition]))
        yield ""
        yield f"| {_TITLES[edition]}: dice left | {' | '.join(map(str, _DICE))} |"
        yield "| --- |" + " ---: |" * len(_DICE)
        for card in _bankable(solved):
            points = (bank_from(solved, card, dice) for dice in _DICE)
            yield f"| {card}: bank from | {' | '.join(f'{each:,}' for each in points)} |"
        yield ""
        yield f"After a TUTTO: bank from {reveal_until(solved):,}."
    yield ""


def _bankable(solved: Solved) -> Iterator[Card]:
    rules = solved.situation.rules
    for card, _ in rules.deck:
        trait = traits(rules)[card]
        if trait.banking is Banking.FREELY and not trait.stops:
            yield card


def main(arguments: Sequence[str]) -> None:
    """Write the table into the file that is named."""
    (path,) = map(Path, arguments)
    path.write_text(with_table(path.read_text()))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Names and tags of the game record: what may stand in them, and in what order they are written (record.md).

Knows spelling only; knows nothing of play.
"""

import unicodedata
from collections.abc import Iterable

from bot.engine.events import Taken

TAGS = (
    "Edition",
    "Seats",
    "First",
    "RollOff",
    "House",
    "Deck",
    "Scores",
    "Result",
    "Date",
    "Event",
    "Site",
    "Mode",
    "Seal",
    "Salt",
    "Secret",
)
"""The tags a record knows, in the order in which they are written; unknown ones follow as they were read."""

BETWEEN_NAMES = " | "
FORBIDDEN = '|:;[]"'
_LINE_ENDS_AND_CONTROLS = ("Cc", "Zl", "Zp")


def can_stand(name: str) -> bool:
    """Whether a seat may have this name.

    >>> can_stand("Ben the 2nd"), can_stand("Be;n"), can_stand("Ada "), can_stand("")
    (True, False, False, False)
    """
    return bool(name) and name == name.strip() and not any(map(_is_forbidden, name))


def seat_names(names: Iterable[str]) -> tuple[str, ...]:
    """Make names that can stand: `_` for what can't, and a number for the later of two equal ones.

    >>> seat_names(["Ada", "Be;n", "Ada", "", " Cleo"])
    ('Ada', 'Be_n', 'Ada 2', '_', '_Cleo')
    """
    taken: list[str] = []
    for name in names:
        spelled = _spelled(name)
        unique = spelled
        number = 1
        while unique in taken:
            number += 1
            unique = f"{spelled} {number}"
        taken.append(unique)
    return tuple(taken)


def figures(names: tuple[str, ...], gain: int, taken: Taken) -> tuple[str, ...]:
    """Spell what a finished turn brought: `=n`, then what was taken from whom, in seat order.

    >>> figures(("Ada", "Ben"), 1000, ((1, 400),))
    ('=1000', 'Ben-400')
    """
    return (f"={gain}", *(f"{names[seat]}-{points}" for seat, points in taken))


def tag_line(name: str, value: str) -> str:
    """Spell one tag; a line end in its value becomes a space."""
    return f'[{name} "{" ".join(value.splitlines())}"]'


def _is_forbidden(sign: str) -> bool:
    return sign in FORBIDDEN or unicodedata.category(sign) in _LINE_ENDS_AND_CONTROLS


def _spelled(name: str) -> str:
    cleaned = "".join("_" if _is_forbidden(sign) else sign for sign in name)
    core = cleaned.strip()
    start = len(cleaned) - len(cleaned.lstrip())
    return "_" * start + core + "_" * (len(cleaned) - start - len(core)) if core else "_"

"""What a scorer has pressed and not entered yet, as it travels in the buttons, and the turn it would make.

Knows the pad's three depths; whether it is allowed the record's drafting says. Stores nothing, knows no screen.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Self

from bot.engine import Refusal
from bot.engine.choices import marked_at_first
from bot.engine.dice import Roll, faces_at, first_places
from bot.engine.events import Ended
from bot.record.drafting import Draft, following, more
from bot.record.unseen import UNSEEN
from bot.tables.table import Table

_TEXT: Final = re.compile(r"([taf])([1-6]{0,6})-([0-9]{0,2})(?:-([A-Za-z0-9_~?]*))?")
_PACKED: Final = str.maketrans({" ": "_", ":": "~"})
_UNPACKED: Final = str.maketrans({"_": " ", "~": ":"})

ASKED: Final = "?"
"""The last word of a line of which it is still asked whether its card was made."""

_LONGEST_CARRIED: Final = 48
"""Characters of a line that fit into a button beside everything else."""


class Depth(StrEnum):
    """How much of a turn is entered; what stands here travels in the buttons."""

    TOTAL = "t"
    ASIDE = "a"
    FULL = "f"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsent:
    """Dice pressed so far, of a whole roll with the marks on it (full) or those that were set aside (aside)."""

    depth: Depth
    faces: Roll = ()
    """In the order in which they were pressed."""
    mask: int | None = None
    """The marks on a roll; those marked at first where none were changed."""
    line: str = ""
    """Words of the record that were typed and wait for their confirmation."""

    def __str__(self) -> str:
        """The form that travels.

        >>> str(Unsent(depth=Depth.FULL, faces=(1, 1, 2, 3, 4, 6), mask=3))
        'f112346-3'
        """
        pressed = f"{self.depth}{_digits(self.faces)}-{'' if self.mask is None else self.mask}"
        return f"{pressed}-{self.line.translate(_PACKED)}" if self.line else pressed

    @classmethod
    def read(cls, text: str) -> Self:
        """What travelled; of what is nothing of ours the whole turn's total, with nothing pressed.

        >>> Unsent.read("a11-")
        Unsent(depth=<Depth.ASIDE: 'a'>, faces=(1, 1), mask=None, line='')
        >>> Unsent.read("t--B300_score_650").line
        'B300 score 650'
        """
        match = _TEXT.fullmatch(text)
        if match is None:
            return cls(depth=Depth.TOTAL)
        return cls(
            depth=Depth(match[1]),
            faces=tuple(map(int, match[2])),
            mask=int(match[3]) if match[3] else None,
            line=(match[4] or "").translate(_UNPACKED),
        )

    def pressed(self, face: int) -> Self:
        """One die more, and no marks yet."""
        return replace(self, faces=(*self.faces, face), mask=None)

    def taken_back(self) -> Self:
        """One die less, and no marks."""
        return replace(self, faces=self.faces[:-1], mask=None)


def carries(line: str) -> bool:
    """Whether a button can carry this line."""
    return len(line) <= _LONGEST_CARRIED and _TEXT.fullmatch(f"t--{line.translate(_PACKED)}") is not None


def words_in(line: str) -> tuple[str, ...]:
    """The words of a line as the record counts them.

    >>> words_in("B300 score 650")
    ('B300', 'score 650')
    """
    parts = iter(line.split())
    return tuple(f"{part} {next(parts, '')}" if part == "score" else part for part in parts)


def usual(table: Table) -> Unsent:
    """How the turn under way is likely to be entered: as the one before it was, and in no less than it stands in."""
    turn, tales = table.game.turn, table.chronicle.tales
    in_hand = turn is not None and bool(turn.cards)
    whole = not tales or tales[-1].ended is Ended.SCORE
    return Unsent(depth=Depth.TOTAL if whole and not in_hand else Depth.FULL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fallen:
    """The turn with the pressed dice on the table: undecided, or already what the card or a null makes of them."""

    draft: Draft
    mask: int
    """The places that are set aside of an undecided roll."""
    words: tuple[str, ...]
    """The same in words of the record: with them the roll is entered."""


def fallen(draft: Draft, unsent: Unsent) -> Fallen | Refusal | None:
    """Let the pressed dice fall; None while there are too few of them to be judged."""
    if draft.is_undecided:
        mask = _marks(draft, unsent)
        return Fallen(draft=draft, mask=mask, words=(_aside(draft, mask),))
    if unsent.depth is Depth.ASIDE:
        return _set_aside(draft, unsent)
    if unsent.depth is Depth.TOTAL or not unsent.faces or len(unsent.faces) < following(draft).dice:
        return None
    roll = _digits(unsent.faces)
    rolled = more(draft, roll)
    if isinstance(rolled, Refusal):
        return rolled
    if not rolled.is_undecided:
        return Fallen(draft=rolled, mask=0, words=(roll,))
    mask = _marks(rolled, unsent)
    return Fallen(draft=rolled, mask=mask, words=(roll, _aside(rolled, mask)))


def _set_aside(draft: Draft, unsent: Unsent) -> Fallen | Refusal:
    """A roll of which only what was set aside is known, shown as one that could have been; without dice a null."""
    words = (f"{UNSEEN}{_digits(unsent.faces)}",)
    entered = more(draft, *words)
    if isinstance(entered, Refusal):
        return entered
    rolled = more(draft, entered.played[-1].partition(":")[0])
    if isinstance(rolled, Refusal) or not rolled.is_undecided or rolled.turn is None:
        return Fallen(draft=entered, mask=0, words=words)
    turn = rolled.turn
    mask = first_places(turn.faces, turn.thrown, tuple(sorted(unsent.faces))) or 0
    return Fallen(draft=rolled, mask=mask, words=words)


def _marks(rolled: Draft, unsent: Unsent) -> int:
    thrown = rolled.turn.thrown if rolled.turn else 0
    return marked_at_first(rolled.game) if unsent.mask is None else unsent.mask & thrown


def _aside(rolled: Draft, mask: int) -> str:
    return _digits(faces_at(rolled.turn.faces, mask)) if rolled.turn else ""


def _digits(faces: Roll) -> str:
    return "".join(map(str, faces))

"""The two rulebooks as pages in order, and which house rules change what a page says. Knows no sentence of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.engine import Edition

HOUSE: Final = "house"
"""The topic of the house rules, whose page has parts."""

_SHARED: Final = ("glance", "setup", "course", "scoring", "null", "valid", "tutto", "bonus")
_CARDS: Final[Mapping[Edition, tuple[str, ...]]] = MappingProxyType(
    {
        Edition.TUTTO: ("x2", "stop", "fireworks", "plus-minus", "straight", "clover"),
        Edition.FILL_OR_BUST: ("no-dice", "fill-1000", "must-bust", "double-trouble", "vengeance"),
    }
)

BOOKS: Final[Mapping[Edition, tuple[str, ...]]] = MappingProxyType(
    {edition: (*_SHARED, *cards, "end", HOUSE) for edition, cards in _CARDS.items()}
)
"""The topics of each edition's book; a page leads to its neighbours."""

RETOLD: Final = frozenset({*_SHARED, "end"} - {"course"})
"""Topics of both books that Fill or Bust tells in words of its own, `fob-<topic>`."""

RULES_ON: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "glance": ("target", "end"),
        "setup": ("first_seat", "reshuffle", "deck"),
        "course": ("set_aside",),
        "null": ("three_nulls",),
        "valid": ("opening_min", "bank_min"),
        "tutto": ("after_tutto",),
        "x2": ("x2_scope",),
        "stop": ("stop_keeps",),
        "fireworks": ("fireworks",),
        "plus-minus": (
            "below_zero",
            "plus_minus_carry",
            "plus_minus_after",
            "plus_minus_when",
            "plus_minus_coleader",
            "plus_minus_leader",
        ),
        "straight": ("straight_order", "straight_stop"),
        "clover": ("cloverleaf",),
        "end": ("target", "end", "time_limit", "round_limit", "tie", "final_round"),
        "no-dice": ("stop_keeps",),
        "fill-1000": ("fill_1000",),
        "must-bust": ("fireworks",),
        "double-trouble": ("double_trouble", "banked_at_once"),
        "vengeance": ("below_zero", "vengeance", "vengeance_coleader", "banked_at_once"),
    }
)
"""The house rules that make a table play a topic differently."""

_OTHER_BOOK: Final = "fob-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page of one edition's book; `part` is the part of the house rules, empty for their first page."""

    edition: Edition
    topic: str
    part: str = ""

    @property
    def arg(self) -> str:
        """The page as a button names it.

        >>> Page(edition=Edition.FILL_OR_BUST, topic="house", part="game").arg
        'fob-house-game'
        """
        book = _OTHER_BOOK if self.edition is Edition.FILL_OR_BUST else ""
        return f"{book}{self.topic}-{self.part}" if self.part else f"{book}{self.topic}"


def page_about(topic: str, edition: Edition) -> Page:
    """The page on a topic, in this edition's book where it is one of both.

    >>> page_about("clover", Edition.FILL_OR_BUST).edition.value
    'tutto'
    """
    if topic not in BOOKS[edition]:
        edition = next((other for other, book in BOOKS.items() if topic in book), edition)
    return Page(edition=edition, topic=topic if topic in BOOKS[edition] else BOOKS[edition][0])


def page_at(arg: str) -> Page:
    """The page that a button of any age names; the first one where it names none.

    >>> page_at("fob-house-game") == Page(edition=Edition.FILL_OR_BUST, topic="house", part="game")
    True
    """
    named = arg.removeprefix(_OTHER_BOOK)
    edition = Edition.TUTTO if named == arg else Edition.FILL_OR_BUST
    if named.startswith(f"{HOUSE}-"):
        return Page(edition=edition, topic=HOUSE, part=named.removeprefix(f"{HOUSE}-"))
    return page_about(named, edition)

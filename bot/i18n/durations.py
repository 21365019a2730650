"""A length of time as people type it, in any of the languages: “90 min”, “2 uur”, “1 Tag 6 h”, “45”, “1:30”.

The words for the units are messages, `units-<unit>`; it must not know what the time is for, nor what is too long.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Final

from bot.i18n.catalogue import Catalogue

UNITS_S: Final[Mapping[str, int]] = {"week": 604_800, "day": 86_400, "hour": 3600, "minute": 60, "second": 1}
MOST_DIGITS: Final = 9
_CLOCK: Final = re.compile(r"(\d{1,3}):(\d{2})")
_PART: Final = re.compile(r"(?P<count>\d+(?:[.,]\d+)?)?\s*(?P<unit>[^\W\d_]+)?\.?")


def seconds_in(typed: str, catalogue: Catalogue) -> int | None:
    """So many seconds; a bare number is minutes. None where it can't be read.

    >>> from bot.i18n.catalogue import shipped
    >>> [seconds_in(typed, shipped()) for typed in ("90 min", "1,5 h", "2 Tage und 1 Std.", "45", "soon")]
    [5400, 5400, 176400, 2700, None]
    """
    plain = _plain(typed)
    clock = _CLOCK.fullmatch(plain)
    if clock is not None:
        return int(clock[1]) * UNITS_S["hour"] + int(clock[2]) * UNITS_S["minute"]
    parts = [part for part in _PART.finditer(plain) if part.group().strip(". ")]
    if not parts or _PART.sub("", plain).strip(" ,;+&"):
        return None
    return _sum(((part["count"] or "", part["unit"] or "") for part in parts), catalogue)


def _sum(parts: Iterable[tuple[str, str]], catalogue: Catalogue) -> int | None:
    sizes, fillers = _vocabulary(catalogue)
    total, last_s, found = Decimal(0), 0, False
    for count, unit in parts:
        if not count and unit in fillers:
            continue
        size_s = sizes.get(unit) if unit else _next_smaller(last_s)
        if size_s is None or len(count) > MOST_DIGITS:
            return None
        total += Decimal(count.replace(",", ".") or 1) * size_s
        last_s, found = size_s, True
    return int(total) if found else None


def _next_smaller(unit_s: int) -> int:
    """What a bare number counts: minutes; after hours and days what comes below them, as in “1 h 30”."""
    below = {UNITS_S["day"]: UNITS_S["hour"], UNITS_S["minute"]: UNITS_S["second"]}
    return below.get(unit_s, UNITS_S["minute"])


@lru_cache(maxsize=4)
def _vocabulary(catalogue: Catalogue) -> tuple[Mapping[str, int], frozenset[str]]:
    """What each word of any language counts, and the words between that count nothing."""
    spoken = [catalogue.speaking(lang) for lang in catalogue.languages]
    sizes = {
        _plain(word): size_s
        for unit, size_s in UNITS_S.items()
        for words in spoken
        for word in words(f"units-{unit}").split()
    }
    return sizes, frozenset(_plain(word) for words in spoken for word in words("units-between").split())


def _plain(text: str) -> str:
    """Small letters without their accents."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign)).strip()

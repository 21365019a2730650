"""How a person's name is written into Discord's markdown. Knows marks, signs and widths, not who anybody is."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 32
"""Characters of a name that are shown; Discord allows no more in a display name either."""

_MARKS: Final = re.compile(r"[\\*_~`|<>\[\]#:]|^-")
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, blanks to the eye."""

_LINE_WIDE: Final = frozenset("\u102a\u2e3a\u2e3b\ua9c5\ufdfd\U0001242b\U00012219")
"""Single characters as wide as a word or a line."""

_JOINERS: Final = frozenset("\u200c\u200d")
_MOST_ACCENTS: Final = 3
"""Marks on one letter: enough for every script, too few to climb out of the line."""

_AT: Final = "@\u200b"
"""Breaks `@everyone` in two; discord.py's escape_mentions writes it the same way."""

_ISOLATED: Final = "\u2068{}\u2069"
"""Keeps a name written from right to left from turning the figures beside it around."""


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    r"""The name as it looks, without formatting, link or mention, on one line; empty where nothing of it is visible.

    >>> shown("*Ada*  <@42>")
    '\\*Ada\\* \\<@\u200b42\\>'
    >>> shown("\u202e\u3164 \u200b")
    ''
    """
    text = plain(name)
    escaped = _MARKS.sub(r"\\\g<0>", text).replace("@", _AT)
    if any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in text):
        return _ISOLATED.format(escaped)
    return escaped


def plain(name: str) -> str:
    """The name on one line without controls, unescaped: for where Discord reads no markdown, such as a thread's name.

    >>> plain("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    kept: list[str] = []
    accents = 0
    for sign in name:
        if sign.isspace():
            kept.append(" ")
            continue
        if not _may_stand(sign):
            continue
        accents = accents + 1 if unicodedata.category(sign).startswith("M") else 0
        if accents <= _MOST_ACCENTS:
            kept.append(sign)
    text = " ".join("".join(kept).split())[:LONGEST].strip()
    return text if any(_is_ink(sign) for sign in text) else ""


def _may_stand(sign: str) -> bool:
    if sign in _JOINERS:
        return True
    return sign not in _UNSEEN and sign not in _LINE_WIDE and not unicodedata.category(sign).startswith("C")


def _is_ink(sign: str) -> bool:
    """Whether a reader sees this sign when it stands alone."""
    return sign != " " and sign not in _JOINERS and not unicodedata.category(sign).startswith("M")

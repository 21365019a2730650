"""How a person's name is written into Discord's markdown. Knows marks and signs, not who anybody is."""

import re
import unicodedata
from typing import Final

_MARKS: Final = re.compile(r"[\\*_~`|<>\[\]#:]|^-")
_TURNS_TEXT_AROUND: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_AT: Final = "@\u200b"
"""Breaks `@everyone` in two; discord.py's escape_mentions writes it the same way."""


def escaped(name: str) -> str:
    r"""The name as it looks, without formatting, link or mention, and on one line; "?" where nothing of it is visible.

    >>> escaped("*Ada*  <@42>")
    '\\*Ada\\* \\<@\u200b42\\>'
    """
    visible = "".join(sign for sign in name if sign.isspace() or _shows(sign))
    one_line = " ".join(visible.split())
    return _MARKS.sub(r"\\\g<0>", one_line).replace("@", _AT) or "?"


def _shows(sign: str) -> bool:
    """Joiners stay, since emoji and some scripts need them; controls and direction marks go."""
    return sign not in _TURNS_TEXT_AROUND and unicodedata.category(sign) != "Cc"

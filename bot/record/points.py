"""Numbers as people write points, in any language: digits of any script, grouped in thousands or not.

Knows no language: points have no decimals, so `1.250` and `1,250` are the same everywhere, and `1.25` is none.
"""

import re
import unicodedata

_SPACE = r"[^\S\n\r\v\f\x1c-\x1e\x85\u2028\u2029]"
_BETWEEN = rf"[.,'\u2019\u066c_]|{_SPACE}"
"""Signs between thousands: point, comma, apostrophes, the Arabic sign, underscore and every space within a line."""

_SIGNS = {"-": -1, "\u2212": -1, "\u2013": -1, "+": 1}
_NUMBER = re.compile(rf"[0-9]+|[0-9]{{1,3}}({_BETWEEN})[0-9]{{3}}(?:\1[0-9]{{3}})*")
_MOST_DIGITS = 9


def points_in(text: str) -> int | None:
    """Read one whole number; nothing where the text is none, or longer than any score.

    >>> points_in("1.250"), points_in("1 250"), points_in("1'250"), points_in("١٢٥٠"), points_in("-50")
    (1250, 1250, 1250, 1250, -50)
    >>> points_in("1.25"), points_in("300 points"), points_in("")
    (None, None, None)
    """
    ascii_digits = in_ascii_digits(text.strip())
    sign = _SIGNS.get(ascii_digits[:1])
    number = ascii_digits[1:].lstrip() if sign else ascii_digits
    if not _NUMBER.fullmatch(number):
        return None
    digits = "".join(sign for sign in number if sign.isdigit())
    return (sign or 1) * int(digits) if len(digits.lstrip("0")) <= _MOST_DIGITS else None


def in_ascii_digits(text: str) -> str:
    """Write every decimal digit of any script as one of 0 to 9.

    >>> in_ascii_digits("٣٠٠ ３００")
    '300 300'
    """
    return "".join(str(unicodedata.decimal(sign, sign)) for sign in text)

"""The text that travels in a button and comes back with its press (decision 4). Knows its form, not its meaning."""

import re
from dataclasses import dataclass
from typing import Final

PREFIX: Final = "tutto"
LONGEST: Final = 100
FORM: Final = re.compile(rf"{PREFIX}:([a-z_-]+):([\w-]{{1,32}}):([0-9]{{1,18}})(?::(.*))?", re.ASCII | re.DOTALL)
"""What may be looked up in a database comes out of it: a game's id is letters and digits, a seq fits a column."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CustomId:
    """`tutto:<verb>:<game>:<seq>[:<arg>]`; a screen that belongs to no game has "-" and 0."""

    verb: str
    game: str
    seq: int
    arg: str = ""

    def __str__(self) -> str:
        """The form that is sent; ValueError where it would be longer than Discord takes.

        >>> str(CustomId(verb="die", game="k7Qx", seq=12, arg="3-5"))
        'tutto:die:k7Qx:12:3-5'
        """
        text = ":".join((PREFIX, self.verb, self.game, str(self.seq), *([self.arg] if self.arg else [])))
        if len(text) > LONGEST:
            raise ValueError(text)
        return text


def parsed(text: str) -> CustomId | None:
    """Read a press's custom_id; None for one that is not of this form, of whatever age or origin.

    >>> parsed("tutto:bank:k7Qx:12:5")
    CustomId(verb='bank', game='k7Qx', seq=12, arg='5')
    >>> parsed("tutto:bank:k7Qx:twelve") is None
    True
    """
    found = FORM.fullmatch(text)
    if found is None:
        return None
    verb, game, seq, arg = found.groups(default="")
    return CustomId(verb=verb, game=game, seq=int(seq), arg=arg)

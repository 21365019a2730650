"""The text that travels in a button and comes back with its press (decision 4). Knows its form, not its meaning."""

from dataclasses import dataclass

PREFIX = "tutto"
LONGEST = 100


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
    prefix, *parts = text.split(":", 4)
    if prefix != PREFIX or len(parts) not in {3, 4}:
        return None
    verb, game, seq, *arg = parts
    if not (verb and game and seq.isascii() and seq.isdecimal()):
        return None
    return CustomId(verb=verb, game=game, seq=int(seq), arg=arg[0] if arg else "")

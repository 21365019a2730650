"""What a person may ask of a game. Knows nothing of why a request is refused, nor of dice and cards that fall.

Every command that plays names the seat it is asked for, so that the engine itself refuses a stranger's press.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit:
    """Take the next free seat before the game begins; `interaction` is the press's snowflake, part of the salt.

    `score` is where the seat starts: 0 but in positions and exercises.
    """

    player: str
    interaction: int
    score: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rise:
    """Give a seat back before the game begins; the seats behind it move up."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseRules:
    """Play by these departures from the table's edition (`id=value, …`, §8, or a preset's name) before it begins."""

    house: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseFirst:
    """Give this seat the first turn, or with None the host again (§6.6), before play begins."""

    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Begin:
    """Start play with the seats that are taken; `interaction` ends the salt of the sealed dice."""

    interaction: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal:
    """Turn the top card over (§2.1, §2.6)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Roll the dice that are left (§2.4), or all six where the card lasts beyond a TUTTO (§4.4, §4.7)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetAside:
    """Set dice of the roll on the table aside (§1.3); `places` is a bit mask over the six places, bit 0 the first."""

    seat: int
    places: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bank:
    """Add what is at risk to the score and end the turn (§2.4)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Take:
    """Play the Vengeance on the table (§7.6)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """Put the Vengeance on the table by and reveal another (§7.6)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Enter:
    """Record mode: the whole turn's points at once, after the single card they were made on where it is known.

    `won` says that the Cloverleaf on the table was a success; it comes with 0 points.
    """

    seat: int
    points: int
    won: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeit:
    """End the turn under way without points: time ran out, or the host skipped it."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave:
    """Leave the game for good (§6.7), in one's own turn or another's."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace:
    """Have another player sit in this seat from now on; all that stands on the score sheet stays the seat's."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinLate:
    """Sit down between two rounds, last in the order, with `score` (§6.8)."""

    player: str
    interaction: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CallTime:
    """Say that the time limit has run out (§6.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveUp:
    """End the game without a result; before it begins, this closes the lobby."""


Command = (
    Sit
    | Rise
    | ChooseRules
    | ChooseFirst
    | Begin
    | Reveal
    | Roll
    | SetAside
    | Bank
    | Take
    | Pass
    | Enter
    | Forfeit
    | Leave
    | Replace
    | JoinLate
    | CallTime
    | GiveUp
)

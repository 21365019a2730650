"""What has happened in a game: the only truth that is stored. Knows nothing of why it was allowed.

Events carry the figures that were really moved, so that an old game reads the same for ever, whatever later code
would have worked out. Seats are numbers from 0, places a bit mask over the six dice, points plain integers.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card

Taken = tuple[tuple[int, int], ...]
"""What was really taken: (seat, points) in seat order, seats that lost nothing left out."""


class Ended(StrEnum):
    """How a turn ended, in the words of the game record (record.md)."""

    BANK = "bank"
    NULL = "null"
    STOP = "stop"
    WIN = "win"
    FORFEIT = "forfeit"
    LEFT = "left"
    SCORE = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """A game of this edition with these departures (`id=value, …`, §8); `first` begins where that is fixed (§6.6).

    With a `free_deck` any card may come at any time: positions and exercises (record.md).
    """

    edition: str
    house: str
    first: int | None
    free_deck: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated:
    """A player took this seat, before the game or (with a `score`) between two rounds (§6.8)."""

    seat: int
    player: str
    interaction: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Risen:
    """This seat was given back in the lobby; the seats behind it moved up."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChosen:
    """The game is played by this edition with these departures, whatever it was opened with."""

    edition: str
    house: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstChosen:
    """This seat has the first turn, or with None the host (§6.6); it goes with its player, or is nobody's any more."""

    seat: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """Play began, by this interaction."""

    interaction: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PileShuffled:
    """All cards lie in a new pile (§5.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RolledOff:
    """These seats rolled these faces for the first turn (§6.6); ties among the highest roll again."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegun:
    """It is this seat's turn in this round (from 1).

    One that left in the turn before is passed over by the TurnBegun that follows at once.
    """

    seat: int
    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealCalled:
    """The player asked for a card; it is chance's move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RollCalled:
    """The player asked for the dice; it is chance's move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """This card came up and is in force, or waits for Take or Pass."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded:
    """The card on the table was put by without effect: by its rule (`passed` false) or by choice; another follows."""

    card: Card
    passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class VengeanceTaken:
    """The player chose to play the Vengeance on the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled:
    """These faces came up, in the order of the free places."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceSetAside:
    """These places of the roll were set aside, worth so many points to the rolled purse (0 where the card says so)."""

    places: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TuttoMade:
    """No dice are left: the card's effect happened. `rolled` and `bonus` are the purses after it, `taken` was paid."""

    rolled: int
    bonus: int
    taken: Taken


@dataclass(frozen=True, slots=True, kw_only=True)
class BankedInTurn:
    """What was at risk went to the score and the turn goes on (`banked_at_once`, §7.7)."""

    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded:
    """The turn is over: `gain` went to the score now, `lost` was at risk and is gone, `taken` was paid at this moment.

    `taken` holds what others paid at the bank (`plus_minus_when=on_bank`) and what `three_nulls` took from this seat;
    what was paid at a TUTTO stands in its `TuttoMade`.
    """

    seat: int
    ended: Ended
    gain: int
    lost: int
    taken: Taken


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRoundCalled:
    """The round under way is the last one (§6.1, §6.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRoundCalledOff:
    """Nobody held the target when the round ended (`final_round=must_hold`); play goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraRoundCalled:
    """These seats are tied at the top and play another round among themselves (`tie=extra_round`, §6.3)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeCalled:
    """The time limit ran out (§6.4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLeft:
    """This seat left the game for good (§6.7)."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReplaced:
    """From now on this player sits in this seat; its score, its turn and what it pressed for the salt stay."""

    seat: int
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """The game is over and these seats won, in seat order; none where a lone practice seat left."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenUp:
    """The game was ended without a result, or the lobby closed."""


Event = (
    Opened
    | Seated
    | Risen
    | RulesChosen
    | FirstChosen
    | Begun
    | PileShuffled
    | RolledOff
    | TurnBegun
    | RevealCalled
    | RollCalled
    | Revealed
    | Discarded
    | VengeanceTaken
    | DiceRolled
    | DiceSetAside
    | TuttoMade
    | BankedInTurn
    | TurnEnded
    | LastRoundCalled
    | LastRoundCalledOff
    | ExtraRoundCalled
    | TimeCalled
    | SeatLeft
    | SeatReplaced
    | Finished
    | GivenUp
)

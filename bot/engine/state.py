"""A game at one moment, as its events add up to it. Knows no rule beyond what is next; people are keys, never names.

Phases are types: a game in its lobby has no turn, a finished one no dice. Seat, Turn and Game have no slots, so that
the fold can copy them fast (changed.py).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card
from bot.engine.chance import Due
from bot.engine.dice import PLACES, Roll, faces_at
from bot.engine.ruleset import Ruleset


class Step(StrEnum):
    """What a turn waits for. In the first four a person is next, in the last two chance is."""

    REVEAL = "reveal"
    """A card is to be revealed; after a TUTTO the player may bank instead, where the card and the rules allow it."""
    TAKE_OR_PASS = "take-or-pass"  # noqa: S105 — a step, no password
    CHOOSE = "choose"
    """A roll lies on the table and something of it must be set aside."""
    GO_ON = "go-on"
    """Dice are set aside; roll what is left (all six on a card that lasts beyond TUTTO), or bank where allowed."""
    DRAWING = "drawing"
    ROLLING = "rolling"


@dataclass(frozen=True, kw_only=True)
class Seat:
    """All the engine knows of a person: an opaque key and what stands on the score sheet."""

    player: str
    interaction: int
    score: int = 0
    leaving: bool = False
    """Leaves the game when the turn under way, another's, is over and has not ended the game (§6.7)."""
    gone: bool = False
    """Left the game (§6.7)."""
    opened: bool = False
    """Has banked, or began above 0 (`opening_min`)."""
    nulls: int = 0
    """Turns in a row lost to a null (`three_nulls`)."""
    first_round: int = 1
    """The round this seat joined in (§6.8)."""


@dataclass(frozen=True, kw_only=True)
class Turn:
    """One seat's turn under way.

    `faces` has six places, 0 where a die has not fallen on this card. `aside` and `thrown` are masks: dice set aside
    since all six were last free, and dice of the roll that lies on the table (0 when none does).
    """

    seat: int
    step: Step
    cards: tuple[Card, ...] = ()
    """Every card revealed in this turn, discarded and passed ones too; the last is in force unless `card` is None."""
    card: Card | None = None
    faces: tuple[int, ...] = (0,) * PLACES
    aside: int = 0
    thrown: int = 0
    rolled: int = 0
    bonus: int = 0
    card_rolled: int = 0
    """Worth of all dice set aside on this card, also where the card counts them as nothing (§4.5, §4.7)."""
    tuttos: int = 0
    """TUTTOs made on this card."""
    turn_tuttos: int = 0
    """TUTTOs made in this turn."""
    banked: int = 0
    """Already banked in this turn (`banked_at_once`)."""
    paid: tuple[tuple[int, int], ...] = ()
    """What others have really paid in this turn so far, in seat order."""
    owing: int = 0
    """Plus/Minus whose leaders pay at the bank (`plus_minus_when=on_bank`)."""

    @property
    def at_risk(self) -> int:
        """Both purses (§2.3)."""
        return self.rolled + self.bonus

    @property
    def dice_left(self) -> int:
        """How many dice are neither set aside nor lying in an undecided roll."""
        return PLACES - (self.aside | self.thrown).bit_count()

    @property
    def collected(self) -> Roll:
        """Faces set aside on this card since all six dice were last free, sorted."""
        return faces_at(self.faces, self.aside)

    @property
    def roll(self) -> Roll:
        """Faces of the roll that lies on the table, sorted."""
        return faces_at(self.faces, self.thrown)

    @property
    def is_untouched(self) -> bool:
        """Whether no card has been revealed in it: to leave now is to leave between turns (§6.7)."""
        return not self.cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """Seats are being taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Starting:
    """Begun, with this still to be decided by chance before the first turn."""

    due: Due


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A turn is under way."""

    turn: Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Over:
    """Finished with these winners, in seat order; `given_up` where it was ended without a result."""

    winners: tuple[int, ...]
    given_up: bool = False


Phase = Lobby | Starting | Playing | Over


@dataclass(frozen=True, kw_only=True)
class Game:
    """One contest: the fold of its event stream."""

    ruleset: Ruleset
    first: int | None
    """The seat that begins, where that is fixed; else chance or the edition says."""
    first_chosen: bool = False
    """Whether that was chosen in the lobby; else it is the order of a rematch (§6.6)."""
    seats: tuple[Seat, ...] = ()
    phase: Phase
    order: tuple[int, ...] = ()
    """The seats in the order in which they play a round; fixed when the first turn begins, late seats come last."""
    round: int = 1
    round_turns: int = 0
    """Turns of this round that are over."""
    last_round: bool = False
    tied: tuple[int, ...] = ()
    """The seats that play an extra round among themselves (`tie=extra_round`); none in any other round."""
    time_called: bool = False
    pile: Mapping[Card, int]
    """Cards not seen since the last shuffle. Their order is chance's secret."""
    deck_checked: bool = True
    """Whether the pile is known. Not in an exercise, nor once a whole turn was entered at once (record.md)."""
    reshuffle_due: bool = False
    """A house rule wants the pile shuffled before the next card (`reshuffle`)."""

    @property
    def turn(self) -> Turn | None:
        """The turn under way, if any."""
        return self.phase.turn if isinstance(self.phase, Playing) else None

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return isinstance(self.phase, Over)

    @property
    def in_game(self) -> tuple[int, ...]:
        """The seats that have not left."""
        return tuple([number for number, seat in enumerate(self.seats) if not seat.gone])

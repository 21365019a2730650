"""What may be pressed on a board, and why the rest may not. Knows the rules' answers, no sentence and no button."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.engine import allowed
from bot.engine.choices import legal_asides
from bot.engine.commands import SetAside
from bot.engine.decide import pursue
from bot.engine.dice import faces_at
from bot.engine.refusals import Refusal
from bot.engine.state import Game, Step, Turn


class Forward(StrEnum):
    """What the first button of the third row does."""

    REVEAL = "reveal"
    ROLL = "roll"
    TAKE = "take"
    """Play the Vengeance on the table, or pass it on with the second button (§7.6)."""
    ASIDE = "aside"
    """Set the last dice aside, by which the card itself ends the turn or wins the game (§4.7, `plus_minus_after`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """A turn with dice marked. `game` and `turn` are as they will be once these are set aside, where that may be."""

    game: Game
    turn: Turn
    forward: Forward
    against_aside: Refusal | None = None
    """Why the marked dice can't be set aside; None also where nothing is to be marked."""
    against_forward: Refusal | None = None
    against_bank: Refusal | None = None
    pressable: int = 0
    """The places whose die may be marked or unmarked."""
    forced: bool = False
    """Whether the roll on the table leaves no choice."""


def options(game: Game, turn: Turn, mask: int) -> Options:
    """Ask the engine what these marks lead to; `mask` counts only where a roll lies on the table."""
    if turn.step is not Step.CHOOSE:
        return _as_it_stands(game, turn)
    asides = legal_asides(game)
    faces = faces_at(turn.faces, asides[0])
    forced = all(faces_at(turn.faces, aside) == faces for aside in asides)
    pressable = 0
    if not forced:
        for aside in asides:
            pressable |= aside
    return replace(_with_marked(game, turn, mask), pressable=pressable, forced=forced)


def _with_marked(game: Game, turn: Turn, mask: int) -> Options:
    path = pursue(game, SetAside(seat=turn.seat, places=mask))
    if isinstance(path, Refusal):
        return Options(
            game=game,
            turn=turn,
            forward=Forward.ROLL,
            against_aside=path,
            against_forward=path,
            against_bank=path,
        )
    after = path.game.turn
    if after is None or after.is_untouched:
        return Options(game=game, turn=turn, forward=Forward.ASIDE, against_bank=allowed.against_bank(game, turn))
    return _as_it_stands(path.game, after)


def _as_it_stands(game: Game, turn: Turn) -> Options:
    """A turn in which nothing is to be marked; one that waits for chance is woken by the press that asked for it."""
    against_bank = allowed.against_bank(game, turn)
    match turn.step:
        case Step.GO_ON | Step.ROLLING:
            return Options(game=game, turn=turn, forward=Forward.ROLL, against_bank=against_bank)
        case Step.DRAWING:
            return Options(game=game, turn=turn, forward=Forward.REVEAL, against_bank=against_bank)
        case Step.TAKE_OR_PASS:
            return Options(game=game, turn=turn, forward=Forward.TAKE, against_bank=against_bank)
        case Step.REVEAL | Step.CHOOSE:
            against_reveal = allowed.against_reveal(game, turn)
            return Options(
                game=game,
                turn=turn,
                forward=Forward.REVEAL,
                against_forward=against_reveal,
                against_bank=against_bank,
            )

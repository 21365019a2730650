"""What a board may offer: the set-asides of the roll on the table, and the buttons of the seat whose turn it is.

Pure questions to a Game; knows nothing of buttons, and decides nothing that decide.py wouldn't.
"""

from functools import lru_cache

from bot.engine import allowed
from bot.engine.act import act
from bot.engine.commands import SetAside
from bot.engine.dice import FACES, Roll, faces_at, submasks
from bot.engine.refusals import Refusal
from bot.engine.scoring import Scoring
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import trait_in_force


def legal_asides(game: Game) -> tuple[int, ...]:
    """List every mask that may be set aside of the roll on the table, ascending; none where no roll waits."""
    turn = _choosing(game)
    if turn is None:
        return ()
    trait = trait_in_force(game)
    return _legal(trait.scoring, turn.faces, turn.thrown, turn.collected, every_die=trait.every_die)


def scoring(game: Game) -> int:
    """Mark every die of the roll on the table that occurs in a legal set-aside."""
    mask = 0
    for aside in legal_asides(game):
        mask |= aside
    return mask


def forced(game: Game) -> bool:
    """Whether the roll on the table leaves no choice: all legal set-asides show the same faces."""
    turn = _choosing(game)
    return turn is not None and len({faces_at(turn.faces, mask) for mask in legal_asides(game)}) == 1


def marked_at_first(game: Game) -> int:
    """Mark all dice that score; on a Straight every new number once. 0 where no roll waits."""
    return max(legal_asides(game), key=lambda mask: (mask.bit_count(), -mask), default=0)


def toggled(game: Game, mask: int, place: int) -> int:
    """Mark or unmark one die, with the dice that can only go together with it.

    Marking takes the legal set-aside with this die that keeps most of what was marked and adds least; unmarking leaves
    the largest legal rest. So a triplet goes as a whole, and on a Straight the mark moves to another die of its number.
    """
    bit = 1 << place
    asides = legal_asides(game)
    if mask & bit:
        rest = (aside for aside in asides if not aside & ~mask and not aside & bit)
        return max(rest, key=lambda aside: (aside.bit_count(), -aside), default=0)
    with_die = (aside for aside in asides if aside & bit)
    return max(with_die, key=lambda aside: ((aside & mask).bit_count(), -aside.bit_count(), -aside), default=mask)


def missing(game: Game) -> Roll:
    """List the numbers not yet collected on a Straight; none on a card that collects nothing."""
    turn = game.turn
    if turn is None or turn.card is None or not trait_in_force(game).scoring.collects:
        return ()
    return tuple(face for face in FACES if face not in turn.collected)


def may_reveal(game: Game) -> bool:
    """Whether the seat whose turn it is may reveal a card."""
    return game.turn is not None and allowed.against_reveal(game, game.turn) is None


def may_roll(game: Game) -> bool:
    """Whether the seat whose turn it is may roll on."""
    return game.turn is not None and game.turn.step is Step.GO_ON


def may_bank(game: Game) -> bool:
    """Whether the seat whose turn it is may bank, or stop with nothing at risk."""
    return game.turn is not None and allowed.against_bank(game, game.turn) is None


def may_pass(game: Game) -> bool:
    """Whether the seat whose turn it is may take or pass a Vengeance."""
    return game.turn is not None and allowed.against_pass(game.turn) is None


def with_aside(game: Game, mask: int) -> Game | None:
    """Show the game as it were with these dice of the roll on the table set aside; none where they can't be.

    What a button offers that sets aside and then rolls, banks or reveals is asked of this game.
    """
    turn = game.turn
    done = None if turn is None else act(game, (SetAside(seat=turn.seat, places=mask),))
    return None if done is None or isinstance(done, Refusal) else done[0]


def _choosing(game: Game) -> Turn | None:
    turn = game.turn
    return turn if turn is not None and turn.step is Step.CHOOSE else None


@lru_cache(maxsize=4096)
def _legal(scoring: Scoring, faces: Roll, thrown: int, collected: Roll, *, every_die: bool) -> tuple[int, ...]:
    fullest = scoring.fullest(faces_at(faces, thrown), collected)
    return tuple(
        mask
        for mask in submasks(thrown)
        if scoring.allows(faces_at(faces, mask), collected) and (not every_die or faces_at(faces, mask) in fullest)
    )

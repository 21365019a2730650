"""The computer players: from a game as everybody sees it to the press of whose turn it is.

They are given a Game and nothing else, so they know neither the order of the pile nor the secret. One press is what a
person presses: dice set aside and, with them, Roll, Bank or Reveal.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType

from bot.advisor.advice import options
from bot.advisor.habits import Habits
from bot.advisor.position import Option, Then
from bot.advisor.solved import Solved
from bot.engine import allowed, choices
from bot.engine.commands import Bank, Command, Pass, Reveal, SetAside, Take
from bot.engine.commands import Roll as RollOn
from bot.engine.dice import Roll, first_places
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import Banking, Trait, trait_in_force

Press = tuple[Command, ...]
Policy = Callable[[Game], Press]
"""The next press of the seat whose turn it is; asked only where a person is next."""


class Temper(StrEnum):
    """How a computer plays."""

    CAREFUL = "careful"
    BOLD = "bold"
    PERFECT = "perfect"
    COPYCAT = "copycat"


CAREFUL_ENOUGH = 300
CAREFUL_DICE = 3

BOLD_ENOUGH = 1000
BOLD_TUTTO_ENOUGH = 2000
BOLD_FEW_ENOUGH = 300
BOLD_FEW_DICE = 2
DIE_WORTH = 75
"""What a die in the hand is to Bold: more than a 5, less than a 1 or a triplet of 3s."""


def careful(game: Game) -> Press:
    """Set aside all that scores; bank from 300 points on, with fewer than 3 dice left, and after every TUTTO.

    A Vengeance that may be passed is passed.
    """
    return _press(game, _most_dice, _careful_has_enough, Pass)


def bold(game: Game) -> Press:
    """Keep dice rather than fives; bank 1,000 points, or 300 with 1 or 2 dice left, and after a TUTTO from 2,000 on.

    A TUTTO is always made where the roll makes one; where the card must be completed all that scores is set aside.
    """
    return _press(game, _what_is_worth_its_dice, _bold_has_enough, Take)


def copycat(habits: Habits) -> Policy:
    """Set aside all that scores; bank what half of those who banked with as many dice left had at most."""

    def has_enough(turn: Turn) -> bool:
        return turn.at_risk >= habits.usual(turn.dice_left)

    def policy(game: Game) -> Press:
        return _press(game, _most_dice, has_enough, Pass)

    return policy


def perfect(solved_at: Callable[[Game], Solved | None]) -> Policy:
    """Choose what is worth most by best play; as long as nothing is solved, play as Careful does."""

    def policy(game: Game) -> Press:
        solved = solved_at(game)
        best = next(iter(options(solved, game)), None) if solved is not None else None
        return careful(game) if best is None else _chosen(game, best)

    return policy


@lru_cache(maxsize=8192)
def asides(trait: Trait, roll: Roll, collected: Roll) -> tuple[Roll, ...]:
    """List every set-aside of a sorted roll that differs in its faces, most dice first; `collected` as the card has it.

    >>> from bot.engine import OFFICIAL, Card
    >>> from bot.engine.traits import traits
    >>> asides(traits(OFFICIAL)[Card.X2], (1, 2, 3, 5, 5), ())
    ((1, 5, 5), (1, 5), (5, 5), (1,), (5,))
    """
    chosen = {part for dice in range(len(roll), 0, -1) for part in combinations(roll, dice)}
    legal = [part for part in chosen if allowed.against_aside(trait, roll, part, collected) is None]
    return tuple(sorted(legal, key=lambda part: (-len(part), part)))


def _press(game: Game, choose: "Chooser", has_enough: Callable[[Turn], bool], vengeance: type[Take | Pass]) -> Press:
    turn = game.turn
    if turn is None:
        raise LookupError("no turn is under way")
    if turn.step is Step.TAKE_OR_PASS:
        return (vengeance(seat=turn.seat),)
    if turn.step is not Step.CHOOSE:
        return (_onward(game, turn, has_enough),)
    trait = trait_in_force(game)
    set_aside = _aside(turn, choose(trait, turn.roll, turn.collected if trait.scoring.collects else ()))
    after = choices.with_aside(game, set_aside.places)
    if after is None or _is_over(after):
        return (set_aside,)
    return (set_aside, _onward(after, after.turn or turn, has_enough))


def _chosen(game: Game, best: Option) -> Press:
    """Press what stands for an option; a turn that ends with the set-aside needs no other button."""
    turn = game.turn
    if turn is None:
        raise LookupError("no turn is under way")
    then = _BUTTONS[best.then](seat=turn.seat)
    if not best.set_aside:
        return (then,)
    set_aside = _aside(turn, best.set_aside)
    after = choices.with_aside(game, set_aside.places) if best.then is Then.BANK else game
    return (set_aside,) if after is None or _is_over(after) else (set_aside, then)


def _aside(turn: Turn, faces: Roll) -> SetAside:
    return SetAside(seat=turn.seat, places=first_places(turn.faces, turn.thrown, faces) or 0)


def _is_over(after: Game) -> bool:
    """Whether the turn is, that a roll lay in: the next one has seen no card yet."""
    return after.turn is None or after.turn.is_untouched


def _onward(game: Game, turn: Turn, has_enough: Callable[[Turn], bool]) -> Command:
    """Bank or go on, as the policy likes and the rules allow: one of the two is always possible (§2.4, §2.6)."""
    rolls = turn.step is Step.GO_ON
    may_go_on = rolls or allowed.against_reveal(game, turn) is None
    if (has_enough(turn) or not may_go_on) and allowed.against_bank(game, turn) is None:
        return Bank(seat=turn.seat)
    return RollOn(seat=turn.seat) if rolls else Reveal(seat=turn.seat)


_BUTTONS: Mapping[Then, type[Bank | Pass | Reveal | RollOn | Take]] = MappingProxyType(
    {Then.ROLL: RollOn, Then.REVEAL: Reveal, Then.BANK: Bank, Then.TAKE: Take, Then.PASS: Pass}
)

Chooser = Callable[[Trait, Roll, Roll], Roll]


def _most_dice(trait: Trait, roll: Roll, collected: Roll) -> Roll:
    return asides(trait, roll, collected)[0]


@lru_cache(maxsize=4096)
def _what_is_worth_its_dice(trait: Trait, roll: Roll, collected: Roll) -> Roll:
    legal = asides(trait, roll, collected)
    if trait.banking is not Banking.FREELY or len(legal[0]) == len(roll):
        return legal[0]
    return max(legal, key=lambda aside: trait.scoring.worth(aside) - DIE_WORTH * len(aside))


def _careful_has_enough(turn: Turn) -> bool:
    return turn.at_risk >= CAREFUL_ENOUGH or (turn.at_risk > 0 and turn.dice_left < CAREFUL_DICE)


def _bold_has_enough(turn: Turn) -> bool:
    if not turn.dice_left:
        return turn.at_risk >= BOLD_TUTTO_ENOUGH
    few = turn.dice_left <= BOLD_FEW_DICE and turn.at_risk >= BOLD_FEW_ENOUGH
    return few or turn.at_risk >= BOLD_ENOUGH

"""What a turn can bring in all: the totals that the dice of one card can make, exactly (§2, §4, §7).

Knows cards by their traits and nothing of who enters what. Minimums don't bind a total (record.md).
"""

from bisect import bisect_left
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from itertools import combinations_with_replacement

from bot.engine.cards import Card
from bot.engine.dice import FACES, PLACES
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import Ruleset
from bot.engine.scoring import Scoring
from bot.engine.state import Step, Turn
from bot.engine.traits import After, Banking, Trait, traits

MOST_POINTS = 100_000
"""No turn is entered with more: the largest target there is."""

STEP = 50


class Asks(Enum):
    """What has to be said of a card for the turn's total to be known."""

    NOTHING = auto()
    """The turn is over and brought nothing."""
    MADE = auto()
    """Whether it was completed: that fixes the figure."""
    NUMBER = auto()
    NUMBER_AND_MADE = auto()
    """The points, and whether it was completed: only then the leaders pay (§7.6)."""


@dataclass(frozen=True, slots=True)
class Totals:
    """All points that are possible, ascending."""

    points: tuple[int, ...]

    def against(self, points: int) -> Refusal | None:
        """Refuse a number that can't be, with the nearest ones that can, where there are any."""
        at = bisect_left(self.points, points)
        if at < len(self.points) and self.points[at] == points:
            return None
        around = {"lower": self.points[at - 1 : at] if at else (), "higher": self.points[at : at + 1]}
        return refuse(Code.NO_SUCH_TOTAL, points=points, **{name: one[0] for name, one in around.items() if one})


def asks(rules: Ruleset, card: Card | None) -> Asks:
    """Say what must be known of this card; of none, the number."""
    if card is None:
        return Asks.NUMBER
    trait = traits(rules)[card]
    if trait.stops:
        return Asks.NOTHING
    if not trait.counts:
        return Asks.MADE
    return Asks.NUMBER_AND_MADE if trait.fee and trait.banking is Banking.FREELY else Asks.NUMBER


def figure(rules: Ruleset, card: Card) -> int:
    """Say what a card brings that fixes the figure, once it is completed."""
    return sum(traits(rules)[card].purses(_turn(0)))


@lru_cache(maxsize=512)
def totals(rules: Ruleset, card: Card | None, *, made: bool | None = None) -> Totals:
    """List what a turn can bring whose only card is this one; of a Vengeance, if `made`, only by its completion.

    Without a card any number of cards may have had their part in it.
    """
    if card is None:
        return Totals(tuple(range(0, MOST_POINTS + 1, STEP)))
    trait = traits(rules)[card]
    if made is None:
        return Totals(tuple(sorted({0} | _unmade(trait) | _made(trait))))
    return Totals(tuple(sorted(_made(trait) if made else {0} | _unmade(trait))))


def _unmade(trait: Trait) -> set[int]:
    """Sum up what can be banked before the card is completed."""
    return set(_sums(trait.scoring)[0]) if trait.counts and trait.banking is Banking.FREELY else set()


def _made(trait: Trait) -> set[int]:
    if trait.stops or trait.after is After.GAME_IS_WON:
        return set()
    if not trait.counts:
        return {sum(trait.purses(_turn(0)))}
    part, whole = _sums(trait.scoring)
    if trait.tuttos is None:
        return _endless(set(whole), {0, *part})
    rolled = {0}
    for _ in range(trait.tuttos):
        rolled = {before + one for before in rolled for one in whole}
    return {sum(trait.purses(_turn(points))) for points in rolled}


def _endless(whole: set[int], last: set[int]) -> set[int]:
    """Sum up any number of TUTTOs and what came after the last of them (§4.4)."""
    reached, fresh = {0}, {0}
    while fresh:
        fresh = {old + one for old in fresh for one in whole if old + one <= MOST_POINTS} - reached
        reached |= fresh
    return {one for start in reached for end in last if (one := start + end) <= MOST_POINTS}


@lru_cache(maxsize=8)
def _sums(scoring: Scoring) -> tuple[frozenset[int], frozenset[int]]:
    """Sum up what one to five dice set aside can be worth together, roll after roll, and what six can (§1.3, §1.4)."""
    asides = [
        (dice, scoring.worth(aside))
        for dice in range(1, PLACES + 1)
        for aside in combinations_with_replacement(FACES, dice)
        if scoring.allows(aside, ())
    ]
    sums: list[set[int]] = [{0}, *(set[int]() for _ in range(PLACES))]
    for dice in range(1, PLACES + 1):
        for size, worth in asides:
            # The straight of one roll needs all six of them.
            sums[dice] |= {before + worth for before in (sums[dice - size] if size <= dice else ())}
    return frozenset[int]().union(*sums[1:PLACES]), frozenset(sums[PLACES])


def _turn(rolled: int) -> Turn:
    return Turn(seat=0, step=Step.GO_ON, rolled=rolled, card_rolled=rolled)

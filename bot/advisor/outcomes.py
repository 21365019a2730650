"""What a roll can leave: dice and points, counted in whole numbers, rolls that come to the same taken together (§1).

Knows how rolls are read; knows nothing of cards or purses, nor of what is worth the risk.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.advisor.odds import rolls, ways
from bot.engine.dice import FACES, PLACES, Roll
from bot.engine.scoring import Scoring


class Left(NamedTuple):
    """One set-aside: the dice it leaves, and what the dice set aside are worth by themselves."""

    dice: int
    points: int


class Outcome(NamedTuple):
    """So many of the 6ⁿ ways to fall, and the set-asides they leave open: for each number of dice left the dearest."""

    ways: int
    left: tuple[Left, ...]


@lru_cache(maxsize=4096)
def set_asides(scoring: Scoring, roll: Roll, collected: Roll, *, every_die: bool) -> tuple[Roll, ...]:
    """List every legal set-aside of a sorted roll once, the fewest dice first; none where it is a null.

    >>> from bot.engine.scoring import Groups
    >>> set_asides(Groups(), (1, 2, 5, 5), (), every_die=False)
    ((1,), (5,), (1, 5), (5, 5), (1, 5, 5))
    """
    fullest = scoring.fullest(roll, collected)
    return tuple(
        aside
        for dice in range(1, len(roll) + 1)
        for aside in sorted(set(combinations(roll, dice)))
        if scoring.allows(aside, collected) and (not every_die or aside in fullest)
    )


@lru_cache(maxsize=256)
def outcomes(scoring: Scoring, dice: int, *, every_die: bool) -> tuple[Outcome, ...]:
    """Group all rolls of so many dice by what they leave; a null leaves nothing to choose.

    On a Straight it is which number of numbers is missing that counts, not which: any so many stand for all.

    >>> from bot.engine.scoring import Groups
    >>> [(each.ways, [tuple(left) for left in each.left]) for each in outcomes(Groups(), 1, every_die=False)]
    [(1, [(0, 100)]), (4, []), (1, [(0, 50)])]
    """
    collected = FACES[: PLACES - dice] if scoring.collects else ()
    counted: Counter[tuple[Left, ...]] = Counter()
    for roll in rolls(dice):
        dearest: dict[int, int] = {}
        for aside in set_asides(scoring, roll, collected, every_die=every_die):
            left = dice - len(aside)
            dearest[left] = max(scoring.worth(aside), dearest.get(left, 0))
        counted[tuple(Left(left, points) for left, points in sorted(dearest.items()))] += ways(roll)
    return tuple(Outcome(number, left) for left, number in counted.items())


@lru_cache(maxsize=64)
def tutto_chances(scoring: Scoring, *, every_die: bool) -> tuple[float, ...]:
    """Chance that 0 to 6 dice can all be set aside, by the play that makes it likeliest.

    >>> from bot.engine.scoring import Groups
    >>> [round(chance, 4) for chance in tutto_chances(Groups(), every_die=False)[:3]]
    [1.0, 0.3333, 0.2593]
    """
    chances = [1.0]
    for dice in range(1, PLACES + 1):
        likely = sum(
            outcome.ways * max((chances[left.dice] for left in outcome.left), default=0.0)
            for outcome in outcomes(scoring, dice, every_die=every_die)
        )
        chances.append(likely / 6**dice)
    return tuple(chances)

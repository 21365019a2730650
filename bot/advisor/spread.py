"""How far counted dice stray from even, and how often fair ones stray as far. Knows arithmetic, and no game."""

import math
from collections.abc import Sequence
from typing import Final

FEWEST: Final = 60
"""Dice of which anything can be said: chi-square wants some ten to be expected of each face."""


def chi_square(times: Sequence[int]) -> float:
    """The squares by which the counts miss their mean, each in proportion to it; 0 where all are equal.

    >>> chi_square((10, 10, 10, 10, 10, 10)), chi_square((5, 8, 9, 8, 10, 20))
    (0.0, 13.4)
    """
    mean = sum(times) / len(times)
    return sum((count - mean) ** 2 for count in times) / mean if mean else 0.0


def as_far(chi: float) -> float:
    """How likely it is that fair six-sided dice give this chi-square or more: five degrees of freedom.

    >>> round(as_far(11.0705), 4), as_far(0.0)
    (0.05, 1.0)
    """
    tail = math.sqrt(2 * chi / math.pi) * math.exp(-chi / 2) * (1 + chi / 3)
    return math.erfc(math.sqrt(chi / 2)) + tail

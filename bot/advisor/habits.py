"""Where people bank: how many points they had at risk, with how many dice left, whenever they chose to.

Knows counts only, of nobody in particular; a Copycat plays by them.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.events import Ended, Event, TurnEnded
from bot.engine.ruleset import AfterTutto
from bot.engine.state import Game
from bot.engine.traits import After, trait_in_force

Banked = tuple[int, int]
"""Dice left (0 after a TUTTO) and points at risk at the moment somebody banked."""

FEWEST = 5
"""Times somebody must have banked before it is called usual."""

UNKNOWN = 300
"""What is taken for usual where nobody has banked often enough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """From how many points on people usually bank, by the number of dice left where that is known."""

    by_dice: Mapping[int, int] = field(default_factory=dict[int, int])
    otherwise: int = UNKNOWN

    def usual(self, dice_left: int) -> int:
        """Half of those who banked with so many dice left had no more than this at risk."""
        return self.by_dice.get(dice_left, self.otherwise)


def habits(times: Mapping[Banked, int]) -> Habits:
    """Learn from how often people banked where.

    >>> habits({(2, 300): 3, (2, 350): 2, (3, 900): 4}).usual(2)
    300
    >>> habits({(2, 300): 3, (2, 350): 2, (3, 900): 4}).usual(3)
    350
    """
    by_dice: dict[int, Counter[int]] = {}
    whole: Counter[int] = Counter()
    for (dice_left, at_risk), count in times.items():
        by_dice.setdefault(dice_left, Counter())[at_risk] += count
        whole[at_risk] += count
    known = {dice: _median(points) for dice, points in by_dice.items() if points.total() >= FEWEST}
    return Habits(by_dice=known, otherwise=_median(whole) if whole.total() >= FEWEST else UNKNOWN)


def banked(before: Game, event: Event) -> Banked | None:
    """What is to be counted of this event: nothing where nobody banked points of their own choice."""
    turn = before.turn
    if not isinstance(event, TurnEnded) or event.ended is not Ended.BANK or turn is None or not turn.at_risk:
        return None
    if turn.dice_left:
        return turn.dice_left, turn.at_risk
    only_way_on = before.ruleset.after_tutto is AfterTutto.MUST_BANK
    by_itself = trait_in_force(before).after is After.TURN_IS_BANKED
    return None if only_way_on or by_itself else (0, turn.at_risk)


def _median(points: Counter[int]) -> int:
    half, so_far = (points.total() + 1) // 2, 0
    for value in sorted(points):
        so_far += points[value]
        if so_far >= half:
            return value
    return UNKNOWN

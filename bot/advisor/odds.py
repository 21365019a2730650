"""Exact chances of the next roll and the next card, counted in whole numbers (§9).

Knows what chance can still bring; knows nothing of what is worth the risk.
"""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from bot.engine.dice import FACES, PLACES, Roll
from bot.engine.scoring import Scoring
from bot.engine.standing import leads_alone
from bot.engine.state import Game
from bot.engine.traits import trait_in_force, traits


def null_chance(game: Game) -> Fraction:
    """Chance that the next roll on the card in force is a null, with the dice that are neither set aside nor thrown.

    Raises LookupError where no card is in force.
    """
    turn = game.turn
    scoring = trait_in_force(game).scoring
    if turn is None or not turn.dice_left:
        return Fraction(0)
    return roll_null_chance(scoring, turn.dice_left, turn.collected if scoring.collects else ())


@lru_cache(maxsize=1024)
def roll_null_chance(scoring: Scoring, dice: int, collected: Roll = ()) -> Fraction:
    """Chance that a roll of so many dice is a null when these numbers are collected.

    >>> from bot.engine.scoring import Groups, Numbers
    >>> roll_null_chance(Groups(), 3) * 216, roll_null_chance(Numbers(), 2, (1, 2, 3, 4)) * 9
    (Fraction(60, 1), Fraction(4, 1))
    """
    nulls = sum(ways(roll) for roll in rolls(dice) if not scoring.fullest(roll, collected))
    return Fraction(nulls, 6**dice)


def stop_chance(game: Game) -> Fraction:
    """Chance that revealing now ends the turn by a Stop or No Dice.

    A card that a sole leader puts by is followed by another at once, so only the others count. Where the pile is
    empty, unknown or about to be shuffled it is the whole deck's.
    """
    cards = traits(game.ruleset)
    turn = game.turn
    leading = turn is not None and leads_alone(game, turn.seat)
    unseen = dict(game.ruleset.deck) if game.reshuffle_due else dict(game.pile)
    counts = {card: n for card, n in unseen.items() if n and not (leading and cards[card].put_by_sole_leader)}
    if not counts:
        whole = dict(game.ruleset.deck).items()
        counts = {card: n for card, n in whole if n and not (leading and cards[card].put_by_sole_leader)}
    stops = sum(n for card, n in counts.items() if cards[card].stops)
    return Fraction(stops, sum(counts.values()))


@lru_cache(maxsize=PLACES + 1)
def rolls(dice: int) -> tuple[Roll, ...]:
    """List every different roll of so many dice, sorted."""
    return tuple(combinations_with_replacement(FACES, dice))


def ways(roll: Roll) -> int:
    """Count in how many ways these faces can fall.

    >>> ways((1, 1, 5)), ways((1, 2, 3, 4, 5, 6))
    (3, 720)
    """
    return factorial(len(roll)) // prod(factorial(count) for count in Counter(roll).values())

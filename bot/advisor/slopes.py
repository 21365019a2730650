"""What a turn is worth when so much is at risk that everything else is nothing: a share of what is at risk.

Worth grows ever more steeply with what is at risk, up to this slope; a table that has reached it goes on straight for
ever. Knows the same rules as solver.py; knows no points.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.advisor.effects import Effect, effects
from bot.advisor.outcomes import outcomes
from bot.advisor.situation import Situation
from bot.engine.cards import Card
from bot.engine.dice import PLACES
from bot.engine.ruleset import AfterTutto
from bot.engine.traits import After, Banking, traits

_SAME: Final = 1e-15
_MOST_ROUNDS: Final = 10_000

Rolling = dict[tuple[Card, int], tuple[float, ...]]


class Purse(Enum):
    """In which purse everything lies."""

    ROLLED = auto()
    BONUS = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class Slopes:
    """Shares of what is at risk: of revealing, and of rolling one to six dice on each card and stage."""

    reveal: float
    rolling: Rolling


def slopes(situation: Situation, purse: Purse) -> Slopes:
    """Work the shares out, from that of banking on until nothing moves."""
    reveal = 1.0
    rolling: Rolling = {}
    for _ in range(_MOST_ROUNDS):
        for effect in effects(situation.rules).values():
            for tuttos in reversed(range(effect.trait.tuttos or 0)):
                end = _completed(situation, effect, purse, reveal)
                if not effect.trait.is_completed_by(tuttos + 1):
                    end = rolling[effect.card, tuttos + 1][-1]
                rolling[effect.card, tuttos] = _rolled(effect, end)
        before, reveal = reveal, _revealed(situation, rolling)
        if abs(reveal - before) <= _SAME:
            break
    return Slopes(reveal=reveal, rolling=rolling)


def _completed(situation: Situation, effect: Effect, purse: Purse, reveal: float) -> float:
    one = (1, 0) if purse is Purse.ROLLED else (0, 1)
    nothing = effect.after(0, 0, 0)
    grown = sum(effect.after(*one, 0)) - sum(nothing)
    match effect.trait.after:
        case After.CHOICE:
            return grown * _rested(situation, reveal)
        case After.TURN_IS_BANKED | After.BANKED_IN_TURN:
            return float(grown)
        case After.GAME_IS_WON:
            return 0.0


def _rested(situation: Situation, reveal: float) -> float:
    match situation.rules.after_tutto:
        case AfterTutto.MUST_BANK:
            return 1.0
        case AfterTutto.MUST_DRAW:
            return reveal
        case AfterTutto.CHOOSE:
            return max(1.0, reveal)


def _rolled(effect: Effect, end: float) -> tuple[float, ...]:
    trait = effect.trait
    after = [end]
    rolling: list[float] = []
    for dice in range(1, PLACES + 1):
        share = (
            sum(
                outcome.ways * max((after[left.dice] for left in outcome.left), default=0.0)
                for outcome in outcomes(trait.scoring, dice, every_die=trait.every_die)
            )
            / 6**dice
        )
        rolling.append(share)
        after.append(share if trait.banking is Banking.NEVER else max(share, 1.0))
    return tuple(rolling)


def _revealed(situation: Situation, rolling: Rolling) -> float:
    cards = traits(situation.rules)
    weights = situation.weights
    whole = sum(weights.values())
    share = 0.0
    passed = 0
    for card, count in weights.items():
        if cards[card].stops:
            share += count / whole * situation.rules.stop_keeps
        elif cards[card].null_banks:
            share += count / whole
        elif cards[card].may_be_passed:
            passed = count
        else:
            share += count / whole * rolling[card, 0][-1]
    if not passed:
        return share
    taken = rolling[Card.VENGEANCE, 0][-1]
    if passed == whole:
        return taken
    return max(share + passed / whole * taken, share * whole / (whole - passed))

"""What each card does under a ruleset, as a few traits and small functions (§4, §7).

Knows the cards; knows nothing of the order in which a turn asks for them: that is course.py.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache, partial
from types import MappingProxyType

from bot.engine import standing
from bot.engine.cards import Card
from bot.engine.editions import ROLL_STRAIGHT
from bot.engine.ruleset import (
    Aside,
    Cloverleaf,
    DoubleTrouble,
    Fill1000,
    Fireworks,
    PlusMinusAfter,
    PlusMinusCarry,
    PlusMinusLeader,
    PlusMinusWhen,
    Ruleset,
    StraightOrder,
    StraightStop,
    Vengeance,
    X2Scope,
)
from bot.engine.scoring import Groups, Numbers, Runs, Scoring
from bot.engine.state import Game, Playing, Turn

PLUS_MINUS = 1000
FILL = 1000
STRAIGHT = 2000
VENGEANCE = 2500

Purses = tuple[int, int]
"""Rolled and bonus (§2.3)."""


class Banking(Enum):
    """When a player may bank on a card before it is completed, always after a set-aside (§2.2)."""

    FREELY = auto()
    WHAT_WAS_CARRIED = auto()
    """Only points of earlier cards (`straight_stop=carried`)."""
    NEVER = auto()


class After(Enum):
    """What follows when a card is completed."""

    CHOICE = auto()
    """Bank, or reveal the next card (§2.6)."""
    TURN_IS_BANKED = auto()
    """Everything at risk is banked and the turn over (`plus_minus_after=end`)."""
    BANKED_IN_TURN = auto()
    """Everything at risk is banked and the turn goes on (`banked_at_once`)."""
    GAME_IS_WON = auto()


def _keep(turn: Turn) -> Purses:
    return turn.rolled, turn.bonus


def _nobody(game: Game, roller: int) -> tuple[int, ...]:
    del game, roller
    return ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Trait:
    """One card under one ruleset; each is one object, and equal only to itself."""

    scoring: Scoring
    stops: bool = False
    """Ends the turn at once (§4.3)."""
    put_by_sole_leader: bool = False
    """A sole leader discards it and reveals another (§7.6)."""
    may_be_passed: bool = False
    counts: bool = True
    """Its dice go into the rolled purse."""
    banking: Banking = Banking.FREELY
    every_die: bool = False
    """Nothing that can be set aside may be left (`set_aside`, `fireworks`)."""
    bot_chooses: bool = False
    tuttos: int | None = 1
    """TUTTOs that complete it; none where only a null ends it (§4.4)."""
    null_banks: bool = False
    purses: Callable[[Turn], Purses] = _keep
    """The purses once it is completed, from the turn just before."""
    payers: Callable[[Game, int], tuple[int, ...]] = _nobody
    """Who pays `fee` when it is completed, by the scores of that moment and the roller's seat."""
    fee: int = 0
    pays_at_bank: bool = False
    after: After = After.CHOICE

    def is_completed_by(self, tuttos: int) -> bool:
        """Whether so many TUTTOs on the card complete it."""
        return tuttos == self.tuttos


def _bonus(points: int, turn: Turn) -> Purses:
    return turn.rolled, turn.bonus + points


def _replaced(turn: Turn) -> Purses:
    del turn
    return 0, PLUS_MINUS


def _straight(turn: Turn) -> Purses:
    return turn.rolled + STRAIGHT, turn.bonus


def _rolled_doubled(turn: Turn) -> Purses:
    return turn.rolled * 2, turn.bonus


def _all_doubled(turn: Turn) -> Purses:
    return turn.rolled * 2, turn.bonus * 2


def _card_doubled(turn: Turn) -> Purses:
    return turn.rolled + turn.card_rolled, turn.bonus


def _groups(rules: Ruleset) -> Scoring:
    return Groups(ROLL_STRAIGHT[rules.edition])


def _numbers(rules: Ruleset) -> Scoring:
    return Runs() if rules.straight_order is StraightOrder.RUN else Numbers()


def _all_aside(rules: Ruleset) -> bool:
    return rules.set_aside is Aside.ALL


def _bonus_card(points: int, rules: Ruleset) -> Trait:
    """Build a Bonus (§4.1)."""
    return Trait(scoring=_groups(rules), every_die=_all_aside(rules), purses=partial(_bonus, points))


def _x2(rules: Ruleset) -> Trait:
    """Build the ×2 (§4.2)."""
    doubled = {X2Scope.ROLLED: _rolled_doubled, X2Scope.TURN: _all_doubled, X2Scope.CARD: _card_doubled}
    return Trait(scoring=_groups(rules), every_die=_all_aside(rules), purses=doubled[rules.x2_scope])


def _stop(rules: Ruleset) -> Trait:
    """Build Stop and No Dice (§4.3, §7.3)."""
    return Trait(scoring=_groups(rules), stops=True)


def _fireworks(rules: Ruleset) -> Trait:
    """Build Fireworks and Must Bust (§4.4, §7.3)."""
    bot_chooses = rules.fireworks is Fireworks.ALL
    return Trait(
        scoring=_groups(rules),
        banking=Banking.NEVER,
        every_die=bot_chooses or _all_aside(rules),
        bot_chooses=bot_chooses,
        tuttos=None,
        null_banks=True,
    )


def _plus_minus(rules: Ruleset) -> Trait:
    """Build the Plus/Minus (§4.5)."""
    ends = rules.plus_minus_after is PlusMinusAfter.END
    return Trait(
        scoring=_groups(rules),
        put_by_sole_leader=rules.plus_minus_leader is PlusMinusLeader.REDRAW,
        counts=False,
        banking=Banking.NEVER,
        every_die=_all_aside(rules),
        purses=_replaced if rules.plus_minus_carry is PlusMinusCarry.REPLACE else partial(_bonus, PLUS_MINUS),
        payers=standing.plus_minus_payers,
        fee=PLUS_MINUS,
        pays_at_bank=rules.plus_minus_when is PlusMinusWhen.ON_BANK,
        after=After.TURN_IS_BANKED if ends else After.CHOICE,
    )


def _straight_card(rules: Ruleset) -> Trait:
    """Build the Straight (§4.6)."""
    return Trait(
        scoring=_numbers(rules),
        counts=False,
        banking=Banking.WHAT_WAS_CARRIED if rules.straight_stop is StraightStop.CARRIED else Banking.NEVER,
        every_die=_all_aside(rules),
        purses=_straight,
    )


def _cloverleaf(rules: Ruleset) -> Trait:
    """Build the Cloverleaf (§4.7)."""
    straights = rules.cloverleaf is Cloverleaf.TWO_STRAIGHTS
    return Trait(
        scoring=_numbers(rules) if straights else _groups(rules),
        counts=False,
        banking=Banking.NEVER,
        every_die=_all_aside(rules),
        tuttos=2,
        after=After.GAME_IS_WON,
    )


def _fill_1000(rules: Ruleset) -> Trait:
    """Build the Fill 1000 (§7.4)."""
    return Trait(
        scoring=_groups(rules),
        counts=rules.fill_1000 is Fill1000.ADD,
        banking=Banking.NEVER,
        every_die=_all_aside(rules),
        purses=partial(_bonus, FILL),
    )


def _double_trouble(rules: Ruleset) -> Trait:
    """Build the Double Trouble (§7.5)."""
    return Trait(
        scoring=_groups(rules),
        banking=Banking.NEVER,
        every_die=_all_aside(rules),
        tuttos=2,
        purses=_card_doubled if rules.double_trouble is DoubleTrouble.DOUBLED else _keep,
        after=After.BANKED_IN_TURN if rules.banked_at_once else After.CHOICE,
    )


def _vengeance(rules: Ruleset) -> Trait:
    """Build the Vengeance 2500 (§7.6)."""
    optional = rules.vengeance is Vengeance.OPTIONAL
    return Trait(
        scoring=_groups(rules),
        put_by_sole_leader=True,
        may_be_passed=optional,
        banking=Banking.NEVER if optional else Banking.FREELY,
        every_die=_all_aside(rules),
        payers=standing.vengeance_payers,
        fee=VENGEANCE,
        after=After.BANKED_IN_TURN if rules.banked_at_once else After.CHOICE,
    )


_BUILDERS: Mapping[Card, Callable[[Ruleset], Trait]] = MappingProxyType(
    {
        Card.B200: partial(_bonus_card, 200),
        Card.B300: partial(_bonus_card, 300),
        Card.B400: partial(_bonus_card, 400),
        Card.B500: partial(_bonus_card, 500),
        Card.B600: partial(_bonus_card, 600),
        Card.X2: _x2,
        Card.STOP: _stop,
        Card.FIREWORKS: _fireworks,
        Card.PLUS_MINUS: _plus_minus,
        Card.STRAIGHT: _straight_card,
        Card.CLOVERLEAF: _cloverleaf,
        Card.NO_DICE: _stop,
        Card.FILL_1000: _fill_1000,
        Card.MUST_BUST: _fireworks,
        Card.DOUBLE_TROUBLE: _double_trouble,
        Card.VENGEANCE: _vengeance,
    }
)


@lru_cache(maxsize=256)
def traits(rules: Ruleset) -> Mapping[Card, Trait]:
    """Say what every card does under these rules."""
    return {card: build(rules) for card, build in _BUILDERS.items()}


def trait_in_force(game: Game) -> Trait:
    """Say what the card in force does; only where one is."""
    phase = game.phase
    if not isinstance(phase, Playing) or phase.turn.card is None:
        raise LookupError("no card is in force")
    return traits(game.ruleset)[phase.turn.card]

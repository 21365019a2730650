"""What each card of a ruleset does to the purses, as numbers a table can be worked out with.

Reads everything off the engine's traits, so that no card's effect is written twice; knows nothing of chance.
"""

from collections.abc import Container
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from bot.engine.cards import Card
from bot.engine.ruleset import Ruleset
from bot.engine.state import Step, Turn
from bot.engine.traits import Banking, Trait, traits

STEP = 50
"""All points are multiples of this."""


class Affine(NamedTuple):
    """A purse after a card as whole multiples of the purses before it, plus points."""

    points: int
    rolled: int
    bonus: int
    card_rolled: int


class Plane(Enum):
    """Which two figures a table is laid out by; together they are always what is at risk."""

    TOTAL = auto()
    """At risk, and nothing else: no card tells the purses apart."""
    PURSES = auto()
    """Rolled and bonus: some card treats one of them otherwise (`x2_scope=rolled`)."""
    CARD = auto()
    """The worth of this card's dice, and what was carried: the card changes only those."""
    DOUBLED = auto()
    """What is at risk with this card's dice counted twice, where nobody may bank before that is so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One card under one ruleset."""

    card: Card
    trait: Trait
    plane: Plane
    rolled: Affine
    bonus: Affine

    @property
    def is_all_or_nothing(self) -> bool:
        """Whether nothing but completing it matters: its dice don't count, and it can't be banked on."""
        return not self.trait.counts and self.trait.banking is Banking.NEVER

    def after(self, rolled: int, bonus: int, card_rolled: int) -> tuple[int, int]:
        """Say what the purses are once it is completed."""
        before = (1, rolled, bonus, card_rolled)
        return (
            sum(each * times for each, times in zip(before, self.rolled, strict=True)),
            sum(each * times for each, times in zip(before, self.bonus, strict=True)),
        )


@lru_cache(maxsize=64)
def effects(rules: Ruleset) -> dict[Card, Effect]:
    """Say what each card that lets dice be rolled does, but for those only a null ends."""
    cards = traits(rules)
    return {
        card: _effect(card, cards[card])
        for card, _ in rules.deck
        if not cards[card].stops and not cards[card].null_banks
    }


def home_plane(rules: Ruleset, coming: Container[Card]) -> Plane:
    """Name the plane in which what a new card is worth is laid out, where these are the cards that can come."""
    apart = any(card in coming and effect.plane is Plane.PURSES for card, effect in effects(rules).items())
    return Plane.PURSES if apart else Plane.TOTAL


def laid_out(rules: Ruleset, home: Plane) -> dict[Card, Effect]:
    """Give the effects, each in the plane its tables have: that of a new card wherever it needs no other."""
    return {
        card: replace(effect, plane=home) if effect.plane is Plane.TOTAL else effect
        for card, effect in effects(rules).items()
    }


def at(plane: Plane, rolled: int, bonus: int, card_rolled: int) -> tuple[int, int]:
    """Find where a turn stands in a plane, in points."""
    match plane:
        case Plane.TOTAL:
            return rolled + bonus, 0
        case Plane.PURSES:
            return rolled, bonus
        case Plane.CARD:
            return card_rolled, rolled + bonus - card_rolled
        case Plane.DOUBLED:
            return rolled + bonus + card_rolled, 0


def _effect(card: Card, trait: Trait) -> Effect:
    """Purses are sums and multiples of purses: four turns tell all of it."""
    nothing = _purses(trait, 0, 0, 0)
    each = [_purses(trait, *one) for one in ((STEP, 0, 0), (0, STEP, 0), (0, 0, STEP))]
    rolled, bonus = (
        Affine(nothing[purse], *((after[purse] - nothing[purse]) // STEP for after in each)) for purse in (0, 1)
    )
    plane = Plane.TOTAL
    if rolled.card_rolled or bonus.card_rolled:
        plane = Plane.DOUBLED if trait.banking is Banking.NEVER else Plane.CARD
    elif rolled.rolled + bonus.rolled != rolled.bonus + bonus.bonus:
        plane = Plane.PURSES
    return Effect(card=card, trait=trait, plane=plane, rolled=rolled, bonus=bonus)


def _purses(trait: Trait, rolled: int, bonus: int, card_rolled: int) -> tuple[int, int]:
    return trait.purses(Turn(seat=0, step=Step.GO_ON, rolled=rolled, bonus=bonus, card_rolled=card_rolled))

"""House rules as text: `id=value, …` read, checked and written in the table's order, and the presets (§8).

Knows how each rule is spelled and in which edition it stands; knows nothing of what a rule does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from bot.engine import ruleset as rules
from bot.engine.cards import Card
from bot.engine.editions import Deck, Edition
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.ruleset import DEFAULTS, PlusMinusLeader, Ruleset

Value = StrEnum | int | bool | Deck | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One of a few words."""

    words: type[StrEnum]

    def read(self, text: str, default: Value) -> Value:
        """Understand a word; raises ValueError for another."""
        del default
        return self.words(text)

    def show(self, value: Value, default: Value) -> str:
        """Spell it."""
        del default
        return str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """`off` or `on`."""

    def read(self, text: str, default: Value) -> Value:
        """Understand a word; raises ValueError for another."""
        del default
        return bool(("off", "on").index(text))

    def show(self, value: Value, default: Value) -> str:
        """Spell it."""
        del default
        return "on" if value else "off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A whole number from `lowest` to `highest` in steps."""

    lowest: int
    highest: int
    step: int = 1

    def read(self, text: str, default: Value) -> Value:
        """Understand a number written plainly; raises ValueError for one out of range."""
        del default
        return _number(text, range(self.lowest, self.highest + 1, self.step))

    def show(self, value: Value, default: Value) -> str:
        """Spell it."""
        del default
        return str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """`off`, or a whole number from `lowest` to `highest`."""

    lowest: int
    highest: int

    def read(self, text: str, default: Value) -> Value:
        """Understand `off` or a number; raises ValueError for one out of range."""
        del default
        return None if text == "off" else _number(text, range(self.lowest, self.highest + 1))

    def show(self, value: Value, default: Value) -> str:
        """Spell it."""
        del default
        return "off" if value is None else str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """How often each card lies in the deck: `STOP:5 CL:0`; a card that isn't named keeps its count."""

    highest: int = 20

    def read(self, text: str, default: Value) -> Value:
        """Understand counts for cards of the edition, each named once; raises ValueError otherwise."""
        counts = dict(_deck(default))
        named: set[Card] = set()
        for item in text.split():
            token, colon, count = item.partition(":")
            card = Card(token)
            if not colon or card not in counts or card in named:
                raise ValueError(item)
            named.add(card)
            counts[card] = _number(count, range(self.highest + 1))
        if not named:
            raise ValueError(text)
        return tuple(counts.items())

    def show(self, value: Value, default: Value) -> str:
        """Spell the cards that depart from the print, in its order."""
        printed = dict(_deck(default))
        return " ".join(f"{card}:{count}" for card, count in _deck(value) if printed[card] != count)


Kind = Choice | Switch | Number | Limit | Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """One row of the table: its id, the Ruleset's field, what values it takes and where it stands."""

    id: str
    field: str
    kind: Kind
    editions: tuple[Edition, ...]

    def value(self, ruleset: Ruleset) -> str:
        """Spell what a ruleset has here."""
        return self.kind.show(self._of(ruleset), self._of(DEFAULTS[ruleset.edition]))

    def departs(self, ruleset: Ruleset) -> bool:
        """Whether a ruleset has something else here than its edition."""
        return self._of(ruleset) != self._of(DEFAULTS[ruleset.edition])

    def applied(self, ruleset: Ruleset, text: str) -> Ruleset | None:
        """Put this value into a ruleset; nothing where the rule can't have it."""
        try:
            value = self.kind.read(text, self._of(DEFAULTS[ruleset.edition]))
        except ValueError:
            return None
        return replace(ruleset, **{self.field: value})

    def _of(self, ruleset: Ruleset) -> Value:
        value: Value = getattr(ruleset, self.field)
        return value


_BOTH = (Edition.TUTTO, Edition.FILL_OR_BUST)
_TUTTO = (Edition.TUTTO,)
_FILL = (Edition.FILL_OR_BUST,)


def _row(name: str, kind: Kind, editions: tuple[Edition, ...], field: str = "") -> HouseRule:
    return HouseRule(id=name, field=field or name, kind=kind, editions=editions)


HOUSE_RULES: tuple[HouseRule, ...] = (
    _row("target", Number(lowest=500, highest=100_000, step=50), _BOTH),
    _row("end", Choice(words=rules.End), _BOTH),
    _row("time_limit", Limit(lowest=5, highest=240), _BOTH, "time_limit_minutes"),
    _row("round_limit", Limit(lowest=1, highest=50), _BOTH),
    _row("tie", Choice(words=rules.Tie), _BOTH),
    _row("final_round", Choice(words=rules.FinalRound), _BOTH),
    _row("first_seat", Choice(words=rules.FirstSeat), _BOTH),
    _row("set_aside", Choice(words=rules.Aside), _BOTH),
    _row("opening_min", Number(lowest=0, highest=2000), _BOTH),
    _row("bank_min", Number(lowest=0, highest=2000), _BOTH),
    _row("three_nulls", Number(lowest=0, highest=1000, step=500), _BOTH),
    _row("after_tutto", Choice(words=rules.AfterTutto), _BOTH),
    _row("below_zero", Switch(), _BOTH),
    _row("x2_scope", Choice(words=rules.X2Scope), _TUTTO),
    _row("plus_minus_carry", Choice(words=rules.PlusMinusCarry), _TUTTO),
    _row("plus_minus_after", Choice(words=rules.PlusMinusAfter), _TUTTO),
    _row("plus_minus_when", Choice(words=rules.PlusMinusWhen), _TUTTO),
    _row("plus_minus_coleader", Choice(words=rules.PlusMinusColeader), _TUTTO),
    _row("plus_minus_leader", Choice(words=rules.PlusMinusLeader), _TUTTO),
    _row("fireworks", Choice(words=rules.Fireworks), _BOTH),
    _row("straight_order", Choice(words=rules.StraightOrder), _TUTTO),
    _row("straight_stop", Choice(words=rules.StraightStop), _TUTTO),
    _row("cloverleaf", Choice(words=rules.Cloverleaf), _TUTTO),
    _row("stop_keeps", Switch(), _BOTH),
    _row("reshuffle", Choice(words=rules.Reshuffle), _BOTH),
    _row("deck", Counts(), _BOTH),
    _row("fill_1000", Choice(words=rules.Fill1000), _FILL),
    _row("double_trouble", Choice(words=rules.DoubleTrouble), _FILL),
    _row("banked_at_once", Switch(), _FILL),
    _row("vengeance", Choice(words=rules.Vengeance), _FILL),
    _row("vengeance_coleader", Choice(words=rules.VengeanceColeader), _FILL),
)
"""Every house rule, in the order of §8."""

PRESETS: Mapping[Edition, Mapping[str, str]] = MappingProxyType(
    {
        Edition.TUTTO: MappingProxyType(
            {
                "official": "",
                "short": "target=3000",
                "classic-2004": "x2_scope=turn",
                "modern": "tie=extra_round, after_tutto=must_bank, below_zero=on, plus_minus_coleader=nobody_pays, "
                "fireworks=choose, straight_order=run",
            }
        ),
        Edition.FILL_OR_BUST: MappingProxyType(
            {
                "official": "",
                "short": "target=3000",
                "bowman": "fill_1000=add, double_trouble=doubled, banked_at_once=on, vengeance=optional, "
                "vengeance_coleader=others_pay",
            }
        ),
    }
)
"""The presets that are shipped, by edition: name to departures."""


def house_rules(edition: Edition) -> tuple[HouseRule, ...]:
    """List the rules this edition has, in the order of §8."""
    return tuple(rule for rule in HOUSE_RULES if edition in rule.editions)


@lru_cache(maxsize=256)
def parse(edition: Edition, text: str) -> Ruleset | Refusal:
    """Read departures or a preset's name; refuses an unknown or repeated id, a value it can't have, a dead deck.

    >>> ruleset = parse(Edition.TUTTO, "x2_scope=turn,end=round , target=3000")
    >>> departures(ruleset)
    'target=3000, x2_scope=turn'
    >>> parse(Edition.FILL_OR_BUST, "x2_scope=turn").facts["rule"]
    'x2_scope'
    """
    ruleset = DEFAULTS[edition]
    text = PRESETS[edition].get(text.strip(), text)
    if not text.strip():
        return ruleset
    known = {rule.id: rule for rule in house_rules(edition)}
    for item in text.split(","):
        name, _, value = (part.strip() for part in item.partition("="))
        rule = known.pop(name, None)
        changed = rule.applied(ruleset, value) if rule else None
        if changed is None:
            return refuse(Code.UNKNOWN_HOUSE_RULE, rule=name, value=value)
        ruleset = changed
    if not _can_be_played(ruleset):
        return refuse(Code.UNKNOWN_HOUSE_RULE, rule="deck", value=_deck_text(ruleset))
    return _known(ruleset)


def with_value(ruleset: Ruleset, rule: str, value: str) -> str:
    """Write the departures of a ruleset with another value for one rule, unchecked; with none, as the edition has it.

    >>> with_value(parse(Edition.TUTTO, "target=3000, x2_scope=turn"), "target", "1000")
    'x2_scope=turn, target=1000'
    """
    kept = [
        f"{other.id}={other.value(ruleset)}"
        for other in house_rules(ruleset.edition)
        if other.id != rule and other.departs(ruleset)
    ]
    return ", ".join([*kept, f"{rule}={value}"] if value else kept)


def departures(ruleset: Ruleset) -> str:
    """Write what departs from the edition, in the table's order; nothing where nothing does."""
    return ", ".join(
        f"{rule.id}={rule.value(ruleset)}" for rule in house_rules(ruleset.edition) if rule.departs(ruleset)
    )


@lru_cache(maxsize=256)
def _known(ruleset: Ruleset) -> Ruleset:
    """Give the same object for equal rulesets, however they were written: it is found faster in tables."""
    return ruleset


def _can_be_played(ruleset: Ruleset) -> bool:
    """Whether some card lets dice be rolled whoever leads (§8, `deck`)."""
    dead = {Card.STOP, Card.NO_DICE, Card.VENGEANCE}
    if ruleset.plus_minus_leader is PlusMinusLeader.REDRAW:
        dead.add(Card.PLUS_MINUS)
    return any(count for card, count in ruleset.deck if card not in dead)


def _deck_text(ruleset: Ruleset) -> str:
    return next(rule.value(ruleset) for rule in HOUSE_RULES if rule.id == "deck")


def _deck(value: Value) -> Deck:
    if not isinstance(value, tuple):
        raise TypeError(value)
    return value


def _number(text: str, allowed: range) -> int:
    """Understand a number without sign or leading zeros, at most as long as the largest allowed."""
    if len(text) > len(str(allowed[-1])) or not (text.isascii() and text.isdigit()) or str(int(text)) != text:
        raise ValueError(text)
    if int(text) not in allowed:
        raise ValueError(text)
    return int(text)

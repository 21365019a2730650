"""Where a turn stands, as far as its choices depend on it, and what a choice is. Knows no value but as a number."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from bot.engine import allowed
from bot.engine.cards import Card
from bot.engine.dice import PLACES, Roll
from bot.engine.ruleset import End
from bot.engine.state import Game, Step, Turn
from bot.engine.traits import Trait, traits


class Then(StrEnum):
    """What is done after the set-aside, if any."""

    BANK = "bank"
    """Also where the card banks, or ends the game, by itself."""
    REVEAL = "reveal"
    ROLL = "roll"
    TAKE = "take"
    PASS = "pass"  # noqa: S105 — a move, no password


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One legal choice; its value is the expected gain of the whole turn under best play from there."""

    set_aside: Roll
    """Faces of the roll on the table, sorted; none where no roll waits."""
    then: Then
    value: float


class Position(NamedTuple):
    """All of a turn that its options depend on; equal positions of one situation have equal options."""

    step: Step
    card: Card | None
    tuttos: int
    roll: Roll
    collected: Roll
    """Only on a Straight; elsewhere what was set aside before doesn't matter."""
    dice: int
    """Not set aside yet, those of the roll on the table among them."""
    rolled: int
    bonus: int
    card_rolled: int
    made_tutto: bool
    """In this turn."""
    least: int
    """Points needed to bank by choice."""
    to_target: int | None
    """Points with which the game would end in mid-turn, where it could (§7.7)."""


def position(game: Game, turn: Turn) -> Position:
    """Say where a turn stands."""
    rules = game.ruleset
    trait = None if turn.card is None else traits(rules)[turn.card]
    to_target = None
    if rules.banked_at_once and rules.end is End.IMMEDIATE:
        to_target = rules.target - game.seats[turn.seat].score
    return Position(
        step=turn.step,
        card=turn.card,
        tuttos=turn.tuttos,
        roll=turn.roll,
        collected=() if trait is None else collected(trait, turn),
        dice=PLACES - turn.aside.bit_count(),
        rolled=turn.rolled,
        bonus=turn.bonus,
        card_rolled=turn.card_rolled,
        made_tutto=turn.turn_tuttos > 0,
        least=allowed.least_to_bank(game, turn.seat),
        to_target=to_target,
    )


def collected(trait: Trait, turn: Turn) -> Roll:
    """Give the numbers set aside on a Straight, sorted; on other cards what was set aside before doesn't matter."""
    return turn.collected if trait.scoring.collects else ()

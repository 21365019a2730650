"""Why the rules forbid something: a closed list of codes, and the facts a sentence about it needs.

Knows no sentence: the edge translates. Codes from `unreadable` on are those of the game record (record.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType


class Code(StrEnum):
    """What was tried and not allowed. The record's codes keep their spelling; before them lobby's and score sheet's."""

    TABLE_IS_FULL = "table-is-full"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    NOT_BEGUN = "not-begun"
    ALREADY_BEGUN = "already-begun"
    NOBODY_SEATED = "nobody-seated"
    FIRST_IS_FIXED = "first-is-fixed"
    NOT_BETWEEN_ROUNDS = "not-between-rounds"
    ALREADY_WAITING = "already-waiting"
    LEFT_FOR_GOOD = "left-for-good"
    LAST_ROUND_IS_KNOWN = "last-round-is-known"
    NO_SUCH_NAME = "no-such-name"
    NAME_TAKEN = "name-taken"
    PLACE_TAKEN = "place-taken"
    NO_SUCH_LINE = "no-such-line"
    NO_SUCH_TOTAL = "no-such-total"
    NEEDS_ASIDE = "needs-aside"
    TURN_IS_OPEN = "turn-is-open"
    NOT_THE_BOTS = "not-the-bots"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    UNREADABLE = "unreadable"
    UNKNOWN_TAG_VALUE = "unknown-tag-value"
    UNKNOWN_HOUSE_RULE = "unknown-house-rule"
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_CARD = "no-such-card"
    MAY_NOT_REVEAL = "may-not-reveal"
    MUST_REVEAL = "must-reveal"
    NOT_A_FACE = "not-a-face"
    WRONG_DICE_COUNT = "wrong-dice-count"
    NOT_IN_THE_ROLL = "not-in-the-roll"
    DOES_NOT_SCORE = "does-not-score"
    NOT_A_NULL = "not-a-null"
    MUST_SET_ASIDE = "must-set-aside"
    MUST_SET_ASIDE_ALL = "must-set-aside-all"
    MAY_NOT_BANK = "may-not-bank"
    BELOW_MINIMUM = "below-minimum"
    MAY_NOT_PASS = "may-not-pass"  # noqa: S105 — a code, no password
    TURN_IS_OVER = "turn-is-over"
    GAME_IS_OVER = "game-is-over"
    FIGURE_DIFFERS = "figure-differs"
    NOT_THE_SEALED_DICE = "not-the-sealed-dice"


Fact = str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """The rules forbid it. `facts` are what a sentence about it may name: counts, points, tokens; never text."""

    code: Code
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))


def refuse(code: Code, **facts: Fact) -> Refusal:
    """Build a refusal with its facts.

    >>> refuse(Code.WRONG_DICE_COUNT, dice=3).facts["dice"]
    3
    """
    return Refusal(code=code, facts=MappingProxyType(facts))

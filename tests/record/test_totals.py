"""Which totals a turn can have, and which it can't be entered with (§2, §4, §7)."""

import pytest

from bot.engine import OFFICIAL, Refusal, Ruleset, parse
from bot.engine.cards import Card
from bot.engine.editions import Edition
from bot.engine.refusals import Code
from bot.engine.ruleset import DEFAULTS
from bot.record.drafting import Draft, more, total
from bot.record.totals import MOST_POINTS, Asks, asks, totals
from tests.kit.sheets import Pen, allowed, begun

FILL = DEFAULTS[Edition.FILL_OR_BUST]


def due(ruleset: Ruleset = OFFICIAL, *words: str) -> Draft:
    """Ada's first turn, with these words said of it."""
    return allowed(more(Pen(begun(ruleset, ["Ada", "Ben"])).due(), *words))


def said(answer: Draft | Refusal) -> tuple[object, ...]:
    """The turn as it is entered, or the code and the nearest that can be."""
    if isinstance(answer, Draft):
        return answer.tokens
    return (answer.code.value, answer.facts.get("lower"), answer.facts.get("higher"))


@pytest.mark.parametrize(
    ("card", "least", "most"),
    [
        (None, (0, 50, 100), MOST_POINTS),
        (Card.B300, (0, 50, 100), 2300),
        (Card.X2, (0, 50, 100), 4000),
        (Card.PLUS_MINUS, (0, 1000), 1000),
        (Card.STRAIGHT, (0, 2000), 2000),
        (Card.CLOVERLEAF, (0,), 0),
        (Card.FIREWORKS, (0, 50, 100), MOST_POINTS),
    ],
)
def test_the_totals_of_a_card_of_tutto(card: Card | None, least: tuple[int, ...], most: int) -> None:
    points = totals(OFFICIAL, card).points
    assert (points[: len(least)], points[-1]) == (least, most)


@pytest.mark.parametrize(
    ("card", "least", "most"),
    [
        (Card.B300, (0, 50, 100), 2300),
        (Card.FILL_1000, (0, 1000), 1000),
        (Card.DOUBLE_TROUBLE, (0, 600), 4000),
        (Card.VENGEANCE, (0, 50, 100), 2000),
    ],
)
def test_the_totals_of_a_card_of_fill_or_bust(card: Card, least: tuple[int, ...], most: int) -> None:
    points = totals(FILL, card).points
    assert (points[: len(least)], points[-1]) == (least, most)


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        (None, Asks.NUMBER),
        (Card.B200, Asks.NUMBER),
        (Card.STOP, Asks.NOTHING),
        (Card.PLUS_MINUS, Asks.MADE),
        (Card.STRAIGHT, Asks.MADE),
        (Card.CLOVERLEAF, Asks.MADE),
        (Card.FIREWORKS, Asks.NUMBER),
        (Card.FILL_1000, Asks.MADE),
        (Card.DOUBLE_TROUBLE, Asks.NUMBER),
        (Card.VENGEANCE, Asks.NUMBER_AND_MADE),
    ],
)
def test_what_has_to_be_said_of_a_card(card: Card | None, asked: Asks) -> None:
    assert asks(FILL if card is not None and FILL.has(card) else OFFICIAL, card) is asked


@pytest.mark.parametrize(
    ("card", "points", "made", "tokens"),
    [
        (None, 650, None, ("score 650",)),
        (None, 0, None, ("score 0",)),
        (Card.B300, 650, None, ("B300", "score 650")),
        (Card.STOP, None, None, ("STOP",)),
        (Card.PLUS_MINUS, None, True, ("PM", "score 1000")),
        (Card.PLUS_MINUS, None, False, ("PM", "score 0")),
        (Card.PLUS_MINUS, 1000, None, ("PM", "score 1000")),
        (Card.STRAIGHT, None, True, ("ST", "score 2000")),
        (Card.CLOVERLEAF, None, True, ("CL", "win")),
        (Card.CLOVERLEAF, None, False, ("CL", "score 0")),
        (Card.FIREWORKS, 12_350, None, ("FW", "score 12350")),
    ],
)
def test_a_turn_as_its_card_and_what_it_brought(
    card: Card | None,
    points: int | None,
    made: bool | None,  # noqa: FBT001 — a case of the table
    tokens: tuple[str, ...],
) -> None:
    assert said(total(due(), card, points, made=made)) == tokens


@pytest.mark.parametrize(
    ("card", "points", "lower", "higher"),
    [
        (None, 75, 50, 100),
        (None, -50, None, 0),
        (None, 999_999_999, MOST_POINTS, None),
        (Card.B300, 2250, 1900, 2300),
        (Card.B300, 5000, 2300, None),
        (Card.X2, 3900, 3200, 4000),
    ],
)
def test_what_the_dice_can_not_make_is_refused_with_the_nearest_that_can_be(
    card: Card | None, points: int, lower: int | None, higher: int | None
) -> None:
    assert said(total(due(), card, points)) == ("no-such-total", lower, higher)


def test_minimums_do_not_bind_a_total() -> None:
    ruleset = parse(Edition.TUTTO, "bank_min=500, opening_min=1000")
    assert isinstance(ruleset, Ruleset)
    assert said(total(due(ruleset), Card.B300, 50)) == ("B300", "score 50")


def test_a_vengeance_that_was_not_completed_is_entered_without_its_card() -> None:
    # With it the leaders would pay (record.md).
    assert said(total(due(FILL), Card.VENGEANCE, 350, made=False)) == ("score 350",)


def test_a_vengeance_that_was_completed_is_entered_with_it() -> None:
    assert said(total(due(FILL), Card.VENGEANCE, 1100, made=True)) == ("V2500", "score 1100")


def test_a_vengeance_needs_to_be_said_to_be_completed_or_not() -> None:
    assert said(total(due(FILL), Card.VENGEANCE, 1100)) == ("unreadable", None, None)


NEEDS_ASIDE = (Code.NEEDS_ASIDE.value, None, None)


@pytest.mark.parametrize("points", [1350, 2000, 50])
def test_a_plus_minus_with_more_than_itself_needs_its_dice(points: int) -> None:
    assert said(total(due(), Card.PLUS_MINUS, points)) == NEEDS_ASIDE


@pytest.mark.parametrize(
    "words",
    [("B300", "111555:111555", "PM"), ("B300", "112345:11"), ("PM", "111555:111555"), ("B300",)],
    ids=["two cards", "dice", "a completed card", "another card"],
)
def test_a_turn_with_more_in_it_than_its_card_needs_its_dice(words: tuple[str, ...]) -> None:
    assert said(total(due(OFFICIAL, *words), Card.X2, 500)) == NEEDS_ASIDE


def test_the_card_that_was_entered_already_is_the_turns_card() -> None:
    assert said(total(due(OFFICIAL, "B300"), None, 650)) == ("B300", "score 650")

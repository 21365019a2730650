"""What a turn is worth by the printed rules: figures known from elsewhere, and where the tables end."""

from pathlib import Path

import pytest

from bot.advisor.best_play import with_table
from bot.advisor.situation import Situation, fresh, with_cards
from bot.advisor.solver import solve
from bot.engine import OFFICIAL, Edition, Ruleset, parse
from bot.engine.cards import Card
from tests.advisor.naive import Naive
from tests.kit.solved import solved_once


@pytest.mark.parametrize(("card", "worth"), [(Card.B200, 440.08), (Card.X2, 467.57), (Card.FIREWORKS, 622.64)])
def test_a_fresh_turn_on_a_card(card: Card, worth: float) -> None:
    assert solved_once(fresh(OFFICIAL)).rolling((card, 0), 6, 0, 0, 0) == pytest.approx(worth, abs=0.005)


def test_at_900_revealing_is_better_than_banking() -> None:
    assert solved_once(fresh(OFFICIAL)).revealing(900, 0) > 900


def test_at_950_banking_is_better_than_revealing() -> None:
    assert solved_once(fresh(OFFICIAL)).revealing(950, 0) < 950


@pytest.mark.parametrize(
    ("edition", "house", "cells"),
    [
        (Edition.TUTTO, "", 125),
        (Edition.TUTTO, "x2_scope=card", 400),
        (Edition.TUTTO, "x2_scope=turn, plus_minus_carry=replace", 400),
        (Edition.TUTTO, "x2_scope=card, straight_stop=carried", 12_800),
        (Edition.FILL_OR_BUST, "", 5000),
        (Edition.FILL_OR_BUST, "bowman", 7000),
    ],
)
def test_where_the_tables_end_changes_nothing(edition: Edition, house: str, cells: int) -> None:
    ruleset = parse(edition, house)
    assert isinstance(ruleset, Ruleset)
    as_needed, larger = solved_once(fresh(ruleset)), solve(fresh(ruleset), cells=cells)
    assert as_needed.exact
    assert as_needed.reveal.shape[1] < cells
    purses = [(rolled, bonus) for rolled in range(0, 400_000, 6150) for bonus in (0, 600, 3000, 20_000)]
    here = [as_needed.revealing(*each) for each in purses]
    assert here == pytest.approx([larger.revealing(*each) for each in purses], rel=1e-10)
    for stage in as_needed.cards:
        rolls = [(dice, *each, min(each[0], 300)) for dice in range(1, 7) for each in purses]
        rolling = [as_needed.rolling(stage, *each) for each in rolls]
        assert rolling == pytest.approx([larger.rolling(stage, *each) for each in rolls], rel=1e-10)


@pytest.mark.parametrize(
    ("target", "cards", "dice", "purses", "worth"),
    [
        # Two dice: 20 of 36 rolls score, 1,800 in all, and the four that complete the card bring 300 each.
        (6000, {Card.B200: 1}, 2, (20_100, 0), 11_250),
        # One die: a 1 or a 5 completes the card, and a Cloverleaf is worth 7,344 before it is rolled on.
        (100_000, {Card.CLOVERLEAF: 1}, 1, (9200, 200), (9200 + 100 + 200 + 300 + 9200 + 50 + 200 + 300) / 6),
    ],
)
def test_where_no_stop_is_to_be_feared_much_at_risk_is_still_banked(
    target: int, cards: dict[Card, int], dice: int, purses: tuple[int, int], worth: float
) -> None:
    solved = solved_once(_with_only(f"target={target}", cards))
    assert solved.rolling((Card.B300, 0), dice, *purses, 0) == pytest.approx(worth, abs=1e-9)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ({Card.X2: 1, Card.B600: 1}, (502.28356, 3266.21074, 7168.25279, 12_057.31584, 19_881.19695)),
        ({Card.X2: 1, Card.B200: 1}, (479.61554, 3262.68720, 7164.78316, 12_053.84518, 19_877.64757)),
        ({Card.X2: 1}, (503.98083, 3303.30707, 7232.77843, 12_165.08488, 20_060.14660)),
    ],
)
def test_doubling_without_a_stop_agrees_with_another_solver(cards: dict[Card, int], worth: tuple[float, ...]) -> None:
    solved = solved_once(_with_only("", cards))
    found = [solved.revealing(rolled, 0) for rolled in (0, 3000, 7000, 12_000, 20_000)]
    assert found == pytest.approx(worth, abs=1e-3)


def _with_only(house: str, cards: dict[Card, int]) -> Situation:
    ruleset = parse(Edition.TUTTO, house)
    assert isinstance(ruleset, Ruleset)
    before = fresh(ruleset)
    return with_cards(before, tuple((card, cards.get(card, 0)) for card, _ in before.counts))


def test_small_decks_agree_with_a_solver_that_knows_no_table() -> None:
    deck = "deck=B200:2 B300:0 B400:0 B500:0 B600:0 X2:2 STOP:20 FW:0 PM:2 ST:0 CL:0"
    ruleset = parse(Edition.TUTTO, deck)
    assert isinstance(ruleset, Ruleset)
    solved = solved_once(fresh(ruleset))
    naive = Naive({"B200": 2, "X2": 2, "STOP": 20, "PM": 2})
    assert solved.revealing(0, 0) == pytest.approx(naive.reveal(0, 0), abs=1e-9)
    for card in (Card.B200, Card.X2, Card.PLUS_MINUS):
        for dice in range(1, 7):
            found = solved.rolling((card, 0), dice, 250, 200, 150)
            assert found == pytest.approx(naive.roll(card.value, dice, 250, 200), abs=1e-9)


def test_the_readme_has_the_table_of_best_play() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text()
    assert with_table(readme) == readme

"""What a turn is worth by the printed rules: figures known from elsewhere, and where the tables end."""

import pytest

from bot.advisor.situation import fresh
from bot.engine import OFFICIAL
from bot.engine.cards import Card
from tests.advisor.lookahead import solved_once


@pytest.mark.parametrize(("card", "worth"), [(Card.B200, 440.08), (Card.X2, 467.57), (Card.FIREWORKS, 622.64)])
def test_a_fresh_turn_on_a_card(card: Card, worth: float) -> None:
    assert solved_once(fresh(OFFICIAL)).rolling((card, 0), 6, 0, 0, 0) == pytest.approx(worth, abs=0.005)


def test_at_900_revealing_is_better_than_banking() -> None:
    assert solved_once(fresh(OFFICIAL)).revealing(900, 0) > 900


def test_at_950_banking_is_better_than_revealing() -> None:
    assert solved_once(fresh(OFFICIAL)).revealing(950, 0) < 950

"""Best play through the engine brings what was worked out (`make montecarlo` plays on)."""

import pytest

from bot.advisor.situation import fresh
from bot.engine import Edition, Ruleset, parse
from tests.kit.solved import solved_once
from tests.montecarlo import MOST_STANDARD_ERRORS, played


@pytest.mark.parametrize(
    ("edition", "house"),
    [
        (Edition.TUTTO, ""),
        (Edition.TUTTO, "modern"),
        (Edition.FILL_OR_BUST, ""),
        (Edition.FILL_OR_BUST, "end=round, banked_at_once=on, vengeance_coleader=others_pay, vengeance=optional"),
    ],
)
def test_the_mean_of_many_turns_is_the_worth_of_one(edition: Edition, house: str) -> None:
    ruleset = parse(edition, house)
    assert isinstance(ruleset, Ruleset)
    solved = solved_once(fresh(ruleset))
    found = played(solved, 3000, seed=1)
    assert abs(found.mean - solved.revealing(0, 0)) < MOST_STANDARD_ERRORS * found.standard_error

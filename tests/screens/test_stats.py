"""A person's figures: what was played, and luck and skill as far as they were reckoned."""

from dataclasses import replace

import pytest

from bot.i18n.catalogue import shipped
from bot.screens.stats import stats
from bot.tables.figures import Figures, Tally
from tests.screens.plays import text

ENGLISH = shipped().speaking("en")
PLAYED = Figures(
    games=12,
    wins=5,
    tally=Tally(turns=150, gained=61_800, best=3400, nulls=50, tuttos=1),
    reckoned_games=12,
    reckoned_turns=150,
    luck_milli=-1_234_400,
    lost_milli=2_250_000,
)


def shown(figures: Figures, name: str = "Ada") -> str:
    return text(stats(name, figures, ENGLISH))


def test_a_page_in_whole() -> None:
    assert shown(PLAYED).splitlines() == [
        "Figures on this server",
        "**Ada**",
        "12 games · 5 wins (42 %)",
        "150 turns, 412 points each on average",
        "Best turn: 3,400",
        "50 nulls (33 % of the turns)",
        "1 TUTTO",
        "Luck",
        "**−1,234** points, −8.2 a turn",
        "Dice and cards gave about what was to be expected.",
        "Skill",
        "**−2,250** points, −15.0 a turn",
        "Well played, with a little given away.",
        "Finished games with at least two people count, as on the leaderboard.",
    ]


@pytest.mark.parametrize(
    ("luck_milli", "said"), [(3_750_000, "kind"), (3_740_000, "about"), (-3_740_000, "about"), (-3_750_000, "owe")]
)
def test_luck_is_named_by_what_it_gave_a_turn(luck_milli: int, said: str) -> None:
    assert said in shown(replace(PLAYED, luck_milli=luck_milli))


@pytest.mark.parametrize(("lost_milli", "said"), [(0, "Hardly"), (750_000, "Well played"), (3_750_000, "best choices")])
def test_skill_is_named_by_what_was_lost_a_turn(lost_milli: int, said: str) -> None:
    assert said in shown(replace(PLAYED, lost_milli=lost_milli))


def test_nothing_lost_has_no_sign() -> None:
    assert "**0** points, 0.0 a turn" in shown(replace(PLAYED, lost_milli=0))


def test_games_that_are_not_reckoned_yet_are_told() -> None:
    said = shown(replace(PLAYED, reckoned_games=2, reckoned_turns=20))
    assert "known of 2 of 12 games" in said


def test_without_any_reckoned_no_luck_is_told() -> None:
    said = shown(replace(PLAYED, reckoned_games=0, reckoned_turns=0, luck_milli=0, lost_milli=0))
    assert ("known of 0 of 12 games" in said, "a turn" in said) == (True, False)


def test_who_has_finished_nothing_is_told_how_to_begin() -> None:
    said = shown(Figures())
    assert ("Ada hasn’t finished a game here yet." in said, "/tutto start" in said) == (True, True)


def test_a_name_is_written_without_marks() -> None:
    assert r"**\*Ada\***" in shown(PLAYED, "*Ada*")

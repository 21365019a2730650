"""`python -m bot simulate`: its figures, how sure they are, and what it says to what it can't understand."""

import io
import json
import math
from pathlib import Path

import pytest

from bot.advisor.seats import Temper
from bot.advisor.simulate import SIGMAS, Wanted, points_a_turn, simulate, tournament, win_rate
from bot.advisor.tournament import SHARE, Tally
from bot.engine import OFFICIAL


@pytest.fixture(autouse=True)
def _a_shelf_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTTO_CACHE_DIR", str(tmp_path))


def run(
    games: str = "6",
    seats: str = "careful,bold",
    seed: str = "1",
    edition: str = "tutto",
    house: str = "",
    *,
    as_json: bool = False,
) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = simulate(
        games=games, seats=seats, seed=seed, edition=edition, house=house, as_json=as_json, out=out, err=err
    )
    return status, out.getvalue(), err.getvalue()


def test_it_prints_a_line_a_seat_and_nothing_beside_it() -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == ["wins", "careful", "bold", "6"]


def test_its_json_adds_up() -> None:
    found = json.loads(run(games="9", seats="careful,bold,copycat", as_json=True)[1])
    assert (found["edition"], found["games"], found["seed"], found["unfinished"]) == ("tutto", 9, 1, 0)
    assert [seat["seat"] for seat in found["seats"]] == ["careful", "bold", "copycat"]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(9)
    assert sum(seat["turns"] for seat in found["seats"]) == found["turns"]


def test_the_same_seed_is_the_same_tournament_on_any_number_of_cores() -> None:
    wanted = Wanted(ruleset=OFFICIAL, tempers=(Temper.CAREFUL, Temper.BOLD), games=120, seed=5)
    alone, together = (tournament(wanted, cores=cores, progress=lambda _: None) for cores in (1, 2))
    assert alone == together


def test_another_seed_is_another() -> None:
    assert run(seed="1")[1] != run(seed="2")[1]


def test_it_tells_how_far_it_has_come() -> None:
    told: list[int] = []
    wanted = Wanted(ruleset=OFFICIAL, tempers=(Temper.CAREFUL, Temper.BOLD), games=40, seed=5)
    tournament(wanted, cores=1, progress=told.append)
    assert (told[-1], told) == (40, sorted(told))


def test_house_rules_and_presets_are_played() -> None:
    assert run(house="round_limit=1", as_json=True)[1] != run(as_json=True)[1]
    assert json.loads(run(edition="fill-or-bust", house="bowman", as_json=True)[1])["edition"] == "fill-or-bust"


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": "0"},
        {"games": "ten"},
        {"games": "-5"},
        {"games": "1" * 40},
        {"games": "²"},
        {"seed": "x"},
        {"seats": "careful,clever"},
        {"seats": ""},
        {"seats": ",".join(["bold"] * 11)},
        {"edition": "yahtzee"},
        {"house": "flying=on"},
        {"house": "target=1"},
    ],
)
def test_what_it_cannot_understand_is_answered_in_one_line(wrong: dict[str, str]) -> None:
    status, out, err = run(**wrong)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_rate_of_wins_is_sure_to_some_extent() -> None:
    tally = Tally(games=100, shares=50 * SHARE)
    rate, (low, high) = win_rate(tally)
    assert (rate, round(low, 4), round(high, 4)) == (0.5, 0.4038, 0.5962)


def test_who_never_won_may_win_yet() -> None:
    rate, (low, high) = win_rate(Tally(games=100))
    assert (rate, low, round(high, 4)) == (0.0, 0.0, 0.037)


def test_points_a_turn_are_as_sure_as_their_spread_allows() -> None:
    mean, (low, high) = points_a_turn(Tally(turns=4, points=400, points_squared=4 * 100**2 + 4 * 50**2))
    assert (mean, round(mean - low, 1), round(high - mean, 1)) == (100.0, 56.6, 56.6)


def test_perfect_makes_more_points_a_turn_than_careful_and_bold() -> None:
    tempers = (Temper.CAREFUL, Temper.BOLD, Temper.PERFECT)
    wanted = Wanted(ruleset=OFFICIAL, tempers=tempers, games=700, seed=8)
    careful, bold, perfect = (points_a_turn(each) for each in tournament(wanted, cores=1, progress=lambda _: None))
    assert min(ahead(perfect, careful), ahead(perfect, bold)) > 2.58


def ahead(one: tuple[float, tuple[float, float]], other: tuple[float, tuple[float, float]]) -> float:
    """By how many standard errors of their difference: 2.58 happens by chance to one in a hundred."""
    errors = [(high - low) / (2 * SIGMAS) for _, (low, high) in (one, other)]
    return (one[0] - other[0]) / math.hypot(*errors)

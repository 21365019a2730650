"""Luck and skill under a result: every score adds up, and one's own costliest choices are told to oneself."""

import re
from pathlib import Path

import pytest

from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import Edition, Refusal, parse
from tests.cogs.conftest import Deal
from tests.kit.plays import Players
from tests.kit.sim import SOLVED

TARGET = 500


@pytest.fixture(autouse=True, scope="module")
def _solved() -> None:
    ruleset = parse(Edition.TUTTO, f"target={TARGET}")
    assert not isinstance(ruleset, Refusal)
    Shelf(Path(SOLVED)).solved(fresh(ruleset))


async def _asked(players: Players) -> str:
    return (await players.people[0].press(players.board(), verb="luck")).private


async def test_the_parts_of_a_score_add_up_to_it(deal: Deal) -> None:
    players = await deal(target=TARGET)
    await players.play_out()
    said = await _asked(players)
    sums = re.findall(r"^(.*) = \*\*(.*)\*\*$", said, re.MULTILINE)
    assert [_points(score) for _, score in sums] == [
        sum(map(_points, re.findall(r"[+−]?[\d,]+(?= (?:to be|luck|skill|by|taken|at))", parts))) for parts, _ in sums
    ]
    assert len(players.people) == len(sums)


async def test_ones_own_costliest_choices_are_told(deal: Deal) -> None:
    players = await deal(target=TARGET)
    await players.play_out()
    assert "Your costliest choices" in await _asked(players)


def _points(text: str) -> int:
    return int(text.replace(",", "").replace("−", "-"))

"""Advice at a table: what one's own choices are worth, told to nobody else."""

from pathlib import Path

import pytest

from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import OFFICIAL
from tests.cogs.conftest import Deal
from tests.kit.plays import table
from tests.kit.sim import SOLVED, Sim


@pytest.fixture(autouse=True, scope="module")
def _solved() -> None:
    Shelf(Path(SOLVED)).solved(fresh(OFFICIAL))


async def test_who_is_next_is_told_their_choices_alone(deal: Deal) -> None:
    players = await deal("B300 111234")
    await players.press("reveal")
    said = (await players.next().slash(players.place, "tutto odds")).private
    assert "1. `1 1 1` aside, bank 1,000 · **1,000**" in said


async def test_who_waits_is_told_whose_turn_it_is(deal: Deal) -> None:
    players = await deal("B300 111234")
    [waiting] = [person for person in players.people if person is not players.next()]
    assert "’s turn now" in (await waiting.slash(players.place, "tutto odds")).private


async def test_without_a_game_one_is_told_where_to_ask(sim: Sim) -> None:
    players = table(sim, 1)
    assert "No game is on here." in (await players.people[0].slash(players.channel, "tutto odds")).private

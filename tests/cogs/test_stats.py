"""`/tutto stats`: one's own figures and another's, with luck and skill once the game was reckoned."""

from pathlib import Path

import pytest

from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import Edition, Refusal, parse
from tests.cogs.conftest import Deal
from tests.kit.plays import Players, table
from tests.kit.sim import SOLVED, Sim, text

TARGET = 500


@pytest.fixture(autouse=True, scope="module")
def _solved() -> None:
    ruleset = parse(Edition.TUTTO, f"target={TARGET}")
    assert not isinstance(ruleset, Refusal)
    Shelf(Path(SOLVED)).solved(fresh(ruleset))


async def _played(deal: Deal) -> Players:
    players = await deal(target=TARGET)
    await players.play_out()
    return players


async def test_before_any_game_one_is_told_how_to_begin(sim: Sim) -> None:
    players = table(sim, 1)
    told = await players.people[0].slash(players.channel, "tutto stats")
    assert "Ada hasn’t finished a game here yet." in told.private


async def test_a_game_brings_figures_with_luck_and_skill(deal: Deal) -> None:
    players = await _played(deal)
    told = text((await players.people[0].slash(players.channel, "tutto stats")).message)
    assert ("**Ada**" in told, "1 game ·" in told) == (True, True)
    assert [line for line in ("Luck", "Skill", "Still working it out") if line in told] == ["Luck", "Skill"]


async def test_another_s_figures_can_be_asked_for(deal: Deal) -> None:
    players = await _played(deal)
    ada, ben = players.people[:2]
    told = await ada.slash(players.channel, "tutto stats", player=ben.actor)
    assert "**Ben**" in told.private


async def test_they_are_private_unless_shared(deal: Deal) -> None:
    players = await _played(deal)
    ada = players.people[0]
    private = await ada.slash(players.channel, "tutto stats")
    shared = await ada.slash(players.channel, "tutto stats", share=True)
    assert (bool(private.private), bool(shared.private)) == (True, False)
    assert "**Ada**" in text(shared.message)


async def test_practice_does_not_count(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here", target=TARGET)
    await players.play_out()
    told = await players.people[0].slash(players.channel, "tutto stats")
    assert "hasn’t finished a game here yet" in told.private

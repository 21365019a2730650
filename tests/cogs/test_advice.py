"""Advice at a table: what one's own choices are worth, told to nobody else."""

from pathlib import Path

import pytest

from bot.advisor.shelf import Shelf
from bot.advisor.situation import fresh
from bot.engine import OFFICIAL
from tests.cogs.conftest import Deal
from tests.kit.plays import table
from tests.kit.scoring import FULL, Scoring, menu, sheet
from tests.kit.sim import SOLVED, Person, Sim, buttons


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


async def asked(table: Scoring, person: Person) -> str:
    """What somebody is told of their odds at a recorded game's table."""
    return (await person.slash(table.place, "tutto odds")).private


async def recorded(sim: Sim, seats: int = 2, **options: object) -> Scoring:
    table = sheet(sim, seats)
    await table.record(**options)
    return table


async def keeper(table: Scoring) -> Person:
    """Somebody without a seat, to whom the host hands the score sheet."""
    zoe = table.outsider("Zoe")
    await menu(table, "somebody", zoe.actor)
    return zoe


async def test_dice_that_are_pressed_and_not_entered_count(sim: Sim) -> None:
    table = await recorded(sim)
    await table.said_of("B300 112346:11")
    await table.depth(FULL)
    await table.faces("1235")
    assert "🎲 Rolled: `1 2 3 5`" in await asked(table, table.people[0])


async def test_half_a_roll_is_waited_for(sim: Sim) -> None:
    table = await recorded(sim)
    await table.said_of("B300 112346:11")
    await table.faces("12")
    assert "Not all dice of this roll are on the score sheet yet." in await asked(table, table.people[0])


async def test_a_step_that_is_taken_back_takes_the_odds_back(sim: Sim) -> None:
    table = await recorded(sim)
    await table.said_of("B300 112346:11")
    before = await asked(table, table.people[0])
    await table.push("undo")
    assert ("1. roll 4 · **" in before, "1. roll 6 · **" in await asked(table, table.people[0])) == (True, True)


async def test_a_turn_that_is_entered_as_a_total_tells_of_no_dice(sim: Sim) -> None:
    table = await recorded(sim)
    assert "This turn is entered as a total" in await asked(table, table.people[0])


async def test_a_card_that_the_bot_reveals_is_told_of_even_so(sim: Sim) -> None:
    table = await recorded(sim, cards="bot")
    # The card is chance's: after a Stop somebody else has none yet.
    while any(button.arg.endswith(".draw") for button in buttons(table.board())):
        await table.push("enter", "draw")
    said = await asked(table, table.people[0])
    assert ("so I only know its card" in said, "1. roll 6 · " in said) == (True, True)


async def test_dice_that_the_bot_rolls_lie_there_for_who_asks(sim: Sim) -> None:
    table = await recorded(sim, dice="bot")
    await table.depth(FULL)
    await table.push("card", "FW")
    assert "1. roll 6 · **" in await asked(table, table.people[0])


async def test_who_keeps_score_is_told_the_odds_of_whose_turn_they_enter(sim: Sim) -> None:
    table = await recorded(sim)
    zoe = await keeper(table)
    table.scorer = zoe
    await table.depth(FULL)
    await table.push("card", "B300")
    assert "Odds for Ada · ⭐ Bonus 300" in await asked(table, zoe)
    assert "Your odds · ⭐ Bonus 300" in await asked(table, table.people[0])


async def test_a_guests_turn_is_told_to_who_keeps_score(sim: Sim) -> None:
    table = sheet(sim, 1)
    await table.sit_down(mode="record", where="here")
    await table.guest("Grandma")
    await table.people[0].press(table.board(), verb="begin")
    await table.whole(300)
    await table.depth(FULL)
    assert "Odds for Grandma" in await asked(table, table.people[0])


async def test_who_keeps_no_score_waits_for_their_own_turn(sim: Sim) -> None:
    table = await recorded(sim)
    assert "It is **Ada**’s turn now." in await asked(table, table.people[1])


async def test_who_only_watches_a_recorded_game_is_told_so(sim: Sim) -> None:
    table = await recorded(sim)
    assert "You don’t sit at this table." in await asked(table, table.outsider("Zoe"))


async def test_before_a_recorded_game_begins_its_keeper_is_told_that_it_has_not(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.sit_down(mode="record", where="here")
    zoe = await keeper(table)
    assert "The game hasn’t begun yet." in await asked(table, zoe)
    assert "No die has been rolled here yet." in await asked(table, table.people[0])

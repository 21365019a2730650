"""A game that stands still: who pauses it, who resumes it, and what is lost by it (nothing)."""

import pytest

from bot.engine.commands import Reveal
from bot.tables.answers import Gone, Outsider, Played, Stale, StandsStill
from bot.tables.pace import KEPT_PAUSED, LIVE, Why
from bot.tables.table import Table
from tests.kit.desks import Tabletop, happened


def reveal(seat: int) -> tuple[Reveal]:
    return (Reveal(seat=seat),)


async def paused(top: Tabletop, why: Why = Why.AWAY) -> Table:
    table = await top.game(pace=LIVE)
    return happened(await top.desk.pause(table.id, why)).table


async def test_a_paused_game_has_no_deadline_and_is_kept_thirty_days() -> None:
    table = await paused(Tabletop())
    timing = table.row.timing
    assert timing.paused is not None
    assert (timing.deadline, timing.wake) == (None, timing.paused.at + KEPT_PAUSED)


async def test_a_pause_outlives_a_restart() -> None:
    top = Tabletop()
    table = await paused(top)
    again = await top.another_desk().table(table.id)
    assert again is not None
    assert (again.is_paused, again.row.timing) == (True, table.row.timing)


async def test_to_pause_twice_changes_nothing() -> None:
    top = Tabletop()
    table = await paused(top)
    top.clock.pass_by(60)
    again = happened(await top.desk.pause(table.id, Why.PLACE)).table
    assert again.row.timing == table.row.timing


async def test_a_lobby_is_not_paused() -> None:
    top = Tabletop()
    table = await top.lobby(2, pace=LIVE)
    assert not happened(await top.desk.pause(table.id, Why.PLACE)).table.is_paused


async def test_no_game_is_no_game_to_pause() -> None:
    assert isinstance(await Tabletop().desk.pause("nowhere", Why.PLACE), Gone)


@pytest.mark.parametrize("user", [1, 2])
async def test_anyone_at_the_table_resumes_with_a_whole_turn_on_the_clock(user: int) -> None:
    top = Tabletop()
    table = await paused(top)
    top.clock.pass_by(1000)
    resumed = happened(await top.desk.resume(table.id, user)).table
    deadline = resumed.row.timing.deadline
    assert deadline is not None
    assert (resumed.is_paused, (deadline - top.clock.now()).total_seconds()) == (False, 300)


async def test_who_sits_elsewhere_resumes_nothing() -> None:
    top = Tabletop()
    table = await paused(top)
    assert isinstance(await top.desk.resume(table.id, 9), Outsider)


async def test_of_two_who_resume_one_is_late() -> None:
    top = Tabletop()
    table = await paused(top)
    await top.desk.resume(table.id, 1)
    assert isinstance(await top.desk.resume(table.id, 2), Stale)


async def test_a_press_on_an_older_board_says_that_the_game_stands_still() -> None:
    top = Tabletop()
    table = await paused(top)
    assert isinstance(await top.desk.play(table.id, 1, table.seq, reveal), StandsStill)
    assert isinstance(await top.desk.look(table.id, 1, table.seq), StandsStill)


async def test_a_game_whose_place_was_lost_goes_on_by_the_next_press() -> None:
    top = Tabletop()
    table = await paused(top, Why.PLACE)
    answer = await top.desk.play(table.id, 1, table.seq, reveal)
    assert isinstance(answer, Played)
    assert (answer.table.is_paused, answer.table.row.timing.deadline is not None) == (False, True)


async def test_a_pause_keeps_the_turn_as_it_was() -> None:
    top = Tabletop()
    table = await top.game(pace=LIVE)
    before = (await top.press_on(table)).table
    await top.desk.pause(table.id, Why.PLACE)
    after = happened(await top.desk.resume(table.id, 1)).table
    assert after.game == before.game


async def test_after_thirty_days_a_paused_game_is_closed_without_a_result() -> None:
    top = Tabletop()
    table = await paused(top)
    top.clock.pass_by(KEPT_PAUSED.total_seconds())
    closed = await top.desk.wake(table.id)
    assert isinstance(closed, Played)
    assert (closed.table.game.is_over, await top.desk.at_place(table.row.place)) == (True, None)


async def test_a_day_less_and_it_is_kept() -> None:
    top = Tabletop()
    table = await paused(top)
    top.clock.pass_by(KEPT_PAUSED.total_seconds() - 86400)
    assert await top.desk.wake(table.id) is None

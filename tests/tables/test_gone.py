"""A seat whose player is no longer on the server: away at once, and theirs as before once they are back."""

from datetime import datetime

from bot.tables.answers import Gone, Outsider, Played, Stale
from bot.tables.pace import APPLIED_AFTER, LIVE, Why
from bot.tables.table import Table
from bot.tables.timed import still_awaited
from tests.kit.desks import Tabletop, happened


def deadline(table: Table) -> datetime:
    assert table.row.timing.deadline is not None
    return table.row.timing.deadline


async def timed_out(top: Tabletop, table: Table) -> Played:
    left_s = (deadline(table) - top.clock.now() + APPLIED_AFTER).total_seconds()
    top.clock.pass_by(left_s)
    woken = await top.desk.wake(table.id)
    assert isinstance(woken, Played)
    return woken


async def test_after_one_time_out_a_seat_is_still_awaited() -> None:
    top = Tabletop()
    awaited = still_awaited(await timed_out(top, await top.game(3, pace=LIVE)))
    assert awaited is not None
    assert awaited.name == "Ada"


async def test_a_seat_that_is_away_already_is_awaited_no_more() -> None:
    top = Tabletop()
    played = await timed_out(top, await top.game(3, pace=LIVE))
    for _ in range(3):
        assert still_awaited(played) is not None
        played = await timed_out(top, played.table)
    assert (played.table.is_away(0), still_awaited(played)) == (True, None)


async def test_a_turn_that_its_player_ends_leaves_nobody_awaited() -> None:
    top = Tabletop()
    table = await top.game(3, pace=LIVE)
    assert still_awaited(await top.press_on(table)) is None


async def test_who_is_gone_is_away_after_one_time_out() -> None:
    top = Tabletop()
    table = (await timed_out(top, await top.game(3, pace=LIVE))).table
    after = happened(await top.desk.gone(table.id, 1)).table
    assert (table.is_away(0), after.is_away(0), after.is_paused) == (False, True, False)


async def test_the_turn_of_who_is_next_goes_on_with_its_clock() -> None:
    top = Tabletop()
    table = (await timed_out(top, await top.game(3, pace=LIVE))).table
    top.clock.pass_by(2)
    after = happened(await top.desk.gone(table.id, 1)).table
    assert (after.game, after.row.timing) == (table.game, table.row.timing)


async def test_with_one_left_the_game_pauses_at_once() -> None:
    top = Tabletop()
    table = (await timed_out(top, await top.game(2, pace=LIVE))).table
    paused = happened(await top.desk.gone(table.id, 1)).table.row.timing.paused
    assert paused is not None
    assert paused.why is Why.AWAY


async def test_who_is_gone_keeps_seat_and_name() -> None:
    top = Tabletop()
    table = (await timed_out(top, await top.game(3, pace=LIVE))).table
    await top.desk.gone(table.id, 1)
    found = await top.another_desk().table(table.id)
    assert found is not None
    assert (found.person(0).name, found.seat_of(1), found.is_away(0)) == ("Ada", 0, True)


async def test_who_comes_back_says_so_and_is_there() -> None:
    top = Tabletop()
    table = (await timed_out(top, await top.game(3, pace=LIVE))).table
    await top.desk.gone(table.id, 1)
    assert not happened(await top.desk.back(table.id, 1)).table.is_away(0)


async def test_of_a_game_that_ended_meanwhile_nothing_is_written() -> None:
    top = Tabletop()
    table = await top.game(3, pace=LIVE)
    await top.desk.give_up(table.id, 1, moderates=False)
    assert isinstance(await top.desk.gone(table.id, 1), Stale)


async def test_who_sits_elsewhere_or_nowhere_is_not_away() -> None:
    top = Tabletop()
    table = await top.game(2, pace=LIVE)
    assert isinstance(await top.desk.gone(table.id, 9), Outsider)
    assert isinstance(await top.desk.gone("nowhere", 1), Gone)

"""A person's seat goes to a computer in mid-game: who may do it, what stays with the seat, what follows. No Discord."""

from dataclasses import replace

import pytest

from bot.advisor.seats import careful
from bot.engine import decide, parse
from bot.engine.commands import GiveUp, Leave, Replace, Reveal
from bot.engine.refusals import Code
from bot.tables.answers import Outsider, Played, Refused, Stale
from bot.tables.computers import computer_up, givable
from bot.tables.hosting import Hosting
from bot.tables.pace import APPLIED_AFTER, LIVE
from bot.tables.ports import Kind
from bot.tables.table import Table
from bot.tables.verify import Verified, verify
from bot.tables.written import record_of
from tests.kit.desks import GUILD, Tabletop, happened
from tests.kit.games import code, play, then


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


async def give(
    top: Tabletop, table: Table, seat: int, *, user: int = 1, moderates: bool = False
) -> Played | Outsider | Stale:
    computer = top.desk.fresh_computer(table, Kind.CAREFUL, "Careful")
    player = table.seats[seat].player
    answer = await Hosting(top.desk).give(table.id, user, player, computer, moderates=moderates)
    assert isinstance(answer, Played | Outsider | Stale)
    return answer


async def given(top: Tabletop, table: Table, seat: int, *, user: int = 1, moderates: bool = False) -> Table:
    return happened(await give(top, table, seat, user=user, moderates=moderates)).table


async def time_out(top: Tabletop, table: Table) -> Table:
    deadline = table.row.timing.deadline
    assert deadline
    top.clock.pass_by((deadline + APPLIED_AFTER - top.clock.now()).total_seconds())
    return happened(await top.desk.wake(table.id) or Stale(table=table, again=False)).table


async def until_away(top: Tabletop, table: Table, seat: int) -> Table:
    """Everybody plays on but this seat, until it counts as away."""
    while not table.is_away(seat):
        assert table.game.turn
        own = table.game.turn.seat == seat
        table = await time_out(top, table) if own else (await top.press_on(table)).table
    return table


async def press_on(top: Tabletop, table: Table) -> Table:
    if computer_up(table) is None:
        return (await top.press_on(table)).table
    return happened(await top.desk.play_computer(table.id, lambda now: careful(now.game))).table


class TestTheEngine:
    def test_who_sits_there_is_another_and_nothing_else_changes(self) -> None:
        before = play("Ada: B300 111556:111 bank =1000").game
        after = then(before, Replace(seat=0, player="other"))
        assert after == replace(before, seats=(replace(before.seats[0], player="other"), *before.seats[1:]))

    def test_nobody_sits_at_one_table_twice(self) -> None:
        game = play("").game
        assert code(decide(game, Replace(seat=0, player=game.seats[1].player))) == "already-seated"


async def test_score_and_turn_stay_with_the_seat(top: Tabletop) -> None:
    table = await top.game(2)
    table = happened(await top.desk.play(table.id, 1, table.seq, lambda seat: (Reveal(seat=seat),))).table
    after = await given(top, table, 0, user=99, moderates=True)
    assert (after.game.turn, after.seats[0].score, after.seats[0].interaction) == (
        table.game.turn,
        table.seats[0].score,
        table.seats[0].interaction,
    )


async def test_who_had_the_seat_plays_no_more(top: Tabletop) -> None:
    table = await given(top, await top.game(3), 1)
    assert isinstance(await top.desk.leave(table.id, 2), Outsider)


async def test_others_give_nobodys_seat_away(top: Tabletop) -> None:
    table = await top.game(3)
    assert isinstance(await give(top, table, 2, user=2), Outsider)


@pytest.mark.parametrize("seat", [0, 1])
async def test_somebody_has_to_be_there_whom_computers_play_with(top: Tabletop, seat: int) -> None:
    table = await given(top, await top.game(2), 1 - seat, user=99, moderates=True)
    assert isinstance(await give(top, table, seat, user=99, moderates=True), Stale)


async def test_a_seat_that_was_left_or_given_already_is_not_given(top: Tabletop) -> None:
    table = await top.game(4)
    after = happened(await top.desk.leave(table.id, 2)).table
    assert isinstance(await give(top, table, 1), Stale)
    assert givable(after, 1) == (0, 2, 3)
    await given(top, table, 2)
    assert isinstance(await give(top, table, 2), Stale)


async def test_nothing_is_given_before_the_game_or_after_it(top: Tabletop) -> None:
    lobby = await top.lobby(3)
    over = happened(await top.desk.ask(lobby.id, 1, lambda _: (GiveUp(),))).table
    assert (givable(lobby, 1), givable(over, 1)) == ((), ())


async def test_hosting_passes_on_when_the_host_gives_up_their_own_seat(top: Tabletop) -> None:
    table = await given(top, await top.game(3), 0)
    assert "Ben" == table.host.name


async def test_an_away_seat_is_away_no_more_and_its_turns_are_played(top: Tabletop) -> None:
    table = await until_away(top, await top.game(3, pace=LIVE), 2)
    table = await given(top, table, 2)
    while computer_up(table) is None:
        table = await press_on(top, table)
    stored = await top.another_desk().table(table.id)
    assert stored
    assert (table.row.missed, stored.row.missed, stored.person(2).kind) == ({}, {}, Kind.CAREFUL)


async def test_a_game_that_waited_for_too_few_goes_on(top: Tabletop) -> None:
    table = await until_away(top, await top.game(2, pace=LIVE), 1)
    assert table.is_paused
    after = await given(top, table, 1)
    assert (after.is_paused, after.in_company) == (False, False)


async def test_the_turn_that_is_given_has_its_whole_time(top: Tabletop) -> None:
    table = await top.game(3, pace=LIVE)
    top.clock.pass_by(290)
    after = await given(top, table, 0, user=2, moderates=True)
    assert after.row.timing.deadline
    assert (after.row.timing.deadline - top.clock.now()).total_seconds() == LIVE.turn_s


async def test_the_game_is_played_on_after_a_restart_counts_for_nobody_and_its_record_verifies(top: Tabletop) -> None:
    table = await top.game(2, ruleset=parse("tutto", "target=1500"))
    for _ in range(9):
        table = await press_on(top, table)
    table = await given(top, table, 1)
    assert list(await top.store.with_computers()) == [table.id]
    top.desk = top.another_desk()
    while not table.game.is_over:
        table = await press_on(top, table)
    stored = await top.store.load(table.id)
    assert stored
    record = record_of(stored)
    assert '[Seats "Ada | Ben"]' in record
    assert isinstance(verify(record), Verified)
    assert await top.store.standings(GUILD, 10) == ()


async def test_who_is_going_after_this_turn_can_not_be_replaced(top: Tabletop) -> None:
    table = await top.game(3)
    table = happened(await top.desk.play(table.id, 1, table.seq, lambda seat: (Reveal(seat=seat),))).table
    table = happened(await top.desk.ask(table.id, 2, lambda _: (Leave(seat=1),))).table
    answer = await top.desk.ask(table.id, 1, lambda _: (Replace(seat=1, player="other"),))
    assert isinstance(answer, Refused)
    assert Code.NOT_SEATED == answer.refusal.code

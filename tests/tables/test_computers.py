"""Computers at the desk: who may seat them, when they press, and what they count for."""

from bot.advisor.seats import careful
from bot.engine.commands import Reveal
from bot.engine.refusals import Code
from bot.tables.answers import Outsider, Refused, Stale
from bot.tables.computers import computer_up
from bot.tables.hosting import Hosting
from bot.tables.pace import APPLIED_AFTER, Pace, Why
from bot.tables.ports import NO_USER, Kind
from bot.tables.table import Table
from tests.kit.desks import GUILD, Tabletop, happened


async def with_computers(top: Tabletop, *kinds: Kind, people: int = 1) -> Table:
    table = await top.lobby(people)
    for kind in kinds:
        table = happened(await top.desk.add_computer(table.id, 1, kind, kind.value)).table
    return table


async def begun(top: Tabletop, *kinds: Kind, people: int = 1) -> Table:
    table = await with_computers(top, *kinds, people=people)
    return happened(await top.desk.begin(table.id, 1, top.press())).table


async def played_out(top: Tabletop, table: Table) -> Table:
    while not table.game.is_over:
        if computer_up(table) is None:
            table = (await top.press_on(table)).table
        else:
            table = happened(await top.desk.play_computer(table.id, lambda now: careful(now.game))).table
    return table


async def test_a_computer_is_nobody_on_discord_and_adds_nothing_to_the_salt() -> None:
    top = Tabletop()
    table = await with_computers(top, Kind.BOLD)
    person = table.person(1)
    assert (person.kind, person.user, table.seats[1].interaction) == (Kind.BOLD, NO_USER, 0)
    assert table.seat_of(NO_USER) is None


async def test_only_the_host_seats_and_dismisses_computers() -> None:
    top = Tabletop()
    table = await with_computers(top, Kind.BOLD, people=2)
    assert isinstance(await top.desk.add_computer(table.id, 2, Kind.BOLD, "Bold"), Outsider)
    assert isinstance(await top.desk.dismiss(table.id, 2, table.seats[2].player), Outsider)


async def test_a_computer_that_is_dismissed_frees_its_seat() -> None:
    top = Tabletop()
    table = await with_computers(top, Kind.BOLD, Kind.CAREFUL)
    table = happened(await top.desk.dismiss(table.id, 1, table.seats[1].player)).table
    assert [table.person(seat).kind for seat in range(len(table.seats))] == [Kind.MEMBER, Kind.CAREFUL]


async def test_nobody_but_a_computer_is_dismissed() -> None:
    top = Tabletop()
    table = await with_computers(top, people=2)
    assert isinstance(await top.desk.dismiss(table.id, 1, table.seats[1].player), Stale)


async def test_once_play_has_begun_no_computer_sits_down() -> None:
    top = Tabletop()
    table = await begun(top, Kind.BOLD)
    answer = await top.desk.add_computer(table.id, 1, Kind.BOLD, "Bold")
    assert isinstance(answer, Refused)
    assert answer.refusal.code is Code.ALREADY_BEGUN


async def test_a_computer_presses_in_its_own_turn_only() -> None:
    top = Tabletop()
    table = await begun(top, Kind.BOLD)
    assert isinstance(await top.desk.play_computer(table.id, lambda now: careful(now.game)), Stale)


async def test_nobody_presses_for_a_computer() -> None:
    top = Tabletop()
    table = await begun(top, Kind.BOLD)
    while computer_up(table) is None:
        table = (await top.press_on(table)).table
    answer = await top.desk.play(table.id, 1, table.seq, lambda seat: (Reveal(seat=seat),))
    assert isinstance(answer, Refused)
    assert answer.refusal.code is Code.NOT_YOUR_TURN


async def test_a_game_with_computers_has_no_results_and_is_told_no_leaderboard() -> None:
    top = Tabletop()
    await played_out(top, await begun(top, Kind.CAREFUL, people=2))
    assert await top.store.standings(GUILD, 10) == ()


async def test_its_dice_fell_like_any_others() -> None:
    top = Tabletop()
    table = await played_out(top, await begun(top, Kind.CAREFUL))
    assert tuple(await top.store.fallen(GUILD)) == table.chronicle.fallen


async def test_games_that_a_computer_may_have_to_play_on_are_found() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, people=2)
    assert list(await top.store.with_computers()) == [table.id]
    await played_out(top, table)
    assert list(await top.store.with_computers()) == []


async def test_who_leaves_two_computers_alone_gives_the_game_up() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, Kind.BOLD)
    table = happened(await top.desk.leave(table.id, 1)).table
    assert (table.game.is_over, table.seats[0].gone) == (True, True)


async def test_who_leaves_one_computer_alone_has_lost_to_it() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL)
    table = happened(await top.desk.leave(table.id, 1)).table
    assert table.game.is_over
    assert table.game.phase.winners == (1,)


async def test_as_long_as_somebody_stays_the_game_goes_on() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, people=2)
    table = happened(await top.desk.leave(table.id, 1)).table
    assert (table.game.is_over, table.host.name) == (False, "Ben")


async def test_a_moderator_who_takes_the_last_person_out_leaves_no_computers_among_themselves() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, Kind.BOLD)
    table = happened(await Hosting(top.desk).remove(table.id, 99, table.seats[0].player, moderates=True)).table
    assert (table.game.is_over, table.seats[0].gone) == (True, True)


async def test_a_moderator_who_takes_the_last_person_out_of_the_lobby_closes_it() -> None:
    top = Tabletop()
    table = await with_computers(top, Kind.CAREFUL)
    table = happened(await Hosting(top.desk).remove(table.id, 99, table.seats[0].player, moderates=True)).table
    assert table.was_called_off


async def test_a_computer_is_taken_out_and_the_game_goes_on() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, Kind.BOLD)
    table = happened(await Hosting(top.desk).remove(table.id, 1, table.seats[1].player, moderates=False)).table
    assert (table.game.is_over, table.seats[1].gone) == (False, True)


async def test_where_the_only_person_left_is_away_the_computers_wait_for_them() -> None:
    top = Tabletop()
    table = await begun(top, Kind.CAREFUL, people=2)
    table = happened(await top.desk.gone(table.id, 2)).table
    table = happened(await top.desk.resume(table.id, 1)).table
    table = happened(await top.desk.leave(table.id, 1)).table
    paused = table.row.timing.paused
    assert paused is not None
    assert (paused.why, computer_up(table)) == (Why.AWAY, None)
    assert not happened(await top.desk.back(table.id, 2)).table.is_paused


async def test_a_computer_that_time_has_passed_over_again_and_again_is_never_away() -> None:
    top = Tabletop()
    table = await top.lobby(2, pace=Pace(60))
    table = happened(await top.desk.add_computer(table.id, 1, Kind.BOLD, "Bold")).table
    table = happened(await top.desk.begin(table.id, 1, top.press())).table
    for _ in range(3):
        while computer_up(table) is None:
            table = (await top.press_on(table)).table
        top.clock.pass_by(60 + APPLIED_AFTER.total_seconds())
        table = happened(await top.desk.wake(table.id)).table
    assert table.row.missed == {}

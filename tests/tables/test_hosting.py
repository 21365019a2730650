"""What the host and who moderates may do at a table, without Discord."""

import pytest

from bot.engine.commands import Reveal
from bot.engine.events import Ended, Finished, GivenUp, Risen, SeatLeft, TurnEnded
from bot.engine.refusals import Code
from bot.tables.answers import Gone, Outsider, Refused
from bot.tables.hosting import Hosting
from tests.kit.desks import Tabletop, happened


@pytest.fixture
def top() -> Tabletop:
    return Tabletop()


@pytest.fixture
def hosting(top: Tabletop) -> Hosting:
    return Hosting(top.desk)


async def test_a_turn_is_forfeited(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game()
    events = happened(await hosting.skip(table.id, 1, 0, moderates=False)).events
    assert TurnEnded(seat=0, ended=Ended.FORFEIT, gain=0, lost=0, taken=()) == events[0]


async def test_a_turn_that_has_passed_is_not_forfeited(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game()
    await hosting.skip(table.id, 1, 0, moderates=False)
    answer = await hosting.skip(table.id, 1, 0, moderates=False)
    assert isinstance(answer, Refused)
    assert Code.TURN_IS_OVER == answer.refusal.code


async def test_in_the_middle_of_the_turn_it_is_the_same_turn(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game()
    await top.desk.play(table.id, 1, table.seq, lambda seat: (Reveal(seat=seat),))
    now = await top.desk.table(table.id)
    assert now
    happened(await hosting.skip(table.id, 1, len(now.chronicle.tales), moderates=False))


async def test_a_seat_is_out_of_the_game(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game(3)
    played = happened(await hosting.remove(table.id, 1, table.seats[1].player, moderates=False))
    assert (SeatLeft(seat=1),) == played.events


async def test_a_seat_is_out_of_the_lobby(top: Tabletop, hosting: Hosting) -> None:
    table = await top.lobby(3)
    played = happened(await hosting.remove(table.id, 1, table.seats[1].player, moderates=False))
    assert (Risen(seat=1),) == played.events


async def test_the_last_seat_out_of_a_lobby_closes_it(top: Tabletop, hosting: Hosting) -> None:
    table = await top.lobby(1)
    played = happened(await hosting.remove(table.id, 99, table.seats[0].player, moderates=True))
    assert (GivenUp(),) == played.events


async def test_the_last_but_one_who_is_out_ends_the_game(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game(2)
    played = happened(await hosting.remove(table.id, 1, table.seats[1].player, moderates=False))
    assert Finished(winners=(0,)) == played.events[-1]


async def test_when_a_moderator_takes_the_host_out_hosting_passes_on(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game(3)
    played = happened(await hosting.remove(table.id, 99, table.row.host, moderates=True))
    assert "Ben" == played.table.host.name


async def test_another_hosts_from_now_on_and_after_a_restart(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game(3)
    await hosting.hand_over(table.id, 1, table.seats[2].player, moderates=False)
    again = await top.another_desk().table(table.id)
    assert again
    assert "Cleo" == again.host.name


@pytest.mark.parametrize("player", ["nobody", ""])
async def test_nobody_hosts_who_holds_no_seat(top: Tabletop, hosting: Hosting, player: str) -> None:
    table = await top.game(2)
    answer = await hosting.hand_over(table.id, 1, player, moderates=False)
    assert isinstance(answer, Refused)
    assert Code.NOT_SEATED == answer.refusal.code


async def test_others_may_do_nothing_of_it(top: Tabletop, hosting: Hosting) -> None:
    table = await top.game(3)
    player = table.seats[2].player
    answers = [
        await hosting.skip(table.id, 2, 0, moderates=False),
        await hosting.remove(table.id, 2, player, moderates=False),
        await hosting.hand_over(table.id, 2, player, moderates=False),
    ]
    assert [Outsider] * 3 == [type(answer) for answer in answers]


async def test_there_is_nothing_to_host_in_no_game(hosting: Hosting) -> None:
    assert Gone(game="none") == await hosting.hand_over("none", 1, "id1", moderates=True)

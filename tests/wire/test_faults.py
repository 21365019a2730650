"""Calls of which the answer is lost, late or refused: nothing is doubled and nothing is lost."""

import pytest

from tests.kit.discordd import Interaction
from tests.kit.wire import CALLBACK, Den, Table, pressable

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNKNOWN_INTERACTION = 10062


async def before_bank(den: Den, **options: str) -> Table:
    table = await Table(den, "ada", "ben").begin(**options)
    return await table.press_on_until(lambda: "bank" in table.verbs)


async def bank(table: Table) -> Interaction:
    """Bank, and wait for the next board, whatever becomes of the answer."""
    board = table.board
    interaction = await table.send("bank")
    await table.shown(lambda: table.board.id > board.id and not pressable(board))
    return interaction


def sends(table: Table) -> str:
    return f"/channels/{table.place.id}/messages"


def mended(table: Table) -> bool:
    """Whether the board shows what is on disk."""
    return table.seq == len(table.events)


# The answer to a press.


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_cut_answer_is_mended_by_the_channel(den: Den, after: bool) -> None:  # noqa: FBT001 — a case
    table = await Table(den, "ada", "ben").begin()
    den.server.faults.next("POST", CALLBACK, cut=True, after=after)
    den.excuse(await table.send("reveal"))
    await table.shown(lambda: mended(table) and "reveal_called" in table.events)
    assert await table.goes_on()


async def test_a_cut_answer_is_not_given_again(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    den.server.faults.next("POST", CALLBACK, cut=True)
    interaction = await table.send("reveal")
    den.excuse(interaction)
    await table.shown(lambda: mended(table) and "reveal_called" in table.events)
    assert den.server.calls("POST", f"/interactions/{interaction.id}/*/callback") == [0]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_bank_whose_answer_is_cut_is_followed_by_one_board(den: Den, after: bool) -> None:  # noqa: FBT001 — a case
    table = await before_bank(den)
    den.server.faults.next("POST", CALLBACK, cut=True, after=after)
    den.excuse(await bank(table))
    assert (len(table.boards), await table.goes_on()) == (1, True)


async def test_an_answer_too_late_is_mended_by_the_channel(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    den.server.faults.next("POST", CALLBACK, status=404, code=UNKNOWN_INTERACTION)
    den.excuse(await table.send("reveal"))
    await table.shown(lambda: mended(table) and "reveal_called" in table.events)
    assert await table.goes_on()


async def test_an_answer_that_discord_fails_to_take_is_mended_within_its_deadline(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    den.server.faults.next("POST", CALLBACK, status=500, times=9)
    den.excuse(await table.send("reveal"))
    await table.shown(lambda: mended(table) and "reveal_called" in table.events)
    den.server.faults.clear()
    assert await table.goes_on()


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_lobby_whose_answer_is_cut_stands_there_once(den: Den, after: bool) -> None:  # noqa: FBT001 — a case
    table = Table(den)
    den.server.faults.next("POST", CALLBACK, cut=True, after=after)
    den.excuse(await den.server.slash_nowait(table.host, table.channel, "tutto start"))
    await table.shown(lambda: "begin" in table.verbs)
    await table.press("join", by=den.person("ben"))
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert len(table.channel.messages) == 1


# The send of the next board.


@pytest.mark.parametrize(
    "fault",
    [
        {"cut": True},
        {"cut": True, "after": True},
        {"status": 500},
        {"status": 500, "after": True},
        {"status": 503},
        {"rate_limit": 0.05},
        {"rate_limit": 0.05, "is_global": True},
        {"status": 429},
    ],
    ids=str,
)
async def test_a_send_that_goes_wrong_comes_to_one_board(den: Den, fault: dict[str, bool]) -> None:
    table = await before_bank(den)
    den.server.faults.next("POST", sends(table), **fault)
    await bank(table)
    assert (len(table.boards), await table.goes_on()) == (1, True)


async def test_a_thread_whose_answer_is_cut_is_played_in(den: Den) -> None:
    table = await Table(den, "ada", "ben").open()
    den.server.faults.next("POST", f"/channels/{table.channel.id}/messages/*/threads", cut=True, after=True)
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert (table.place.is_thread, await table.goes_on()) == (True, True)


# The edits by the channel.


@pytest.mark.parametrize("fault", [{"cut": True, "after": True}, {"cut": True}, {"status": 503}], ids=str)
async def test_an_edit_that_goes_wrong_is_made_again(den: Den, fault: dict[str, bool]) -> None:
    table = await Table(den, "ada", "ben").begin()
    den.server.faults.next("POST", CALLBACK, status=404, code=UNKNOWN_INTERACTION)
    den.server.faults.next("PATCH", f"/channels/{table.place.id}/messages/*", **fault)
    den.excuse(await table.send("reveal"))
    await table.shown(lambda: mended(table) and "reveal_called" in table.events)
    assert await table.goes_on()


async def test_a_deleted_board_is_posted_anew(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    board = table.board
    fault = den.server.faults.next("POST", CALLBACK, hold=True)
    den.excuse(await table.send("reveal"))
    await fault.struck()
    den.server.world.delete(board)
    fault.release()
    await table.shown(lambda: table.board is not board)
    assert (len(table.boards), await table.goes_on()) == (1, True)


@pytest.mark.parametrize("who", [0, 1], ids=["the host", "somebody else"])
async def test_a_lobby_left_standing_loses_its_buttons_to_a_press_once_play_has_begun(den: Den, who: int) -> None:
    table = await Table(den, "ada", "ben").open()
    old = table.lobby
    # The edit that takes the old lobby's buttons is lost, as often as it is tried.
    den.server.faults.next("PATCH", f"/channels/{table.channel.id}/messages/{old.id}", status=403, code=50001)
    await den.server.slash(table.host, table.channel, "tutto board")
    await table.shown(lambda: table.lobby is not table.board)
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    await den.server.press(table.people[who], old, pressable(old)["begin"])
    await table.shown(lambda: pressable(old) == {})
    assert await table.goes_on()

"""Coming to a game under way while the bot is killed, or while another comes: who was promised a seat sits, once."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.kit.discordd import Interaction, Message, User
from tests.kit.wire import CALLBACK, PATIENCE_S, Den, Table, score

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST = 10
TOLD = 4


def shown(answer: Interaction) -> Message:
    if answer.original is None:
        raise LookupError(f"{answer.name} showed nothing")
    return answer.original


def custom_id(message: Message, verb: str) -> str:
    """Of the button or menu of this verb, whatever it is about."""
    parts = [part for row in message.components for part in row["components"]]
    return next(part["custom_id"] for part in parts if part.get("custom_id", "").split(":")[1:2] == [verb])


async def letting_in(den: Den, *people: str) -> Table:
    """A game that lets people in late, with its first card turned."""
    table = await Table(den, *people).open()
    host, server = table.host, den.server
    settings = shown(await table.press("settings", by=host))
    choice = shown(await server.press(host, settings, custom_id(settings, "late")))
    await server.select(host, choice, custom_id(choice, "late"), ["zero"])
    await table.press("begin", by=host)
    await table.shown(lambda: "reveal" in table.verbs)
    await table.press("reveal")
    return table


async def comes(table: Table, name: str) -> User:
    """Somebody asks for a seat, and will play by what their screen shows."""
    guest = table.den.person(name, table.channel.guild)
    await table.press("join", by=guest)
    table.people.append(guest)
    return guest


def waiting(table: Table) -> int:
    with closing(sqlite3.connect(table.den.database)) as database:
        [(count,)] = database.execute("SELECT count(*) FROM waiting WHERE game = ?", (table.game,)).fetchall()
    return count


async def round_over(table: Table) -> None:
    """Play until somebody sits down."""
    seats = table.events.count("seated")
    await table.press_on_until(lambda: table.events.count("seated") > seats)


async def test_who_waited_when_the_bot_was_killed_sits_down_in_the_next_round(den: Den) -> None:
    table = await letting_in(den, "ada", "ben")
    cleo = await comes(table, "cleo")
    before = table.events.count("seated"), waiting(table)
    await den.restart()
    await round_over(table)
    assert (before, table.events.count("seated"), waiting(table)) == ((2, 1), 3, 0)
    assert score(table, cleo) == 0


async def test_and_gets_a_turn(den: Den) -> None:
    table = await letting_in(den, "ada", "ben")
    cleo = await comes(table, "cleo")
    await den.restart()
    await round_over(table)
    await table.press_on_until(lambda: table.next is cleo)
    assert await table.goes_on()


@pytest.mark.parametrize("after", [False, True])
async def test_killed_while_the_round_ends_they_sit_down_once(den: Den, *, after: bool) -> None:
    table = await letting_in(den, "ada")
    cleo = await comes(table, "cleo")
    await table.press_on_until(lambda: "bank" in table.verbs or table.events.count("seated") > 1)
    if "bank" in table.verbs:
        fault = den.server.faults.next("POST", CALLBACK, hold=True, after=after)
        den.excuse(await table.send("bank"))
        await fault.struck()
        await den.kill()
        fault.release()
        await den.start()
        await den.healed()
    await table.shown(lambda: table.seq == len(table.events))
    assert (table.events.count("seated"), waiting(table), score(table, cleo)) == (2, 0, 0)
    assert (len(table.boards), await table.goes_on()) == (1, True)


async def test_who_gave_up_waiting_before_the_kill_does_not_sit_down(den: Den) -> None:
    table = await letting_in(den, "ada", "ben")
    await comes(table, "cleo")
    dani = await comes(table, "dani")
    await den.server.slash(dani, table.place, "tutto leave")
    await den.restart()
    await round_over(table)
    assert (table.events.count("seated"), waiting(table), "dani" in table.board.text) == (3, 0, False)


@pytest.mark.parametrize("between_rounds", [False, True])
async def test_two_who_want_the_last_seat_at_once_get_one(den: Den, *, between_rounds: bool) -> None:
    table = await letting_in(den, *(f"seat{number}" for number in range(1, MOST - between_rounds)))
    if between_rounds:
        # Who comes first sits down with the next round: then nobody has touched it, and the last seat is free.
        await comes(table, f"seat{MOST - 1}")
        await round_over(table)
    crowd = [den.person(name, table.channel.guild) for name in ("kim", "lou")]
    sent = [await table.send("join", by=guest) for guest in crowd]
    answers = await asyncio.gather(*(each.acknowledged(PATIENCE_S) for each in sent))
    assert [each.response is not None and each.response.kind for each in answers] == [TOLD, TOLD]
    assert shown(answers[0]).text != shown(answers[1]).text
    assert table.events.count("seated") + waiting(table) == MOST
    await den.restart()
    table.people += crowd
    # Where dice lie to be marked, the board shows who has come with the next press.
    await (table.press_on() if between_rounds else round_over(table))
    assert (table.events.count("seated"), waiting(table), "join" in table.verbs) == (MOST, 0, False)
    assert [name in table.board.text for name in ("kim", "lou")].count(True) == 1

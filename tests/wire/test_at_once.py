"""Presses that reach the bot before it has dealt with the one before: each is answered, one counts."""

import asyncio

import pytest

from tests.kit.discordd import Interaction, User
from tests.kit.wire import Den, Table, pressable, score

pytestmark = pytest.mark.asyncio(loop_scope="module")

UPDATED, NODDED = 7, 6


async def at_once(table: Table, *presses: tuple[str, User]) -> list[Interaction]:
    """Press all of them on the board as it stands, and wait for their answers."""
    sent = [await table.send(verb, by=by) for verb, by in presses]
    return list(await asyncio.gather(*(interaction.acknowledged() for interaction in sent)))


async def before_bank(den: Den, **options: str) -> Table:
    table = await Table(den, "ada", "ben").begin(**options)
    return await table.press_on_until(lambda: {"roll", "bank"} <= table.verbs)


def turns_ended(table: Table) -> int:
    return table.events.count("turn_ended")


async def next_board(table: Table, old: int) -> None:
    await table.shown(lambda: table.board.id > old)


async def test_the_same_button_twice_reveals_one_card(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    await at_once(table, ("reveal", table.next), ("reveal", table.next))
    assert table.events.count("reveal_called") == 1


async def test_the_second_tap_shows_the_board_that_the_first_led_to(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    answers = await at_once(table, ("reveal", table.next), ("reveal", table.next))
    assert [answer.response.kind in {UPDATED, NODDED} for answer in answers if answer.response] == [True, True]


async def test_a_bank_pressed_twice_banks_once(den: Den) -> None:
    table = await before_bank(den)
    ended, player, board = turns_ended(table), table.next, table.board
    await at_once(table, ("bank", player), ("bank", player))
    await next_board(table, board.id)
    assert turns_ended(table) == ended + 1


@pytest.mark.parametrize("where", ["thread", "here"])
async def test_a_bank_pressed_twice_leaves_one_board(den: Den, where: str) -> None:
    table = await before_bank(den, where=where)
    player, board = table.next, table.board
    await at_once(table, ("bank", player), ("bank", player))
    await next_board(table, board.id)
    await table.shown(lambda: len(table.boards) == 1)
    assert await table.goes_on()


@pytest.mark.parametrize("verbs", [("roll", "bank"), ("bank", "roll")])
async def test_of_roll_and_bank_at_once_the_first_counts(den: Den, verbs: tuple[str, str]) -> None:
    table = await before_bank(den)
    before, player = len(table.events), table.next
    await at_once(table, *((verb, player) for verb in verbs))
    called = [kind for kind in table.events[before:] if kind in {"roll_called", "turn_ended"}]
    assert called[0] == {"roll": "roll_called", "bank": "turn_ended"}[verbs[0]]


async def test_of_two_people_who_press_at_once_the_one_whose_turn_it_is_counts(den: Den) -> None:
    table = await before_bank(den)
    ended, player, board = turns_ended(table), table.next, table.board
    other = next(person for person in table.people if person is not player)
    others_before = score(table, other)
    await at_once(table, ("bank", other), ("bank", player))
    await next_board(table, board.id)
    assert (turns_ended(table), score(table, other)) == (ended + 1, others_before)


async def test_who_presses_out_of_turn_is_told_so_alone(den: Den) -> None:
    table = await before_bank(den)
    player = table.next
    other = next(person for person in table.people if person is not player)
    answers = await at_once(table, ("bank", other), ("bank", player))
    assert answers[0].original is not None
    assert answers[0].original.ephemeral_to is other


async def test_two_people_who_join_at_once_both_have_a_seat(den: Den) -> None:
    table = await Table(den).open()
    guests = [den.person(name) for name in ("ben", "cleo")]
    await at_once(table, *(("join", guest) for guest in guests))
    await table.shown(lambda: all(name in table.lobby.text for name in ("ben", "cleo")))
    assert table.events.count("seated") == 3


async def test_begin_pressed_twice_begins_once(den: Den) -> None:
    table = await Table(den, "ada", "ben").open()
    await at_once(table, ("begin", table.host), ("begin", table.host))
    await table.shown(lambda: "reveal" in table.verbs)
    assert (table.events.count("begun"), len(table.boards)) == (1, 1)


async def test_a_board_that_is_pressed_before_it_is_remembered_is_the_newest(den: Den) -> None:
    table = await before_bank(den)
    board = table.board
    fault = den.server.faults.next("POST", f"/channels/{table.place.id}/messages", hold=True, after=True)
    await table.send("bank")
    await fault.struck()
    await next_board(table, board.id)
    shown = len(table.events)
    await table.press("reveal")
    await table.press("explain")
    fault.release()
    # The press was answered on the new board, and nothing was drawn on the old one.
    assert (pressable(board), len(table.events) > shown) == ({}, True)


async def test_a_second_tap_on_a_board_that_is_not_yet_remembered_leaves_its_buttons(den: Den) -> None:
    table = await before_bank(den)
    board = table.board
    fault = den.server.faults.next("POST", f"/channels/{table.place.id}/messages", hold=True, after=True)
    await table.send("bank")
    await fault.struck()
    await next_board(table, board.id)
    await at_once(table, ("reveal", table.next), ("reveal", table.next))
    await table.shown(lambda: len(table.boards) == 1)
    await table.press("explain")
    fault.release()
    assert await table.goes_on()

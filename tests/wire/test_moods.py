"""Discord's moods, call by call, as docs/moods.md states them: what was pressed happened, and the table plays on."""

from collections.abc import Callable

import pytest

from tests.kit.discordd import Fault, Message
from tests.kit.moods import MOODS, moods
from tests.kit.wire import CALLBACK, Den, Table, pressable

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOLD = 4
FOLLOWUP = "/webhooks/*/*"
REFUSED = ("10003", "10004", "10008", "30046", "50001", "50005", "50013", "50083", "160005")
TOO_LATE = ("10015", "10062", "40060", "50027")
WAITED_FOR = ("429", "429 global", "500", "503")
UNHEARD = ("cut", "cut taken", "garbled", "garbled taken")
FAILING = (*WAITED_FOR, "429 Cloudflare", "20028", "130000", *UNHEARD)


def lay(den: Den, mood: str, method: str, path: str, *, times: int = 1) -> Fault:
    return den.server.faults.next(method, path, **MOODS[mood], times=times)


def sends(table: Table) -> str:
    return f"/channels/{table.place.id}/messages"


def edits(table: Table) -> str:
    return f"/channels/{table.place.id}/messages/*"


ANEW = "/webhooks/*/*/messages/@original"
"""The pressed message redrawn once more, by the press."""


def threads(table: Table) -> str:
    return f"/channels/{table.channel.id}/messages/*/threads"


def mended(table: Table) -> bool:
    """Whether the board shows what is on disk."""
    return table.seq == len(table.events)


async def no_more_bugs(den: Den, mood: str) -> bool:
    """Whether the log has no bug but the one that this mood is, where it is unheard of."""
    if mood == "another":
        await den.bug()
    return den.complaints() == []


async def before_bank(den: Den, **options: str) -> Table:
    table = await Table(den, "ada", "ben").begin(**options)
    return await table.press_on_until(lambda: "bank" in table.verbs)


async def revealed(table: Table) -> None:
    await table.shown(lambda: "reveal_called" in table.events and mended(table))


async def banked(table: Table, old: Message) -> None:
    """The next board stands there, and the one before has no buttons."""
    await table.shown(lambda: table.board.id > old.id and mended(table) and not pressable(old))


# The answer that redraws a board.


@moods(*WAITED_FOR, "429 long", "429 Cloudflare", "500 taken", "503 taken", *UNHEARD, *TOO_LATE, *REFUSED)
async def test_a_move_whose_answer_goes_wrong_is_on_the_board(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await table.send("reveal"))
    await revealed(table)
    assert await table.goes_on()


@moods("another")
async def test_a_move_whose_answer_is_refused_is_on_the_board_and_one_bug(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    lay(den, mood, "POST", CALLBACK)
    interaction = await table.send("reveal")
    den.excuse(interaction)
    await interaction.acknowledged()
    await revealed(table)
    assert interaction.original is not None
    assert (interaction.original.ephemeral_to, await no_more_bugs(den, mood)) == (interaction.user, True)
    assert await table.goes_on()


@moods("10008", "30046", "50013")
async def test_a_press_on_a_board_that_cannot_be_drawn_is_acknowledged(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    lay(den, mood, "POST", CALLBACK)
    interaction = await table.send("reveal")
    den.excuse(interaction)
    assert (await interaction.acknowledged()).acknowledged_at is not None


@moods("429 long", "503", "10008", "10062", "40060", "50013")
async def test_a_bank_whose_answer_goes_wrong_comes_to_one_board(den: Den, mood: str) -> None:
    table = await before_bank(den)
    old, ended = table.board, table.events.count("turn_ended")
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await table.send("bank"))
    await banked(table, old)
    assert (len(table.boards), table.events.count("turn_ended")) == (1, ended + 1)


async def test_an_answer_that_comes_after_its_deadline_is_on_the_board(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    fault = den.server.faults.next("POST", CALLBACK, hold=True)
    interaction = await table.send("reveal")
    await fault.struck()
    interaction.expire()
    fault.release()
    den.excuse(interaction)
    await revealed(table)
    assert (den.server.calls("POST", f"/interactions/{interaction.id}/*/callback"), mended(table)) == ([404], True)


@moods("10062", "500", "cut", "cut taken")
async def test_who_joined_is_on_the_lobby_whatever_became_of_the_answer(den: Den, mood: str) -> None:
    table = await Table(den).open()
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await table.send("join", by=den.person("ben")))
    await table.shown(lambda: "ben" in table.lobby.text)
    assert table.events.count("seated") == 2


@moods("10062", "cut", "50013", "another")
async def test_a_game_that_begins_is_dealt_whatever_became_of_the_answer(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").open()
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await table.send("begin", by=table.host))
    await table.shown(lambda: "reveal" in table.verbs and not pressable(table.lobby))
    assert (await no_more_bugs(den, mood), await table.goes_on()) == (True, True)


# The answer that shows a lobby.


@moods(*WAITED_FOR, "429 long", "429 Cloudflare", "500 taken", "503 taken", *UNHEARD, *TOO_LATE, "another")
async def test_a_lobby_whose_answer_goes_wrong_stands_there_once(den: Den, mood: str) -> None:
    table = Table(den, "ada", "ben")
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await den.server.slash_nowait(table.host, table.channel, "tutto start"))
    await table.shown(lambda: "join" in table.verbs)
    await table.press("join", by=table.people[1])
    assert (len(table.channel.messages), table.events.count("seated"), await no_more_bugs(den, mood)) == (1, 2, True)


# The private answer.


@moods(*WAITED_FOR, "429 Cloudflare", "500 taken", *UNHEARD, *TOO_LATE, *REFUSED, "another")
async def test_a_private_answer_that_goes_wrong_changes_nothing(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    before = table.board.text, table.events
    fault = lay(den, mood, "POST", CALLBACK)
    den.excuse(await table.send("explain", by=den.person("cleo")))
    await fault.struck()
    assert ((table.board.text, table.events), await table.goes_on(), await no_more_bugs(den, mood)) == (
        before,
        True,
        True,
    )


@moods("429 Cloudflare", "10062", "503 taken", "cut", "another")
async def test_who_left_has_left_whatever_became_of_the_answer(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben", "cleo").begin(where="here")
    leaving = next(person for person in table.people if person is not table.next)
    asked = (await den.server.slash(leaving, table.channel, "tutto leave")).original
    assert asked is not None
    lay(den, mood, "POST", CALLBACK)
    den.excuse(await den.server.press_nowait(leaving, asked, asked.custom_id(":leave:.*:yes")))
    await table.shown(lambda: mended(table) and "seat_left" in "".join(table.events))
    assert (await no_more_bugs(den, mood), await table.goes_on()) == (True, True)


@moods("429", "500", "503", "cut", "cut taken", "10015", "50027", "another")
async def test_a_note_after_the_answer_that_goes_wrong_changes_nothing(den: Den, mood: str) -> None:
    table = await Table(den).open()
    fault = lay(den, mood, "POST", FOLLOWUP)
    # Who never played is offered the tour.
    await table.press("join", by=den.person("ben"))
    await fault.struck()
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert (await no_more_bugs(den, mood), await table.goes_on()) == (True, True)


# The answer that opens a form.


@moods("429", "500", "429 Cloudflare", "cut", *TOO_LATE, "another")
async def test_a_form_that_was_not_opened_is_opened_by_the_next_press(den: Den, mood: str) -> None:
    table = await Table(den).open()
    custom_id = f"tutto:settings:{table.game}:{table.seq}:other-target"
    private = (await table.press("settings", by=table.host)).original
    assert private is not None
    fault = lay(den, mood, "POST", CALLBACK)
    den.excuse(den.server.people.press_late(table.host, private, custom_id))
    await fault.struck()
    answer = (await den.server.press_late(table.host, private, custom_id)).response
    assert answer is not None
    assert (answer.kind, await no_more_bugs(den, mood)) == (9, True)


# The send of the next board.


@moods(*FAILING, "500 taken", "503 taken")
async def test_a_board_that_is_not_taken_at_first_is_sent_once(den: Den, mood: str) -> None:
    table = await before_bank(den)
    old = table.board
    lay(den, mood, "POST", sends(table))
    await table.send("bank")
    await banked(table, old)
    assert (len(table.boards), await table.goes_on()) == (1, True)


async def next_turn_in(table: Table, old: Message) -> None:
    """Bank, and wait for the next turn on the same message, whose buttons are taken off in between."""
    drawn = old.edit_count
    await table.send("bank")
    await table.shown(lambda: old.edit_count >= drawn + 2 and mended(table) and "reveal" in table.verbs)


@moods("another")
async def test_where_a_board_is_refused_the_old_message_is_the_board_again(den: Den, mood: str) -> None:
    table = await before_bank(den)
    old, before = table.board, len(table.place.messages)
    lay(den, mood, "POST", sends(table))
    await next_turn_in(table, old)
    assert (table.board, len(table.place.messages), await no_more_bugs(den, mood)) == (old, before, True)
    assert await table.goes_on()


async def test_a_late_press_on_a_message_that_is_the_board_again_leaves_its_buttons(den: Den) -> None:
    table = await before_bank(den)
    old, late, player = table.board, pressable(table.board)["bank"], table.next
    den.server.faults.next("POST", sends(table), status=400, code=50035)
    await next_turn_in(table, old)
    await den.server.press_late(player, old, late)
    await table.press("explain")
    assert (await no_more_bugs(den, "another"), pressable(old) != {}, await table.goes_on()) == (True, True, True)


@moods("429 Cloudflare")
async def test_a_board_that_can_be_neither_sent_nor_drawn_is_sent_later(den: Den, mood: str) -> None:
    table = await before_bank(den)
    old = table.board
    lay(den, mood, "POST", sends(table), times=3)
    lay(den, mood, "PATCH", edits(table), times=3)
    lay(den, mood, "PATCH", ANEW, times=3)
    await table.send("bank")
    await banked(table, old)
    assert (len(table.boards), await table.goes_on()) == (1, True)


@moods("another")
async def test_a_first_board_that_is_not_taken_is_sent_later(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").open()
    lay(den, mood, "POST", f"/channels/{table.lobby.id}/messages")
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert (await no_more_bugs(den, mood), await table.goes_on()) == (True, True)


# The waits, by the order of calls.


async def test_a_board_that_waits_its_turn_keeps_no_other_table_waiting(den: Den) -> None:
    waiting, other = await before_bank(den), await before_bank(den)
    other_board = other.board
    den.server.faults.next("POST", sends(waiting), rate_limit=1.5)
    old = waiting.board
    await waiting.send("bank")
    await den.server.wait_for(lambda _: 429 in den.server.calls("POST", sends(waiting)))
    await other.send("bank")
    await banked(other, other_board)
    assert den.server.calls("POST", sends(waiting))[-1] == 429
    await banked(waiting, old)


async def test_a_wait_for_all_keeps_every_board_waiting_and_no_answer(den: Den) -> None:
    waiting, other = await before_bank(den), await before_bank(den)
    boards = waiting.board, other.board
    den.server.faults.next("POST", sends(waiting), rate_limit=1.5, is_global=True)
    await waiting.send("bank")
    await den.server.wait_for(lambda _: 429 in den.server.calls("POST", sends(waiting)))
    await (await other.send("bank")).acknowledged()
    answered = len(den.server.world.calls)
    await banked(other, boards[1])
    await banked(waiting, boards[0])
    since = [path for _, path, _ in list(den.server.world.calls)[answered:]]
    assert since.index(sends(waiting)) < since.index(sends(other))


# The redraw by the channel.


async def too_late(table: Table) -> None:
    """Reveal, and have the answer come too late, so that the channel route is taken."""
    table.server.faults.next("POST", CALLBACK, status=404, code=10062)
    table.den.excuse(await table.send("reveal"))


@moods(*FAILING, "500 taken", "503 taken")
async def test_a_redraw_that_is_not_taken_at_first_is_made_again(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    lay(den, mood, "PATCH", edits(table))
    await too_late(table)
    await revealed(table)
    assert await table.goes_on()


@moods("10008", "30046", "50005")
async def test_a_board_that_can_be_drawn_no_more_is_sent_anew(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    old = table.board
    lay(den, mood, "PATCH", edits(table))
    await too_late(table)
    await table.shown(lambda: table.board.id > old.id and mended(table))
    assert await table.goes_on()


@moods("50001", "50013", "50083", "160005", "another")
async def test_a_board_that_may_not_be_drawn_is_drawn_by_the_next_press(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").begin()
    fault = lay(den, mood, "PATCH", edits(table))
    player = table.next
    await too_late(table)
    await fault.struck()
    await table.shown(lambda: "reveal_called" in table.events)
    if not mended(table):
        await table.press(table.forward, by=player)
    await revealed(table)
    assert (await no_more_bugs(den, mood), await table.goes_on()) == (True, True)


@moods("429", "503", "50013", "another")
async def test_a_lobby_that_was_not_drawn_shows_everyone_with_the_next_press(den: Den, mood: str) -> None:
    table = await Table(den).open()
    fault = lay(den, mood, "PATCH", edits(table))
    den.server.faults.next("POST", CALLBACK, cut=True)
    den.excuse(await table.send("join", by=den.person("ben")))
    await fault.struck()
    await table.press("join", by=den.person("cleo"))
    await table.shown(lambda: all(name in table.lobby.text for name in ("ada", "ben", "cleo")))
    assert await no_more_bugs(den, mood)


# Buttons taken off, messages deleted.


def stray(den: Den) -> Message:
    """A board of a game that is not there."""
    button = {"type": 2, "style": 2, "label": "?", "custom_id": "tutto:reveal:AAAABBBBCCCC:3"}
    body = {"content": "old", "components": [{"type": 1, "components": [button]}]}
    return den.server.world.post(den.channel(), den.server.world.bot, body)


@moods("429", "503", "cut", "10003", "10008", "50001", "50013", "50083", "30046", "another")
async def test_buttons_that_could_not_be_taken_off_are_taken_off_by_the_next_press(den: Den, mood: str) -> None:
    old, ada = stray(den), den.person("ada")
    path = f"/channels/{old.channel.id}/messages/*"
    lay(den, mood, "PATCH", path)
    await den.server.press(ada, old, "tutto:reveal:AAAABBBBCCCC:3")
    await den.server.wait_for(lambda _: den.server.calls("PATCH", path) != [])
    if pressable(old):
        await den.server.press(ada, old, "tutto:reveal:AAAABBBBCCCC:3")
    await den.server.wait_for(lambda _: not pressable(old))
    assert await no_more_bugs(den, mood)


@moods("429", "503", "cut", "10003", "10008", "50001", "50013", "another")
async def test_an_old_board_that_could_not_be_deleted_has_no_buttons(den: Den, mood: str) -> None:
    table = await before_bank(den, where="here")
    old = table.board
    fault = lay(den, mood, "DELETE", edits(table))
    await table.send("bank")
    await banked(table, old)
    await fault.struck()
    assert (len(table.boards), await table.goes_on(), await no_more_bugs(den, mood)) == (1, True, True)


# The thread.


@moods("429", "429 global", "429 Cloudflare", "500", "500 taken", "503", "503 taken", *UNHEARD, "160004")
async def test_a_thread_that_is_opened_in_the_end_is_played_in(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").open()
    lay(den, mood, "POST", threads(table))
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert (table.place.is_thread, await table.goes_on()) == (True, True)


@moods("10003", "10008", "50001", "50013", "50083", "160005", "160006", "another")
async def test_without_its_thread_a_game_is_played_in_the_channel(den: Den, mood: str) -> None:
    table = await Table(den, "ada", "ben").open()
    lay(den, mood, "POST", threads(table))
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    assert (table.place.is_thread, await no_more_bugs(den, mood), await table.goes_on()) == (False, True, True)


# Nothing is half done.


@pytest.mark.parametrize("verb", ["reveal", "bank"])
@pytest.mark.parametrize(
    "everything", [{"status": 503}, {"cut": True}, {"cut": True, "after": True}, {"status": 429}], ids=str
)
async def test_a_move_made_while_nothing_gets_through_happened_and_is_shown_once_something_does(
    den: Den, verb: str, everything: dict[str, int]
) -> None:
    table = await before_bank(den) if verb == "bank" else await Table(den, "ada", "ben").begin()
    before = len(table.events)
    fault: Callable[..., Fault] = den.server.faults.next
    laid = fault("*", "/**", **everything, times=2)
    den.excuse(await table.send(verb))
    await laid.struck()
    await table.shown(lambda: len(table.events) > before and mended(table))
    assert (len(table.boards), await table.goes_on()) == (1, True)

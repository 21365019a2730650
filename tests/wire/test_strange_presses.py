"""Buttons of other games, other ages and nobody's making: one private answer each, in the reader's language."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.i18n.catalogue import shipped
from tests.kit.discordd import Channel, Interaction, Message, User
from tests.kit.discordd.things import AUTOCOMPLETE, COMMAND, MODAL, JsonObject
from tests.kit.wire import Den, Table, pressable

pytestmark = pytest.mark.asyncio(loop_scope="module")

GERMAN = shipped().speaking("de")
BUTTON, SELECT, PEOPLE = 2, 3, 5
TOLD, NODDED, UPDATED, CHOICES, FORM = 4, 6, 7, 8, 9
LOBBY = ("join", "begin", "cancel", "language", "settings")
PLAY = ("reveal", "die", "roll", "bank", "aside", "take", "pass", "explain")
OTHERS = ("leave", "rematch", "second", "check", "stop", "speak", "tour")
"""Not `topic`: it turns a page of the rules for everyone."""
PAD = ("depth", "face", "mark", "card", "enter", "total", "line", "undo", "redo", "correct", "guest", "scorer")
PRIVATE = ("back", "resume", "pace", "late", "host", "luck", "hints", "computer", "first")
UNHEARD_OF = "AAAABBBBCCCC"
"""A game that no database knows."""


def reader(den: Den, name: str = "greta") -> User:
    """Somebody who reads German and sits nowhere."""
    return den.server.world.add_user(name, den.guild, locale="de")


async def press(den: Den, by: User, message: Message, custom_id: str, component: int = BUTTON) -> Interaction:
    """Press what need not stand on the message."""
    inner = {"component_type": component, "custom_id": custom_id, "id": 1}
    return await den.server.people.strange(by, message.channel, inner, source=message).acknowledged()


def told(interaction: Interaction) -> str:
    """What the answer told this person alone; empty where it told nothing, or everyone."""
    message, response = interaction.original, interaction.response
    if message is None or response is None or response.kind != TOLD:
        return ""
    return message.text if message.ephemeral_to is interaction.user else ""


def looks(message: Message) -> tuple[str, str]:
    return message.text, str(message.components)


# Buttons of games that are over or gone.


async def finished(den: Den) -> Table:
    table = await Table(den).begin(target=500)
    await table.press_on_until(lambda: table.is_over)
    return table


@pytest.mark.parametrize("verb", [*PLAY, "begin", "join", "cancel", "settings"])
async def test_a_button_of_a_finished_game_is_answered_privately(den: Den, verb: str) -> None:
    over = await FINISHED.of(den)
    greta = reader(den)
    assert told(await press(den, greta, over.board, f"tutto:{verb}:{over.game}:3:0")) != ""


@pytest.mark.parametrize("verb", PLAY)
async def test_a_button_of_a_finished_game_changes_nothing_for_its_player(den: Den, verb: str) -> None:
    over = await FINISHED.of(den)
    before, events = looks(over.board), over.events
    answer = await press(den, over.host, over.board, f"tutto:{verb}:{over.game}:3:0")
    assert answer.response is not None
    assert (answer.response.kind in {TOLD, NODDED}, looks(over.board), over.events) == (True, before, events)


@pytest.mark.parametrize("verb", [*LOBBY, *PLAY, "leave", "rematch", "second", "check"])
async def test_a_game_that_is_no_longer_in_the_database_is_said_to_be_gone(den: Den, verb: str) -> None:
    table = await RUNNING.of(den)
    value = {"component_type": SELECT, "values": ["nl"]} if verb == "language" else {"component_type": BUTTON}
    inner = {"custom_id": f"tutto:{verb}:{UNHEARD_OF}:3:0", **value}
    greta = reader(den)
    answer = await den.server.people.strange(greta, table.place, inner, source=elsewhere(den)).acknowledged()
    assert told(answer).startswith(GERMAN("game-gone"))


async def test_a_game_that_is_gone_loses_its_buttons(den: Den) -> None:
    old = elsewhere(den, f"tutto:reveal:{UNHEARD_OF}:3")
    await press(den, reader(den), old, f"tutto:reveal:{UNHEARD_OF}:3")
    await den.server.wait_for(lambda _: not pressable(old))


def elsewhere(den: Den, *custom_ids: str) -> Message:
    """A message of the bot's in a channel of its own, with these buttons."""
    buttons = [{"type": BUTTON, "style": 2, "label": "?", "custom_id": each} for each in custom_ids or ("?",)]
    body = {"content": "old", "components": [{"type": 1, "components": buttons}]}
    return den.server.world.post(den.channel(), den.server.world.bot, body)


# Of another age, and of nobody's making.


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "roll",
        "tutto",
        "tutto:",
        "tutto:roll",
        "tutto:roll:{game}",
        "tutto:roll:{game}:",
        "tutto:roll:{game}:twelve",
        "tutto:roll:{game}:-1",
        "tutto:roll:{game}:1.0",
        "tutto:roll:{game}:٣",
        "tutto:roll:{game}:³",
        "tutto:roll:{game}:99999999999999999999999999",
        "tutto:roll:{game}:9223372036854775808",
        "tutto::{game}:3",
        "tutto:roll::3",
        "tutto:ROLL:{game}:3",
        "tutto:fly:{game}:3",
        "tutto:roll:ga me:3",
        "tutto:roll:\x00:3",
        "tutto:roll:'; DROP TABLE events; --:3",
        "tutto:roll:😀:3",
        "tutto2:roll:{game}:3",
        "tutto|roll|{game}|3",
        "v1:roll:{game}",
        "🎲" * 50,
    ],
)
async def test_a_button_of_no_form_of_ours_is_not_known(den: Den, custom_id: str) -> None:
    table = await RUNNING.of(den)
    answer = await press(den, reader(den), table.board, custom_id.format(game=table.game))
    assert told(answer) == GERMAN("unknown-press")


@pytest.mark.parametrize("seq", ["0", "999", "999999999999999999", "0000"])
async def test_a_player_who_presses_at_an_impossible_seq_is_shown_the_board(den: Den, seq: str) -> None:
    table = await RUNNING.of(den)
    events = table.events
    answer = await press(den, table.next, table.board, f"tutto:roll:{table.game}:{seq}:0")
    assert answer.response is not None
    assert (answer.response.kind in {TOLD, UPDATED}, table.events) == (True, events)


@pytest.mark.parametrize("arg", ["64", "63", "-1", "9" * 60, "٣", "1e3", "", "x", "\x00"])
@pytest.mark.parametrize("verb", ["roll", "bank", "reveal", "aside", "explain"])
async def test_dice_that_are_none_break_nothing(den: Den, verb: str, arg: str) -> None:
    table = await RUNNING.of(den)
    await press(den, table.next, table.board, f"tutto:{verb}:{table.game}:{table.seq}:{arg}")
    assert await den_goes_on(table)


@pytest.mark.parametrize("arg", ["9-0", "-", "0-64", "٣-1", "0", "", "-1--1", "6-63", "9" * 50])
async def test_a_die_that_is_none_breaks_nothing(den: Den, arg: str) -> None:
    table = await RUNNING.of(den)
    events = table.events
    await press(den, table.next, table.board, f"tutto:die:{table.game}:{table.seq}:{arg}")
    assert table.events == events


@pytest.mark.parametrize("verb", ["join", "cancel", "begin", "settings"])
async def test_a_verb_of_the_lobby_in_a_running_game_changes_nothing(den: Den, verb: str) -> None:
    table = await RUNNING.of(den)
    events, before = table.events, looks(table.board)
    answer = await press(den, table.host, table.board, f"tutto:{verb}:{table.game}:{table.seq}")
    assert (told(answer) != "", table.events, looks(table.board)) == (True, events, before)


@pytest.mark.parametrize("verb", [*PLAY, "rematch"])
async def test_a_verb_of_the_game_in_a_lobby_changes_nothing(den: Den, verb: str) -> None:
    table = await LOBBYING.of(den)
    events, before = table.events, looks(table.lobby)
    answer = await press(den, table.host, table.lobby, f"tutto:{verb}:{table.game}:{table.seq}:1")
    assert answer.response is not None
    assert (answer.response.kind in {TOLD, UPDATED}, table.events, looks(table.lobby)) == (True, events, before)


async def test_a_lobby_that_still_stands_there_in_a_running_game_is_redrawn(den: Den) -> None:
    table = await Table(den, "ada", "ben").open()
    lobby, shown = table.lobby, table.lobby.components
    await table.press("begin", by=table.host)
    await table.shown(lambda: "reveal" in table.verbs)
    den.server.world.edit(lobby, {"components": shown})
    answer = await press(den, reader(den), lobby, next(each for each in pressable(lobby).values() if ":join:" in each))
    await table.shown(lambda: not pressable(lobby))
    assert told(answer) == GERMAN("refusal-already-begun")


# Menus and forms.


@pytest.mark.parametrize(
    "values",
    [[], ["klingon"], ["nl", "de"], ["../nl"], [""], ["\x00"]],
    ids=str,
)
async def test_a_menu_with_values_it_never_offered_is_answered(den: Den, values: list[str]) -> None:
    table = await LOBBYING.of(den)
    greta = reader(den)
    inner = {"component_type": SELECT, "custom_id": f"tutto:language:{table.game}:{table.seq}", "values": values}
    answer = await den.server.people.strange(greta, table.channel, inner, source=table.lobby).acknowledged()
    assert told(answer) != ""


@pytest.mark.parametrize("component", [SELECT, PEOPLE, 6, 7, 8, 1, 4, 99])
@pytest.mark.parametrize("verb", ["roll", "explain", "join"])
async def test_another_kind_of_component_is_answered(den: Den, verb: str, component: int) -> None:
    table = await RUNNING.of(den)
    answer = await press(den, reader(den), table.board, f"tutto:{verb}:{table.game}:{table.seq}:0", component)
    assert told(answer) != ""


@pytest.mark.parametrize("step", ["", "zzz", "close", "rule", "value-dice", "typed-target", "plain-target", "preset"])
async def test_a_step_of_the_settings_pressed_on_the_lobby_itself_leaves_the_lobby(den: Den, step: str) -> None:
    table = await LOBBYING.of(den)
    answer = await press(den, table.host, table.lobby, f"tutto:settings:{table.game}:{table.seq}:{step}")
    # Some of them choose rules, which the lobby shows soon; a step of the settings is never drawn over it.
    assert (told(answer) != "", "join" in pressable(table.lobby)) == (True, True)


FORMS: list[JsonObject] = [
    {"components": []},
    {"components": [{"type": 18, "component": {"type": 4, "custom_id": "typed", "value": "6000"}}]},
    {"components": [{"type": 18, "component": {"type": 4, "custom_id": "typed", "value": "\x00\u202e"}}]},
    {"components": [{"type": 18, "component": {"type": 3, "custom_id": "typed", "values": []}}]},
    {"components": [{"type": 1, "components": [{"type": 4, "custom_id": "typed", "value": "x"}]}]},
    {"components": [{"type": 18, "component": {"type": 4, "custom_id": "other", "value": "x"}}]},
]


@pytest.mark.parametrize("verb", ["settings", "roll", "join", "explain", "fly"])
@pytest.mark.parametrize("form", FORMS, ids=range(len(FORMS)))
async def test_a_form_that_nobody_opened_is_answered_privately(den: Den, verb: str, form: JsonObject) -> None:
    table = await RUNNING.of(den)
    inner = {"custom_id": f"tutto:{verb}:{table.game}:{table.seq}:typed-target", **form}
    answer = await den.server.people.strange(reader(den), table.place, inner, kind=MODAL).acknowledged()
    assert told(answer) != ""


async def test_a_form_that_a_command_opened_and_a_player_sends_is_answered_privately(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    inner = {"custom_id": f"tutto:reveal:{table.game}:{table.seq}", "components": []}
    answer = await den.server.people.strange(table.next, table.place, inner, kind=MODAL).acknowledged()
    await table.shown(lambda: table.seq == len(table.events))
    assert told(answer) != ""


async def test_a_form_that_is_sent_after_a_restart_counts(den: Den) -> None:
    table = await Table(den).open()
    target = f"tutto:settings:{table.game}:{table.seq}:other-target"
    opened = await press(den, table.host, table.lobby, f"tutto:settings:{table.game}:{table.seq}:open")
    assert opened.original is not None
    asked = await press(den, table.host, opened.original, target)
    await den.restart()
    await den.server.submit_modal(asked, {"typed": "7000"})
    await table.shown(lambda: "7,000" in table.lobby.text)


# Where there is no server, and what is typed.


@pytest.mark.parametrize("verb", ["join", "roll", "explain", "settings", "tour", "topic", "leave"])
async def test_a_press_in_private_messages_is_answered(den: Den, verb: str) -> None:
    table = await RUNNING.of(den)
    greta = reader(den)
    place = den.server.world.open_dm(greta)
    old = den.server.world.post(place, den.server.world.bot, {"content": "old"})
    answer = await press(den, greta, old, f"tutto:{verb}:{table.game}:{table.seq}:0")
    assert told(answer) == GERMAN("wrong-place")


def command(den: Den, *path: str, options: Sequence[JsonObject] = ()) -> JsonObject:
    """`/tutto …` as Discord sends it, whether or not there is one."""
    root = next(each for each in den.server.world.commands if each["name"] == "tutto")
    inner = list(options)
    for name in reversed(path):
        inner = [{"type": 1, "name": name, "options": inner}]
    return {"id": root["id"], "name": "tutto", "type": 1, "options": inner}


@pytest.mark.parametrize("name", ["start", "board", "leave", "stop", "me", "rules", "leaderboard", "fair", "help"])
async def test_a_command_in_private_messages_is_answered(den: Den, name: str) -> None:
    greta = reader(den)
    place = den.server.world.open_dm(greta)
    answer = await den.server.people.strange(greta, place, command(den, name), kind=COMMAND).acknowledged()
    assert answer.response is not None
    assert answer.response.kind == TOLD


async def asks(den: Den, greta: User, inner: JsonObject) -> Interaction:
    place: Channel = den.channel()
    return await den.server.people.strange(greta, place, inner, kind=COMMAND).acknowledged()


async def test_a_command_of_another_age_is_not_known(den: Den) -> None:
    inner = {**command(den, "start"), "name": "kniffel"}
    assert told(await asks(den, reader(den), inner)) == GERMAN("unknown-command")


@pytest.mark.parametrize("path", [["fly"], [], ["start", "now"]], ids=str)
async def test_a_word_of_a_command_of_another_age_is_not_known(den: Den, path: list[str]) -> None:
    assert told(await asks(den, reader(den), command(den, *path))) == GERMAN("unknown-command")


@pytest.mark.parametrize("value", ["many", 499, 10**12, -1, 1.5], ids=str)
async def test_an_option_that_could_not_be_given_is_not_taken(den: Den, value: object) -> None:
    inner = command(den, "start", options=[{"type": 4, "name": "target", "value": value}])
    assert told(await asks(den, reader(den), inner)) != ""


@pytest.mark.parametrize("typed", ["", " ", "x" * 6000, "\x00", "🎲" * 100, "%_'\";--", "\u202e", "ﬀ", "İ"], ids=ascii)
async def test_whatever_is_typed_into_the_rules_is_offered_choices(den: Den, typed: str) -> None:
    inner = command(den, "rules", options=[{"type": 3, "name": "topic", "value": typed, "focused": True}])
    answer = await den.server.people.strange(reader(den), den.channel(), inner, kind=AUTOCOMPLETE).acknowledged()
    assert answer.response is not None
    assert answer.response.kind == CHOICES


@pytest.mark.parametrize("path", [["fly"], ["rules"]], ids=str)
async def test_who_types_into_what_is_not_there_is_offered_nothing(den: Den, path: list[str]) -> None:
    answer = den.server.people.strange(reader(den), den.channel(), command(den, *path), kind=AUTOCOMPLETE)
    response = (await answer.acknowledged()).response
    assert response is not None
    assert response.data == {"choices": []}


# Anything.

ANYTHING = st.text(min_size=1, max_size=100)
ARGS = st.one_of(st.just(""), st.from_regex(r"[0-9.-]{1,12}", fullmatch=True), st.text(max_size=30))


def made_up(game: str, seq: int) -> st.SearchStrategy[str]:
    """Custom_ids of any text and, more often, nearly right ones."""
    seqs = st.one_of(st.just(seq), st.integers(min_value=0, max_value=10**20))
    form = "tutto:{}:{}:{}:{}".format
    games = st.sampled_from([game, game, UNHEARD_OF, "-"])
    nearly = st.builds(form, st.sampled_from([*LOBBY, *PLAY, *OTHERS, *PAD, *PRIVATE]), games, seqs, ARGS)
    return st.one_of(ANYTHING, nearly.map(lambda text: text[:100]))


def some(strategy: st.SearchStrategy[str], count: int) -> list[str]:
    """So many examples, all known before the first is pressed: they are pressed at once."""
    found: list[str] = []

    @settings(max_examples=count, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(strategy)
    def gather(example: str) -> None:
        found.append(example)

    gather()
    return found


async def test_whatever_an_outsider_presses_is_answered_privately_and_changes_nothing(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    greta, events, before = reader(den), table.events, looks(table.board)
    custom_ids = some(made_up(table.game, table.seq), 200)
    answers = await asyncio.gather(*(press(den, greta, table.board, each) for each in custom_ids))
    public = [each.name for each in answers if not told(each)]
    assert (public, table.events, looks(table.board)) == ([], events, before)


async def test_whatever_a_player_presses_is_answered_and_the_table_plays_on(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    harmless = [
        each
        for each in some(made_up(table.game, table.seq), 200)
        if not each.startswith(("tutto:leave:", "tutto:stop:"))  # they may, and it would be over
    ]
    answers = await asyncio.gather(*(press(den, table.next, table.board, each) for each in harmless))
    assert [each.name for each in answers if each.response is None] == []
    assert await den_goes_on(table)


async def den_goes_on(table: Table) -> bool:
    """Whether the table plays on, once its board shows what is on disk."""
    await table.shown(lambda: table.seq == len(table.events))
    return await table.goes_on()


class Kept:
    """A table in some state that the tests of this module share, made anew once it is in that state no longer."""

    def __init__(self, state: str) -> None:
        self._state = state
        self._table: Table | None = None

    async def of(self, den: Den) -> Table:
        if self._table is None or self._table.den is not den:
            self._table = await self._made(den)
        return self._table

    async def _made(self, den: Den) -> Table:
        match self._state:
            case "finished":
                return await finished(den)
            case "lobby":
                return await Table(den, "ada", "ben").open()
            case _:
                return await Table(den, "ada", "ben").begin()


FINISHED, LOBBYING, RUNNING = Kept("finished"), Kept("lobby"), Kept("running")

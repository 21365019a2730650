"""SIGKILL in every phase: started again on the same database, the bot plays on from exactly there.

One kill ends many tables at once, each held in a phase of its own; each test looks at one of them afterwards.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from tests.kit.discordd import Message, User
from tests.kit.wire import CALLBACK, Den, Table, bankable, ended, marks, pressable, score

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(kw_only=True)
class Scene:
    """A table as it was when the bot was killed."""

    table: Table
    game: str
    board: Message
    player: User
    score: int
    """Of that player, 0 in the lobby."""
    at_stake: int
    events: list[str] = field(default_factory=list)
    """What was on disk."""

    @property
    def events_now(self) -> list[str]:
        return self.table.den.events(self.game)


class Stage:
    """Tables brought into their phases, each with the call that hangs there."""

    def __init__(self, den: Den) -> None:
        self.den = den

    def seen(self, table: Table) -> Scene:
        return Scene(
            table=table,
            game=table.game,
            board=table.board,
            player=table.next,
            score=0 if "begin" in table.verbs else score(table, table.next),
            at_stake=bankable(table),
        )

    async def held(self, table: Table, verb: str, path: str, *, after: bool = False) -> Scene:
        """Press, and have that call hang before or after its effect."""
        scene = self.seen(table)
        fault = self.den.server.faults.next("POST", path, hold=True, after=after)
        await table.send(verb)
        await fault.struck()
        return scene

    async def at_the_result(self, *, after: bool) -> Scene:
        """Play until the message that hangs is the result."""
        table = await Table(self.den).begin(target=500)
        while True:
            scene = self.seen(table)
            fault = self.den.server.faults.next("POST", sends(table), hold=True, after=after)
            verb = "bank" if scene.at_stake >= 500 else table.forward
            interaction = await (await table.send(verb)).acknowledged()
            if ended(interaction):
                await fault.struck()
                if scene.events_now[-1] == "finished":
                    return scene
            fault.release()
            if ended(interaction):
                await table.shown(lambda old=scene.board: table.board.id > old.id)


def sends(table: Table) -> str:
    return f"/channels/{table.place.id}/messages"


def threads(table: Table) -> str:
    return f"/channels/{table.channel.id}/messages/*/threads"


async def in_the_lobby(stage: Stage) -> Scene:
    return stage.seen(await Table(stage.den, "ada", "ben").open())


async def begun_unanswered(stage: Stage) -> Scene:
    return await stage.held(await Table(stage.den, "ada", "ben").open(), "begin", CALLBACK)


async def thread_unopened(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").open()
    return await stage.held(table, "begin", threads(table))


async def thread_opened(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").open()
    return await stage.held(table, "begin", threads(table), after=True)


async def first_board_unsent(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").open()
    # A thread at a message has that message's id.
    return await stage.held(table, "begin", f"/channels/{table.lobby.id}/messages")


async def first_board_sent(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").open()
    return await stage.held(table, "begin", f"/channels/{table.lobby.id}/messages", after=True)


async def revealed_unanswered(stage: Stage) -> Scene:
    return await stage.held(await Table(stage.den, "ada", "ben").begin(), "reveal", CALLBACK)


async def dice_marked(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").begin()
    await table.press_on_until(lambda: "die" in table.verbs)
    await table.press("die")
    return stage.seen(table)


async def about_to_roll(stage: Stage) -> Scene:
    table = await Table(stage.den, "ada", "ben").begin()
    return stage.seen(await table.press_on_until(lambda: {"die", "roll"} <= table.verbs))


async def after_a_tutto(stage: Stage) -> Scene:
    table = await Table(stage.den).begin()
    return stage.seen(await table.press_on_until(lambda: {"reveal", "bank"} <= table.verbs))


async def _about_to_bank(stage: Stage, where: str) -> Table:
    table = await Table(stage.den, "ada", "ben").begin(where=where)
    return await table.press_on_until(lambda: "bank" in table.verbs)


async def banked_unanswered(stage: Stage) -> Scene:
    return await stage.held(await _about_to_bank(stage, "thread"), "bank", CALLBACK)


async def banked_unanswered_here(stage: Stage) -> Scene:
    return await stage.held(await _about_to_bank(stage, "here"), "bank", CALLBACK)


async def next_board_unsent(stage: Stage) -> Scene:
    table = await _about_to_bank(stage, "thread")
    return await stage.held(table, "bank", sends(table))


async def next_board_sent(stage: Stage) -> Scene:
    table = await _about_to_bank(stage, "thread")
    return await stage.held(table, "bank", sends(table), after=True)


async def next_board_unsent_here(stage: Stage) -> Scene:
    table = await _about_to_bank(stage, "here")
    return await stage.held(table, "bank", sends(table))


async def next_board_sent_here(stage: Stage) -> Scene:
    table = await _about_to_bank(stage, "here")
    return await stage.held(table, "bank", sends(table), after=True)


async def result_unsent(stage: Stage) -> Scene:
    return await stage.at_the_result(after=False)


async def result_sent(stage: Stage) -> Scene:
    return await stage.at_the_result(after=True)


Setting = Callable[[Stage], Awaitable[Scene]]
AT_BEGIN: list[Setting] = [begun_unanswered, thread_unopened, thread_opened, first_board_unsent, first_board_sent]
IN_A_TURN: list[Setting] = [revealed_unanswered, after_a_tutto]
AT_A_TURNS_END: list[Setting] = [
    banked_unanswered,
    banked_unanswered_here,
    next_board_unsent,
    next_board_sent,
    next_board_unsent_here,
    next_board_sent_here,
]
AT_THE_RESULT: list[Setting] = [result_unsent, result_sent]
PLAYABLE = [*AT_BEGIN, *IN_A_TURN, *AT_A_TURNS_END]
EVERY = [in_the_lobby, dice_marked, about_to_roll, *PLAYABLE, *AT_THE_RESULT]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def _scenes(_den: Den) -> AsyncIterator[Mapping[Setting, Scene]]:
    await _den.start()
    stage = Stage(_den)
    scenes = {setting: await setting(stage) for setting in EVERY}
    await _den.kill()
    for scene in scenes.values():
        scene.events = scene.events_now
    _den.excuse_unanswered()
    _den.server.faults.clear()
    await _den.start()
    await _den.healed()
    yield scenes


@pytest.fixture
def scenes(_scenes: Mapping[Setting, Scene], den: Den) -> Mapping[Setting, Scene]:  # noqa: ARG001 — it complains
    return _scenes


def named(settings: list[Setting]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setting", settings, ids=lambda setting: setting.__name__)


@named(EVERY)
async def test_nothing_that_was_on_disk_is_lost(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    scene = scenes[setting]
    assert scene.events_now[: len(scene.events)] == scene.events


@named(EVERY)
async def test_there_is_one_board(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    assert len(scenes[setting].table.boards) == 1


@named(PLAYABLE)
async def test_play_goes_on(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    table = scenes[setting].table
    if table.seq < len(table.events):
        # The press that was never answered: the next one shows what came of it.
        await table.press_on()
    assert await table.goes_on()


@named(AT_BEGIN)
async def test_a_game_that_had_begun_is_played_in_its_thread(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    scene = scenes[setting]
    assert (scene.table.place.id, scene.table.place.is_thread) == (scene.board.id, True)


@named(AT_BEGIN)
async def test_the_lobby_of_a_game_that_had_begun_is_its_line(
    scenes: Mapping[Setting, Scene], setting: Setting
) -> None:
    lobby = scenes[setting].board
    assert (pressable(lobby), f"/{lobby.id}" in lobby.text + str(lobby.components)) == ({}, True)


@named(AT_A_TURNS_END)
async def test_what_was_banked_is_banked_once(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    scene = scenes[setting]
    assert score(scene.table, scene.player) == scene.score + scene.at_stake


@named(AT_A_TURNS_END)
async def test_the_board_of_the_turn_before_has_nothing_to_press(
    scenes: Mapping[Setting, Scene], setting: Setting
) -> None:
    old = scenes[setting].board
    assert old.deleted or pressable(old) == {}


@named(AT_THE_RESULT)
async def test_the_result_is_shown(scenes: Mapping[Setting, Scene], setting: Setting) -> None:
    scene = scenes[setting]
    assert (scene.table.is_over, scene.events[-1]) == (True, "finished")


async def test_a_lobby_goes_on_filling(scenes: Mapping[Setting, Scene], den: Den) -> None:
    lobby = scenes[in_the_lobby].table
    await lobby.press("join", by=den.person("dani"))
    assert [name in lobby.lobby.text for name in ("ada", "ben", "dani")] == [True, True, True]


async def test_marked_dice_stay_marked(scenes: Mapping[Setting, Scene]) -> None:
    table = scenes[dice_marked].table
    at_the_kill = marks(table)
    await table.press("die")
    unmarked = marks(table)
    await table.press("die")
    assert (unmarked != at_the_kill, marks(table)) == (True, at_the_kill)


async def test_dice_marked_before_the_kill_are_set_aside_after_it(scenes: Mapping[Setting, Scene]) -> None:
    scene = scenes[about_to_roll]
    await scene.table.press("roll")
    assert scene.events_now[len(scene.events)] == "dice_set_aside"


async def test_a_press_that_was_never_committed_never_was(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    before = table.events
    with den.locked_database():
        den.excuse(await table.send("reveal"))
        # Presses are taken in their order: once this one is answered, that one waits for the database.
        await table.press("explain", by=table.host)
        await den.kill()
    await den.start()
    assert (table.events, await table.goes_on()) == (before, True)


async def test_a_table_that_was_opened_but_never_shown_is_shown_to_who_asks_again(den: Den) -> None:
    table = Table(den)
    fault = den.server.faults.next("POST", CALLBACK, hold=True)
    opening = await den.server.slash_nowait(table.host, table.channel, "tutto start")
    await fault.struck()
    await den.kill()
    den.excuse(opening)
    fault.release()
    await den.start()
    await den.server.slash(table.host, table.channel, "tutto start")
    assert table.verbs >= {"join", "leave", "begin", "cancel"}

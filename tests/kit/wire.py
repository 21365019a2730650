"""Knows how to run the real bot on discordd and how people play a table there by its buttons.

It must not know a rule or a sentence of ours, beyond the form of a custom_id.
"""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Self

from bot.store import migrate
from tests.kit.botrun import BotRun
from tests.kit.discordd import Channel, Discordd, Guild, Interaction, Message, User

CALLBACK = "/interactions/*/*/callback"
SEND = "/channels/*/messages"
EDIT = "/channels/*/messages/*"
THREAD = "/channels/*/messages/*/threads"
FORWARD = ("reveal", "roll", "aside", "bank")
UPDATED = 7
FAR = 100_000
"""A target that no game of a test reaches; of the Cloverleaf the den's deck has none."""
PATIENCE_S = 40.0
READY_S = 60.0


class Den:
    """One bot with its database on one discordd; the bot may be killed and started again."""

    def __init__(self, server: Discordd, database: Path) -> None:
        self.server, self.database = server, database
        self.guild = server.world.add_guild()
        self.run: BotRun | None = None
        self._logs: list[str] = []
        self._excused: set[int] = set()
        self._told: set[str] = set()

    @classmethod
    @asynccontextmanager
    async def open(cls, folder: Path, *, shards: int = 1) -> AsyncIterator[Self]:
        """A den with an empty database in this folder; no bot runs yet."""
        database = folder / "tutto.db"
        shutil.copy(_blank(), database)
        async with await Discordd.start(shards=shards) as server:
            den = cls(server, database)
            den._take_out_the_cloverleaf()
            try:
                yield den
            finally:
                await den.kill()

    def _take_out_the_cloverleaf(self) -> None:
        """Have no table of the server end but by its target: chance is real here, and tests need turns to go on."""
        with closing(sqlite3.connect(self.database)) as database, database:
            database.execute("INSERT INTO presets VALUES (?, 'endless', 'tutto', 'deck=CL:0')", (self.guild.id,))
            database.execute("INSERT INTO settings VALUES (?, 0, 'preset', 'endless')", (self.guild.id,))

    @property
    def bot_env(self) -> dict[str, str]:
        return {"TUTTO_DATABASE_URL": f"sqlite:///{self.database}"}

    @property
    def bot(self) -> BotRun:
        """The bot that runs; LookupError where none does."""
        if self.run is None:
            raise LookupError("no bot runs")
        return self.run

    async def start(self, *, shards: int = 1, **env: str) -> BotRun:
        """Start the bot, where none runs, and wait until its shards are greeted."""
        if self.run is None:
            self.run = await BotRun.start(self.server, env=self.bot_env | env, shards=shards, timeout_s=READY_S)
        return self.run

    async def kill(self) -> None:
        """SIGKILL."""
        if self.run is not None:
            run, self.run = self.run, None
            await run.kill()
            self._logs += run.log

    async def stop(self) -> int:
        """SIGTERM; the exit status."""
        run, self.run = self.bot, None
        status = await run.terminate()
        self._logs += run.log
        return status

    async def restart(self) -> None:
        """SIGKILL, and start again on the same database."""
        await self.kill()
        await self.start()

    async def healed(self) -> None:
        """Return when the bot that runs now has posted the boards that were due."""
        await self.bot.wait_line(lambda line: said(line) == "boards.mended", READY_S)

    def mendings(self) -> list[str]:
        """The lines in which the bot that runs says that it has posted what was due."""
        return [line for line in self.bot.log if said(line) == "boards.mended"]

    def channel(self, guild: Guild | None = None) -> Channel:
        return self.server.world.add_channel(guild or self.guild)

    def person(self, name: str, guild: Guild | None = None) -> User:
        return self.server.world.add_user(name, guild or self.guild)

    def excuse(self, interaction: Interaction) -> None:
        """Leave this one out of the complaints: a killed bot can't answer it."""
        self._excused.add(interaction.id)

    def excuse_unanswered(self) -> None:
        """Leave out what a killed bot owed an answer."""
        for interaction in self.server.world.interactions.values():
            if interaction.acknowledged_at is None:
                self.excuse(interaction)

    async def bug(self) -> str:
        """The next line in which the bot that runs logs a bug, which is no complaint then."""
        line = await self.bot.wait_line(lambda line: said(line) == "bug" and line not in self._told)
        self._told.add(line)
        return line

    @property
    def logged(self) -> list[str]:
        """What every run of the bot has said, as far as it was kept."""
        return [*self._logs, *(self.run.log if self.run else ())]

    def complaints(self) -> list[str]:
        """What no run of the bot may show, as far as it is new: unknown routes, bad bodies, bugs, wrong answers."""
        world = self.server.world
        bugs = [line for line in self.logged if "Traceback" in line or said(line) == "bug"]
        every = [*world.unknown_routes, *world.violations, *bugs, *self._wrong_answers()]
        news = [each for each in every if each not in self._told]
        self._told.update(news)
        return news

    def _wrong_answers(self) -> list[str]:
        taken: dict[int, list[int]] = {}
        for _, path, status in self.server.world.calls:
            if found := re.fullmatch(r"/interactions/(\d+)/.*/callback", path):
                taken.setdefault(int(found[1]), []).append(status)
        return [
            f"{each.name} ({each.id}) was answered with {taken.get(each.id)}"
            for each in self.server.world.interactions.values()
            if each.id not in self._excused and taken.get(each.id) not in ([200], [204])
        ]

    def events(self, game: str) -> list[str]:
        """The kinds of the game's events in the order of their seq, which has no gap."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT seq, kind FROM events WHERE game = ? ORDER BY seq", (game,)).fetchall()
        assert [seq for seq, _ in rows] == list(range(len(rows)))
        return [kind for _, kind in rows]

    @contextmanager
    def locked_database(self):  # noqa: ANN201 — a context manager's type says nothing more
        """Nothing can be committed meanwhile."""
        with closing(sqlite3.connect(self.database, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            yield
            database.execute("ROLLBACK")


class Table:
    """A table in a channel, with the people who sit at it in their order."""

    def __init__(self, den: Den, *people: str, channel: Channel | None = None) -> None:
        self.den = den
        self.channel = channel or den.channel()
        self.people = [den.person(name, self.channel.guild) for name in people or ("ada",)]
        self._game = ""

    @property
    def server(self) -> Discordd:
        return self.den.server

    @property
    def host(self) -> User:
        return self.people[0]

    @property
    def lobby(self) -> Message:
        """The first message in the channel."""
        for message in self.channel.messages.values():
            return message
        raise LookupError("no lobby was posted")

    @property
    def place(self) -> Channel:
        """Where it is played: the thread, once there is one."""
        return next((each for each in self.server.world.channels.values() if each.parent is self.channel), self.channel)

    @property
    def board(self) -> Message:
        """The newest message there with a game's buttons; LookupError where there is none."""
        for message in reversed(self.place.messages.values()):
            if pressable(message):
                return message
        raise LookupError("no board stands there")

    @property
    def boards(self) -> list[Message]:
        """Every message there with a game's buttons."""
        return [message for message in self.place.messages.values() if pressable(message)]

    @property
    def game(self) -> str:
        """The id of its game, which is on the first board and for ever the same."""
        return self._game or next(iter(pressable(self.board).values())).split(":")[2]

    @property
    def seq(self) -> int:
        """The seq that the board shows."""
        return int(next(iter(pressable(self.board).values())).split(":")[3])

    @property
    def events(self) -> list[str]:
        return self.den.events(self.game)

    @property
    def verbs(self) -> set[str]:
        """What can be pressed on the board."""
        return set(pressable(self.board))

    @property
    def is_over(self) -> bool:
        return "rematch" in self.verbs

    @property
    def next(self) -> User:
        """Whom the board's first line mentions; who practises alone is not."""
        said = self.board.content
        return next((person for person in self.people if f"<@{person.id}>" in said), self.host)

    async def open(self, *, target: int = FAR, where: str = "thread") -> Self:
        """The host opens it and the others join."""
        await self.server.slash(
            self.host, self.channel, "tutto start", {"target": target, "where": where}, timeout_s=PATIENCE_S
        )
        for person in self.people[1:]:
            await self.press("join", by=person)
        return self

    async def begin(self, *, target: int = FAR, where: str = "thread") -> Self:
        """Open it and begin, up to the first board."""
        await self.open(target=target, where=where)
        await self.press("begin", by=self.host)
        await self.shown(lambda: "reveal" in self.verbs)
        self._game = self.game  # a Stop may take this very board's buttons off before anybody asks
        return self

    async def press(self, verb: str, *, by: User | None = None) -> Interaction:
        """Press it on the board, and wait for what follows: the same board anew, or the next one."""
        board = self.board
        interaction = await self.send(verb, by=by)
        await interaction.acknowledged(PATIENCE_S)
        if ended(interaction):
            await self.shown(lambda: self.board.id > board.id)
        return interaction

    async def send(self, verb: str, *, by: User | None = None) -> Interaction:
        """Press it on the board and wait for nothing; of the dice the last."""
        return await self.server.press_nowait(by or self.next, self.board, pressable(self.board)[verb])

    async def press_on(self) -> str:
        """Whatever leads on, further into the turn; answers which it was."""
        verb = self.forward
        await self.press(verb)
        return verb

    @property
    def forward(self) -> str:
        return next(verb for verb in FORWARD if verb in self.verbs)

    async def press_on_until(self, holds: Callable[[], bool]) -> Self:
        """Press on, turn after turn, until the board is as wanted."""
        async with asyncio.timeout(READY_S):
            while not holds():
                await self.press_on()
        return self

    async def shown(self, holds: Callable[[], bool]) -> None:
        """Return as soon as this is true of what people see."""
        await self.server.wait_for(lambda _: holds(), PATIENCE_S)

    async def goes_on(self) -> bool:
        """Whether the board can be pressed, and what is pressed is on disk and shown."""
        before = len(self.events)
        await self.press_on()
        return len(self.events) > before and self.seq == len(self.events)


def pressable(message: Message) -> dict[str, str]:
    """The custom_ids of a game's enabled buttons by their verb; of the dice the last."""
    found = [button.custom_id for button in message.buttons if button.custom_id and not button.disabled]
    return {each.split(":")[1]: each for each in found if each.split(":")[2] != "-"}


def bankable(table: Table) -> int:
    """The points on the button that banks; 0 where there is none."""
    labels = (button.label for button in table.board.buttons if ":bank:" in (button.custom_id or ""))
    return int("".join(filter(str.isdigit, next(labels, ""))) or 0)


def marks(table: Table) -> int:
    """The mask of the dice that are marked on the board."""
    return int(pressable(table.board)["explain"].split(":")[4])


def score(table: Table, person: User) -> int:
    """What the board says this person has."""
    found = re.search(rf"^\S+ {person.username} \*\*([\d,]+)\*\*", table.board.text, re.MULTILINE)
    if found is None:
        raise LookupError(f"no score of {person.username} in {table.board.text}")
    return int(found[1].replace(",", ""))


def ended(interaction: Interaction) -> bool:
    """Whether the answer took the buttons off the board that was pressed: its turn is over."""
    response = interaction.response
    return response is not None and response.kind == UPDATED and response.data.get("components") == []


def said(line: str) -> str:
    """The event that a line of the bot's log names."""
    try:
        return str(json.loads(line).get("event", ""))
    except ValueError:
        return ""


@cache
def _blank() -> Path:
    """An empty database in its newest form, which costs more to make than to copy."""
    database = Path(mkdtemp()) / "blank.db"
    migrate(f"sqlite:///{database}")
    return database

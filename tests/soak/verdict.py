"""What must be true once a soak has calmed: every stream folds to what its board shows, and every table is played on.

Reads the database as the bot does, through desk and screens; knows no fault and no person's wishes.
"""

import asyncio
import contextlib
import json
import re
import sqlite3
from typing import Any

from bot.i18n.catalogue import shipped
from bot.screens import Screen, board, lobby, pace, result
from bot.store import SqlStore, open_store
from bot.tables.desk import Desk
from bot.tables.luckiest import FirstTurn
from bot.tables.pace import Why
from bot.tables.ports import MessageKind
from bot.tables.table import Table
from cogs._surface import _in_json
from tests.kit.desks import CountedEntropy, SetClock
from tests.kit.discordd import Interaction, Message, User
from tests.kit.wire import FORWARD, Den, pressable
from tests.soak.ledger import Ledger

QUIET_S, PATIENCE_S = 1.0, 60.0
ANSWERED_WITHIN_S = 12.0
SECOND_TAP_S = 3.1
"""Who presses twice within that time is not told anything."""
TOLD = 250
STAMP = re.compile(r"<t:\d+(:\w)?>")
RESULTS_DUE = "SELECT game FROM games WHERE board_due IS NOT NULL AND ended_at_us IS NOT NULL"
HOW_IT_ENDED = "SELECT board_due, kind FROM games JOIN events USING (game) WHERE game = ? ORDER BY seq DESC LIMIT 1"
BAD_WORDS = ("Traceback", '"event": "bug"', "was destroyed", "never retrieved", "never awaited", "unclosed")


async def quiet(den: Den) -> None:
    """Return when no call has come for a while."""
    async with asyncio.timeout(PATIENCE_S):
        seen = -1
        while seen != len(den.server.world.calls):
            seen = len(den.server.world.calls)
            await asyncio.sleep(QUIET_S)


class Verdict:
    """One look at a den whose bot runs."""

    def __init__(self, den: Den, store: SqlStore, ledger: Ledger) -> None:
        self.wrongs: list[str] = []
        self.mended = 0
        """Boards that showed an older state until somebody asked for them."""
        self.left_standing = 0
        """Boards of earlier turns that kept their buttons until somebody pressed one."""
        self._den, self._store, self._ledger = den, store, ledger
        self._catalogue = shipped()

    @classmethod
    async def open(cls, den: Den, ledger: Ledger) -> "Verdict":
        return cls(den, await open_store(den.bot_env["TUTTO_DATABASE_URL"], CountedEntropy()), ledger)

    async def close(self) -> None:
        await self._store.close()

    async def wait_for_results(self) -> None:
        """What Discord would not take is sent again by and by; nobody can ask for the result of a game that is over."""
        with contextlib.suppress(TimeoutError):
            await self._den.server.wait_for(lambda _: not self._asked(RESULTS_DUE), PATIENCE_S)

    async def mend(self) -> None:
        """Have whoever sits there ask for each board that is behind: the next redraw shows what happened."""
        for table in await self._unfinished():
            if await self._difference(table) is not None:
                self.mended += 1
                await self._slash(table, "board")
        await quiet(self._den)

    async def take_leave(self) -> None:
        """Have each board of an earlier turn that was left standing pressed, by which it loses its buttons."""
        await asyncio.sleep(SECOND_TAP_S)
        for table in await self._unfinished():
            for message in self._pressable(table.id):
                if message is not self._message(table):
                    self.left_standing += 1
                    verbs = pressable(message)
                    verb = next((verb for verb in ("begin", *FORWARD, *verbs) if verb in verbs), "explain")
                    await self._answered(self._den.server.people.press(self._next(table), message, verbs[verb]))
        await quiet(self._den)

    async def compare(self) -> int:
        """Hold each unfinished game against its board, and each finished one against its result; how many those are."""
        unfinished = await self._unfinished()
        for table in unfinished:
            if difference := await self._difference(table):
                self.wrongs.append(f"{self._named(table)}: {difference}")
        finished = [table for game in self._games(finished=True) if (table := await self._table(game)) is not None]
        for table in finished:
            if self._message(table) is not None and not await self._is_told(table):
                [[due, kind]] = self._asked(HOW_IT_ENDED, table.id)
                self.wrongs.append(f"{self._named(table)}: {kind}, {due} is due, and its result stands nowhere")
        return len(unfinished) + len(finished)

    async def _is_told(self, table: Table) -> bool:
        """Whether some message says how it ended, where it was played or where it was opened."""
        places, result = {table.row.place, table.row.channel}, _spoken_by(await self._screen(table, 0))
        messages = self._den.server.world.messages.values()
        return any(each.channel.id in places and _spoken(each) == result for each in messages)

    async def count_boards(self) -> None:
        """Each unfinished game has one message that can be pressed."""
        for table in await self._unfinished():
            if len(boards := self._pressable(table.id)) != 1:
                shown = [(each.id, next(iter(pressable(each).values()))) for each in boards]
                self.wrongs.append(f"{self._named(table)} has {len(boards)} boards: {shown}")

    async def press_on(self) -> int:
        """Whoever is next presses what leads on, at every unfinished table; how many those are."""
        for table in await self._unfinished():
            if table.row.timing.paused is not None and (message := self._message(table)) is not None:
                resume = next(iter(pressable(message).values()))
                await self._answered(self._den.server.people.press(self._next(table), message, resume))
        await quiet(self._den)
        tables = await self._unfinished()
        for table in tables:
            message = self._message(table)
            verbs = pressable(message) if message else {}
            verb = next((verb for verb in ("begin", *FORWARD, *verbs) if verb in verbs), None)
            if message is None or verb is None:
                self.wrongs.append(f"{self._named(table)} has no board to press")
                continue
            person = self._next(table)
            await self._answered(self._den.server.people.press(person, message, verbs[verb]))
            if (now := self._length(table.id)) <= table.seq:
                self.wrongs.append(f"{self._named(table)} is stuck: {verb} by {person.username} led to nothing ({now})")
        await quiet(self._den)
        return len(tables)

    def games(self) -> str:
        """How many there were, and how many of them came to an end."""
        finished, unfinished = (len(self._games(finished=which)) for which in (True, False))
        return f"{finished + unfinished} ({finished} finished)"

    def logged(self, lines: list[str]) -> None:
        """No bug, no traceback, nothing left open or unawaited."""
        self.wrongs += [line for line in lines if any(word in line for word in BAD_WORDS)]

    async def _slash(self, table: Table, name: str) -> None:
        place = self._den.server.world.channels[table.row.place]
        await self._answered(self._den.server.people.slash(self._someone(table), place, f"tutto {name}", {}))

    async def _answered(self, interaction: Interaction) -> None:
        self._ledger.note(interaction)
        await interaction.acknowledged(ANSWERED_WITHIN_S)
        await asyncio.sleep(0)

    def _next(self, table: Table) -> User:
        """Whose turn it is, or who begins the game."""
        turn = table.game.turn
        return self._den.server.world.users[(table.host if turn is None else table.person(turn.seat)).user]

    def _someone(self, table: Table) -> User:
        """Somebody who sits there, else its host."""
        sitting = (self._user(table, number) for number in range(len(table.seats)) if self._sits(table, number))
        return next(sitting, self._den.server.world.users[table.host.user])

    def _sits(self, table: Table, number: int) -> bool:
        return not (table.seats[number].gone or table.seats[number].leaving)

    def _user(self, table: Table, number: int) -> User:
        return self._den.server.world.users[table.person(number).user]

    def _games(self, *, finished: bool) -> list[str]:
        rows = self._asked("SELECT game, ended_at_us FROM games ORDER BY number")
        return [game for game, ended_at_us in rows if (ended_at_us is not None) == finished]

    def _length(self, game: str) -> int:
        [[count]] = self._asked("SELECT count(*) FROM events WHERE game = ?", game)
        return count

    def _asked(self, question: str, *values: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(f"file:{self._den.database}?mode=ro", uri=True)) as database:
            return database.execute(question, values).fetchall()

    async def _unfinished(self) -> list[Table]:
        return [table for game in self._games(finished=False) if (table := await self._table(game)) is not None]

    async def _table(self, game: str) -> Table | None:
        return await self._desk().table(game)

    def _desk(self) -> Desk:
        """One of its own each time: nothing is remembered, everything is folded from the stream."""
        return Desk(self._store, SetClock(), CountedEntropy())

    def _message(self, table: Table) -> Message | None:
        """The message that stands for the table."""
        messages = table.row.messages
        ref = messages.get(MessageKind.BOARD) or messages.get(MessageKind.LOBBY)
        return self._den.server.world.messages.get(ref.message) if ref else None

    def _pressable(self, game: str) -> list[Message]:
        """Every message that everyone sees with a button of this game."""
        return [
            message
            for message in self._den.server.world.messages.values()
            if message.ephemeral_to is None and any(each.split(":")[2] == game for each in pressable(message).values())
        ]

    async def _difference(self, table: Table) -> str | None:
        """How the message differs from what the table comes to; None where it doesn't."""
        message = self._message(table)
        if message is None:
            return "has no message"
        explained = pressable(message).get("explain", "").split(":")
        mask = int(explained[4]) if len(explained) > 4 else 0
        expected, actual = _timeless(_in_json(await self._screen(table, mask))), _timeless(_shown(message))
        for key in actual:
            if actual[key] != expected[key]:
                return f"{key}: {_apart(str(actual[key]), str(expected[key]))}"
        return None

    async def _screen(self, table: Table, mask: int) -> Screen:
        words = self._catalogue.speaking(table.row.language)
        if table.in_lobby:
            spoken = tuple(
                (lang, self._catalogue.speaking(lang)("language-name")) for lang in self._catalogue.languages
            )
            return lobby.lobby(table, words, spoken, await FirstTurn(self._desk(), self._store).offer(table))
        if table.was_called_off:
            return lobby.closed(table, words)
        if table.game.is_over:
            return result.result(table, words)
        paused = table.row.timing.paused
        if paused is not None and paused.why is Why.AWAY:
            return pace.paused(table, words)
        return board.board(table, mask, words, folded=table.row.place == table.row.channel)

    def _named(self, table: Table) -> str:
        return f"game {table.id} ({table.seq} events, {type(table.game.phase).__name__})"


def _apart(actual: str, expected: str) -> str:
    """Both from a little before where they part."""
    parting = next((at for at, (one, other) in enumerate(zip(actual, expected, strict=False)) if one != other), 0)
    begin = max(0, parting - 50)
    return f"{actual[begin : begin + TOLD]} instead of {expected[begin : begin + TOLD]}"


def _shown(message: Message) -> dict[str, Any]:
    """A message as a bot sends it."""
    return {
        "content": message.content,
        "embeds": [{**embed, "type": "rich"} for embed in message.embeds],
        "components": [_bare(row) for row in message.components],
    }


def _timeless(shown: dict[str, Any]) -> dict[str, Any]:
    """A message without the turn's clock, which every press moves and which is on disk up to ten seconds behind."""
    timeless: dict[str, Any] = json.loads(STAMP.sub("<t>", json.dumps(shown)))
    return timeless


def _bare(part: dict[str, Any]) -> dict[str, Any]:
    bare = {key: value for key, value in part.items() if key not in {"id", "components"}}
    return {**bare, "components": [_bare(each) for each in part["components"]]} if "components" in part else bare


def _spoken(message: Message) -> list[str]:
    return [str(embed.get("description", "")) for embed in message.embeds]


def _spoken_by(screen: Screen) -> list[str]:
    return [str(embed.get("description", "")) for embed in _in_json(screen)["embeds"]]

"""A desk over the store in memory, with a clock and secrets that a test decides."""

import hashlib
from datetime import UTC, datetime, timedelta

from bot.engine import OFFICIAL, Ruleset
from bot.engine.choices import marked_at_first
from bot.engine.commands import Bank, Command, Reveal, Roll, SetAside
from bot.engine.state import Step
from bot.store import MemoryStore
from bot.tables.answers import Answer, Played
from bot.tables.desk import Desk, Opening
from bot.tables.pace import UNTIMED, Pace
from bot.tables.ports import Person, Store, Where
from bot.tables.table import Table

GUILD, CHANNEL = 100, 200
NAMES = ("Ada", "Ben", "Cleo", "Dani", "Eva", "Finn", "Gus", "Hans", "Ivo", "Jo", "Kim")


class SetClock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


class CountedEntropy:
    """The same secrets and ids in every run."""

    def __init__(self, start: int = 0) -> None:
        self._count = start

    def secret(self) -> bytes:
        return hashlib.sha256(self.short_id().encode()).digest()

    def short_id(self) -> str:
        self._count += 1
        return f"id{self._count}"


class Tabletop:
    """Desks and people. A second desk on the same store is another process, or this one after a restart."""

    def __init__(self, start: int = 0) -> None:
        self.clock = SetClock()
        self._entropy = CountedEntropy(start)
        self.store: Store = MemoryStore(self._entropy)
        self.desk = self.another_desk()
        self._snowflake = 1000

    def another_desk(self) -> Desk:
        return Desk(self.store, self.clock, self._entropy)

    def press(self) -> int:
        """A fresh interaction's id."""
        self._snowflake += 1
        return self._snowflake

    async def person(self, user: int) -> Person:
        """User 1 is Ada, 2 is Ben, …"""
        return await self.store.person(guild=GUILD, user=user, name=NAMES[user - 1])

    async def lobby(
        self,
        people: int = 1,
        *,
        ruleset: Ruleset = OFFICIAL,
        where: Where = Where.HERE,
        channel: int = CHANNEL,
        pace: Pace = UNTIMED,
    ) -> Table:
        """A table with so many people seated, hosted by Ada."""
        table = await self.desk.open(
            Opening(
                guild=GUILD,
                channel=channel,
                where=where,
                language="en",
                ruleset=ruleset,
                pace=pace,
                host=await self.person(1),
                interaction=self.press(),
            )
        )
        for user in range(2, people + 1):
            table = happened(await self.desk.join(table.id, await self.person(user), self.press())).table
        return table

    async def game(self, people: int = 2, *, ruleset: Ruleset = OFFICIAL, pace: Pace = UNTIMED) -> Table:
        """A game that has begun; Ada is first."""
        table = await self.lobby(people, ruleset=ruleset, pace=pace)
        return happened(await self.desk.begin(table.id, 1, self.press())).table

    async def press_on(self, table: Table) -> Played:
        """Whoever's turn it is makes the next press: reveals, sets aside what is marked and rolls; banks if it must."""
        turn = table.game.turn
        assert turn is not None
        mask = marked_at_first(table.game)
        aside: tuple[Command, ...] = (SetAside(seat=turn.seat, places=mask),) if mask else ()
        goes: tuple[Command, ...] = (Reveal(seat=turn.seat),) if turn.step is Step.REVEAL else (Roll(seat=turn.seat),)
        user = table.person(turn.seat).user
        for last in (goes, (Reveal(seat=turn.seat),), (Bank(seat=turn.seat),)):
            answer = await self.desk.play(table.id, user, table.seq, lambda _, last=last: (*aside, *last))
            if isinstance(answer, Played):
                return answer
        raise AssertionError(answer)


def happened(answer: Answer) -> Played:
    """The answer, which must be that it happened."""
    assert isinstance(answer, Played), answer
    return answer

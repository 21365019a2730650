"""Games, people and chance as plain as a store needs them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count

from bot.engine.events import DiceRolled, Event, PileShuffled, RollCalled, Seated
from bot.store import MemoryStore, SqlStore
from bot.tables.ports import GameRow, Person, Where

SomeStore = MemoryStore | SqlStore

NOON = datetime(2026, 7, 1, 12, 0, 0, 123456, tzinfo=UTC)
GUILD = 1_100_000_000_000_000_001
ANNA = Person(player="anna", user=1_200_000_000_000_000_001, guild=GUILD, name="Anna")
BEN = Person(player="ben", user=1_200_000_000_000_000_002, guild=GUILD, name="Ben")
CLEO = Person(player="cleo", user=1_200_000_000_000_000_003, guild=GUILD, name="Cleo")

ROW = GameRow(
    game="g1",
    guild=GUILD,
    channel=1_300_000_000_000_000_001,
    place=1_300_000_000_000_000_001,
    where=Where.HERE,
    language="de",
    host=ANNA.player,
    secret=bytes(range(32)),
    opened_at=NOON,
    table="g0",
)


class Counting:
    """Entropy that counts."""

    def __init__(self, prefix: str = "id") -> None:
        self._prefix = prefix
        self._next = count(1)

    def secret(self) -> bytes:
        return next(self._next).to_bytes(32)

    def short_id(self) -> str:
        return f"{self._prefix}{next(self._next)}"


def row(number: int) -> GameRow:
    """A game in a channel of its own."""
    return replace(ROW, game=f"g{number}", channel=ROW.channel + number, place=ROW.place + number)


def seated(person: Person, seat: int = 0) -> Seated:
    return Seated(seat=seat, player=person.player, interaction=1_400_000_000_000_000_000 + seat, score=0)


def opening() -> tuple[Event, ...]:
    """Two events: a game with Anna in it."""
    return (PileShuffled(), seated(ANNA))


PRESS: tuple[Event, ...] = (RollCalled(), DiceRolled(faces=(1, 2, 3, 4, 5, 6)), RollCalled())


def later(minutes: int) -> datetime:
    return NOON + timedelta(minutes=minutes)

"""One table as it stands: its row, its people, its game and what is told of it. Asks and writes nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.engine.state import Game, Lobby, Seat
from bot.tables.book import Book
from bot.tables.chronicle import Chronicle
from bot.tables.pace import AWAY_AFTER
from bot.tables.ports import NO_USER, GameRow, Kind, Mode, Person


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A game with everything a screen needs; `seq` is how many events it is the fold of."""

    row: GameRow
    people: Mapping[str, Person]
    """By player key: everybody who ever held a seat, and the host."""
    game: Game
    seq: int
    chronicle: Chronicle
    book: Book | None = None
    """The score sheet of a recorded game that has begun."""
    newcomers: frozenset[str] = frozenset()
    """Player keys of those whose first game this is, known from its beginning on."""

    @property
    def id(self) -> str:
        """The game's short id."""
        return self.row.game

    @property
    def host(self) -> Person:
        """Who opened the table, or took the hosting over."""
        return self.people[self.row.host]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in their order round the table."""
        return self.game.seats

    @property
    def in_lobby(self) -> bool:
        """Whether seats are still being taken."""
        return isinstance(self.game.phase, Lobby)

    @property
    def was_called_off(self) -> bool:
        """Whether it was closed before play began."""
        return self.game.is_over and not self.game.order

    @property
    def time_runs_out_at(self) -> datetime | None:
        """When the time limit ends the game with the round, or the turn, under way (§6.4); None where none runs."""
        limit = self.game.ruleset.time_limit_minutes
        if limit is None or self.row.begun_at is None or self.game.time_called or self.game.turn is None:
            return None
        return self.row.begun_at + timedelta(minutes=limit)

    @property
    def is_paused(self) -> bool:
        """Whether the game stands still until somebody resumes it."""
        return self.row.timing.paused is not None

    @property
    def is_timed(self) -> bool:
        """Whether a turn here has a deadline: where nobody else waits, none is needed, nor at a real table."""
        return self.row.pace.turn_s is not None and self.row.mode is Mode.PLAY and self.in_company

    @property
    def in_company(self) -> bool:
        """Whether people play with each other here: neither practice, nor one person among computers."""
        return len(self.members) > 1

    @property
    def members(self) -> tuple[int, ...]:
        """The seats in the game that people of this server hold."""
        return tuple(
            number
            for number, seat in enumerate(self.game.seats)
            if not (seat.gone or seat.leaving) and self.people[seat.player].kind is Kind.MEMBER
        )

    @property
    def present(self) -> tuple[int, ...]:
        """Those of them whose players are not away."""
        return tuple(seat for seat in self.members if not self.is_away(seat))

    def is_away(self, seat: int) -> bool:
        """Whether time ended this seat's turns twice in a row: they are forfeited at once until its player is back."""
        return self.row.missed.get(seat, 0) >= AWAY_AFTER

    @property
    def has_computers(self) -> bool:
        """Whether a computer holds a seat here, or held one until it left."""
        return any(self.people[seat.player].kind.is_computer for seat in self.game.seats)

    @property
    def is_practice(self) -> bool:
        """Whether one seat plays alone (§6.5)."""
        return len(self.seats) == 1

    def person(self, seat: int) -> Person:
        """Who sits there."""
        return self.people[self.game.seats[seat].player]

    def stands_in_for(self, seat: int) -> Person | None:
        """Whose seat this was before it was given to who sits there."""
        had = next((given.player for given in self.chronicle.given if given.seat == seat), None)
        return None if had is None else self.people[had]

    def is_new(self, seat: int) -> bool:
        """Whether who sits there had never played before this game began, on any server."""
        return self.game.seats[seat].player in self.newcomers

    def seat_of(self, user: int) -> int | None:
        """The seat this user holds and has not left; guests and computers are nobody's to press for."""
        if user == NO_USER:
            return None
        for number, seat in enumerate(self.game.seats):
            if not (seat.gone or seat.leaving) and self.people[seat.player].user == user:
                return number
        return None

"""A game in memory: its table and the dealer that goes with it, brought back from the stream. Writes nothing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.engine import Game, evolve, opened
from bot.engine.chance import Dice, Draw, Drawn, Due, OffRolled, Outcome, PickSeat, Rolled, RollOff, SeatPicked, Shuffle
from bot.engine.events import (
    Begun,
    DiceRolled,
    Event,
    Opened,
    PileShuffled,
    Revealed,
    Risen,
    RolledOff,
    Seated,
    TurnBegun,
)
from bot.engine.state import Starting
from bot.record.journal import Written
from bot.tables.book import Book, opened_book
from bot.tables.chance import Dealer, Stream, salt_of
from bot.tables.chronicle import Chronicle
from bot.tables.pace import Timing
from bot.tables.ports import MessageKind, Mode, StoredGame, UnreadableGame
from bot.tables.table import Table
from bot.tables.unsent import Unsent


class StreamDiffers(UnreadableGame):
    """A stored game doesn't follow from its own secret: it is played no further, so that nobody is dealt false dice."""

    def __init__(self, game: str) -> None:
        super().__init__(game, f"game {game} doesn't follow from its own secret")


@dataclass(slots=True)
class Live:
    """One game as it stands; replaced piece by piece as events are appended."""

    table: Table
    dealer: Dealer | None
    """None until play begins, and in a recorded game."""
    written: Timing
    """What runs at the table as it stands on disk; in memory it may be some seconds ahead."""
    last_accepted: tuple[int, datetime] | None = None
    """Who made the last accepted press, and when."""
    pressed: dict[int, datetime] = field(default_factory=dict[int, datetime])
    """When each user last pressed at this table."""
    timed_out: dict[int, int] = field(default_factory=dict[int, int])
    """The seq at which time ended each user's last turn that it did."""
    posted: dict[MessageKind, int] = field(default_factory=dict[MessageKind, int])
    """The seq that the message of each kind was posted for, since the game was read."""
    unsent: tuple[int, Unsent] | None = None
    """The seq at which a recorded game's sheet was drawn last, and what was pressed on it."""


def folded(table: Table, events: Iterable[Event]) -> Table:
    """The table after these events."""
    game, chronicle, seq = table.game, table.chronicle, table.seq
    for event in events:
        after = evolve(game, event)
        chronicle = chronicle.after(game, event, after, seq)
        game, seq = after, seq + 1
    return replace(table, game=game, chronicle=chronicle, seq=seq)


def with_book(table: Table, journal: Sequence[Written] = ()) -> Table:
    """The table of a recorded game, with its sheet once it has begun; any other as it is."""
    if table.row.mode is Mode.PLAY or not isinstance(table.game.phase, Starting):
        return table
    return showing(table, opened_book(table.game, journal))


def showing(table: Table, book: Book) -> Table:
    """The table with this in its book."""
    known = len(table.book.journal) if table.book else 0
    seq = table.seq + len(book.journal) - known
    return replace(table, book=book, game=book.game, chronicle=book.chronicle, seq=seq)


def salt_in(events: Iterable[Event]) -> str:
    """The salt of a game that began: the presses of those who were seated then, and the one that began it."""
    joins: list[int] = []
    for event in events:
        match event:
            case Seated(interaction=interaction):
                joins.append(interaction)
            case Risen(seat=seat):
                del joins[seat]
            case Begun(interaction=interaction):
                return salt_of(joins, interaction)
            case _:
                pass
    return ""


def dealer_for(table: Table, begun: int) -> Dealer:
    """The dealer of a game that `begun` began: the salt is the presses of its seats as they are now."""
    salt = salt_of([seat.interaction for seat in table.seats], begun)
    return Dealer(Stream(table.row.secret, salt), table.game.ruleset.deck)


def read_back(stored: StoredGame) -> Table:
    """Fold a stored game as it stands, whatever its secret would have dealt: to be looked at, not played on."""
    first, *rest = stored.events
    if not isinstance(first, Opened):
        raise StreamDiffers(stored.row.game)
    return with_book(folded(_unplayed(stored, first), rest), stored.journal)


def revived(stored: StoredGame) -> Live:
    """Fold a stored game and bring its dealer to where the stream stands; raises `StreamDiffers`."""
    first, *rest = stored.events
    if not isinstance(first, Opened):
        raise StreamDiffers(stored.row.game)
    if stored.row.mode is Mode.RECORD:
        return Live(table=read_back(stored), dealer=None, written=stored.row.timing)
    table = _unplayed(stored, first)
    dealer: Dealer | None = None
    for event in rest:
        asked = _asked(table.game, event)
        if asked is not None:
            due, answered = asked
            if dealer is None or (answer := dealer.answer(due)) != (answered or answer):
                raise StreamDiffers(stored.row.game)
        table = folded(table, (event,))
        if isinstance(event, Begun):
            dealer = dealer_for(table, event.interaction)
    return Live(table=table, dealer=dealer, written=table.row.timing)


def _unplayed(stored: StoredGame, first: Opened) -> Table:
    return Table(
        row=stored.row,
        people=stored.people,
        game=opened(first),
        seq=1,
        chronicle=Chronicle(),
        newcomers=stored.newcomers,
    )


def _asked(game: Game, event: Event) -> tuple[Due, Outcome | None] | None:
    """What chance was asked when this event came of it, and its answer (None where the order stays its secret)."""
    match event:
        case PileShuffled():
            return Shuffle(), None
        case RolledOff(seats=seats, faces=faces):
            return RollOff(seats=seats), OffRolled(faces=faces)
        case Revealed(card=card):
            return Draw(), Drawn(card=card)
        case DiceRolled(faces=faces):
            return Dice(count=len(faces)), Rolled(faces=faces)
        case TurnBegun(seat=seat) if isinstance(game.phase, Starting) and len(game.seats) > 1:
            # One seat alone begins without being drawn, whatever the rule says (§6.6; fair-dice.md, 6).
            picked = game.phase.due
            return (picked, SeatPicked(seat=seat)) if isinstance(picked, PickSeat) else None
        case _:
            return None

"""The guided turn: one Bonus 300 with fixed dice, at a table where its reader sits alone. Knows where each press leads.

It keeps nothing and writes nothing: the way that led to where it stands travels in its buttons and is played anew
through the engine. It must not know a sentence, nor the table at which the reader is waited for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from bot.engine import OFFICIAL, Card, Refusal, act, due, opened, settle
from bot.engine.chance import Dice, Draw, Drawn, Due, Outcome, Rolled, Shuffled
from bot.engine.choices import marked_at_first, toggled
from bot.engine.commands import Bank, Begin, Command, Reveal, Roll, SetAside, Sit
from bot.engine.dice import ALL_PLACES, PLACES
from bot.engine.events import Opened
from bot.engine.state import Game
from bot.tables.chronicle import Chronicle, Tale
from bot.tables.live import folded
from bot.tables.ports import GameRow, Person, Where
from bot.tables.table import Table

CARD: Final = Card.B300

FALLS: Final = ((1, 3, 5, 3, 6, 4), (1, 4, 1, 4, 4, 6), (5, 1, 5, 1, 1, 5))
"""What comes up at each place, roll by roll, and from the third on always the same.

A 1 and a 5 at first; then whatever was set aside, a triplet and a 1 or none; then nothing but dice that score, so that
no choice ends in a null and every way can lead to TUTTO.
"""

MOST_ROLLS: Final = PLACES

Way = tuple[int, ...]
"""The dice set aside before each roll so far; the first roll comes with the card, and after none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guided:
    """A guided turn as it stands, and the dice marked now."""

    table: Table
    way: Way = ()
    mask: int = 0

    @property
    def game(self) -> Game:
        """The game with this one turn."""
        return self.table.game

    @property
    def over(self) -> Tale | None:
        """How the turn ended, if it did."""
        return next(iter(self.table.chronicle.tales), None)

    @property
    def makes_tutto(self) -> bool:
        """Whether the marked dice are the last ones."""
        turn = self.game.turn
        return turn is not None and turn.aside | self.mask == ALL_PLACES

    def arg(self, press: str) -> str:
        """What travels in the button for this press: `<way>-<mask>-<press>`."""
        return f"{'.'.join(map(str, self.way))}-{self.mask}-{press}"


def beginning(reader: Person) -> Guided:
    """The turn before its card is revealed."""
    row = GameRow(
        game="-",
        guild=reader.guild,
        channel=0,
        place=0,
        where=Where.HERE,
        language="",
        host=reader.player,
        secret=b"",
        opened_at=datetime.fromtimestamp(0, UTC),
    )
    start = Opened(edition=OFFICIAL.edition, house="", first=0)
    empty = Table(row=row, people={reader.player: reader}, game=opened(start), seq=1, chronicle=Chronicle())
    seated = _played(empty, (Sit(player=reader.player, interaction=0), Begin(interaction=0)), rolls=0)
    if seated is None:
        raise RuntimeError(CARD)
    return Guided(table=seated)


def after_press(arg: str, reader: Person) -> tuple[Guided, str]:
    """Where a button leads, and which press it was; an arg that no turn leads to leads to the beginning.

    Presses are a die's place, or the verb of the board's button; those that the board has not change nothing.
    """
    begun = beginning(reader)
    way, mask, press = _parts(arg)
    stands = _at(begun, way, mask)
    if stands is None:
        return begun, ""
    return (_pressed(stands, press) or begun), press


def _parts(arg: str) -> tuple[Way, int, str]:
    way, _, rest = arg.partition("-")
    mask, _, press = rest.partition("-")
    return tuple(map(_mask, way.split("."))) if way else (), _mask(mask), press


def _mask(text: str) -> int:
    """A mask over the six places; anything else is one that nothing allows."""
    mask = int(text) if text.isascii() and text.isdecimal() and len(text) < PLACES else ALL_PLACES + 1
    return min(mask, ALL_PLACES + 1)


def _at(begun: Guided, way: Way, mask: int) -> Guided | None:
    """Go this way from the beginning; None where it can't be gone."""
    if len(way) > MOST_ROLLS or mask > ALL_PLACES:
        return None
    stands: Guided | None = begun
    for aside in way:
        stands = _gone_on(replace(stands, mask=aside))
        if stands is None:
            return None
    turn = stands.game.turn
    return replace(stands, mask=mask & turn.thrown) if turn is not None else None


def _gone_on(stands: Guided) -> Guided | None:
    """Reveal the card, or set the marked dice aside and roll the rest."""
    table = stands.table
    moves: tuple[Command, ...] = (*_aside(stands.mask), Roll(seat=0)) if stands.way else (Reveal(seat=0),)
    if not stands.way and stands.mask:
        return None
    rolled = _played(table, moves, rolls=len(stands.way))
    if rolled is None:
        return None
    return Guided(table=rolled, way=(*stands.way, stands.mask), mask=marked_at_first(rolled.game))


def _pressed(stands: Guided, press: str) -> Guided | None:
    match press:
        case "reveal" if stands.way:
            return _ended(stands, (*_aside(stands.mask), Reveal(seat=0)))
        case "reveal" | "roll":
            return _gone_on(stands)
        case "bank":
            return _ended(stands, (*_aside(stands.mask), Bank(seat=0)))
        case place if place in set(map(str, range(PLACES))):
            return replace(stands, mask=toggled(stands.game, stands.mask, int(place)))
        case _:
            return stands


def _ended(stands: Guided, moves: Sequence[Command]) -> Guided | None:
    """Bank, or reveal the next card, which is a Stop."""
    table = _played(stands.table, moves, rolls=len(stands.way))
    return None if table is None else Guided(table=table)


def _aside(mask: int) -> tuple[Command, ...]:
    return (SetAside(seat=0, places=mask),) if mask else ()


def _played(table: Table, moves: Sequence[Command], rolls: int) -> Table | None:
    """Ask for these moves and let what is fixed answer; None where they are refused. `rolls` have fallen before."""
    acted = act(table.game, moves)
    if isinstance(acted, Refusal):
        return None
    table = folded(table, acted[1])
    while (asked := due(table.game)) is not None:
        settled = settle(table.game, _fixed(asked, table.game, rolls))
        if isinstance(settled, Refusal):
            return None
        table = folded(table, settled)
    return table


def _fixed(asked: Due, game: Game, rolls: int) -> Outcome:
    """What chance answers here: this card and then a Stop, these dice."""
    match asked:
        case Draw():
            return Drawn(card=Card.STOP if rolls else CARD)
        case Dice():
            aside = game.turn.aside if game.turn is not None else 0
            falls = FALLS[min(rolls, len(FALLS) - 1)]
            return Rolled(faces=tuple(face for place, face in enumerate(falls) if not aside >> place & 1))
        case _:
            return Shuffled()

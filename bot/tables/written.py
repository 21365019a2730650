"""A stored game as its record: a played one with the tags of its sealed dice (record.md, fair-dice.md). Asks no dealer.

It must not bring the stream forward: what is checked against the seal afterwards is what was stored.
"""

from bot.record import write_game
from bot.record.sheet_record import write_sheet
from bot.tables.chance import seal_of
from bot.tables.live import read_back, salt_in
from bot.tables.ports import ByBot, Mode, StoredGame


def record_of(stored: StoredGame) -> str:
    """The record; of a played game with its seal, to which salt and secret come with the end (fair-dice.md, 7)."""
    if stored.row.mode is Mode.RECORD:
        return _entered(stored)
    table = read_back(stored)
    # A seat has one name in a record: that of who sat down in it, whoever plays on there.
    given = {one.seat: one.player for one in reversed(table.chronicle.given)}
    names = [stored.people[given.get(number, seat.player)].name for number, seat in enumerate(table.seats)]
    tags = {
        "Date": stored.row.opened_at.date().isoformat(),
        "Site": "Discord",
        "Mode": Mode.PLAY.value,
        "Seal": seal_of(stored.row.secret),
    }
    if table.game.is_over:
        tags |= {"Salt": salt_in(stored.events), "Secret": stored.row.secret.hex()}
    return write_game(stored.events, names, tags)


def _entered(stored: StoredGame) -> str:
    """The record of real dice, or of such as the bot brought without a seal."""
    table = read_back(stored)
    names = [stored.people[seat.player].name for seat in table.seats]
    by_bot = {ByBot.NOTHING: "", ByBot.CARDS: " cards:bot", ByBot.DICE: " dice:bot"}[stored.row.by_bot]
    tags = {
        "Date": stored.row.opened_at.date().isoformat(),
        "Site": "Discord",
        "Mode": Mode.RECORD.value + by_bot,
    }
    return write_sheet(table.book.reckoning, names, tags) if table.book else write_game(stored.events, names, tags)

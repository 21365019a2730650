"""A stored game as its record, with the tags of its sealed dice (record.md, fair-dice.md). Asks no dealer.

It must not bring the stream forward: what is checked against the seal afterwards is what was stored.
"""

from bot.engine import fold
from bot.record import write_game
from bot.tables.chance import seal_of
from bot.tables.live import salt_in
from bot.tables.ports import StoredGame


def record_of(stored: StoredGame) -> str:
    """The record with its seal; salt and secret come with the end (fair-dice.md, 7)."""
    game = fold(stored.events)
    names = [stored.people[seat.player].name for seat in game.seats]
    tags = {
        "Date": stored.row.opened_at.date().isoformat(),
        "Site": "Discord",
        "Mode": "play",
        "Seal": seal_of(stored.row.secret),
    }
    if game.is_over:
        tags |= {"Salt": salt_in(stored.events), "Secret": stored.row.secret.hex()}
    return write_game(stored.events, names, tags)

"""Luck as the store has it of games long over: a test says how much somebody had a turn."""

from datetime import UTC, datetime

from bot.engine.events import Opened
from bot.tables.figures import MILLI, Luck, Tally
from bot.tables.ports import Change, GameRow, Person, Result, Store, Where

TURNS = 10
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
SOMEBODY = 9_999_999
"""The user whom all these games were played against, and who had no luck worth reckoning."""


async def had_luck(store: Store, person: Person, points_a_turn: float) -> None:
    """One finished game of this person on their server, reckoned to have brought so much luck."""
    other = await store.person(guild=person.guild, user=SOMEBODY, name="Somebody")
    game, place = f"past{person.user}", person.user
    row = GameRow(
        game=game,
        guild=person.guild,
        channel=place,
        place=place,
        where=Where.HERE,
        language="en",
        host=person.player,
        secret=bytes(32),
        opened_at=LONG_AGO,
    )
    await store.open_game(row, (Opened(edition="tutto", house="", first=None),), (person, other))
    results = tuple(
        Result(player=player, seat=seat, score=6000, won=seat == 0, tally=Tally(turns=TURNS))
        for seat, player in enumerate((person.player, other.player))
    )
    await store.append(game, 1, (), LONG_AGO, Change(ended_at=LONG_AGO, results=results))
    luck = Luck(seat=0, score=6000, luck_milli=round(points_a_turn * TURNS * MILLI), lost_milli=0)
    await store.keep_luck(game, (luck,))

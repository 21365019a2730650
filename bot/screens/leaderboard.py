"""A server's leaderboard: games, wins and points of its people. Knows no store; lines come in as they are to stand."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._names import shown
from bot.screens._screen import Embed, Screen
from bot.tables.servers import Standing

COLOUR: Final = 0xC9971C
MEDALS: Final = ("🥇", "🥈", "🥉")

MOST_LINES: Final = 20
"""What surely fits into one embed, however long the names are."""


def leaderboard(standings: Sequence[Standing], words: Words) -> Screen:
    """The lines in the order given, best first; people level in wins, points and games share a place."""
    if not standings:
        return Screen(
            embed=Embed(title=words("leaderboard-title"), description=words("leaderboard-empty"), colour=COLOUR)
        )
    lines = [_line(_place(standing, standings), standing, words) for standing in standings]
    page = Embed(
        title=words("leaderboard-title"),
        description="\n".join(lines),
        footer=words("leaderboard-counts"),
        colour=COLOUR,
    )
    return Screen(embed=page)


def _place(standing: Standing, standings: Sequence[Standing]) -> int:
    """Counted from 1: the place of the first who is level with this one."""
    return next(place for place, other in enumerate(standings, start=1) if _record(other) == _record(standing))


def _record(standing: Standing) -> tuple[int, int, int]:
    return standing.wins, standing.points, standing.games


def _line(place: int, standing: Standing, words: Words) -> str:
    return words(
        "leaderboard-line",
        place=MEDALS[place - 1] if place <= len(MEDALS) else words("leaderboard-place", place=place),
        player=shown(standing.name) or words("leaderboard-nameless"),
        wins=standing.wins,
        games=standing.games,
        points=standing.points,
    )

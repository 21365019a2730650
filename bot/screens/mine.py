"""All tables where one person sits, those that wait for them first. Knows tables, not where they are kept."""

from collections.abc import Iterable
from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._links import link_to_play
from bot.screens._screen import Embed, Screen
from bot.screens._seats import BETWEEN, host_name, seated
from bot.tables.table import Table

MOST: Final = 12
"""Tables in the list: with the longest names these just fit into one embed."""

COLOUR: Final = 0x2E7D5B


def mine(tables: Iterable[Table], words: Words, user: int) -> Screen:
    """The unfinished games among these where the user holds a seat; the rest is left out."""
    here = [table for table in tables if not table.game.is_over and table.seat_of(user) is not None]
    if not here:
        return Screen(embed=Embed(title=words("mine-title"), description=words("mine-empty"), colour=COLOUR))
    # Sorting is stable: within each half the order of the caller stays.
    here.sort(key=lambda table: not _is_next(table, user))
    lines = [_line(table, words, user) for table in here[:MOST]]
    if len(here) > MOST:
        lines.append(words("mine-more", count=len(here) - MOST))
    return Screen(embed=Embed(title=words("mine-title"), description="\n".join(lines), colour=COLOUR))


def _is_next(table: Table, user: int) -> bool:
    turn = table.game.turn
    return turn is not None and turn.seat == table.seat_of(user)


def _line(table: Table, words: Words, user: int) -> str:
    title = f"[{words('table-title', host=host_name(table, words))}]({link_to_play(table)})"
    if table.in_lobby:
        return f"• {title}{BETWEEN}{words('mine-lobby')}"
    said = [_whose(table, words, user), title, words("table-round", round=table.game.round)]
    seat = table.seat_of(user)
    if seat is not None:
        said.append(words("mine-own-score", score=table.seats[seat].score))
    return f"• {BETWEEN.join(filter(None, said))}"


def _whose(table: Table, words: Words, user: int) -> str:
    turn = table.game.turn
    if turn is None:
        return ""
    if _is_next(table, user):
        return words("mine-your-turn")
    return words("mine-turn-of", who=seated(table, turn.seat, words))

"""The line a table keeps in its channel while a game is on. Knows how the scores stand, not what is at risk."""

from typing import Final

from bot.engine.standing import leaders
from bot.i18n.catalogue import Words
from bot.screens import late
from bot.screens._screen import Embed, Link, Screen
from bot.screens._seats import host_name, plain_host_name, seated
from bot.tables.table import Table

COLOUR: Final = 0x2E7D5B
LONGEST_THREAD_NAME: Final = 100


def line(table: Table, words: Words, link: str) -> Screen:
    """“Round 7 · Ada leads with 4,200” with a button to the thread; without a link the game is played right here."""
    where = words("line-over" if table.game.is_over else "line-thread" if link else "line-here")
    page = Embed(
        title=words("table-title", host=host_name(table, words)),
        description=f"**{stand(table, words)}**\n{where}",
        colour=COLOUR,
    )
    rows = ((Link(label=words("to-table"), url=link), *late.join(table, words)),) if link else ()
    return Screen(embed=page, rows=rows, game=table.id, seq=table.seq)


def thread_name(table: Table, words: Words) -> str:
    """What the table's thread is called; Discord reads no markdown there and takes 100 characters."""
    return words("line-thread-name", host=plain_host_name(table, words))[:LONGEST_THREAD_NAME]


def second_thread_name(words: Words) -> str:
    """What the thread of a second table is called."""
    return words("line-second-thread-name")[:LONGEST_THREAD_NAME]


def stand(table: Table, words: Words) -> str:
    """The round and who leads, in one line."""
    game = table.game
    number = words("table-round", round=game.round)
    called = f"{number} ({words('table-last-round')})" if game.last_round else number
    leading = leaders(game)
    best = max((table.seats[seat].score for seat in leading), default=0)
    if table.is_practice:
        return words("line-practice", round=called, who=seated(table, 0, words), score=best)
    if not any(seat.score for seat in table.seats):
        return words("line-level", round=called)
    if len(leading) == 1:
        return words("line-leads", round=called, who=seated(table, leading[0], words), score=best)
    return words("line-shared", round=called, count=len(leading), score=best)

"""What those who manage a server are told of its settings. Knows values, not where they are kept."""

from bot.i18n.catalogue import Words
from bot.screens import pace
from bot.screens._screen import Screen
from bot.tables.pace import Pace
from bot.tables.ports import Where


def language_set(name: str, channel: int | None, words: Words) -> Screen:
    """Which language everyone reads from now on, by its own name; an empty one is found out table by table."""
    where = _place(channel, words)
    if not name:
        return Screen(content=words("admin-language-automatic", where=where))
    return Screen(content=words("admin-language", where=where, language=name))


def where_set(where: Where | None, channel: int | None, words: Words) -> Screen:
    """Where tables play from now on when nobody says; None leaves it to what the bot may do."""
    chosen = where.value if where else "automatic"
    return Screen(content=words(f"admin-where-{chosen}", where=_place(channel, words)))


def pace_set(chosen: Pace, channel: int | None, words: Words, *, usual: bool) -> Screen:
    """At which pace new tables play from now on; `usual` where the server leaves that to the bot."""
    message = "admin-pace-automatic" if usual else "admin-pace"
    return Screen(content=words(message, where=_place(channel, words), pace=pace.said(chosen, words)))


def _place(channel: int | None, words: Words) -> str:
    return words("admin-whole-server") if channel is None else f"<#{channel}>"

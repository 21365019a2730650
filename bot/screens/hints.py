"""What a table's board says of chances, as its host chooses it. Knows the three ways, no chance itself."""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens import _choice
from bot.screens._screen import Button, Choice, Menu, Screen
from bot.tables.ports import Hints
from bot.tables.table import Table

VERB: Final = "hints"


def choice(table: Table, words: Words) -> Screen:
    """What the board says now, and what it may say; told to the host alone."""
    now = table.row.hints
    choices = tuple(
        Choice(value=one.value, label=words(f"hints-{one}"), description=words(f"hints-{one}.told"), chosen=one is now)
        for one in Hints
    )
    told = f"{said(now, words)}\n\n{words('hints-about')}"
    menu = Menu(verb=VERB, arg=_choice.PICK, placeholder=words("hints-title"), choices=choices)
    return _choice.page(table, menu, told, words)


def way_in(words: Words) -> Button:
    """The button that leads here from another menu, whose message this takes."""
    return Button(verb=VERB, arg=_choice.AMONG_OTHERS, label=words("settings-hints"))


def said(now: Hints, words: Words) -> str:
    """The choice in full: its name, and what it means."""
    return f"**{words(f'hints-{now}')}** · {words(f'hints-{now}.told')}"

"""What a table's board says of chances, as its host chooses it. Knows the three ways, no chance itself.

Every press about it comes back as the verb `hints`; its arg is a step.
"""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._screen import Button, Choice, Embed, Menu, Screen
from bot.tables.ports import Hints
from bot.tables.table import Table

VERB: Final = "hints"
AMONG_OTHERS, PICK = "open", "pick"
"""The steps; the first in place of the menu that leads to it."""
COLOUR: Final = 0x2E7D5B


def choice(table: Table, words: Words) -> Screen:
    """What the board says now, and what it may say; told to the host alone."""
    now = table.row.hints
    choices = tuple(
        Choice(value=one.value, label=words(f"hints-{one}"), description=words(f"hints-{one}.told"), chosen=one is now)
        for one in Hints
    )
    page = Embed(
        title=words("hints-title"),
        description=f"{said(now, words)}\n\n{words('hints-about')}",
        colour=COLOUR,
    )
    menu = Menu(verb=VERB, arg=PICK, placeholder=words("hints-title"), choices=choices)
    back = Button(verb="settings" if table.in_lobby else "host", arg="back", label=words("settings-back"))
    return Screen(embed=page, rows=((menu,), (back,)), game=table.id, seq=table.seq)


def way_in(words: Words) -> Button:
    """The button that leads here from another menu, whose message this takes."""
    return Button(verb=VERB, arg=AMONG_OTHERS, label=words("settings-hints"))


def said(now: Hints, words: Words) -> str:
    """The choice in full: its name, and what it means."""
    return f"**{words(f'hints-{now}')}** · {words(f'hints-{now}.told')}"

"""One of a few ways for a table, as its host chooses it in a private message. Knows no way by name.

Every press comes back as one verb; its arg is a step.
"""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._screen import Button, Embed, Menu, Screen
from bot.tables.table import Table

AMONG_OTHERS, PICK = "open", "pick"
"""The steps; the first in place of the menu that leads to it."""
COLOUR: Final = 0x2E7D5B


def page(table: Table, menu: Menu, told: str, words: Words) -> Screen:
    """What it is now, as told, and the menu of what it may be, for the host alone."""
    back = Button(verb="settings" if table.in_lobby else "host", arg="back", label=words("settings-back"))
    embed = Embed(title=menu.placeholder, description=told, colour=COLOUR)
    return Screen(embed=embed, rows=((menu,), (back,)), game=table.id, seq=table.seq)

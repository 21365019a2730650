"""The first words on a server, and `/tutto help`. Knows the commands by name, not what they do."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._screen import Button, Embed, Field, Screen, Style

COLOUR: Final = 0x2E7D5B
ROW: Final = 5
"""Buttons Discord puts in a row."""


def welcome(languages: Sequence[tuple[str, str]], words: Words) -> Screen:
    """What this is and three commands, in the language it is said in, with a button for each language's own name."""
    buttons = [
        Button(
            verb="speak",
            arg=lang,
            label=name,
            style=Style.PRIMARY if lang == words.lang else Style.SECONDARY,
        )
        for lang, name in languages
    ]
    page = Embed(
        title=words("welcome-title"),
        description="\n\n".join((words("welcome"), words("welcome-commands"), words("welcome-language"))),
        colour=COLOUR,
    )
    rows = tuple(tuple(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW))
    return Screen(embed=page, rows=rows)


def help_page(words: Words) -> Screen:
    """How to play, how to manage a game, where the rules stand."""
    page = Embed(
        title=words("help-title"),
        description=words("help"),
        fields=(
            Field(name=words("help-play"), value=words("help-play-text")),
            Field(name=words("help-table"), value=words("help-table-text")),
            Field(name=words("help-server"), value=words("help-server-text")),
        ),
        footer=words("help-fan"),
        colour=COLOUR,
    )
    button = Button(verb="topic", arg="glance", label=words("topic-glance.title"), emoji="📖")
    return Screen(embed=page, rows=((button,),))

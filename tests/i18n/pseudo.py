"""A language made for tests, English with an accent on every letter, and what is left of a screen without one.

It must not know which screens there are.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.i18n.catalogue import LOCALE_FOLDER, SOURCE_LANG, Words
from bot.screens import Button, Embed, Field, Link, Screen
from bot.screens._screen import Blank, Choice, Form, Menu, People, Pick
from tests.i18n import ftl

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
NEVER_READ = re.compile(r"<[@#t][^>]*>|\]\([^)]*\)")
"""Mentions, moments that Discord words, and addresses behind words."""
READ = {
    Screen: ("content", "embed", "rows"),
    Embed: ("title", "description", "fields", "footer"),
    Field: ("name", "value"),
    Button: ("label", "emoji"),
    Link: ("label",),
    Menu: ("placeholder", "choices"),
    People: ("placeholder",),
    Choice: ("label", "description"),
    Form: ("title", "parts"),
    Blank: ("label", "example"),
    Pick: ("label", "placeholder", "choices"),
}
"""By the kind of part, what is read of it."""

WORD = re.compile(r"[^\W\d_]+")


class _Accenting(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's naming
        return ast.TextElement(node.value.translate(ACCENTS))


@cache
def pseudo() -> Words:
    """It has no other language behind it, and numbers and plurals as English has them."""
    files = [FluentParser().parse(text) for text in ftl.sources(LOCALE_FOLDER / SOURCE_LANG).values()]
    return Words(SOURCE_LANG, "\n".join(FluentSerializer().serialize(_Accenting().visit(file)) for file in files))


def read(part: object) -> Iterator[str]:
    """Every text that a person reads of this screen, or of this part of one."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from read(one)
    elif part is not None:
        yield from read(tuple(getattr(part, name) for name in READ[type(part)]))


def unaccented(screen: Screen | Form, known: Iterable[str]) -> list[str]:
    """The words on this screen that no message put there, but for `known` ones: names, seals, references."""
    told = NEVER_READ.sub("", "\n".join(read(screen)))
    for word in sorted(known, key=len, reverse=True):
        told = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "", told)
    return [word for word in WORD.findall(told) if not set(word) <= set(ACCENTED)]

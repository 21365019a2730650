"""One page of a rulebook, with the ways to the pages before and after it. Knows no game and no Discord."""

from typing import Final

from bot.engine import Edition, Ruleset
from bot.i18n.catalogue import Words
from bot.screens import house
from bot.screens._book import BOOKS, HOUSE, RETOLD, RULES_ON, Page, page_about, page_at
from bot.screens._screen import Button, Embed, Row, Screen

__all__ = ["VERB", "Page", "page_about", "page_at", "rules"]

VERB: Final = "topic"
"""The press that turns the page; its arg is the page to show."""

COLOUR: Final = 0x2E7D5B


def rules(page: Page, words: Words, ruleset: Ruleset | None = None) -> Screen:
    """A page; the last one leads on to the first. With the ruleset of a table here, what that plays differently."""
    here = ruleset if ruleset is not None and ruleset.edition is page.edition else None
    if page.topic == HOUSE:
        return house.house(here, words, page, footer=_place(page, words), above=_neighbours(page, words))
    return Screen(embed=_topic(page, words, here), rows=(_neighbours(page, words),))


def _topic(page: Page, words: Words, ruleset: Ruleset | None) -> Embed:
    retold = page.edition is Edition.FILL_OR_BUST and page.topic in RETOLD
    text = words(f"fob-{page.topic}" if retold else f"topic-{page.topic}")
    departures = house.differences(ruleset, words, RULES_ON.get(page.topic, ())) if ruleset is not None else ()
    if departures:
        lines = "\n".join(f"• {line}" for line in departures)
        text = f"{text}\n\n🏠 **{words('rules-differs')}**\n{lines}"
    return Embed(title=words(f"topic-{page.topic}.title"), description=text, footer=_place(page, words), colour=COLOUR)


def _place(page: Page, words: Words) -> str:
    book = BOOKS[page.edition]
    message = "rules-place-fob" if page.edition is Edition.FILL_OR_BUST else "rules-place"
    return words(message, page=book.index(page.topic) + 1, pages=len(book))


def _neighbours(page: Page, words: Words) -> Row:
    book = BOOKS[page.edition]
    place = book.index(page.topic)
    return (
        _to(book[place - 1], page.edition, "◀️", words),
        _to(book[(place + 1) % len(book)], page.edition, "▶️", words),
    )


def _to(topic: str, edition: Edition, arrow: str, words: Words) -> Button:
    page = Page(edition=edition, topic=topic)
    return Button(verb=VERB, arg=page.arg, label=words(f"topic-{topic}.title"), emoji=arrow)

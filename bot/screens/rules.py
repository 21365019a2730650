"""One page of the rulebook, with the ways to the pages before and after it. Knows no game and no Discord."""

from typing import Final

from bot.i18n.catalogue import Words
from bot.i18n.topics import TOPICS
from bot.screens._screen import Button, Embed, Screen

VERB: Final = "topic"
"""The press that turns the page; its arg is the topic to show."""

COLOUR: Final = 0x2E7D5B


def rules(topic: str, words: Words) -> Screen:
    """The page of one of TOPICS; the last page leads on to the first."""
    place = TOPICS.index(topic)
    before, after = TOPICS[place - 1], TOPICS[(place + 1) % len(TOPICS)]
    page = Embed(
        title=words(f"topic-{topic}.title"),
        description=words(f"topic-{topic}"),
        footer=words("rules-place", page=place + 1, pages=len(TOPICS)),
        colour=COLOUR,
    )
    return Screen(embed=page, rows=((_to(before, "◀️", words), _to(after, "▶️", words)),))


def _to(topic: str, arrow: str, words: Words) -> Button:
    return Button(verb=VERB, arg=topic, label=words(f"topic-{topic}.title"), emoji=arrow)

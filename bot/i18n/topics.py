"""The topics of the rulebook, and how what somebody typed finds one of them in any language.

It must not know what a topic says: titles and search words are messages, `topic-<id>.title` and `topic-<id>.words`.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from bot.i18n.catalogue import Words

TOPICS: Final = (
    "glance",
    "setup",
    "course",
    "scoring",
    "null",
    "valid",
    "tutto",
    "bonus",
    "x2",
    "stop",
    "fireworks",
    "plus-minus",
    "straight",
    "clover",
    "end",
    "house",
    "no-dice",
    "fill-1000",
    "must-bust",
    "double-trouble",
    "vengeance",
)
"""Every topic, in the order of the sheets: those of TUTTO, the house rules, and the cards of Fill or Bust."""

TOKENS: Final = {
    "B200": "bonus",
    "B300": "bonus",
    "B400": "bonus",
    "B500": "bonus",
    "B600": "bonus",
    "X2": "x2",
    "STOP": "stop",
    "FW": "fireworks",
    "PM": "plus-minus",
    "ST": "straight",
    "CL": "clover",
    "ND": "no-dice",
    "F1000": "fill-1000",
    "MB": "must-bust",
    "DT": "double-trouble",
    "V2500": "vengeance",
}
"""The topic of each card, by its token in the game record."""

MOST_CHOICES: Final = 25
"""Discord shows no more choices than these while somebody types."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A topic as it is offered while somebody types: its title in their language."""

    topic: str
    title: str


class _Fit(IntEnum):
    """How well a search word fits what was typed, best first."""

    SAME = 0
    BEGINS = 1
    CONTAINS = 2
    RESEMBLES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class _Key:
    """One search word, folded, with its pairs of letters."""

    folded: str
    pairs: frozenset[str]
    topic: str
    lang: str


class Topics:
    """The index of the rulebook over all languages.

    >>> from bot.i18n.catalogue import shipped
    >>> topics = Topics([shipped().speaking("en"), shipped().speaking("nl")])
    >>> topics.find("KLAVERTJE", "en"), topics.find("firewroks", "en")
    ('clover', 'fireworks')
    """

    def __init__(self, languages: Sequence[Words]) -> None:
        self._titles: Final = {words.lang: _titles(words) for words in languages}
        tokens = [_key(token, topic, "") for token, topic in TOKENS.items()]
        self._keys: Final = (*tokens, *(key for words in languages for key in _keys(words)))

    def find(self, typed: str, lang: str) -> str:
        """The topic that fits best; where nothing fits, the nearest in spelling, and at a loss the first."""
        # A choice that was offered and taken comes back as its topic, whatever that means as a word.
        if typed in TOPICS:
            return typed
        return self._ranked(typed, lang)[0]

    def choices(self, typed: str, lang: str) -> tuple[Choice, ...]:
        """What to offer while somebody types, best first: all that fits, or the one nearest in spelling."""
        titles = self._titles[lang]
        return tuple(Choice(topic=topic, title=titles[topic]) for topic in self._ranked(typed, lang)[:MOST_CHOICES])

    def _ranked(self, typed: str, lang: str) -> tuple[str, ...]:
        asked = fold(typed)
        if not asked:
            return TOPICS
        fits = [(fit, key.lang != lang, TOPICS.index(key.topic), key.topic) for key, fit in self._fitting(asked)]
        if fits:
            return tuple(dict.fromkeys(topic for *_, topic in sorted(fits)))
        return (self._nearest(asked),)

    def _fitting(self, asked: str) -> list[tuple[_Key, _Fit]]:
        fits = [(key, _fit(key.folded, asked)) for key in self._keys]
        return [(key, fit) for key, fit in fits if fit < _Fit.RESEMBLES]

    def _nearest(self, asked: str) -> str:
        pairs = _pairs(asked)
        return max(self._keys, key=lambda key: (_resemblance(key.pairs, pairs), -TOPICS.index(key.topic))).topic


def fold(text: str) -> str:
    """The letters and digits of a text without accents, case or gaps; its signs alone where it has no others.

    >>> fold("Trébol"), fold("Klavertje-4"), fold("×2"), fold(" +/- ")
    ('trebol', 'klavertje4', 'x2', '+/-')
    """
    bare = unicodedata.normalize("NFKD", text).casefold().replace("×", "x").strip()
    return "".join(letter for letter in bare if letter.isalnum()) or bare


def _titles(words: Words) -> dict[str, str]:
    return {topic: words(f"topic-{topic}.title") for topic in TOPICS}


def _keys(words: Words) -> list[_Key]:
    return [
        _key(word, topic, words.lang)
        for topic in TOPICS
        for word in (words(f"topic-{topic}.title"), *words(f"topic-{topic}.words").split(","))
    ]


def _key(word: str, topic: str, lang: str) -> _Key:
    folded = fold(word)
    return _Key(folded=folded, pairs=_pairs(folded), topic=topic, lang=lang)


def _fit(word: str, asked: str) -> _Fit:
    if word == asked:
        return _Fit.SAME
    if word.startswith(asked):
        return _Fit.BEGINS
    return _Fit.CONTAINS if asked in word else _Fit.RESEMBLES


def _pairs(text: str) -> frozenset[str]:
    """Each letter with the next, the edges counted as letters."""
    edged = f" {text} "
    return frozenset(edged[place : place + 2] for place in range(len(edged) - 1))


def _resemblance(one: frozenset[str], other: frozenset[str]) -> float:
    """Dice's coefficient, 0 to 1."""
    return 2 * len(one & other) / (len(one) + len(other))

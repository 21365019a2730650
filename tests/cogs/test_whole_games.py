"""Whole games in each language: what is read on the way is in that language, and nothing in another."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n.catalogue import LOCALE_FOLDER, shipped
from tests.i18n import ftl
from tests.kit.plays import Players
from tests.kit.sim import Sim, labels, text

LANGUAGES = shipped().languages
NAMES = ("Ada", "Ben", "Cleo")
WORD = re.compile(r"[^\W\d_]{3,}")
NOT_READ = re.compile(r"<[@#t][^>]*>|`[^`]*`|\]\([^)]*\)|[0-9a-f]{32,}")
"""Mentions, what is typed, addresses, and the seal."""


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word in this language's files, lower case."""
    patterns = [
        element.value
        for source in ftl.sources(LOCALE_FOLDER / lang).values()
        for entry in FluentParser().parse(source).body
        for element in _elements(entry)
    ]
    return frozenset(word.lower() for pattern in patterns for word in WORD.findall(pattern))


def _elements(node: object) -> list[ast.TextElement]:
    if isinstance(node, ast.TextElement):
        return [node]
    if isinstance(node, ast.BaseNode):
        return [found for value in vars(node).values() for found in _elements(value)]
    if isinstance(node, list):
        return [found for value in node for found in _elements(value)]
    return []


def foreign(said: str, lang: str) -> set[str]:
    """The words that only other languages know."""
    spoken = {word.lower() for word in WORD.findall(NOT_READ.sub(" ", said))} - {name.lower() for name in NAMES}
    others = frozenset[str]().union(*(vocabulary(other) for other in LANGUAGES if other != lang))
    return {word for word in spoken & others if word not in vocabulary(lang) and not word.startswith("tutto")}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_whole_game_speaks_its_language_and_no_other(sim: Sim, lang: str) -> None:
    locale = {"en": "en-US", "es": "es-ES"}.get(lang, lang)
    server = sim.server(locale=locale, features=("COMMUNITY",))
    people = [server.person(name, locale=locale) for name in NAMES]
    players = Players(sim, server.channel(), people)
    said: list[str] = []

    def listen() -> None:
        board = players.board()
        said.extend((text(board), *labels(board)))

    await players.sit_down(where="here", target=1500)
    listen()
    await people[0].press(players.board(), verb="begin")
    for _ in range(200):
        listen()
        said.append((await players.next().press(players.board(), verb="explain")).private if len(said) < 60 else "")
        if players.is_over():
            break
        await players.press_on()
    said += people[1].private_answers(players.channel)
    for command in ("tutto me", "tutto help", "tutto leaderboard", "tutto rules"):
        answer = await people[1].slash(players.channel, command)
        said.append(text(answer.message))
    assert players.is_over()
    assert set() == foreign("\n".join(said), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_foreign_word_would_be_noticed(lang: str) -> None:
    other = next(other for other in LANGUAGES if other != lang)
    word = next(iter(sorted(vocabulary(other) - vocabulary(lang))))
    assert {word} == foreign(f"Ada {word} 650", lang)

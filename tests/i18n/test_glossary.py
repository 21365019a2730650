"""Each language keeps to its own glossary: the words of its table are used, and those it puts aside are not.

The table stands in `locale/<lang>/README.md` under the head `| game | word | not |`. A word in small letters may be
written with a capital as well; a word with a capital in it is looked for as it stands.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from fluent.syntax import ast

from bot.i18n.catalogue import LOCALE_FOLDER, shipped
from tests.i18n import ftl

HEAD = ["game", "word", "not"]
COMMAND = re.compile(r"`[^`]*`")
PUT_IN = "…"


@dataclass(frozen=True, kw_only=True)
class Row:
    """What is meant, the word for it, and the words that would do but are not used."""

    game: str
    word: str
    avoided: tuple[str, ...]


def glossary(readme: str) -> list[Row]:
    rows: list[Row] = []
    inside = False
    for line in readme.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        inside = bool(cells) and (inside or cells == HEAD)
        if inside and cells != HEAD and set(line) - set("|-: "):
            game, word, avoided = cells
            rows.append(Row(game=game, word=word, avoided=tuple(filter(None, map(str.strip, avoided.split(","))))))
    return rows


def texts(sources: ftl.Sources) -> dict[str, str]:
    """What people read, by message; words to search by are left out, since everybody types what they like."""
    return {
        entry.key: COMMAND.sub(PUT_IN, _plain(entry.pattern))
        for entry in ftl.entries(sources)
        if not entry.key.endswith(".words")
    }


def _plain(pattern: ast.Pattern) -> str:
    """The text with a gap for each fact and term; of a choice every variant."""
    return "".join(part.value if isinstance(part, ast.TextElement) else _put_in(part) for part in pattern.elements)


def _put_in(part: ast.Placeable) -> str:
    if isinstance(part.expression, ast.SelectExpression):
        return "\n".join(_plain(variant.value) for variant in part.expression.variants)
    return PUT_IN


def faults(rows: list[Row], said: Mapping[str, str]) -> list[str]:
    all_said = "\n".join(said.values())
    unused = [f"“{row.word}” is used nowhere" for row in rows if not beginning(row.word).search(all_said)]
    return [*unused, *(fault for row in rows for word in row.avoided for fault in _misused(word, row, rows, said))]


def _misused(word: str, row: Row, rows: list[Row], said: Mapping[str, str]) -> list[str]:
    longer = [whole(other.word) for other in rows if word.casefold() in other.word.casefold()]
    return [
        f"{key} says “{word}” for “{row.word}”" for key, text in said.items() if whole(word).search(_less(longer, text))
    ]


def _less(longer: list[re.Pattern[str]], text: str) -> str:
    """The text without words of the glossary that hold the one looked for, as Must Bust holds bust."""
    for pattern in longer:
        text = pattern.sub(PUT_IN, text)
    return text


def beginning(word: str) -> re.Pattern[str]:
    """The word with or without an ending."""
    return re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE if word == word.lower() else 0)


def whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"{beginning(word).pattern}(?!\w)", beginning(word).flags)


@pytest.mark.parametrize("lang", shipped().languages)
def test_a_language_keeps_to_its_glossary(lang: str) -> None:
    rows = glossary((LOCALE_FOLDER / lang / "README.md").read_text(encoding="utf-8"))
    assert [] == faults(rows, texts(ftl.sources(LOCALE_FOLDER / lang)))


@pytest.mark.parametrize("lang", shipped().languages)
def test_every_card_stands_in_the_glossary(lang: str) -> None:
    words = {row.word for row in glossary((LOCALE_FOLDER / lang / "README.md").read_text(encoding="utf-8"))}
    said = texts(ftl.sources(LOCALE_FOLDER / lang))
    assert set() == {said[key] for key in said if key.startswith("-")} - words


@pytest.mark.parametrize("lang", shipped().languages)
@pytest.mark.parametrize("message", ["topic-x2", "card-X2.rule"])
def test_every_language_says_that_bonuses_are_not_doubled(lang: str, message: str) -> None:
    rows = glossary((LOCALE_FOLDER / lang / "README.md").read_text(encoding="utf-8"))
    said = next(row.word for row in rows if row.game == "bonuses are not doubled")
    assert beginning(said).search(shipped().speaking(lang)(message))


SAMPLE = """
# Lang

| game | word | not |
| --- | :-: | --- |
| all six | TUTTO | |
| nothing scores | null | bust, zilch |
| Must Bust | Must Bust | |

| other | table |
| --- | --- |
| a | b |
"""
SAMPLE_TEXT = {"a.ftl": "-card = Must Bust\nhi = TUTTO, then a null\n    .words = bust"}


def test_the_table_is_read_row_by_row() -> None:
    assert [("TUTTO", ()), ("null", ("bust", "zilch")), ("Must Bust", ())] == [
        (row.word, row.avoided) for row in glossary(SAMPLE)
    ]


@pytest.mark.parametrize(
    "line",
    [
        "ok = a robust TUTTO",
        "ok = `/tutto bust`",
        "ok = { -card } again",
        "ok = Nulls, one after the other",
        "ok = Must Bust!",
    ],
)
def test_what_keeps_to_the_glossary_has_no_fault(line: str) -> None:
    assert [] == faults(glossary(SAMPLE), texts({**SAMPLE_TEXT, "b.ftl": line}))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("no = It’s a bust", "no says “bust” for “null”"),
        ("no = Bust!", "no says “bust” for “null”"),
        ("no = Hi\n    .title = Zilch", "no.title says “zilch” for “null”"),
        ("no = { $n ->\n    [one] fine\n   *[other] bust\n}", "no says “bust” for “null”"),
    ],
)
def test_a_word_that_is_not_used_is_found(line: str, fault: str) -> None:
    assert [fault] == faults(glossary(SAMPLE), texts({**SAMPLE_TEXT, "b.ftl": line}))


def test_a_word_of_the_glossary_that_no_message_uses_is_found() -> None:
    assert ["“TUTTO” is used nowhere"] == faults(glossary(SAMPLE), texts({"a.ftl": "-card = Must Bust\nhi = a null"}))


def test_a_word_with_a_capital_is_looked_for_as_it_stands() -> None:
    rows = [Row(game="you", word="du", avoided=("Sie",))]
    assert [] == faults(rows, texts({"a.ftl": "hi = du und sie"}))

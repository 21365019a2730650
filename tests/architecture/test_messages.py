"""Every message that code says is written, gets the facts it takes, and every written message is said by some code.

How a message is named in code: `words("roll")`, `words("a" if x else "b")`, or with a part put in, which then stands
for every message it could be: `words(f"card-{token}")`. An id that is put together elsewhere counts as said where it
stands as a string, whole (`"story-bank"`) or with a beginning (`f"brief-{ended}"`); of several wordings the family.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.i18n.catalogue import LOCALE_FOLDER, SOURCE_LANG
from tests.i18n import ftl

ROOT = LOCALE_FOLDER.parent
SAYING = frozenset({"words", "told"})
KNOWN = {entry.key: entry for entry in ftl.entries(ftl.sources(LOCALE_FOLDER / SOURCE_LANG)) if entry.key[0] != "-"}


@dataclass(frozen=True, kw_only=True)
class Said:
    """A call of `words` or `told`; `facts` is None where they are handed on as `**facts`."""

    where: str
    pattern: re.Pattern[str]
    facts: frozenset[str] | None

    @property
    def is_whole(self) -> bool:
        """Whether the id stands there in full."""
        return "[^.]+" not in self.pattern.pattern


def pattern_of(node: ast.expr) -> re.Pattern[str] | None:
    """What a string, or an f-string with a beginning of its own, can be; a part put in holds no dot."""
    match node:
        case ast.Constant(value=str(text)):
            return re.compile(re.escape(text))
        case ast.JoinedStr(values=[ast.Constant(value=str()), *_] as parts):
            return re.compile(
                "".join(re.escape(part.value) if isinstance(part, ast.Constant) else "[^.]+" for part in parts)
            )
        case _:
            return None


def alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    else:
        yield node


def says(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING and bool(node.args)


def said_in(source: str, file: str) -> list[Said]:
    calls = [node for node in ast.walk(ast.parse(source)) if says(node)]
    return [
        Said(where=f"{file}:{call.lineno}", pattern=pattern, facts=facts_of(call))
        for call in calls
        for node in alternatives(call.args[0])
        if (pattern := pattern_of(node)) is not None
    ]


def facts_of(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(filter(None, names))


def mentioned_in(source: str) -> list[re.Pattern[str]]:
    nodes = list(ast.walk(ast.parse(source)))
    pieces = {id(piece) for node in nodes if isinstance(node, ast.JoinedStr) for piece in node.values}
    whole = (node for node in nodes if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in pieces)
    return [pattern for node in whole if (pattern := pattern_of(node)) is not None]


def faults(said: Said, known: dict[str, ftl.Entry], by_name: frozenset[str] = frozenset()) -> list[str]:
    """A message that is nowhere, a fact that is not handed over, and one that nothing takes.

    Those said `by_name` somewhere are none of those an id with a part put in stands for.
    """
    messages = [key for key in known if said.pattern.fullmatch(key) and (said.is_whole or key not in by_name)]
    if not messages:
        return [f"{said.where} says {said.pattern.pattern}, which is nowhere"]
    if said.facts is None:
        return []
    taken = {key: ftl.needed_facts(key, known) for key in messages}
    lacking = [
        f"{said.where} says {key} without {', '.join(sorted(needed - said.facts))}"
        for key, needed in taken.items()
        if needed - said.facts
    ]
    spare = said.facts - frozenset().union(*taken.values())
    return [*lacking, *(f"{said.where} hands over {fact}, which nothing takes" for fact in sorted(spare))]


def silent(mentioned: list[re.Pattern[str]], known: dict[str, ftl.Entry]) -> list[str]:
    """Messages that no code says and no said message refers to."""
    referred = {name for entry in known.values() for name in ftl.found(entry.pattern).messages}
    return [
        key
        for family, keys in ftl.families(known).items()
        for key in keys
        if key not in referred and not any(pattern.fullmatch(name) for pattern in mentioned for name in (key, family))
    ]


def code() -> list[Path]:
    return sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))


@cache
def said_by_name() -> frozenset[str]:
    """Every id that stands in full in some call."""
    calls = [said for path in code() for said in said_in(path.read_text(encoding="utf-8"), path.name)]
    whole = [said.pattern for said in calls if said.is_whole]
    return frozenset(key for key in KNOWN if any(pattern.fullmatch(key) for pattern in whole))


@pytest.mark.parametrize("path", code(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_code_says_is_written_and_gets_its_facts(path: Path) -> None:
    calls = said_in(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    assert [] == [fault for said in calls for fault in faults(said, KNOWN, said_by_name())]


def test_every_message_is_said_by_some_code() -> None:
    mentioned = {pattern for path in code() for pattern in mentioned_in(path.read_text(encoding="utf-8"))}
    assert [] == silent(list(mentioned), KNOWN)


SAMPLE_TEXT = """
hi = Hi { $player }
bye = Bye
card-CL = Clover
    .rule = Rule
win-1 = A
win-2 = B
warm = { hi }
"""
SAMPLE = {entry.key: entry for entry in ftl.entries({"a.ftl": SAMPLE_TEXT})}


def sample_faults(source: str) -> list[str]:
    return [fault for said in said_in(source, "a.py") for fault in faults(said, SAMPLE)]


@pytest.mark.parametrize(
    "source",
    [
        'words("hi", player=name)',
        'words("bye")',
        'words(f"card-{token}.rule")',
        "words(message)",
        'words("hi", **facts)',
    ],
)
def test_a_sound_call_has_no_fault(source: str) -> None:
    assert [] == sample_faults(source)


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('words("nowhere")', "a.py:1 says nowhere, which is nowhere"),
        ('words("bye" if late else "nowhere")', "a.py:1 says nowhere, which is nowhere"),
        ('words(f"dice-{face}")', "a.py:1 says dice\\-[^.]+, which is nowhere"),
        ('words("hi")', "a.py:1 says hi without player"),
        ('words("warm")', "a.py:1 says warm without player"),
        ('words("bye", player=name)', "a.py:1 hands over player, which nothing takes"),
        ('told("nowhere")', "a.py:1 says nowhere, which is nowhere"),
    ],
)
def test_an_unsound_call_is_found(source: str, fault: str) -> None:
    assert [fault] == sample_faults(source)


def test_a_message_no_code_mentions_is_silent() -> None:
    mentioned = mentioned_in('words(f"card-{token}"), "win", words("warm")')
    assert ["bye", "card-CL.rule"] == silent(mentioned, SAMPLE)


def test_an_f_string_without_a_beginning_mentions_nothing() -> None:
    assert [] == [pattern.pattern for pattern in mentioned_in('f"{kind}-{number}"')]

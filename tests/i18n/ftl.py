"""Reads .ftl sources and names what is wrong between languages: what translators must be told before players see it.

It knows Fluent's syntax only; it must not know which messages the bot has.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 4200)
"""Between them every plural category that a language uses for the numbers of this game."""

WORDING = re.compile(r"(?!-)(?P<family>.+)-(?P<number>[1-9]\d?)")
"""One of several wordings of a thing: `story-bank-2`. A language may have more or fewer of them."""

Sources = Mapping[str, str]
"""The text of each file of one language, by the file's name."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A message, one of its attributes (`id.attribute`) or a term (`-id`)."""

    key: str
    file: str
    pattern: ast.Pattern


class _Found(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.texts: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.texts.append(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def found(pattern: ast.Pattern) -> _Found:
    visitor = _Found()
    visitor.visit(pattern)
    return visitor


def sources(folder: Path) -> Sources:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}


def entries(texts: Sources) -> list[Entry]:
    return [entry for file, text in texts.items() for entry in _entries(file, text)]


def _entries(file: str, text: str) -> Iterator[Entry]:
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Message | ast.Term):
            key = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
            if node.value is not None:
                yield Entry(key=key, file=file, pattern=node.value)
            for attribute in node.attributes:
                yield Entry(key=f"{key}.{attribute.id.name}", file=file, pattern=attribute.value)


def needed_facts(key: str, known: Mapping[str, Entry]) -> frozenset[str]:
    """What must be handed over to say this message, through the messages it refers to as well."""
    seen, waiting, facts = set[str](), [key], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in known:
            continue
        seen.add(name)
        inside = found(known[name].pattern)
        facts |= inside.facts
        waiting.extend(inside.messages)
    return frozenset(facts)


def faults_of_one(lang: str, texts: Sources) -> list[str]:
    """Junk, double entries, references to nothing, and plural forms the language lacks or doesn't have."""
    all_entries = entries(texts)
    keys = Counter(entry.key for entry in all_entries)
    junk = [
        f"{lang}/{file}: no Fluent: {(node.content or '').splitlines()[0]}"
        for file, text in texts.items()
        for node in FluentParser().parse(text).body
        if isinstance(node, ast.Junk)
    ]
    gaps = [
        f"{lang}: the wordings of {family} are not numbered from 1 to {len(members)}"
        for family, members in families(keys).items()
        if len(members) > 1 and set(members) != {f"{family}-{number}" for number in range(1, len(members) + 1)}
    ]
    doubles = [f"{lang}: {key} is written {count} times" for key, count in keys.items() if count > 1]
    return [*junk, *doubles, *gaps, *(fault for entry in all_entries for fault in _inner_faults(lang, entry, keys))]


def _inner_faults(lang: str, entry: Entry, keys: Iterable[str]) -> Iterator[str]:
    inside = found(entry.pattern)
    for reference in sorted((inside.terms | inside.messages) - set(keys)):
        yield f"{lang}: {entry.key} refers to {reference}, which is nowhere"
    for select in inside.selects:
        written = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
        if not written <= CATEGORIES:
            continue
        wanted = plural_categories(lang)
        if written - wanted - {"other"}:
            yield f"{lang}: {entry.key} has plural forms the language lacks: {sorted(written - wanted)}"
        if wanted - written:
            yield f"{lang}: {entry.key} lacks the plural forms {sorted(wanted - written)}"


def plural_categories(lang: str) -> set[str]:
    plural = Locale.parse(lang, sep="-").plural_form
    return {plural(number) for number in range(1000)}


def families(keys: Iterable[str]) -> dict[str, list[str]]:
    """The keys by what they say: wordings of one thing together, numbered from 1, and every other key by itself."""
    all_keys = set(keys)
    grouped: defaultdict[str, list[str]] = defaultdict(list)
    for key in sorted(all_keys):
        wording = WORDING.fullmatch(key)
        grouped[wording["family"] if wording and f"{wording['family']}-1" in all_keys else key].append(key)
    return dict(grouped)


def faults_between(source: Sources, lang: str, texts: Sources) -> list[str]:
    """Missing and left-over entries, entries in another file, and those with other facts or other terms.

    Among several wordings of one thing each may use its own choice of the facts and terms that English uses.
    """
    originals = {entry.key: entry for entry in entries(source)}
    translated = {entry.key: entry for entry in entries(texts)}
    wanted, given = families(originals), families(translated)
    missing = [f"{lang}: {family} is missing" for family in wanted if family not in given]
    left_over = [f"{lang}: {family} is left over" for family in given if family not in wanted]
    differences = (
        fault
        for family in wanted.keys() & given.keys()
        for key in given[family]
        for fault in _differences(lang, key, _sides(originals, wanted[family]), _sides(translated, [key]))
    )
    return [*missing, *left_over, *sorted(differences)]


@dataclass(frozen=True, kw_only=True)
class _Side:
    """What a message, or several wordings of one, needs and uses."""

    several: bool
    files: frozenset[str]
    facts: frozenset[str]
    terms: frozenset[str]


def _sides(known: Mapping[str, Entry], keys: list[str]) -> _Side:
    return _Side(
        several=any(WORDING.fullmatch(key) for key in keys) and f"{keys[0].rpartition('-')[0]}-1" in known,
        files=frozenset(known[key].file for key in keys),
        facts=frozenset().union(*(needed_facts(key, known) for key in keys)),
        terms=frozenset().union(*(found(known[key].pattern).terms for key in keys)),
    )


def _differences(lang: str, key: str, original: _Side, translation: _Side) -> Iterator[str]:
    if not translation.files <= original.files:
        yield f"{lang}: {key} stands in {_list(translation.files)}, not in {_list(original.files)}"
    if not _agrees(original.facts, translation.facts, several=original.several):
        yield f"{lang}: {key} takes the facts {_list(translation.facts)}, not {_list(original.facts)}"
    if not _agrees(original.terms, translation.terms, several=original.several):
        yield f"{lang}: {key} uses the terms {_list(translation.terms)}, not {_list(original.terms)}"


def _agrees(wanted: frozenset[str], given: frozenset[str], *, several: bool) -> bool:
    return given <= wanted if several else given == wanted


def _list(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def samples(key: str, known: Mapping[str, Entry]) -> Iterator[dict[str, str | int]]:
    """Facts that lead through every variant: numbers for plurals, the variant's own name for other choices."""
    values: dict[str, tuple[str | int, ...]] = dict.fromkeys(needed_facts(key, known), ("Ada",))
    for select in found(known[key].pattern).selects:
        for fact in found_in_selector(select):
            values[fact] = _answers(select)
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def found_in_selector(select: ast.SelectExpression) -> set[str]:
    visitor = _Found()
    visitor.visit(select.selector)
    return visitor.facts


def _answers(select: ast.SelectExpression) -> tuple[str | int, ...]:
    names = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    return NUMBERS if names <= CATEGORIES else tuple(sorted(names))

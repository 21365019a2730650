"""Reads .ftl sources and names what is wrong between languages: what translators must be told before players see it.

It knows Fluent's syntax only; it must not know which messages the bot has.
"""

from collections import Counter
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

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
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
    doubles = [f"{lang}: {key} is written {count} times" for key, count in keys.items() if count > 1]
    return [*junk, *doubles, *(fault for entry in all_entries for fault in _inner_faults(lang, entry, keys))]


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


def faults_between(source: Sources, lang: str, texts: Sources) -> list[str]:
    """Missing and left-over entries, entries in another file, and those with other facts or other terms."""
    originals = {entry.key: entry for entry in entries(source)}
    translated = {entry.key: entry for entry in entries(texts)}
    missing = [f"{lang}: {key} is missing" for key in originals if key not in translated]
    left_over = [f"{lang}: {key} is left over" for key in translated if key not in originals]
    both = [key for key in originals if key in translated]
    return [*missing, *left_over, *(fault for key in both for fault in _differences(lang, key, originals, translated))]


def _differences(lang: str, key: str, originals: Mapping[str, Entry], translated: Mapping[str, Entry]) -> Iterator[str]:
    original, translation = originals[key], translated[key]
    if original.file != translation.file:
        yield f"{lang}: {key} stands in {translation.file}, not in {original.file}"
    wanted, given = needed_facts(key, originals), needed_facts(key, translated)
    if wanted != given:
        yield f"{lang}: {key} takes the facts {sorted(given)}, not {sorted(wanted)}"
    wanted_terms, given_terms = found(original.pattern).terms, found(translation.pattern).terms
    if wanted_terms != given_terms:
        yield f"{lang}: {key} uses the terms {sorted(given_terms)}, not {sorted(wanted_terms)}"


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

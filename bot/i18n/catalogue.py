"""Every sentence of the bot, one Fluent bundle a language, said with the facts a screen hands over.

It must not know Discord, nor which screen says what.
"""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from babel.numbers import format_decimal, get_group_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALE_FOLDER: Final = Path(__file__).resolve().parents[2] / "locale"
SOURCE_LANG: Final = "en"
"""The language every message is written in first, and the one it falls back to."""

REMEMBERED: Final = 4096
"""Sentences kept ready in each language; the longest unused goes first."""

Facts = tuple[tuple[str, str | int], ...]


class BrokenMessage(Exception):  # noqa: N818 - named by what is wrong
    """A message can't be said: it is nowhere written, misspelt, or lacks a fact."""

    def __init__(self, *, lang: str, message: str, reason: str) -> None:
        super().__init__(f"{message} in {lang}: {reason}")
        self.lang = lang
        self.message = message
        self.reason = reason


class Words:
    """The messages of one language: `words("score-line", player="Ada", points=4200)`.

    A whole number given as a fact is grouped the reader's way and still chooses the plural form. An attribute is
    named after a dot: `words("card-CL.rule")`. What the language lacks is said in English.

    >>> words = Catalogue(LOCALE_FOLDER).speaking("nl")
    >>> words.number(4200)
    '4.200'
    """

    def __init__(self, lang: str, source: str, fallback: "Words | None" = None) -> None:
        self.lang: Final = lang
        self._fallback: Final = fallback
        self._locale: Final = Locale.parse(lang, sep="-")
        # Where each word stands in its file would be half of what is read, and nobody asks for it.
        resource = FluentParser(with_spans=False).parse(source)
        _refuse_junk(lang, resource)
        patterns = dict(_patterns(resource))
        self._known: Final = frozenset(patterns)
        self._plain: Final = _plain_templates(patterns, _plain_terms(resource))
        # A tree takes a hundred times the memory of its sentence: the bundle gets what is no template.
        self._trees: Final = ast.Resource(_left_to_fluent(resource, self._plain))
        # Fluent walks a tree for each sentence, 10 to 50 µs; a press says about 25, most of them said before.
        self._remembered: Final = lru_cache(maxsize=REMEMBERED)(self._say)

    def __call__(self, message: str, /, **facts: str | int) -> str:
        """The sentence; a fact it needs and was not given raises BrokenMessage, one too many is harmless."""
        return self._remembered(message, tuple(facts.items()))

    def __contains__(self, message: str) -> bool:
        """Whether this language itself has the message, English left aside."""
        return message in self._known

    def number(self, value: int) -> str:
        """The number with its digits grouped as the language groups them."""
        return grouped(self._locale, value)

    def tenths(self, value: float) -> str:
        """The number with one digit behind the mark that the language puts there."""
        return format_decimal(value, format="#,##0.0", locale=self._locale)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Made when first needed: Babel's book of a language is 1 MB, and most are spoken nowhere."""
        bundle = FluentBundle([self.lang], use_isolating=False)
        bundle.add_resource(self._trees)
        return bundle

    def _say(self, message: str, facts: Facts) -> str:
        if message in self._plain:
            return self._fill(message, dict(facts))
        if message in self._known:
            return self._resolve(message, dict(facts))
        if self._fallback is None:
            raise BrokenMessage(lang=self.lang, message=message, reason="no such message")
        return self._fallback(message, **dict(facts))

    def _fill(self, message: str, facts: Mapping[str, str | int]) -> str:
        spoken = {name: fact if isinstance(fact, str) else self.number(fact) for name, fact in facts.items()}
        try:
            return self._plain[message].format_map(spoken)
        except KeyError as missing:
            raise BrokenMessage(lang=self.lang, message=message, reason=f"needs the fact {missing}") from None

    def _resolve(self, message: str, facts: Mapping[str, str | int]) -> str:
        name, _, attribute = message.partition(".")
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise BrokenMessage(lang=self.lang, message=message, reason="has attributes only")
        numbers = {name: fact if isinstance(fact, str) else GroupedInt(fact) for name, fact in facts.items()}
        sentence, errors = self._bundle.format_pattern(pattern, numbers)
        if errors or not isinstance(sentence, str):
            raise BrokenMessage(lang=self.lang, message=message, reason="; ".join(map(str, errors)))
        return sentence


class Catalogue:
    """All languages of a locale folder, each a subfolder of .ftl files; a language is read when first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._read: Final[dict[str, Words]] = {}
        self.languages: Final = tuple(sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl"))))
        """Folder names: Discord's own locale codes, or the part of them before the hyphen."""

    def speaking(self, lang: str) -> Words:
        """The words of one of `languages`; KeyError for any other, so negotiate first."""
        if lang not in self.languages:
            raise KeyError(lang)
        if lang not in self._read:
            fallback = None if lang == SOURCE_LANG else self.speaking(SOURCE_LANG)
            files = sorted((self._folder / lang).glob("*.ftl"))
            source = "\n".join(file.read_text(encoding="utf-8") for file in files)
            self._read[lang] = Words(lang, source, fallback)
        return self._read[lang]


@cache
def shipped() -> Catalogue:
    """The languages that come with the bot."""
    return Catalogue(LOCALE_FOLDER)


class GroupedInt(FluentInt):
    """A whole number that Fluent can choose a plural by, and that is written as `Words.number` writes it."""

    def format(self, locale: Locale) -> str:
        """Babel's form, remembered; NUMBER() with options makes a plain FluentInt and never comes here."""
        return grouped(locale, int(self))


@lru_cache(maxsize=REMEMBERED)
def grouped(locale: Locale, value: int) -> str:
    """The number with its digits grouped as the locale groups them; Babel alone would take 15 µs for it."""
    separator = _between_thousands(locale)
    if separator is None or value < 0:
        return format_decimal(value, locale=locale)
    return f"{value:,}".replace(",", separator)


@cache
def _between_thousands(locale: Locale) -> str | None:
    """The sign between groups of three, or None where the language groups otherwise."""
    by_threes: bool = locale.decimal_formats[None].grouping == (3, 3)
    return get_group_symbol(locale) if by_threes else None


def _refuse_junk(lang: str, resource: ast.Resource) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").partition("\n")[0]
            raise BrokenMessage(lang=lang, message=first_line, reason="is no Fluent")


def _patterns(resource: ast.Resource) -> list[tuple[str, ast.Pattern | None]]:
    patterns: list[tuple[str, ast.Pattern | None]] = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            patterns += _parts(entry)
    return patterns


def _parts(entry: ast.Message) -> list[tuple[str, ast.Pattern | None]]:
    """The message itself and its attributes, each under the name it is asked for by."""
    name = entry.id.name
    attributes = [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    return [(name, entry.value), *attributes]


class _References(Visitor):
    """The messages that an entry refers to."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name for it
        self.names.append(node.id.name)


def _left_to_fluent(resource: ast.Resource, plain: Mapping[str, str]) -> list[ast.EntryType]:
    """All terms, and the messages that are more than templates with those they refer to."""
    entries = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    waiting = [name for name, entry in entries.items() if any(each not in plain for each, _ in _parts(entry))]
    kept: dict[str, ast.Message] = {}
    while waiting:
        name = waiting.pop()
        if name in entries and name not in kept:
            kept[name] = entries[name]
            references = _References()
            references.visit(kept[name])
            waiting += references.names
    return [*(entry for entry in resource.body if isinstance(entry, ast.Term)), *kept.values()]


def _plain_terms(resource: ast.Resource) -> dict[str, str]:
    """Terms that are text and nothing else."""
    terms = {entry.id.name: _template(entry.value, {}) for entry in resource.body if isinstance(entry, ast.Term)}
    return {name: template for name, template in terms.items() if template is not None and "{" not in template}


def _plain_templates(patterns: Mapping[str, ast.Pattern | None], terms: Mapping[str, str]) -> dict[str, str]:
    """Messages without choices or functions, as templates for `str.format`, ten times faster than Fluent's tree."""
    templates = {name: _template(pattern, terms) for name, pattern in patterns.items() if pattern is not None}
    return {name: template for name, template in templates.items() if template is not None}


def _template(pattern: ast.Pattern, terms: Mapping[str, str]) -> str | None:
    parts = [_part(element, terms) for element in pattern.elements]
    kept = [part for part in parts if part is not None]
    return "".join(kept) if len(kept) == len(parts) else None


def _part(element: ast.TextElement | ast.Placeable, terms: Mapping[str, str]) -> str | None:
    match element:
        case ast.TextElement(value=text):
            return _escaped(text)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return _escaped(literal.parse()["value"])
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return "{" + name + "}"
        case ast.Placeable(expression=ast.TermReference(id=ast.Identifier(name=name), attribute=None, arguments=None)):
            return terms.get(name)
        case _:
            return None


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")

"""Every message is said in every language, with the same facts and terms, in forms the language has."""

import ast
import re
from collections.abc import Iterator

import pytest

from bot.i18n.catalogue import LOCALE_FOLDER, SOURCE_LANG, shipped
from tests.architecture.test_messages import pattern_of, says
from tests.i18n import ftl

LANGUAGES = shipped().languages
OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANG]
DISCORD_SHOWS = 100
ON_A_BUTTON = 16
LARGEST = {"points": 100_000, "percent": 100, "dice": 6}
SCREENS = LOCALE_FOLDER.parent / "bot" / "screens"


def known(lang: str) -> dict[str, ftl.Entry]:
    return {entry.key: entry for entry in ftl.entries(ftl.sources(LOCALE_FOLDER / lang))}


def test_five_languages_are_spoken() -> None:
    assert {"de", "en", "es", "fr", "nl"} <= set(LANGUAGES)


def test_the_locale_folder_is_no_package() -> None:
    """It would hide the standard library's `locale`."""
    assert [] == list(LOCALE_FOLDER.rglob("__init__.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_sound_in_itself(lang: str) -> None:
    assert [] == ftl.faults_of_one(lang, ftl.sources(LOCALE_FOLDER / lang))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_says_what_english_says(lang: str) -> None:
    source = ftl.sources(LOCALE_FOLDER / SOURCE_LANG)
    assert [] == ftl.faults_between(source, lang, ftl.sources(LOCALE_FOLDER / lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    words, entries = shipped().speaking(lang), known(lang)
    said = [words(key, **facts) for key in entries if not key.startswith("-") for facts in ftl.samples(key, entries)]
    assert all(sentence.strip() for sentence in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_discord_shows_while_one_types_a_command_is_short_enough(lang: str) -> None:
    words = shipped().speaking(lang)
    too_long = [
        entry.key
        for entry in ftl.entries(ftl.sources(LOCALE_FOLDER / lang))
        if entry.file == "commands.ftl" and len(words(entry.key)) > DISCORD_SHOWS
    ]
    assert [] == too_long


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_quotes_and_ellipses_are_those_of_print(lang: str) -> None:
    typed = [
        (entry.key, text.value)
        for entry in ftl.entries(ftl.sources(LOCALE_FOLDER / lang))
        for text in ftl.found(entry.pattern).texts
        if re.search(r"""['"]|\.\.\.""", text.value)
    ]
    assert [] == typed


def labels() -> Iterator[re.Pattern[str]]:
    """The messages that code puts on buttons: in a `label=`, or in a function that makes one."""
    for path in sorted(SCREENS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Button" | "Link"), keywords=keywords):
                    places = [keyword.value for keyword in keywords if keyword.arg == "label"]
                case ast.FunctionDef(name=name) if name.endswith("_label"):
                    places = [node]
                case _:
                    places = []
            calls = [call for place in places for call in ast.walk(place) if says(call)]
            yield from (pattern for call in calls for name in ast.walk(call.args[0]) if (pattern := pattern_of(name)))


def test_the_labels_in_code_are_found() -> None:
    found = {pattern.pattern for pattern in labels()}
    assert {"lobby\\-join", "press\\-bank\\-points", "press\\-roll\\-risk", "to\\-board"} <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_fits_on_a_button_with_the_largest_figures(lang: str) -> None:
    words, entries, patterns = shipped().speaking(lang), known(lang), list(labels())
    on_buttons = [key for key in entries if any(pattern.fullmatch(key) for pattern in patterns)]
    said = {key: words(key, **{fact: LARGEST[fact] for fact in ftl.needed_facts(key, entries)}) for key in on_buttons}
    assert {} == {key: label for key, label in said.items() if len(label) > ON_A_BUTTON}

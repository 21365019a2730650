"""Every message is said in every language, with the same facts and terms, in forms the language has."""

import re

import pytest

from bot.i18n.catalogue import LOCALE_FOLDER, SOURCE_LANG, shipped
from tests.i18n import ftl

LANGUAGES = shipped().languages
OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANG]
DISCORD_SHOWS = 100
ON_A_BUTTON = 16


def known(lang: str) -> dict[str, ftl.Entry]:
    return {entry.key: entry for entry in ftl.entries(ftl.sources(LOCALE_FOLDER / lang))}


def test_english_dutch_and_german_are_spoken() -> None:
    assert {"de", "en", "nl"} <= set(LANGUAGES)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_topics_title_fits_on_a_button(lang: str) -> None:
    words = shipped().speaking(lang)
    titles = [key for key in known(lang) if key.startswith("topic-") and key.endswith(".title")]
    assert [] == [key for key in titles if len(words(key)) > ON_A_BUTTON]

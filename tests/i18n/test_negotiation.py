"""Which language is spoken: ARCHITECTURE, decision 8."""

import pytest
from discord import Locale
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.negotiation import AMERICAN, board_language, lookup, reader_language

SPOKEN = ("en", "es", "fr", "nl", "pt-BR")
locales = st.sampled_from([locale.value for locale in Locale])
choices = st.none() | st.sampled_from(SPOKEN)


def board(
    *,
    table: str | None = None,
    place: str | None = None,
    guild: str = "nl",
    community: bool = True,
    opener: str = "fr",
) -> str:
    return board_language(
        table=table,
        channel_or_server=place,
        guild_locale=guild,
        community=community,
        opener_locale=opener,
        available=SPOKEN,
    )


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("nl", "nl"),
        ("fr", "fr"),
        ("pt-BR", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("de", "en"),
        ("zh-CN", "en"),
        ("", "en"),
    ],
)
def test_a_reader_is_spoken_to_in_the_nearest_language(locale: str, lang: str) -> None:
    assert lang == reader_language(locale, SPOKEN)


def test_a_folder_of_the_whole_code_goes_before_its_language() -> None:
    assert "es-419" == lookup("es-419", ("en", "es", "es-419"))


def test_a_language_is_not_found_by_a_piece_of_its_name() -> None:
    assert None is lookup("nld", SPOKEN)


def test_another_country_of_the_same_language_is_not_taken() -> None:
    assert None is lookup("pt-PT", SPOKEN)


@given(st.text(max_size=20))
def test_a_reader_is_always_spoken_to_in_a_language_we_speak(locale: str) -> None:
    assert reader_language(locale, SPOKEN) in SPOKEN


def test_the_lobbys_choice_comes_first() -> None:
    assert "es" == board(table="es", place="fr")


def test_the_places_setting_comes_second() -> None:
    assert "fr" == board(place="fr", guild="nl")


def test_the_servers_locale_comes_third() -> None:
    assert "nl" == board(guild="nl", opener="fr")


def test_american_of_a_community_server_is_meant() -> None:
    assert "en" == board(guild="en-US", community=True, opener="fr")


def test_american_of_any_other_server_says_nothing_so_the_opener_decides() -> None:
    assert "fr" == board(guild="en-US", community=False, opener="fr")


def test_british_is_meant_on_any_server() -> None:
    assert "en" == board(guild="en-GB", community=False, opener="fr")


def test_a_server_whose_language_we_do_not_speak_gets_english_not_the_openers() -> None:
    assert "en" == board(guild="ja", opener="fr")


def test_an_opener_whose_language_we_do_not_speak_gets_english() -> None:
    assert "en" == board(guild="en-US", community=False, opener="ja")


def test_a_choice_we_no_longer_speak_is_passed_over() -> None:
    assert "fr" == board(table="tlh", place="fr")


@given(table=choices, place=choices, guild=locales, community=st.booleans(), opener=locales)
def test_a_board_speaks_what_was_chosen_first(
    *, table: str | None, place: str | None, guild: str, community: bool, opener: str
) -> None:
    chosen = table or place
    spoken = board(table=table, place=place, guild=guild, community=community, opener=opener)
    assert spoken == chosen if chosen else spoken in SPOKEN


@given(guild=locales, community=st.booleans(), opener=locales, another=locales)
def test_the_opener_matters_only_on_american_servers_without_community(
    *, guild: str, community: bool, opener: str, another: str
) -> None:
    if guild == AMERICAN and not community:
        assert reader_language(opener, SPOKEN) == board(guild=guild, community=community, opener=opener)
    else:
        one = board(guild=guild, community=community, opener=opener)
        assert one == board(guild=guild, community=community, opener=another)

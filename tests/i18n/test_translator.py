"""What Discord is told when the commands are registered."""

import discord
import pytest
from discord import app_commands

from bot.i18n.catalogue import shipped
from bot.i18n.translator import CommandTranslator, told

TRANSLATOR = CommandTranslator(shipped())
CONTEXT = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)


def test_the_text_that_stands_for_all_is_english() -> None:
    assert shipped().speaking("en")("command-rules") == told("command-rules").message


async def test_a_dutch_reader_gets_dutch() -> None:
    expected = shipped().speaking("nl")("command-rules")
    assert expected == await TRANSLATOR.translate(told("command-rules"), discord.Locale.dutch, CONTEXT)


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.thai])
async def test_where_english_is_read_anyway_nothing_is_sent(locale: discord.Locale) -> None:
    assert None is await TRANSLATOR.translate(told("command-rules"), locale, CONTEXT)


async def test_a_text_that_is_no_message_stays_as_it_is() -> None:
    assert None is await TRANSLATOR.translate(app_commands.locale_str("tutto"), discord.Locale.dutch, CONTEXT)


async def test_a_registered_command_carries_its_descriptions_and_choices_but_one_name() -> None:
    @app_commands.command(name="start", description=told("command-start"))
    @app_commands.describe(where=told("option-start-where"))
    @app_commands.choices(where=[app_commands.Choice(name=told("choice-where-here"), value="here")])
    async def start(interaction: discord.Interaction, where: str) -> None:
        del interaction, where

    client = discord.Client(intents=discord.Intents.none())
    payload = await start.get_translated_payload(app_commands.CommandTree(client), TRANSLATOR)
    dutch = shipped().speaking("nl")
    option = payload["options"][0]
    in_dutch = [
        payload["description_localizations"]["nl"],
        option["description_localizations"]["nl"],
        option["choices"][0]["name_localizations"]["nl"],
    ]
    assert [dutch("command-start"), dutch("option-start-where"), dutch("choice-where-here")] == in_dutch
    assert {} == payload["name_localizations"]

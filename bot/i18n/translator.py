"""Command descriptions, options and choices in every language Discord shows them in.

It is the one place under `bot/i18n` that knows discord; it must not know what any command does.
"""

from discord import Locale, app_commands

from bot.i18n.catalogue import SOURCE_LANG, Catalogue, shipped
from bot.i18n.negotiation import lookup

MESSAGE = "message"


def told(message: str, /) -> app_commands.locale_str:
    """The English text of a message, marked so that CommandTranslator says it in the other languages.

    Command and option names stay plain strings: they are English everywhere.
    """
    return app_commands.locale_str(shipped().speaking(SOURCE_LANG)(message), **{MESSAGE: message})


class CommandTranslator(app_commands.Translator):
    """Answers discord.py, when it registers the commands, from the catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the message says where it belongs
    ) -> str | None:
        """The text in the locale, or None where Discord should show the English one."""
        message: str | None = string.extras.get(MESSAGE)
        lang = lookup(locale.value, self._catalogue.languages)
        if message is None or lang is None or lang == SOURCE_LANG:
            return None
        return self._catalogue.speaking(lang)(message)

"""Which of the languages at hand is spoken: on a board that everyone sees, and to one reader.

It knows locale codes and nothing else; it must not know where settings are kept or what a language says.
"""

from collections.abc import Collection
from typing import Final

from bot.i18n.catalogue import SOURCE_LANG

AMERICAN: Final = "en-US"
"""What Discord reports for every server without the COMMUNITY feature, whatever is spoken there."""


def board_language(
    *,
    table: str | None,
    channel_or_server: str | None,
    guild_locale: str,
    community: bool,
    opener_locale: str,
    available: Collection[str],
) -> str:
    """The language of what everyone sees (ARCHITECTURE, decision 8), one of `available`.

    A choice made at the table or for the place counts first, as long as we still speak it. Then comes the server's own
    locale, or the opener's where the server's says nothing.

    >>> board_language(table=None, channel_or_server=None, guild_locale="en-US", community=False,
    ...                opener_locale="nl", available=("en", "nl"))
    'nl'
    """
    for chosen in (table, channel_or_server):
        spoken = lookup(chosen, available) if chosen is not None else None
        if spoken is not None:
            return spoken
    mute = guild_locale == AMERICAN and not community
    return reader_language(opener_locale if mute else guild_locale, available)


def reader_language(locale: str, available: Collection[str]) -> str:
    """The language of what one person sees; English where theirs is not spoken yet."""
    return lookup(locale, available) or SOURCE_LANG


def lookup(locale: str, available: Collection[str]) -> str | None:
    """The longest of `available` that the locale begins with, subtag by subtag, or None (RFC 4647, section 3.4).

    >>> lookup("es-419", ("en", "es"))
    'es'
    """
    spoken = {lang.casefold(): lang for lang in available}
    subtags = locale.casefold().replace("_", "-").split("-")
    for length in range(len(subtags), 0, -1):
        lang = spoken.get("-".join(subtags[:length]))
        if lang is not None:
            return lang
    return None

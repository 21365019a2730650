"""The one place where a bug is caught: logged with its place, told with one apology and a reference. Knows no rule."""

import secrets
from collections.abc import Awaitable

import discord
import structlog

from bot.i18n.catalogue import Words
from bot.screens import notices
from cogs._surface import Surface

log = structlog.stdlib.get_logger(__name__)


async def guarded(
    work: Awaitable[None], interaction: discord.Interaction, *, words: Words, surface: Surface, asked: str
) -> None:
    """Await the answer to an interaction; a bug in it is one log entry and one private apology (three failures)."""
    with surface.answering():
        try:
            await work
        except Exception as bug:  # noqa: BLE001 — the edge: nothing may end in "This interaction failed"
            await apologise(bug, interaction, words=words, surface=surface, asked=asked)


async def apologise(
    bug: Exception, interaction: discord.Interaction, *, words: Words, surface: Surface, asked: str
) -> None:
    """Log a bug under a short reference and give the person that reference."""
    reference = secrets.token_hex(4)
    log.error("bug", reference=reference, asked=asked, interaction=interaction.id, exc_info=bug)
    await surface.whisper(interaction, notices.apology(reference, words))

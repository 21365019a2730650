"""The one place where a bug is caught: logged with its place, told with one apology and a reference. Knows no rule."""

import secrets
from collections.abc import Awaitable

import discord
import structlog

from bot.screens import notices
from cogs._hall import Hall

log = structlog.stdlib.get_logger(__name__)


async def guarded(work: Awaitable[None], interaction: discord.Interaction, hall: Hall) -> None:
    """Await the answer to an interaction; a bug in it is one log entry and one private apology (three failures)."""
    with hall.surface.answering():
        try:
            await work
        except Exception as bug:  # noqa: BLE001 — the edge: nothing may end in "This interaction failed"
            await apologise(bug, interaction, hall)
            return
        if (refusal := hall.surface.refusal(interaction)) is not None:
            await apologise(refusal, interaction, hall)


async def unattended(work: Awaitable[object], about: str) -> None:
    """Await what nobody waits for; a bug in it is one log entry, and stops nothing else."""
    try:
        await work
    except Exception:
        log.exception("bug", asked=about)


async def apologise(bug: Exception, interaction: discord.Interaction, hall: Hall) -> None:
    """Log a bug under a short reference, with what was asked, and give the person that reference."""
    reference = secrets.token_hex(4)
    log.error("bug", reference=reference, asked=_asked(interaction), interaction=interaction.id, exc_info=bug)
    await hall.surface.whisper(interaction, notices.apology(reference, hall.reader(interaction)))


def _asked(interaction: discord.Interaction) -> str:
    """The command's name, or the custom_id of what was pressed."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    return str((interaction.data or {}).get("custom_id", ""))

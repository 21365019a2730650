"""The one place where a bug is caught: logged with its place, told with one apology and a reference. Knows no rule."""

import secrets
from collections.abc import Awaitable
from typing import Final

import discord
import structlog
from discord import app_commands

from bot.screens import notices
from bot.tables.ports import StoreUnusable, UnreadableGame
from cogs._hall import Hall

OUTDATED: Final = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What comes of a command that a person's Discord still shows as it was."""

log = structlog.stdlib.get_logger(__name__)


async def guarded(work: Awaitable[None], interaction: discord.Interaction, hall: Hall) -> None:
    """Await the answer to an interaction; a bug in it is one log entry and one private apology (three failures)."""
    with hall.surface.answering():
        try:
            await work
        except UnreadableGame as unreadable:
            await _unreadable(unreadable, interaction, hall)
            return
        except StoreUnusable as unusable:
            # Nobody's bug: a full disk, a damaged page, a server that is away. The next press asks anew.
            log.error("store.unusable", said=str(unusable), asked=_asked(interaction), interaction=interaction.id)  # noqa: TRY400 — the line says it all
            await hall.surface.whisper(interaction, notices.store_unusable(hall.reader(interaction)))
            return
        except Exception as bug:  # noqa: BLE001 — the edge: nothing may end in "This interaction failed"
            await apologise(bug, interaction, hall)
            return
        if (refusal := hall.surface.refusal(interaction)) is not None:
            await apologise(refusal, interaction, hall)


async def _unreadable(unreadable: UnreadableGame, interaction: discord.Interaction, hall: Hall) -> None:
    """Log which stored game it is, and offer whoever may end it to put it away."""
    log.error("game.unreadable", game=unreadable.game, why=str(unreadable))
    hosts = await hall.store.host_of(unreadable.game) == interaction.user.id
    may_close = hosts or interaction.permissions.manage_messages
    screen = notices.unreadable(unreadable.game, hall.reader(interaction), may_close=may_close)
    await hall.surface.whisper(interaction, screen)


async def unreached(error: Exception, interaction: discord.Interaction, hall: Hall) -> None:
    """Answer a command whose room was not reached: one that an earlier version had, else a bug."""
    if interaction.type is discord.InteractionType.autocomplete:
        await hall.surface.suggest_nothing(interaction)
    elif isinstance(error, OUTDATED):
        await hall.surface.whisper(interaction, notices.unknown_command(hall.reader(interaction)))
    else:
        await apologise(error, interaction, hall)


async def unattended(work: Awaitable[object], about: str) -> bool:
    """Await what nobody waits for; a bug in it is one log entry, stops nothing else, and answers False.

    So does a database that fails, which is nobody's bug.
    """
    try:
        await work
    except StoreUnusable as unusable:
        log.error("store.unusable", said=str(unusable), asked=about)  # noqa: TRY400 — the line says it all
        return False
    except Exception:
        log.exception("bug", asked=about)
        return False
    return True


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

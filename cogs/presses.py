"""Every press of a button, by the verb in its custom_id, handed to its room. Knows verbs, not what they mean.

Presses are told apart here and not by discord.py's views, which would keep one in memory for each message and drop
silently what they don't know: whatever is pressed gets an answer.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord
from discord.ext import commands

from bot.screens import notices
from cogs._custom_id import CustomId, parsed
from cogs._guard import guarded
from cogs._hall import Hall

Press = Callable[[discord.Interaction, CustomId], Awaitable[None]]


class Presses(commands.Cog):
    """The way from a button to its room."""

    def __init__(self, hall: Hall, verbs: Mapping[str, Press]) -> None:
        self._hall: Final = hall
        self._verbs: Final = verbs

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press, or a form that nobody waits for any more; commands go their own way."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        await guarded(self._press(interaction), interaction, self._hall)

    async def _press(self, interaction: discord.Interaction) -> None:
        words = self._hall.reader(interaction)
        pressed = parsed(str((interaction.data or {}).get("custom_id", "")))
        press = self._verbs.get(pressed.verb) if pressed else None
        if interaction.guild_id is None:
            await self._hall.surface.whisper(interaction, notices.wrong_place(words))
        elif press is None or pressed is None or _is_of_another_game(pressed, interaction.message):
            await self._hall.surface.whisper(interaction, notices.unknown_press(words))
        else:
            await press(interaction, pressed)


def _is_of_another_game(pressed: CustomId, message: discord.Message | None) -> bool:
    """Whether the pressed message has buttons, and all of them of other games: theirs is not to be drawn over.

    One that was redrawn since it was pressed may have none of this very button.
    """
    rows = (row for row in (message.components if message else ()) if isinstance(row, discord.ActionRow))
    standing = (parsed(getattr(part, "custom_id", None) or "") for row in rows for part in row.children)
    games = {each.game for each in standing if each is not None}
    return bool(games) and pressed.game not in games

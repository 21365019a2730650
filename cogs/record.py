"""`/tutto export` and `/tutto replay`: the game record out of Discord and into it. Knows files, no rule."""

import asyncio
from typing import Final

import discord

from bot.record import RecordError
from bot.record.files import replay_bytes
from bot.screens import record
from bot.tables.live import read_back
from bot.tables.written import record_of
from cogs._hall import Hall

MOST_BYTES: Final = 256 * 1024
"""The largest record that is read here: some thousand turns."""


class RecordRoom:
    """Hands records out, and reads those people bring."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._one_at_a_time = asyncio.Semaphore()

    async def export(self, interaction: discord.Interaction) -> None:
        """Give the record of the newest game here, running or finished, to anyone of its table."""
        words = self._hall.reader(interaction)
        game = await self._hall.store.last_at_place(interaction.channel_id or 0)
        stored = await self._hall.store.load(game) if game else None
        table = read_back(stored) if stored else None
        if stored is None or table is None or not table.game.order:
            await self._hall.surface.whisper(interaction, record.nothing_to_export(words))
            return
        if interaction.user.id not in {person.user for person in table.people.values()}:
            await self._hall.surface.whisper(interaction, record.not_at_that_table(words))
            return
        screen = record.exported(table.id, record_of(stored), words, over=table.game.is_over)
        await self._hall.surface.whisper(interaction, screen)

    async def replay(self, interaction: discord.Interaction, attached: discord.Attachment) -> None:
        """Play the attached record through the engine, and show its standings or its first mistake."""
        words = self._hall.reader(interaction)
        if attached.size > MOST_BYTES:
            await self._hall.surface.whisper(interaction, record.too_large(MOST_BYTES, words))
            return
        # The most spiteful file of this size takes longer than an answer may, and games are played meanwhile.
        await self._hall.surface.think(interaction)
        async with self._one_at_a_time:
            outcome = await asyncio.to_thread(replay_bytes, await attached.read())
        screen = (
            record.mistaken(outcome, words) if isinstance(outcome, RecordError) else record.replayed(outcome, words)
        )
        await self._hall.surface.whisper(interaction, screen)

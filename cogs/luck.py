"""The button for luck and skill under a result. Knows which game is meant, not how an account of it is made."""

import asyncio
from collections.abc import Mapping, Sequence

import discord

from bot.advisor.luck import Account, accounts, outlook
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.engine import fold
from bot.engine.events import Event, TurnBegun
from bot.engine.evolve import evolve
from bot.screens import luck, notices
from bot.tables.live import read_back
from bot.tables.ports import StoredGame
from bot.tables.table import Table
from cogs._custom_id import CustomId
from cogs._hall import Hall


class LuckRoom:
    """Accounts of finished games, for anyone who asks and in their language."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def show(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Tell how lucky everybody was and how well they played, and the asker what their costliest choices were."""
        words, user = self._hall.reader(interaction), interaction.user.id
        stored = await self._hall.store.load(pressed.game)
        if stored is None:
            await self._hall.surface.whisper(interaction, notices.gone(words))
            return
        table = read_back(stored)
        if not table.game.is_over:
            await self._hall.surface.whisper(interaction, luck.under_way(words))
            return
        found = await self._accounts(_events(stored, table))
        screen = luck.still_working(words) if found is None else luck.luck(table, found, user, words)
        await self._hall.surface.whisper(interaction, screen)

    async def _accounts(self, events: Sequence[Event]) -> tuple[Account, ...] | None:
        """The accounts, reckoned beside the loop; None while a situation of the game isn't solved yet."""
        needed = await asyncio.to_thread(_situations, events)
        known = {where: self._hall.counsel.known(where) for where in needed}
        solved = {where: found for where, found in known.items() if found is not None}
        return await asyncio.to_thread(_reckoned, events, solved) if len(solved) == len(known) else None


def _events(stored: StoredGame, table: Table) -> Sequence[Event]:
    """What happened, by the sheet where one was kept."""
    return stored.events if table.book is None else (*stored.events, *table.book.reckoning.events)


def _situations(events: Sequence[Event]) -> frozenset[Situation]:
    """All situations in which a turn began."""
    first, *rest = events
    game, found = fold((first,)), set[Situation]()
    for event in rest:
        game = evolve(game, event)
        if isinstance(event, TurnBegun):
            found.add(situation(game))
    return frozenset(found)


def _reckoned(events: Sequence[Event], solved: Mapping[Situation, Solved]) -> tuple[Account, ...]:
    return accounts(events, lambda begun: outlook(solved[situation(begun)]))

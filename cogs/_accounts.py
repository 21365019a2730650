"""Accounts of finished games, reckoned beside the loop. Knows what is solved by now, not who asks or what is shown."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from bot.advisor.luck import Account, accounts, outlook
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.engine import fold
from bot.engine.events import Event, TurnBegun
from bot.engine.evolve import evolve
from bot.tables.figures import MILLI, Luck
from bot.tables.live import read_back
from bot.tables.ports import Store, StoredGame, UnreadableGame
from bot.tables.table import Table
from cogs._counsel import Counsel


class Accounts:
    """Where the scores of a game came from."""

    def __init__(self, store: Store, counsel: Counsel) -> None:
        self._store: Final = store
        self._counsel: Final = counsel

    async def of(self, stored: StoredGame, table: Table) -> tuple[Account, ...] | None:
        """Every seat's account; None while a situation of the game isn't solved yet."""
        events = _events(stored, table)
        needed = await asyncio.to_thread(_situations, events)
        known = {where: self._counsel.known(where) for where in needed}
        solved = {where: found for where, found in known.items() if found is not None}
        return await asyncio.to_thread(_reckoned, events, solved) if len(solved) == len(known) else None

    async def keep(self, game: str) -> bool:
        """Write a game's luck and skill beside its results; False where they aren't to be had, or not yet."""
        try:
            stored = await self._store.load(game)
            table = None if stored is None else read_back(stored)
        except UnreadableGame:
            return False
        found = None if stored is None or table is None else await self.of(stored, table)
        if found is None:
            return False
        await self._store.keep_luck(game, tuple(map(_luck, found)))
        return True


def _luck(account: Account) -> Luck:
    return Luck(
        seat=account.seat,
        score=account.score,
        luck_milli=round(account.luck * MILLI),
        lost_milli=round(account.lost * MILLI),
    )


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

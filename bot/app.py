"""The bot put together: the only file that names every concrete class. Knows how to start and stop, no game."""

import asyncio
import secrets
import signal
from datetime import datetime

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.i18n.catalogue import shipped
from bot.i18n.translator import CommandTranslator
from bot.settings import DISCORD_API, Settings
from bot.store import open_store
from bot.tables.desk import Desk
from bot.tables.ports import Entropy, Store
from cogs._boards import Boards
from cogs._hall import Hall
from cogs._replies import Replies
from cogs._surface import Surface
from cogs.lobby import LobbyRoom
from cogs.play import PlayRoom, TableRoom
from cogs.presses import Presses
from cogs.rulebook import RulesRoom
from cogs.standings import StandingsRoom
from cogs.tutto import Tutto

log = structlog.stdlib.get_logger(__name__)


class NotStarted(Exception):  # noqa: N818 — said to the host
    """Something a host can mend keeps the bot from starting; the message is one line that names it."""


class UtcClock:
    """The Clock port: discord.py's, which a simulated Discord moves."""

    def now(self) -> datetime:
        """Aware UTC."""
        return discord.utils.utcnow()


class SystemEntropy:
    """The Entropy port: the system's generator."""

    def secret(self) -> bytes:
        """32 random bytes."""
        return secrets.token_bytes(32)

    def short_id(self) -> str:
        """9 bytes as 12 letters, digits, `-` and `_`: as good as never twice."""
        return secrets.token_urlsafe(9)


class TuttoBot(commands.AutoShardedBot):
    """The bot on Discord, or on what stands in for it."""

    def __init__(self, settings: Settings, entropy: Entropy | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            shard_count=settings.shards,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._settings = settings
        self._entropy = entropy or SystemEntropy()
        self._store: Store | None = None
        self._boards: Boards | None = None
        self._hall: Hall | None = None

    async def setup_hook(self) -> None:
        """Open the database, seat the rooms, register the commands; raises `StoreUnusable`."""
        store = await open_store(self._settings.database_url, self._entropy)
        self._store = store
        hall = Hall(
            desk=Desk(store, UtcClock(), self._entropy),
            store=store,
            catalogue=shipped(),
            surface=Surface(self),
            tidy=self._settings.tidy,
        )
        boards = Boards(hall)
        replies = Replies(hall, boards)
        lobby = LobbyRoom(hall, boards, replies)
        play = PlayRoom(hall, boards, replies)
        table = TableRoom(hall, boards, replies)
        rulebook = RulesRoom(hall)
        await self.add_cog(Tutto(hall, lobby, table, rulebook, StandingsRoom(hall)))
        verbs = {
            "join": lobby.join,
            "leave": lobby.leave,
            "begin": lobby.begin,
            "cancel": lobby.cancel,
            "rematch": lobby.rematch,
            "second": lobby.second,
            "reveal": play.reveal,
            "die": play.die,
            "roll": play.roll,
            "bank": play.bank,
            "aside": play.aside,
            "take": play.take,
            "pass": play.pass_on,
            "explain": play.explain,
            "stop": table.stop_pressed,
            "topic": rulebook.turn_page,
        }
        await self.add_cog(Presses(hall, verbs))
        self._hall, self._boards = hall, boards
        await self.tree.set_translator(CommandTranslator(hall.catalogue))
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Post the boards that a stop in the wrong moment kept from being posted."""
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)
        if self._hall is None or self._boards is None:
            return
        for game in await self._hall.store.boards_behind():
            table = await self._hall.desk.table(game)
            if table is not None:
                await self._boards.post(table)

    async def post_fresh_boards(self) -> None:
        """Show every unfinished game anew, in the channel it was opened in: for a world made anew."""
        if self._hall is None or self._boards is None:
            return
        for game in await self._hall.store.unfinished():
            table = await self._hall.desk.table(game)
            if table is not None:
                await self._boards.reopen(table)

    async def last_instant(self) -> datetime | None:
        """The newest time on any event in the database."""
        return await self._store.last_instant() if self._store else None

    async def close(self) -> None:
        """Leave Discord, finish what is being drawn, let go of the database."""
        if self._boards is not None:
            await self._boards.redraws.drained()
        await super().close()
        if self._store is not None:
            await self._store.close()
            self._store = None


async def run(settings: Settings) -> None:
    """Play on Discord until SIGTERM or SIGINT; raises `NotStarted` or `StoreUnusable` where that can't begin."""
    if settings.token is None:
        raise NotStarted("TUTTO_TOKEN is missing: set it to your bot's token (README, “On your server”).")
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    Route.BASE = settings.discord_api
    async with TuttoBot(settings) as bot:
        try:
            await bot.login(settings.token.get_secret_value())
            await _aim_gateway(bot, settings.discord_api)
            connected = asyncio.create_task(bot.connect(), name="connect")
            stopped = asyncio.create_task(stopping.wait(), name="stop")
            await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
            await bot.close()
            stopped.cancel()
            await connected
        except discord.LoginFailure:
            raise NotStarted("TUTTO_TOKEN was refused by Discord: copy it anew from the developer portal.") from None
        except (aiohttp.ClientConnectionError, discord.GatewayNotFound, discord.DiscordServerError) as unreachable:
            raise NotStarted(f"TUTTO_DISCORD_API can't be reached at {settings.discord_api}: {unreachable}") from None


async def _aim_gateway(bot: TuttoBot, api: str) -> None:
    """Connect where another API's `/gateway/bot` says; discord.py (2.7.1) asks it only when it counts shards itself."""
    if api != DISCORD_API:
        _, gateway, _ = await bot.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)

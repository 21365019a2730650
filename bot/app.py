"""The bot put together: the only file that names every concrete class. Knows how to start and stop, no game."""

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Sequence
from datetime import datetime
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.advisor.place import cache_folder
from bot.advisor.shelf import Library, Shelf
from bot.i18n.catalogue import shipped
from bot.i18n.translator import CommandTranslator
from bot.settings import DISCORD_API, Settings
from bot.store import open_store
from bot.tables.desk import Desk
from bot.tables.hosting import Hosting
from bot.tables.ports import Entropy, Store
from bot.tables.scorebook import Scorebook
from bot.tables.timekeeper import Timekeeper
from cogs._accounts import Accounts
from cogs._boards import Boards
from cogs._computers import Computers
from cogs._counsel import Counsel
from cogs._guard import unattended, unreached
from cogs._hall import Hall
from cogs._mending import Mending
from cogs._replies import Replies
from cogs._surface import Surface
from cogs.admin import Admin
from cogs.advice import AdviceRoom
from cogs.choices import ChoiceRoom, coming_late, hints_on_boards
from cogs.computers import ComputerRoom
from cogs.fairness import FairRoom
from cogs.greeting import Greeting
from cogs.hosting import HostRoom
from cogs.leaving import LeaveRoom
from cogs.lobby import LobbyRoom
from cogs.luck import LuckRoom
from cogs.luckiest import FirstTurnRoom
from cogs.outages import Outages
from cogs.pacing import Pacing
from cogs.places import Places
from cogs.play import PlayRoom, TableRoom
from cogs.presses import Presses
from cogs.record import RecordRoom
from cogs.rulebook import RulesRoom
from cogs.scoring import CorrectionRoom, PadRoom, PeopleRoom
from cogs.settings import SettingsRoom
from cogs.standings import StandingsRoom
from cogs.stats import StatsRoom
from cogs.tour import TourRoom
from cogs.tutto import Tutto

log = structlog.stdlib.get_logger(__name__)

STOPS_WITHIN_S: Final = 3.0
"""How long a stop waits for what is under way: an interaction that hangs longer can't be answered any more."""
TOKEN_REFUSED: Final = "TUTTO_TOKEN was refused by Discord: copy it anew from the developer portal."  # noqa: S105 — a sentence
SHARDS_REFUSED: Final = "TUTTO_SHARDS was refused by Discord: leave it out, and the bot asks how many it needs."
CLOSINGS: Final = {4004: TOKEN_REFUSED, 4010: SHARDS_REFUSED, 4011: SHARDS_REFUSED}
"""What a host can mend of the codes by which the gateway closes for good."""


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
        self._behind: Sequence[str] = ()
        self._boards: Boards | None = None
        self._hall: Hall | None = None
        self._library: Final = Library(Shelf(cache_folder(settings.cache_dir)))
        self._pacing: Pacing | None = None
        self._timekeeper: Timekeeper | None = None
        self._outages: Outages | None = None
        self._places: Places | None = None
        self._computers: Computers | None = None

    async def open_database(self) -> Store:
        """Open the database, or find it open; raises `StoreUnusable`."""
        if self._store is None:
            self._store = await open_store(self._settings.database_url, self._entropy)
        return self._store

    async def setup_hook(self) -> None:
        """Seat the rooms at the database, register the commands; raises `StoreUnusable`."""
        store = await self.open_database()
        clock = UtcClock()
        counsel = Counsel(self._library)
        desk = Desk(store, clock, self._entropy, counsel.solved)
        hall = Hall(
            desk=desk,
            scorebook=Scorebook(desk, clock, self._entropy),
            store=store,
            catalogue=shipped(),
            surface=Surface(self),
            counsel=counsel,
            tidy=self._settings.tidy,
        )
        boards, accounts = Boards(hall), Accounts(store, counsel)
        computers = Computers(hall, boards, self._settings.computer_pace_s)
        boards.wake = computers.wake
        replies = Replies(hall, boards)
        tour = TourRoom(hall)
        first = FirstTurnRoom(hall, boards, replies, accounts)
        lobby = LobbyRoom(hall, boards, replies, tour, first)
        play = PlayRoom(hall, boards, replies)
        table = TableRoom(hall, boards, replies)
        leaving = LeaveRoom(hall, boards, replies)
        outages, places = Outages(self, hall, boards, clock), Places(hall, boards)
        await outages.begin()
        self._behind = await store.boards_behind()
        pacing = Pacing(hall, boards, replies, outages)
        rulebook = RulesRoom(hall)
        greeting = Greeting(hall)
        fair = FairRoom(hall)
        hosting = Hosting(desk)
        sheet, people = PadRoom(hall, boards, replies), PeopleRoom(hall, boards, replies)
        await self.add_cog(
            Tutto(
                hall,
                lobby=lobby,
                table=table,
                leaving=leaving,
                rulebook=rulebook,
                standings=StandingsRoom(hall),
                stats=StatsRoom(hall, accounts),
                greeting=greeting,
                record=RecordRoom(hall),
                fair=fair,
                advice=AdviceRoom(hall),
            )
        )
        await self.add_cog(Admin(hall))
        await self.add_cog(greeting)
        await self.add_cog(places)
        await self.add_cog(outages)
        verbs = {
            "join": lobby.join,
            "leave": leaving.pressed,
            "begin": lobby.begin,
            "cancel": lobby.cancel,
            "computer": ComputerRoom(hall, boards, replies).pick,
            "first": first.press,
            "language": lobby.language,
            "settings": SettingsRoom(hall, boards, replies).settings,
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
            "back": pacing.back,
            "resume": pacing.resume,
            "pace": pacing.pace,
            "luck": LuckRoom(hall, accounts).show,
            "late": ChoiceRoom(hall, boards, replies, coming_late(hosting)).press,
            "hints": ChoiceRoom(hall, boards, replies, hints_on_boards(hosting)).press,
            "check": fair.check,
            "stop": table.stop_pressed,
            "down": table.down,
            "host": HostRoom(hall, boards, replies).press,
            "speak": greeting.speak,
            "tour": tour.step,
            "topic": rulebook.turn_page,
            "depth": sheet.depth,
            "face": sheet.face,
            "mark": sheet.mark,
            "card": sheet.card,
            "enter": sheet.enter,
            "total": sheet.total,
            "line": sheet.line,
            "undo": sheet.undo,
            "redo": sheet.redo,
            "correct": CorrectionRoom(hall, boards, replies).correct,
            "guest": people.guest,
            "scorer": people.scorer,
        }
        await self.add_cog(Presses(hall, verbs))
        self._hall, self._boards, self._pacing, self._computers = hall, boards, pacing, computers
        self._outages, self._places = outages, places
        self._timekeeper = Timekeeper(store, clock, pacing.ring)
        hall.desk.alarm(self._timekeeper.expect)

        @self.tree.error
        async def answer(interaction: discord.Interaction, error: Exception) -> None:
            """Answer what goes wrong before a command's own room is reached."""
            await unreached(error, interaction, hall)

        await self.tree.set_translator(CommandTranslator(hall.catalogue))
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Close the games of servers that are left, and post the boards that a stop kept from being posted.

        Those of later on are brought by who was kept from posting them, here and now or a little later.
        """
        log.info("ready", guilds=len(self.guilds), shards=self.shard_count)
        if self._hall is None or self._boards is None or self._places is None:
            return
        with self._hall.surface.answering():
            await unattended(self._places.close_left([guild.id for guild in self.guilds]), "servers left")
            mending = Mending(self._hall, self._boards)
            behind, self._behind = self._behind, ()
            for game in behind:
                await unattended(mending.mend(game), f"mend {game}")
        log.info("boards.mended")
        if self._outages is not None and self._timekeeper is not None:
            self._timekeeper.start()
            self._outages.redraw_from_now_on()
        if self._computers is not None:
            await self._computers.look_for_work()

    async def post_fresh_boards(self) -> None:
        """Show every unfinished game anew, in the channel it was opened in: for a world made anew."""
        if self._hall is None or self._boards is None:
            return
        mending = Mending(self._hall, self._boards)
        for game in await self._hall.store.unfinished():
            table = await self._hall.desk.table(game)
            if table is not None:
                await mending.reopen(table)

    async def last_instant(self) -> datetime | None:
        """The newest time on any event in the database."""
        return await self._store.last_instant() if self._store else None

    async def close(self) -> None:
        """Listen no more, finish what is being answered and drawn, leave Discord, let go of the database."""
        # Killed is safe, too: what hangs longer is not worth more waiting than a host's patience.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOPS_WITHIN_S):
                await self._finish()
        await super().close()
        if self._store is not None:
            await self._store.close()
            self._store = None

    async def _finish(self) -> None:
        for shard in self.shards.values():
            await shard.disconnect()
        if self._outages is not None:
            self._outages.drop()
        if self._timekeeper is not None and self._pacing is not None:
            await self._timekeeper.stop()
            await self._pacing.shown()
        if self._hall is not None and self._boards is not None:
            await self._hall.surface.answered()
            self._boards.later.drop()
            self._hall.counsel.drop()
            if self._computers is not None:
                self._computers.drop()
            self._library.close()
            await self._boards.redraws.drained()


async def run(settings: Settings) -> None:
    """Play on Discord until SIGTERM or SIGINT; raises `NotStarted` or `StoreUnusable` where that can't begin."""
    if settings.token is None:
        raise NotStarted("TUTTO_TOKEN is missing: set it to your bot's token (README, “On your server”).")
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    Route.BASE = settings.discord_api
    async with TuttoBot(settings) as bot:
        playing = asyncio.create_task(_play(bot, settings, settings.token.get_secret_value()), name="play")
        stopped = asyncio.create_task(stopping.wait(), name="stop")
        await asyncio.wait({playing, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not playing.done():
            playing.cancel()
            await asyncio.wait({playing})
            return
        await playing


async def _play(bot: TuttoBot, settings: Settings, token: str) -> None:
    """Log in and stay connected; raises `NotStarted` for what a host can mend."""
    try:
        # First, so that a host hears of it though Discord can't be reached either.
        await bot.open_database()
        if settings.discord_api != DISCORD_API:
            # discord.py (2.7.1) asks for it only when it counts shards itself.
            DiscordWebSocket.DEFAULT_GATEWAY = await _gateway(settings.discord_api, token)
        await bot.login(token)
        await bot.connect()
    except discord.LoginFailure:
        raise NotStarted(TOKEN_REFUSED) from None
    except discord.ConnectionClosed as closed:
        raise NotStarted(CLOSINGS.get(closed.code, f"Discord's gateway closed the connection: {closed}")) from None
    except discord.DiscordServerError as failed:
        answer = f"{failed.status} {failed.response.reason}"
        raise NotStarted(f"Discord fails at {settings.discord_api} (TUTTO_DISCORD_API): it answered {answer}") from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as unreachable:
        raise NotStarted(
            f"Discord can't be reached at {settings.discord_api} (TUTTO_DISCORD_API): {unreachable}"
        ) from None


async def _gateway(api: str, token: str) -> URL:
    """Where another API's `/gateway/bot` says; raises `NotStarted` where the address is some other page's."""
    headers = {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession() as session, session.get(f"{api}/gateway/bot", headers=headers) as answer:
        if answer.status == HTTPStatus.UNAUTHORIZED:
            raise NotStarted(TOKEN_REFUSED)
        if answer.status != HTTPStatus.OK or answer.content_type != "application/json":
            raise NotStarted(f"TUTTO_DISCORD_API: {api} is no Discord API (/gateway/bot answered {answer.status}).")
        return URL((await answer.json())["url"])

"""Knows how to put the bot on a simulated Discord that a browser shows, with people to play as and time that runs.

It must not know a rule, a screen or a table; nothing but the tests and this file knows simcord.
"""

import asyncio
import signal
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, cast

import discord
import structlog
from simcord import Env
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.preview import Preview

from bot.app import NotStarted, TuttoBot
from bot.settings import Settings

DATABASE = "playground.db"  # never the host's own: these games are no one's standings
SERVER = "The Gaming Table"
CHANNEL = "tutto"
TOPIC = "Begin with /tutto start. This page shows one channel and no threads, so games are played right here."
PEOPLE = {"Ada": "en-US", "Ben": "en-US", "Cleo": "en-GB", "Daan": "nl"}
TICK_S = 0.25
STAMPS_STALE_S = 30.0

log = structlog.stdlib.get_logger(__name__)


class World(Env):
    """A simulated Discord with a language for each person and server, whose timers `advance_time` alone can end.

    simcord says en-US for everyone and gives servers no features. It also lets a timer end by the wall clock, and
    then holds back each press for as long as the bot sleeps; here a press returns as soon as only sleep is left.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot)
        self._tongues: dict[int, str] = {}
        self._features: dict[int, tuple[str, ...]] = {}
        self.backend.subscribers.insert(0, self._speak)

    def found(self, name: str, *, locale: str = "en-US", features: Iterable[str] = ()) -> GuildHandle:
        """Open a server; its locale is what Discord reports as `guild_locale`."""
        guild = self.create_guild(name, preferred_locale=locale)
        self._features[guild.id] = tuple(features)
        self.backend.edit_guild(guild.id, {})  # announces the features, which came too late for its creation
        return guild

    def person(self, name: str, *, locale: str = "en-US") -> UserHandle:
        """Let in a user whose client is set to this language."""
        user = self.create_user(name.casefold(), global_name=name)
        self._tongues[user.id] = locale
        return user

    async def let(self, act: Callable[[], Awaitable[None]]) -> None:
        """Have the bot do this of its own accord, on the simulated clock."""
        with self._bot_scope():
            await act()

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        wire = cast("dict[str, object]", payload)
        match event:
            case "INTERACTION_CREATE" if "member" in payload:
                wire["locale"] = self._tongues.get(int(payload["member"]["user"]["id"]), "en-US")
                wire["guild_locale"] = self.backend.get_guild(int(payload["guild_id"])).preferred_locale
            case "INTERACTION_CREATE":
                wire["locale"] = self._tongues.get(int(payload["user"]["id"]), "en-US")
            case "GUILD_CREATE" | "GUILD_UPDATE":
                wire["features"] = list(self._features.get(int(payload["id"]), ()))
            case _:
                pass

    def _schedule_timer(self, record: object, callback: object, args: object, schedule_context: object) -> None:
        """Leave out the wall-clock twin that simcord gives each timer."""


class Page(Preview):
    """The page in the browser: one press at a time, each at the time it really is.

    simcord refuses operations that overlap; here a press waits for the clock and for the presses before it.
    """

    def __init__(self, world: World, channel: ChannelHandle, people: tuple[MemberActor, ...], port: int) -> None:
        super().__init__(
            world,
            channel,
            people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._world = world
        self._one_at_a_time = asyncio.Lock()
        self._shown_at = world.now()
        self._shown_requests: int = 0

    async def keep_time(self) -> None:
        """Time runs on for as long as this does."""
        while True:
            await asyncio.sleep(TICK_S)
            async with self._one_at_a_time:
                await self._catch_up()
                await self._show_what_changed()

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._one_at_a_time:
            await self._catch_up()
            await self._show_what_changed()
            self._advance_presentation_time()
            receipt = await super()._action(context_id, body)
            self._show_others(context_id)
            return receipt

    def _show_others(self, context_id: str | None) -> None:
        """Publish to the pages other than the one that acted, which is up to date.

        To publish that one again would have its next press refused, as one made from an older publication.
        """
        if self._shown_requests == len(self._world.http_requests):
            return
        self._shown_requests = len(self._world.http_requests)
        for page in tuple(self._pages.values()):
            if page.id != context_id:
                self._publish(page, reason="refresh")

    async def _catch_up(self) -> None:
        lag_s = (discord.utils.utcnow() - self._world.now()).total_seconds()
        if lag_s <= 0:
            return
        try:
            await self._world.advance_time(lag_s)
        except TimeoutError as late:
            log.warning("playground.slow", reason=str(late))

    async def _show_what_changed(self) -> None:
        """Publish anew only where there is something to see, for the same reason."""
        requests = len(self._world.http_requests)
        age_s = (self._world.now() - self._shown_at).total_seconds()
        if requests == self._shown_requests and age_s < STAMPS_STALE_S:
            return
        self._shown_requests, self._shown_at = requests, self._world.now()
        await self.refresh()


async def play(settings: Settings, port: int = 0) -> None:
    """Serve the playground until it is ended, on the page or by a signal; port 0 takes a free one.

    Raises `NotStarted` where the page can't be served.
    """
    bot = TuttoBot(settings.model_copy(update={"database_url": f"sqlite:///{DATABASE}", "shards": 1}))
    try:
        await _play(World(bot), bot, port)
    except SetupError as refused:
        raise NotStarted(f"The playground can't start: {refused}") from None


async def _play(world: World, bot: TuttoBot, port: int) -> None:
    world.backend.edit_bot_profile("TUTTO")
    server = world.found(SERVER)
    channel = server.create_text_channel(
        CHANNEL,
        topic=TOPIC,
        overwrites={server.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    ada, *others = [world.person(name, locale=locale) for name, locale in PEOPLE.items()]
    manages = server.create_role("Server", permissions=discord.Permissions(manage_guild=True))
    people = [server.add_member(ada, roles=[manages]), *map(server.add_member, others)]
    # The world is built alike, id for id, in every run and only then moved to the present: so whatever this run
    # makes is younger than what earlier ones stored.
    world.backend.advance_clock(max(0.0, (discord.utils.utcnow() - world.now()).total_seconds()))
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(_running(world))
        page = Page(world, channel, tuple(people), port)
        await stack.enter_async_context(page)
        await world.let(bot.post_fresh_boards)
        await page.refresh()
        sys.stdout.write(
            f"TUTTO is at the table: {page.url}\n"
            f"Play as {', '.join(PEOPLE)} (“Viewing as”); games are kept in {DATABASE}. Ctrl+C ends it.\n",
        )
        sys.stdout.flush()
        await _first_to_finish(page.wait_closed(), _asked_to_stop(), page.keep_time())


@asynccontextmanager
async def _running(world: World) -> AsyncGenerator[None]:
    """Log the bot in, and have it close its store when this ends."""
    try:
        await world.start()
        yield
    finally:
        await world.let(world.bot.close)
        await world.shutdown()


async def _asked_to_stop() -> None:
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    for ask in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows no signal handlers; Ctrl+C ends it there all the same
            loop.add_signal_handler(ask, asked.set)
    await asked.wait()


async def _first_to_finish(*ways: Awaitable[None]) -> None:
    """Wait for one of them, end the others, and let an error of any come out."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    finished, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in finished:
        task.result()

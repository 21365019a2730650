"""The server: one port for gateway, REST and control, and the calls a test drives it by.

Knows how the parts hang together; what each does stands in its own module.
"""

from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Self

from aiohttp import web

from tests.kit.discordd import routes_application, routes_channels, routes_interactions
from tests.kit.discordd.buckets import GENEROUS, Policy
from tests.kit.discordd.control import Control
from tests.kit.discordd.faults import Faults, path_matches
from tests.kit.discordd.gateway import Gateway
from tests.kit.discordd.people import People, Value
from tests.kit.discordd.rest import Rest
from tests.kit.discordd.things import Channel, Interaction, Message, User
from tests.kit.discordd.world import World

API = "/api/v10"
TOKEN = "MTEyMjMzNDQ1NTY2Nzc4ODk5.Gdiscd.a-token-that-opens-nothing-anywhere"  # noqa: S105 - opens nothing


class Discordd:
    """A small Discord on a port of this machine: `async with await Discordd.start() as server`."""

    def __init__(self, *, token: str, policy: Policy, shards: int, heartbeat_ms: int) -> None:
        self.token = token
        self.world = World()
        self.faults = Faults()
        self.gateway = Gateway(self.world, token, heartbeat_ms)
        self.people = People(self.world, self.gateway)
        self.shards = shards
        self.api_url = ""
        self._rest = Rest(self.world, self.faults, token, policy)
        self._rest.add(routes_application.ROUTES)
        self._rest.add(routes_application.gateway_routes(lambda: self.gateway.address, shards))
        self._rest.add(routes_channels.ROUTES)
        self._rest.add(routes_interactions.CALLBACK, needs_token=False, has_bucket=False)
        self._rest.add(routes_interactions.WEBHOOKS, needs_token=False)
        self._control = Control(self)
        # A handler is cancelled when its client dies, so that a call held before its effect has none.
        listener = web.Server(self._handle, access_log=None, handler_cancellation=True)
        self._runner = web.ServerRunner(listener, shutdown_timeout=0.2)

    @classmethod
    async def start(
        cls,
        *,
        port: int = 0,
        token: str = TOKEN,
        policy: Policy = GENEROUS,
        shards: int = 1,
        heartbeat_ms: int = 41_250,
    ) -> Self:
        """Listen on the loopback; port 0 is any free one."""
        server = cls(token=token, policy=policy, shards=shards, heartbeat_ms=heartbeat_ms)
        await server._runner.setup()
        await web.TCPSite(server._runner, "127.0.0.1", port).start()
        bound = server._runner.addresses[0][1]
        server.api_url = f"http://127.0.0.1:{bound}{API}"
        server.gateway.address = f"ws://127.0.0.1:{bound}/"
        return server

    async def stop(self) -> None:
        """Release what is held, cut every connection, and close the port."""
        self.faults.clear()
        await self.gateway.forget()
        await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def bot_env(self) -> dict[str, str]:
        """The variables that point a bot here."""
        return {"TUTTO_DISCORD_API": self.api_url, "TUTTO_TOKEN": self.token}

    # What people do. Each waits for the bot's callback and answers the interaction; a _nowait only sends it.

    async def slash(
        self,
        user: User,
        channel: Channel,
        path: str,
        options: Mapping[str, Value] | None = None,
        *,
        timeout_s: float = 5.0,
    ) -> Interaction:
        return await self.people.slash(user, channel, path, options or {}).acknowledged(timeout_s)

    async def slash_nowait(
        self, user: User, channel: Channel, path: str, options: Mapping[str, Value] | None = None
    ) -> Interaction:
        return self.people.slash(user, channel, path, options or {})

    async def autocomplete(
        self,
        user: User,
        channel: Channel,
        path: str,
        options: Mapping[str, Value],
        focused: str,
        *,
        timeout_s: float = 5.0,
    ) -> Interaction:
        return await self.people.autocomplete(user, channel, path, options, focused).acknowledged(timeout_s)

    async def press(self, user: User, message: Message, custom_id: str, *, timeout_s: float = 5.0) -> Interaction:
        return await self.people.press(user, message, custom_id).acknowledged(timeout_s)

    async def press_nowait(self, user: User, message: Message, custom_id: str) -> Interaction:
        return self.people.press(user, message, custom_id)

    async def press_late(self, user: User, message: Message, custom_id: str, *, timeout_s: float = 5.0) -> Interaction:
        """Press what the person's screen still shows, though it may be gone from the message."""
        return await self.people.press_late(user, message, custom_id).acknowledged(timeout_s)

    async def select(
        self, user: User, message: Message, custom_id: str, values: Sequence[str], *, timeout_s: float = 5.0
    ) -> Interaction:
        return await self.people.select(user, message, custom_id, values).acknowledged(timeout_s)

    async def submit_modal(
        self, shown: Interaction, values: Mapping[str, str | Sequence[str]], *, timeout_s: float = 5.0
    ) -> Interaction:
        """Send the form that `shown` was answered with."""
        return await self.people.submit(shown, values).acknowledged(timeout_s)

    # What a test asks.

    async def wait_for(self, holds: Callable[[World], bool], timeout_s: float = 5.0) -> None:
        await self.world.wait_for(holds, timeout_s)

    async def readies(self) -> int:
        """How many READYs there have been."""
        return self.gateway.readies

    async def wait_ready(self, readies: int = 1, timeout_s: float = 15.0) -> None:
        """Return when so many READYs, each with all its guilds, were given since the start."""
        await self.world.wait_for(lambda _: self.gateway.readies >= readies, timeout_s)

    def calls(self, method: str, path: str) -> list[int]:
        """The statuses of the newest REST calls that match, in their order; 0 for one that was cut."""
        return [
            status
            for called, where, status in self.world.calls
            if method in ("*", called) and path_matches(path, where)
        ]

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path
        if path.startswith(API):
            return await self._rest.answer(request, path.removeprefix(API))
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.gateway.serve(request)
        if path.startswith("/control/"):
            return await self._control.answer(request, path.removeprefix("/control/"))
        return web.Response(status=404)

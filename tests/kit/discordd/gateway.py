"""The gateway: sessions of a bot's shards, what is dispatched to them, and how a connection can go wrong.

Knows no REST route, and of the world only what it greets a new session with.
"""

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.kit.discordd import wire
from tests.kit.discordd.things import Guild, JsonObject
from tests.kit.discordd.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
GUILDS, GUILD_MESSAGES = 1 << 0, 1 << 9
KEPT_EVENTS = 3_000
INTENTS = {"INTERACTION_CREATE": 0, "MESSAGE_CREATE": GUILD_MESSAGES, "MESSAGE_UPDATE": GUILD_MESSAGES}
INTENTS["MESSAGE_DELETE"] = GUILD_MESSAGES


class Connection:
    """One websocket, written in order by one task."""

    def __init__(self, socket: web.WebSocketResponse, request: web.BaseRequest) -> None:
        self._socket, self._request = socket, request
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        squeezes = request.query.get("compress") == "zlib-stream"
        # The lightest level: the bot's side of it costs the same, and ours little.
        self._squeeze = zlib.compressobj(1) if squeezes else None

    def send(self, op: int, inner: object) -> None:
        self.send_text(json.dumps({"op": op, "d": inner, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        self._outbox.put_nowait(text)

    async def write(self) -> None:
        """Send what stands in the outbox, for ever."""
        while True:
            text = await self._outbox.get()
            if self._squeeze is None:
                await self._socket.send_str(text)
            else:
                squeezed = self._squeeze.compress(text.encode()) + self._squeeze.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(squeezed)

    def cut(self) -> None:
        """Drop the TCP connection without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int) -> None:
        await self._socket.close(code=code, drain=False)


@dataclass(slots=True, kw_only=True, eq=False)
class Session:
    """One shard's session; it outlives its connections and keeps what they missed."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    seq: int = 0
    greeted: bool = False
    backlog: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))

    def dispatch(self, event: str, inner: object) -> None:
        self.seq += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.seq, "d": inner}, separators=(",", ":"))
        self.backlog.append((self.seq, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def can_replay(self, seq: int) -> bool:
        oldest = self.backlog[0][0] if self.backlog else self.seq + 1
        return oldest - 1 <= seq <= self.seq

    def sees(self, guild: Guild | None, event: str) -> bool:
        shard = (guild.id >> 22) % self.shards if guild else 0
        wanted = INTENTS.get(event, GUILDS)
        return shard == self.shard and (guild is None or self.intents & wanted == wanted)


class Gateway:
    """All sessions of the bot; its methods let connections and sessions go wrong."""

    def __init__(self, world: World, token: str, heartbeat_ms: int) -> None:
        self.address = ""
        """The ws:// address, known once the server listens."""
        self.sessions: dict[str, Session] = {}
        self.readies = 0
        """Sessions greeted with READY and all their guilds since the start."""
        self.resumes = 0
        self.identifies = 0
        self.connections = 0
        """Websockets opened since the start."""
        self.acknowledges_heartbeats = True
        self._world, self._token, self._heartbeat_ms = world, token, heartbeat_ms
        world.emit = self.emit

    def emit(self, event: str, guild: Guild | None, build: Callable[[], JsonObject]) -> None:
        """Dispatch to every session that sees it; the payload is built only then."""
        seeing = [session for session in self.sessions.values() if session.sees(guild, event)]
        if seeing:
            inner = build()
            for session in seeing:
                session.dispatch(event, inner)

    def reaches(self, guild: Guild | None) -> bool:
        """Whether some session would take an interaction of this guild."""
        return any(session.sees(guild, "INTERACTION_CREATE") for session in self.sessions.values())

    @property
    def connected(self) -> int:
        """How many sessions have a connection now."""
        return sum(session.connection is not None for session in self.sessions.values())

    async def serve(self, request: web.BaseRequest) -> web.WebSocketResponse:
        """Speak with one client until its connection ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 16, timeout=0.5)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections += 1
        connection.send(HELLO, {"heartbeat_interval": self._heartbeat_ms})
        writer = asyncio.create_task(connection.write())
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._take(connection, json.loads(message.data))
        except ConnectionError:
            pass
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await writer
            for session in self.sessions.values():
                if session.connection is connection:
                    session.connection = None
            self._world.changed()
        return socket

    async def _take(self, connection: Connection, payload: JsonObject) -> None:
        match payload["op"]:
            case 1:
                if self.acknowledges_heartbeats:
                    connection.send(ACK, None)
            case 2:
                await self._identify(connection, payload["d"])
            case 6:
                await self._resume(connection, payload["d"])
            case _:
                pass

    async def _identify(self, connection: Connection, asked: JsonObject) -> None:
        self.identifies += 1
        if asked["token"] != self._token:
            await connection.close(4004)
            return
        shard, shards = asked.get("shard") or (0, 1)
        for session in list(self.sessions.values()):
            if session.shard == shard and session.connection is None:
                del self.sessions[session.id]
        session = Session(
            id=secrets.token_hex(16), shard=shard, shards=shards, intents=asked["intents"], connection=connection
        )
        guilds = [guild for guild in self._world.guilds.values() if session.sees(guild, "GUILD_CREATE")]
        bot = self._world.bot
        self.sessions[session.id] = session
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**wire.user_json(bot), "verified": True, "mfa_enabled": True, "email": None, "flags": 0},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": f"{self.address}resume",
                "shard": [shard, shards],
                "application": {"id": str(bot.id), "flags": 0},
                "private_channels": [],
                "relationships": [],
                "presences": [],
                "guild_join_requests": [],
                "user_settings": {},
                "geo_ordered_rtc_regions": [],
            },
        )
        for place, guild in enumerate(guilds):
            if not guild.unavailable:
                session.dispatch("GUILD_CREATE", wire.guild_json(guild, bot))
            if place % 50 == 49:
                # Thousands of guilds shall not keep other connections waiting.
                await asyncio.sleep(0)
        session.greeted = True
        self.readies += 1
        self._world.changed()

    async def _resume(self, connection: Connection, asked: JsonObject) -> None:
        if asked["token"] != self._token:
            await connection.close(4004)
            return
        session = self.sessions.get(asked["session_id"])
        if session is None or not session.can_replay(asked["seq"] or 0):
            connection.send(INVALID, inner=False)
            return
        session.connection = connection
        for seq, text in list(session.backlog):
            if seq > asked["seq"]:
                connection.send_text(text)
        session.dispatch("RESUMED", {})
        self.resumes += 1
        self._world.changed()

    def _live(self, shard: int | None) -> list[Session]:
        return [
            session
            for session in self.sessions.values()
            if session.connection is not None and shard in (None, session.shard)
        ]

    async def drop(self, shard: int | None = None) -> None:
        """Cut the TCP connection of one shard, or of all; their sessions can be resumed."""
        for session in self._live(shard):
            if session.connection is not None:
                session.connection.cut()
                session.connection = None

    async def close(self, code: int, shard: int | None = None) -> None:
        """Close with a code; which sessions live on is the client's to find out."""
        for session in self._live(shard):
            if session.connection is not None:
                connection, session.connection = session.connection, None
                await connection.close(code)

    async def reconnect(self, shard: int | None = None) -> None:
        """Ask for a reconnect (op 7); the sessions can be resumed."""
        for session in self._live(shard):
            if session.connection is not None:
                session.connection.send(RECONNECT, None)

    async def invalidate(self, shard: int | None = None, *, resumable: bool = False) -> None:
        """Declare sessions invalid (op 9); one that isn't resumable is forgotten, and a second READY follows."""
        for session in self._live(shard):
            if session.connection is not None:
                session.connection.send(INVALID, resumable)
            if not resumable:
                del self.sessions[session.id]

    async def forget(self, shard: int | None = None) -> None:
        """Lose the sessions, connected or not, and cut their connections: the next RESUME is answered by op 9."""
        for session in list(self.sessions.values()):
            if shard in (None, session.shard):
                del self.sessions[session.id]
                if session.connection is not None:
                    session.connection.cut()

"""The control channel: what a test does by calls, told over HTTP by a benchmark in another process.

Knows ids and JSON only; every act goes through the server's own calls.
"""

import asyncio
import json
import resource
from collections import deque
from typing import TYPE_CHECKING

import psutil
from aiohttp import web

from tests.kit.discordd.things import Interaction, JsonObject, Message

if TYPE_CHECKING:
    from tests.kit.discordd.server import Discordd

KEPT_LATENCIES = 1_000_000


class Control:
    """One server's control channel."""

    def __init__(self, server: "Discordd") -> None:
        self._server = server
        self._latencies_ms: deque[float] = deque(maxlen=KEPT_LATENCIES)
        self._acts = {
            "guild": self._guild,
            "channel": self._channel,
            "user": self._user,
            "slash": self._slash,
            "press": self._press,
            "presses": self._presses,
            "volley": self._volley,
            "wait_ready": self._wait_ready,
            "gateway": self._gateway,
            "fault": self._fault,
            "message": self._message,
            "stats": self._stats,
            "reset": self._reset,
            "world": self._world,
        }

    async def answer(self, request: web.BaseRequest, act: str) -> web.StreamResponse:
        """Do one act; 404 for an unknown one, 409 with the reason where it can't be done."""
        raw = await request.read()
        asked: JsonObject = {**request.query, **(json.loads(raw) if raw else {})}
        handler = self._acts.get(act)
        if handler is None:
            return web.json_response({"unknown": act, "known": sorted(self._acts)}, status=404)
        try:
            return web.json_response(await handler(asked))
        except (LookupError, TimeoutError) as error:
            return web.json_response({"refused": f"{type(error).__name__}: {error}"}, status=409)

    async def _guild(self, asked: JsonObject) -> JsonObject:
        guild = self._server.world.add_guild(asked.get("name", "Dice Club"), locale=asked.get("locale", "en-US"))
        return {"guild": str(guild.id)}

    async def _channel(self, asked: JsonObject) -> JsonObject:
        guild = self._server.world.guilds[int(asked["guild"])]
        return {"channel": str(self._server.world.add_channel(guild, asked.get("name", "games")).id)}

    async def _user(self, asked: JsonObject) -> JsonObject:
        """A new person, member of the guilds named."""
        guilds = [self._server.world.guilds[int(each)] for each in asked["guilds"]]
        user = self._server.world.add_user(asked["name"], *guilds, locale=asked.get("locale", "en-US"))
        return {"user": str(user.id)}

    async def _slash(self, asked: JsonObject) -> JsonObject:
        world = self._server.world
        user, channel = world.users[int(asked["user"])], world.channels[int(asked["channel"])]
        return self._told(await self._server.slash(user, channel, asked["path"], asked.get("options") or {}))

    async def _press(self, asked: JsonObject) -> JsonObject:
        """Press the button with this custom_id, or the first that matches the `like` pattern."""
        return self._told(await self._press_one(asked))

    async def _presses(self, asked: JsonObject) -> JsonObject:
        """All at once; answered when each is acknowledged."""
        done = await asyncio.gather(*map(self._press_one, asked["presses"]))
        return {"presses": [self._told(interaction) for interaction in done]}

    async def _volley(self, asked: JsonObject) -> JsonObject:
        """`count` presses of each listed button one after the other, the listed ones side by side."""

        async def repeat(press: JsonObject) -> None:
            for _ in range(asked["count"]):
                await self._press_one(press)

        began = asyncio.get_running_loop().time()
        await asyncio.gather(*map(repeat, asked["presses"]))
        return {"seconds": asyncio.get_running_loop().time() - began}

    async def _press_one(self, asked: JsonObject) -> Interaction:
        world = self._server.world
        message = world.messages[int(asked["message"])]
        custom_id = asked.get("custom_id") or message.custom_id(asked["like"])
        interaction = await self._server.press(world.users[int(asked["user"])], message, custom_id)
        self._latencies_ms.append(interaction.latency_ms)
        return interaction

    def _told(self, interaction: Interaction) -> JsonObject:
        response, message = interaction.response, interaction.original
        return {
            "latency_ms": interaction.latency_ms,
            "kind": response.kind if response else None,
            "message": str(message.id) if message else None,
        }

    async def _wait_ready(self, asked: JsonObject) -> JsonObject:
        await self._server.wait_ready(int(asked.get("readies", 1)), float(asked.get("timeout_s", 15)))
        return {"readies": self._server.gateway.readies}

    async def _gateway(self, asked: JsonObject) -> JsonObject:
        """`drop`, `reconnect`, `invalidate` or `forget`."""
        gateway = self._server.gateway
        acts = {
            "drop": gateway.drop,
            "reconnect": gateway.reconnect,
            "invalidate": gateway.invalidate,
            "forget": gateway.forget,
        }
        await acts[asked["act"]]()
        return {"readies": gateway.readies, "resumes": gateway.resumes}

    async def _fault(self, asked: JsonObject) -> JsonObject:
        self._server.faults.next(asked.pop("method"), asked.pop("path"), **asked)
        return {}

    async def _message(self, asked: JsonObject) -> JsonObject:
        """One message, or the newest of a channel."""
        world = self._server.world
        if "message" in asked:
            return _shown(world.messages[int(asked["message"])])
        return _shown(world.channels[int(asked["channel"])].last)

    async def _stats(self, _asked: JsonObject) -> JsonObject:
        """Counts since the start, latencies since the last reset, and what discordd itself costs."""
        world, gateway, own = self._server.world, self._server.gateway, psutil.Process()
        used = resource.getrusage(resource.RUSAGE_SELF)
        ordered = sorted(self._latencies_ms)
        return {
            "presses": len(ordered),
            "latency_ms": {
                name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None
                for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("most", 1.0))
            },
            "readies": gateway.readies,
            "resumes": gateway.resumes,
            "identifies": gateway.identifies,
            "connections": gateway.connections,
            "connected": gateway.connected,
            "calls": len(world.calls),
            "guilds": len(world.guilds),
            "messages": len(world.messages),
            "violations": world.violations,
            "unknown_routes": world.unknown_routes,
            "cpu_s": used.ru_utime + used.ru_stime,
            "rss_bytes": own.memory_info().rss,
        }

    async def _reset(self, _asked: JsonObject) -> JsonObject:
        """Forget the latencies, before what is to be measured."""
        self._latencies_ms.clear()
        return {}

    async def _world(self, _asked: JsonObject) -> JsonObject:
        world = self._server.world
        return {
            "bot": str(world.bot.id),
            "guilds": {
                str(guild.id): {"name": guild.name, "channels": [str(each) for each in guild.channels]}
                for guild in world.guilds.values()
            },
            "users": {str(user.id): user.username for user in world.users.values()},
            "commands": [command["name"] for command in world.commands],
        }


def _shown(message: Message) -> JsonObject:
    return {
        "message": str(message.id),
        "channel": str(message.channel.id),
        "content": message.content,
        "text": message.text,
        "edit_count": message.edit_count,
        "custom_ids": [button.custom_id for button in message.buttons if button.custom_id and not button.disabled],
    }

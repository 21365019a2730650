"""The way of one REST call: fault, token, route, bucket, body, answer.

Knows no route's meaning; those stand in the routes_ modules.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from aiohttp import web

from tests.kit.discordd import errors
from tests.kit.discordd.buckets import Buckets, Grant, Policy
from tests.kit.discordd.errors import ApiError, Breach
from tests.kit.discordd.faults import Fault, Faults
from tests.kit.discordd.things import Channel, JsonObject, Upload
from tests.kit.discordd.world import World

VIA = {"Via": "1.1 google"}
"""Without it discord.py takes a 429 for a ban and gives up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call that reached its route; `body` is empty where none came."""

    world: World
    name: str
    """`METHOD path`, as it was asked for."""
    variables: Mapping[str, str]
    query: Mapping[str, str]
    body: JsonObject
    listed: list[JsonObject]
    """The body where it is a list."""
    uploads: tuple[Upload, ...]

    def id(self, variable: str) -> int:
        """A variable of the path as an id; one that is none counts as an unknown one."""
        text = self.variables[variable]
        return int(text) if text.isdecimal() else 0

    def channel(self) -> Channel:
        channel = self.world.channels.get(self.id("channel"))
        if channel is None:
            raise errors.unknown_channel()
        return channel

    def insist(self, breaches: Iterator[Breach]) -> None:
        """Refuse a body that breaks a limit, and note which."""
        found = tuple(breaches)
        if found:
            self.world.refuse(self.name, found)
            raise errors.invalid_form(found)


Answer = JsonObject | list[JsonObject] | None
Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    name: str
    steps: tuple[str, ...]
    handler: Handler
    needs_token: bool
    has_bucket: bool

    def match(self, steps: tuple[str, ...]) -> dict[str, str] | None:
        variables: dict[str, str] = {}
        for own, asked in zip(self.steps, steps, strict=True):
            if own.startswith("{"):
                variables[own[1:-1]] = asked
            elif own != asked:
                return None
        return variables


class Rest:
    """Every route there is, and what befell the calls to them."""

    def __init__(self, world: World, faults: Faults, token: str, policy: Policy) -> None:
        self.buckets = Buckets(policy)
        self._world, self._faults, self._token = world, faults, token
        self._routes: dict[tuple[str, int], list[Route]] = {}

    def add(self, handlers: Mapping[str, Handler], *, needs_token: bool = True, has_bucket: bool = True) -> None:
        """Add routes by `METHOD /path/{variable}`; a word is tried before a variable in its place."""
        for name, handler in handlers.items():
            method, path = name.split(" ")
            steps = tuple(path.split("/")[1:])
            routes = self._routes.setdefault((method, len(steps)), [])
            routes.append(
                Route(name=name, steps=steps, handler=handler, needs_token=needs_token, has_bucket=has_bucket)
            )
            routes.sort(key=lambda route: sum(step.startswith("{") for step in route.steps))

    async def answer(self, request: web.BaseRequest, path: str) -> web.StreamResponse:
        """Answer one call; `path` is without the API's base."""
        try:
            raw, uploads = await _read(request)
        except ConnectionError:
            return web.Response(status=400)
        fault = self._faults.find(request.method, path)
        if fault is not None and not fault.after:
            early = await self._go_wrong(fault, request, path)
            if early is not None:
                return early
        response = self._perform(request, path, raw, uploads)
        if fault is not None and fault.after:
            return await self._go_wrong(fault, request, path) or response
        return response

    def _perform(
        self, request: web.BaseRequest, path: str, raw: Answer, uploads: tuple[Upload, ...]
    ) -> web.StreamResponse:
        headers: dict[str, str] = {}
        try:
            route, variables = self._find(request.method, path)
            if route.needs_token and request.headers.get("Authorization") != f"Bot {self._token}":
                raise errors.unauthorized()
            if route.has_bucket:
                grant = self.buckets.take(route.name, variables, asyncio.get_running_loop().time())
                headers = grant.headers
                if grant.retry_after_s is not None:
                    return self._limited(request.method, path, grant)
            call = Call(
                world=self._world,
                name=f"{request.method} {path}",
                variables=variables,
                query=request.query,
                body=raw if isinstance(raw, dict) else {},
                listed=raw if isinstance(raw, list) else [],
                uploads=uploads,
            )
            body, status = route.handler(call), 200
        except ApiError as error:
            body, status = error.json(), error.status
        if body is None:
            status = 204
        self._note(request.method, path, status)
        return _json(body, status, headers)

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        steps = tuple(path.split("/")[1:])
        for route in self._routes.get((method, len(steps)), []):
            variables = route.match(steps)
            if variables is not None:
                return route, variables
        self._world.unknown_routes.append(f"{method} {path}")
        raise errors.no_route()

    def _limited(self, method: str, path: str, grant: Grant) -> web.StreamResponse:
        self._note(method, path, 429)
        body = {"message": "You are being rate limited.", "retry_after": grant.retry_after_s, "global": False}
        return _json(body, 429, {**grant.headers, **VIA, "X-RateLimit-Scope": "user"})

    async def _go_wrong(self, fault: Fault, request: web.BaseRequest, path: str) -> web.StreamResponse | None:
        """The faulty answer; None where the call goes on as if nothing were."""
        if fault.hold:
            await fault.wait_released()
            return None
        if fault.cut:
            self._note(request.method, path, 0)
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=499)
        if fault.rate_limit is not None:
            self._note(request.method, path, 429)
            scope = "global" if fault.is_global else "shared"
            body: JsonObject = {
                "message": "You are being rate limited.",
                "retry_after": fault.rate_limit,
                "global": fault.is_global,
            }
            return _json(body, 429, {**VIA, "Retry-After": f"{fault.rate_limit:.0f}", "X-RateLimit-Scope": scope})
        status = fault.status or 500
        self._note(request.method, path, status)
        if fault.garbled:
            return web.Response(status=status, text="<html>Bad gat", content_type="application/json")
        return _json({"message": f"{status}: injected", "code": fault.code}, status, {})

    def _note(self, method: str, path: str, status: int) -> None:
        self._world.calls.append((method, path, status))
        self._world.changed()


async def _read(request: web.BaseRequest) -> tuple[Answer, tuple[Upload, ...]]:
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), ()
    form = await request.post()
    uploads = tuple(
        Upload(filename=entry.filename, content=entry.file.read())
        for entry in form.values()
        if isinstance(entry, web.FileField)
    )
    text = form.get("payload_json")
    if isinstance(text, str):
        return json.loads(text), uploads
    return {key: entry for key, entry in form.items() if isinstance(entry, str)}, uploads


def _json(body: Answer, status: int, headers: Mapping[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    text = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(status=status, headers=headers, body=text, content_type="application/json")

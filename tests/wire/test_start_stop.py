"""How the bot starts and stops, and what it says to its host where it can't: one line each, and no traceback."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

import pytest

from bot.settings import SettingsWrong, read_settings
from tests.kit.botrun import BOT, ProcessRun
from tests.kit.discordd import Discordd
from tests.kit.wire import CALLBACK, Den, Table

SECRET = "a-secret-nobody-may-read"  # noqa: S105 — opens nothing
QUICKLY_S = 6.0
"""More than the bot's own three seconds of patience with what hangs, less than a host's ten."""


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[Den]:
    """A den of the test's own, whose bot may be stopped."""
    async with Den.open(tmp_path) as den:
        await den.start()
        yield den


@pytest.fixture
async def server() -> AsyncIterator[Discordd]:
    async with await Discordd.start() as server:
        yield server


async def ended(folder: Path, env: Mapping[str, str]) -> tuple[int, list[str]]:
    """The exit status of a bot that can't start, and what it said; no `.env` is read."""
    inherited = {name: "" for name in os.environ if name.startswith("TUTTO_")}
    async with await ProcessRun.spawn(
        BOT, {**inherited, "TUTTO_DATABASE_URL": f"sqlite:///{folder / 'tutto.db'}", **env}
    ) as run:
        return await run.wait(30.0), list(run.log)


# Stopping.


async def test_a_bot_at_rest_stops_cleanly(own: Den) -> None:
    assert (await own.stop(), own.complaints()) == (0, [])


async def test_an_interrupt_stops_it_cleanly_too(own: Den) -> None:
    os.kill(own.bot.pid, signal.SIGINT)
    assert await own.bot.wait() == 0


async def test_in_the_middle_of_a_game_it_stops_cleanly(own: Den) -> None:
    table = await Table(own, "ada", "ben").begin()
    await table.press_on()
    assert (await own.stop(), own.complaints()) == (0, [])


async def test_a_game_goes_on_after_a_stop(own: Den) -> None:
    table = await Table(own, "ada", "ben").begin()
    await table.press_on()
    await own.stop()
    await own.start()
    assert await table.goes_on()


async def test_what_is_under_way_is_finished_before_the_stop(own: Den) -> None:
    table = await Table(own, "ada", "ben").begin()
    fault = own.server.faults.next("POST", CALLBACK, hold=True)
    interaction = await table.send("reveal")
    await fault.struck()
    stopping = asyncio.create_task(own.stop())
    # Who listens no more has been told to stop.
    await own.server.wait_for(lambda _: own.server.gateway.connected == 0)
    fault.release()
    assert (await stopping, interaction.acknowledged_at is not None, own.complaints()) == (0, True, [])


@pytest.mark.parametrize(
    ("verb", "path"),
    [("reveal", CALLBACK), ("bank", "/channels/*/messages"), ("bank", "/channels/*/messages/*")],
    ids=["answer", "send", "edit"],
)
async def test_a_call_that_hangs_does_not_keep_it(own: Den, verb: str, path: str) -> None:
    table = await Table(own).begin()
    await table.press_on_until(lambda: verb in table.verbs)
    fault = own.server.faults.next("*", path, hold=True)
    await table.send(verb)
    await fault.struck()
    async with asyncio.timeout(QUICKLY_S):
        status = await own.stop()
    own.excuse_unanswered()
    assert (status, own.complaints()) == (0, [])


@pytest.mark.parametrize("path", ["/gateway/bot", "/users/@me", "/applications/*/commands"])
async def test_it_stops_while_its_start_hangs(tmp_path: Path, path: str) -> None:
    async with Den.open(tmp_path) as den:
        fault = den.server.faults.next("*", path, hold=True)
        async with await ProcessRun.spawn(BOT, den.server.bot_env | den.bot_env) as run:
            await fault.struck(30.0)
            assert (await run.terminate(QUICKLY_S), list(run.log)) == (0, [])


# What can't start.


async def test_a_missing_token_is_named(tmp_path: Path) -> None:
    status, said = await ended(tmp_path, {"TUTTO_TOKEN": ""})
    assert (status, len(said), "TUTTO_TOKEN" in said[0]) == (2, 1, True)


async def test_a_refused_token_is_named_and_not_shown(tmp_path: Path, server: Discordd) -> None:
    status, said = await ended(tmp_path, server.bot_env | {"TUTTO_TOKEN": SECRET})
    assert (status, len(said), "TUTTO_TOKEN" in said[0], SECRET in said[0]) == (2, 1, True, False)


async def refuse_for_good(den: Den, code: int) -> None:
    """Close every connection with this code; one whose code got lost on the way comes back, as to Discord."""
    while True:
        await den.server.gateway.close(code)
        await den.server.wait_for(lambda _: den.server.gateway.connected == 1, timeout_s=60)


@pytest.mark.parametrize("code", [4004, 4011])
async def test_a_gateway_that_refuses_for_good_ends_it_in_one_line(own: Den, code: int) -> None:
    setting = {4004: "TUTTO_TOKEN", 4011: "TUTTO_SHARDS"}[code]
    refusing = asyncio.create_task(refuse_for_good(own, code))
    said = await own.bot.wait_line(lambda line: line.startswith(setting))
    refusing.cancel()
    assert (await own.bot.wait(), own.complaints(), own.server.token in said) == (2, [], False)


def where_nobody_may_write(_folder: Path) -> Path:
    return Path("/proc/tutto.db")


def damaged(folder: Path) -> Path:
    (folder / "damaged.db").write_bytes(b"SQLite format 3\x00" + b"nonsense" * 500)
    return folder / "damaged.db"


@pytest.mark.parametrize("database", [where_nobody_may_write, damaged])
async def test_a_database_that_cannot_be_used_is_named(
    tmp_path: Path, server: Discordd, database: Callable[[Path], Path]
) -> None:
    path = database(tmp_path)
    status, said = await ended(tmp_path, server.bot_env | {"TUTTO_DATABASE_URL": f"sqlite:///{path}"})
    assert (status, len(said)) == (2, 1)
    assert ("TUTTO_DATABASE_URL" in said[0], str(path) in said[0]) == (True, True)


async def test_a_database_server_that_is_away_is_named_without_its_password(tmp_path: Path, server: Discordd) -> None:
    url = f"postgresql://tutto:{SECRET}@127.0.0.1:9/tutto"
    status, said = await ended(tmp_path, server.bot_env | {"TUTTO_DATABASE_URL": url})
    assert (status, "TUTTO_DATABASE_URL" in said[0], SECRET in "".join(said)) == (2, True, False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TUTTO_DATABASE_URL", "mysql://somewhere"),
        ("TUTTO_DISCORD_API", "discord.com"),
        ("TUTTO_DISCORD_API", "http://127.0.0.1:port/api"),
        ("TUTTO_SHARDS", "0"),
        ("TUTTO_SHARDS", "many"),
        ("TUTTO_TIDY", "perhaps"),
        ("TUTTO_LOG_LEVEL", "loud"),
    ],
)
def test_a_bad_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv("TUTTO_TOKEN", SECRET)
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsWrong) as wrong:
        read_settings()
    said = str(wrong.value)
    assert (said.startswith(name), "\n" in said, SECRET in said) == (True, False, False)


async def test_bad_settings_are_named_all_at_once(tmp_path: Path) -> None:
    bad = {"TUTTO_DATABASE_URL": "x", "TUTTO_DISCORD_API": "x", "TUTTO_SHARDS": "x", "TUTTO_LOG_LEVEL": "x"}
    status, said = await ended(tmp_path, {"TUTTO_TOKEN": SECRET, **bad})
    assert (status, {line.split(":")[0] for line in said}) == (2, set(bad))


async def test_an_api_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    api = "http://127.0.0.1:9/api/v10"
    status, said = await ended(tmp_path, {"TUTTO_TOKEN": SECRET, "TUTTO_DISCORD_API": api})
    assert (status, len(said), "TUTTO_DISCORD_API" in said[0], api in said[0]) == (2, 1, True, True)


async def test_an_address_that_is_no_api_is_named(tmp_path: Path, server: Discordd) -> None:
    api = server.api_url.removesuffix("/api/v10")
    status, said = await ended(tmp_path, {"TUTTO_TOKEN": server.token, "TUTTO_DISCORD_API": api})
    assert (status, len(said), "TUTTO_DISCORD_API" in said[0]) == (2, 1, True)

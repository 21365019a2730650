"""The secret of a game that is under way, as everything that leaves the process could give it away."""

import base64
import json
import sqlite3
from contextlib import closing

import pytest

from tests.kit.wire import Den, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


def secret_of(den: Den, game: str) -> bytes:
    with closing(sqlite3.connect(f"file:{den.database}?mode=ro", uri=True)) as database:
        return database.execute("SELECT secret FROM games WHERE game = ?", (game,)).fetchone()[0]


def spellings(secret: bytes) -> list[str]:
    return [secret.hex(), base64.b64encode(secret).decode().rstrip("="), repr(secret)[2:-1]]


def shown(den: Den) -> str:
    """Every message as it stands and every answer that was given."""
    world = den.server.world
    messages = [message.text for channel in world.channels.values() for message in channel.messages.values()]
    answers = [json.dumps(each.response.data) for each in world.interactions.values() if each.response is not None]
    return "\n".join([*messages, *answers])


async def test_no_line_of_the_log_and_no_message_holds_it_before_the_end(den: Den) -> None:
    await den.stop()
    await den.start(TUTTO_LOG_LEVEL="debug")
    table = await Table(den, "ada", "ben").begin(where="here", target=2000)
    secret = secret_of(den, table.game)
    await table.press_on()
    await den.kill()
    logged = "\n".join(den._logs)
    await den.start(TUTTO_LOG_LEVEL="debug")
    for _ in range(6):
        await table.press_on()
    assert not table.is_over
    before = shown(den)
    await table.press_on_until(lambda: table.is_over)
    logged += "\n".join(den.bot.log)
    assert '"level": "debug"' in logged
    assert [] == [spelled for spelled in spellings(secret) if spelled in before + logged]
    assert secret.hex() in shown(den)

"""Sealed dice on Discord: the seal before anyone sits, the secret after the end and never before, and the check."""

import base64
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.kit import published
from tests.kit.plays import Players, leave, table
from tests.kit.sim import MakeBot, Sim, labels, simulated, text, tutto

SECRETS = [published.stream(b"secrets of these tests", str(number), 1) for number in range(4)]
LANGUAGES = {"en-US": "Check", "nl": "Controleer", "es-ES": "Comprobar", "fr": "Vérifier", "de": "Prüfen"}


class KnownEntropy:
    """Secrets that this test knows and nobody would come upon by chance."""

    def __init__(self) -> None:
        self._secrets, self._ids = iter(SECRETS), iter(range(1, 10_000))

    def secret(self) -> bytes:
        return next(self._secrets)

    def short_id(self) -> str:
        return f"g{next(self._ids)}"


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return tutto(tmp_path / "tutto.db", KnownEntropy())


@pytest.fixture
async def sim(make_bot: MakeBot) -> AsyncIterator[Sim]:
    async with simulated(make_bot) as running:
        yield running


async def fair(players: Players, seat: int = 0) -> str:
    return (await players.people[seat].slash(players.channel, "tutto fair")).private


def spellings(secret: bytes) -> list[str]:
    """How a secret could stand in a text, by mistake or by design."""
    return [
        secret.hex(),
        secret.hex().upper(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        repr(secret)[2:-1],
        json.dumps(secret.decode("latin-1"))[1:-1],
        str(int.from_bytes(secret, "big")),
    ]


def sent(sim: Sim) -> str:
    """Everything that the bot has sent, files too."""
    requests = [f"{each.method} {each.path} {each.params} {json.dumps(each.json)}" for each in sim.world.http_requests]
    files = [blob.decode("utf-8", "replace") for blob in sim.world.backend.cdn._blobs.values()]
    return "\n".join([*requests, *files])


def found(secret: bytes, *where: str) -> list[str]:
    return [spelled for spelled in spellings(secret) if any(spelled in each for each in where)]


async def test_the_seal_stands_in_the_lobby_before_anyone_joins(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down(where="here")
    assert published.seal(SECRETS[0]) in text(players.board())


async def test_nothing_that_is_sent_or_logged_before_the_end_holds_the_secret(
    sim: Sim, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    # Its rows are never logged: bot/telemetry.py keeps it quiet, as tests/wire/test_secret.py sees.
    caplog.set_level(logging.WARNING, "sqlalchemy")
    players = table(sim, 3)
    with capture_logs() as entries:
        await players.begin(where="here", target=500)
        ada, ben, _ = players.people
        stranger = players.outsider("Eve")
        for _ in range(12):
            await players.press_on()
            await players.next().press(players.board(), verb="explain")
        for command in ("fair", "export", "board", "me", "rules", "leaderboard", "stop", "start"):
            await ada.slash(players.channel, f"tutto {command}")
        await leave(players, ben)
        await stranger.slash(players.channel, "tutto fair")
        await sim.restart()
        await players.press_on()
        before = sent(sim)
        said = "\n".join([repr(entries), caplog.text])
        assert not players.is_over()
        await players.play_out()
    assert ([], True) == (found(SECRETS[0], before, said), published.seal(SECRETS[0]) in before)
    assert ([], True) == (found(SECRETS[0], repr(entries), caplog.text), SECRETS[0].hex() in sent(sim))
    assert [] == [entry for entry in entries if entry["event"] == "bug"]


async def test_the_database_does_hold_it(sim: Sim, tmp_path: Path) -> None:
    """As docs/fair-dice.md says: whoever has a backup has the secrets of the games under way."""
    await table(sim, 1).begin(where="here")
    with sqlite3.connect(tmp_path / "tutto.db") as database:
        assert [(SECRETS[0],)] == database.execute("SELECT secret FROM games").fetchall()


async def test_the_secret_appears_with_the_result(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here", target=500)
    await players.play_out()
    assert SECRETS[0].hex() in players.said()


async def test_the_secret_appears_when_a_game_is_given_up(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here")
    await give_up(players)
    assert SECRETS[0].hex() in players.said()


async def test_a_rematch_has_its_own_seal_and_keeps_its_own_secret(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here", target=500)
    await players.play_out()
    await players.people[1].press(players.board(), verb="rematch")
    assert published.seal(SECRETS[1]) in text(players.board())
    await players.people[1].press(players.board(), verb="begin")
    await players.press_on()
    assert [] == found(SECRETS[1], sent(sim))


async def test_before_any_table_it_is_explained_all_the_same(sim: Sim) -> None:
    server = sim.server()
    said = (await server.person("Ada").slash(server.channel(), "tutto fair")).private
    assert "No table was opened here yet." in said


async def test_while_a_game_runs_its_seal_is_shown_and_nothing_can_be_checked(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here")
    answer = await players.people[1].slash(players.channel, "tutto fair")
    assert (True, []) == (published.seal(SECRETS[0]) in answer.private, labels(answer.message))


async def test_a_table_in_a_thread_is_the_game_here_in_both_places(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="thread")
    for place in (players.channel, players.place):
        said = (await players.people[0].slash(place, "tutto fair")).private
        assert published.seal(SECRETS[0]) in said


@pytest.mark.parametrize("ends", ["finished", "given up"])
async def test_check_verifies_the_game_right_there(sim: Sim, ends: str) -> None:
    players = table(sim, 2)
    await players.begin(where="here", target=500, edition="fill-or-bust")
    if ends == "finished":
        await players.play_out()
    else:
        for _ in range(5):
            await players.press_on()
        await give_up(players)
    asked = await players.outsider("Eve").slash(players.channel, "tutto fair")
    eve = next(person for person in [players.outsider("Zoe")])
    answer = await eve.slash(players.channel, "tutto fair")
    checked = await eve.press(answer.message, verb="check")
    said = text(checked.message)
    assert SECRETS[0].hex() in asked.private
    assert ("✅ Checked: all agrees" in said, "So is the roll-off" in said) == (True, True)


async def test_check_finds_a_die_that_was_changed_in_the_database(sim: Sim, tmp_path: Path) -> None:
    players = table(sim, 2)
    await players.begin(where="here")
    for _ in range(6):
        await players.press_on()
    await give_up(players)
    with sqlite3.connect(tmp_path / "tutto.db") as database:
        other = published.stream(b"another secret", "", 1)
        database.execute("UPDATE games SET secret = ?", (other,))
    await sim.restart()
    ada = players.people[0]
    answer = await ada.slash(players.channel, "tutto fair")
    said = text((await ada.press(answer.message, verb="check")).message)
    assert ("❌ Checked: not the sealed dice" in said, "not-the-sealed-dice" in said) == (True, True)


@pytest.mark.parametrize(("locale", "label"), LANGUAGES.items())
async def test_each_reads_it_in_their_own_language(sim: Sim, locale: str, label: str) -> None:
    server = sim.server()
    players = Players(sim, server.channel(), [server.person("Ada", locale=locale)])
    await players.begin(where="here")
    await leave(players, players.people[0])
    answer = await players.people[0].slash(players.channel, "tutto fair")
    assert [label] == labels(answer.message)


async def test_how_the_dice_have_fallen_is_shown_once_a_game_has_ended(sim: Sim) -> None:
    players = table(sim, 2)
    await players.begin(where="here", target=500)
    assert "No game has ended here yet." in await fair(players)
    await players.play_out()
    said = await fair(players)
    assert ("1: **" in said, "in games that have ended" in said) == (True, True)


async def give_up(players: Players) -> None:
    host = players.people[0]
    answer = await host.slash(players.channel, "tutto stop")
    await host.press(answer.message, verb="stop", arg="yes")

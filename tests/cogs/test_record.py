"""The record out of Discord and back into it."""

import pytest

from bot.record.files import replay_bytes
from bot.record.replay import Replayed
from tests.kit.plays import Players
from tests.kit.sim import Answer, Person, Sim

DEFERRED = 5


@pytest.fixture
def players(sim: Sim) -> Players:
    server = sim.server()
    return Players(sim, server.channel(), [server.person("Ada"), server.person("Ben")])


def exported(sim: Sim, answer: Answer) -> str:
    """The file that came with a private answer."""
    [file] = answer.message.attachments
    return sim.world.backend.cdn.get(file.url).decode()


async def replayed(person: Person, players: Players, text: str) -> str:
    file = ("game.tutto", text.encode())
    return (await person.slash(players.channel, "tutto replay", record=file)).private


async def play_to_the_end(players: Players) -> None:
    while not players.is_over():
        await players.press_on()


async def test_a_finished_games_record_says_what_the_table_saw(sim: Sim, players: Players) -> None:
    await players.begin(where="here", target=500)
    await play_to_the_end(players)
    record = replay_bytes(exported(sim, await players.people[0].slash(players.channel, "tutto export")).encode())
    assert isinstance(record, Replayed)
    shown = players.said()
    assert all(f"**{seat.score:,}**" in shown for seat in record.game.seats)


async def test_a_running_games_record_stops_at_the_open_turn_and_keeps_the_secret(sim: Sim, players: Players) -> None:
    await players.begin(where="here")
    await players.press("reveal")
    text = exported(sim, await players.people[1].slash(players.channel, "tutto export"))
    assert isinstance(replay_bytes(text.encode()), Replayed)
    assert ("[Seal" in text, "[Secret" in text, "[Salt" in text) == (True, False, False)


async def test_a_finished_games_record_carries_seal_salt_and_secret(sim: Sim, players: Players) -> None:
    await players.begin(where="here", target=500)
    await play_to_the_end(players)
    text = exported(sim, await players.people[1].slash(players.channel, "tutto export"))
    assert all(f"[{tag} " in text for tag in ("Seal", "Salt", "Secret"))


async def test_the_record_of_a_game_in_a_thread_is_handed_out_in_the_channel_too(sim: Sim, players: Players) -> None:
    await players.begin(where="thread")
    answer = await players.people[0].slash(players.channel, "tutto export")
    assert '[Seats "Ada | Ben"]' in exported(sim, answer)


async def test_who_did_not_sit_at_the_table_gets_no_record(sim: Sim) -> None:
    server = sim.server()
    players = Players(sim, server.channel(), [server.person("Ada")])
    await players.begin(where="here")
    answer = await server.person("Eve").slash(players.channel, "tutto export")
    assert [] == answer.message.attachments


async def test_where_no_game_was_played_there_is_no_record(sim: Sim) -> None:
    server = sim.server()
    answer = await server.person("Ada").slash(server.channel(), "tutto export")
    assert "/tutto start" in answer.private


async def test_an_attached_record_shows_its_standings(players: Players) -> None:
    text = '[Seats "Ana | Bo"]\n\nAna: B300 112346:11 bank =200\nBo: STOP =0\n'
    said = await replayed(players.people[0], players, text)
    assert ("Ana **200**" in said, "Bo **0**" in said) == (True, True)


async def test_an_attached_record_shows_where_it_goes_wrong(players: Players) -> None:
    text = '[Seats "Ana | Bo"]\n\nAna: B300 112346:22 bank\n'
    said = await replayed(players.people[0], players, text)
    assert ("Line 3, column 11" in said, "not-in-the-roll" in said) == (True, True)


@pytest.mark.parametrize("content", ["\0\0\0", "[Seats", "🎲" * 5000, ""])
async def test_junk_is_a_kind_word_and_no_error(players: Players, content: str) -> None:
    said = await replayed(players.people[0], players, content)
    assert "unreadable" in said


async def test_a_file_that_is_too_large_is_not_read(players: Players) -> None:
    assert "256" in await replayed(players.people[0], players, "; x\n" * 100_000)


async def test_a_record_is_acknowledged_before_it_is_read(sim: Sim, players: Players) -> None:
    said = await replayed(players.people[0], players, "[Seats")
    answers = [request.json for request in sim.world.http_requests if request.path.endswith("/callback")]
    assert ([DEFERRED], True) == ([answer["type"] for answer in answers], "unreadable" in said)

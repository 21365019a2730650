"""Players and servers that are no longer there: found out by one look, at a time-out and at a start."""

import pytest

from tests.kit.plays import Players, messages, table
from tests.kit.sim import Person, Sim, labels

TIME_OUT_S = 304


def leave_server(players: Players, person: Person) -> None:
    players.channel.guild.remove_member(person.actor)


def looks(sim: Sim) -> int:
    """How often the bot asked about a member."""
    return sum(request.method == "GET" and "/members/" in request.path for request in sim.world.http_requests)


async def three(sim: Sim) -> Players:
    players = table(sim, 3)
    await players.begin(where="here")
    return players


class TestPlayers:
    async def test_who_left_the_server_is_away_after_one_time_out_and_keeps_their_name(self, sim: Sim) -> None:
        players = await three(sim)
        leave_server(players, players.people[0])
        await sim.pass_time(TIME_OUT_S)
        assert ("**Ben** is playing" in players.said(), "💤 Ada" in players.said()) == (True, True)
        assert "I’m back" in labels(players.board())

    async def test_it_is_told_with_the_next_board_and_not_in_another(self, sim: Sim) -> None:
        there, gone = await three(sim), await three(sim)
        leave_server(gone, gone.people[0])
        await sim.pass_time(TIME_OUT_S)
        assert len(messages(gone.channel)) == len(messages(there.channel))

    async def test_who_is_still_there_is_not_away_after_one(self, sim: Sim) -> None:
        players = await three(sim)
        await sim.pass_time(TIME_OUT_S)
        assert ("**Ben** is playing" in players.said(), "💤" in players.said()) == (True, False)

    async def test_one_look_is_taken_for_a_time_out_and_none_for_who_is_away(self, sim: Sim) -> None:
        players = await three(sim)
        await sim.pass_time(TIME_OUT_S)
        once = looks(sim)
        for _ in range(3):
            await sim.pass_time(TIME_OUT_S)
        assert (once, "💤 Ada" in players.said(), looks(sim)) == (1, True, 3)

    @pytest.mark.parametrize(("status", "code"), [(404, 10004), (403, 50001), (404, 0), (503, 0)])
    async def test_whatever_else_discord_says_they_are_still_there(self, sim: Sim, status: int, code: int) -> None:
        players = await three(sim)
        leave_server(players, players.people[0])
        sim.world.inject_error("GET", "/guilds/*/members/*", status=status, code=code)
        await sim.pass_time(TIME_OUT_S)
        assert ("**Ben** is playing" in players.said(), "💤" in players.said()) == (True, False)

    @pytest.mark.parametrize("code", [10007, 10013])
    async def test_either_of_two_codes_says_that_they_are_gone(self, sim: Sim, code: int) -> None:
        players = await three(sim)
        sim.world.inject_error("GET", "/guilds/*/members/*", status=404, code=code)
        await sim.pass_time(TIME_OUT_S)
        assert "💤 Ada" in players.said()

    async def test_with_one_left_the_game_pauses(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        leave_server(players, players.people[0])
        await sim.pass_time(TIME_OUT_S)
        assert "⏸️ Paused" in players.said()

    async def test_who_comes_back_presses_that_they_are(self, sim: Sim) -> None:
        players = await three(sim)
        ada = players.people[0]
        leave_server(players, ada)
        await sim.pass_time(TIME_OUT_S)
        players.channel.guild.add_member(ada.actor.user)
        await ada.press(players.board(), verb="back")
        assert "💤" not in players.said()

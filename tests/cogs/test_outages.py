"""A gateway that is away while the bot lives on: time waits, and afterwards there is some left."""

from datetime import timedelta

from tests.kit.plays import Players, table
from tests.kit.sim import Sim

TURN_S = 300
TIME_OUT_S = 304


async def told(sim: Sim, event: str, shard: int = 0) -> None:
    """What the library says of a connection."""

    async def tell() -> None:
        sim.world.bot.dispatch(event, shard)

    await sim.world.let(tell)
    await sim.world.settle()


async def away(sim: Sim, seconds: float, back: str = "shard_resumed") -> None:
    await told(sim, "shard_disconnect")
    await sim.pass_time(seconds)
    await told(sim, back)


def countdown(sim: Sim, seconds: float) -> str:
    return f"<t:{int((sim.now + timedelta(seconds=seconds)).timestamp())}:R>"


async def begun(sim: Sim) -> Players:
    players = table(sim, 2)
    await players.begin(where="here")
    return players


async def test_while_presses_cant_arrive_no_turn_ends(sim: Sim) -> None:
    players = await begun(sim)
    await told(sim, "shard_disconnect")
    await sim.pass_time(3600)
    assert "**Ada** is playing" in players.said()


async def test_after_an_outage_two_minutes_are_left_and_shown(sim: Sim) -> None:
    players = await begun(sim)
    await away(sim, TURN_S)
    assert countdown(sim, 120) in players.said()
    await sim.pass_time(120)
    assert "**Ada** is playing" in players.said()
    await sim.pass_time(4)
    assert "**Ben** is playing" in players.said()


async def test_after_it_a_press_counts(sim: Sim) -> None:
    players = await begun(sim)
    await away(sim, 2 * TURN_S)
    await players.press("reveal")
    assert "reveal" not in players.enabled() or "**Ben** is playing" in players.said()


async def test_a_turn_with_more_left_keeps_what_it_had(sim: Sim) -> None:
    players = await begun(sim)
    shown = players.said()
    await away(sim, 60)
    assert players.said() == shown


async def test_a_short_cut_after_which_all_presses_were_brought_gives_nothing(sim: Sim) -> None:
    players = await begun(sim)
    await sim.pass_time(290)
    await away(sim, 4)
    await sim.pass_time(6)
    assert "**Ada** is playing" in players.said()
    await sim.pass_time(4)
    assert "**Ben** is playing" in players.said()


async def test_a_turn_that_ran_out_in_a_short_cut_ends_soon_after_it(sim: Sim) -> None:
    players = await begun(sim)
    await sim.pass_time(301)
    await away(sim, 4)
    assert "**Ada** is playing" in players.said()
    await sim.pass_time(4)
    assert "**Ben** is playing" in players.said()


async def test_a_short_cut_in_which_presses_were_lost_gives_two_minutes(sim: Sim) -> None:
    players = await begun(sim)
    await sim.pass_time(290)
    await away(sim, 4, back="shard_connect")
    assert countdown(sim, 120) in players.said()


async def test_an_outage_that_begins_anew_before_it_is_over_is_one(sim: Sim) -> None:
    players = await begun(sim)
    await sim.pass_time(290)
    await told(sim, "shard_disconnect")
    await sim.pass_time(4)
    await away(sim, 4)
    assert countdown(sim, 120) in players.said()


async def test_another_connections_outage_stops_no_clock(sim: Sim) -> None:
    players = await begun(sim)
    await told(sim, "shard_disconnect", shard=1)
    await sim.pass_time(TIME_OUT_S)
    assert "**Ben** is playing" in players.said()


async def test_a_bot_that_stops_while_the_gateway_is_away_gives_grace_at_its_start(sim: Sim) -> None:
    players = await begun(sim)
    await told(sim, "shard_disconnect")
    await sim.pass_time(TURN_S + 60)
    await sim.restart()
    assert countdown(sim, 120) in players.said()


async def test_after_a_real_reconnect_of_the_simulated_gateway_the_game_goes_on(sim: Sim) -> None:
    players = await begun(sim)
    shard = sim.world.bot.shards[0]
    await sim.world.let(shard.disconnect)
    await sim.pass_time(TURN_S + 60)
    await sim.world.let(shard.reconnect)
    await sim.world.settle()
    assert "**Ada** is playing" in players.said()
    await sim.pass_time(130)
    assert "**Ben** is playing" in players.said()

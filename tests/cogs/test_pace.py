"""The clock at a table as people see it: countdown, time-out, away and back, pause, pings, choosing a pace."""

import asyncio
from datetime import timedelta

import discord
import pytest

from tests.cogs.conftest import Deal
from tests.cogs.test_settings import opened
from tests.kit.plays import Players, dice, messages, posted, table
from tests.kit.sim import Answer, MakeBot, Person, Sim, buttons, labels, pinged, simulated, text

TIME_OUT_S = 304
DAY_S = 86_400


def countdown(sim: Sim, seconds: float) -> str:
    return f"<t:{int((sim.now + timedelta(seconds=seconds)).timestamp())}:R>"


def verbs(message: discord.Message) -> list[str]:
    return [button.verb for button in buttons(message) if button.verb]


async def choose(players: Players, value: str) -> Answer:
    """The host picks a pace, from the lobby's settings."""
    host = players.people[0]
    settings = await host.press(players.board(), verb="settings")
    assert settings.message is not None
    pace = await host.press(settings.message, verb="pace")
    assert pace.message is not None
    return await host.choose(pace.message, value)


async def at_pace(sim: Sim, seats: int, value: str) -> Players:
    players = table(sim, seats)
    await players.sit_down(where="here")
    await choose(players, value)
    await players.people[0].press(players.board(), verb="begin")
    return players


class TestCountdown:
    async def test_the_lobby_says_at_which_pace_it_plays(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.sit_down()
        assert "**Live** · 5 minutes a turn" in players.said()

    async def test_the_board_counts_down(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        assert countdown(sim, 300) in players.said()

    async def test_a_press_starts_it_anew(self, deal: Deal) -> None:
        players = await deal("B300 112346")
        await players.sim.pass_time(100)
        await players.press("reveal")
        assert countdown(players.sim, 300) in players.said()

    async def test_a_mark_starts_it_anew(self, deal: Deal) -> None:
        players = await deal("B300 112346")
        await players.press("reveal")
        await players.sim.pass_time(100)
        await players.mark(0)
        assert countdown(players.sim, 300) in players.said()

    async def test_a_question_starts_it_anew_and_leaves_what_is_marked(self, deal: Deal) -> None:
        players = await deal("B300 112346")
        await players.press("reveal")
        await players.mark(0)
        marked = dice(players.board())
        await players.sim.pass_time(100)
        await players.press("explain")
        assert (countdown(players.sim, 300) in players.said(), dice(players.board())) == (True, marked)

    async def test_a_question_of_who_only_waits_leaves_it(self, deal: Deal) -> None:
        players = await deal("B300 112346")
        await players.sim.pass_time(100)
        await players.people[1].press(players.board(), verb="explain")
        assert countdown(players.sim, 200) in players.said()

    async def test_in_practice_there_is_none(self, sim: Sim) -> None:
        players = table(sim, 1)
        await players.begin(where="here")
        assert "<t:" not in players.said()

    async def test_after_a_restart_it_is_true_and_at_least_two_minutes(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        await sim.pass_time(250)
        await sim.restart()
        assert countdown(sim, 120) in players.said()


class TestTimeOut:
    async def test_the_turn_passes_three_seconds_after_the_deadline(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        await sim.pass_time(302)
        assert "**Ada** is playing" in players.said()
        await sim.pass_time(2)
        assert "**Ben** is playing" in players.said()

    async def test_the_next_player_is_called(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        await sim.pass_time(TIME_OUT_S)
        assert pinged(players.board()) == [players.people[1].id]

    async def test_what_was_marked_is_banked(self, deal: Deal) -> None:
        players = await deal("B300 112346")
        await players.press("reveal")
        await players.sim.pass_time(TIME_OUT_S)
        assert "Ada **200**" in players.said()

    async def test_a_press_that_comes_later_is_told_so_privately(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        old, ada = players.board(), players.people[0]
        press = next(button for button in buttons(old) if button.verb == "reveal")
        await sim.pass_time(301)
        [answer] = await sim.at_once((ada, old, press))
        assert "Time was up" in answer.private

    async def test_a_clock_that_runs_leaves_no_task_over_after_a_clean_stop(self, make_bot: MakeBot) -> None:
        async with simulated(make_bot) as sim:
            players = table(sim, 2)
            await players.begin(where="here")
            await sim.world.let(sim.world.bot.close)
            names = [task.get_name() for task in asyncio.all_tasks()]
            left = [name for name in names if name.startswith(("clock", "timekeeper", "grace", "redraw"))]
        assert left == []

    async def test_each_table_has_its_own_clock(self, sim: Sim) -> None:
        first = table(sim, 2)
        await first.begin(where="here")
        await sim.pass_time(200)
        second = table(sim, 2)
        await second.begin(where="here")
        await sim.pass_time(TIME_OUT_S - 200)
        assert ("**Ben**" in first.said(), "**Ada** is playing" in second.said()) == (True, True)

    async def test_the_time_limit_is_seen_on_the_board_without_a_press(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.sit_down(where="here")
        host = players.people[0]
        await (await opened(players)).choose("game", "time_limit", "10")
        await choose(players, "none")
        await host.press(players.board(), verb="begin")
        await sim.pass_time(601)
        assert "**last round**" in players.said()


class TestAway:
    async def test_the_score_sheet_shows_who_is_away_and_the_message_lets_them_back(self, sim: Sim) -> None:
        players = await cleo_away(sim)
        assert ("💤 Cleo" in players.said(), "I’m back" in labels(players.board())) == (True, True)

    async def test_who_is_back_is_away_no_more(self, sim: Sim) -> None:
        players = await cleo_away(sim)
        await players.people[2].press(players.board(), verb="back")
        assert ("💤" in players.said(), "back" in verbs(players.board())) == (False, False)

    async def test_who_was_never_away_is_told_so(self, sim: Sim) -> None:
        players = await cleo_away(sim)
        answer = await players.people[0].press(players.board(), verb="back")
        assert "not marked as away" in answer.private

    async def test_who_sits_elsewhere_is_told_so(self, sim: Sim) -> None:
        players = await cleo_away(sim)
        answer = await players.outsider("Zoe").press(players.board(), verb="back")
        assert answer.private

    async def test_a_turn_forfeited_at_once_brings_no_message_of_its_own(self, sim: Sim) -> None:
        players = await cleo_away(sim)
        while "**Ben** is playing" not in players.said():
            await players.press_on()
        before = len(posted(players.channel))
        while "**Ben** is playing" in players.said():
            await players.press_on()
        assert ("**Ada** is playing" in players.said(), len(posted(players.channel))) == (True, before)
        assert "Cleo" in players.said().split("**Ada** is playing")[0]


class TestPause:
    async def test_with_all_but_one_away_there_is_one_message_and_it_waits(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        assert ("⏸️ Paused" in players.said(), verbs(players.board())) == (True, ["resume"])
        shown = messages(players.channel)
        await sim.pass_time(DAY_S)
        assert messages(players.channel) == shown

    async def test_who_was_away_goes_on_and_it_is_their_friends_turn_who_is_called(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        ada, ben = players.people
        await ben.press(players.board(), verb="resume")
        assert ("**Ada** is playing" in players.said(), pinged(players.board())) == (True, [ada.id])

    async def test_who_is_next_goes_on_in_the_same_message(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        before = players.board().id
        await players.people[0].press(players.board(), verb="resume")
        assert ("**Ada** is playing" in players.said(), players.board().id) == (True, before)

    async def test_of_two_who_go_on_at_once_one_comes_too_late(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        shown = players.board()
        press = next(button for button in buttons(shown) if button.verb == "resume")
        answers = await sim.at_once(*((person, shown, press) for person in players.people))
        assert [answer.acknowledged for answer in answers] == [True, True]
        assert "**Ada** is playing" in players.said()

    async def test_the_pause_outlives_a_restart(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        await sim.restart()
        await players.people[1].press(players.board(), verb="resume")
        assert "**Ada** is playing" in players.said()

    async def test_after_thirty_days_the_place_is_free_again(self, sim: Sim) -> None:
        players = await paused_pair(sim)
        await sim.pass_time(30 * DAY_S + 1)
        answer = await players.people[1].slash(players.channel, "tutto start", where="here")
        assert answer.message is not None
        assert "1. **Ben** · host" in text(answer.message)


class TestPings:
    async def test_who_pressed_within_two_minutes_is_called_without_a_sound(self, deal: Deal) -> None:
        players = await deal("B300 112346 bank")
        await players.press("reveal")
        await players.sim.pass_time(60)
        await players.press("bank")
        assert (players.board().flags.suppress_notifications, len(pinged(players.board()))) == (True, 1)

    async def test_who_pressed_longer_ago_is_called_as_usual(self, deal: Deal) -> None:
        players = await deal("B300 112346 bank")
        await players.sim.pass_time(121)
        await players.press("reveal", "bank")
        assert (players.board().flags.suppress_notifications, len(pinged(players.board()))) == (False, 1)

    async def test_in_practice_nobody_is_pinged(self, sim: Sim) -> None:
        players = table(sim, 1)
        await players.begin(where="here")
        assert pinged(players.board()) == []

    async def test_who_wants_silence_is_mentioned_without_a_sound(self, deal: Deal) -> None:
        players = await deal("B300 112346 bank")
        answer = await players.people[1].slash(players.channel, "tutto me", pings="silent")
        assert "without a sound" in answer.private
        await players.sim.pass_time(121)
        await players.press("reveal", "bank")
        assert (players.board().flags.suppress_notifications, len(pinged(players.board()))) == (True, 1)

    async def test_who_wants_none_is_named_without_a_mention(self, deal: Deal) -> None:
        players = await deal("B300 112346 bank")
        ada, ben = players.people
        await ben.slash(players.channel, "tutto me", pings="none")
        await players.press("reveal")
        await ada.press(players.board(), verb="bank")
        assert (players.board().content.split(",")[0], pinged(players.board())) == ("Ben", [])

    async def test_it_holds_on_every_server(self, sim: Sim) -> None:
        here, there = sim.server("Here"), sim.server("There")
        ada = here.person("Ada")
        await ada.slash(here.channel(), "tutto me", pings="none")
        players = Players(sim, there.channel(), [there.admit(ada), there.person("Ben")])
        await players.begin(where="here")
        assert pinged(players.board()) == []

    async def test_it_can_be_taken_back(self, sim: Sim) -> None:
        players = table(sim, 2)
        for pings in ("none", "normal"):
            await players.people[0].slash(players.channel, "tutto me", pings=pings)
        await players.begin(where="here")
        assert pinged(players.board()) == [players.people[0].id]


class TestReminder:
    async def test_one_comes_at_half_time_and_calls_who_is_waited_for(self, sim: Sim) -> None:
        players = await own_pace(sim, "1 h")
        await sim.pass_time(1800)
        *_, reminder = posted(players.channel)
        assert (text(reminder)[0], pinged(reminder)) == ("⏰", [players.people[0].id])
        shown = len(posted(players.channel))
        await sim.pass_time(1700)
        assert len(posted(players.channel)) == shown

    async def test_it_leads_to_the_board(self, sim: Sim) -> None:
        players = await own_pace(sim, "1 h")
        await sim.pass_time(1800)
        *_, reminder = posted(players.channel)
        assert [button.url for button in buttons(reminder)] == [players.board().jump_url]

    async def test_who_wants_no_pings_gets_none(self, sim: Sim) -> None:
        players = await own_pace(sim, "1 h")
        await players.people[0].slash(players.channel, "tutto me", pings="none")
        shown = len(posted(players.channel))
        await sim.pass_time(1800)
        assert len(posted(players.channel)) == shown


class TestChoosing:
    @pytest.mark.parametrize(
        ("value", "said"), [("relaxed", "**Relaxed**"), ("days", "**Days**"), ("none", "**No clock**")]
    )
    async def test_the_host_picks_a_pace_in_the_lobby(self, sim: Sim, value: str, said: str) -> None:
        players = table(sim, 2)
        await players.sit_down()
        await choose(players, value)
        assert said in players.said()

    @pytest.mark.parametrize(
        ("typed", "said"),
        [("90 min", "**1 h 30 min**"), ("2 uur", "**2 h**"), ("45", "**45 min**"), ("7 d", "**7 d**")],
    )
    async def test_a_time_of_ones_own_is_typed(self, sim: Sim, typed: str, said: str) -> None:
        players = table(sim, 2)
        await players.sit_down()
        await type_pace(players, typed)
        assert said in players.said()

    @pytest.mark.parametrize("typed", ["soon", "30 s", "8 d", "", "999999999999 h"])
    async def test_what_is_no_such_time_is_refused_kindly_and_changes_nothing(self, sim: Sim, typed: str) -> None:
        players = table(sim, 2)
        await players.sit_down()
        answer = await type_pace(players, typed or "-")
        assert "Nothing was changed" in answer.private
        assert "**Live**" in players.said()

    async def test_the_host_changes_it_in_mid_game(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        host = players.people[0]
        asked = await host.press(players.board(), verb="explain")
        assert asked.message is not None
        menu = await host.press(asked.message, verb="host")
        assert menu.message is not None
        paces = await host.press(menu.message, verb="pace")
        assert paces.message is not None
        await host.choose(paces.message, "relaxed")
        assert countdown(sim, DAY_S) in players.said() or "Stop" in players.said()

    async def test_nobody_else_is_offered_it(self, sim: Sim) -> None:
        players = table(sim, 2)
        await players.begin(where="here")
        asked = await players.people[1].press(players.board(), verb="explain")
        assert asked.message is not None
        assert "host" not in verbs(asked.message)

    @pytest.mark.parametrize(
        ("typed", "said"), [("relaxed", "**Relaxed**"), ("Rustig", "**Relaxed**"), ("2 h", "**2 h**")]
    )
    async def test_a_server_has_a_pace_of_its_own(self, sim: Sim, typed: str, said: str) -> None:
        players = table(sim, 2)
        admin = moderator(players)
        answer = await admin.slash(players.channel, "tutto-admin pace", pace=typed)
        assert said in answer.private
        await players.sit_down()
        assert said in players.said()

    async def test_a_server_takes_it_back(self, sim: Sim) -> None:
        players = table(sim, 2)
        admin = moderator(players)
        await admin.slash(players.channel, "tutto-admin pace", pace="days")
        await admin.slash(players.channel, "tutto-admin pace", pace="auto")
        await players.sit_down()
        assert "**Live**" in players.said()

    async def test_while_it_is_typed_the_paces_are_offered(self, sim: Sim) -> None:
        players = table(sim, 2)
        admin = moderator(players)
        offered = await admin.suggestions(players.channel, "tutto-admin pace", "pace", "90 min")
        assert offered[0] == "1 h 30 min · 1 h 30 min a turn"


class TestPlayingAhead:
    async def test_in_relaxed_the_first_board_shows_the_first_roll(self, sim: Sim) -> None:
        players = await at_pace(sim, 2, "relaxed")
        assert "reveal" not in players.enabled() or "TUTTO" in players.said()

    async def test_a_whole_game_is_played_that_way(self, sim: Sim) -> None:
        players = await at_pace(sim, 2, "days")
        await players.play_out()
        assert "Standings" in players.said()


def moderator(players: Players) -> Person:
    role = players.channel.guild.create_role("m", permissions=discord.Permissions(manage_guild=True))
    return players.outsider("Mod", roles=[role])


async def own_pace(sim: Sim, typed: str) -> Players:
    players = table(sim, 2)
    await players.sit_down(where="here")
    await type_pace(players, typed)
    await players.people[0].press(players.board(), verb="begin")
    return players


async def type_pace(players: Players, typed: str) -> Answer:
    host = players.people[0]
    settings = await host.press(players.board(), verb="settings")
    assert settings.message is not None
    pace = await host.press(settings.message, verb="pace")
    assert pace.message is not None
    return await host.fill(await host.press(pace.message, verb="pace", arg="other"), typed=typed)


async def cleo_away(sim: Sim) -> Players:
    """Three play, and the third has missed two turns."""
    players = table(sim, 3)
    await players.begin(where="here")
    for _ in range(2):
        while "**Cleo** is playing" not in players.said():
            await players.press_on()
        await sim.pass_time(TIME_OUT_S)
    return players


async def paused_pair(sim: Sim) -> Players:
    """Two play, and the second has missed two turns."""
    players = table(sim, 2)
    await players.begin(where="here")
    for _ in range(2):
        while "**Ben** is playing" not in players.said():
            await players.press_on()
        await sim.pass_time(TIME_OUT_S)
    return players

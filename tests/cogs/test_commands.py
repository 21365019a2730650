"""The commands about a game, as those who type them and those who sit by see it. Knows no card's rule."""

import discord

from tests.cogs.conftest import Deal
from tests.kit.plays import leave, line, messages, moves, table
from tests.kit.sim import Sim, buttons, chosen, text

CALM_S = 60


async def test_board_brings_the_board_to_the_bottom_and_a_line_is_left_of_the_old_one(deal: Deal) -> None:
    players = await deal("B300 111556 bank", tidy=False)
    await players.press("reveal")
    old, said = players.board(), players.said()
    await players.outsider("Zoe").slash(players.channel, "tutto board")
    assert (players.board().id == old.id, players.said()) == (False, said)
    left = [(text(each), buttons(each)) for each in players.channel.history() if each.id == old.id]
    assert left == [("👇 The board has moved further down.", [])]
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_where_it_is_tidy_board_leaves_nothing_of_the_old_one(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    old = players.board()
    await players.outsider("Zoe").slash(players.channel, "tutto board")
    assert (old.id in {each.id for each in players.channel.history()}, "reveal" in players.enabled()) == (False, True)


async def test_board_brings_a_lobby_to_the_bottom(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    old = players.board()
    await players.people[1].slash(players.channel, "tutto board")
    assert (players.board().id == old.id, "Seats · 2 of 10" in players.said()) == (False, True)


async def test_commands_about_a_game_say_privately_where_there_is_none(sim: Sim) -> None:
    players = table(sim, 1)
    for command in ("board", "leave", "stop"):
        answer = await players.people[0].slash(players.channel, f"tutto {command}")
        assert "No game is on here" in answer.private
    assert messages(players.channel) == []


async def test_an_outsider_has_no_game_to_leave(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    before = players.said()
    answer = await players.outsider("Zoe").slash(players.channel, "tutto leave")
    assert (bool(answer.private), players.said()) == (True, before)


async def test_leave_gives_a_seat_in_the_lobby_back(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].slash(players.channel, "tutto leave")
    assert "got up" in answer.private
    assert "Seats · 1 of 10" in players.said()


async def test_stop_ends_the_game_after_a_yes_without_a_winner(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal", "bank")
    ada = players.people[0]
    asked = await ada.slash(players.channel, "tutto stop")
    assert "End this game for everybody" in asked.private
    assert not players.is_over()
    await ada.press(asked.message, verb="stop", arg="yes")
    assert "Ended without a result" in players.said()
    assert "🥇 Ada · **1,100**" in players.said()
    assert "🏆" not in players.said()


async def test_a_no_to_stop_changes_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    before = players.said()
    asked = await players.people[0].slash(players.channel, "tutto stop")
    await players.people[0].press(asked.message, verb="stop", arg="no")
    assert players.said() == before
    assert not players.is_over()


async def test_neither_a_player_nor_a_stranger_stops_the_hosts_game(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    for person in (players.people[1], players.outsider("Zoe")):
        answer = await person.slash(players.channel, "tutto stop")
        assert "Only Ada" in answer.private
        assert buttons(answer.message) == []


async def test_a_moderator_stops_anybodys_game(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    role = players.channel.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    moderator = players.outsider("Mo", roles=[role])
    asked = await moderator.slash(players.channel, "tutto stop")
    await moderator.press(asked.message, verb="stop", arg="yes")
    assert "Ended without a result" in players.said()


async def test_who_lost_the_right_to_stop_before_the_yes_stops_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    asked = await ada.slash(players.channel, "tutto stop")
    await leave(players, ada)
    await ada.press(asked.message, verb="stop", arg="yes")
    assert "Ended without a result" not in players.said()


async def test_me_lists_my_tables_mine_to_play_first(sim: Sim) -> None:
    server = sim.server()
    first, second = table(sim, 2, server), table(sim, 1, server)
    ben = first.people[1]
    await first.begin(where="here")
    second.people = [ben]
    await second.begin(where="here")
    said = (await ben.slash(first.channel, "tutto me")).private
    assert said.index("**Your turn**") < said.index("Ada to play")
    assert second.board().jump_url in said
    assert first.board().jump_url in said
    assert "TUTTO at Ada’s table" in said


async def test_me_lists_tables_of_other_servers_too(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here")
    other = sim.server("The Attic")
    ada = other.admit(players.people[0])
    said = (await ada.slash(other.channel(), "tutto me")).private
    assert players.board().jump_url in said


async def test_me_without_a_table_says_so_and_a_finished_one_counts_for_none(sim: Sim) -> None:
    players = table(sim, 1)
    await players.sit_down()
    await players.people[0].press(players.board(), verb="cancel")
    said = (await players.people[0].slash(players.channel, "tutto me")).private
    assert "You sit at no table right now" in said


async def test_rules_open_at_what_was_asked_for_and_their_pages_turn(sim: Sim) -> None:
    players = table(sim, 1)
    ada = players.people[0]
    page = (await ada.slash(players.channel, "tutto rules", topic="clover")).message
    assert page.embeds[0].title == "Cloverleaf"
    before, after = [button for button in buttons(page) if button.verb == "topic"][:2]
    turned = (await ada.press(page, verb="topic", arg=after.arg)).message
    assert (turned.id, turned.embeds[0].title) == (page.id, after.label)
    back = (await ada.press(turned, verb="topic", arg="clover")).message
    assert [button.label for button in buttons(back)][:2] == [before.label, after.label]


async def test_rules_are_found_by_any_word_of_any_language(sim: Sim) -> None:
    players = table(sim, 1)
    page = (await players.people[0].slash(players.channel, "tutto rules", topic="Kleeblatt")).message
    assert page.embeds[0].title == "Cloverleaf"


async def test_rules_suggest_topics_while_they_are_typed(sim: Sim) -> None:
    players = table(sim, 1)
    offered = await players.people[0].suggestions(players.channel, "tutto rules", "topic", "firew")
    assert offered[0] == "Fireworks"


async def test_an_unknown_topic_opens_some_page_all_the_same(sim: Sim) -> None:
    players = table(sim, 1)
    answer = await players.people[0].slash(players.channel, "tutto rules", topic="zzzzqqqq")
    assert answer.message.embeds[0].title


async def test_the_leaderboard_is_empty_before_a_game_and_names_the_players_after_it(sim: Sim) -> None:
    players = table(sim, 2)
    ada = players.people[0]
    before = await ada.slash(players.channel, "tutto leaderboard")
    assert "Nobody is on it yet" in text(before.message)
    await players.begin(where="here", target=500)
    await players.play_out()
    after = text((await ada.slash(players.channel, "tutto leaderboard")).message)
    assert ("Ada" in after, "Ben" in after, "1 win" in after) == (True, True, True)


async def test_practice_never_reaches_the_leaderboard(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here", target=500)
    await players.play_out()
    answer = await players.people[0].slash(players.channel, "tutto leaderboard")
    assert "Nobody is on it yet" in text(answer.message)


async def test_anyone_of_the_table_asks_for_a_rematch_and_the_next_seat_begins(deal: Deal) -> None:
    players = await deal("CL tutto tutto", seats=3)
    await players.press("reveal")
    await players.roll_until("aside")
    await players.press("aside")
    cleo = players.people[2]
    await cleo.press(players.board(), verb="rematch")
    assert "1. **Ada**\n2. **Ben** · begins\n3. **Cleo** · host" in players.said()
    await cleo.press(players.board(), verb="begin")
    assert players.next() is players.people[1]


async def test_an_outsider_asks_for_no_rematch(deal: Deal) -> None:
    players = await deal("CL tutto tutto")
    await players.press("reveal")
    await players.roll_until("aside")
    await players.press("aside")
    answer = await players.outsider("Zoe").press(players.board(), verb="rematch")
    assert answer.private
    assert moves(players.board()).startswith("[Rematch]")


async def test_two_rematches_at_once_open_one_lobby(deal: Deal) -> None:
    players = await deal("CL tutto tutto")
    await players.press("reveal")
    await players.roll_until("aside")
    await players.press("aside")
    result = players.board()
    again = chosen(result, verb="rematch")
    ada, ben = players.people
    _, second = await players.sim.at_once((ada, result, again), (ben, result, again))
    assert second.private
    assert sum("Seats ·" in said for said in messages(players.channel)) == 1


async def test_two_starts_at_once_open_one_table(sim: Sim) -> None:
    players = table(sim, 2)
    first, second = await sim.typed_at_once(players.channel, "tutto start", *players.people)
    assert ["stands here already" in answer.private for answer in (first, second)] == [False, True]
    assert len(messages(players.channel)) == 1


async def test_a_game_that_nobody_touched_for_a_minute_goes_on(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    await players.sim.pass_time(CALM_S)
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"

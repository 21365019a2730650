"""Getting up in the middle of a game (§6.7): asked first, then passed over, handed on. Knows no card's rule."""

from tests.cogs.conftest import Deal
from tests.kit.plays import leave, messages, posted, table
from tests.kit.sim import Sim, buttons, chosen, pinged, text


async def test_leave_asks_first_in_the_middle_of_a_game(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    before = messages(players.channel)
    answer = await players.people[0].slash(players.channel, "tutto leave")
    assert "Leave this game for good?" in answer.private
    assert messages(players.channel) == before


async def test_who_says_no_stays(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    asked = await ada.slash(players.channel, "tutto leave")
    answer = await ada.press(asked.message, verb="leave", arg="no")
    assert ("you stay" in text(answer.message), players.next()) == (True, ada)


async def test_in_the_lobby_nobody_is_asked(sim: Sim) -> None:
    players = table(sim, 2)
    await players.sit_down()
    answer = await players.people[1].slash(players.channel, "tutto leave")
    assert ("got up" in answer.private, "Seats · 1 of 10" in players.said()) == (True, True)


async def test_an_old_lobbys_button_asks_too_once_the_game_is_on(sim: Sim) -> None:
    players = table(sim, 3)
    await players.sit_down(where="here")
    ada, ben, _ = players.people
    lobby = players.board()
    button = chosen(lobby, verb="leave")
    await ada.press(lobby, verb="begin")
    [answer] = await sim.at_once((ben, lobby, button))
    assert ("for good?" in answer.private, "🚪" in players.said()) == (True, False)


async def test_a_yes_counts_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ben = players.people[1]
    asked = await ben.slash(players.channel, "tutto leave")
    yes = chosen(asked.message, verb="leave", arg="yes")
    first, second = await players.sim.at_once((ben, asked.message, yes), (ben, asked.message, yes))
    assert ("left the game" in text(first.message), bool(second.private)) == (True, True)


async def test_a_yes_still_counts_after_a_restart(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    asked = await players.people[0].slash(players.channel, "tutto leave")
    await players.sim.restart()
    await players.people[0].press(asked.message, verb="leave", arg="yes")
    assert players.next() is players.people[1]


async def test_on_ones_own_turn_before_its_card_the_next_is_called(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    before = players.board()
    await leave(players, players.people[0])
    assert ("🚪 Ada 0" in players.said(), pinged(players.board())) == (True, [players.people[1].id])
    assert before.id not in [each.id for each in players.channel.history()]


async def test_where_it_is_not_tidy_a_turn_without_a_card_stays_as_its_story(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3, tidy=False)
    await leave(players, players.people[0])
    assert [(text(each), buttons(each)) for each in posted(players.channel)][1:-1] == [("Ada left the table.", [])]


async def test_on_ones_own_turn_what_was_at_risk_is_lost(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    await players.press("reveal")
    answer = await leave(players, players.people[0])
    assert "left the game" in text(answer.message)
    assert players.next() is players.people[1]
    assert "Ada left the table." in players.board().content
    assert "🚪 Ada 0" in players.said()


async def test_in_the_choice_after_tutto_the_next_goes_on(deal: Deal) -> None:
    players = await deal("B300 tutto STOP", seats=3)
    await players.press("reveal")
    await players.roll_until("reveal")
    await leave(players, players.people[0])
    assert ("🚪 Ada 0" in players.said(), players.next()) == (True, players.people[1])


async def test_while_fireworks_burn_the_next_goes_on(deal: Deal) -> None:
    players = await deal("FW tutto null", seats=3)
    await players.press("reveal")
    await leave(players, players.people[0])
    assert ("🚪 Ada 0" in players.said(), players.next()) == (True, players.people[1])


async def test_on_anothers_turn_that_turn_goes_on_and_the_leaver_is_passed_over(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, cleo = players.people
    await players.press("reveal")
    await leave(players, ben)
    assert players.next() is ada
    await players.press("bank")
    assert players.next() is cleo


async def test_on_anothers_turn_the_score_stays_in_the_standings_marked(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    await players.press("reveal", "bank")
    await leave(players, players.people[0])
    await leave(players, players.people[1])
    assert "🚪 Ada · **1,100** · left" in players.said()
    assert "Cleo is the last one at the table and wins" in players.said()


async def test_in_the_last_round_the_round_is_finished_without_the_leaver(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP", seats=3, target=500)
    await players.press("reveal", "bank")
    assert "**last round**" in players.said()
    await leave(players, players.people[2])
    await players.press("reveal")
    assert "🏆 Ada wins with 1,100!" in players.said()


async def test_the_leader_who_leaves_in_the_last_round_wins_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP", seats=3, target=500)
    await players.press("reveal", "bank")
    await leave(players, players.people[0])
    await players.press("reveal")
    while not players.is_over():
        await players.press_on()
    assert ("🏆 Ada" in players.said(), "🚪 Ada · **1,100** · left" in players.said()) == (False, True)


async def test_when_the_host_leaves_the_next_seat_hosts(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, _ = players.people
    await leave(players, ada)
    assert "Only Ben" in (await ada.slash(players.channel, "tutto stop")).private
    assert "End this game for everybody" in (await ben.slash(players.channel, "tutto stop")).private


async def test_when_the_host_leaves_in_anothers_turn_the_next_seat_hosts_at_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, _ = players.people
    await players.press("reveal", "bank")
    await leave(players, ada)
    assert "End this game for everybody" in (await ben.slash(players.channel, "tutto stop")).private


async def test_the_last_but_one_who_leaves_in_anothers_turn_ends_the_game_at_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    await leave(players, players.people[1])
    assert "Ada is the last one at the table and wins" in players.said()
    assert ("🚪 Ben" in players.said(), players.is_over()) == (True, True)


async def test_the_last_but_one_who_leaves_in_their_own_turn_ends_the_game_at_once(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    await leave(players, players.people[0])
    assert "Ben is the last one at the table and wins" in players.said()


async def test_who_practises_alone_and_leaves_ends_it_without_a_winner(sim: Sim) -> None:
    players = table(sim, 1)
    await players.begin(where="here")
    asked = await players.people[0].slash(players.channel, "tutto leave")
    assert "practice game" in asked.private
    await players.people[0].press(asked.message, verb="leave", arg="yes")
    assert ("The game is over" in players.said(), players.is_over()) == (True, True)


async def test_in_a_thread_the_game_goes_on_there(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3, where="thread")
    await players.press("reveal")
    await leave(players, players.people[0])
    assert ("🚪 Ada 0" in players.said(), players.next()) == (True, players.people[1])


async def test_who_has_left_is_told_so_and_asked_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada = players.people[0]
    await leave(players, ada)
    answer = await ada.slash(players.channel, "tutto leave")
    assert (bool(answer.private), buttons(answer.message)) == (True, [])


async def test_who_leaves_while_another_banks_leaves_one_board(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, cleo = players.people
    await players.press("reveal")
    asked = await ben.slash(players.channel, "tutto leave")
    board = players.board()
    await players.sim.at_once(
        (ada, board, chosen(board, verb="bank")), (ben, asked.message, chosen(asked.message, verb="leave", arg="yes"))
    )
    live = [each for each in posted(players.channel) if any(button.verb == "reveal" for button in buttons(each))]
    assert (len(live), players.next()) == (1, cleo)

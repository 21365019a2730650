"""The board under everybody's fingers: whose press counts, what it marks, whom it pings. Knows no card's rule."""

import pytest

from tests.cogs.conftest import Deal
from tests.kit.plays import Players, dice, line, messages, moves, pings, table
from tests.kit.sim import Button, Sim, buttons, chosen, pinged, text

FOREIGN = (
    "tutto:roll:nosuchgame:5:1",
    "tutto:die:nosuchgame:5:0-1",
    "tutto:explain:nosuchgame:5:1",
    "tutto:join:nosuchgame:0",
    "tutto:rematch:nosuchgame:0",
    "tutto:stop:nosuchgame:0:yes",
    "tutto:bank",
    "tutto:bank:g1:twelve",
    "tutto:nosuchverb:g1:5",
    "tutto::::",
    "other:roll:g1:5",
    "",
)
MADE_UP = (
    "roll:0",
    "roll:64",
    "roll:99999999",
    "roll:-1",
    "bank:x",
    "die:9-99",
    "die:x",
    "die:",
    "roll:12:34",
    "roll:²",
)
SECOND_TAP_IS_OVER_S = 10


def at_place(players: Players, face: str) -> int:
    """The first place on which this die lies, written as `dice` writes it."""
    return dice(players.board()).split().index(face)


def with_id(button: Button, custom_id: str) -> Button:
    return Button(label=button.label, custom_id=custom_id, disabled=False, url="", style=button.style)


async def test_the_first_line_pings_whose_turn_it_is_and_nobody_else(deal: Deal) -> None:
    players = await deal("B300 111556 bank", seats=3)
    ada, ben, _ = players.people
    assert pinged(players.board()) == [ada.id]
    await players.press("reveal", "bank")
    assert pinged(players.board()) == [ben.id]
    assert [ids for ids in pings(players.channel) if ids] == [[ben.id]]


async def test_the_first_line_says_what_a_lock_screen_should(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal", "bank")
    ben = players.people[1]
    assert players.board().content == f"{ben.mention}, your turn. Ada banked 1,100 and leads with 1,100, you have 0."


async def test_nobody_is_pinged_by_a_press_within_a_turn(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    before = players.board().id
    await players.press("reveal")
    await players.mark(at_place(players, "1*"))
    assert players.board().id == before


async def test_an_outsider_gets_a_private_answer_and_changes_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    zoe = players.outsider("Zoe")
    await players.press("reveal")
    board, before = players.board(), players.said()
    for verb in ("roll", "bank"):
        answer = await zoe.press(board, verb=verb)
        assert "not at this table" in answer.private
    die = next(button for button in buttons(board) if button.verb == "die" and not button.disabled)
    answer = await zoe.press(board, verb="die", arg=die.arg)
    assert "not at this table" in answer.private
    assert players.said() == before


async def test_who_is_not_next_is_told_whose_turn_it_is_and_changes_nothing(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    board, before = players.board(), (players.said(), dice(players.board()))
    for button in [each for each in buttons(board) if each.verb in {"roll", "bank", "die"} and not each.disabled]:
        [answer] = await players.sim.at_once((players.people[1], board, button))
        assert "It is Ada’s turn" in answer.private
    assert (players.said(), dice(players.board())) == before


async def test_a_press_takes_the_mark_off_a_die_and_puts_it_back(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    place = at_place(players, "5*")
    await players.mark(place)
    assert dice(players.board()).split()[place] == "5"
    assert moves(players.board()) == "[🎲 2 · 44 %] [Bank 1,050] [?]"
    await players.mark(place)
    assert dice(players.board()).split()[place] == "5*"
    assert moves(players.board()) == "[🎲 1 · 67 %] [Bank 1,100] [?]"


async def test_a_triplet_worth_nothing_alone_goes_as_a_whole(deal: Deal) -> None:
    players = await deal("B300 112223")
    await players.press("reveal")
    assert sorted(dice(players.board()).split()) == ["(3)", "1*", "1*", "2*", "2*", "2*"]
    await players.mark(at_place(players, "2*"))
    assert sorted(dice(players.board()).split()) == ["(3)", "1*", "1*", "2", "2", "2"]
    await players.mark(at_place(players, "2"))
    assert sorted(dice(players.board()).split()) == ["(3)", "1*", "1*", "2*", "2*", "2*"]


async def test_with_nothing_marked_roll_and_bank_are_disabled_and_the_board_says_why(deal: Deal) -> None:
    players = await deal("B300 112223")
    await players.press("reveal")
    await players.mark(at_place(players, "2*"), at_place(players, "1*"))
    await players.mark(at_place(players, "1*"))
    assert moves(players.board()) == "(🎲 Roll) (Bank) [?]"
    assert "Mark what you want to set aside." in players.said()


async def test_a_die_that_is_set_aside_keeps_its_place(deal: Deal) -> None:
    players = await deal("B300 scores tutto bank")
    await players.press("reveal")
    before = dice(players.board()).split()
    await players.press("roll")
    after = dice(players.board()).split()
    marked = [place for place, die in enumerate(before) if "*" in die]
    assert [after[place] for place in marked] == [f"✓{before[place].strip('(*)')}" for place in marked]


async def test_two_presses_at_once_count_once(deal: Deal) -> None:
    players = await deal("B300 111556 null")
    await players.press("reveal")
    board, ada = players.board(), players.people[0]
    bank = chosen(board, verb="bank")
    first, second = await players.sim.at_once((ada, board, bank), (ada, board, bank))
    assert (first.acknowledged, second.acknowledged) == (True, True)
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"
    assert "**1,100**: 1,100 in all" in line(players.board(), "> 💰")


async def test_roll_and_bank_at_once_is_whichever_came_first(deal: Deal) -> None:
    players = await deal("B300 111556 null")
    await players.press("reveal")
    board, ada = players.board(), players.people[0]
    await players.sim.at_once((ada, board, chosen(board, verb="bank")), (ada, board, chosen(board, verb="roll")))
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_a_second_tap_is_acknowledged_in_silence(deal: Deal) -> None:
    players = await deal("B300 111556 null", where="thread")
    await players.press("reveal")
    board, ada = players.board(), players.people[0]
    await ada.press(board, verb="bank")
    answer = await ada.press(board, verb="bank")
    assert (answer.acknowledged, answer.private) == (True, "")


async def test_a_late_press_on_an_old_board_is_led_to_the_new_one_and_strips_the_old(deal: Deal) -> None:
    players = await deal("B300 111556 bank", tidy=False)
    await players.press("reveal")
    ada = players.people[0]
    old = players.board()
    players.sim.world.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await ada.slash(players.channel, "tutto board")
    await players.press("bank")
    await players.sim.pass_time(SECOND_TAP_IS_OVER_S)
    [still_there] = [each for each in players.channel.history() if each.id == old.id]
    assert buttons(still_there)
    answer = await ada.press(still_there, verb="bank")
    assert "out of date" in answer.private
    assert [button.url for button in buttons(answer.message) if button.url] == [players.board().jump_url]
    assert [buttons(each) for each in players.channel.history() if each.id == old.id] == [[]]


@pytest.mark.parametrize("custom_id", FOREIGN)
async def test_a_button_of_another_age_or_origin_gets_a_private_answer(deal: Deal, custom_id: str) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    board, before = players.board(), messages(players.channel)
    [answer] = await players.sim.at_once((players.people[0], board, with_id(buttons(board)[0], custom_id)))
    assert answer.private
    assert messages(players.channel) == before


@pytest.mark.parametrize("asked", MADE_UP)
async def test_a_made_up_choice_is_no_way_to_points_and_never_an_error(deal: Deal, asked: str) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    board = players.board()
    verb, _, arg = asked.partition(":")
    roll = chosen(board, verb="roll")
    prefix, _, game, seq, _ = roll.custom_id.split(":")
    made_up = with_id(roll, f"{prefix}:{verb}:{game}:{seq}:{arg}")
    [answer] = await players.sim.at_once((players.people[0], board, made_up))
    assert answer.acknowledged
    assert "Something went wrong" not in answer.private
    assert line(players.board(), "▶️") == "▶️ Ada **0**"


async def test_the_question_mark_answers_anybody_privately(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    zoe = players.outsider("Zoe")
    own = await players.people[0].press(players.board(), verb="explain")
    other = await zoe.press(players.board(), verb="explain")
    assert "It is **your turn**" in own.private
    assert "It is **Ada**’s turn" in other.private
    assert "Bonus 300" in other.private


async def test_the_question_mark_speaks_of_the_dice_that_are_marked(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    await players.mark(at_place(players, "5*"))
    answer = await players.people[0].press(players.board(), verb="explain")
    assert "1,050" in answer.private


async def test_outside_threads_an_old_turn_is_folded_into_the_next_board(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP")
    await players.press("reveal", "bank")
    lobby, _ = messages(players.channel)
    assert ("The game is on" in lobby, "**1,100**" in line(players.board(), "> ")) == (True, True)
    await players.press("reveal")
    assert len(messages(players.channel)) == 2


async def test_where_it_is_not_tidy_an_old_turn_stays_as_its_story(deal: Deal) -> None:
    players = await deal("B300 111556 bank", "STOP", tidy=False)
    await players.press("reveal", "bank", "reveal")
    _, first, second, board = players.channel.history()
    assert ("**1,100**" in text(first), "Stop" in text(second)) == (True, True)
    assert (buttons(first), buttons(second)) == ([], [])
    assert "> " not in text(board)


async def test_a_board_that_somebody_deleted_is_brought_back_by_the_command(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    gone = players.board()
    players.sim.world.backend.delete_message(players.channel.id, gone.id)
    await players.people[0].slash(players.channel, "tutto board")
    assert dice(players.board()).count("*") == 5


async def test_a_whole_game_of_three_ends_with_standings_and_a_rematch(sim: Sim) -> None:
    players = table(sim, 3)
    await players.begin(where="here", target=500)
    await players.play_out()
    assert "Standings" in players.said()
    assert [name in players.said() for name in ("Ada", "Ben", "Cleo")] == [True, True, True]
    assert moves(players.board()) == "[Rematch] [Luck & skill]"

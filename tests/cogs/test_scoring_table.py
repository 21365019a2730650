"""Round a recorded game's table: guests, who keeps score, what the bot brings, a bot that stops and comes back."""

from collections.abc import Awaitable, Callable

import pytest

from tests.kit.plays import line, messages, posted
from tests.kit.scoring import ASIDE, FULL, Scoring, menu, sheet
from tests.kit.sim import Sim, buttons, text

Fall = Callable[[Sim], Awaitable[None]]
either = pytest.mark.parametrize("fall", [Sim.restart, Sim.crash])


async def lobby(sim: Sim, seats: int = 1, **options: object) -> Scoring:
    table = sheet(sim, seats)
    await table.sit_down(mode="record", where="here", **options)
    return table


async def begin(table: Scoring) -> None:
    await table.people[0].press(table.board(), verb="begin")


async def test_the_lobby_says_who_keeps_score_and_that_nothing_is_sealed(sim: Sim) -> None:
    table = await lobby(sim)
    assert "**Ada** enters the turns." in table.said()
    assert "this game has no seal" in table.said()
    assert "Seal of the dice" not in table.said()


async def test_nobody_who_keeps_score_is_offered_a_tour_of_the_bots_dice(sim: Sim) -> None:
    table = await lobby(sim)
    assert [] == table.people[0].private_answers(table.channel)


async def test_the_host_seats_a_guest_by_name(sim: Sim) -> None:
    table = await lobby(sim)
    await table.guest("Grandma")
    assert "1. **Ada** · host\n2. **Grandma** · guest" in table.said()


@pytest.mark.parametrize("name", [" ", "\u200b", "Ada", "\u3164"])
async def test_a_name_that_nobody_sees_or_somebody_has_seats_nobody(sim: Sim, name: str) -> None:
    table = await lobby(sim)
    answer = await table.guest(name)
    assert answer.private
    assert "Seats · 1 of 10" in table.said()


async def test_only_the_host_seats_guests(sim: Sim) -> None:
    table = await lobby(sim, 2)
    answer = await table.people[1].press(table.board(), verb="guest", arg="")
    assert "Only Ada" in answer.private


async def test_a_guest_gets_up_again(sim: Sim) -> None:
    table = await lobby(sim)
    await table.guest("Grandma")
    shown = await table.people[0].press(table.board(), verb="guest", arg="out")
    assert shown.message is not None
    answer = await table.people[0].pick(shown.message, "out", "Grandma")
    assert "Grandma has got up." in answer.private
    assert "Seats · 1 of 10" in table.said()


async def test_who_was_picked_gets_up_though_seats_moved_up_meanwhile(sim: Sim) -> None:
    table = await lobby(sim, 2)
    await table.guest("Grandma")
    await table.guest("Grandpa")
    shown = await table.people[0].press(table.board(), verb="guest", arg="out")
    assert shown.message is not None
    await table.people[1].press(table.board(), verb="leave")
    await table.people[0].pick(shown.message, "out", "Grandma")
    assert "Grandpa" in table.said()
    assert "Grandma" not in table.said()


async def test_guests_play_and_stand_on_no_leaderboard(sim: Sim) -> None:
    table = await lobby(sim, 2, target=1000)
    await table.guest("Grandma")
    await begin(table)
    for points in (1000, 300, 2000):
        await table.whole(points)
    assert "🏆 Grandma wins with 2,000!" in table.said()
    told = await table.people[0].slash(table.channel, "tutto leaderboard")
    assert "Ada" in told.private
    assert "Grandma" not in told.private


async def test_a_game_of_one_member_and_guests_counts_for_no_leaderboard(sim: Sim) -> None:
    table = await lobby(sim, 1, target=1000)
    await table.guest("Grandma")
    await begin(table)
    await table.whole(1000)
    await table.whole(300)
    told = await table.people[0].slash(table.channel, "tutto leaderboard")
    assert "Ada" not in told.private


async def test_the_sheet_is_handed_to_somebody_who_holds_no_seat(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    zoe = table.outsider("Zoe")
    answer = await menu(table, "somebody", zoe.actor)
    assert "**Zoe** enters the turns." in answer.private
    refused = await table.people[0].press(table.board(), verb="total")
    assert "**Zoe** enters the turns." in refused.private
    table.scorer = zoe
    await table.whole(650)
    assert "**650** Ada" in table.said()


async def test_who_neither_hosts_nor_keeps_score_hands_nothing_on(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    shown = await table.people[1].press(table.board(), verb="scorer")
    assert shown.message is not None
    answer = await table.people[1].press(shown.message, verb="scorer", arg="everybody")
    assert "**Ada** enters the turns." in answer.private


async def test_the_bot_reveals_the_cards_and_says_that_it_is_not_sealed(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(cards="bot")
    await table.push("enter", "draw")
    assert "I reveal the cards" in table.said()
    assert not table.offers("card")


async def test_the_bot_rolls_the_dice_for_real_cards(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(dice="bot")
    await table.depth(FULL)
    await table.push("card", "B300")
    await table.push("enter", "roll")
    assert "I roll the dice" in table.said()
    assert table.offers("enter")
    assert not table.offers("face")


async def test_undo_and_another_try_bring_the_same_card(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(cards="bot")
    await table.push("enter", "draw")
    first = table.said()
    await table.push("undo")
    await table.push("enter", "draw")
    assert first == table.said()


async def test_cards_and_dice_by_the_bot_are_a_game_to_play(sim: Sim) -> None:
    table = sheet(sim, 1)
    answer = await table.people[0].slash(table.channel, "tutto start", mode="record", cards="bot", dice="bot")
    assert "that is a game to play" in answer.private
    assert [] == messages(table.channel)


async def test_cards_by_the_bot_alone_mean_a_recorded_game(sim: Sim) -> None:
    table = sheet(sim, 1)
    await table.people[0].slash(table.channel, "tutto start", cards="bot")
    assert "I reveal the cards" in table.said()


async def test_the_sheet_is_brought_back_on_request_and_the_old_one_loses_its_buttons(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    old = table.board()
    await table.people[1].slash(table.channel, "tutto board")
    assert old.id < table.board().id
    assert [] == [button for button in buttons(posted(table.channel)[-2]) if button.verb == "total"]


async def test_where_the_old_sheet_can_be_edited_no_more_a_new_one_is_posted(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    old = table.board()
    await table.whole(650)
    await table.whole(300)
    sim.world.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
    await menu(table, "sits", table.outsider("Zoe").actor)
    assert old.id < table.board().id
    assert "**0** Zoe" in table.said()


@either
async def test_the_sheet_goes_on_in_every_state(sim: Sim, fall: Fall) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.form(points="650")
    await fall(sim)
    await table.push("enter", "line")
    await table.depth(ASIDE)
    await table.push("card", "B300")
    await fall(sim)
    await table.faces("1")
    await fall(sim)
    await table.faces("1")
    await table.push("enter", "go")
    await fall(sim)
    await table.push("enter", "bank")
    assert "**650** Ada" in table.said()
    assert "**200** Ben" in table.said()
    await fall(sim)
    await table.push("undo")
    assert "**Ben** is playing" in table.said()


@either
async def test_a_form_that_was_open_when_the_bot_fell_is_read_all_the_same(sim: Sim, fall: Fall) -> None:
    table = sheet(sim, 2)
    await table.record()
    opened = await table.push("total")
    await fall(sim)
    await table.scorer.fill(opened, points="650", card=["B300"])
    assert "Ada: 0 → **650** (+650)" in table.said()


@either
async def test_an_unsent_roll_survives_in_the_buttons(sim: Sim, fall: Fall) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.depth(FULL)
    await table.push("card", "B300")
    await table.faces("112346")
    await fall(sim)
    await table.push("enter", "bank")
    assert "**200** Ada" in table.said()


async def test_no_board_is_posted_anew_after_a_restart(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    before = len(posted(table.channel))
    await sim.restart()
    assert before == len(posted(table.channel))


async def test_who_leaves_is_skipped_from_then_on(sim: Sim) -> None:
    table = sheet(sim, 3)
    await table.record()
    await table.whole(650)
    asked = await table.people[1].slash(table.channel, "tutto leave")
    assert asked.message is not None
    await table.people[1].press(asked.message, verb="leave", arg="yes")
    assert "**Cleo** is playing" in table.said()


async def test_my_tables_name_the_recorded_game(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    told = await table.people[0].slash(table.channel, "tutto me")
    assert told.private


async def test_a_question_to_the_sheet_of_a_finished_game_is_answered(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=1000)
    await table.whole(1000)
    old = table.board()
    await table.whole(300)
    [answer] = await sim.at_once((table.scorer, old, next(one for one in buttons(old) if one.verb == "total")))
    assert answer.acknowledged
    assert "🏆" in text(table.board())
    assert "**1,000**" in line(table.board(), "🥇")


async def test_somebody_sits_down_between_two_rounds_with_the_lowest_score(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await table.whole(300)
    await menu(table, "lowest", table.outsider("Zoe").actor)
    assert "**300** Zoe" in table.said()


async def test_nobody_sits_down_in_the_middle_of_a_round(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    answer = await menu(table, "sits", table.outsider("Zoe").actor)
    assert "between two rounds" in answer.private
    assert "Zoe" not in table.said()


async def test_a_late_guest_starts_at_0(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await table.whole(300)
    shown = await table.scorer.press(table.board(), verb="scorer")
    assert shown.message is not None
    opened = await table.scorer.press(shown.message, verb="guest")
    await table.scorer.fill(opened, typed="Grandma", start=["sits"])
    assert "**0** Grandma" in table.said()


async def test_the_game_is_ended_without_a_result_and_can_be_taken_up_again(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    asked = await table.people[0].slash(table.channel, "tutto stop")
    assert asked.message is not None
    yes = [button for button in buttons(asked.message) if button.style.name == "danger"]
    await sim.at_once((table.people[0], asked.message, yes[-1]))
    assert table.is_over() or "Ended without a result" in table.said()

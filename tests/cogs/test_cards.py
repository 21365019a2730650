"""Each card in play, as the people at the table see it. Knows what the sheet says, not how a turn is stored."""

from tests.cogs.conftest import Deal
from tests.kit.plays import Players, dice, line, moves, points
from tests.kit.sim import text

ALL_SIX_FREE = ["(·)"] * 6


def faces(players: Players) -> list[str]:
    """The dice of the board, whatever place each fell on."""
    return sorted(dice(players.board()).split())


async def test_a_turn_begins_with_nothing_but_reveal(deal: Deal) -> None:
    players = await deal("B300 scores")
    assert faces(players) == ALL_SIX_FREE
    assert moves(players.board()) == "[🂠 Reveal] (Bank) [?]"


async def test_a_bonus_banked_before_tutto_brings_the_dice_alone(deal: Deal) -> None:
    players = await deal("B300 111556 bank")
    await players.press("reveal")
    assert "Bonus 300" in line(players.board(), "⭐")
    assert faces(players) == ["(6)", "1*", "1*", "1*", "5*", "5*"]
    assert moves(players.board()) == "[🎲 1 · 67 %] [Bank 1,100] [?]"
    await players.press("bank")
    assert "**1,100**" in line(players.board(), "> ")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_a_bonus_is_added_at_tutto(deal: Deal) -> None:
    players = await deal("B300 112225 bank")
    await players.press("reveal")
    assert faces(players) == ["1*", "1*", "2*", "2*", "2*", "5*"]
    assert "that is **TUTTO** and makes **750** at risk" in players.said()
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **750** 👑"


async def test_after_tutto_the_board_says_how_likely_a_stop_is_and_what_it_would_cost(deal: Deal) -> None:
    players = await deal("B300 112225 bank")
    await players.press("reveal")
    assert moves(players.board()) == "[🂠 · 18 % Stop] [Bank 750] [?]"
    assert points(line(players.board(), "🛑")) == [10, 55, 750]


async def test_a_stop_after_tutto_costs_what_was_at_risk(deal: Deal) -> None:
    players = await deal("B300 tutto STOP")
    await players.press("reveal")
    await players.roll_until("reveal")
    cost = points(line(players.board(), "🛑"))[-1]
    await players.press("reveal")
    assert f"lost {cost:,}." in players.board().content
    assert f"**{cost:,}**" in line(players.board(), "> ")
    assert line(players.board(), "▫️") == "▫️ Ada **0**"


async def test_a_stop_as_the_first_card_costs_the_turn_alone(deal: Deal) -> None:
    players = await deal("STOP")
    await players.press("reveal")
    assert players.next() is players.people[1]
    assert "Ada met Stop. Nobody has points yet." in players.board().content


async def test_times_two_doubles_the_dice_at_tutto(deal: Deal) -> None:
    players = await deal("X2 112225 bank")
    await players.press("reveal")
    assert moves(players.board()) == "[🂠 · 18 % Stop] [Bank 900] [?]"
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **900** 👑"


async def test_times_two_banked_before_tutto_doubles_nothing(deal: Deal) -> None:
    players = await deal("X2 111556 bank")
    await players.press("reveal", "bank")
    assert line(players.board(), "👑") == "▫️ Ada **1,100** 👑"


async def test_times_two_doubles_dice_of_earlier_cards_but_no_bonus(deal: Deal) -> None:
    players = await deal("B200 tutto X2 tutto bank")
    await players.press("reveal")
    await players.roll_until("reveal")
    dice_before = points(line(players.board(), "TUTTO** and makes"))[-1] - 200
    await players.press("reveal")
    assert f"({dice_before + 200:,} carried from earlier cards)" in line(players.board(), "⚠️")
    await players.roll_until("reveal")
    dice_in_all = points(line(players.board(), "TUTTO** and makes"))[-1] - 200
    await players.press("bank")
    rolled_on_x2 = dice_in_all // 2 - dice_before
    assert line(players.board(), "👑") == f"▫️ Ada **{2 * (dice_before + rolled_on_x2) + 200:,}** 👑"
    assert "Bonus 200 → ×2" in line(players.board(), "> ")


async def test_fireworks_sets_aside_every_die_that_scores_and_leaves_no_choice(deal: Deal) -> None:
    players = await deal("FW 124444")
    await players.press("reveal")
    assert faces(players) == ["(2)", "(4)", "✓1", "✓4", "✓4", "✓4"]
    assert moves(players.board()) == "[🎲 2 · 44 %] (Bank) [?]"
    assert "every die that scores is set aside for you" in players.said()
    assert "until a null, which banks it all" in players.said()


async def test_fireworks_goes_on_with_all_six_dice_after_tutto(deal: Deal) -> None:
    players = await deal("FW tutto null")
    await players.press("reveal")
    while "All six dice are rolled again" not in players.said():
        await players.press("roll")
    assert faces(players) == ALL_SIX_FREE
    assert moves(players.board()) == "[🎲 6 · 3 %] (Bank) [?]"


async def test_a_null_on_fireworks_banks_everything(deal: Deal) -> None:
    players = await deal("FW 124444 null")
    await players.press("reveal")
    await players.roll_through()
    banked = points(line(players.board(), "👑"))[0]
    assert banked >= 500
    assert f"Ada made {banked:,} out of Fireworks" in players.board().content


async def test_fireworks_that_begin_with_a_null_bring_nothing(deal: Deal) -> None:
    players = await deal("FW dud")
    await players.press("reveal")
    assert "Ada got nothing out of Fireworks." in players.board().content


async def test_plus_minus_may_not_be_banked_before_tutto(deal: Deal) -> None:
    players = await deal("PM scores")
    await players.press("reveal")
    assert "(Bank)" in moves(players.board())
    assert "No banking before TUTTO." in players.said()
    assert "on Plus/Minus the dice themselves score nothing" in players.said()


async def test_plus_minus_takes_from_the_leader_no_more_than_is_there(deal: Deal) -> None:
    players = await deal("B300 scores bank", "PM tutto bank")
    await players.press("reveal", "bank")
    there = points(line(players.board(), "👑"))[0]
    assert 0 < there < 1000
    await players.press("reveal")
    await players.roll_until("bank")
    assert points(line(players.board(), "To be taken")) == [there]
    assert "[Bank 1,000]" in moves(players.board())
    await players.press("bank")
    assert f"{there}" in line(players.board(), "> ")
    assert "▶️ Ada **0**\n▫️ Ben **1,000** 👑" in players.said()


async def test_plus_minus_takes_a_thousand_from_who_has_more(deal: Deal) -> None:
    players = await deal("X2 tutto 1050+ bank", "PM tutto bank")
    await players.press("reveal")
    await players.roll_until("reveal")
    await players.press("bank")
    there = points(line(players.board(), "👑"))[0]
    assert there > 1000
    await players.press("reveal")
    await players.roll_until("bank")
    await players.press("bank")
    assert line(players.board(), "▶️ Ada").startswith(f"▶️ Ada **{there - 1000:,}**")


async def test_plus_minus_has_been_taken_for_good_once_a_card_is_revealed(deal: Deal) -> None:
    players = await deal("B300 scores bank", "PM tutto STOP")
    await players.press("reveal", "bank")
    there = points(line(players.board(), "👑"))[0]
    await players.press("reveal")
    await players.roll_until("reveal")
    await players.press("reveal")
    assert there > 0
    assert "Ben met Stop and lost 1,000." in players.board().content
    assert "▶️ Ada **0**\n▫️ Ben **0**" in players.said()


async def test_nobody_pays_for_the_plus_minus_of_who_leads_alone(deal: Deal) -> None:
    players = await deal("B300 scores bank", "STOP", "PM tutto bank")
    await players.press("reveal", "bank")
    there = points(line(players.board(), "👑"))[0]
    await players.press("reveal", "reveal")
    await players.roll_until("bank")
    assert "To be taken" not in players.said()
    await players.press("bank")
    assert f"▫️ Ada **{there + 1000:,}** 👑\n▶️ Ben **0**" in players.said()


async def test_on_a_straight_each_new_number_goes_once(deal: Deal) -> None:
    players = await deal("ST 112346")
    await players.press("reveal")
    assert faces(players) == ["1", "1*", "2*", "3*", "4*", "6*"]
    assert line(players.board(), "🔎") == "🔎 Still missing: 1 2 3 4 5 6"
    assert moves(players.board()) == "[🎲 1 · 83 %] (Bank) [?]"
    assert "No banking before TUTTO." in players.said()


async def test_on_a_straight_only_new_numbers_can_be_pressed(deal: Deal) -> None:
    players = await deal("ST scores tutto bank")
    await players.press("reveal", "roll")
    collected = {die[1] for die in faces(players) if "✓" in die}
    rolled = [die for die in faces(players) if "✓" not in die]
    assert collected
    assert {die for die in rolled if die.strip("()*") in collected} <= {f"({face})" for face in collected}


async def test_on_a_straight_the_only_new_number_is_marked_for_the_player(deal: Deal) -> None:
    players = await deal("ST tutto bank")
    await players.press("reveal")
    await players.roll_until("reveal")
    missing = line(players.board(), "🔎").split(": ")[1]
    if len(missing) == 1:
        assert f"({missing}*)" in faces(players)
        assert "nothing else to choose" in players.said()
    assert {die.strip("()✓*") for die in faces(players)} == set("123456")


async def test_a_complete_straight_is_worth_two_thousand_and_a_tutto(deal: Deal) -> None:
    players = await deal("ST tutto bank")
    await players.press("reveal")
    await players.roll_until("reveal")
    assert moves(players.board()) == "[🂠 · 18 % Stop] [Bank 2,000] [?]"
    await players.press("bank")
    assert line(players.board(), "👑") == "▫️ Ada **2,000** 👑"
    assert "Straight" in line(players.board(), "> ")


async def test_a_roll_without_a_new_number_is_a_null(deal: Deal) -> None:
    players = await deal("ST null")
    await players.press("reveal")
    await players.roll_through()
    assert "Ada rolled a null." in players.board().content


async def test_the_first_tutto_on_the_cloverleaf_leads_on_with_all_six_dice(deal: Deal) -> None:
    players = await deal("CL tutto tutto")
    await players.press("reveal")
    while "the first TUTTO" not in players.said():
        await players.press("roll")
    assert moves(players.board()) == "[🎲 6 · 3 %] (Bank) [?]"
    assert "two TUTTOs win the game" in players.said()


async def test_the_second_tutto_on_the_cloverleaf_wins_at_once(deal: Deal) -> None:
    players = await deal("CL tutto tutto")
    await players.press("reveal")
    await players.roll_until("aside")
    assert moves(players.board()) == "[🎉 TUTTO!] (Bank) [?]"
    assert "This wins the game!" in players.said()
    await players.press("aside")
    assert players.is_over()
    assert "🍀 Ada wins with the Cloverleaf!" in players.said()


async def test_a_null_on_a_later_card_loses_what_earlier_ones_brought(deal: Deal) -> None:
    players = await deal("B300 tutto B200 null")
    await players.press("reveal")
    await players.roll_until("reveal")
    brought = points(line(players.board(), "TUTTO** and makes"))[-1]
    await players.press("reveal")
    assert f"{brought:,} carried from earlier cards" in line(players.board(), "⚠️")
    await players.roll_through()
    lost = points(players.board().content.partition("Ada lost ")[2])[0]
    assert lost >= brought
    assert line(players.board(), "▫️") == "▫️ Ada **0**"


async def test_what_is_left_of_a_turn_in_a_thread_is_its_story(deal: Deal) -> None:
    players = await deal("B300 111556 bank", where="thread")
    await players.press("reveal", "bank")
    told, board = players.place.history()[-2:]
    assert text(told).count("\n") == 0
    assert ("**Ada**" in text(told), "**1,100**" in text(told), told.components) == (True, True, [])
    assert board.id == players.board().id

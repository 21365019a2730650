"""A real table's score sheet: turns entered in each depth, as the one who keeps score sees it."""

import pytest

from tests.kit.plays import line, messages, posted
from tests.kit.scoring import ASIDE, FULL, TOTAL, Scoring, sheet
from tests.kit.sim import Sim, buttons, pinged, text


@pytest.fixture
async def table(sim: Sim) -> Scoring:
    """Ada and Ben, and Ada keeps score."""
    scoring = sheet(sim, 2)
    await scoring.record()
    return scoring


async def test_a_whole_turn_is_one_press_and_one_form_and_counts_once_it_is_confirmed(table: Scoring) -> None:
    await table.form(points="650", card="B300")
    assert "Ada: 0 → **650** (+650)" in table.said()
    assert "▶️ ▱▱▱▱▱▱▱▱▱▱ **0** Ada" in table.said()
    await table.push("enter", "line")
    assert "▫️ ▰▱▱▱▱▱▱▱▱▱ **650** Ada 👑" in table.said()
    assert "**Ben** is playing" in table.said()


async def test_all_is_told_in_one_message_that_pings_nobody(table: Scoring) -> None:
    before = len(posted(table.channel))
    await table.whole(650)
    await table.whole(300)
    assert before == len(posted(table.channel))
    assert [] == [user for message in posted(table.channel) for user in pinged(message)]


async def test_a_turn_is_entered_by_what_was_set_aside(table: Scoring) -> None:
    await table.depth(ASIDE)
    await table.push("card", "B300")
    await table.faces("11")
    assert "makes **200** at risk" in table.said()
    await table.push("enter", "go")
    await table.faces("5")
    await table.push("enter", "bank")
    assert "**250** Ada" in table.said()


async def test_a_turn_is_entered_roll_by_roll(table: Scoring) -> None:
    await table.said_of("B300 112346:11 2356:5 bank")
    assert "**250** Ada" in table.said()


async def test_a_turn_is_typed_in_the_words_of_the_record(table: Scoring) -> None:
    await table.typed("B300 112346 11 2356:5 bank")
    assert "**250** Ada" in table.said()


async def test_depths_are_switched_in_the_middle_of_a_turn(table: Scoring) -> None:
    await table.said_of("B300 :11 2356:5")
    await table.depth(TOTAL)
    await table.typed("bank")
    assert "**250** Ada" in table.said()


async def test_what_cannot_be_set_aside_is_refused_with_a_reason(table: Scoring) -> None:
    await table.depth(ASIDE)
    await table.push("card", "B300")
    await table.faces("23")
    assert "each die set aside has to score" in table.said()
    assert not [button for button in buttons(table.board()) if button.verb == "enter"]


async def test_a_mistyped_word_is_named_with_what_would_have_been_allowed(table: Scoring) -> None:
    answer = await table.type("B300 112346:12")
    assert "`112346:12`" in answer.private
    assert "a roll of 6 dice" in answer.private


async def test_a_line_that_is_typed_once_more_stands_on_the_sheet_that_everyone_sees(table: Scoring) -> None:
    before = table.scorer.private_answers(table.channel)
    note = (await table.type("B300 112346:12")).message
    assert note is not None
    again = await table.scorer.press(note, label="Once more")
    await table.scorer.fill(again, line="B300 112346:11 2356:5 bank")
    assert "`B300 112346:11 2356:5 bank`" in table.said()
    await table.push("enter", "line")
    assert "**250** Ada" in table.said()
    assert table.scorer.private_answers(table.channel) == before


@pytest.mark.parametrize(
    ("card", "made", "scores"),
    [("PM", "yes", "**1,000** Ada"), ("ST", "yes", "**2,000** Ada"), ("PM", "no", "**0** Ada")],
)
async def test_where_the_card_fixes_the_figure_only_made_or_not_is_asked(
    table: Scoring, card: str, made: str, scores: str
) -> None:
    await table.form(card=card)
    assert f"`{card}`: was the card made?" in table.said()
    await table.push("total", made)
    await table.push("enter", "line")
    assert scores in table.said()


async def test_a_stop_needs_no_figure(table: Scoring) -> None:
    await table.form(card="STOP")
    await table.push("enter", "line")
    assert "Ada Stop" in line(table.board(), "1. Ada")


async def test_a_made_cloverleaf_wins_and_the_result_is_a_new_message(table: Scoring) -> None:
    score_sheet = table.board()
    await table.form(card="CL")
    await table.push("total", "yes")
    assert "With that the game is over. Winner: Ada" in table.said()
    await table.push("enter", "line")
    assert score_sheet.id in [message.id for message in posted(table.channel)[:-1]]
    assert "Cloverleaf" in messages(table.channel)[-1]


@pytest.mark.parametrize("typed", ["lots", "1.5", "6 50"])
async def test_letters_are_no_number(table: Scoring, typed: str) -> None:
    answer = await table.form(points=typed)
    assert "That is no number I can read." in answer.private


@pytest.mark.parametrize("typed", ["1.250", "1 250", "1,250", "1\u202f250", "١٢٥٠"])
async def test_a_number_is_read_as_any_language_writes_it(table: Scoring, typed: str) -> None:
    await table.form(points=typed)
    assert "Ada: 0 → **1,250** (+1,250)" in table.said()


@pytest.mark.parametrize(
    ("typed", "card", "told"),
    [
        ("625", "-", "**600** or **650**"),
        ("-50", "-", "**0**"),
        ("99999999", "-", "**100,000**"),
        ("9000", "B200", "**2,200**"),
    ],
)
async def test_what_no_turn_can_bring_is_refused_with_the_nearest_that_one_can(
    table: Scoring, typed: str, card: str, told: str
) -> None:
    answer = await table.form(points=typed, card=card)
    assert told in answer.private


async def test_what_one_figure_cannot_say_opens_aside_with_what_was_entered(table: Scoring) -> None:
    answer = await table.form(points="1650", card="PM")
    assert "One figure can’t tell that turn." in answer.private
    assert "Which of the 6 dice were set aside?" in table.said()
    assert "Plus/Minus" in table.said()


async def test_several_cards_open_aside(table: Scoring) -> None:
    answer = await table.form(card="+")
    assert "One figure can’t tell that turn." in answer.private
    assert "Which card was revealed?" in table.said()


async def test_a_null_is_one_press_where_only_what_is_set_aside_is_entered(table: Scoring) -> None:
    await table.depth(ASIDE)
    await table.push("card", "B300")
    await table.push("enter", "go")
    assert "Ada null" in line(table.board(), "1. Ada")


async def test_undo_and_redo_go_across_turns_step_by_step(table: Scoring) -> None:
    await table.whole(650)
    await table.whole(300)
    await table.push("undo")
    await table.push("undo")
    assert "▶️ ▱▱▱▱▱▱▱▱▱▱ **0** Ada" in table.said()
    await table.push("redo")
    await table.push("redo")
    assert "**650** Ada" in table.said()
    assert "**300** Ben" in table.said()


async def test_who_does_not_keep_score_is_told_who_does(table: Scoring) -> None:
    await table.depth(FULL)
    [answer] = await table.sim.at_once(
        (table.people[1], table.board(), next(button for button in buttons(table.board()) if button.verb == "card"))
    )
    assert "**Ada** enters the turns." in answer.private


async def test_an_outsider_is_told_so_too(table: Scoring) -> None:
    answer = await table.outsider("Zoe").press(table.board(), verb="total")
    assert "**Ada** enters the turns." in answer.private
    assert "**0** Ada" in text(table.board())

"""Whole recorded games: in each depth the same game, exported and replayed; corrected, undone and reopened."""

import pytest

from bot.record import Replayed
from bot.record.files import replay_bytes
from tests.kit.scoring import Scoring, sheet
from tests.kit.sim import Answer, Sim, buttons

PLAYED = (
    "B300 112346:11 2356:5 bank",
    "STOP",
    "B200 111555:111555 X2 111234:111 115:115 bank",
    "FW 444412:4441 23:",
    "PM 111555:111555 bank",
    "ST 123456:123456 bank",
)
"""A game to 20,000 between Ada and Ben, in the words of the record."""

SETS_ASIDE = (
    "B300 :11 :5 bank",
    "STOP",
    "B200 :111555 X2 :111 :115 bank",
    "FW :4441 :",
    "PM :111555 bank",
    "ST :123456 bank",
)
TOTALS = ((250, "B300"), (0, "STOP"), (0, ""), (0, ""), (0, ""), (0, ""))


def exported(table: Scoring, answer: Answer) -> str:
    assert answer.message is not None
    [file] = answer.message.attachments
    return table.sim.world.backend.cdn.get(file.url).decode()


async def replayed(table: Scoring) -> tuple[str, Replayed]:
    """The record as it is handed out, and what a replay makes of it."""
    record = exported(table, await table.people[0].slash(table.channel, "tutto export"))
    result = replay_bytes(record.encode())
    assert isinstance(result, Replayed), (result, record)
    return record, result


def result_of(lines: tuple[str, ...], target: int) -> list[int]:
    """What the same game comes to when it is played."""
    seats = ("Ada", "Ben")
    turns = "\n".join(f"{seats[number % 2]}: {turn}" for number, turn in enumerate(lines))
    played = replay_bytes(f'[Seats "Ada | Ben"]\n[House "target={target}"]\n\n{turns}\n'.encode())
    assert isinstance(played, Replayed), played
    return [seat.score for seat in played.game.seats]


@pytest.mark.parametrize("lines", [PLAYED, SETS_ASIDE])
async def test_a_game_pressed_in_full_or_by_what_was_set_aside_is_the_game_that_was_played(
    sim: Sim, lines: tuple[str, ...]
) -> None:
    table = sheet(sim, 2)
    await table.record(target=20000)
    for turn in lines:
        await table.said_of(turn)
    _, result = await replayed(table)
    assert result_of(PLAYED, 20000) == [seat.score for seat in result.game.seats]
    assert result.game.is_over == table.is_over()


async def test_a_game_that_is_typed_is_the_game_that_was_played(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=20000)
    for turn in PLAYED:
        await table.typed(turn)
    record, result = await replayed(table)
    assert result_of(PLAYED, 20000) == [seat.score for seat in result.game.seats]
    assert "Ada: B300 112346:11 2356:5 bank =250" in record


async def test_a_game_entered_by_its_totals_ends_as_it_was_played(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=20000)
    for points in (250, 0, 2750, 900):
        await table.whole(points)
    _, result = await replayed(table)
    assert [3000, 900] == [seat.score for seat in result.game.seats]


async def test_undo_after_the_end_opens_the_game_again_and_redo_ends_it(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=1000)
    await table.whole(1000)
    await table.whole(300)
    assert table.is_over()
    await table.push("undo")
    assert "**Ben** is playing" in table.said()
    await table.push("redo")
    assert "🏆 Ada wins with 1,000!" in table.said()


async def correct(table: Scoring, number: int) -> Answer:
    """Pick the turn on this line of the sheet from the list."""
    listed = await table.scorer.press(table.board(), verb="correct")
    assert listed.message is not None
    return await table.scorer.choose(listed.message, str(number))


async def anew(table: Scoring, number: int, **values: object) -> Answer:
    """Enter the turn on this line anew, up to what that changes."""
    picked = await correct(table, number)
    assert picked.message is not None
    opened = await table.scorer.press(picked.message, verb="correct", arg=f"total-{number}")
    return await table.scorer.fill(opened, **{"card": ["-"], **values})


async def confirmed(table: Scoring, answer: Answer) -> None:
    assert answer.message is not None
    yes = [button for button in buttons(answer.message) if button.arg.startswith("yes-")]
    await table.sim.at_once((table.scorer, answer.message, yes[0]))


async def test_a_correction_is_shown_before_it_counts(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await table.whole(300)
    shown = await anew(table, 0, points="500")
    assert "Ada: 650 → **500** (−150)" in shown.private
    assert "**650** Ada" in table.said()
    await confirmed(table, shown)
    assert "**500** Ada" in table.said()


async def test_a_struck_turn_counts_as_passed_over(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    picked = await correct(table, 0)
    assert picked.message is not None
    shown = await table.scorer.press(picked.message, verb="correct", arg="strike-0")
    await confirmed(table, shown)
    assert "**0** Ada" in table.said()


async def test_a_correction_that_ends_the_game_is_said_so_and_ends_it(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=1000)
    await table.whole(650)
    await table.whole(300)
    shown = await anew(table, 0, points="1000")
    assert "With that the game is over. Winner: Ada" in shown.private
    await confirmed(table, shown)
    assert "🏆 Ada wins with 1,000!" in table.said()


async def test_a_correction_that_reopens_the_game_is_said_so_and_the_leaderboard_follows(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record(target=1000)
    await table.whole(1000)
    await table.whole(300)
    won = await table.people[0].slash(table.channel, "tutto leaderboard")
    shown = await anew(table, 0, points="900")
    assert "With that the game goes on." in shown.private
    await confirmed(table, shown)
    assert "**Ada** is playing" in table.said()
    reopened = await table.people[0].slash(table.channel, "tutto leaderboard")
    assert "Ada" in won.private
    assert "Ada" not in reopened.private


async def test_the_history_tells_who_corrected_what_and_when(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await confirmed(table, await anew(table, 0, points="500"))
    listed = await table.scorer.press(table.board(), verb="correct")
    assert listed.message is not None
    told = await table.scorer.press(listed.message, verb="correct", arg="history")
    assert "Ada: Ada `score 650` → `score 500`" in told.private
    assert "<t:" in told.private


async def test_the_record_of_a_corrected_game_has_the_corrected_turn_and_the_earlier_one_as_a_comment(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await confirmed(table, await anew(table, 0, points="500"))
    record, _ = await replayed(table)
    assert "Ada: score 500 =500 ; was score 650" in record


@pytest.mark.parametrize("typed", ["lots", "1.5"])
async def test_letters_in_a_correction_are_no_number_whatever_the_card(sim: Sim, typed: str) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    answer = await anew(table, 0, points=typed, card=["PM"])
    assert "That is no number I can read." in answer.private


@pytest.mark.parametrize(("made", "scores"), [("made", "650 → **1,000**"), ("unmade", "650 → **0**")])
async def test_a_correction_asks_whether_a_card_that_fixes_the_figure_was_made(
    sim: Sim, made: str, scores: str
) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    preview = await answered(table, await anew(table, 0, card=["PM"]), made)
    assert scores in preview.private


@pytest.mark.parametrize("made", ["made", "unmade"])
async def test_a_correction_asks_of_a_vengeance_with_points_whether_it_was_made(sim: Sim, made: str) -> None:
    table = sheet(sim, 3)
    await table.record(edition="fill-or-bust", target=20000)
    await table.typed("B300 score 3000")
    await table.typed("score 650")
    points = "1000" if made == "made" else "300"
    shown = await anew(table, 1, points=points, card=["V2500"])
    preview = await answered(table, shown, made)
    assert ("3,000 → **500**" in preview.private) == (made == "made")


async def answered(table: Scoring, shown: Answer, made: str) -> Answer:
    """Say whether the card was made; what that changes is shown."""
    assert shown.message is not None
    [answer] = [button for button in buttons(shown.message) if button.arg.startswith(f"{made}-")]
    return (await table.sim.at_once((table.scorer, shown.message, answer)))[0]


LONG = "B200 123466:1 23445:5 2223:222 1:1 B300 123466:1 23445:5 2223:222 1:1 B400 112346:11 2356:5 bank"
"""A turn with more words than a button can carry."""


async def test_a_turn_of_any_length_is_corrected_by_its_words(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    picked = await correct(table, 0)
    assert picked.message is not None
    opened = await table.scorer.press(picked.message, verb="correct", arg="line-0")
    shown = await table.scorer.fill(opened, line=f"Ada: {LONG}")
    assert "650 → **1,650**" in shown.private
    await sim.restart()
    await confirmed(table, shown)
    record, _ = await replayed(table)
    assert f"Ada: {LONG} =1650 ; was score 650" in record


async def test_a_turn_of_any_length_is_typed_at_once(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.typed(f"Ada: {LONG}")
    assert "**1,650** Ada" in table.said()


async def test_a_long_line_that_waits_to_be_confirmed_survives_a_stop(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.type(LONG)
    await sim.crash()
    await table.push("enter", "line")
    assert "**1,650** Ada" in table.said()


async def test_what_is_set_aside_of_a_roll_on_the_sheet_is_typed(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.typed("B300 112346")
    await table.typed("11 2356:5 bank")
    assert "**250** Ada" in table.said()


def filled_in(opened: Answer) -> str:
    """What stands in the only line of a form."""
    assert opened.form is not None
    [part] = opened.form["components"]
    return part["component"]["value"]


WRONG = ("B300 112346:12", f"{LONG} quatsch", "Zoë: `B300` 1.2 | über")


@pytest.mark.parametrize("line", WRONG)
async def test_a_line_that_is_wrong_stands_in_the_form_once_more_letter_for_letter(sim: Sim, line: str) -> None:
    table = sheet(sim, 2)
    await table.record()
    note = (await table.type(line)).message
    assert note is not None
    assert line == filled_in(await table.scorer.press(note, label="Once more"))


@pytest.mark.parametrize("line", [*WRONG, "B300 112346:11"])
async def test_so_does_one_that_is_wrong_in_a_correction(sim: Sim, line: str) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    await table.whole(650)
    picked = await correct(table, 0)
    assert picked.message is not None
    opened = await table.scorer.press(picked.message, verb="correct", arg="line-0")
    note = (await table.scorer.fill(opened, line=line)).message
    assert note is not None
    again = await table.scorer.press(note, label="Once more")
    assert line == filled_in(again)
    shown = await table.scorer.fill(again, line="B300 112346:11 bank")
    assert "Ada: 650 → **200** (−450)" in shown.private


async def test_a_correction_of_a_turn_that_was_undone_meanwhile_gives_its_words_back(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    picked = await correct(table, 0)
    assert picked.message is not None
    opened = await table.scorer.press(picked.message, verb="correct", arg="line-0")
    await table.push("undo")
    assert LONG in (await table.scorer.fill(opened, line=LONG)).private


async def test_a_form_for_a_whole_turn_that_comes_too_late_gives_its_figures_back(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    opened = await table.push("total")
    await table.push("undo")
    assert "B300 450" in (await table.scorer.fill(opened, points="450", card=["B300"])).private


async def test_two_who_enter_at_once_lose_nothing(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    ada, ben = table.people
    shown = await ada.press(table.board(), verb="scorer")
    assert shown.message is not None
    await ada.press(shown.message, verb="scorer", arg="everybody")
    await table.form(points="650")
    confirm = next(button for button in buttons(table.board()) if button.verb == "enter")
    board = table.board()
    await sim.at_once((ada, board, confirm), (ben, board, confirm))
    assert "**650** Ada" in table.said()
    assert "**Ben** is playing" in table.said()


async def test_who_was_slower_is_told_what_they_were_about_to_enter(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    ada, ben = table.people
    shown = await ada.press(table.board(), verb="scorer")
    assert shown.message is not None
    await ada.press(shown.message, verb="scorer", arg="everybody")
    await table.form(points="650")
    first = next(button for button in buttons(table.board()) if button.verb == "enter")
    await table.scorer.press(table.board(), label="✗ Discard")
    await table.form(points="700")
    second, board = next(button for button in buttons(table.board()) if button.verb == "enter"), table.board()
    _, slower = await sim.at_once((ada, board, second), (ben, board, first))
    assert "`score 650`" in slower.private
    assert "**700** Ada" in table.said()


async def test_a_private_page_that_the_sheet_has_left_behind_never_becomes_a_board(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    first, second = await anew(table, 0, points="500"), await anew(table, 0, points="300")
    await confirmed(table, first)
    await confirmed(table, second)
    assert second.message is not None
    assert not [button for button in buttons(second.message) if button.verb in {"undo", "enter", "depth"}]
    assert "**500** Ada" in table.said()


async def test_a_form_from_a_private_note_that_the_sheet_has_left_behind_never_becomes_a_board(sim: Sim) -> None:
    table = sheet(sim, 2)
    await table.record()
    await table.whole(650)
    note = (await table.type("B300 112346:12")).message
    assert note is not None
    opened = await table.scorer.press(note, label="Once more")
    await table.push("undo")
    answer = await table.scorer.fill(opened, line="B300 112346:11 2356:5 bank")
    seen = [message for message in table.channel.history(viewer=table.scorer.actor) if message.flags.ephemeral]
    assert not [button for message in seen for button in buttons(message) if button.verb == "undo"]
    assert "B300 112346:11 2356:5 bank" in answer.private

"""What a score sheet says of chances, by the table's choice."""

import pytest

from bot.screens import Button
from bot.screens.board import BEST
from bot.screens.scoresheet import scoresheet
from bot.tables.ports import ByBot, Hints
from bot.tables.prompted import prompted
from bot.tables.table import Table
from bot.tables.unsent import Unsent
from tests.kit.limits import message_faults
from tests.kit.solved import known
from tests.screens.plays import HOSTILE, LANGUAGES, text, wire, words
from tests.screens.sheets import recorded

TWO = ("Ada", "Ben")
EN = words("en")
LABEL = 16
"""Characters that a phone shows."""


def shown(table: Table, pressed: str, language: str = "en") -> str:
    prompt = prompted(table, Unsent.read(pressed), known)
    return text(scoresheet(table, prompt.unsent, words(language), prompt.best))


def starred(table: Table, pressed: str) -> set[str]:
    """What the buttons with a star enter."""
    prompt = prompted(table, Unsent.read(pressed), known)
    screen = scoresheet(table, prompt.unsent, EN, prompt.best)
    return {one.arg.partition(".")[2] for row in screen.rows for one in row if getattr(one, "emoji", "") == BEST}


def sheet(hints: Hints, *lines: str, by_bot: ByBot = ByBot.NOTHING) -> Table:
    return recorded(TWO, *lines, hints=hints, by_bot=by_bot)


@pytest.mark.parametrize("depth", ["a-", "f-"])
def test_where_dice_are_rolled_next_the_chance_of_a_null_is_told(depth: str) -> None:
    assert "🎯 Chance of a null: 16 %" in shown(sheet(Hints.NULL, "B300 :11"), depth)


@pytest.mark.parametrize("depth", ["a-", "f-"])
def test_the_first_roll_of_a_card_has_its_chance_too(depth: str) -> None:
    assert "🎯 Chance of a null: 3 %" in shown(sheet(Hints.NULL, "B300"), depth)


def test_once_dice_are_pressed_they_were_rolled_and_no_chance_is_left() -> None:
    assert "Chance of a null" not in shown(sheet(Hints.NULL, "B300 :11"), "f2-")


@pytest.mark.parametrize("pressed", ["a1-", "f1256-16"])
def test_the_button_that_goes_on_has_the_chance_as_on_the_board_of_a_played_game(pressed: str) -> None:
    assert "[🎲 3 · 28 %]" in shown(sheet(Hints.NULL, "B300 :11"), pressed)


@pytest.mark.parametrize("pressed", ["a-", "f-", "a1-", "f1256-4", "t-"])
def test_without_hints_no_chance_is_told_anywhere(pressed: str) -> None:
    assert "%" not in shown(sheet(Hints.OFF, "B300 :11"), pressed)


@pytest.mark.parametrize("lines", [(), ("B300",), ("score 300",)])
@pytest.mark.parametrize("hints", Hints)
def test_a_total_tells_of_no_moment_and_so_of_no_chance(hints: Hints, lines: tuple[str, ...]) -> None:
    said = shown(sheet(hints, *lines), "t-")
    assert ("%" in said, BEST + " Best" in said) == (False, False)


def test_after_a_tutto_the_chance_of_a_stop_is_told_as_long_as_the_pile_is_known() -> None:
    assert "🎯 Chance of Stop: 18 %" in shown(sheet(Hints.NULL, "B300 111555:111555"), "f-")
    assert "Chance of Stop" not in shown(sheet(Hints.NULL, "score 300", "B300 111555:111555"), "f-")


def test_where_the_bot_reveals_the_chance_stands_on_its_button() -> None:
    said = shown(sheet(Hints.NULL, "B300 111555:111555", by_bot=ByBot.CARDS), "f-")
    assert ("[🂠 · 18 % Stop]" in said, "Chance of Stop" in said) == (True, False)


def test_where_the_bot_rolls_the_chance_stands_on_its_button() -> None:
    said = shown(sheet(Hints.NULL, "B300", by_bot=ByBot.DICE), "f-")
    assert ("[🎲 6 · 3 %]" in said, "Chance of a null" in said) == (True, False)


def test_with_advice_the_dice_of_the_best_choice_are_marked_at_first() -> None:
    said = shown(sheet(Hints.ADVICE, "B300"), "f122355-")
    assert "Marked 1: +100" in said
    assert "⭐ Best: `1` aside, roll 5" in said


def test_the_best_choice_has_a_star_on_its_button_while_its_dice_are_marked() -> None:
    table = sheet(Hints.ADVICE, "B300")
    assert [{"go"}, set[str]()] == [starred(table, "f122355-"), starred(table, "f122355-49")]


def test_other_dice_are_marked_as_ever() -> None:
    assert "Marked 1 5 5: +200" in shown(sheet(Hints.ADVICE, "B300"), "f122355-49")


def test_with_chances_only_all_that_scores_is_marked_at_first() -> None:
    said = shown(sheet(Hints.NULL, "B300"), "f122355-")
    assert ("Marked 1 5 5" in said, "Best" in said) == (True, False)


@pytest.mark.parametrize(
    ("pressed", "advised", "where"),
    [("a111-", "`1 1 1` aside, bank 1,000", "bank"), ("a1-", "`1` aside, roll 5", "go")],
)
def test_where_only_what_is_set_aside_is_entered_it_is_advised_what_to_do_then(
    pressed: str, advised: str, where: str
) -> None:
    table = sheet(Hints.ADVICE, "B300")
    assert f"⭐ Best: {advised}" in shown(table, pressed)
    assert {where} == starred(table, pressed)


@pytest.mark.parametrize("depth", ["a-", "f-"])
def test_between_two_rolls_it_is_advised_whether_to_go_on(depth: str) -> None:
    assert "⭐ Best: roll 5" in shown(sheet(Hints.ADVICE, "B300 :1"), depth)
    assert "⭐ Best: bank 1,000" in shown(sheet(Hints.ADVICE, "B300 :111"), depth)
    assert {"bank"} == starred(sheet(Hints.ADVICE, "B300 :111"), depth)


def test_after_a_tutto_it_is_advised_whether_to_reveal() -> None:
    assert "⭐ Best: bank 2,400" in shown(sheet(Hints.ADVICE, "X2 111155:111155"), "f-")


def test_a_null_is_nobodys_choice() -> None:
    assert "⭐ Best" not in shown(sheet(Hints.ADVICE, "B300"), "f223346-")


@pytest.mark.parametrize("line", ["", "B300", "FW :1"])
def test_where_there_is_nothing_to_choose_nothing_is_advised(line: str) -> None:
    assert "⭐ Best" not in shown(sheet(Hints.ADVICE, *([line] if line else [])), "a-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pressed", ["a-", "f-", "a111-", "f122355-"])
def test_every_language_advises_within_the_limits(language: str, pressed: str) -> None:
    table = recorded(HOSTILE, "B300", hints=Hints.ADVICE)
    prompt = prompted(table, Unsent.read(pressed), known)
    screen = scoresheet(table, prompt.unsent, words(language), prompt.best)
    assert [] == message_faults(wire(screen))
    assert [] == [one for row in screen.rows for one in row if isinstance(one, Button) and len(one.label) > LABEL]

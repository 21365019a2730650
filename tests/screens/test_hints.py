"""What a board says of chances, by the table's choice."""

from dataclasses import replace

import pytest

from bot.advisor.position import Option, Then
from bot.engine import Card
from bot.screens import Button
from bot.screens.board import BEST, board
from bot.screens.lobby import lobby
from bot.tables.latecomers import LateJoin
from bot.tables.ports import Hints
from tests.screens.plays import Play, buttons, text, words
from tests.screens.sheets import lobby_of_record

EN = words("en")
ROLL_ON = Option(set_aside=(1,), then=Then.ROLL, value=377.0)
ALL_ASIDE = 0b110001
ONE_ASIDE = 0b000001


def presses(play: Play, mask: int = 0, best: Option | None = None) -> dict[str, Button]:
    return buttons(board(play.table, mask, EN, best=best))


def rolled(hints: Hints) -> Play:
    return Play().hinting(hints).begin().reveal(Card.B300, "122355")


def test_the_chances_stand_on_roll_unless_a_table_says_otherwise() -> None:
    assert presses(Play().begin().reveal(Card.B300, "122355"), ONE_ASIDE)["roll"].label == "🎲 5 · 8 %"


def test_without_hints_roll_tells_the_dice_only() -> None:
    assert presses(rolled(Hints.OFF), ONE_ASIDE)["roll"].label == "🎲 5"


def test_without_hints_reveal_tells_no_chance() -> None:
    play = Play().hinting(Hints.OFF).begin().reveal(Card.B300, "111555")
    assert presses(play, 0b111111)["reveal"].label == EN("press-reveal")


def test_the_best_choice_has_a_star_on_its_button() -> None:
    shown = presses(rolled(Hints.ADVICE), ONE_ASIDE, ROLL_ON)
    assert [BEST, ""] == [shown["roll"].emoji, shown["bank"].emoji]


def test_with_other_dice_marked_no_button_is_the_best_choice() -> None:
    shown = presses(rolled(Hints.ADVICE), ALL_ASIDE, ROLL_ON)
    assert {""} == {shown["roll"].emoji, shown["bank"].emoji}


def test_the_dice_that_end_a_turn_by_themselves_have_the_star() -> None:
    play = Play(house="plus_minus_after=end").begin().reveal(Card.PLUS_MINUS, "111555")
    best = Option(set_aside=(1, 1, 1, 5, 5, 5), then=Then.BANK, value=1000.0)
    assert presses(play, 0b111111, best)["aside"].emoji == BEST


@pytest.mark.parametrize("hints", Hints)
def test_the_lobby_of_a_recorded_game_tells_what_the_score_sheet_will_say(hints: Hints) -> None:
    table = lobby_of_record()
    assert EN(f"hints-{hints}.told") in text(lobby(replace(table, row=replace(table.row, hints=hints)), EN))


def test_the_lobby_of_a_recorded_game_tells_of_no_late_joining() -> None:
    table = lobby_of_record()
    assert EN("lobby-late") not in text(lobby(replace(table, row=replace(table.row, late=LateJoin.ZERO)), EN))


@pytest.mark.parametrize("hints", Hints)
def test_the_lobby_tells_what_the_board_will_say(hints: Hints) -> None:
    assert EN(f"hints-{hints}.told") in text(lobby(Play().hinting(hints).table, EN))

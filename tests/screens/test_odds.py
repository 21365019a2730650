"""What one's choices are worth, as it is told."""

from functools import cache

import pytest

from bot.advisor.prospects import prospects
from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.advisor.solver import solve
from bot.engine import Card
from bot.screens.odds import MOST_CHOICES, no_position, odds
from tests.screens.plays import FIRST_USER, Play, text, words

EN = words("en")


@cache
def solved(where: Situation) -> Solved:
    return solve(where)


def told(play: Play, language: str = "en") -> str:
    game = play.table.game
    return text(odds(play.table, prospects(game, solved(situation(game))), words(language)))


def unsolved(play: Play) -> str:
    return text(odds(play.table, prospects(play.table.game, None), EN))


def test_the_best_choice_stands_first_with_its_average_and_its_chances() -> None:
    said = told(Play().begin().reveal(Card.B300, "122355"))
    assert "1. `1` aside, roll 5 · **377** · null 8 % · TUTTO 26 %\n2. `5` aside, roll 5 · **340**" in said


@pytest.mark.parametrize("language", ["nl", "de", "fr", "es"])
def test_every_language_tells_the_same_figures(language: str) -> None:
    assert "`1 1 1`" in told(Play().begin().reveal(Card.B300, "111234"), language)


def test_banking_is_sure_where_rolling_costs_more_than_it_brings() -> None:
    said = told(Play().begin().reveal(Card.B300, "111234"))
    assert "Rolling 3 dice would lose 1,000 about 3 times in ten; banking is sure." in said


def test_rolling_on_is_told_with_what_it_brings_beyond_banking() -> None:
    said = told(Play().begin().reveal(Card.B300, "122355"))
    assert "Rolling 5 dice loses 100 about once in ten times; on average it still brings 177 more than banking." in said


def test_leaving_dice_that_score_is_told_with_the_chances_it_saves() -> None:
    said = told(Play().begin().reveal(Card.B300, "122355"))
    assert "With 5 dice to roll a null comes 8 % of the time, with 3 it would be 28 %." in said


def test_a_null_that_banks_is_nothing_to_fear() -> None:
    assert "Here a null banks it all, so roll on." in told(Play().begin().reveal(Card.FIREWORKS, "111234"))


def test_a_card_that_may_end_the_turn_is_named_with_its_chance() -> None:
    assert "Stop 18 %" in told(Play().begin().reveal(Card.B300, "111555"))


def test_no_more_than_ten_choices_are_listed() -> None:
    said = told(Play().begin().reveal(Card.CLOVERLEAF, "111555"))
    assert (f"\n{MOST_CHOICES}. ", "… and 5 more choices") == (
        f"\n{MOST_CHOICES}. " if f"\n{MOST_CHOICES}. " in said else "",
        "… and 5 more choices" if f"\n{MOST_CHOICES + 1}. " not in said else "",
    )


def test_before_it_is_solved_the_chances_are_told_and_that_it_is_being_worked_out() -> None:
    said = unsolved(Play().begin().reveal(Card.B300, "111234"))
    assert "`1` aside, roll 5 · null 8 % · TUTTO 26 %" in said
    assert "I am still working out what each choice is worth" in said


def test_a_rule_that_is_followed_in_part_is_named() -> None:
    said = unsolved(Play(house="plus_minus_leader=redraw").begin())
    assert EN("rule-plus_minus_leader") in said


def test_where_no_game_is_on_one_is_told_where_to_ask() -> None:
    assert "No game is on here." in text(no_position(None, FIRST_USER, EN))


def test_who_sits_elsewhere_is_told_so() -> None:
    assert "You don’t sit at this table." in text(no_position(Play().begin().table, 999, EN))


def test_in_the_lobby_there_is_nothing_to_tell_yet() -> None:
    assert "No die has been rolled here yet." in text(no_position(Play().table, FIRST_USER, EN))


def test_who_waits_is_told_whose_turn_it_is() -> None:
    assert "It is **Ada**’s turn now." in text(no_position(Play().begin().table, FIRST_USER + 1, EN))

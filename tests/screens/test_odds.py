"""What one's choices are worth, as it is told."""

from dataclasses import replace

import pytest

from bot.advisor.prospects import ahead, prospects
from bot.advisor.situation import situation
from bot.engine import Card
from bot.screens.odds import MOST_CHOICES, no_position, odds, untold
from bot.tables.moment import Moment, Untold, moment
from bot.tables.unsent import Unsent
from tests.kit.limits import message_faults
from tests.kit.solved import solved_once
from tests.screens.plays import FIRST_USER, HOSTILE, LANGUAGES, Play, text, wire, words
from tests.screens.sheets import lobby_of_record, recorded

EN = words("en")
TWO = ("Ada", "Ben")


def told(play: Play, language: str = "en") -> str:
    game = play.table.game
    found = prospects(game, solved_once(situation(game)))
    return text(odds(play.table, FIRST_USER, Moment(game=game), found, words(language)))


def unsolved(play: Play) -> str:
    game = play.table.game
    return text(odds(play.table, FIRST_USER, Moment(game=game), prospects(game, None), EN))


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


def on_a_sheet(pressed: str, *lines: str, user: int = FIRST_USER, language: str = "en") -> str:
    table = recorded(TWO, *lines)
    at = moment(table, Unsent.read(pressed))
    if isinstance(at, Untold):
        return text(untold(at, words(language)))
    return text(odds(table, user, at, ahead(at.game, solved_once(situation(at.game))), words(language)))


def test_a_pressed_roll_is_told_of_before_it_is_entered() -> None:
    said = on_a_sheet("f122355-", "B300")
    assert "🎲 Rolled: `1 2 2 3 5 5`" in said
    assert "1. `1` aside, roll 5 · **377**" in said


def test_of_dice_set_aside_only_what_comes_next_is_told() -> None:
    said = on_a_sheet("a5-", "B300 :11")
    assert "✓ Set aside: `5`" in said
    assert "1. `5` aside, roll 3 · **286** · null 28 % · TUTTO 24 %\n2. `5` aside, bank 250 · **250**\nWhy" in said


def test_a_roll_that_was_never_seen_is_not_shown() -> None:
    assert "Rolled" not in on_a_sheet("a5-", "B300 :11")


@pytest.mark.parametrize(("card", "worth"), [("B300", 445), ("FW", 623)])
def test_before_the_first_roll_a_card_is_told_with_what_it_is_worth(card: str, worth: int) -> None:
    assert f"1. roll 6 · **{worth}** · null 3 % · TUTTO" in on_a_sheet("f-", card)


def test_of_a_total_the_card_is_told_as_if_nothing_had_been_rolled() -> None:
    said = on_a_sheet("t-", "B300")
    assert "so I only know its card" in said
    assert "1. roll 6 · **445**" in said


def test_of_a_total_without_a_card_it_is_told_why_not_and_what_to_do() -> None:
    assert "This turn is entered as a total" in on_a_sheet("t-")


def test_who_reads_the_odds_of_another_is_told_whose_they_are() -> None:
    assert "Odds for Ada · ⭐ Bonus 300" in on_a_sheet("f-", "B300", user=FIRST_USER + 1)
    assert "Your odds · ⭐ Bonus 300" in on_a_sheet("f-", "B300")


def test_a_keeper_of_the_score_without_a_seat_is_told_that_the_game_has_not_begun() -> None:
    table = lobby_of_record()
    keeper = replace(table.people["p0"], player="keeper", user=999)
    table = replace(table, people={**table.people, "keeper": keeper}, row=replace(table.row, scorer="keeper"))
    assert "The game hasn’t begun yet." in text(no_position(table, 999, EN))
    assert "You don’t sit at this table." in text(no_position(table, 998, EN))


def test_of_a_game_that_is_over_there_is_nothing_to_tell() -> None:
    assert "No game is on here." in text(no_position(recorded(TWO, "CL win"), FIRST_USER, EN))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Untold)
def test_every_language_says_why_a_sheet_tells_of_no_moment(language: str, why: Untold) -> None:
    assert text(untold(why, words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pressed", ["t-", "f-", "a1-", "f122355-"])
def test_the_odds_of_a_sheet_keep_within_the_limits(language: str, pressed: str) -> None:
    table = recorded(HOSTILE, "B300")
    at = moment(table, Unsent.read(pressed))
    assert isinstance(at, Moment)
    screen = odds(table, 999, at, ahead(at.game, solved_once(situation(at.game))), words(language))
    assert [] == message_faults(wire(screen))

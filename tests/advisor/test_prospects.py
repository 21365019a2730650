"""What each choice may lead to is told of every choice the engine allows, solved or not."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from bot.advisor.advice import options, value
from bot.advisor.position import Then
from bot.advisor.prospects import Prospect, ahead, prospects
from bot.advisor.situation import situation
from bot.engine import Card, Game
from tests.kit.solved import solved_once
from tests.screens.plays import Play
from tests.screens.sheets import recorded, turn_of

EDITIONS = ("tutto", "fill-or-bust")


def games(edition: str) -> Iterator[Game]:
    """Every position of two games played at random, where somebody may choose."""
    for seed in range(2):
        chance = random.Random(seed)
        play = Play(("Ada", "Ben"), edition=edition, house="target=2000").begin()
        while not play.table.game.is_over:
            yield play.table.game
            play.at_random(chance, chance.randrange(1, 3))


def choices(found: tuple[Prospect, ...]) -> set[tuple[tuple[int, ...], Then]]:
    return {(each.set_aside, each.then) for each in found}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_choice_of_the_solved_tables_has_a_prospect(edition: str) -> None:
    for game in games(edition):
        found = prospects(game, solved_once(situation(game)))
        assert [(each.set_aside, each.then) for each in found] == [
            (option.set_aside, option.then) for option in options(solved_once(situation(game)), game)
        ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_choices_are_there_before_it_is_solved(edition: str) -> None:
    for game in games(edition):
        assert choices(prospects(game, None)) == choices(prospects(game, solved_once(situation(game))))


def test_nothing_is_worth_anything_before_it_is_solved() -> None:
    game = Play().begin().reveal(Card.B300, "111234").table.game
    assert {None} == {each.value for each in prospects(game, None)}


def test_the_best_choice_comes_first() -> None:
    game = Play().begin().reveal(Card.B300, "122355").table.game
    best = prospects(game, solved_once(situation(game)))[0]
    assert ((1,), Then.ROLL, 377) == (best.set_aside, best.then, round(best.value or 0))


def test_the_chance_of_a_null_is_that_of_the_dice_left() -> None:
    game = Play().begin().reveal(Card.B300, "111234").table.game
    found = {each.set_aside: each for each in prospects(game, None) if each.then is Then.ROLL}
    assert float(Fraction(60, 216)) == found[1, 1, 1].null


def test_to_bank_risks_nothing() -> None:
    game = Play().begin().reveal(Card.B300, "111234").table.game
    [bank] = [each for each in prospects(game, None) if each.then is Then.BANK and each.set_aside == (1, 1, 1)]
    assert (None, None) == (bank.null, bank.stop)


def test_a_card_may_end_the_turn() -> None:
    game = Play().begin().table.game
    [reveal] = prospects(game, None)
    assert (Then.REVEAL, Fraction(10, 56)) == (reveal.then, reveal.stop)


def at_a_table(*lines: str) -> Game:
    return turn_of(recorded(("Ada", "Ben"), *lines)).game


def test_real_dice_that_come_next_are_told_with_what_their_roll_is_worth() -> None:
    game = at_a_table("B300")
    [roll] = ahead(game, solved_once(situation(game)))
    assert (Then.ROLL, (), float(Fraction(1440, 46656))) == (roll.then, roll.set_aside, roll.null)
    assert value(solved_once(situation(game)), game) == roll.value


def test_a_real_card_that_comes_next_is_told_with_the_chance_of_a_stop() -> None:
    house = "plus_minus_leader=redraw"
    game = turn_of(recorded(("Ada", "Ben"), "score 300", "score 200", "PM", house=house)).game
    [card] = ahead(game, None)
    assert (Then.REVEAL, Fraction(10, 51), None) == (card.then, card.stop, card.value)


@pytest.mark.parametrize("line", ["", "B300 :11", "B300 122355"])
def test_where_somebody_may_choose_nothing_comes_by_itself(line: str) -> None:
    game = at_a_table(*([line] if line else []))
    assert prospects(game, solved_once(situation(game))) == ahead(game, solved_once(situation(game)))

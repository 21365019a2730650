"""Whole games entered in each depth come to the same as the same games played (record.md, Turns)."""

import random

import pytest
from hypothesis import given, settings

from bot.engine import Refusal, Ruleset
from bot.engine.cards import Card
from bot.engine.ruleset import DEFAULTS
from bot.record import PlayedTurn, Replayed
from bot.record.drafting import Draft, total
from bot.record.journal import Tokens
from bot.record.typed import typed
from tests.kit.games import replayed, standing
from tests.kit.sheets import Pen, allowed, pen_for, record_of, tokens_of
from tests.kit.strategies import Story, stories, told

CARDS = set(Card)


def outcome(played: Replayed) -> tuple[object, ...]:
    """What everybody wants to know of a game."""
    game = played.game
    return (
        [seat.score for seat in game.seats],
        played.winners,
        game.round,
        game.last_round,
        game.turn and game.turn.seat,
    )


def as_typed(line: str) -> str:
    """A roll and what is set aside of it in two words; not where the choice is the bot's."""
    if {"FW", "MB"} & set(line.split()):
        return line
    return " ".join(word.replace(":", " ") if word[0].isdigit() else word for word in line.split())


def without_unseen(tokens: Tokens) -> Tokens:
    """Only what is set aside of each roll; an undecided roll stays."""
    return tuple(":" + token.partition(":")[2] if ":" in token else token for token in tokens)


@settings(deadline=None)
@given(stories())
def test_a_game_entered_token_by_token_is_the_game_played(story: Story) -> None:
    played = record_of(story)
    pen = pen_for(played)
    for line in played.lines:
        pen.tell(line)
    assert standing(pen.game) == standing(played.game)


@settings(deadline=None)
@given(stories())
def test_its_record_is_the_record_of_the_game_played(story: Story) -> None:
    played = record_of(story)
    pen = pen_for(played)
    for line in played.lines:
        pen.tell(line)
    assert replayed(pen.record()).lines == played.lines


@settings(deadline=None)
@given(stories())
def test_a_game_of_which_only_what_was_set_aside_is_known_is_the_game_played(story: Story) -> None:
    played = record_of(story)
    pen = pen_for(played)
    for line in played.lines:
        name, _, rest = line.partition(": ")
        pen.tell(
            f"{name}: {' '.join(without_unseen(tokens_of(rest)))}" if "=" in rest and "joins" not in rest else line
        )
    assert outcome(replayed(pen.record())) == outcome(played)


@settings(deadline=None)
@given(stories())
def test_a_game_typed_as_one_line_a_turn_is_the_game_played(story: Story) -> None:
    played = record_of(story)
    pen = pen_for(played)
    for line in played.lines:
        if line == "time" or {"joins", "leaves"} & set(line.split()):
            pen.tell(line)
        else:
            pen.put(allowed(typed(pen.due(), as_typed(line.partition("=")[0]), played.names)))
    assert standing(pen.game) == standing(played.game)


def entered_as_total(pen: Pen, turn: PlayedTurn, tokens: Tokens) -> Draft | Refusal:
    """A turn as its one card and what it brought."""
    cards = [Card(token) for token in tokens if token in CARDS]
    aside = sum(len(token.partition(":")[2]) for token in tokens)
    if len(cards) != 1 or tokens[-1] in ("forfeit", "leaves") or turn.ended is None:
        return allowed(typed(pen.due(), " ".join(tokens)))
    made = aside >= 6 * (2 if cards == [Card.CLOVERLEAF] else 1)
    return total(pen.due(), cards[0], None if cards == [Card.CLOVERLEAF] else turn.gain, made=made)


@pytest.mark.parametrize("ruleset", DEFAULTS.values(), ids=lambda ruleset: ruleset.edition)
@pytest.mark.parametrize("seed", range(40))
def test_a_game_of_which_only_the_totals_are_known_is_the_game_played(ruleset: Ruleset, seed: int) -> None:
    played = record_of(told(ruleset, 1 + seed % 5, random.Random(seed), 120))
    pen = pen_for(played)
    turns = iter(played.turns)
    for line in played.lines:
        if line == "time" or {"joins", "leaves"} & set(line.split()):
            is_turn = line != "time" and tokens_of(line.partition(": ")[2]) != ("leaves",) and " joins" not in line
            turn = next(turns) if is_turn else None
            pen.tell(line)
        else:
            turn = next(turns)
            pen.put(allowed(entered_as_total(pen, turn, tokens_of(line.partition(": ")[2]))))
    assert outcome(replayed(pen.record())) == outcome(played)

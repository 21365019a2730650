"""A played game, written as a record and read again, is the same game (record.md, last paragraph)."""

import re

from hypothesis import given, settings

from bot.engine.events import PileShuffled
from bot.record import write, write_game
from tests.kit.games import replayed, standing, unsaid
from tests.kit.strategies import Story, stories

some = settings(max_examples=40, deadline=None)


@some
@given(stories())
def test_a_written_game_read_again_stands_as_it_stood(story: Story) -> None:
    shuffled = isinstance(story.events[-1], PileShuffled)  # before a card that a record can't know of yet
    game = replayed(_text(story)).game
    assert standing(game) == standing(story.game, unsaid(story.events))
    assert shuffled or game.pile == story.game.pile


@some
@given(stories())
def test_a_written_game_written_again_is_the_same_text(story: Story) -> None:
    text = _text(story)
    assert write(replayed(text)) == text


@some
@given(stories(moves=40))
def test_a_game_told_from_the_events_of_its_replay_is_the_same_text(story: Story) -> None:
    text = _text(story)
    again = replayed(text)
    assert _lines(write_game(again.events, again.names)) == _lines(text)


def _lines(text: str) -> list[str]:
    """Lines of play, with the dice of a set-aside in one order: which of equal dice were taken is not written."""
    return [
        re.sub(r":([1-6]+)", lambda aside: ":" + "".join(sorted(aside[1])), line)
        for line in text.splitlines()
        if not line.startswith("[")
    ]


def _text(story: Story) -> str:
    return write_game(story.events, [seat.player for seat in story.game.seats])

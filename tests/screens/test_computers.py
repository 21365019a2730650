"""What is said of a computer: its name, its press, its turn."""

import pytest

from bot.engine.cards import Card
from bot.engine.commands import Command, Pass, Reveal, Roll, SetAside, Take
from bot.screens.board import board
from bot.screens.computer import did
from bot.screens.lobby import lobby
from bot.screens.result import result
from bot.tables.ports import Kind
from tests.screens.plays import FIRST_USER, LANGUAGES, Play, buttons, text, words

EN = words("en")
FIRST_TWO = 0b11


def among(*kinds: Kind, **how: str) -> Play:
    """Computers of these kinds, the first to play first, and Ada last."""
    names = [*kinds, "Ada"]
    return Play(names, computers=dict(enumerate(kinds)), **how)


def said(play: Play, *commands: Command) -> str:
    """What is said of these commands of whose turn it is, whatever then comes up."""
    before = play.table
    events = play.asked(*commands)
    return did(before, events, EN)


def test_computers_are_called_by_their_temper_and_numbered_from_the_second_of_a_temper_on() -> None:
    shown = text(lobby(among(Kind.CAREFUL, Kind.BOLD, Kind.CAREFUL).table, EN))
    assert "1. **🤖 Careful** · host\n2. **🤖 Bold**\n3. **🤖 Careful 2**\n4. **Ada**" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_has_a_name_in_every_language_and_not_the_one_in_its_row(language: str) -> None:
    shown = text(board(among(Kind.BOLD).begin().table, 0, words(language)))
    assert "🤖" in shown
    assert "bold" not in shown


def test_a_computers_board_can_only_be_looked_at_and_pings_nobody() -> None:
    screen = board(among(Kind.BOLD).begin().reveal(Card.B300, "112346").table, FIRST_TWO, EN)
    pressable = {verb for verb, button in buttons(screen).items() if not button.disabled}
    assert (pressable, screen.pings, screen.content) == ({"explain"}, (), "🤖 Bold is playing.")


def test_the_only_person_among_computers_is_called_by_name() -> None:
    screen = board(among(Kind.BOLD).begin().banked("112346", FIRST_TWO).table, 0, EN)
    assert screen.content.startswith("Ada, your turn. 🤖 Bold banked 200")
    assert screen.pings == ()


def test_people_among_computers_are_called_with_a_ping_where_there_are_several() -> None:
    play = Play(["Bold", "Ada", "Ben"], computers={0: Kind.BOLD}).begin().banked("112346", FIRST_TWO)
    assert board(play.table, 0, EN).pings == (FIRST_USER + 1,)


def test_a_card_that_is_revealed_is_said() -> None:
    play = among(Kind.BOLD).begin()
    assert said(play, Reveal(seat=0)) == "🤖 Bold reveals a card."


def test_dice_that_are_set_aside_are_said_with_the_roll() -> None:
    play = among(Kind.BOLD).begin().reveal(Card.B300, "112346")
    assert said(play, SetAside(seat=0, places=FIRST_TWO), Roll(seat=0)) == "🤖 Bold sets 1 1 aside and rolls on."


def test_a_roll_without_a_choice_is_said() -> None:
    play = among(Kind.BOLD).begin().reveal(Card.FIREWORKS, "112346")
    assert said(play, Roll(seat=0)) == "🤖 Bold rolls."


def test_a_card_after_tutto_is_said_with_the_dice() -> None:
    play = among(Kind.BOLD).begin().reveal(Card.B300, "111555")
    everything = SetAside(seat=0, places=0b111111)
    assert said(play, everything, Reveal(seat=0)) == "🤖 Bold sets 1 1 1 5 5 5 aside and reveals a card."


@pytest.mark.parametrize(
    ("command", "expected"),
    [(Take(seat=0), "🤖 Bold takes the card."), (Pass(seat=0), "🤖 Bold passes the card.")],
)
def test_a_vengeance_taken_or_passed_is_said(command: Command, expected: str) -> None:
    play = among(Kind.BOLD, edition="fill-or-bust", house="vengeance=optional, first_seat=host").begin()
    play.scores(0, 500).reveal(Card.VENGEANCE)
    assert said(play, command) == expected


def test_a_computer_that_wins_is_named() -> None:
    play = among(Kind.BOLD, house="target=500").begin().banked("111346", 0b111).banked("112346", FIRST_TWO)
    assert "🏆 🤖 Bold wins with 1,000!" in text(result(play.table, EN))

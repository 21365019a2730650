"""docs/moods.md says what the tests show, and the tests show all that it says: the moods of each, by their names."""

import re
from collections.abc import Iterator
from pathlib import Path

from cogs._outcomes import OUTCOMES
from tests.kit.moods import MOODS
from tests.wire import test_moods

PAGE = Path("docs/moods.md")
FOLDERS = (Path("tests/wire"), Path("tests/cogs"))


def rows() -> Iterator[tuple[set[str], str]]:
    """The moods in the first column of each line, and the test in its last."""
    for line in PAGE.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[-1].startswith("test_"):
            yield set(re.findall(r"`([^`]+)`", cells[0])), cells[-1]


def shown() -> set[tuple[str, str]]:
    """Each mood with the test that is run in it."""
    return {
        (mood, name)
        for name, test in vars(test_moods).items()
        for mark in getattr(test, "pytestmark", ())
        if name.startswith("test_")
        if mark.name == "parametrize" and mark.args[0] == "mood"
        for mood in mark.args[1]
    }


def test_each_mood_is_on_the_page_with_each_test_that_shows_it() -> None:
    assert {(mood, test) for found, test in rows() for mood in found} == shown()


def test_each_test_on_the_page_is_there() -> None:
    tests = {
        name
        for folder in FOLDERS
        for path in folder.glob("test_*.py")
        for name in re.findall(r"^async def (test_\w+)", path.read_text(), re.MULTILINE)
    }
    assert {test for _, test in rows()} - tests == set()


def test_each_test_of_the_moods_is_on_the_page() -> None:
    tests = {name for name in vars(test_moods) if name.startswith("test_")}
    # What is shown of a late press on an old board is no answer of Discord's.
    no_mood = {"test_a_late_press_on_a_message_that_is_the_board_again_leaves_its_buttons"}
    assert tests - {test for _, test in rows()} == no_mood


def test_each_code_that_has_a_meaning_is_tried() -> None:
    assert {str(code) for code in OUTCOMES} - set(MOODS) == set()


def test_each_mood_is_tried_somewhere() -> None:
    assert set(MOODS) == {mood for mood, _ in shown()}

"""docs/fair-dice.md tells how to check a game by hand: the program that stands there prints what it says it prints."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
PROGRAM = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]


def test_the_program_by_hand_prints_what_the_page_says() -> None:
    said = [line.partition("# ")[2] for line in PROGRAM.splitlines() if line.startswith("print")]
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(PROGRAM, {})  # noqa: S102 — our own page
    assert said == printed.getvalue().splitlines()


def test_the_page_says_that_a_backup_holds_the_secrets() -> None:
    assert "any backup of it, holds the secrets of the games under way" in PAGE.replace("\n", " ")

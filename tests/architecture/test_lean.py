"""What a bot that stays up does not load: what only another process or another database needs."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("library", ["numpy", "alembic", "sqlalchemy.orm", "psycopg", "simcord"])
def test_a_bot_with_its_own_file_does_not_load(library: str) -> None:
    script = f"import sys, bot.app; print({library!r} in sys.modules)"
    seen = subprocess.run(  # noqa: S603 — our own program
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    )
    assert seen.stdout.strip() == "False"

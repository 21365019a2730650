"""The revisions in `migrations/`, and running those that are missing. Knows Alembic, and no file or server."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

REVISIONS = Path(__file__).parent / "migrations"


def knows(revision: str) -> bool:
    """Whether this version of the bot has this revision in its history."""
    try:
        ScriptDirectory(str(REVISIONS)).get_revision(revision)
    except CommandError:
        return False
    return True


def run_missing(connection: Connection) -> None:
    """Run every revision the database has not had, in the transaction that is open."""
    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

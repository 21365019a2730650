"""The revisions in `migrations/`, and running those that are missing. Knows Alembic, and no file or server."""

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
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
    """Run every revision the database has not had, oldest first, in the transaction that is open."""
    history = ScriptDirectory(str(REVISIONS))
    context = MigrationContext.configure(connection)
    missing = list(history.iterate_revisions("head", context.get_current_revision() or "base"))
    with Operations.context(context):
        for revision in reversed(missing):
            revision.module.upgrade()
    context.stamp(history, "head")

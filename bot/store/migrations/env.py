"""What Alembic runs to reach a database. Knows nothing but the open connection it is given by `bot.store.history`."""

from typing import cast

from alembic import context
from sqlalchemy import Connection

from bot.store.schema import METADATA

context.configure(
    connection=cast("Connection", context.config.attributes["connection"]),
    target_metadata=METADATA,
    # SQLite changes a table by copying it.
    render_as_batch=True,
)
# The transaction is the caller's: it holds the lock that keeps a second start waiting.
context.run_migrations()

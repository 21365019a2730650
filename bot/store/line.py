"""What a line to a database carries: statements in its own words, known beforehand. Knows no driver and no table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy.exc import DBAPIError

Found = Mapping[str, Any]
"""A row, by the names of its columns."""


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a transaction, in the database's own words, and its values by name."""

    sql: str
    values: Mapping[str, object] = field(repr=False)
    """Never spelled out: drivers log what they are handed, and a secret may be among it."""


class Line(Protocol):
    """One connection; what is asked of it is done in the order it came."""

    async def read(self, step: Step) -> Sequence[Found]:
        """All rows that a selection finds; raises `StoreUnusable`."""
        ...

    async def write(self, steps: Sequence[Step]) -> None:
        """Do all of this or nothing, durably; raises SQLAlchemy's `IntegrityError`, or `StoreUnusable`.

        It may be done twice where the first time came to nothing, so nothing in it depends on what it replaces.
        """
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


def told(shown: str, error: DBAPIError) -> str:
    """The one line for the host: which database, and what its driver said."""
    said = " ".join(str(error.orig).split())
    return f"{shown}: {said}"

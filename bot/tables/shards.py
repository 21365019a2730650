"""Which of the bot's connections to Discord brings the presses of which servers. Knows ids, no connection."""

from dataclasses import dataclass
from typing import Final, Self

SHARD_BITS: Final = 22
"""What is left of a server's id to the right of the number that tells its shard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """The servers of one connection, of so many.

    >>> [Shard.serving(guild, of=2).number for guild in (1 << 22, 2 << 22, 3 << 22)]
    [1, 0, 1]
    """

    number: int
    of: int

    @classmethod
    def serving(cls, guild: int, *, of: int) -> Self:
        """The one of so many that serves this server: its id says so."""
        return cls(number=(guild >> SHARD_BITS) % of, of=of)


EVERY_SERVER: Final = Shard(number=0, of=1)

"""Two ways to read a roll: by groups (§1.2), or by the numbers of a Straight (§4.6).

Knows nothing of the cards that ask for one or the other. All rolls are sorted.
"""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from bot.engine.dice import FACES, Roll, everything, worth


class Scoring(Protocol):
    """How a roll is read. `collected` are the faces set aside on this card since all six dice were last free."""

    collects: ClassVar[bool]
    """Whether what was collected matters."""

    def worth(self, aside: Roll) -> int:
        """Say how many points these dice have by themselves."""
        ...

    def allows(self, aside: Roll, collected: Roll) -> bool:
        """Whether exactly these dice may be set aside."""
        ...

    def fullest(self, roll: Roll, collected: Roll) -> tuple[Roll, ...]:
        """List the set-asides to which nothing of the roll can be added; none where it is a null."""
        ...


@dataclass(frozen=True, slots=True)
class Groups:
    """Singles, triplets and, where it is worth anything, the straight of one roll (§1.2, §7.1)."""

    collects: ClassVar[bool] = False
    straight: int = 0

    def worth(self, aside: Roll) -> int:
        """Take the best split (§1.3)."""
        return worth(aside, self.straight)

    def allows(self, aside: Roll, collected: Roll) -> bool:
        """Whether no die is left over; what was collected never matters (§1.4)."""
        del collected
        return worth(aside, self.straight) > 0

    def fullest(self, roll: Roll, collected: Roll) -> tuple[Roll, ...]:
        """Take every die that can score."""
        del collected
        whole = everything(roll, self.straight)
        return (whole,) if whole else ()


@dataclass(frozen=True, slots=True)
class Numbers:
    """Each of the six numbers once, in any order (§4.6)."""

    collects: ClassVar[bool] = True

    def worth(self, aside: Roll) -> int:
        """Nothing: only the whole Straight scores."""
        del aside
        return 0

    def allows(self, aside: Roll, collected: Roll) -> bool:
        """Whether all of these are new and different.

        >>> Numbers().allows((2, 4), (1,)), Numbers().allows((2, 2), (1,)), Numbers().allows((1, 2), (1,))
        (True, False, False)
        """
        return bool(aside) and len(set(aside + collected)) == len(aside) + len(collected)

    def fullest(self, roll: Roll, collected: Roll) -> tuple[Roll, ...]:
        """Take every new number once."""
        new = tuple(face for face in FACES if face in roll and face not in collected)
        return (new,) if new else ()


@dataclass(frozen=True, slots=True)
class Runs:
    """Each of the six numbers once, up from 1 or down from 6; the first set-aside decides (`straight_order=run`)."""

    collects: ClassVar[bool] = True

    def worth(self, aside: Roll) -> int:
        """Nothing: only the whole Straight scores."""
        del aside
        return 0

    def allows(self, aside: Roll, collected: Roll) -> bool:
        """Whether these go on where the run stands.

        >>> Runs().allows((4, 5), (6,)), Runs().allows((2,), (6,)), Runs().allows((1, 2, 3), ())
        (True, False, True)
        """
        return bool(aside) and any(aside == tuple(sorted(way[: len(aside)])) for way in _ways(collected))

    def fullest(self, roll: Roll, collected: Roll) -> tuple[Roll, ...]:
        """Take the whole run, in either direction as long as none is chosen.

        >>> Runs().fullest((1, 2, 2, 4, 5, 6), ())
        ((1, 2), (4, 5, 6))
        """
        runs: list[Roll] = []
        for way in _ways(collected):
            length = next((at for at, face in enumerate(way) if face not in roll), len(way))
            run = tuple(sorted(way[:length]))
            if run and run not in runs:
                runs.append(run)
        return tuple(runs)


def _ways(collected: Roll) -> tuple[Roll, ...]:
    """List the numbers still to come, in the order they must come in, for each direction that is open."""
    up = FACES[len(collected) :]
    down = FACES[::-1][len(collected) :]
    if not collected:
        return (up, down)
    return (up,) if 1 in collected else (down,)

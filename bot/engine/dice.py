"""What dice are worth: groups, set-asides and the bit masks that say where they lie (§1).

Knows nothing of cards, turns or who rolled.
"""

from functools import cache, lru_cache

Roll = tuple[int, ...]
"""Faces that came up together. Everything below takes them sorted, so that equal rolls are one."""

PLACES = 6
"""Dice on the board. A mask over them has bit 0 for the first place."""

ALL_PLACES = (1 << PLACES) - 1
FACES: Roll = (1, 2, 3, 4, 5, 6)

_SINGLES = {1: 100, 5: 50}
_TRIPLETS = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
_PLACES_IN = tuple(tuple(place for place in range(PLACES) if mask >> place & 1) for mask in range(ALL_PLACES + 1))


def places(mask: int) -> tuple[int, ...]:
    """Name the places of a mask, from the first.

    >>> places(0b100101)
    (0, 2, 5)
    """
    return _PLACES_IN[mask]


@lru_cache(maxsize=512)
def faces_at(faces: Roll, mask: int) -> Roll:
    """Pick the faces at these places, sorted.

    >>> faces_at((6, 5, 4, 3, 2, 1), 0b100001)
    (1, 6)
    """
    return tuple(sorted([faces[place] for place in _PLACES_IN[mask]]))


def submasks(mask: int) -> tuple[int, ...]:
    """List every choice of at least one place out of these, the smallest number first.

    >>> submasks(0b101)
    (1, 4, 5)
    """
    return tuple(part for part in range(1, mask + 1) if part & mask == part)


def first_places(faces: Roll, within: int, wanted: Roll) -> int | None:
    """Find the first places among `within` that show these faces, or nothing where they don't.

    >>> first_places((4, 1, 4, 4, 4, 2), 0b111111, (1, 4, 4, 4))
    15
    """
    missing = list(wanted)
    mask = 0
    for place in _PLACES_IN[within]:
        if faces[place] in missing:
            missing.remove(faces[place])
            mask |= 1 << place
    return None if missing else mask


@cache
def worth(aside: Roll, straight: int = 0) -> int:
    """Points for exactly these dice by their best split, 0 when any die among them scores nothing (§1.3).

    `straight` is what 1-2-3-4-5-6 of one roll is worth (§7.1).

    >>> worth((1, 5, 5)), worth((1, 1, 1, 1)), worth((2, 2, 2, 2)), worth((1, 2, 3, 4, 5, 6), 1500)
    (200, 1100, 0, 1500)
    """
    if straight and aside == FACES:
        return straight
    points = 0
    for face in set(aside):
        triplets, singles = divmod(aside.count(face), 3)
        if singles and face not in _SINGLES:
            return 0
        points += triplets * _TRIPLETS[face] + singles * _SINGLES.get(face, 0)
    return points


@cache
def everything(roll: Roll, straight: int = 0) -> Roll:
    """Choose all dice of a roll that can score together; none where it is a null (§1.5).

    >>> everything((1, 2, 4, 4, 4, 4)), everything((2, 2, 3, 3, 4, 6)), everything((1, 2, 3, 4, 5, 6), 1500)
    ((1, 4, 4, 4), (), (1, 2, 3, 4, 5, 6))
    """
    if straight and roll == FACES:
        return roll
    chosen: list[int] = []
    for face in FACES:
        count = roll.count(face)
        chosen += [face] * (count if face in _SINGLES else count - count % 3)
    return tuple(chosen)

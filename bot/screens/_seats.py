"""How seats are named and who leads, as every screen says it. Knows the table, not what is going on in a turn."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from bot.engine.state import Seat
from bot.i18n.catalogue import Words
from bot.screens._names import plain, shown
from bot.tables.table import Table

BETWEEN: Final = " · "


def seated(table: Table, seat: int, words: Words) -> str:
    """The name of who sits there, safe in markdown; the seat's number where the name shows nothing."""
    if table.person(seat).kind.is_computer:
        return computer_name(table, seat, words)
    return shown(table.person(seat).name) or words("nameless", seat=seat + 1)


def computer_name(table: Table, seat: int, words: Words) -> str:
    """A computer's temper, and its number among those of the same temper from the second on; or whose seat it has."""
    kind, had = table.person(seat).kind, table.stands_in_for(seat)
    temper = words(f"computer-{kind}")
    if had is not None:
        return words("computer-name-for", temper=temper, who=shown(had.name) or words("nameless", seat=seat + 1))
    others = (other for other in range(seat) if table.stands_in_for(other) is None)
    number = 1 + sum(table.person(other).kind is kind for other in others)
    if number == 1:
        return words("computer-name", temper=temper)
    return words("computer-name-numbered", temper=temper, number=number)


def host_name(table: Table, words: Words) -> str:
    """The host's name, safe in markdown."""
    return shown(table.host.name) or words("nameless-host")


def plain_host_name(table: Table, words: Words) -> str:
    """The host's name for where Discord reads no markdown."""
    return plain(table.host.name) or words("nameless-host")


def places(seats: Sequence[Seat]) -> tuple[tuple[int, int], ...]:
    """(place from 1, seat) best first; equal scores share a place, seats that left stand last."""
    order = sorted(range(len(seats)), key=lambda number: (seats[number].gone, -seats[number].score))
    ranked: list[tuple[int, int]] = []
    for place, number in enumerate(order, start=1):
        level = ranked and _level(seats[ranked[-1][1]], seats[number])
        ranked.append((ranked[-1][0] if level else place, number))
    return tuple(ranked)


def _level(one: Seat, other: Seat) -> bool:
    return (one.gone, one.score) == (other.gone, other.score)


def percent(chance: Fraction | float) -> int | str:
    """A chance in whole percent, halves upwards; what is neither sure nor out of the question is not said to be.

    >>> percent(Fraction(1440, 46656)), percent(Fraction(1, 200)), percent(Fraction(1, 201)), percent(0.999)
    (3, 1, '<1', '>99')
    """
    exact = Fraction(chance)
    rounded = (200 * exact.numerator + exact.denominator) // (2 * exact.denominator)
    if rounded == 0 and chance > 0:
        return "<1"
    return ">99" if rounded == 100 and chance < 1 else rounded  # noqa: PLR2004 — percent

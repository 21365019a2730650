"""§8 `three_nulls`: three turns in a row lost to a null, and what breaks the row."""

import pytest

from bot.record import Replayed
from bot.record.files import replay_bytes

NULL = "Ada: B300 223346:"
BANK = "Ada: B300 111234:111 bank"


def taken(*turns: str) -> list[int]:
    """What each turn took from Ada, who began with 4,000."""
    tags = '[Seats "Ada"]\n[House "three_nulls=500"]\n[Scores "4000"]\n[Deck "free"]\n\n'
    played = replay_bytes((tags + "\n".join(turns) + "\n").encode())
    assert isinstance(played, Replayed), played
    return [sum(points for _, points in turn.taken) for turn in played.turns]


def test_the_third_null_in_a_row_costs_and_the_count_starts_anew() -> None:
    assert [0, 0, 500, 0, 0, 500] == taken(*[NULL] * 6)


@pytest.mark.parametrize(
    "other", [BANK, "Ada: STOP", "Ada: FW 223346:", "Ada: FW 112346:11 2346:", "Ada: B300 112346:11 forfeit"]
)
def test_every_other_end_of_a_turn_breaks_the_row(other: str) -> None:
    assert [0, 0, 0, 0, 0, 500] == taken(NULL, NULL, other, NULL, NULL, NULL)


def test_a_turn_that_banked_is_no_null_of_the_next_row() -> None:
    assert [0, 0, 0, 500] == taken(BANK, NULL, NULL, NULL)

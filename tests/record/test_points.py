"""Numbers as people write them come out right, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.record.points import points_in


@pytest.mark.parametrize(
    "text",
    [
        "1250",
        " 1250 ",
        "1.250",
        "1,250",
        "1 250",
        "1\u00a0250",
        "1\u202f250",
        "1\u2009250",
        "1'250",
        "1’250",
        "1_250",
        "+1250",
        "01250",
        "\u0661\u0662\u0665\u0660",
        "\u0661\u066c\u0662\u0665\u0660",
        "\u06f1\u06f2\u06f5\u06f0",
        "\u0967\u0968\u096b\u0966",
        "１２５０",
    ],
)
def test_all_these_are_twelve_hundred_and_fifty(text: str) -> None:
    assert points_in(text) == 1250


@pytest.mark.parametrize(
    ("text", "points"),
    [("0", 0), ("000", 0), ("-50", -50), ("−1.250", -1250), ("1.000.000", 1_000_000), ("999999999", 999_999_999)],
)
def test_other_whole_numbers_are_read_too(text: str, points: int) -> None:
    assert points_in(text) == points


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "abc",
        "300 points",
        "3OO",
        "1.25",
        "12.50",
        "1.2500",
        "1,25",
        "1 25",
        "1..250",
        ".250",
        "1.",
        "1250.00",
        "1.250,300",
        "--50",
        "- ",
        "²",
        "½",
        "Ⅻ",
        "一千",
        "1e3",
        "0x10",
        "9999999999",
        "1\n250",
        "1" * 5000,
        "=650",
        "650!",
    ],
)
def test_what_is_no_whole_number_is_none(text: str) -> None:
    assert points_in(text) is None


@given(st.integers(-999_999_999, 999_999_999))
def test_a_number_as_the_bot_itself_writes_it_is_read(number: int) -> None:
    assert points_in(f"{number:,}") == number


@given(st.text(max_size=20))
def test_no_text_at_all_breaks_it(text: str) -> None:
    points = points_in(text)
    assert points is None or abs(points) <= 999_999_999

"""`python -m bot odds`: positions in flags, what comes out, and which flag is named where they can't be."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.advisor.asked import Flags
from bot.advisor.odds_command import print_odds
from bot.advisor.place import CACHE_VARIABLE


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path_factory.getbasetemp() / "odds"))


def odds(**flags: str) -> dict[str, object]:
    out, err = io.StringIO(), io.StringIO()
    assert (print_odds(Flags(**flags), as_json=True, out=out, err=err), err.getvalue()) == (0, "")
    return json.loads(out.getvalue())


def best(**flags: str) -> tuple[str, str, float]:
    options = odds(**flags)["options"]
    assert isinstance(options, list)
    assert options == sorted(options, key=lambda each: -each["value"])
    return options[0]["set_aside"], options[0]["then"], round(options[0]["value"], 1)


def moves(**flags: str) -> set[str]:
    options = odds(**flags)["options"]
    assert isinstance(options, list)
    assert len({(each["set_aside"], each["then"]) for each in options}) == len(options)
    return {f"{each['set_aside']} {each['then']}".strip() for each in options}


def fill(**flags: str) -> dict[str, str]:
    return {"edition": "fill-or-bust", **flags}


def test_the_best_of_a_roll() -> None:
    assert best(card="B300", roll="122355") == ("1", "roll", 376.7)


def test_the_order_of_dice_does_not_matter() -> None:
    assert odds(card="B300", roll="522351") == odds(card="B300", roll="122355")


def test_a_card_alone_is_six_dice() -> None:
    assert (best(card="B200"), moves(card="B200")) == (("", "roll", 440.1), {"roll"})


def test_neither_card_nor_roll_is_revealing_or_banking() -> None:
    assert (moves(), moves(rolled="950")) == ({"reveal", "bank"}, {"reveal", "bank"})


def test_at_950_banking_is_best() -> None:
    assert best(rolled="950")[1:] == ("bank", 950.0)


def test_at_900_revealing_is_best() -> None:
    assert best(rolled="900")[1] == "reveal"


def test_every_choice_of_a_roll_stands_there_once() -> None:
    assert moves(card="X2", roll="1124", aside="55", rolled="450") == {"1 roll", "1 bank", "11 roll", "11 bank"}


def test_the_worth_of_the_dice_set_aside_is_at_risk_where_nothing_else_is_said() -> None:
    assert odds(card="X2", roll="1124", aside="55") == odds(card="X2", roll="1124", aside="55", rolled="100")


def test_a_tutto_leaves_banking_and_revealing() -> None:
    assert {"111555 bank", "111555 reveal"} <= moves(card="B200", roll="111555")


def test_a_straight_counts_what_is_missing() -> None:
    position = odds(card="ST", roll="2344", missing="2346")
    assert (round(position["null"], 4), round(position["tutto"], 4)) == (0.8333, 0.1667)


@pytest.mark.parametrize(
    ("flags", "chance"),
    [
        ({"card": "B300", "roll": "111222"}, 1.0),
        ({"card": "PM", "roll": "11", "aside": "1111", "rolled": "0"}, 1.0),
        ({"card": "ST", "roll": "123456"}, 1.0),
        ({"card": "CL", "roll": "111222"}, 0.271),
        ({"card": "CL", "roll": "222", "aside": "111", "tuttos": "1"}, 1.0),
        ({"card": "FW", "roll": "111222"}, 1.0),
        (fill(card="F1000", roll="115555"), 1.0),
    ],
)
def test_a_roll_that_completes_the_card_leaves_no_more_to_chance(flags: dict[str, str], chance: float) -> None:
    assert odds(**flags)["tutto"] == pytest.approx(chance, abs=1e-4)


def test_a_straight_is_never_banked_on() -> None:
    assert moves(card="ST", roll="2344", missing="2346") == {
        f"{aside} roll" for aside in ["2", "3", "4", "23", "24", "34", "234"]
    }


def test_points_carried_may_be_banked_on_a_straight_where_a_house_rule_says_so() -> None:
    assert "2 bank" in moves(card="ST", roll="2344", missing="2346", rolled="500", house="straight_stop=carried")


def test_fireworks_leave_no_choice() -> None:
    assert moves(card="FW", roll="444412") == {"1444 roll"}


def test_a_second_tutto_on_the_cloverleaf_is_worth_the_target() -> None:
    assert best(card="CL", tuttos="1", roll="5", aside="11111") == ("5", "bank", 6000.0)


def test_a_first_tutto_on_the_cloverleaf_rolls_on() -> None:
    assert moves(card="CL", roll="5", aside="11111") == {"5 roll"}


def test_a_null_leaves_nothing_to_choose() -> None:
    assert moves(card="B200", roll="2346", aside="55") == set()


def test_the_straight_of_fill_or_bust_may_be_set_aside() -> None:
    assert {"123456 bank", "123456 reveal"} <= moves(**fill(card="B300", roll="654321"))


def test_fewer_cards_are_worth_something_else() -> None:
    assert best(pile="STOP=9,B200=1", rolled="50", bonus="100")[1:] == ("bank", 150.0)


def test_a_pile_is_of_the_cards_it_names() -> None:
    assert best(pile="FW=1") == ("", "reveal", 622.6)


def test_a_minimum_forbids_banking() -> None:
    assert moves(rolled="500", house="bank_min=550") == {"reveal"}


def test_must_bank_leaves_nothing_else() -> None:
    assert (moves(rolled="500", house="after_tutto=must_bank"), moves(house="after_tutto=must_bank")) == (
        {"bank"},
        {"reveal"},
    )


def test_house_rules_that_need_the_seats_are_named() -> None:
    assert odds(house="three_nulls=500, opening_min=300, plus_minus_leader=redraw")["in_part"] == [
        "opening_min",
        "three_nulls",
        "plus_minus_leader",
    ]


def test_the_text_is_a_table() -> None:
    out = io.StringIO()
    print_odds(Flags(rolled="950"), as_json=False, out=out, err=out)
    assert out.getvalue().splitlines() == [
        "null   2.26%",
        "TUTTO 21.19%",
        "",
        "set aside  then       value",
        "–          bank      950.00",
        "–          reveal    939.34",
    ]


@pytest.mark.parametrize(
    ("named", "flags"),
    [
        ("edition", {"edition": "skat"}),
        ("house", {"house": "x2_scope=all"}),
        ("house", {"house": "nonsense"}),
        ("house", fill(house="x2_scope=turn")),
        ("house", {"house": "bank_min=400, bank_min=500"}),
        ("card", {"card": "B700"}),
        ("card", {"card": "V2500"}),
        ("card", fill(card="X2")),
        ("card", {"card": "STOP"}),
        ("card", {"card": "X2", "house": "deck=X2:0"}),
        ("roll", {"roll": "123456"}),
        ("roll", {"card": "B200", "roll": "12345"}),
        ("roll", {"card": "B200", "roll": "1234567"}),
        ("roll", {"card": "B200", "roll": "123450"}),
        ("roll", {"card": "B200", "roll": ""}),
        ("roll", {"card": "B200", "roll": "11", "aside": "55"}),
        ("roll", {"card": "ST", "roll": "234", "missing": "2346"}),
        ("aside", {"card": "B200", "roll": "1124", "aside": "25"}),
        ("aside", {"card": "B200", "roll": "11", "aside": "2222"}),
        ("aside", {"card": "ST", "roll": "1124", "aside": "55"}),
        ("aside", {"card": "B200", "aside": "55"}),
        ("aside", {"aside": "55"}),
        ("rolled", {"card": "B200", "roll": "1124", "aside": "55", "rolled": "50"}),
        ("rolled", {"card": "B200", "roll": "112", "aside": "222", "rolled": "150"}),
        ("rolled", {"rolled": "75"}),
        ("rolled", {"rolled": "-50"}),
        ("rolled", {"rolled": "9" * 5000}),
        ("rolled", {"rolled": "٥٠"}),
        ("bonus", {"bonus": "30"}),
        ("bonus", {"bonus": "many"}),
        ("missing", {"card": "B200", "roll": "1124", "missing": "1234"}),
        ("missing", {"card": "ST", "roll": "12", "missing": "11"}),
        ("missing", {"card": "ST", "missing": "12"}),
        ("missing", {"card": "ST", "roll": "123", "missing": "135", "house": "straight_order=run"}),
        ("missing", {"missing": "12"}),
        ("tuttos", {"card": "B200", "tuttos": "1"}),
        ("tuttos", {"card": "CL", "tuttos": "2"}),
        ("tuttos", {"card": "CL", "tuttos": "one"}),
        ("tuttos", {"tuttos": "1"}),
        ("pile", {"pile": "B200=6"}),
        ("pile", {"pile": "ND=1"}),
        ("pile", {"pile": "B200=1,B200=2"}),
        ("pile", {"pile": "B200"}),
        ("pile", {"pile": "B200=0"}),
        ("pile", {"pile": ""}),
    ],
)
def test_what_can_not_be_is_one_line_that_names_the_flag(named: str, flags: dict[str, str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    status = print_odds(Flags(**flags), as_json=False, out=out, err=err)
    line = err.getvalue()
    assert (status, out.getvalue(), line.count("\n"), line[: len(named) + 9]) == (2, "", 1, f"odds: --{named}:")


@pytest.mark.parametrize("arguments", [["odds", "--nonsense"], ["odds", "--card"], ["odds", "--rol", "1"]])
def test_a_flag_that_is_none_is_one_line_too(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert (left.value.code, capsys.readouterr().err.count("\n")) == (2, 1)


def test_it_is_a_command() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "odds", "--card", "FW", "--roll", "444412", "--json"],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert [each["set_aside"] for each in json.loads(ran.stdout)["options"]] == ["1444"]

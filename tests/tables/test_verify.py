"""Records held against their seal: what agrees, what differs and where, and what is no sealed game at all."""

import gc
import io
import json
import re
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.record import RecordError
from bot.tables.verify import Verified, verify
from bot.tables.verify_files import verify_files
from tests.kit import published

SEALED = Path(__file__).parent / "sealed"
CASES = sorted(SEALED.glob("*.tutto"))
SHORT = (SEALED / "game02.tutto").read_text(encoding="utf-8")
ROLLED_OFF = (SEALED / "game00.tutto").read_text(encoding="utf-8")


def run(*paths: Path | str, as_json: bool = True) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = verify_files([str(path) for path in paths], as_json=as_json, out=out, err=err)
    return status, out.getvalue(), err.getvalue()


def place(text: str) -> tuple[str, int, int]:
    found = verify(text)
    assert isinstance(found, RecordError), found
    return found.code.value, found.line, found.column


def line_of(text: str, beginning: str) -> int:
    return next(number for number, row in enumerate(text.split("\n"), start=1) if row.startswith(beginning))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_sealed_record_is_found_as_its_object_says(path: Path) -> None:
    expected = json.loads(path.with_suffix(".verify").read_text(encoding="utf-8"))
    status, out, _ = run(path)
    found = json.loads(out)
    if "error" in expected:
        found = {"error": {key: found["error"][key] for key in expected["error"]}}
    code = expected.get("error", {}).get("code", "ok")
    assert (expected, {"ok": 0, "not-the-sealed-dice": 1}.get(code, 2)) == (found, status)


def test_the_published_vector() -> None:
    vector = json.loads((SEALED / "vector.json").read_text(encoding="utf-8"))
    secret = bytes.fromhex(vector["secret"])
    numbers = published.Numbers(secret, vector["salt"])
    pile = numbers.pile(published.TUTTO)
    assert (vector["seal"], vector["first_64_bytes"]) == (
        published.seal(secret),
        published.stream(secret, vector["salt"], 2).hex(),
    )
    rolls = vector["then_five_rolls_of_six"]
    assert (vector["tutto_pile_top_first"], rolls) == (pile[::-1], [numbers.dice(6) for _ in rolls])


def changed_rolls() -> list[tuple[int, int, str]]:
    """The short game with one die changed, with line and column of the roll it belongs to; each die in turn."""
    changed: list[tuple[int, int, str]] = []
    for number, start, text, rolled in tokens(SHORT, r"([1-6]+):"):
        for at, face in enumerate(rolled):
            other = str(int(face) % 6 + 1)
            changed.append((number, start + 1, text[: start + at] + other + text[start + at + 1 :]))
    return changed


def changed_cards() -> list[tuple[int, int, str]]:
    """The same with one card changed for another of the edition."""
    return [
        (number, start + 1, text[:start] + other + text[start + len(card) :])
        for number, start, text, card in tokens(SHORT, r"(?<= )([A-Z]+[0-9]*)(?= |$)")
        for other in ("B200", "B600", "X2", "STOP", "FW", "CL")
        if other != card
    ]


def tokens(text: str, pattern: str) -> list[tuple[int, int, str, str]]:
    return [
        (number, match.start(1), row, match[1])
        for number, row in enumerate(text.split("\n"), start=1)
        if ":" in row and row[0] not in ";["
        for match in re.finditer(pattern, row)
    ]


def with_row(number: int, row: str) -> str:
    """The short game with this row, and without figures: a changed die would be found by those first."""
    rows = SHORT.split("\n")
    rows[number - 1] = row
    return "\n".join(re.sub(r" =[0-9].*$", "", each) if each[:1] not in ";[" else each for each in rows)


@pytest.mark.parametrize(("number", "column", "row"), [*changed_rolls(), *changed_cards()])
def test_a_changed_die_or_card_is_found_where_it_stands_or_else_breaks_the_rules(
    number: int, column: int, row: str
) -> None:
    code, line, at = place(with_row(number, row))
    if code == "not-the-sealed-dice":
        assert (number, column) == (line, at)
    else:
        assert (number, column) <= (line, at)


def test_of_changed_dice_and_cards_many_are_allowed_by_the_rules_and_only_the_seal_finds_them() -> None:
    found = [place(with_row(number, row))[0] for number, _, row in [*changed_rolls(), *changed_cards()]]
    assert 40 < found.count("not-the-sealed-dice")


@pytest.mark.parametrize("tag", ["Seal", "Secret"])
@pytest.mark.parametrize("at", range(0, 64, 7))
def test_a_changed_sign_of_seal_or_secret_is_found_at_the_seal(tag: str, at: int) -> None:
    row = line_of(SHORT, f"[{tag}")
    rows = SHORT.split("\n")
    start = rows[row - 1].index('"') + 1 + at
    other = "0" if rows[row - 1][start] != "0" else "1"
    rows[row - 1] = rows[row - 1][:start] + other + rows[row - 1][start + 1 :]
    assert ("not-the-sealed-dice", line_of(SHORT, "[Seal"), 1) == place("\n".join(rows))


@pytest.mark.parametrize(
    "salt", ["", "7456066286252468396,763028056121560744,6123728225975914791", "74560662862524683961"]
)
def test_a_changed_salt_is_found_at_the_first_that_chance_decided(salt: str) -> None:
    text = re.sub(r'\[Salt ".*"\]', f'[Salt "{salt}"]', SHORT)
    assert ("not-the-sealed-dice", line_of(text, "[RollOff"), 1) == place(text)


def test_each_changed_digit_of_the_salt_is_found() -> None:
    row = line_of(SHORT, "[Salt")
    rows = SHORT.split("\n")
    salt = rows[row - 1]
    codes = set[str]()
    for at in (at for at, sign in enumerate(salt) if sign.isdecimal()):
        rows[row - 1] = salt[:at] + str((int(salt[at]) + 1) % 10) + salt[at + 1 :]
        codes.add(place("\n".join(rows))[0])
    assert {"not-the-sealed-dice"} == codes


@pytest.mark.parametrize("tag", ["Seal", "Salt", "Secret"])
def test_without_one_of_the_tags_nothing_can_be_verified(tag: str) -> None:
    text = re.sub(rf'\[{tag} ".*"\]\n', "", SHORT)
    assert ("not-the-sealed-dice", 1, 1) == place(text)


@pytest.mark.parametrize("secret", ["", "ab", "no hex at all", "1fe2dc72 22c66f7c", "é" * 64, "00" * 33])
def test_a_secret_that_is_none_is_found_on_its_line(secret: str) -> None:
    text = re.sub(r'\[Secret ".*"\]', f'[Secret "{secret}"]', SHORT)
    assert ("not-the-sealed-dice", line_of(text, "[Secret"), 1) == place(text)


def test_a_changed_roll_off_is_found_on_its_line() -> None:
    text = ROLLED_OFF.replace("2 3 6 1 6 / 5 3", "2 3 6 1 6 / 5 4")
    assert ("not-the-sealed-dice", line_of(text, "[RollOff"), 1) == place(text)


def test_a_roll_off_that_is_left_out_is_found_where_it_says_who_begins() -> None:
    text = ROLLED_OFF.replace('[RollOff "2 3 6 1 6 / 5 3"]\n', "")
    assert ("not-the-sealed-dice", line_of(text, "[First"), 1) == place(text)


def test_the_faces_of_a_roll_may_be_written_in_any_order() -> None:
    assert isinstance(verify(SHORT.replace("252312:15", "122235:15")), Verified)


def test_dice_of_which_only_points_are_written_are_none_of_the_sealed() -> None:
    text = re.sub(r"(Ada: B300) 252312.*", r"\1 score 350", SHORT.split("\nbank: B300")[0]) + "\n"
    assert ("not-the-sealed-dice", line_of(text, "Ada: "), 11) == place(text)


def test_a_game_in_which_any_card_may_come_is_no_sealed_one() -> None:
    text = SHORT.replace("[RollOff", '[Deck "free"]\n[RollOff') + "\n"
    laps = "".join("Ada: STOP\nbank: STOP\nZoë: STOP\n" for _ in range(30))
    head = text.split("\nAda: B300")[0]
    assert "not-the-sealed-dice" == place(f"{head}\n{laps}")[0]


def test_what_was_compared_is_counted() -> None:
    assert verify(SHORT) == Verified(cards=12, rolls=22, shuffles=1, throws=1)


def test_each_file_is_found_for_itself_and_the_worst_gives_the_status() -> None:
    status, out, err = run(*(SEALED / f"game{number}.tutto" for number in ("15", "00", "03")))
    found = [json.loads(row) for row in out.splitlines()]
    assert (2, ["error", "ok", "error"], 2) == (status, [next(iter(each)) for each in found], err.count("\n"))


def test_an_error_is_one_line_with_its_place_and_what_the_seal_has() -> None:
    status, out, err = run(SEALED / "game03.tutto", as_json=False)
    assert (1, "", True) == (status, out, ":14:11: not-the-sealed-dice: " in err)


def test_what_agrees_is_said_in_one_line() -> None:
    status, out, err = run(SEALED / "game02.tutto", as_json=False)
    assert (0, "") == (status, err)
    assert out.endswith("all agrees: the seal, 12 cards, 22 rolls, 1 shuffle, 1 throw\n")


def test_the_command_reads_standard_input_and_gives_the_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    statuses: list[int] = []
    for name in ("game02", "game03", "game15"):
        text = (SEALED / f"{name}.tutto").read_bytes()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
        statuses.append(main(["verify", "--json", "-"]))
    gc.enable()
    rows = capsys.readouterr().out.splitlines()
    assert ([0, 1, 2], {"ok": True}, "-") == (statuses, json.loads(rows[0]), json.loads(rows[1])["error"]["file"])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    status, out, _ = run(tmp_path / "none.tutto")
    assert (2, "unreadable") == (status, json.loads(out)["error"]["code"])

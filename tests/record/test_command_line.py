"""`python -m bot replay`: what it prints, and that no file makes it stumble (record.md)."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.record import RecordError, read, replay_files
from bot.record.files import replay_bytes
from bot.record.names import seat_names

GOOD = '[Seats "Ada | Ben"]\n\nAda: B300 112346:11 bank\n'
BAD = '[Seats "Ada | Ben"]\n\nAda: B300 11234:11 bank\n'


def run(*paths: Path | str, as_json: bool = False, rewrite: bool = False) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    status = replay_files([str(path) for path in paths], as_json=as_json, rewrite=rewrite, out=out, err=err)
    return status, out.getvalue(), err.getvalue()


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.tutto"
    path.write_text(GOOD)
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.tutto"
    path.write_text(BAD)
    return path


def test_it_prints_the_standings(good: Path) -> None:
    assert run(good) == (0, "Ada      200\nBen        0\nround 1, under way\n", "")


def test_the_winner_and_who_left_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "left.tutto"
    path.write_text('[Seats "Ada | Ben"]\n\nAda: leaves\n')
    assert run(path)[1] == "Ada        0  left\nBen        0  wins\nround 1, finished\n"


def test_an_error_is_one_line_with_its_place_and_code(bad: Path) -> None:
    status, out, err = run(bad)
    assert (status, out) == (2, "")
    assert err.startswith(f"{bad}:3:11: wrong-dice-count: ")
    assert err.count("\n") == 1


def test_it_goes_on_after_an_error(good: Path, bad: Path) -> None:
    status, out, _ = run(bad, good, as_json=True)
    first, second = (json.loads(row) for row in out.splitlines())
    assert (status, first["error"]["code"], second["scores"]) == (2, "wrong-dice-count", [200, 0])


def test_an_error_object_names_its_file_and_says_what_is_wrong(bad: Path) -> None:
    error = json.loads(run(bad, as_json=True)[1])["error"]
    assert set(error) == {"file", "line", "column", "code", "message"}
    assert error["file"] == str(bad)


def test_it_writes_the_record_anew(good: Path) -> None:
    assert run(good, rewrite=True)[1] == GOOD.replace("bank", "bank =200")


def test_it_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GOOD.encode())))
    assert json.loads(run("-", as_json=True)[1])["scores"] == [200, 0]


def test_a_file_that_is_not_there_is_unreadable(tmp_path: Path) -> None:
    status, _, err = run(tmp_path / "none.tutto")
    assert (status, ":1:1: unreadable: " in err) == (2, True)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 100_000,
        bytes(range(256)) * 4000,
        b"x" * 10_000_000,
        b"\n" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: ' + b"B" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: B300 ' + b"1" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: B300 112346:' + b"1" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: score ' + b"5" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: STOP =' + b"5" * 1_000_000,
        b'[Seats "Ada"]\n\nAda: STOP Ada-' + b"5" * 1_000_000,
        b'[Seats "Ada"]\n[Scores "' + b"5" * 1_000_000 + b'"]\n',
        b'[Seats "Ada"]\n[House "target=' + b"5" * 1_000_000 + b'"]\n',
        b'[Seats "Ada"]\n[House "deck=STOP:' + b"5" * 100_000 + b'"]\n',
        b'[Seats "Ada"]\n[RollOff "' + b"5 / " * 100_000 + b'"]\n',
        b'[Seats "' + b"Ada | " * 100_000 + b'"]\n',
        b'[Seats "Ada"]\n\nAda: \x00',
        b'[Seats "A\x00da"]\n',
        b'[Seats "Ada"]\n\nBen: joins =' + b"5" * 1_000_000,
    ],
    ids=range(19),
)
def test_no_file_makes_it_stumble(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "junk.tutto"
    path.write_bytes(content)
    status, _, err = run(path)
    assert (status, err.count("\n")) == (2, 1)


def test_text_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "bom.tutto"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert run(path)[0] == 0


def test_names_that_cannot_stand_are_made_to() -> None:
    names = seat_names(["a|b", "x", "x", "x 2", "x", " y", "👩‍🚀", "a\nb", ""])
    assert names == ("a_b", "x", "x 2", "x 2 2", "x 3", "_y", "👩‍🚀", "a_b 2", "_")
    spelled = " | ".join(names)
    assert not hasattr(read(f'[Seats "{spelled}"]'), "code")


def test_a_file_of_ten_thousand_turns_is_replayed_whole(tmp_path: Path) -> None:
    path = tmp_path / "long.tutto"
    turns = "Ada: B300 112346:11 2356:5 234: =0\nBen: B200 223346: =0\n" * 5_000
    path.write_text(f'[Seats "Ada | Ben"]\n[Deck "free"]\n\n{turns}')
    assert run(path)[0] == 0


@pytest.mark.parametrize("words", ["B300 111111:111111", "X2 111111:111111", "V2500 pass"])
def test_a_line_of_a_megabyte_of_tokens_is_refused_before_it_is_read_to_its_end(tmp_path: Path, words: str) -> None:
    path = tmp_path / "wide.tutto"
    edition = "fill-or-bust" if "V2500" in words else "tutto"
    house = "vengeance=optional" if "V2500" in words else ""
    tags = f'[Edition "{edition}"]\n[Seats "Ada | Ben"]\n[House "{house}"]\n[Deck "free"]\n\n'
    path.write_text(f"{tags}Ada: " + f"{words} " * (1_000_000 // len(words)))
    status, _, err = run(path)
    column = int(err.removeprefix(f"{path}:").split(":")[1])
    assert (status, 100_000 < column < 100_100) == (2, True)


def test_a_file_that_is_too_large_is_unreadable_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "large.tutto"
    path.write_text('[Seats "Ada"]\n\n' + "Ada: STOP\n" * 1_000_000)
    status, _, err = run(path)
    assert (status, ":1:1: unreadable: " in err) == (2, True)


def test_a_reader_that_stops_reading_ends_it_without_a_word(tmp_path: Path) -> None:
    path = tmp_path / "game.tutto"
    path.write_text('[Seats "Ada"]\n\nAda: STOP =0\n')
    command = [sys.executable, "-m", "bot", "replay", "--json", *[str(path)] * 3000]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603 — ourselves
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"" == process.stderr.read()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[Event "\0"]\n[Seats "A"]\n', 1),
        ('; \0\n[Seats "A"]\n', 1),
        ('[Seats "A"]\n\nA: STOP ; \0\n', 3),
        ('[Seats "A"]\n\n; \0\n', 3),
        ('[Seats "A\0"]\n', 1),
        ('[Seats "A"]\n\nA: STO\0P\n', 3),
    ],
)
def test_a_nul_byte_is_refused_wherever_it_stands(text: str, line: int) -> None:
    outcome = replay_bytes(text.encode())
    assert isinstance(outcome, RecordError)
    assert outcome.line == line

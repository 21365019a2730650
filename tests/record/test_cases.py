"""The shared records: what the rules allow, what they refuse and where, and how a record is written anew."""

import io
import json
from pathlib import Path

import pytest

from bot.record import RecordError, Replayed, read, replay, replay_files, write

CASES = Path(__file__).parent / "cases"


def _files(kind: str) -> list[Path]:
    return sorted((CASES / kind).glob("*.tutto"))


def _replayed(path: Path) -> tuple[int, dict[str, object]]:
    out, err = io.StringIO(), io.StringIO()
    status = replay_files([str(path)], as_json=True, rewrite=False, out=out, err=err)
    return status, json.loads(out.getvalue())


@pytest.mark.parametrize("path", _files("ok"), ids=lambda path: path.stem)
def test_a_record_the_rules_allow_leads_where_its_object_says(path: Path) -> None:
    assert _replayed(path) == (0, json.loads(path.with_suffix(".json").read_text()))


@pytest.mark.parametrize("path", _files("refused"), ids=lambda path: path.stem)
def test_a_record_the_rules_refuse_is_wrong_at_this_place_and_for_this_reason(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text())["error"]
    status, answer = _replayed(path)
    error = answer["error"]
    assert isinstance(error, dict)
    assert (status, {key: error[key] for key in expected}) == (2, expected)


@pytest.mark.parametrize("suffix", [".tutto", ".out"])
@pytest.mark.parametrize("path", _files("written"), ids=lambda path: path.stem)
def test_a_record_is_written_in_canonical_form_and_stays_so(path: Path, suffix: str) -> None:
    out = io.StringIO()
    replay_files([str(path.with_suffix(suffix))], as_json=False, rewrite=True, out=out, err=io.StringIO())
    assert path.with_suffix(".out").read_text() == out.getvalue()


@pytest.mark.parametrize("path", _files("ok"), ids=lambda path: path.stem)
def test_what_is_written_means_what_was_read(path: Path) -> None:
    first = _played(path.read_text())
    again = _played(write(first))
    assert (first.turns, first.game, write(first)) == (again.turns, again.game, write(again))


def _played(text: str) -> Replayed:
    record = read(text)
    assert not isinstance(record, RecordError), record
    replayed = replay(record)
    assert isinstance(replayed, Replayed), replayed
    return replayed

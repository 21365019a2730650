"""Text into a Record: tags understood and checked, the lines of play still as they stand (record.md).

Knows the file's shape and what a tag may say; what the turns mean is replay.py's.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.engine import allowed, house
from bot.engine.editions import Edition
from bot.engine.evolve import highest_rollers
from bot.engine.refusals import Code, Fact, Refusal, refuse
from bot.engine.ruleset import DEFAULTS, OFFICIAL, Ruleset
from bot.record.names import BETWEEN_NAMES, TAGS, can_stand

MOST_SEATS = 10
LARGEST_BYTES = 5_000_000
"""What a record may measure; 10,000 long turns are a fifth of it."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)[ \t]+"(.*)"\]')
_SCORE = re.compile(r"-?[0-9]{1,9}")
_FACES = re.compile(r"[1-6]( [1-6])*")


NUL: Final = "\0"
"""No sign of a text, wherever it stands, comments too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordError:
    """What is wrong with a record, and where; lines and columns count from 1, in characters."""

    line: int
    column: int
    code: Code
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line below the tags: what is played, its comment, or both. `column` is where the text starts."""

    number: int
    column: int
    text: str
    comment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A game record whose tags make sense. `first` is the seat that begins; `others` are tags kept as they stand."""

    heading: tuple[str, ...]
    """Comments among the tags."""
    seats: tuple[str, ...]
    ruleset: Ruleset
    first: int
    roll_off: tuple[tuple[int, ...], ...]
    free_deck: bool
    scores: tuple[int, ...]
    result: tuple[str, ...] | None
    others: tuple[tuple[str, str], ...]
    tag_lines: Mapping[str, int]
    """The line on which each tag stands."""
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Tag:
    line: int
    value: str


def read(text: str | bytes) -> Record | RecordError:
    """Read a record's shape and tags.

    Refuses what is too large, not UTF-8, not a tag, or a tag with a value it can't have.
    """
    if len(text) > LARGEST_BYTES:
        return _wrong(1, Code.UNREADABLE, most_bytes=LARGEST_BYTES)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError:
            return _wrong(1, Code.UNREADABLE)
    rows = [row.removesuffix("\r") for row in text.split("\n")]
    is_play = (bool(row.strip()) and row.lstrip()[0] not in "[;" for row in rows)
    end = next((number for number, play in enumerate(is_play) if play), len(rows))
    last_tag = max((number for number in range(end) if rows[number].lstrip().startswith("[")), default=-1)
    tags, broken = _read_tags(rows[: last_tag + 1])
    heading = tuple(row.strip() for row in rows[: last_tag + 1] if row.lstrip().startswith(";"))
    lines = (_line(number, row) for number, row in enumerate(rows[last_tag + 1 :], start=last_tag + 2) if row.strip())
    return _understood(tags, broken, heading, tuple(lines))


def _line(number: int, row: str) -> Line:
    played, sign, comment = row.partition(";")
    text = played.strip()
    column = len(row) - len(row.lstrip()) + 1
    return Line(number=number, column=column, text=text, comment=(sign + comment).rstrip())


def _read_tags(rows: list[str]) -> tuple[dict[str, _Tag], list[RecordError]]:
    """Read tag lines, and find those that are none or come twice; without Seats nothing else matters."""
    tags: dict[str, _Tag] = {}
    broken: list[RecordError] = []
    for number, row in enumerate(rows, start=1):
        if not row.strip() or (row.lstrip().startswith(";") and NUL not in row):
            continue
        match = _TAG.fullmatch(row.strip())
        if match is None or match[1] in tags or NUL in row:
            broken.append(_wrong(number, Code.UNREADABLE, text=row.strip()[:40]))
        else:
            tags[match[1]] = _Tag(line=number, value=match[2])
    if "Seats" not in tags:
        broken.append(_wrong(1, Code.UNREADABLE, tag="Seats"))
    return tags, broken


def _understood(
    tags: Mapping[str, _Tag],
    broken: list[RecordError],
    heading: tuple[str, ...],
    lines: tuple[Line, ...],
) -> Record | RecordError:
    """Judge every tag that can be judged, and report the first that is wrong."""
    reading = _Reading(tags, broken)
    edition = reading.edition()
    ruleset = reading.ruleset(edition)
    seats = reading.seats()
    roll_off = reading.roll_off(seats)
    first = reading.first(seats, roll_off)
    free_deck = reading.free_deck()
    scores = reading.scores(seats, ruleset)
    if reading.errors:
        return min(reading.errors, key=lambda error: error.line)
    result = tags.get("Result")
    return Record(
        heading=heading,
        seats=seats or (),
        ruleset=ruleset or OFFICIAL,
        first=first,
        roll_off=roll_off,
        free_deck=free_deck,
        scores=scores,
        result=None if result is None else _names(result.value),
        others=_others(tags),
        tag_lines=MappingProxyType({name: tag.line for name, tag in tags.items()}),
        lines=lines,
    )


def _names(value: str) -> tuple[str, ...]:
    return tuple(value.split(BETWEEN_NAMES)) if value else ()


def _others(tags: Mapping[str, _Tag]) -> tuple[tuple[str, str], ...]:
    """List the tags that mean nothing to a replay, known ones first."""
    free = TAGS[TAGS.index("Result") + 1 :]
    known = [name for name in free if name in tags]
    unknown = sorted((name for name in tags if name not in TAGS), key=lambda name: tags[name].line)
    return tuple((name, tags[name].value) for name in (*known, *unknown))


class _Reading:
    """The tags being judged one after the other; those that depend on a wrong one are let be."""

    def __init__(self, tags: Mapping[str, _Tag], broken: list[RecordError]) -> None:
        self._tags = tags
        self.errors = broken

    def _refuse(self, name: str, refusal: Refusal | None = None) -> None:
        tag = self._tags[name]
        refusal = refusal or refuse(Code.UNKNOWN_TAG_VALUE, tag=name, value=tag.value[:40])
        self.errors.append(RecordError(line=tag.line, column=1, code=refusal.code, facts=refusal.facts))

    def edition(self) -> Edition | None:
        tag = self._tags.get("Edition")
        if tag is None:
            return Edition.TUTTO
        if tag.value not in set(Edition):
            self._refuse("Edition")
            return None
        return Edition(tag.value)

    def ruleset(self, edition: Edition | None) -> Ruleset | None:
        tag = self._tags.get("House")
        if edition is None or tag is None:
            return None if edition is None else DEFAULTS[edition]
        ruleset = house.parse(edition, tag.value)
        if isinstance(ruleset, Refusal):
            self._refuse("House", ruleset)
            return None
        return ruleset

    def seats(self) -> tuple[str, ...] | None:
        tag = self._tags.get("Seats")
        if tag is None:
            return None
        names = tuple(tag.value.split(BETWEEN_NAMES))
        if not all(can_stand(name) for name in names) or len(set(names)) < len(names) or len(names) > MOST_SEATS:
            self._refuse("Seats")
            return None
        return names

    def roll_off(self, seats: tuple[str, ...] | None) -> tuple[tuple[int, ...], ...]:
        """Read a roll-off that comes out: one die a seat, then one for each of the tied, until one is highest."""
        tag = self._tags.get("RollOff")
        if tag is None or seats is None:
            return ()
        throws = [throw.strip() for throw in tag.value.split("/")]
        rolling: tuple[int, ...] = tuple(range(len(seats)))
        rounds: list[tuple[int, ...]] = []
        for throw in throws:
            faces = tuple(int(face) for face in throw.split()) if _FACES.fullmatch(throw) else ()
            decided = bool(rounds) and len(rolling) == 1
            if decided or len(faces) != len(rolling):
                self._refuse("RollOff")
                return ()
            rounds.append(faces)
            rolling = highest_rollers(rolling, faces)
        if len(rolling) > 1:
            self._refuse("RollOff")
            return ()
        return tuple(rounds)

    def first(self, seats: tuple[str, ...] | None, roll_off: tuple[tuple[int, ...], ...]) -> int:
        """Name the seat that begins: the tag's, else the roll-off's winner, else the first."""
        if seats is None:
            return 0
        rolled = roll_off_winner(len(seats), roll_off)
        tag = self._tags.get("First")
        if tag is None:
            return rolled
        if tag.value not in seats:
            self._refuse("First")
        elif roll_off and seats.index(tag.value) != rolled:
            self._refuse("First", refuse(Code.FIGURE_DIFFERS, figure=seats[rolled]))
        else:
            return seats.index(tag.value)
        return rolled

    def free_deck(self) -> bool:
        tag = self._tags.get("Deck")
        if tag is not None and tag.value not in {"printed", "free"}:
            self._refuse("Deck")
        return tag is not None and tag.value == "free"

    def scores(self, seats: tuple[str, ...] | None, ruleset: Ruleset | None) -> tuple[int, ...]:
        """Read starting scores that can stand, one a seat (§6)."""
        if seats is None:
            return ()
        tag = self._tags.get("Scores")
        if tag is None:
            return (0,) * len(seats)
        items = tag.value.split()
        if len(items) != len(seats) or not all(_SCORE.fullmatch(item) for item in items):
            self._refuse("Scores")
            return ()
        scores = tuple(int(item) for item in items)
        if ruleset is not None and any(allowed.against_start(ruleset, score) for score in scores):
            self._refuse("Scores")
        return scores


def roll_off_winner(seats: int, roll_off: tuple[tuple[int, ...], ...]) -> int:
    """Name who won these throws; the first seat where none were made.

    >>> roll_off_winner(3, ((4, 6, 6), (2, 5)))
    2
    """
    rolling = tuple(range(seats))
    for faces in roll_off:
        rolling = highest_rollers(rolling, faces)
    return rolling[0]


def _wrong(line: int, code: Code, **facts: Fact) -> RecordError:
    return RecordError(line=line, column=1, code=code, facts=refuse(code, **facts).facts)

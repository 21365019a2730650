"""A record's cards and dice held against its sealed stream (fair-dice.md, 7). Knows records; opens no file.

What the rules allow was judged before: here nothing is asked but whether chance was what Secret and Salt make of it.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from bot.engine.chance import Drawn, OffRolled, Rolled, SeatPicked, Shuffled
from bot.engine.evolve import highest_rollers
from bot.engine.refusals import Code, Fact, refuse
from bot.engine.ruleset import FirstSeat
from bot.record import Record, RecordError, Replayed, read, replay
from bot.record.play import Told
from bot.tables.chance import Stream, seal_of

SEALED_BY = ("Seal", "Salt", "Secret")
"""The tags without which nothing can be verified; a Salt may be empty."""

_SECRET = re.compile(r"[0-9A-Fa-f]{64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """All agrees. So much was held against the seal; `throws` are the roll-off's, one die for each seat in them."""

    cards: int
    rolls: int
    shuffles: int
    throws: int


def verify(text: str) -> Verified | RecordError:
    """Read, replay and verify a record.

    The first card or roll that differs is `not-the-sealed-dice`; so is a seal of another secret, and at line 1 a tag
    that is missing. Any other code means that the record itself is refused.
    """
    record = read(text)
    played = record if isinstance(record, RecordError) else replay(record)
    return played if isinstance(played, RecordError) else verified(played)


def verified(played: Replayed) -> Verified | RecordError:
    """Verify a record that the rules allow."""
    return _against_tags(played.record) or _Verifying(played).run()


def _against_tags(record: Record) -> RecordError | None:
    tags = dict(record.others)
    missing = next((tag for tag in SEALED_BY if tag not in tags), None)
    if missing is not None:
        return _differs(1, 1, tag=missing)
    if not _SECRET.fullmatch(tags["Secret"]):
        return _differs(record.tag_lines["Secret"], 1, tag="Secret")
    sealed = seal_of(bytes.fromhex(tags["Secret"]))
    return None if sealed == tags["Seal"].lower() else _differs(record.tag_lines["Seal"], 1, sealed=sealed)


class _Verifying:
    """A record with the stream beside it, both read from the beginning."""

    def __init__(self, played: Replayed) -> None:
        tags = dict(played.record.others)
        self._record = played.record
        self._told = played.told
        self._stream = Stream(bytes.fromhex(tags["Secret"]), tags["Salt"])
        self._pile = self._shuffled()

    def run(self) -> Verified | RecordError:
        """Go through all that chance decided, in game order."""
        _, *later = self._told
        error = self._against_first() or next(filter(None, map(self._against, later)), None)
        if error is not None:
            return error
        kinds = Counter(type(told.outcome) for told in self._told)
        return Verified(
            cards=kinds[Drawn], rolls=kinds[Rolled], shuffles=kinds[Shuffled], throws=len(self._record.roll_off)
        )

    def _shuffled(self) -> list[str]:
        return [card.value for card in self._stream.shuffled(self._record.ruleset.deck)]

    def _against_first(self) -> RecordError | None:
        """Compare who was rolled or drawn to begin; where nothing is, anybody may (a rematch's next seat, §6.6)."""
        record, seats = self._record, len(self._record.seats)
        rule = FirstSeat.HOST if seats == 1 else record.ruleset.first_seat
        tag = next((tag for tag in ("RollOff", "First") if tag in record.tag_lines), "Seats")
        throws = self._roll_off(seats) if rule is FirstSeat.ROLL_OFF else ()
        if throws != record.roll_off:
            said = " / ".join(" ".join(map(str, faces)) for faces in throws)
            return _differs(record.tag_lines[tag], 1, sealed=said or "no roll-off")
        picked = self._stream.below(seats) if rule is FirstSeat.RANDOM else record.first
        return None if picked == record.first else _differs(record.tag_lines[tag], 1, sealed=record.seats[picked])

    def _roll_off(self, seats: int) -> tuple[tuple[int, ...], ...]:
        rolling = tuple(range(seats))
        throws: list[tuple[int, ...]] = []
        while len(rolling) > 1:
            throws.append(self._stream.roll(len(rolling)))
            rolling = highest_rollers(rolling, throws[-1])
        return tuple(throws)

    def _against(self, told: Told) -> RecordError | None:
        match told.outcome:
            case Shuffled():
                self._pile = self._shuffled()
                return None
            case Drawn(card=card):
                # No card is left where a record in which any may come goes on and on.
                sealed, said = self._pile.pop() if self._pile else "-", card.value
            case Rolled(faces=faces):
                # A record may have the faces of a roll in any order.
                sealed, said = _spelled(self._stream.roll(len(faces))), _spelled(faces)
            case None:
                sealed, said = "dice", "points"
            case OffRolled() | SeatPicked():
                raise TypeError("a record tells who begins in its tags")
            case _:
                assert_never(told.outcome)
        return None if sealed == said else _differs(told.line, told.column, sealed=sealed)


def _spelled(faces: tuple[int, ...]) -> str:
    return "".join(map(str, sorted(faces)))


def _differs(line: int, column: int, **facts: Fact) -> RecordError:
    refusal = refuse(Code.NOT_THE_SEALED_DICE, **facts)
    return RecordError(line=line, column=column, code=refusal.code, facts=refusal.facts)

"""What follows for a table from what happened in its game: results, the next host, who begins the rematch.

Knows no store and writes nothing.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from bot.advisor.habits import Banked
from bot.engine.events import Begun, Event, Finished, GivenUp, Risen, SeatLeft, SeatReplaced, TurnBegun
from bot.engine.ruleset import FirstSeat
from bot.engine.state import Over
from bot.tables.figures import tally
from bot.tables.latecomers import Waiting
from bot.tables.ports import Change, GameRow, Kind, Mode, Result
from bot.tables.table import Table


def change_by(before: Table, table: Table, events: Sequence[Event], asked: Change, now: datetime) -> Change:
    """What is written beside these events, which led from `before` to `table`: what was `asked`, and what follows."""
    due_board: int | None = None
    begun_at: datetime | None = None
    host: str | None = None
    results: tuple[Result, ...] = ()
    for seq, event in enumerate(events, start=before.seq):
        match event:
            case Begun() if table.book is not None:
                begun_at, due_board = now, seq
            case Begun():
                begun_at = now
            case GivenUp() if before.in_lobby:
                pass
            case TurnBegun() | GivenUp():
                due_board = seq
            case Finished():
                due_board = seq
                results = _results(table)
            case Risen() | SeatLeft() | SeatReplaced():
                host = _next_host(table)
            case _:
                pass
    ended = table.game.is_over and not before.game.is_over
    return replace(
        asked,
        host=host or asked.host,
        begun_at=begun_at,
        ended_at=now if ended else None,
        results=results,
        turn=None if asked.nowhere else due_board,
        newcomers=tuple(sorted(table.newcomers - before.newcomers)),
        fallen=table.chronicle.fallen if ended else (),
        banks=_banks(table) if ended else {},
    )


def row_after(row: GameRow, change: Change) -> GameRow:
    """The game's row once this is written."""
    return replace(
        row,
        place=row.place if change.place is None else change.place,
        where=change.where or row.where,
        language=change.language or row.language,
        host=change.host or row.host,
        begun_at=change.begun_at or row.begun_at,
        ended_at=None if change.reopened else change.ended_at or row.ended_at,
        scorer=row.scorer if change.scorer is None else change.scorer,
        pace=change.pace or row.pace,
        hints=change.hints or row.hints,
        late=change.late or row.late,
        waiting=_queue_after(row, change),
        timing=change.timing or row.timing,
        missed={seat: turns for seat, turns in {**row.missed, **change.missed}.items() if turns},
        untold=row.untold if change.untold is None else change.untold,
    )


def _queue_after(row: GameRow, change: Change) -> tuple[Waiting, ...]:
    waiting = {one.player: one for one in (*row.waiting, *change.queued) if one.player not in change.unqueued}
    return tuple(sorted(waiting.values(), key=lambda one: one.interaction))


def change_in(before: Table, table: Table, now: datetime) -> Change:
    """What is written beside strokes on the sheet, which led from `before` to `table`: end and results follow it.

    Results are written anew with every stroke on a finished sheet, for luck is reckoned from its dice, not its scores.
    """
    was, now_is = before.game.is_over, table.game.is_over
    return Change(
        ended_at=now if now_is and not was else None,
        reopened=was and not now_is,
        results=_results(table) if now_is else (),
        turn=table.seq - 1 if now_is and not was else None,
    )


def _results(table: Table) -> tuple[Result, ...]:
    """One line a seat, where the game was played to its end; where computers played it counts for nobody."""
    phase = table.game.phase
    if not isinstance(phase, Over) or phase.given_up or table.has_computers:
        return ()
    chronicle = table.chronicle if table.book is None else table.book.chronicle
    return tuple(
        Result(
            player=seat.player,
            seat=number,
            score=seat.score,
            won=number in phase.winners,
            tally=tally(chronicle.of(number)),
        )
        for number, seat in enumerate(table.seats)
    )


def _banks(table: Table) -> Mapping[Banked, int]:
    """How often members banked where; computers learn from people, not from each other."""
    kinds = {player: person.kind for player, person in table.people.items()}
    return Counter(where for player, where in table.chronicle.banks if kinds[player] is Kind.MEMBER)


def _next_host(table: Table) -> str | None:
    """The first person who stays, where the host's seat is given up; None where the host stays, seated or not."""
    if table.row.mode is Mode.RECORD:
        return None
    staying = [seat.player for seat in table.seats if not (seat.gone or seat.leaving)]
    people = [player for player in staying if table.people[player].user]
    return None if table.row.host in staying or not people else people[0]


def next_first(table: Table, staying: Sequence[int]) -> int | None:
    """The place among the staying seats of the one that begins a rematch: next after the last game's first (§6.6)."""
    if table.game.ruleset.first_seat is not FirstSeat.HOST:
        return None
    last_first = table.chronicle.tales[0].seat if table.chronicle.tales else 0
    following = [place for place, seat in enumerate(staying) if seat > last_first]
    return following[0] if following else 0

"""Events to what a row holds of them (kind, version, JSON) and back. Knows no table and no database.

Kinds and field names are what databases hold for ever: a class of the engine may be renamed, its kind here may not.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import cast

from bot.engine import events as e
from bot.engine.cards import Card
from bot.record import journal as j
from bot.store.upcasts import UPCASTS, Body, StoredEvent, Upcasts, lifted
from bot.tables.ports import Storable

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_compact = json.JSONEncoder(separators=(",", ":")).encode
_parsed = json.JSONDecoder().decode


class UnreadableEvent(Exception):  # noqa: N818 — said to the host, who has an older bot than database
    """This version can't read that event: an unknown kind or version, or a body that doesn't fit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EncodedEvent:
    """What a row of `events` holds beside its key and instant."""

    kind: str
    version: int
    body: str


Reader = Callable[[object], object]


def _numbers(value: object) -> object:
    return tuple(cast("Iterable[int]", value))


def _texts(value: object) -> object:
    return tuple(cast("Iterable[str]", value))


def _taken(value: object) -> object:
    return tuple((seat, points) for seat, points in cast("Iterable[tuple[int, int]]", value))


@dataclass(frozen=True, slots=True)
class _Form:
    """How one kind of event is built: its class, its version of today, and the fields JSON has no type for."""

    event: Callable[..., Storable]
    version: int = 1
    readers: Mapping[str, Reader] = field(default_factory=dict[str, Reader])


_FORMS: Mapping[str, _Form] = MappingProxyType({
    "opened": _Form(e.Opened),
    "seated": _Form(e.Seated),
    "risen": _Form(e.Risen),
    "rules_chosen": _Form(e.RulesChosen),
    "first_chosen": _Form(e.FirstChosen),
    "begun": _Form(e.Begun),
    "pile_shuffled": _Form(e.PileShuffled),
    "rolled_off": _Form(e.RolledOff, readers={"seats": _numbers, "faces": _numbers}),
    "turn_begun": _Form(e.TurnBegun),
    "reveal_called": _Form(e.RevealCalled),
    "roll_called": _Form(e.RollCalled),
    "revealed": _Form(e.Revealed, readers={"card": Card}),
    "discarded": _Form(e.Discarded, readers={"card": Card}),
    "vengeance_taken": _Form(e.VengeanceTaken),
    "dice_rolled": _Form(e.DiceRolled, readers={"faces": _numbers}),
    "dice_set_aside": _Form(e.DiceSetAside),
    "tutto_made": _Form(e.TuttoMade, readers={"taken": _taken}),
    "banked_in_turn": _Form(e.BankedInTurn),
    "turn_ended": _Form(e.TurnEnded, readers={"ended": e.Ended, "taken": _taken}),
    "last_round_called": _Form(e.LastRoundCalled),
    "last_round_called_off": _Form(e.LastRoundCalledOff),
    "extra_round_called": _Form(e.ExtraRoundCalled, readers={"seats": _numbers}),
    "time_called": _Form(e.TimeCalled),
    "seat_left": _Form(e.SeatLeft),
    "seat_replaced": _Form(e.SeatReplaced),
    "finished": _Form(e.Finished, readers={"winners": _numbers}),
    "given_up": _Form(e.GivenUp),
    "sheet_first_named": _Form(j.FirstNamed),
    "sheet_entered": _Form(j.Entered, readers={"tokens": _texts}),
    "sheet_came_in": _Form(j.CameIn),
    "sheet_went_out": _Form(j.WentOut),
    "sheet_time_ran_out": _Form(j.TimeRanOut),
    "sheet_stopped": _Form(j.Stopped),
    "sheet_corrected": _Form(j.Corrected, readers={"tokens": _texts}),
    "sheet_struck": _Form(j.Struck),
    "sheet_undone": _Form(j.Undone),
    "sheet_redone": _Form(j.Redone),
})  # fmt: skip

_NEWEST = {(kind, form.version): form for kind, form in _FORMS.items()}
_KINDS = {form.event: kind for kind, form in _FORMS.items()}
_FIELDS = {event: tuple(one.name for one in fields(cast("type[Storable]", event))) for event in _KINDS}


def encoded(event: Storable) -> EncodedEvent:
    """The event as a row holds it.

    >>> encoded(e.DiceRolled(faces=(1, 5)))
    EncodedEvent(kind='dice_rolled', version=1, body='{"faces":[1,5]}')
    """
    sort = type(event)
    kind = _KINDS[sort]
    body = _compact({name: getattr(event, name) for name in _FIELDS[sort]})
    return EncodedEvent(kind=kind, version=_FORMS[kind].version, body=body)


def decoded(kind: str, version: int, body: str, upcasts: Upcasts = UPCASTS) -> Storable:
    """The event that a row holds, lifted from however old a version; raises `UnreadableEvent`."""
    try:
        stored = cast("Body", _parsed(body))
        if form := _NEWEST.get((kind, version)):
            return _built(form, stored)
        now = lifted(StoredEvent(kind=kind, version=version, body=stored), upcasts)
        return _built(_NEWEST[now.kind, now.version], now.body)
    except KeyError as error:
        raise UnreadableEvent(f"{_named(kind, version)} isn't known, or lacks {error}") from error
    except (AttributeError, TypeError, ValueError) as error:
        raise UnreadableEvent(f"{_named(kind, version)} can't be read: {error}") from error


def _named(kind: str, version: int) -> str:
    return f"an event of kind {kind!r}, version {version},"


def _built(form: _Form, body: Body) -> Storable:
    if not form.readers:
        return form.event(**body)
    return form.event(**{**body, **{name: reader(body[name]) for name, reader in form.readers.items()}})


def instant_us(at: datetime) -> int:
    """Whole microseconds since 1970, exact."""
    return (at - _EPOCH) // _MICROSECOND


def instant(at_us: int) -> datetime:
    """Aware UTC, from whole microseconds since 1970."""
    return _EPOCH + at_us * _MICROSECOND

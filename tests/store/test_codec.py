"""Events on their way to a row and back, and old rows for ever."""

import json
from dataclasses import fields
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import Card
from bot.engine.events import DiceRolled, Ended, Event, Revealed, TurnBegun, TurnEnded
from bot.store.codec import UnreadableEvent, decoded, encoded, instant, instant_us
from bot.store.upcasts import StoredEvent, Upcasts
from tests.kit.event_strategies import EVENT_CLASSES, events


@given(events)
def test_every_event_comes_back_as_it_was(event: Event) -> None:
    row = encoded(event)
    assert decoded(row.kind, row.version, row.body) == event


@given(events)
def test_what_comes_back_can_be_a_key_like_the_event_itself(event: Event) -> None:
    row = encoded(event)
    assert hash(decoded(row.kind, row.version, row.body)) == hash(event)


@given(st.datetimes(timezones=st.just(UTC)))
def test_an_instant_comes_back_to_the_microsecond(at: datetime) -> None:
    assert instant(instant_us(at)) == at


@pytest.mark.parametrize("event", EVENT_CLASSES, ids=lambda event: event.__name__)
@given(data=st.data())
def test_a_body_holds_the_fields_by_name(event: type[Event], data: st.DataObject) -> None:
    body = json.loads(encoded(data.draw(st.from_type(event))).body)
    assert set(body) == {one.name for one in fields(event)}


def test_cards_and_endings_stand_as_the_tokens_of_the_record() -> None:
    told = TurnEnded(seat=1, ended=Ended.BANK, gain=300, lost=0, taken=((0, 1000),))
    assert (encoded(told).body, encoded(Revealed(card=Card.CLOVERLEAF)).body) == (
        '{"seat":1,"ended":"bank","gain":300,"lost":0,"taken":[[0,1000]]}',
        '{"card":"CL"}',
    )


UPCASTS: Upcasts = {
    ("rolled", 1): lambda old: StoredEvent(kind="rolled", version=2, body={"dice": old.body["dices"]}),
    ("rolled", 2): lambda old: StoredEvent(kind="dice_rolled", version=1, body={"faces": old.body["dice"]}),
}
"""A history that might have been: a field renamed, then the kind and the field again."""


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [("rolled", 1, '{"dices":[1,5]}'), ("rolled", 2, '{"dice":[1,5]}'), ("dice_rolled", 1, '{"faces":[1,5]}')],
)
def test_an_event_of_any_older_version_is_lifted_to_the_newest(kind: str, version: int, body: str) -> None:
    assert decoded(kind, version, body, UPCASTS) == DiceRolled(faces=(1, 5))


@pytest.mark.parametrize(
    ("kind", "version", "body"),
    [
        pytest.param("dice_thrown", 1, '{"faces":[1]}', id="a kind nobody knows"),
        pytest.param("dice_rolled", 2, '{"faces":[1]}', id="a version of a later bot"),
        pytest.param("dice_rolled", 1, "{}", id="a field missing"),
        pytest.param("turn_begun", 1, '{"seat":0,"round":1,"mood":"good"}', id="a field too many"),
        pytest.param("revealed", 1, '{"card":"JOKER"}', id="no such card"),
        pytest.param("risen", 1, '{"seat":', id="no JSON"),
        pytest.param("risen", 1, "[0]", id="no object"),
    ],
)
def test_an_event_this_version_cannot_read_is_named(kind: str, version: int, body: str) -> None:
    with pytest.raises(UnreadableEvent, match=f"kind '{kind}', version {version}"):
        decoded(kind, version, body)


FIRST_FORMS = {
    "turn_begun": ('{"seat":2,"round":7}', TurnBegun(seat=2, round=7)),
    "dice_rolled": ('{"faces":[1,5,6]}', DiceRolled(faces=(1, 5, 6))),
    "revealed": ('{"card":"V2500"}', Revealed(card=Card.VENGEANCE)),
}
"""What first versions of this bot have written."""


@pytest.mark.parametrize("kind", FIRST_FORMS)
def test_an_event_as_it_was_first_stored_is_read_for_ever(kind: str) -> None:
    body, event = FIRST_FORMS[kind]
    assert decoded(kind, 1, body) == event

"""Whole games worked out from the published description alone: the bot's own cards and dice have to be those."""

from collections.abc import Iterator, Sequence

import pytest

from bot.engine import parse
from bot.engine.events import Begun, DiceRolled, Event, PileShuffled, Revealed, Risen, RolledOff, Seated, TurnBegun
from bot.record import write_game
from bot.tables.live import salt_in
from bot.tables.luckiest import FirstTurn
from bot.tables.table import Table
from bot.tables.verify import Verified, verify
from tests.kit import published
from tests.kit.desks import Tabletop, happened
from tests.kit.lucky import had_luck

SMALL = "deck=B200:2 B300:1 B400:1 B500:0 B600:1 X2:2 STOP:2 FW:1 PM:1 ST:1 CL:0"
SMALL_CARDS = ["B200", "B200", "B300", "B400", "B600", "X2", "X2", "STOP", "STOP", "FW", "PM", "ST"]
GAMES = (
    ("tutto", f"target=2000, {SMALL}", SMALL_CARDS),
    ("tutto", f"target=1500, {SMALL}, reshuffle=turn", SMALL_CARDS),
    ("tutto", "target=1500, first_seat=roll_off, reshuffle=round", published.TUTTO),
    ("tutto", "target=1500, first_seat=random", published.TUTTO),
    ("fill-or-bust", "target=6000", published.FILL_OR_BUST),
    ("fill-or-bust", "target=1000, first_seat=host", published.FILL_OR_BUST),
)
"""Edition, house rules, and the cards of the deck in the order of the sheet."""


async def play_out(top: Tabletop, table: Table) -> Table:
    while not table.game.is_over:
        table = (await top.press_on(table)).table
    return table


async def stream_of(top: Tabletop, table: Table) -> tuple[Event, ...]:
    stored = await top.store.load(table.id)
    assert stored
    return stored.events


def salted(events: Sequence[Event]) -> str:
    """The presses that took the seats, in seat order, and the one that began; what nobody pressed is left out."""
    presses: list[int] = []
    for event in events:
        if isinstance(event, Seated):
            presses.append(event.interaction)
        elif isinstance(event, Risen):
            presses.pop(event.seat)
        elif isinstance(event, Begun):
            presses.append(event.interaction)
            break
    return ",".join(str(press) for press in presses if press != 0)


def happened_by_chance(events: Sequence[Event]) -> Iterator[tuple[str, object]]:
    """What the bot says chance decided, in order."""
    for event in events:
        if isinstance(event, PileShuffled):
            yield "shuffle", None
        elif isinstance(event, RolledOff):
            yield "roll-off", list(event.faces)
        elif isinstance(event, Revealed):
            yield "card", event.card.value
        elif isinstance(event, DiceRolled):
            yield "dice", list(event.faces)


def worked_out(numbers: published.Numbers, cards: list[str], asked: Sequence[tuple[str, object]]) -> Iterator[object]:
    """What the description has for each of these."""
    pile: list[str] = []
    for kind, given in asked:
        match kind:
            case "shuffle":
                pile = numbers.pile(cards)
                yield None
            case "seat":
                yield numbers.below(int(str(given)))
            case "card":
                yield pile.pop()
            case _:
                assert isinstance(given, list)
                yield numbers.dice(len(given))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("edition", "house", "cards"), GAMES, ids=[game[1][:40] for game in GAMES])
async def test_a_whole_game_goes_as_the_description_has_it(
    edition: str, house: str, cards: list[str], seed: int
) -> None:
    top = Tabletop(1000 * seed)
    table = await play_out(top, await top.game(3 + seed % 2, ruleset=parse(edition, house)))
    events = await stream_of(top, table)
    asked = list(happened_by_chance(events))
    if "random" in house:
        first = next(event.seat for event in events if isinstance(event, TurnBegun))
        numbers = published.Numbers(table.row.secret, salted(events))
        expected = list(worked_out(numbers, cards, [asked[0], ("seat", len(table.seats)), *asked[1:]]))
        assert expected == [None, first, *(given for _, given in asked[1:])]
        return
    expected = list(worked_out(published.Numbers(table.row.secret, salted(events)), cards, asked))
    assert expected == [given for _, given in asked]


async def test_games_here_had_reshuffles_and_roll_offs_that_were_tied() -> None:
    """Else the test above would say less than it seems to."""
    reshuffled = tied = 0
    for seed in range(4):
        for edition, house, _ in GAMES:
            top = Tabletop(1000 * seed)
            table = await play_out(top, await top.game(3 + seed % 2, ruleset=parse(edition, house)))
            kinds = [kind for kind, _ in happened_by_chance(await stream_of(top, table))]
            reshuffled += kinds.count("shuffle") > 1
            tied += kinds.count("roll-off") > 1
    assert (True, True) == (reshuffled >= 8, tied >= 1)


@pytest.mark.parametrize(("edition", "house", "cards"), GAMES, ids=[game[1][:40] for game in GAMES])
async def test_the_record_of_a_game_agrees_with_its_seal(edition: str, house: str, cards: list[str]) -> None:
    top = Tabletop()
    table = await play_out(top, await top.game(3, ruleset=parse(edition, house)))
    found = verify(record_of(table, await stream_of(top, table)))
    assert isinstance(found, Verified), (found, cards)


async def test_the_record_of_a_rematch_agrees_with_a_seal_of_its_own() -> None:
    top = Tabletop()
    table = await play_out(top, await top.game(3, ruleset=parse("tutto", "target=500")))
    lobby = await top.desk.rematch(table.id, 2, top.press())
    assert isinstance(lobby, Table)
    again = await play_out(top, happened(await top.desk.begin(lobby.id, 2, top.press())).table)
    events = await stream_of(top, again)
    assert table.row.secret != again.row.secret
    assert isinstance(verify(record_of(again, events)), Verified)
    assert 2 == len(salted(events).split(","))


async def test_the_record_of_a_game_that_the_luckiest_began_names_them_and_agrees_with_its_seal() -> None:
    top = Tabletop()
    await had_luck(top.store, await top.person(2), 5.0)
    lobby = await top.lobby(3, ruleset=parse("tutto", "target=1500"))
    happened(await FirstTurn(top.desk, top.store).take(lobby.id, 2))
    table = await play_out(top, happened(await top.desk.begin(lobby.id, 1, top.press())).table)
    text = record_of(table, await stream_of(top, table))
    assert '[First "Ben"]' in text
    assert isinstance(verify(text), Verified)


async def test_the_record_of_a_game_given_up_in_mid_turn_agrees_with_its_seal() -> None:
    top = Tabletop()
    table = await top.game(2, ruleset=parse("fill-or-bust", ""))
    for _ in range(7):
        table = (await top.press_on(table)).table
    table = happened(await top.desk.give_up(table.id, 1, moderates=False)).table
    assert isinstance(verify(record_of(table, await stream_of(top, table))), Verified)


def record_of(table: Table, events: Sequence[Event]) -> str:
    names = [table.person(seat).name for seat in range(len(table.seats))]
    secret = table.row.secret
    tags = {"Seal": published.seal(secret), "Salt": salt_in(events), "Secret": secret.hex()}
    return write_game(events, names, tags)

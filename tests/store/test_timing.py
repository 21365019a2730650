"""What every store promises about clocks, pauses, absences and how people are called: memory, SQLite, PostgreSQL."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.engine.events import GivenUp
from bot.tables.pace import APPLIED_AFTER, LIVE, RELAXED, STILL, UNTIMED, Pace, Paused, Timing, Why
from bot.tables.ports import Change, GameRow, Hints, Pings
from bot.tables.shards import EVERY_SERVER, SHARD_BITS, Shard
from tests.store.samples import ANNA, BEN, GUILD, NOON, SomeStore, later, opening, row, seated

RUNNING = Timing(deadline=later(5), reminder=later(2), wake=later(2))
PAUSED = Timing(paused=Paused(at=NOON, why=Why.PLACE), wake=later(60))


async def opened(store: SomeStore, number: int = 1, timing: Timing = STILL) -> str:
    game = replace(row(number), timing=timing)
    await store.open_game(game, opening(), (ANNA,))
    return game.game


async def stored(store: SomeStore, game: str) -> GameRow:
    found = await store.load(game)
    assert found is not None
    return found.row


async def change(store: SomeStore, game: str, change: Change) -> GameRow:
    await store.append(game, 2, (), NOON, change)
    return await stored(store, game)


@pytest.mark.parametrize("pace", [LIVE, RELAXED, UNTIMED, Pace(90)])
async def test_a_game_is_opened_with_its_pace(store: SomeStore, pace: Pace) -> None:
    await store.open_game(replace(row(1), pace=pace), opening(), (ANNA,))
    assert (await stored(store, "g1")).pace == pace


async def test_a_pace_changes_and_nothing_else_does(store: SomeStore) -> None:
    game = await opened(store, timing=RUNNING)
    before = await stored(store, game)
    assert await change(store, game, Change(pace=Pace(90))) == replace(before, pace=Pace(90))


@pytest.mark.parametrize("hints", Hints)
async def test_what_a_board_says_of_chances_is_kept_and_may_change(store: SomeStore, hints: Hints) -> None:
    await store.open_game(replace(row(1), hints=hints), opening(), (ANNA,))
    before = await stored(store, "g1")
    after = await change(store, "g1", Change(hints=Hints.ADVICE))
    assert (before.hints, after) == (hints, replace(before, hints=Hints.ADVICE))


@pytest.mark.parametrize("timing", [RUNNING, PAUSED])
async def test_a_timing_is_read_back_as_it_was_written(store: SomeStore, timing: Timing) -> None:
    game = await opened(store)
    assert (await change(store, game, Change(timing=timing))).timing == timing


async def test_a_timing_is_replaced_whole(store: SomeStore) -> None:
    game = await opened(store, timing=RUNNING)
    assert (await change(store, game, Change(timing=STILL))).timing == STILL


async def test_a_change_of_something_else_leaves_the_timing(store: SomeStore) -> None:
    game = await opened(store, timing=RUNNING)
    assert (await change(store, game, Change(language="nl"))).timing == RUNNING


async def test_absences_are_kept_by_seat_and_forgotten_at_none(store: SomeStore) -> None:
    game = await opened(store)
    await change(store, game, Change(missed={0: 1, 2: 2}))
    assert (await change(store, game, Change(missed={0: 0, 2: 3}))).missed == {2: 3}


async def test_turns_untold_are_counted(store: SomeStore) -> None:
    game = await opened(store)
    await change(store, game, Change(untold=3))
    assert (await change(store, game, Change(language="nl"))).untold == 3


async def test_games_wake_in_the_order_of_their_moments(store: SomeStore) -> None:
    for number, minutes in enumerate((3, 1, 2, 9)):
        await opened(store, number, Timing(wake=later(minutes)))
    assert await store.waking(later(3), 10) == ("g1", "g2", "g0")


async def test_so_many_games_at_most_are_woken_at_once(store: SomeStore) -> None:
    for number in range(3):
        await opened(store, number, Timing(wake=later(number)))
    assert await store.waking(later(3), 2) == ("g0", "g1")


async def test_the_next_wake_is_the_earliest(store: SomeStore) -> None:
    for number, minutes in enumerate((3, 1, 2)):
        await opened(store, number, Timing(wake=later(minutes)))
    assert await store.next_wake() == later(1)


async def test_where_nothing_runs_nothing_wakes(store: SomeStore) -> None:
    await opened(store)
    assert (await store.next_wake(), await store.waking(later(1000), 10)) == (None, ())


async def test_a_game_that_is_over_wakes_no_more(store: SomeStore) -> None:
    game = await opened(store, timing=RUNNING)
    await store.append(game, 2, (GivenUp(),), NOON, Change(ended_at=NOON, timing=STILL))
    assert await store.next_wake() is None


async def test_a_game_that_cant_be_woken_now_wakes_later(store: SomeStore) -> None:
    game = await opened(store, timing=RUNNING)
    await store.wake_later(game, later(30))
    assert (await stored(store, game)).timing == replace(RUNNING, wake=later(30))


async def test_grace_moves_deadlines_that_are_nearer_and_says_whose(store: SomeStore) -> None:
    for number, minutes in enumerate((4, 1, 9)):
        await opened(store, number, Timing(deadline=later(minutes), wake=later(minutes)))
    moved = await store.give_grace(later(5), EVERY_SERVER)
    deadlines = [(await stored(store, f"g{number}")).timing.deadline for number in range(3)]
    assert (moved, deadlines) == (("g1", "g0"), [later(5), later(5), later(9)])


async def test_grace_puts_off_the_wake_to_the_new_deadlines_application(store: SomeStore) -> None:
    game = await opened(store, timing=Timing(deadline=later(1), wake=later(1) + APPLIED_AFTER))
    await store.give_grace(later(5), EVERY_SERVER)
    assert (await stored(store, game)).timing.wake == later(5) + APPLIED_AFTER


async def test_grace_is_given_to_the_servers_of_one_shard(store: SomeStore) -> None:
    for number in range(6):
        timed = Timing(deadline=later(1), wake=later(1))
        await store.open_game(replace(row(number), guild=number << SHARD_BITS, timing=timed), opening(), (ANNA,))
    moved = await store.give_grace(later(5), Shard(number=1, of=3))
    waking = [(await stored(store, f"g{number}")).timing.deadline for number in range(6)]
    early, graced = later(1), later(5)
    assert (sorted(moved), waking) == (["g1", "g4"], [early, graced, early, early, graced, early])


async def test_grace_leaves_a_paused_game(store: SomeStore) -> None:
    game = await opened(store, timing=PAUSED)
    assert await store.give_grace(later(90), EVERY_SERVER) == ()
    assert (await stored(store, game)).timing == PAUSED


async def test_who_never_said_so_is_pinged_as_usual(store: SomeStore) -> None:
    assert await store.pings(ANNA.user) is Pings.NORMAL


async def test_how_somebody_is_called_holds_on_every_server(store: SomeStore) -> None:
    await store.set_pings(ANNA.user, Pings.SILENT)
    await store.set_pings(ANNA.user, Pings.NONE)
    met = [await store.person(guild=guild, user=ANNA.user, name="Anna") for guild in (GUILD, GUILD + 1)]
    assert [person.pings for person in met] == [Pings.NONE, Pings.NONE]
    assert await store.pings(BEN.user) is Pings.NORMAL


async def test_a_game_knows_how_its_people_are_called(store: SomeStore) -> None:
    game = await opened(store)
    await store.append(game, 2, (seated(BEN, 1),), NOON, Change(people=(BEN,)))
    await store.set_pings(BEN.user, Pings.SILENT)
    found = await store.load(game)
    assert found is not None
    assert {person.name: person.pings for person in found.people.values()} == {
        "Anna": Pings.NORMAL,
        "Ben": Pings.SILENT,
    }


async def test_the_same_instant_comes_back_to_the_microsecond(store: SomeStore) -> None:
    odd = Timing(deadline=NOON + timedelta(microseconds=1))
    game = await opened(store, timing=odd)
    assert (await stored(store, game)).timing == odd

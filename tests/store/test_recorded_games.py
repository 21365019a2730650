"""What recorded games ask of a store: people on no server, results that are corrected, games that go on again."""

from dataclasses import replace

import pytest

from bot.engine.events import Finished, GivenUp
from bot.record.journal import (
    CameIn,
    Corrected,
    Entered,
    FirstNamed,
    JournalEvent,
    Redone,
    Stopped,
    Struck,
    TimeRanOut,
    Undone,
    WentOut,
    Written,
)
from bot.tables.ports import ByBot, Change, Conflict, Kind, Mode, Person, PlaceTaken, Result
from tests.store.samples import ANNA, BEN, CLEO, GUILD, NOON, PRESS, ROW, SomeStore, later, opening, row, seated

OMA = Person(player="oma", user=0, guild=GUILD, name="Oma", kind=Kind.GUEST)
OPA = Person(player="opa", user=0, guild=GUILD, name="Opa", kind=Kind.GUEST)
ROBOT = Person(player="robot", user=0, guild=GUILD, name="Bold", kind=Kind.BOLD)
RECORDED = replace(ROW, mode=Mode.RECORD, by_bot=ByBot.CARDS, scorer=CLEO.player)


def result(person: Person, seat: int, score: int, *, won: bool = False) -> Result:
    return Result(player=person.player, seat=seat, score=score, won=won)


async def finished(store: SomeStore, *results: Result, game: int = 1) -> str:
    """A game of Anna, Ben and guests that ended so."""
    await store.open_game(row(game), opening(), (ANNA, BEN, OMA, OPA, ROBOT))
    change = Change(ended_at=later(60), results=results)
    await store.append(row(game).game, 2, (Finished(winners=(0,)),), later(60), change)
    return row(game).game


class TestWhoIsOnNoServer:
    async def test_guests_of_one_server_are_several_people(self, store: SomeStore) -> None:
        await store.open_game(ROW, (*opening(), seated(OMA, 1), seated(OPA, 2)), (ANNA, OMA, OPA))
        stored = await store.load(ROW.game)
        assert stored
        assert stored.people == {"anna": ANNA, "oma": OMA, "opa": OPA}

    async def test_a_member_stays_the_only_one_with_their_user(self, store: SomeStore) -> None:
        await store.open_game(ROW, (*opening(), seated(OMA, 1)), (ANNA, OMA))
        assert await store.person(guild=GUILD, user=ANNA.user, name="Anna") == ANNA

    async def test_no_guest_and_no_computer_is_a_newcomer(self, store: SomeStore) -> None:
        await store.open_game(ROW, opening(), (ANNA, OMA, ROBOT))
        assert await store.newcomers(["anna", "oma", "robot"]) == {"anna"}

    async def test_a_guests_first_game_makes_no_veteran_of_other_guests(self, store: SomeStore) -> None:
        await store.open_game(ROW, opening(), (ANNA, OMA))
        await store.append(ROW.game, 2, PRESS, NOON, Change(newcomers=(ANNA.player,)))
        assert await store.newcomers(["anna"]) == frozenset()

    async def test_guests_and_computers_stand_on_no_leaderboard(self, store: SomeStore) -> None:
        await finished(store, result(ANNA, 0, 100), result(BEN, 1, 50), result(OMA, 2, 900), result(ROBOT, 3, 6000))
        assert [line.name for line in await store.standings(GUILD, 10)] == ["Anna", "Ben"]

    async def test_one_member_among_guests_and_computers_is_no_contest(self, store: SomeStore) -> None:
        await finished(store, result(ANNA, 0, 6000, won=True), result(OMA, 1, 50), result(ROBOT, 2, 50))
        assert await store.standings(GUILD, 10) == ()


class TestRows:
    async def test_a_recorded_game_is_read_back_as_it_was_opened(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        stored = await store.load(RECORDED.game)
        assert stored
        assert (stored.row, stored.people) == (RECORDED, {"anna": ANNA, "cleo": CLEO})

    async def test_keeping_score_is_handed_over(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        await store.append(RECORDED.game, 2, (), NOON, Change(scorer=ANNA.player))
        stored = await store.load(RECORDED.game)
        assert stored
        assert stored.row.scorer == ANNA.player

    async def test_everybody_may_be_let_keep_score(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        await store.append(RECORDED.game, 2, (), NOON, Change(scorer=""))
        stored = await store.load(RECORDED.game)
        assert stored
        assert stored.row.scorer == ""

    async def test_who_keeps_score_without_a_seat_finds_the_game(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        assert await store.unfinished_of(CLEO.user) == (RECORDED.game,)


JOURNAL: tuple[JournalEvent, ...] = (
    FirstNamed(by="cleo", player="anna"),
    Entered(by="cleo", line=0, player="anna", tokens=("B300", "score 650")),
    CameIn(by="cleo", player="oma", score=50),
    WentOut(by="ben", player="oma"),
    TimeRanOut(by="cleo", line=3),
    Corrected(by="cleo", line=0, tokens=("B300", ":11", "bank")),
    Struck(by="cleo", line=0),
    Undone(by="cleo"),
    Redone(by="cleo"),
    Stopped(by=""),
)


class TestJournals:
    async def test_a_journal_is_read_back_with_its_times(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, BEN, CLEO, OMA))
        for number, event in enumerate(JOURNAL):
            await store.append(RECORDED.game, 2 + number, (event,), later(number))
        stored = await store.load(RECORDED.game)
        assert stored
        assert stored.events == opening()
        assert stored.journal == tuple(Written(at=later(number), event=one) for number, one in enumerate(JOURNAL))

    async def test_everybody_it_names_is_among_the_people(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, BEN, CLEO, OMA))
        await store.append(RECORDED.game, 2, JOURNAL, NOON)
        stored = await store.load(RECORDED.game)
        assert stored
        assert set(stored.people) == {"anna", "ben", "cleo", "oma"}

    async def test_a_seq_it_took_is_taken(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        await store.append(RECORDED.game, 2, JOURNAL, NOON)
        with pytest.raises(Conflict):
            await store.append(RECORDED.game, 2, JOURNAL[:1], NOON)

    async def test_who_came_in_finds_the_game(self, store: SomeStore) -> None:
        await store.open_game(RECORDED, opening(), (ANNA, CLEO))
        came = CameIn(by=CLEO.player, player=BEN.player, score=0)
        await store.append(RECORDED.game, 2, (came,), NOON, Change(people=(BEN,)))
        assert await store.unfinished_of(BEN.user) == (RECORDED.game,)


class TestCorrectedEnds:
    async def test_results_are_written_in_place_of_those_that_were(self, store: SomeStore) -> None:
        game = await finished(store, result(ANNA, 0, 6000, won=True), result(BEN, 1, 50))
        change = Change(ended_at=later(60), results=(result(ANNA, 0, 5000), result(BEN, 1, 6050, won=True)))
        await store.append(game, 3, PRESS, later(61), change)
        assert [(one.name, one.wins, one.points) for one in await store.standings(GUILD, 10)] == [
            ("Ben", 1, 6050),
            ("Anna", 0, 5000),
        ]

    async def test_a_game_that_goes_on_again_has_no_results(self, store: SomeStore) -> None:
        game = await finished(store, result(ANNA, 0, 6000, won=True), result(BEN, 1, 50))
        await store.append(game, 3, PRESS, later(61), Change(reopened=True))
        assert await store.standings(GUILD, 10) == ()

    async def test_a_game_that_goes_on_again_is_in_its_place(self, store: SomeStore) -> None:
        game = await finished(store, result(ANNA, 0, 6000, won=True))
        await store.append(game, 3, PRESS, later(61), Change(reopened=True))
        stored = await store.load(game)
        assert stored
        assert (await store.at_place(row(1).place), stored.row.ended_at) == (game, None)

    async def test_a_game_does_not_go_on_where_another_is_played_meanwhile(self, store: SomeStore) -> None:
        game = await finished(store, result(ANNA, 0, 6000, won=True), result(BEN, 1, 50))
        await store.open_game(replace(row(1), game="other"), opening(), (ANNA,))
        with pytest.raises(PlaceTaken) as refused:
            await store.append(game, 3, PRESS, later(61), Change(reopened=True))
        stored = await store.load(game)
        assert stored
        assert (refused.value.game, len(stored.events), stored.row.ended_at) == ("other", 3, later(60))

    async def test_a_game_that_went_on_may_end_again(self, store: SomeStore) -> None:
        game = await finished(store, result(ANNA, 0, 6000, won=True))
        await store.append(game, 3, PRESS, later(61), Change(reopened=True))
        await store.append(game, 6, (GivenUp(),), later(62), Change(ended_at=later(62)))
        assert await store.at_place(row(1).place) is None

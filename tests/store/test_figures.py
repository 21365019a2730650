"""What one member's finished games come to, whatever the store."""

from collections.abc import Sequence

from bot.engine.events import Finished
from bot.tables.figures import Figures, Fortune, Luck, Tally
from bot.tables.ports import Change, Person, Result
from tests.store.conftest import SomeStore
from tests.store.samples import ANNA, BEN, CLEO, GUILD, later
from tests.store.test_contract import opened

SOME = Tally(turns=10, gained=6000, best=1200, nulls=3, tuttos=2)
MORE = Tally(turns=5, gained=2000, best=1500, nulls=1, tuttos=0)
BOTH = Tally(turns=15, gained=8000, best=1500, nulls=4, tuttos=2)


def line(person: Person, seat: int, tally: Tally = SOME, *, score: int = 6000, won: bool = False) -> Result:
    return Result(player=person.player, seat=seat, score=score, won=won, tally=tally)


def luck(seat: int, luck_milli: int = 1_500_250, lost_milli: int = 300_000, *, score: int = 6000) -> Luck:
    return Luck(seat=seat, score=score, luck_milli=luck_milli, lost_milli=lost_milli)


async def finished(store: SomeStore, number: int, *results: Result) -> str:
    game = await opened(store, number)
    stored = await store.load(game)
    assert stored
    change = Change(ended_at=later(60), results=results, people=(ANNA, BEN, CLEO))
    await store.append(game, stored.length, (Finished(winners=(0,)),), later(60), change)
    return game


async def unreckoned(store: SomeStore, limit: int = 10) -> Sequence[str]:
    return await store.unreckoned(GUILD, ANNA.user, limit)


async def test_who_has_finished_nothing_has_no_figures(store: SomeStore) -> None:
    assert Figures() == await store.figures(GUILD, ANNA.user)


async def test_games_wins_and_turns_are_added_up_and_the_best_turn_is_the_best_of_all(store: SomeStore) -> None:
    await finished(store, 1, line(ANNA, 0, won=True), line(BEN, 1))
    await finished(store, 2, line(CLEO, 0, won=True), line(ANNA, 1, MORE))
    assert Figures(games=2, wins=1, tally=BOTH) == await store.figures(GUILD, ANNA.user)


async def test_only_games_of_the_leaderboard_count(store: SomeStore) -> None:
    await finished(store, 1, line(ANNA, 0, won=True))
    await finished(store, 2, line(ANNA, 0, won=True), line(ANNA, 1))
    assert (Figures(), []) == (await store.figures(GUILD, ANNA.user), list(await unreckoned(store)))


async def test_two_seats_of_one_person_are_one_game_with_the_turns_of_both(store: SomeStore) -> None:
    await finished(store, 1, line(ANNA, 0), line(BEN, 1), line(ANNA, 2, MORE, won=True))
    assert Figures(games=1, wins=1, tally=BOTH) == await store.figures(GUILD, ANNA.user)


async def test_other_servers_do_not_count(store: SomeStore) -> None:
    await finished(store, 1, line(ANNA, 0), line(BEN, 1))
    assert Figures() == await store.figures(GUILD + 1, ANNA.user)


async def test_games_that_nobody_reckoned_are_told_the_newest_first(store: SomeStore) -> None:
    games = [await finished(store, number, line(ANNA, 0), line(BEN, 1)) for number in (1, 2, 3)]
    assert games[:0:-1] == list(await unreckoned(store, 2))


async def test_luck_and_skill_are_added_up_over_the_games_that_were_reckoned(store: SomeStore) -> None:
    first, second, _ = [await finished(store, number, line(ANNA, 0), line(BEN, 1)) for number in (1, 2, 3)]
    await store.keep_luck(first, (luck(0), luck(1)))
    await store.keep_luck(second, (luck(0, -500_000, 50), luck(1)))
    known = await store.figures(GUILD, ANNA.user)
    assert (2, 20, 1_000_250, 300_050) == (
        known.reckoned_games,
        known.reckoned_turns,
        known.luck_milli,
        known.lost_milli,
    )


async def test_a_game_that_was_reckoned_is_not_asked_for_again(store: SomeStore) -> None:
    first, second = [await finished(store, number, line(ANNA, 0), line(BEN, 1)) for number in (1, 2)]
    await store.keep_luck(second, (luck(0), luck(1)))
    assert [first] == list(await unreckoned(store))


async def test_what_was_reckoned_of_another_score_is_not_kept(store: SomeStore) -> None:
    game = await finished(store, 1, line(ANNA, 0), line(BEN, 1))
    await store.keep_luck(game, (luck(0, score=5950), luck(1, score=5950)))
    assert [game] == list(await unreckoned(store))


async def test_a_corrected_game_is_reckoned_anew(store: SomeStore) -> None:
    game = await finished(store, 1, line(ANNA, 0), line(BEN, 1))
    await store.keep_luck(game, (luck(0), luck(1)))
    stored = await store.load(game)
    assert stored
    await store.append(game, stored.length, (), later(90), Change(results=(line(ANNA, 0, MORE), line(BEN, 1))))
    assert Figures(games=1, tally=MORE) == await store.figures(GUILD, ANNA.user)


async def test_luck_is_told_of_several_at_once_and_of_nobody_whose_games_were_not_reckoned(store: SomeStore) -> None:
    both = await finished(store, 1, line(ANNA, 0), line(BEN, 1))
    again = await finished(store, 2, line(BEN, 0, MORE), line(ANNA, 1))
    await finished(store, 3, line(CLEO, 0), line(ANNA, 1))
    await store.keep_luck(both, (luck(0, 9_000), luck(1, -4_000)))
    await store.keep_luck(again, (luck(0, 500), luck(1, -2_000)))
    told = await store.fortunes(GUILD, [ANNA.user, BEN.user, CLEO.user])
    assert {
        ANNA.user: Fortune(turns=20, luck_milli=7_000),
        BEN.user: Fortune(turns=15, luck_milli=-3_500),
    } == told


async def test_luck_counts_in_games_of_the_leaderboard_on_this_server_only(store: SomeStore) -> None:
    alone = await finished(store, 1, line(ANNA, 0, won=True))
    contest = await finished(store, 2, line(ANNA, 0), line(BEN, 1))
    await store.keep_luck(alone, (luck(0),))
    await store.keep_luck(contest, (luck(0, 1_000), luck(1, 2_000)))
    assert {ANNA.user: Fortune(turns=10, luck_milli=1_000)} == await store.fortunes(GUILD, [ANNA.user])
    assert {} == await store.fortunes(GUILD + 1, [ANNA.user, BEN.user])


async def test_luck_without_a_turn_is_none(store: SomeStore) -> None:
    game = await finished(store, 1, line(ANNA, 0, Tally()), line(BEN, 1))
    await store.keep_luck(game, (luck(0, 0), luck(1)))
    assert [BEN.user] == list(await store.fortunes(GUILD, [ANNA.user, BEN.user]))


async def test_the_luck_of_nobody_is_nothing(store: SomeStore) -> None:
    assert {} == await store.fortunes(GUILD, [])


def test_luck_a_turn_is_in_points() -> None:
    assert -0.25 == Fortune(turns=4, luck_milli=-1_000).a_turn

"""What every store promises its callers: memory, SQLite and PostgreSQL alike."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.events import Begun, DiceRolled, Finished, GivenUp, RollCalled
from bot.tables.ports import Change, Conflict, MessageKind, MessageRef, Person, PlaceTaken, Result, Where
from bot.tables.servers import Preset, Setting, Standing
from tests.store.samples import ANNA, BEN, CLEO, GUILD, NOON, PRESS, ROW, SomeStore, later, opening, row, seated

BOARD = MessageRef(channel=ROW.place, message=1_500_000_000_000_000_001)


async def opened(store: SomeStore, number: int = 1) -> str:
    game = row(number)
    await store.open_game(game, opening(), (ANNA,))
    return game.game


async def finish(store: SomeStore, game: str, *results: Result) -> None:
    stored = await store.load(game)
    assert stored
    change = Change(ended_at=later(60), results=results, people=(ANNA, BEN, CLEO))
    await store.append(game, len(stored.events), (Finished(winners=(0,)),), later(60), change)


def result(person: Person, seat: int, score: int, *, won: bool = False) -> Result:
    return Result(player=person.player, seat=seat, score=score, won=won)


class TestPeople:
    async def test_a_person_keeps_the_key_of_the_first_meeting(self, store: SomeStore) -> None:
        first = await store.person(guild=GUILD, user=7, name="Gil")
        assert await store.person(guild=GUILD, user=7, name="Gil") == first

    async def test_a_person_is_called_as_discord_shows_them_now(self, store: SomeStore) -> None:
        await store.person(guild=GUILD, user=7, name="Gil")
        assert (await store.person(guild=GUILD, user=7, name="Gilbert")).name == "Gilbert"

    async def test_a_person_has_another_key_in_another_server(self, store: SomeStore) -> None:
        here = await store.person(guild=GUILD, user=7, name="Gil")
        there = await store.person(guild=GUILD + 1, user=7, name="Gil")
        assert here.player != there.player

    async def test_a_person_met_twice_at_once_has_one_key(self, store: SomeStore) -> None:
        met = await asyncio.gather(*(store.person(guild=GUILD, user=7, name="Gil") for _ in range(5)))
        assert len({person.player for person in met}) == 1

    async def test_a_name_set_anew_shows_in_their_games(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.set_name(replace(ANNA, name="Änne"))
        stored = await store.load(game)
        assert stored
        assert stored.people == {"anna": replace(ANNA, name="Änne")}

    async def test_a_name_is_renewed_with_an_append(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(people=(replace(ANNA, name="Änne"),)))
        stored = await store.load(game)
        assert stored
        assert stored.people["anna"].name == "Änne"


class TestGames:
    async def test_a_game_is_read_back_as_it_was_opened(self, store: SomeStore) -> None:
        await store.open_game(ROW, opening(), (ANNA,))
        stored = await store.load(ROW.game)
        assert stored
        assert (stored.row, stored.events, stored.people) == (ROW, opening(), {"anna": ANNA})

    async def test_a_game_opened_with_its_message_keeps_it(self, store: SomeStore) -> None:
        known = replace(ROW, messages={MessageKind.LOBBY: BOARD})
        await store.open_game(known, opening(), (ANNA,))
        stored = await store.load(ROW.game)
        assert stored
        assert stored.row == known

    async def test_there_is_no_game_of_an_unknown_id(self, store: SomeStore) -> None:
        assert await store.load("nobody's") is None

    async def test_appended_events_follow_in_order(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON)
        await store.append(game, 5, (DiceRolled(faces=(6,)),), NOON)
        stored = await store.load(game)
        assert stored
        assert stored.events == (*opening(), *PRESS, DiceRolled(faces=(6,)))

    async def test_more_events_than_any_press_makes_are_appended_at_once(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS * 100, NOON)
        stored = await store.load(game)
        assert stored
        assert stored.events == opening() + PRESS * 100

    async def test_whoever_sits_down_is_among_the_people(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (seated(BEN, 1),), NOON, Change(people=(BEN,)))
        stored = await store.load(game)
        assert stored
        assert stored.people == {"anna": ANNA, "ben": BEN}

    async def test_a_change_moves_the_game_and_its_host(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(place=42, where=Where.THREAD, host=BEN.player))
        stored = await store.load(game)
        assert stored
        assert stored.row == replace(row(1), place=42, where=Where.THREAD, host=BEN.player)

    async def test_a_change_may_come_without_events(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (), NOON, Change(host=BEN.player))
        stored = await store.load(game)
        assert stored
        assert (stored.row.host, stored.events) == ("ben", opening())

    async def test_an_ended_game_says_when(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (GivenUp(),), later(5), Change(ended_at=later(5)))
        stored = await store.load(game)
        assert stored
        assert stored.row.ended_at == later(5)

    async def test_a_game_that_began_says_when(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, later(5), Change(begun_at=later(5)))
        stored = await store.load(game)
        assert stored
        assert stored.row.begun_at == later(5)

    async def test_the_newest_message_of_a_kind_is_remembered(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.set_message(game, MessageKind.BOARD, BOARD, 5)
        await store.set_message(game, MessageKind.BOARD, replace(BOARD, message=9), 6)
        await store.set_message(game, MessageKind.LOBBY, BOARD, 1)
        stored = await store.load(game)
        assert stored
        assert stored.row.messages == {MessageKind.BOARD: replace(BOARD, message=9), MessageKind.LOBBY: BOARD}

    async def test_a_turn_whose_board_was_never_posted_is_behind(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(turn=3))
        assert [game] == list(await store.boards_behind())

    async def test_a_turn_whose_board_was_posted_is_not_behind(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(turn=3))
        await store.set_message(game, MessageKind.BOARD, BOARD, 5)
        assert [] == list(await store.boards_behind())

    async def test_an_older_board_or_another_message_leaves_the_turn_behind(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(turn=3))
        await store.set_message(game, MessageKind.BOARD, BOARD, 3)
        await store.set_message(game, MessageKind.LOBBY, BOARD, 5)
        assert [game] == list(await store.boards_behind())

    async def test_an_empty_store_has_no_last_instant(self, store: SomeStore) -> None:
        assert await store.last_instant() is None

    async def test_the_last_instant_is_the_newest_of_any_event(self, store: SomeStore) -> None:
        game = await opened(store, 1)
        await opened(store, 2)
        await store.append(game, 2, PRESS, later(3))
        await store.append(game, 5, PRESS, later(1))
        assert await store.last_instant() == later(3)


class TestConflicts:
    async def test_a_taken_seq_is_a_conflict(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON)
        with pytest.raises(Conflict):
            await store.append(game, 4, PRESS, NOON)

    async def test_a_conflict_writes_nothing(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON)
        with pytest.raises(Conflict):
            await store.append(game, 4, (*PRESS, seated(BEN, 1)), NOON, Change(host=BEN.player, people=(BEN,)))
        stored = await store.load(game)
        assert stored
        assert (stored.row.host, stored.events, stored.people) == ("anna", opening() + PRESS, {"anna": ANNA})

    async def test_an_append_may_follow_a_conflict(self, store: SomeStore) -> None:
        game = await opened(store)
        with pytest.raises(Conflict):
            await store.append(game, 1, PRESS, NOON)
        await store.append(game, 2, PRESS, NOON)
        stored = await store.load(game)
        assert stored
        assert stored.events == opening() + PRESS

    async def test_of_many_appends_at_once_to_one_seq_one_wins(self, store: SomeStore) -> None:
        game = await opened(store)
        tries = [store.append(game, 2, PRESS, NOON) for _ in range(10)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [Conflict] * 9

    async def test_fifty_tables_append_at_once(self, store: SomeStore) -> None:
        tables = [await opened(store, number) for number in range(50)]

        async def play(game: str) -> int:
            for turn in range(10):
                await store.append(game, 2 + 3 * turn, PRESS, NOON)
            stored = await store.load(game)
            assert stored
            return len(stored.events)

        assert await asyncio.gather(*map(play, tables)) == [32] * 50


class TestPlaces:
    async def test_a_second_game_in_a_place_is_refused_with_the_first(self, store: SomeStore) -> None:
        game = await opened(store)
        with pytest.raises(PlaceTaken) as refused:
            await store.open_game(replace(row(1), game="other"), opening(), (ANNA,))
        assert refused.value.game == game

    async def test_a_refused_game_is_not_written(self, store: SomeStore) -> None:
        await opened(store)
        with pytest.raises(PlaceTaken):
            await store.open_game(replace(row(1), game="other"), opening(), (ANNA,))
        assert await store.load("other") is None

    async def test_of_many_starts_at_once_in_a_place_one_wins(self, store: SomeStore) -> None:
        starts = [store.open_game(replace(ROW, game=f"try{n}"), opening(), (ANNA,)) for n in range(10)]
        outcomes = await asyncio.gather(*starts, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [PlaceTaken] * 9

    async def test_a_game_that_ended_frees_its_place(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (GivenUp(),), NOON, Change(ended_at=NOON))
        await store.open_game(replace(row(1), game="other"), opening(), (ANNA,))
        assert await store.at_place(row(1).place) == "other"

    async def test_a_game_that_moved_to_a_thread_frees_its_channel(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(place=42, where=Where.THREAD))
        assert (await store.at_place(row(1).place), await store.at_place(42)) == (None, game)

    async def test_a_game_moves_to_no_taken_place(self, store: SomeStore) -> None:
        first, second = await opened(store, 1), await opened(store, 2)
        with pytest.raises(PlaceTaken) as refused:
            await store.append(second, 2, PRESS, NOON, Change(place=row(1).place))
        stored = await store.load(second)
        assert stored
        assert (refused.value.game, stored.events) == (first, opening())

    async def test_a_game_may_be_told_the_place_it_has(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(place=row(1).place))
        assert await store.at_place(row(1).place) == game

    async def test_nothing_is_played_in_an_empty_place(self, store: SomeStore) -> None:
        assert (await store.at_place(42), await store.last_at_place(42)) == (None, None)

    async def test_the_last_game_in_a_place_may_have_ended(self, store: SomeStore) -> None:
        for name in ("old", "new"):
            await store.open_game(replace(ROW, game=name), opening(), (ANNA,))
            await store.append(name, 2, (GivenUp(),), NOON, Change(begun_at=NOON, ended_at=NOON))
        assert (await store.at_place(ROW.place), await store.last_at_place(ROW.place)) == (None, "new")

    async def test_a_lobby_does_not_hide_the_last_game_in_its_place(self, store: SomeStore) -> None:
        await store.open_game(replace(ROW, game="old"), opening(), (ANNA,))
        await store.append("old", 2, (GivenUp(),), NOON, Change(begun_at=NOON, ended_at=NOON))
        await store.open_game(replace(ROW, game="lobby"), opening(), (ANNA,))
        assert (await store.at_place(ROW.place), await store.last_at_place(ROW.place)) == ("lobby", "old")


class TestUnfinished:
    async def test_all_unfinished_games_come_oldest_first(self, store: SomeStore) -> None:
        games = [await opened(store, number) for number in (3, 1, 2)]
        await store.append(games[1], 2, (GivenUp(),), NOON, Change(ended_at=NOON))
        assert await store.unfinished() == ("g3", "g2")

    async def test_a_person_finds_the_games_they_sat_in_newest_first(self, store: SomeStore) -> None:
        for number in (1, 2, 3):
            await opened(store, number)
        for game in ("g1", "g3"):
            await store.append(game, 2, (seated(BEN, 1), RollCalled()), NOON, Change(people=(BEN,)))
        assert await store.unfinished_of(BEN.user) == ("g3", "g1")

    async def test_a_host_without_a_seat_finds_their_game(self, store: SomeStore) -> None:
        await store.open_game(replace(ROW, host=CLEO.player), opening(), (ANNA, CLEO))
        assert await store.unfinished_of(CLEO.user) == (ROW.game,)

    async def test_a_person_finds_their_games_in_all_servers(self, store: SomeStore) -> None:
        await opened(store, 1)
        there = Person(player="anna2", user=ANNA.user, guild=GUILD + 1, name="Anna")
        await store.open_game(replace(row(2), guild=GUILD + 1, host="anna2"), (seated(there),), (there,))
        assert await store.unfinished_of(ANNA.user) == ("g2", "g1")

    async def test_an_ended_game_is_nobodys_unfinished_one(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (GivenUp(),), NOON, Change(ended_at=NOON))
        assert await store.unfinished_of(ANNA.user) == ()

    async def test_a_stranger_has_no_unfinished_games(self, store: SomeStore) -> None:
        await opened(store)
        assert await store.unfinished_of(1) == ()


class TestNewcomers:
    async def test_who_was_only_met_has_never_played(self, store: SomeStore) -> None:
        met = await store.person(guild=GUILD, user=7, name="Gil")
        assert await store.newcomers([met.player]) == {met.player}

    async def test_nobody_is_no_newcomer(self, store: SomeStore) -> None:
        assert await store.newcomers([]) == frozenset()

    async def test_who_sits_in_a_lobby_has_never_played(self, store: SomeStore) -> None:
        await opened(store)
        assert await store.newcomers([ANNA.player]) == {ANNA.player}

    async def test_who_is_in_a_game_that_began_has_played(self, store: SomeStore) -> None:
        await first_game(store, ANNA)
        assert await store.newcomers([ANNA.player, BEN.player]) == {BEN.player}

    async def test_who_played_in_one_server_is_no_newcomer_in_another(self, store: SomeStore) -> None:
        await first_game(store, ANNA)
        there = await store.person(guild=GUILD + 1, user=ANNA.user, name="Anna")
        assert await store.newcomers([there.player]) == frozenset()

    async def test_a_game_is_read_back_with_those_whose_first_it_is(self, store: SomeStore) -> None:
        game = await first_game(store, ANNA)
        stored = await store.load(game)
        assert stored
        assert stored.newcomers == {ANNA.player}

    async def test_the_next_game_of_the_same_people_is_nobodys_first(self, store: SomeStore) -> None:
        await first_game(store, ANNA)
        stored = await store.load(await first_game(store, BEN, number=2))
        assert stored
        assert (sorted(stored.people), stored.newcomers) == (["anna", "ben"], {BEN.player})

    async def test_a_first_game_stays_the_first(self, store: SomeStore) -> None:
        first = await first_game(store, ANNA)
        await first_game(store, ANNA, number=2)
        stored = await store.load(first)
        assert stored
        assert stored.newcomers == {ANNA.player}

    async def test_a_renewed_name_makes_nobody_new_again(self, store: SomeStore) -> None:
        await first_game(store, ANNA)
        renamed = replace(ANNA, name="Änne")
        await store.open_game(row(2), (seated(renamed),), (renamed,))
        await store.set_name(renamed)
        assert await store.newcomers([ANNA.player]) == frozenset()

    async def test_a_lost_race_marks_nobody(self, store: SomeStore) -> None:
        game = await opened(store)
        with pytest.raises(Conflict):
            await store.append(game, 1, (Begun(interaction=9),), NOON, Change(newcomers=(ANNA.player,)))
        assert await store.newcomers([ANNA.player]) == {ANNA.player}


async def first_game(store: SomeStore, newcomer: Person, number: int = 1) -> str:
    """A game of Anna and Ben that began, the first of one of them."""
    game = row(number)
    await store.open_game(game, (seated(ANNA), seated(BEN, 1)), (ANNA, BEN))
    await store.append(game.game, 2, (Begun(interaction=9),), NOON, Change(newcomers=(newcomer.player,)))
    return game.game


def standing(person: Person, *, games: int, wins: int, points: int) -> Standing:
    return Standing(player=person.player, user=person.user, name=person.name, games=games, wins=wins, points=points)


class TestStandings:
    async def test_wins_games_and_points_are_added_up(self, store: SomeStore) -> None:
        first, second = await opened(store, 1), await opened(store, 2)
        await finish(store, first, result(ANNA, 0, 6000, won=True), result(BEN, 1, 4000))
        await finish(store, second, result(BEN, 0, 3000), result(ANNA, 1, 7000, won=True))
        assert await store.standings(GUILD, 10) == (
            standing(ANNA, games=2, wins=2, points=13_000),
            standing(BEN, games=2, wins=0, points=7000),
        )

    async def test_a_shared_win_is_a_win_for_each(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game, result(ANNA, 0, 6000, won=True), result(BEN, 1, 6000, won=True))
        assert [line.wins for line in await store.standings(GUILD, 10)] == [1, 1]

    async def test_more_points_lead_among_equal_wins(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game, result(ANNA, 0, 100), result(BEN, 1, 300), result(CLEO, 2, 200))
        assert [line.name for line in await store.standings(GUILD, 10)] == ["Ben", "Cleo", "Anna"]

    async def test_fewer_games_lead_among_equal_wins_and_points(self, store: SomeStore) -> None:
        first, second = await opened(store, 1), await opened(store, 2)
        await finish(store, first, result(ANNA, 0, 100), result(BEN, 1, 200))
        await finish(store, second, result(ANNA, 0, 100), result(CLEO, 1, 50))
        assert [line.name for line in await store.standings(GUILD, 10)] == ["Ben", "Anna", "Cleo"]

    async def test_a_game_of_one_person_does_not_count(self, store: SomeStore) -> None:
        alone, hot_seat = await opened(store, 1), await opened(store, 2)
        await finish(store, alone, result(ANNA, 0, 6000, won=True))
        await finish(store, hot_seat, result(ANNA, 0, 6000, won=True), result(ANNA, 1, 5000))
        assert await store.standings(GUILD, 10) == ()

    async def test_two_seats_of_one_person_are_one_game(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game, result(ANNA, 0, 100), result(BEN, 1, 150), result(ANNA, 2, 200, won=True))
        assert await store.standings(GUILD, 10) == (
            standing(ANNA, games=1, wins=1, points=300),
            standing(BEN, games=1, wins=0, points=150),
        )

    async def test_a_game_given_up_does_not_count(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (GivenUp(),), NOON, Change(ended_at=NOON))
        assert await store.standings(GUILD, 10) == ()

    async def test_other_servers_do_not_count(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game, result(ANNA, 0, 6000, won=True), result(BEN, 1, 4000))
        assert await store.standings(GUILD + 1, 10) == ()

    async def test_no_more_lines_than_asked_for_come(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game, result(ANNA, 0, 6000, won=True), result(BEN, 1, 4000))
        assert [line.name for line in await store.standings(GUILD, 1)] == ["Anna"]


class TestSettings:
    async def test_nothing_is_set_at_first(self, store: SomeStore) -> None:
        assert await store.setting(GUILD, 5, Setting.LANGUAGE) is None

    async def test_what_the_server_sets_holds_in_all_channels(self, store: SomeStore) -> None:
        await store.set_setting(GUILD, None, Setting.LANGUAGE, "fr")
        assert await store.setting(GUILD, 5, Setting.LANGUAGE) == "fr"

    async def test_what_a_channel_sets_holds_there_only(self, store: SomeStore) -> None:
        await store.set_setting(GUILD, None, Setting.LANGUAGE, "fr")
        await store.set_setting(GUILD, 5, Setting.LANGUAGE, "de")
        held = [await store.setting(GUILD, channel, Setting.LANGUAGE) for channel in (5, 6)]
        assert held == ["de", "fr"]

    async def test_a_setting_may_be_set_anew(self, store: SomeStore) -> None:
        await store.set_setting(GUILD, 5, Setting.LANGUAGE, "de")
        await store.set_setting(GUILD, 5, Setting.LANGUAGE, "en")
        assert await store.setting(GUILD, 5, Setting.LANGUAGE) == "en"

    async def test_a_channels_setting_that_is_taken_back_leaves_the_servers(self, store: SomeStore) -> None:
        await store.set_setting(GUILD, None, Setting.LANGUAGE, "fr")
        await store.set_setting(GUILD, 5, Setting.LANGUAGE, "de")
        await store.set_setting(GUILD, 5, Setting.LANGUAGE, None)
        assert await store.setting(GUILD, 5, Setting.LANGUAGE) == "fr"

    async def test_settings_are_told_apart(self, store: SomeStore) -> None:
        await store.set_setting(GUILD, None, Setting.WHERE, "here")
        assert await store.setting(GUILD, 5, Setting.LANGUAGE) is None


SHORT = Preset(name="short and sweet", edition="tutto", house="target=1000")
WILD = Preset(name="Wild ♣ 10 %", edition="fill-or-bust", house="vengeance=optional, deck=ND:0")


class TestPresets:
    async def test_a_server_without_presets_has_none(self, store: SomeStore) -> None:
        assert () == await store.presets(GUILD)

    async def test_what_was_kept_comes_back_by_name(self, store: SomeStore) -> None:
        await store.keep_preset(GUILD, SHORT)
        await store.keep_preset(GUILD, WILD)
        assert (WILD, SHORT) == await store.presets(GUILD)

    async def test_a_name_is_kept_anew(self, store: SomeStore) -> None:
        await store.keep_preset(GUILD, SHORT)
        await store.keep_preset(GUILD, replace(SHORT, edition="fill-or-bust", house=""))
        assert (replace(SHORT, edition="fill-or-bust", house=""),) == await store.presets(GUILD)

    async def test_what_is_dropped_is_gone_and_the_others_stay(self, store: SomeStore) -> None:
        await store.keep_preset(GUILD, SHORT)
        await store.keep_preset(GUILD, WILD)
        await store.drop_preset(GUILD, SHORT.name)
        assert (WILD,) == await store.presets(GUILD)

    async def test_dropping_what_is_not_there_changes_nothing(self, store: SomeStore) -> None:
        await store.keep_preset(GUILD, SHORT)
        await store.drop_preset(GUILD, SHORT.name.upper())
        assert (SHORT,) == await store.presets(GUILD)

    async def test_another_servers_presets_are_its_own(self, store: SomeStore) -> None:
        await store.keep_preset(GUILD, SHORT)
        await store.drop_preset(GUILD + 1, SHORT.name)
        assert ((SHORT,), ()) == (await store.presets(GUILD), await store.presets(GUILD + 1))


class TestPlacesThatGo:
    async def test_a_channels_games_are_those_opened_or_played_in_it(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, (), NOON, Change(place=42, where=Where.THREAD))
        found = [await store.unfinished_at(place) for place in (row(1).channel, 42, 43)]
        assert [list(games) for games in found] == [[game], [game], []]

    async def test_a_servers_games_are_those_that_go_on(self, store: SomeStore) -> None:
        game = await opened(store)
        await finish(store, game)
        again = await opened(store, 2)
        assert (list(await store.unfinished_in(GUILD)), list(await store.unfinished_in(GUILD + 1))) == ([again], [])

    async def test_servers_in_play_are_those_with_a_game_that_goes_on(self, store: SomeStore) -> None:
        await finish(store, await opened(store))
        before = await store.servers_in_play()
        await store.open_game(replace(row(2), guild=GUILD + 1), opening(), (replace(ANNA, guild=GUILD + 1),))
        await store.open_game(replace(row(3), guild=GUILD + 1), opening(), ())
        assert (before, await store.servers_in_play()) == (frozenset(), {GUILD + 1})

    async def test_the_host_of_a_game_is_known_by_their_user(self, store: SomeStore) -> None:
        game = await opened(store)
        assert (await store.host_of(game), await store.host_of("nobody's")) == (ANNA.user, None)

    async def test_where_a_games_place_is_no_more_no_board_of_it_is_due(self, store: SomeStore) -> None:
        game = await opened(store)
        await store.append(game, 2, PRESS, NOON, Change(turn=4))
        await store.append(game, 5, (GivenUp(),), NOON, Change(ended_at=NOON, nowhere=True))
        assert list(await store.boards_behind()) == []

"""Recorded games at their table: who may write, two who write at once, restarts, ends that are corrected."""

import asyncio

import pytest

from bot.engine import Refusal, Ruleset, parse
from bot.engine.cards import Card
from bot.engine.editions import Edition
from bot.engine.refusals import Code
from bot.record.journal import Tokens
from bot.tables.answers import Answer, Outsider, Played, Refused, Stale
from bot.tables.desk import Opening
from bot.tables.figures import Luck
from bot.tables.latecomers import Start
from bot.tables.live import read_back
from bot.tables.pace import LIVE
from bot.tables.ports import ByBot, Mode, Person, Where
from bot.tables.scorebook import Scorebook
from bot.tables.table import Table
from bot.tables.written import record_of
from tests.kit.desks import CHANNEL, GUILD, Tabletop, happened
from tests.kit.games import replayed

SHORT = parse(Edition.TUTTO, "target=1000")
assert isinstance(SHORT, Ruleset)


class Scored(Tabletop):
    """A tabletop with a scorebook; Ada (user 1) opens, and keeps score."""

    def __init__(self) -> None:
        super().__init__()
        self.restart()

    def restart(self) -> None:
        """Another process on the same store."""
        self.desk = self.another_desk()
        self.book = Scorebook(self.desk, self.clock, self._entropy)

    async def lobby(self, people: int = 1, *, ruleset: Ruleset = SHORT, by_bot: ByBot = ByBot.NOTHING) -> Table:
        table = await self.desk.open(
            Opening(
                guild=GUILD,
                channel=CHANNEL,
                where=Where.HERE,
                language="en",
                ruleset=ruleset,
                pace=LIVE,
                host=await self.person(1),
                interaction=self.press(),
                mode=Mode.RECORD,
                by_bot=by_bot,
            )
        )
        for user in range(2, people + 1):
            table = happened(await self.desk.join(table.id, await self.person(user), self.press())).table
        return table

    async def game(self, people: int = 2, *, ruleset: Ruleset = SHORT, by_bot: ByBot = ByBot.NOTHING) -> Table:
        table = await self.lobby(people, ruleset=ruleset, by_bot=by_bot)
        return happened(await self.desk.begin(table.id, 1, self.press())).table

    async def enter(self, table: Table, *tokens: str, user: int = 1, seq: int | None = None) -> Answer:
        return await self.book.enter(table.id, user, table.seq if seq is None else seq, tokens)

    async def entered(self, table: Table, *turns: Tokens) -> Table:
        """These turns, one after the other."""
        for tokens in turns:
            table = happened(await self.enter(table, *tokens)).table
        return table

    async def guest(self, table: Table, name: str) -> Answer:
        guest = self.book.guest(GUILD, name)
        assert isinstance(guest, Person), guest
        return await self.book.seat_guest(table.id, 1, guest)

    async def results(self) -> list[tuple[str, int, int]]:
        return [(line.name, line.wins, line.points) for line in await self.store.standings(GUILD, 10)]


@pytest.fixture
def top() -> Scored:
    return Scored()


def scores(table: Table) -> list[int]:
    return [seat.score for seat in table.seats]


def code(answer: Answer) -> Code:
    assert isinstance(answer, Refused), answer
    return answer.refusal.code


WON: tuple[Tokens, ...] = (("score 1000",), ("score 500",))
"""A whole game of Ada and Ben."""


class TestSeats:
    async def test_a_guest_sits_under_the_name_the_host_typed(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(), "  Oma \n Erna ")).table
        assert [table.person(seat).name for seat in range(2)] == ["Ada", "Oma Erna"]

    @pytest.mark.parametrize("name", ["", "  ", "x" * 33, "\u200b\u200b", "\u3164"])
    def test_a_name_that_is_none_is_refused(self, top: Scored, name: str) -> None:
        answer = top.book.guest(GUILD, name)
        assert isinstance(answer, Refusal)
        assert answer.code is Code.NO_SUCH_NAME

    @pytest.mark.parametrize("name", ["x", "x" * 32, "Be|n: [2]"])
    def test_a_name_of_one_to_thirty_two_characters_will_do(self, top: Scored, name: str) -> None:
        assert isinstance(top.book.guest(GUILD, name), Person)

    async def test_a_name_that_somebody_bears_is_refused(self, top: Scored) -> None:
        assert code(await top.guest(await top.lobby(), "ADA")) is Code.NAME_TAKEN

    @pytest.mark.parametrize("name", ["Zoe\u0301", "zo\u00e9", "\uff3aO\u00c9"])
    async def test_a_name_that_looks_like_somebodys_is_refused(self, top: Scored, name: str) -> None:
        table = happened(await top.guest(await top.lobby(), "Zo\u00e9")).table
        assert code(await top.guest(table, name)) is Code.NAME_TAKEN

    async def test_only_the_host_seats_guests(self, top: Scored) -> None:
        table = await top.lobby(2)
        guest = top.book.guest(GUILD, "Oma")
        assert isinstance(guest, Person)
        assert isinstance(await top.book.seat_guest(table.id, 2, guest), Outsider)

    async def test_the_host_may_keep_score_without_a_seat(self, top: Scored) -> None:
        table = await top.lobby(2)
        table = happened(await top.book.unseat(table.id, 1, table.seats[0].player)).table
        table = happened(await top.desk.begin(table.id, 1, top.press())).table
        table = await top.entered(table, ("score 50",))
        assert ([table.person(0).name], scores(table), table.host.name) == (["Ben"], [50], "Ada")

    async def test_a_guests_seat_is_taken_back(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(2), "Oma")).table
        assert len(happened(await top.book.unseat(table.id, 1, table.seats[2].player)).table.seats) == 2

    async def test_a_members_seat_is_their_own(self, top: Scored) -> None:
        table = await top.lobby(2)
        assert isinstance(await top.book.unseat(table.id, 1, table.seats[1].player), Outsider)

    async def test_who_begins_is_said_before_anything_is_entered(self, top: Scored) -> None:
        table = await top.game()
        ben = table.seats[1].player
        table = happened(await top.book.name_first(table.id, 1, table.seq, ben)).table
        assert table.game.turn
        assert table.game.turn.seat == 1
        table = await top.entered(table, ("score 50",))
        assert code(await top.book.name_first(table.id, 1, table.seq, ben)) is Code.ALREADY_BEGUN

    async def test_nothing_is_entered_before_it_begins(self, top: Scored) -> None:
        assert code(await top.enter(await top.lobby(2), "score 50")) is Code.NOT_BEGUN

    async def test_the_bot_rolls_and_draws_nothing(self, top: Scored) -> None:
        table = await top.game()
        stored = await top.store.load(table.id)
        assert stored
        assert [type(event).__name__ for event in stored.events] == ["Opened", "Seated", "Seated", "Begun"]


class TestLateAndGone:
    async def test_a_late_seat_starts_at_the_lowest_score(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 100",), ("score 50",))
        answer = await top.book.come_in(table.id, 1, table.seq, await top.person(3), Start.LOWEST)
        assert scores(happened(answer).table) == [100, 50, 50]

    async def test_a_late_guest_starts_at_nothing(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 100",), ("score 50",))
        guest = top.book.guest(GUILD, "Oma")
        assert isinstance(guest, Person)
        answer = await top.book.come_in(table.id, 1, table.seq, guest, Start.NOTHING)
        assert scores(happened(answer).table) == [100, 50, 0]

    async def test_nobody_comes_in_in_the_middle_of_a_round(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 100",))
        answer = await top.book.come_in(table.id, 1, table.seq, await top.person(3), Start.NOTHING)
        assert code(answer) is Code.NOT_BETWEEN_ROUNDS

    async def test_who_leaves_in_their_turn_loses_what_was_at_risk(self, top: Scored) -> None:
        table = await top.entered(await top.game(3), ("B300", "112345:11"))
        table = happened(await top.desk.leave(table.id, 1)).table
        assert (scores(table), table.game.turn and table.game.turn.seat) == ([0, 0, 0], 1)

    async def test_who_leaves_in_anothers_turn_is_in_the_game_until_it_is_over(self, top: Scored) -> None:
        table = await top.entered(await top.game(3), ("B300", "112345:11"))
        table = happened(await top.desk.leave(table.id, 2)).table
        table = await top.entered(table, ("B300", "112345:11", "bank"))
        assert table.game.turn
        assert table.game.turn.seat == 2

    async def test_the_only_member_leaves_the_guests_to_play_on_and_keeps_their_score(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(1), "Oma")).table
        table = happened(await top.guest(table, "Opa")).table
        table = happened(await top.desk.begin(table.id, 1, top.press())).table
        table = happened(await top.desk.leave(table.id, 1)).table
        assert (table.game.is_over, table.game.turn and table.game.turn.seat) == (False, 1)
        assert happened(await top.enter(table, "score 100")).table.seats[1].score == 100

    async def test_the_only_member_who_gets_up_leaves_the_guests_in_the_lobby(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(1), "Oma")).table
        table = happened(await top.desk.leave(table.id, 1)).table
        assert (table.in_lobby, [table.person(seat).name for seat in range(len(table.seats))]) == (True, ["Oma"])

    async def test_the_scorekeeper_sees_a_guest_off(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(2), "Oma")).table
        table = happened(await top.desk.begin(table.id, 1, top.press())).table
        answer = await top.book.see_off(table.id, 1, table.seq, table.seats[2].player)
        assert happened(answer).table.game.in_game == (0, 1)

    async def test_a_game_given_up_can_be_taken_up_again(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 100",))
        table = happened(await top.desk.give_up(table.id, 1, moderates=False)).table
        assert (table.game.is_over, table.row.ended_at) == (True, top.clock.now())
        table = happened(await top.book.undo(table.id, 1, table.seq)).table
        assert (table.game.is_over, table.row.ended_at, scores(table)) == (False, None, [100, 0])


class TestWhoMayWrite:
    async def test_a_seat_does_not_keep_score(self, top: Scored) -> None:
        assert isinstance(await top.enter(await top.game(), "score 50", user=2), Outsider)

    async def test_keeping_score_is_handed_to_anybody(self, top: Scored) -> None:
        table = await top.game()
        table = happened(await top.book.hand_over(table.id, 1, await top.person(5))).table
        answers = [await top.enter(table, "score 50", user=user) for user in (1, 2, 5)]
        assert [type(answer) for answer in answers] == [Outsider, Outsider, Played]

    async def test_everybody_at_the_table_may_be_let(self, top: Scored) -> None:
        table = await top.game()
        table = happened(await top.book.hand_over(table.id, 1, None)).table
        table = happened(await top.enter(table, "score 50", user=2)).table
        assert isinstance(await top.enter(table, "score 50", user=4), Outsider)

    async def test_who_neither_hosts_nor_keeps_score_hands_nothing_over(self, top: Scored) -> None:
        table = await top.game()
        assert isinstance(await top.book.hand_over(table.id, 2, await top.person(2)), Outsider)

    async def test_the_host_takes_it_back(self, top: Scored) -> None:
        table = await top.game()
        await top.book.hand_over(table.id, 1, await top.person(2))
        table = happened(await top.book.hand_over(table.id, 1, await top.person(1))).table
        assert isinstance(await top.enter(table, "score 50"), Played)

    async def test_it_is_the_same_after_a_restart(self, top: Scored) -> None:
        table = await top.game()
        await top.book.hand_over(table.id, 1, await top.person(5))
        top.restart()
        assert isinstance(await top.enter(table, "score 50", user=5), Played)


class TestAtOnce:
    async def test_of_two_who_enter_the_same_turn_at_once_one_is_told_so(self, top: Scored) -> None:
        table = await top.game()
        await top.book.hand_over(table.id, 1, None)
        answers = await asyncio.gather(top.enter(table, "score 50"), top.enter(table, "score 100", user=2))
        assert [type(answer) for answer in answers] == [Played, Stale]
        assert scores(answers[1].table) == [50, 0]

    async def test_an_entry_from_an_older_board_counts_where_its_turn_stands_as_it_was(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        later = happened(await top.book.correct(table.id, 1, table.seq, 0, ("score 100",))).table
        after = happened(await top.enter(later, "score 150", seq=table.seq)).table
        assert scores(after) == [100, 150]

    async def test_an_entry_does_not_fall_to_the_next_seat(self, top: Scored) -> None:
        table = await top.game()
        later = await top.entered(table, ("score 50",))
        assert isinstance(await top.enter(later, "score 50", seq=table.seq), Stale)

    async def test_two_undos_at_once_take_one_step_back(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",), ("score 100",))
        answers = await asyncio.gather(*(top.book.undo(table.id, 1, table.seq) for _ in range(2)))
        assert [type(answer) for answer in answers] == [Played, Stale]

    async def test_a_correction_counts_though_more_was_entered_meanwhile(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        later = await top.entered(table, ("score 100",))
        answer = await top.book.correct(later.id, 1, table.seq, 0, ("score 150",))
        assert scores(happened(answer).table) == [150, 100]

    async def test_a_correction_of_a_line_that_reads_otherwise_by_now_does_not(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        later = happened(await top.book.strike(table.id, 1, table.seq, 0)).table
        assert isinstance(await top.book.correct(later.id, 1, table.seq, 0, ("score 150",)), Stale)

    async def test_two_processes_lose_nothing(self, top: Scored) -> None:
        table = await top.game()
        await top.book.hand_over(table.id, 1, None)
        other = Scorebook(top.another_desk(), top.clock, top._entropy)
        await other._desk.table(table.id)
        await top.enter(table, "score 50")
        answer = await other.enter(table.id, 2, table.seq, ("score 50",))
        assert isinstance(answer, Stale)
        assert isinstance(await other.enter(table.id, 2, answer.table.seq, ("score 100",)), Played)
        top.restart()
        whole = await top.desk.table(table.id)
        assert whole
        assert scores(whole) == [50, 100]


class TestCorrections:
    async def test_a_turn_is_corrected_and_struck(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",), ("score 100",))
        table = happened(await top.book.correct(table.id, 1, table.seq, 0, ("X2", "score 400"))).table
        table = happened(await top.book.strike(table.id, 1, table.seq, 1)).table
        assert scores(table) == [400, 0]

    async def test_an_earlier_turn_is_corrected_to_its_end(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",), ("score 100",))
        answers = [await top.book.correct(table.id, 1, table.seq, 0, tokens) for tokens in (("B300", "112345:11"), ())]
        assert [code(answer) for answer in answers] == [Code.TURN_IS_OPEN] * 2

    async def test_the_newest_turn_may_be_opened_again(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("B300", "112345:11", "bank"))
        table = happened(await top.book.correct(table.id, 1, table.seq, 0, ("B300", "112345:11"))).table
        assert table.game.turn
        assert (table.game.turn.seat, table.game.turn.at_risk) == (0, 200)

    @pytest.mark.parametrize("line", [-1, 1, 99])
    async def test_a_line_without_a_turn_is_refused(self, top: Scored, line: int) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        assert code(await top.book.strike(table.id, 1, table.seq, line)) is Code.NO_SUCH_LINE

    async def test_undo_and_redo_reach_over_the_end(self, top: Scored) -> None:
        table = await top.entered(await top.game(), *WON)
        for _ in range(2):
            table = happened(await top.book.undo(table.id, 1, table.seq)).table
        assert (scores(table), table.game.is_over) == ([0, 0], False)
        for _ in range(2):
            table = happened(await top.book.redo(table.id, 1, table.seq)).table
        assert (scores(table), table.game.is_over) == ([1000, 500], True)

    async def test_there_is_nothing_to_undo_or_redo_at_first(self, top: Scored) -> None:
        table = await top.game()
        answers = [await step(table.id, 1, table.seq) for step in (top.book.undo, top.book.redo)]
        assert [code(answer) for answer in answers] == [Code.NOTHING_TO_UNDO, Code.NOTHING_TO_REDO]

    async def test_what_the_rules_refuse_is_refused_with_its_token(self, top: Scored) -> None:
        answer = await top.enter(await top.game(), "B300", "112345:22")
        assert isinstance(answer, Refused)
        assert (answer.refusal.code, answer.refusal.facts["token"]) == (Code.NOT_IN_THE_ROLL, "112345:22")


class TestResults:
    async def test_a_finished_game_of_two_members_counts(self, top: Scored) -> None:
        await top.entered(await top.game(), *WON)
        assert await top.results() == [("Ada", 1, 1000), ("Ben", 0, 500)]

    async def test_a_corrected_end_changes_the_leaderboard(self, top: Scored) -> None:
        table = await top.entered(await top.game(), *WON)
        await top.book.correct(table.id, 1, table.seq, 1, ("score 1500",))
        assert await top.results() == [("Ben", 1, 1500), ("Ada", 0, 1000)]

    async def test_a_game_that_goes_on_again_counts_no_more(self, top: Scored) -> None:
        table = await top.entered(await top.game(), *WON)
        table = happened(await top.book.correct(table.id, 1, table.seq, 0, ("score 100",))).table
        assert (await top.results(), table.row.ended_at, await top.store.at_place(CHANNEL)) == ([], None, table.id)

    async def test_a_correction_may_end_the_game(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",), ("score 500",))
        await top.book.correct(table.id, 1, table.seq, 0, ("score 1000",))
        assert (await top.results(), await top.store.at_place(CHANNEL)) == ([("Ada", 1, 1000), ("Ben", 0, 500)], None)

    async def test_a_game_does_not_go_on_where_another_is_played_by_now(self, top: Scored) -> None:
        table = await top.entered(await top.game(), *WON)
        other = await top.lobby()
        answer = await top.book.undo(table.id, 1, table.seq)
        assert isinstance(answer, Refused)
        assert (answer.refusal.code, answer.refusal.facts["game"]) == (Code.PLACE_TAKEN, other.id)
        assert await top.results() == [("Ada", 1, 1000), ("Ben", 0, 500)]

    async def test_one_member_among_guests_counts_for_nothing(self, top: Scored) -> None:
        table = happened(await top.guest(await top.lobby(), "Oma")).table
        table = happened(await top.desk.begin(table.id, 1, top.press())).table
        await top.entered(table, *WON)
        assert await top.results() == []

    async def test_real_dice_are_not_counted_among_the_servers(self, top: Scored) -> None:
        await top.entered(await top.game(), ("X2", "111111:111111", "bank"), ("score 50",))
        assert sum(await top.store.fallen(GUILD)) == 0

    async def test_luck_is_reckoned_anew_once_the_dice_read_otherwise(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("X2", "111111:111111", "bank"), ("score 50",))
        lucks = [Luck(seat=seat, score=score, luck_milli=0, lost_milli=0) for seat, score in enumerate(scores(table))]
        await top.store.keep_luck(table.id, lucks)
        known = await top.store.unreckoned(GUILD, 1, 10)
        await top.book.correct(table.id, 1, table.seq, 0, ("X2", "111222:111", "111:111", "bank"))
        assert (known, await top.store.unreckoned(GUILD, 1, 10)) == ((), (table.id,))

    async def test_the_rematch_is_recorded_too(self, top: Scored) -> None:
        table = await top.entered(await top.game(), *WON)
        again = await top.desk.rematch(table.id, 1, top.press())
        assert isinstance(again, Table)
        assert (again.row.mode, again.row.scorer, len(again.seats)) == (Mode.RECORD, table.row.scorer, 2)

    @pytest.mark.parametrize("left", [True, False])
    async def test_who_holds_no_seat_any_more_opens_the_rematch(self, top: Scored, *, left: bool) -> None:
        table = await top.lobby(3)
        if not left:
            table = happened(await top.book.unseat(table.id, 1, table.seats[0].player)).table
        table = happened(await top.desk.begin(table.id, 1, top.press())).table
        if left:
            table = happened(await top.book.see_off(table.id, 1, table.seq, table.seats[0].player)).table
        table = await top.entered(table, *WON)
        again = await top.desk.rematch(table.id, 1, top.press())
        assert isinstance(again, Table)
        assert (again.host.name, [again.person(seat).name for seat in range(2)]) == ("Ada", ["Ben", "Cleo"])


class TestRestarts:
    async def test_a_game_is_the_same_after_a_restart_at_any_point(self, top: Scored) -> None:
        table = await top.game(3)
        steps = (
            ("B300", "112345"),
            ("B300", "112345:11"),
            ("B300", "112345:11", ":5", "bank"),
            ("score 100",),
        )
        for tokens in steps:
            table = happened(await top.enter(table, *tokens)).table
            top.restart()
            again = await top.desk.table(table.id)
            assert again == table
        table = happened(await top.book.correct(table.id, 1, table.seq, 0, ("score 50",))).table
        table = happened(await top.book.undo(table.id, 1, table.seq)).table
        top.restart()
        assert await top.desk.table(table.id) == table

    async def test_redo_reaches_over_a_restart(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        table = happened(await top.book.undo(table.id, 1, table.seq)).table
        top.restart()
        assert scores(happened(await top.book.redo(table.id, 1, table.seq)).table) == [50, 0]

    async def test_the_export_replays_to_the_same(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("B300", ":11", ":5", "bank"), ("score 100",))
        table = happened(await top.book.correct(table.id, 1, table.seq, 1, ("X2", "score 400"))).table
        stored = await top.store.load(table.id)
        assert stored
        assert read_back(stored) == table
        record = record_of(stored)
        assert [seat.score for seat in replayed(record).game.seats] == scores(table)
        assert "Seal" not in record

    async def test_the_game_has_no_clock(self, top: Scored) -> None:
        table = await top.entered(await top.game(), ("score 50",))
        assert table.row.timing.wake is None

    async def test_the_time_limit_is_called_by_the_entry_after_it(self, top: Scored) -> None:
        ruleset = parse(Edition.TUTTO, "time_limit=5")
        assert isinstance(ruleset, Ruleset)
        table = await top.entered(await top.game(ruleset=ruleset), ("score 50",))
        top.clock.pass_by(301)
        table = await top.entered(table, ("score 100",))
        assert (table.game.is_over, scores(table)) == (True, [50, 100])
        stored = await top.store.load(table.id)
        assert stored
        assert "\ntime\nBen: score 100" in record_of(stored)


class TestByBot:
    async def test_the_bot_draws_the_card_and_people_roll(self, top: Scored) -> None:
        table = await top.game(by_bot=ByBot.CARDS)
        table = happened(await top.book.deal(table.id, 1, table.seq)).table
        assert table.book
        (line,) = table.book.reckoning.lines
        assert len(line.tokens) == 1
        assert line.tokens[0] in set(Card)

    async def test_the_bot_rolls_for_a_card_that_people_drew(self, top: Scored) -> None:
        table = await top.entered(await top.game(by_bot=ByBot.DICE), ("B300",))
        table = happened(await top.book.deal(table.id, 1, table.seq)).table
        assert table.book
        assert len(table.book.reckoning.lines[0].tokens[1].partition(":")[0]) == 6

    async def test_undo_and_another_try_bring_the_same_card(self, top: Scored) -> None:
        table = await top.game(by_bot=ByBot.CARDS)
        first = happened(await top.book.deal(table.id, 1, table.seq)).table
        back = happened(await top.book.undo(table.id, 1, first.seq)).table
        again = happened(await top.book.deal(table.id, 1, back.seq)).table
        assert first.book
        assert again.book
        assert first.book.reckoning.lines == again.book.reckoning.lines

    async def test_what_the_bot_does_not_bring_it_does_not_deal(self, top: Scored) -> None:
        table = await top.game()
        assert code(await top.book.deal(table.id, 1, table.seq)) is Code.NOT_THE_BOTS

    async def test_every_card_of_the_deck_comes_before_any_comes_again(self, top: Scored) -> None:
        ruleset = parse(Edition.TUTTO, "deck=B200:1 B300:1 B400:1 B500:0 B600:0 X2:1 STOP:0 FW:0 PM:0 ST:0 CL:0")
        assert isinstance(ruleset, Ruleset)
        table = await top.game(ruleset=ruleset, by_bot=ByBot.CARDS)
        for _ in range(8):
            table = happened(await top.book.deal(table.id, 1, table.seq)).table
            assert table.book
            table = await top.entered(table, (*table.book.reckoning.under_way, "score 50"))
        assert table.book
        drawn = [line.tokens[0] for line in table.book.reckoning.lines]
        assert (len(set(drawn[:4])), len(set(drawn[4:]))) == (4, 4)

"""A sheet on which anything happens: it always reads as if the game that counts had been entered afresh."""

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import Refusal, Ruleset
from bot.record.drafting import anew, more, new_turn
from bot.record.journal import (
    CameIn,
    Corrected,
    Entered,
    JournalEvent,
    Redone,
    Stopped,
    Struck,
    TimeRanOut,
    Undone,
    WentOut,
)
from bot.record.reckoning import Reckoning, reckoned, resumed
from bot.record.sheet import EMPTY, Sheet, TimeUp, TurnTaken, after
from bot.record.sheet_record import write_sheet
from tests.kit.desks import SetClock
from tests.kit.games import replayed, standing
from tests.kit.sheets import afresh, allowed, begun, some_turn
from tests.kit.strategies import rulesets

SEEDS = st.integers(0, 2**32)


class AnythingOnASheet(RuleBasedStateMachine):
    """Entries whole and half, undo, redo, corrections, strikes, people who come and go, time that runs out."""

    sheet: Sheet
    reckoning: Reckoning

    @initialize(ruleset=rulesets(), seats=st.integers(1, 4))
    def begin(self, ruleset: Ruleset, seats: int) -> None:
        self.sheet = EMPTY
        self.at = SetClock().now()
        self.reckoning = reckoned(begun(ruleset, [f"p{seat}" for seat in range(seats)]), self.sheet.page)

    def _write(self, event: JournalEvent) -> None:
        self.sheet = after(self.sheet, event, self.at)
        self.reckoning = resumed(self.reckoning, self.sheet.page)

    def _plays(self) -> bool:
        return self.reckoning.game.turn is not None

    def _may_be_corrected(self) -> bool:
        return bool(self._turns()) and not self.sheet.page.stopped

    def _turns(self) -> list[int]:
        return [at for at, line in enumerate(self.sheet.lines) if isinstance(line, TurnTaken)]

    @precondition(_plays)
    @rule(seed=SEEDS, steps=st.sampled_from((1, 2, 5, 40)))
    def enter(self, seed: int, steps: int) -> None:
        """Go on with the turn under way, or begin the next."""
        due = allowed(new_turn(self.reckoning))
        turn = some_turn(due, random.Random(seed), steps=steps)
        if turn.line in self.reckoning.misfits:
            self._write(Corrected(by="a", line=turn.line, tokens=turn.tokens))
        else:
            self._write(Entered(by="a", line=turn.line, player=turn.player, tokens=turn.tokens))

    @precondition(_plays)
    @rule(points=st.integers(0, 60))
    def enter_points(self, points: int) -> None:
        """Enter a whole turn as its total."""
        due = allowed(new_turn(self.reckoning))
        turn = more(due, f"score {50 * points}")
        if not isinstance(turn, Refusal) and turn.line not in self.reckoning.misfits:
            self._write(Entered(by="a", line=turn.line, player=turn.player, tokens=turn.tokens))

    @rule()
    def undo(self) -> None:
        """Take a step back."""
        self._write(Undone(by="a"))

    @rule()
    def redo(self) -> None:
        """Take it again."""
        self._write(Redone(by="a"))

    @precondition(_may_be_corrected)
    @rule(which=st.integers(0, 50), seed=SEEDS, leaves=st.integers(0, 5))
    def correct(self, which: int, seed: int, leaves: int) -> None:
        """Enter an earlier turn anew, to its end."""
        line = self._turns()[which % len(self._turns())]
        empty = anew(self.reckoning, line)
        if isinstance(empty, Refusal):
            return
        turn = some_turn(empty, random.Random(seed))
        if leaves == 0 and not turn.is_over:
            turn = allowed(more(turn, "leaves"))
        if turn.is_over:
            self._write(Corrected(by="b", line=line, tokens=turn.tokens))

    @precondition(_may_be_corrected)
    @rule(which=st.integers(0, 50))
    def strike(self, which: int) -> None:
        """Strike an earlier turn."""
        self._write(Struck(by="b", line=self._turns()[which % len(self._turns())]))

    @precondition(_plays)
    @rule(which=st.integers(0, 9))
    def leave(self, which: int) -> None:
        """Somebody gets up."""
        game = self.reckoning.game
        seat = which % len(game.seats)
        own = game.turn is not None and game.turn.seat == seat and self.reckoning.under_way
        if seat in game.in_game and not game.seats[seat].leaving and not own:
            self._write(WentOut(by="a", player=game.seats[seat].player))

    @precondition(_plays)
    @rule()
    def call_time(self) -> None:
        """Time runs out, whether or not the game has a limit; once."""
        if not any(isinstance(line, TimeUp) for line in self.sheet.lines):
            self._write(TimeRanOut(by="a", line=self.reckoning.line_due))

    @precondition(_plays)
    @rule()
    def stop(self) -> None:
        """The game is ended without a result."""
        self._write(Stopped(by="a"))

    @precondition(lambda self: not self.sheet.page.stopped)
    @rule(score=st.sampled_from((0, 50)), which=st.integers(0, 3))
    def join(self, score: int, which: int) -> None:
        """Somebody sits down, whether or not they may."""
        self._write(CameIn(by="a", player=f"late{which}", score=score))

    @invariant()
    def what_is_worked_out_bit_by_bit_is_what_is_worked_out_at_once(self) -> None:
        """Only what changed is worked out again."""
        if hasattr(self, "reckoning"):
            assert reckoned(self.reckoning.begun, self.sheet.page) == self.reckoning

    @invariant()
    def it_is_the_game_that_counts_entered_afresh(self) -> None:
        """No correction leaves a trace but in what counts."""
        if hasattr(self, "reckoning"):
            assert standing(afresh(self.reckoning).game) == standing(self.reckoning.game)

    @invariant()
    def its_record_replays_to_the_same(self) -> None:
        """Whatever happened, the export is a record that any reader agrees with."""
        if hasattr(self, "reckoning"):
            names = [seat.player for seat in self.reckoning.game.seats]
            game = replayed(write_sheet(self.reckoning, names)).game
            scores = [seat.score for seat in game.seats]
            assert scores == [seat.score for seat in self.reckoning.game.seats]


TestAnythingOnASheet = AnythingOnASheet.TestCase
TestAnythingOnASheet.settings = settings(stateful_step_count=30, deadline=None)

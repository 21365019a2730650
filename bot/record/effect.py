"""What a step on the sheet does to the game before it is taken: a pure question.

Knows two reckonings and tells what differs; decides nothing and words nothing.
"""

from dataclasses import dataclass

from bot.engine.state import Game, Over
from bot.record.drafting import Draft
from bot.record.journal import Corrected, Entered, Stroke
from bot.record.reckoning import Fate, Reckoning, resumed
from bot.record.sheet import Page, turned


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """The game as it is and as it were; lines are numbered as the sheet reads afterwards."""

    before: Reckoning
    after: Reckoning

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """Each seat's score before and after, a late one's start being its before."""
        old = {seat.player: seat.score for seat in self.before.game.seats}
        return tuple((old.get(seat.player, seat.score), seat.score) for seat in self.after.game.seats)

    @property
    def turn(self) -> int | None:
        """Whose turn it is then."""
        return self.after.game.turn.seat if self.after.game.turn else None

    @property
    def ends(self) -> bool:
        """Whether it ends the game."""
        return self.after.game.is_over and not self.before.game.is_over

    @property
    def reopens(self) -> bool:
        """Whether a game that was over goes on."""
        return self.before.game.is_over and not self.after.game.is_over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won then."""
        return winners(self.after.game)

    @property
    def changes_winners(self) -> bool:
        """Whether a game that was over stays so with other winners."""
        return self.before.game.is_over and self.after.game.is_over and winners(self.before.game) != self.winners

    @property
    def no_longer_fits(self) -> tuple[int, ...]:
        """Lines that the rules allow no more at their place."""
        return self._new(Fate.MISFIT)

    @property
    def kept_aside(self) -> tuple[int, ...]:
        """Lines that are below the end of the game now."""
        return self._new(Fate.BEYOND)

    @property
    def fits_again(self) -> tuple[int, ...]:
        """Lines that did not count and do now."""
        return tuple(
            number
            for number, line in enumerate(self.after.lines[: len(self.before.lines)])
            if line.fate in (Fate.STANDS, Fate.OPEN) and self.before.lines[number].fate in (Fate.MISFIT, Fate.BEYOND)
        )

    @property
    def newly_skipped(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Seats that have no line where their turn is now due and so forfeit it, by the line below."""
        old = tuple(line.skipped for line in self.before.lines)
        return tuple(
            (number, line.skipped)
            for number, line in enumerate(self.after.lines)
            if line.skipped and (number >= len(old) or old[number] != line.skipped)
        )

    def _new(self, fate: Fate) -> tuple[int, ...]:
        old = {number for number, line in enumerate(self.before.lines) if line.fate is fate}
        return tuple(number for number, line in enumerate(self.after.lines) if line.fate is fate and number not in old)


def winners(game: Game) -> tuple[int, ...]:
    """Who won; nobody while it goes on."""
    return game.phase.winners if isinstance(game.phase, Over) else ()


def entry(reckoning: Reckoning, draft: Draft, by: str = "") -> Entered | Corrected:
    """Spell a turn as it is entered as a step: in place of one that no longer fits it is a correction."""
    if draft.line in reckoning.misfits:
        return Corrected(by=by, line=draft.line, tokens=draft.tokens)
    return Entered(by=by, line=draft.line, player=draft.player, tokens=draft.tokens)


def correction(draft: Draft, by: str = "") -> Corrected:
    """Spell a turn that is entered anew as a step."""
    return Corrected(by=by, line=draft.line, tokens=draft.tokens)


def effect(reckoning: Reckoning, stroke: Stroke) -> Effect:
    """What this step would do."""
    return effect_of(reckoning, turned(reckoning.page, stroke))


def effect_of(reckoning: Reckoning, page: Page) -> Effect:
    """What it would do if the sheet read so: undo and redo ask with the page they lead to."""
    return Effect(before=reckoning, after=resumed(reckoning, page))

"""A Record through the engine: every card, roll, choice and figure checked, in the file's order (record.md).

Knows which lines there are and whose they may be; what stands on a turn's line is turnline.py's.
"""

import re
from dataclasses import dataclass

from bot.engine import commands, decide
from bot.engine.events import Ended, Event, Taken
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.state import Game, Over
from bot.record.names import BETWEEN_NAMES, can_stand
from bot.record.play import Play, Told, WrongError
from bot.record.reader import NUL, Line, Record, RecordError
from bot.record.turnline import TurnLine

_START = re.compile(r"=(-?[0-9]{1,9})")
_NOT_LET_IN = (Code.NOT_BETWEEN_ROUNDS, Code.TABLE_IS_FULL, Code.ALREADY_SEATED)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedTurn:
    """One turn as the engine saw it; `ended` is nothing while it is not over."""

    seat: int
    gain: int
    taken: Taken
    ended: Ended | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """A record that the rules allow: the game it leads to, its turns, and each line in canonical form."""

    record: Record
    names: tuple[str, ...]
    """All seats, those that joined late too."""
    events: tuple[Event, ...]
    game: Game
    turns: tuple[PlayedTurn, ...]
    lines: tuple[str, ...]
    told: tuple[Told, ...]
    """All that chance decided, in game order."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none while the game goes on."""
        phase = self.game.phase
        return phase.winners if isinstance(phase, Over) else ()


def replay(record: Record) -> Replayed | RecordError:
    """Play a record; the first token that is wrong is the answer, `Result` only where nothing else is."""
    replayed = _Replay(record)
    try:
        result = replayed.run()
    except WrongError as wrong:
        return wrong.error
    winners = BETWEEN_NAMES.join(result.names[seat] for seat in result.winners)
    if record.result is None or set(record.result) == {result.names[seat] for seat in result.winners}:
        return result
    refusal = refuse(Code.FIGURE_DIFFERS, figure=winners)
    return RecordError(line=record.tag_lines["Result"], column=1, code=refusal.code, facts=refusal.facts)


class _Replay:
    """A record being played line by line."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._play = Play.of(record)
        self._played = tuple(line for line in record.lines if line.text)
        self._at = -1
        """Which of the lines that are played is read."""
        self._turns: list[PlayedTurn] = []

    def run(self) -> Replayed:
        """Play all lines."""
        written: list[str] = []
        for line in self._record.lines:
            played = self._line(line) if line.text else ""
            if NUL in line.comment:
                raise WrongError(line, len(line.text), refuse(Code.UNREADABLE))
            written.append(" ".join(part for part in (played, line.comment) if part))
        return Replayed(
            record=self._record,
            names=tuple(self._play.names),
            events=tuple(self._play.events),
            game=self._play.game,
            turns=tuple(self._turns),
            lines=tuple(written),
            told=tuple(self._play.told),
        )

    def _line(self, line: Line) -> str:
        """Play one line; gives it in canonical form."""
        self._at += 1
        game = self._play.game
        if game.is_over:
            raise WrongError(line, 0, refuse(Code.GAME_IS_OVER))
        if not self._play.turn.is_untouched and not self._all_others_leave(self._at):
            raise WrongError(line, 0, self._not_your_turn())
        if line.text == "time":
            self._must(line, commands.CallTime())
            return line.text
        name, colon, rest = line.text.partition(":")
        if not colon:
            raise WrongError(line, 0, refuse(Code.UNREADABLE, text=line.text[:40]))
        words = rest.split(maxsplit=1)
        seat = self._play.names.index(name) if name in self._play.names else None
        if words and words[0] == "joins":
            return self._joins(line, name)
        if words and words[0] == "leaves" and seat is not None and not game.seats[seat].gone:
            return self._leaves(line, seat)
        if seat != self._play.turn.seat:
            raise WrongError(line, 0, self._not_your_turn())
        return self._turn(line, name)

    def _turn(self, line: Line, name: str) -> str:
        turn = TurnLine(self._play, line, self._is_the_end)
        words = turn.run(len(name) + 1)
        self._turns.append(PlayedTurn(seat=turn.seat, gain=turn.gain, taken=turn.taken, ended=turn.ended))
        return f"{name}: {words}"

    def _joins(self, line: Line, name: str) -> str:
        """Let a new seat in where §6.8 does, with a score that can stand."""
        tokens = list(re.finditer(r"\S+", line.text[len(name) + 1 :]))
        offsets = [len(name) + 1 + token.start() for token in tokens]
        start = tokens[1][0] if len(tokens) > 1 else "=0"
        score = _START.fullmatch(start)
        command = commands.JoinLate(player=name, interaction=0, score=int(score[1]) if score else 0)
        refusal = self._against_joining(command)
        if refusal is not None and refusal.code is Code.NOT_YOUR_TURN:
            raise WrongError(line, 0, refusal)
        if not can_stand(name):
            raise WrongError(line, 0, refuse(Code.UNREADABLE, text=name[:40]))
        if len(tokens) > 1 and (refusal is not None or score is None):
            code = Code.UNREADABLE if start.startswith("=") else Code.TURN_IS_OVER
            raise WrongError(line, offsets[1], refuse(code, text=start[:40]))
        if len(tokens) > 2:  # noqa: PLR2004 — `joins` and its score are two
            raise WrongError(line, offsets[2], refuse(Code.TURN_IS_OVER))
        self._must(line, command)
        self._play.names.append(name)
        return f"{name}: joins =" + str(command.score) if command.score else f"{name}: joins"

    def _leaves(self, line: Line, seat: int) -> str:
        further = re.search(r"leaves\s+(?=\S)", line.text[len(self._play.names[seat]) + 1 :])
        self._must(line, commands.Leave(seat=seat))
        if further is not None:
            raise WrongError(line, len(self._play.names[seat]) + 1 + further.end(), refuse(Code.TURN_IS_OVER))
        return f"{self._play.names[seat]}: leaves"

    def _is_the_end(self) -> bool:
        """Whether play stops on this line: it is the last, or only others leave after it until all have."""
        return self._at + 1 == len(self._played) or self._all_others_leave(self._at + 1)

    def _all_others_leave(self, start: int) -> bool:
        """Whether the lines from here on are those with which everybody leaves but whose turn it is (record.md)."""
        game, turn = self._play.game, self._play.turn
        staying = {self._play.names[seat] for seat in game.in_game if not game.seats[seat].leaving}
        staying.discard(self._play.names[turn.seat])
        if not staying:
            return False
        for line in self._played[start : start + len(staying)]:
            name, _, rest = line.text.partition(":")
            if name not in staying or rest.strip() != "leaves":
                return False
            staying.remove(name)
        return not staying

    def _against_joining(self, command: commands.JoinLate) -> Refusal | None:
        answer = decide(self._play.game, command)
        if not isinstance(answer, Refusal):
            return None
        return self._not_your_turn() if answer.code in _NOT_LET_IN else answer

    def _not_your_turn(self) -> Refusal:
        return refuse(Code.NOT_YOUR_TURN, turn=self._play.names[self._play.turn.seat])

    def _must(self, line: Line, command: commands.Command) -> None:
        answer = self._play.ask(command)
        if isinstance(answer, Refusal):
            raise WrongError(line, 0, answer)

"""A score sheet as a game record: the turns as they stand now, and in comments what was entered otherwise (record.md).

`entered` says that a turn's unseen dice are filled in, or what a forfeit no longer fits as; `was` what a corrected line
read before; `unfit` and `beyond` what doesn't count. Knows no table, and nothing of where the text goes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from bot.engine.state import Over
from bot.record.names import BETWEEN_NAMES, seat_names
from bot.record.reader import RecordError, read
from bot.record.reckoning import Fate, Reckoned, Reckoning
from bot.record.replay import replay
from bot.record.sheet import In, Out, TimeUp, TurnTaken
from bot.record.unseen import is_unseen
from bot.record.writer import game_tags, text_of, write


def write_sheet(reckoning: Reckoning, names: Sequence[str], tags: Mapping[str, str] | None = None) -> str:
    """Write a recorded game, which any reader can replay; `names` are its seats', late ones too."""
    spelled = seat_names(names)
    begun = reckoning.begun
    first = reckoning.first
    known = game_tags(
        ruleset=begun.ruleset,
        names=spelled[: len(begun.seats)],
        first=first,
        roll_off=(),
        free_deck=not begun.deck_checked,
        scores=tuple(seat.score for seat in begun.seats),
    )
    phase = reckoning.game.phase
    if isinstance(phase, Over) and not phase.given_up:
        known["Result"] = BETWEEN_NAMES.join(spelled[seat] for seat in phase.winners)
    players = {seat.player: spelled[number] for number, seat in enumerate(reckoning.game.seats)}
    record = read(text_of((), known | dict(tags or {}), _lines(reckoning, spelled, players)))
    replayed = record if isinstance(record, RecordError) else replay(record)
    if isinstance(replayed, RecordError):
        raise RuntimeError(replayed)  # noqa: TRY004 — what the engine allowed it must allow again
    return write(replayed)


def _lines(reckoning: Reckoning, names: Sequence[str], players: Mapping[str, str]) -> Iterator[str]:
    phase = reckoning.game.phase
    is_open = bool(reckoning.of_fate(Fate.OPEN)) and (not isinstance(phase, Over) or phase.given_up)
    open_line = reckoning.last_turn if is_open else None
    for number, line in enumerate(reckoning.lines):
        for seat in line.skipped:
            yield f"{names[seat]}: forfeit"
        text, comments = _line(line, players, players_turn=line.seat is not None and line.ended is not None)
        waits = open_line is not None and number > open_line
        if text and not waits:
            yield " ; ".join((text, *comments))
        else:
            yield from (f"; {part}" for part in (f"{text}" if text else "", *comments) if part)


def _line(line: Reckoned, players: Mapping[str, str], *, players_turn: bool) -> tuple[str, tuple[str, ...]]:
    """Spell what is played on a line, if anything is, and what stands in its comments."""
    match line.line:
        case TurnTaken():
            return _turn(line, line.line, players.get(line.line.player, "_"), counts=players_turn)
        case In(player=player, score=score):
            text = f"{players.get(player, '_')}: joins" + (f" ={score}" if score else "")
        case Out(player=player):
            text = f"{players.get(player, '_')}: leaves"
        case TimeUp():
            text = "time"
        case _:
            assert_never(line.line)
    return (text, ()) if line.fate is Fate.STANDS else ("", (f"{_word(line.fate)} {text}",))


def _turn(line: Reckoned, turn: TurnTaken, name: str, *, counts: bool) -> tuple[str, tuple[str, ...]]:
    entered = " ".join(turn.tokens)
    was = tuple(f"was {' '.join(tokens)}" for tokens in reversed(turn.earlier))
    match line.fate:
        case Fate.STANDS | Fate.OPEN:
            unseen = (f"entered {entered}",) if any(map(is_unseen, turn.tokens)) else ()
            return f"{name}: {' '.join(line.tokens)}", (*unseen, *was)
        case Fate.MISFIT if counts:
            return f"{name}: forfeit", (f"entered {entered}", *was)
        case Fate.MISFIT | Fate.BEYOND:
            return "", (f"{_word(line.fate)} {name}: {entered}", *was)
        case _:
            assert_never(line.fate)


def _word(fate: Fate) -> str:
    return "beyond" if fate is Fate.BEYOND else "unfit"

"""`python -m bot simulate`: a tournament of computer players on all cores, and how sure its figures are.

Knows processes, the command line's words and how figures are spelled; plays no game itself.
"""

import gc
import json
import math
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial, reduce
from multiprocessing import get_context
from operator import add
from typing import Final, TextIO

from bot.advisor.habits import Habits
from bot.advisor.place import cache_folder
from bot.advisor.seats import Policy, Temper, bold, careful, copycat, perfect
from bot.advisor.shelf import Shelf
from bot.advisor.situation import Situation, fresh, situation
from bot.advisor.solved import Solved
from bot.advisor.tournament import SHARE, Tally, Tournament
from bot.engine import MOST_SEATS, Edition, Game, Refusal, Ruleset, departures, parse

REFUSED: Final = 2
LONGEST_NUMBER: Final = 30
MOST_GAMES: Final = 10_000_000
CHUNKS_A_CORE: Final = 20
LARGEST_CHUNK: Final = 250
SMALL: Final = 100
"""Games that are played sooner than other processes are started."""

SIGMAS: Final = 1.959964
"""How many standard errors hold 95 % of a normal distribution to both sides of its mean."""

BAR: Final = 30

Span = tuple[float, float]
"""From and to, with 95 % confidence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A tournament as it was asked for."""

    ruleset: Ruleset
    tempers: tuple[Temper, ...]
    games: int
    seed: int


def simulate(
    *,
    games: str,
    seats: str,
    seed: str,
    edition: str,
    house: str,
    as_json: bool,
    out: TextIO,
    err: TextIO,
) -> int:
    """Play the tournament these words ask for; gives the exit status, 2 with one line where they can't be."""
    wanted = _understood(games=games, seats=seats, seed=seed, edition=edition, house=house)
    if isinstance(wanted, str):
        print(f"simulate: {wanted}", file=err)
        return REFUSED
    tallies = tournament(wanted, cores=os.cpu_count() or 1, progress=_bar(wanted.games, err))
    print(json.dumps(_json(wanted, tallies)) if as_json else _table(wanted, tallies), file=out)
    return 0


def tournament(wanted: Wanted, *, cores: int, progress: Callable[[int], None]) -> tuple[Tally, ...]:
    """One tally a seat: the same for the same seed, however many cores play it."""
    chunk = max(1, min(LARGEST_CHUNK, wanted.games // (cores * CHUNKS_A_CORE)))
    parts = [range(start, min(start + chunk, wanted.games)) for start in range(0, wanted.games, chunk)]
    if Temper.PERFECT in wanted.tempers:
        _shelf().solved(fresh(wanted.ruleset))  # once here, so that not every process solves it
    tallies = tuple(Tally() for _ in wanted.tempers)
    over = 0
    for part, played in zip(parts, _played(wanted, parts, cores), strict=True):
        tallies = _added(tallies, played)
        over += len(part)
        progress(over)
    return tallies


def _played(wanted: Wanted, parts: Sequence[range], cores: int) -> Iterator[tuple[Tally, ...]]:
    if cores == 1 or wanted.games <= SMALL:
        yield from map(partial(_play, wanted), parts)
        return
    with ProcessPoolExecutor(max_workers=cores, mp_context=get_context("spawn"), initializer=gc.disable) as processes:
        yield from processes.map(partial(_play, wanted), parts)


def _play(wanted: Wanted, numbers: Iterable[int]) -> tuple[Tally, ...]:
    """Play these games, with what this process remembers of earlier ones."""
    return reduce(_added, map(_tournament(wanted).play, numbers))


@cache
def _tournament(wanted: Wanted) -> Tournament:
    shelf = _shelf()
    solved = cache(shelf.solved)
    return Tournament(wanted.ruleset, [_policy(temper, solved) for temper in wanted.tempers], wanted.seed)


def _policy(temper: Temper, solved: Callable[[Situation], Solved]) -> Policy:
    def solved_at(game: Game) -> Solved:
        return solved(situation(game))

    match temper:
        case Temper.CAREFUL:
            return careful
        case Temper.BOLD:
            return bold
        case Temper.PERFECT:
            return perfect(solved_at)
        case Temper.COPYCAT:
            return copycat(Habits())


def _shelf() -> Shelf:
    return Shelf(cache_folder())


def _added(tallies: tuple[Tally, ...], more: tuple[Tally, ...]) -> tuple[Tally, ...]:
    return tuple(map(add, tallies, more))


def _understood(*, games: str, seats: str, seed: str, edition: str, house: str) -> Wanted | str:  # noqa: PLR0911 — one a mistake
    """The tournament, or one line that says what is wrong."""
    if edition not in set(Edition):
        return f"no such edition: {edition} ({', '.join(Edition)})"
    ruleset = parse(Edition(edition), house)
    if isinstance(ruleset, Refusal):
        return f"{ruleset.code}: {', '.join(map(str, ruleset.facts.values()))}"
    names = [name.strip() for name in seats.split(",")]
    unknown = next((name for name in names if name not in set(Temper)), None)
    if unknown is not None:
        return f"no such computer: {unknown or 'a seat without a name'} ({', '.join(Temper)})"
    if len(names) > MOST_SEATS:
        return f"{len(names)} seats; {MOST_SEATS} is the most"
    count, number = _whole(games), _whole(seed)
    if count is None or not 1 <= count <= MOST_GAMES:
        return f"games: {games} is no whole number from 1 to {MOST_GAMES}"
    if number is None:
        return f"seed: {seed} is no whole number"
    return Wanted(ruleset=ruleset, tempers=tuple(map(Temper, names)), games=count, seed=number)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) <= LONGEST_NUMBER else None


def win_rate(tally: Tally) -> tuple[float, Span]:
    """Wins a game, a shared one in parts, with Wilson's interval, which holds near 0 and 1 too."""
    n, rate = tally.games, tally.shares / SHARE / tally.games
    square = SIGMAS**2
    middle = (rate + square / (2 * n)) / (1 + square / n)
    half = SIGMAS * math.sqrt(rate * (1 - rate) / n + square / (4 * n * n)) / (1 + square / n)
    return rate, (max(0.0, middle - half), min(1.0, middle + half))


def points_a_turn(tally: Tally) -> tuple[float, Span]:
    """What a turn adds to the own score on average; of one turn nothing is sure."""
    n = tally.turns
    if not n:
        return 0.0, (0.0, 0.0)
    mean = tally.points / n
    spread = math.sqrt(max(0.0, tally.points_squared / n - mean**2) / max(1, n - 1))
    return mean, (mean - SIGMAS * spread, mean + SIGMAS * spread)


def _json(wanted: Wanted, tallies: Sequence[Tally]) -> dict[str, object]:
    return {
        "edition": wanted.ruleset.edition.value,
        "house": departures(wanted.ruleset),
        "games": wanted.games,
        "unfinished": tallies[0].left,
        "seed": wanted.seed,
        "turns": sum(tally.turns for tally in tallies),
        "seats": [_seat_object(temper, tally) for temper, tally in zip(wanted.tempers, tallies, strict=True)],
    }


def _seat_object(temper: Temper, tally: Tally) -> dict[str, object]:
    (rate, wins), (mean, points) = win_rate(tally), points_a_turn(tally)
    return {
        "seat": temper.value,
        "wins": tally.shares / SHARE,
        "win_rate": round(rate, 6),
        "win_rate_95": [round(end, 6) for end in wins],
        "turns": tally.turns,
        "points_a_turn": round(mean, 3),
        "points_a_turn_95": [round(end, 3) for end in points],
    }


def _table(wanted: Wanted, tallies: Sequence[Tally]) -> str:
    lines = [f"{'':10}{'wins':>8}{'95 %':>16}{'points a turn':>16}{'95 %':>18}"]
    for temper, tally in zip(wanted.tempers, tallies, strict=True):
        (rate, wins), (mean, points) = win_rate(tally), points_a_turn(tally)
        sure = f"{wins[0]:.1%} - {wins[1]:.1%}"
        lines.append(f"{temper:10}{rate:>8.1%}{sure:>16}{mean:>16.1f}{points[0]:>9.1f} - {points[1]:.1f}")
    turns = sum(tally.turns for tally in tallies)
    lines.append(f"{wanted.games} games, {turns} turns, seed {wanted.seed}")
    if tallies[0].left:
        lines.append(f"{tallies[0].left} of them were left unfinished: they took too many turns")
    return "\n".join(lines)


def _bar(games: int, err: TextIO) -> Callable[[int], None]:
    """Draw how far it has come, and how fast; where nobody looks, nothing."""
    if not err.isatty():
        return lambda _: None
    began = time.monotonic()

    def drawn(over: int) -> None:
        done = BAR * over // games
        seconds = max(time.monotonic() - began, 0.001)
        print(
            f"\r[{'#' * done}{'.' * (BAR - done)}] {over}/{games} games, {over / seconds:.0f} a second",
            end="\n" if over == games else "",
            file=err,
            flush=True,
        )

    return drawn

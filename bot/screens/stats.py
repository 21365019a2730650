"""What one person's finished games on a server come to. Knows figures, not how any of them was counted or reckoned."""

from typing import Final

from bot.i18n.catalogue import Words
from bot.screens._names import shown
from bot.screens._screen import Embed, Field, Screen
from bot.tables.figures import MILLI, Figures

COLOUR: Final = 0xC9971C
FORTUNE: Final = 25
"""Points a turn above or below expectation from which luck is called good or bad."""
SHARP: Final = 5
SOUND: Final = 25
"""Points a turn that choices may cost to be called so."""


def stats(name: str, figures: Figures, words: Words) -> Screen:
    """Games, wins and turns, then luck and skill as far as they were reckoned."""
    title = words("stats-title")
    if not figures.games:
        empty = words("stats-empty", player=_called(name, words))
        return Screen(embed=Embed(title=title, description=empty, colour=COLOUR))
    return Screen(
        embed=Embed(
            title=title,
            description=f"**{_called(name, words)}**\n{_played(figures, words)}",
            fields=_reckoned(figures, words),
            footer=words("stats-counts"),
            colour=COLOUR,
        )
    )


def _called(name: str, words: Words) -> str:
    return shown(name) or words("leaderboard-nameless")


def _played(figures: Figures, words: Words) -> str:
    games, tally = figures.games, figures.tally
    lines = [words("stats-games", games=games, wins=figures.wins, percent=_percent(figures.wins, games))]
    if tally.turns:
        lines += [
            words("stats-turns", turns=tally.turns, points=round(tally.gained / tally.turns)),
            words("stats-best", points=tally.best),
            words("stats-nulls", nulls=tally.nulls, percent=_percent(tally.nulls, tally.turns)),
            words("stats-tuttos", tuttos=tally.tuttos),
        ]
    return "\n".join(lines)


def _reckoned(figures: Figures, words: Words) -> tuple[Field, ...]:
    turns, fields = figures.reckoned_turns, list[Field]()
    if turns:
        luck, lost = figures.luck_milli / MILLI, figures.lost_milli / MILLI
        fortune, skill = words(f"stats-luck-{_fortune(luck / turns)}"), words(f"stats-skill-{_skill(lost / turns)}")
        fields += [
            Field(name=words("stats-luck"), value=f"{_sum(luck, turns, words)}\n{fortune}"),
            Field(name=words("stats-skill"), value=f"{_sum(-lost, turns, words)}\n{skill}"),
        ]
    if figures.reckoned_games < figures.games:
        working = words("stats-working", reckoned=figures.reckoned_games, games=figures.games)
        fields.append(Field(name=words("stats-so-far"), value=working))
    return tuple(fields)


def _sum(points: float, turns: int, words: Words) -> str:
    whole = round(points)
    return words(
        "stats-sum", points=_sign(whole) + words.number(abs(whole)), average=signed_tenths(points / turns, words)
    )


def signed_tenths(points: float, words: Words) -> str:
    """Points to one digit behind the mark, with their sign."""
    rounded = round(points, 1)
    return _sign(rounded) + words.tenths(abs(rounded))


def _sign(points: float) -> str:
    return "+" if points > 0 else "−" if points < 0 else ""


def _fortune(a_turn: float) -> str:
    return "good" if a_turn >= FORTUNE else "bad" if a_turn <= -FORTUNE else "even"


def _skill(a_turn: float) -> str:
    return "sharp" if a_turn < SHARP else "sound" if a_turn < SOUND else "open"


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)

"""The presets that a server keeps, as those who manage it are told of them. Knows what is kept, not where."""

from collections.abc import Sequence
from typing import Final

from bot.engine import Edition, Refusal, Ruleset, parse
from bot.i18n.catalogue import Words
from bot.screens._names import shown
from bot.screens._screen import Embed, Screen
from bot.screens._seats import BETWEEN
from bot.screens.house import COLOUR, differences, edition_name, fitting
from bot.tables.servers import Preset

MOST_TOLD: Final = 3500
"""Characters of a list; an embed takes 4,096."""


def kept(preset: Preset, words: Words) -> Screen:
    """The preset was kept, and what it holds."""
    return Screen(content=words("presets-kept", name=shown(preset.name)), embed=_page(preset, words))


def listed(presets: Sequence[Preset], usual: str | None, words: Words) -> Screen:
    """All presets, the one that new tables play marked."""
    if not presets:
        return Screen(content=words("presets-none"))
    lines = [_line(preset, words, usual=preset.name == usual) for preset in presets]
    page = Embed(title=words("presets-title"), description=fitting(lines, MOST_TOLD, words), colour=COLOUR)
    return Screen(embed=page)


def one(preset: Preset, words: Words) -> Screen:
    """What one preset holds."""
    return Screen(embed=_page(preset, words))


def dropped(name: str, words: Words) -> Screen:
    """Nothing is kept under the name any more."""
    return Screen(content=words("presets-dropped", name=shown(name)))


def made_usual(name: str | None, words: Words) -> Screen:
    """What new tables play from now on; None is the sheet."""
    return Screen(content=words("presets-usual-sheet") if name is None else words("presets-usual", name=shown(name)))


def unknown(name: str, words: Words) -> Screen:
    """Nothing is kept under the name."""
    return Screen(content=words("presets-unknown", name=shown(name)))


def nameless(longest: int, words: Words) -> Screen:
    """A name is needed for that."""
    return Screen(content=words("presets-nameless", longest=longest))


def too_many(most: int, words: Words) -> Screen:
    """A server keeps no more than these."""
    return Screen(content=words("presets-too-many", most=most))


def nothing_to_keep(words: Words) -> Screen:
    """There is no table here whose rules could be kept."""
    return Screen(content=words("presets-no-table"))


def _page(preset: Preset, words: Words) -> Embed:
    return Embed(
        title=f"{preset.name}{BETWEEN}{edition_name(Edition(preset.edition), words)}",
        description=fitting(_differences(preset, words), MOST_TOLD, words),
        colour=COLOUR,
    )


def _line(preset: Preset, words: Words, *, usual: bool) -> str:
    edition = edition_name(Edition(preset.edition), words)
    marks = [f"**{shown(preset.name)}**", edition, words("presets-count", count=len(_house(preset, words)))]
    return BETWEEN.join([*marks, words("presets-is-usual")] if usual else marks)


def _differences(preset: Preset, words: Words) -> tuple[str, ...]:
    edition = edition_name(Edition(preset.edition), words)
    return _house(preset, words) or (words("house-nothing", edition=edition),)


def _house(preset: Preset, words: Words) -> tuple[str, ...]:
    """The differences of what was kept; none of what a later version can't read any more."""
    ruleset: Ruleset | Refusal = parse(Edition(preset.edition), preset.house)
    return () if isinstance(ruleset, Refusal) else differences(ruleset, words)

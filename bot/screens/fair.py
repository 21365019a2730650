"""Sealed dice as people meet them: what they are, the seal here, what a check found, how dice have fallen.

Knows no stream and works nothing out of a secret: what was found comes in as it is to stand.
"""

from collections.abc import Sequence
from typing import Final

from bot.advisor.spread import FEWEST, as_far, chi_square
from bot.i18n.catalogue import Words
from bot.record import RecordError
from bot.screens._screen import Button, Embed, Field, Screen, Style
from bot.screens._seats import BETWEEN
from bot.screens.lobby import seal
from bot.tables.table import Table
from bot.tables.verify import Verified

COLOUR: Final = 0x2E7D5B
WRONG: Final = 0xC0392B
Found = Verified | RecordError
"""What a check found: all agrees, or the first that doesn't."""
UNUSUAL, RARE = 0.05, 0.01
"""Below so much chance a count is worth a word."""


def fair(table: Table, fallen: Sequence[int], words: Words) -> Screen:
    """What sealed dice are, with the seal of the game here; once it is over, its secret and a check."""
    return _screen(table, (_here(table, words), _fallen(fallen, words)), words, colour=COLOUR)


def fair_without_game(fallen: Sequence[int], words: Words) -> Screen:
    """The same where no table was ever opened."""
    here = Field(name=words("fair-here"), value=words("fair-none"))
    fields = (here, _fallen(fallen, words))
    return Screen(embed=Embed(title=words("fair-title"), description=words("fair-text"), fields=fields, colour=COLOUR))


def checked(table: Table, found: Found, fallen: Sequence[int], words: Words) -> Screen:
    """The same with what a check of this game has found."""
    result, colour = (
        (_differs(found, words), WRONG) if isinstance(found, RecordError) else (_agrees(found, words), COLOUR)
    )
    return _screen(table, (_here(table, words), result, _fallen(fallen, words)), words, colour=colour)


def _screen(table: Table, fields: tuple[Field, ...], words: Words, *, colour: int) -> Screen:
    page = Embed(title=words("fair-title"), description=words("fair-text"), fields=fields, colour=colour)
    check = Button(verb="check", label=words("fair-check"), style=Style.PRIMARY)
    rows = ((check,),) if table.game.is_over and not table.was_called_off else ()
    return Screen(embed=page, rows=rows, game=table.id, seq=table.seq)


def _here(table: Table, words: Words) -> Field:
    secret = (
        words("fair-secret", secret=table.row.secret.hex()) if table.game.is_over else words("fair-secret-comes-later")
    )
    return Field(name=words("fair-here"), value=f"{words('fair-seal', seal=seal(table))}\n{secret}")


def _agrees(found: Verified, words: Words) -> Field:
    compared = words("fair-compared", cards=found.cards, rolls=found.rolls, shuffles=found.shuffles)
    said = (compared, words("fair-compared-roll-off") if found.throws else "")
    return Field(name=words("fair-agrees"), value=" ".join(filter(None, said)))


def _differs(found: RecordError, words: Words) -> Field:
    place = words("replay-place", line=found.line, column=found.column)
    return Field(
        name=words("fair-differs"), value=f"{BETWEEN.join((place, words(f'record-{found.code}')))}\n`{found.code}`"
    )


def _fallen(fallen: Sequence[int], words: Words) -> Field:
    """How often each face has come up, and what that says."""
    dice = sum(fallen)
    if not dice:
        return Field(name=words("fair-fallen"), value=words("fair-no-dice"))
    faces = BETWEEN.join(words("fair-face", face=face, times=times) for face, times in enumerate(fallen, start=1))
    counted = words("fair-counted", dice=dice, each=round(dice / len(fallen)))
    return Field(name=words("fair-fallen"), value=f"{faces}\n{counted} {_judged(fallen, words)}")


def _judged(fallen: Sequence[int], words: Words) -> str:
    if sum(fallen) < FEWEST:
        return words("fair-too-few")
    chi = chi_square(fallen)
    likely, told = as_far(chi), words.tenths(chi)
    if likely < RARE:
        return words("fair-rare", chi=told)
    return words("fair-unusual" if likely < UNUSUAL else "fair-usual", chi=told, percent=round(100 * likely))

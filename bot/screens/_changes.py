"""What an entry or a correction does to the score sheet, seat by seat. Knows its effect, not what was pressed for it.

It must not decide anything: what would be is worked out before.
"""

from collections.abc import Sequence

from bot.i18n.catalogue import Words
from bot.record.effect import Effect
from bot.screens._names import shown
from bot.screens._seats import BETWEEN
from bot.tables.table import Table


def changes(effect: Effect, table: Table, words: Words) -> tuple[str, ...]:
    """A line for each seat whose score changes, then what becomes of the game and of later turns."""
    names = [shown(table.people[seat.player].name) for seat in effect.after.game.seats]
    who = [name or words("nameless", seat=number + 1) for number, name in enumerate(names)]
    moved = [_moved(name, old, new, words) for name, (old, new) in zip(who, effect.scores, strict=True) if old != new]
    return (
        *(moved or [words("change-none")]),
        *_of_the_game(effect, who, words),
        *_of_lines(effect, words),
    )


def _moved(who: str, old: int, new: int, words: Words) -> str:
    by = f"{'+' if new > old else '−'}{words.number(abs(new - old))}"
    return words("change-seat", who=who, old=old, new=new, by=by)


def _of_the_game(effect: Effect, who: Sequence[str], words: Words) -> tuple[str, ...]:
    """That the game ends, is won by others, goes on again, or comes to its last round."""
    winners = BETWEEN.join(who[seat] for seat in effect.winners) or "–"
    if effect.ends:
        return (words("change-ends", winners=winners),)
    if effect.changes_winners:
        return (words("change-still-over", winners=winners),)
    if effect.reopens:
        return (words("change-reopens"),)
    was, now = effect.before.game.last_round, effect.after.game.last_round
    if now and not was and not effect.after.game.is_over:
        return (words("change-last-round"),)
    return (words("change-not-last-round"),) if was and not now else ()


def _of_lines(effect: Effect, words: Words) -> tuple[str, ...]:
    """How many later turns count no more, or count again."""
    counts = (
        ("change-unfit", len(effect.no_longer_fits)),
        ("change-beyond", len(effect.kept_aside)),
        ("change-fits", len(effect.fits_again)),
        ("change-skipped", sum(len(seats) for _, seats in effect.newly_skipped)),
    )
    return tuple(words(message, turns=count) for message, count in counts if count)

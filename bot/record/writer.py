"""A game into text: a record in canonical form, from a replay or from a game's own events (record.md).

Knows what is left out because its absence says the same; knows nothing of where the text goes.
"""

from collections.abc import Iterable, Mapping

from bot.engine.editions import Edition
from bot.engine.events import Event
from bot.engine.house import departures
from bot.engine.ruleset import Ruleset
from bot.engine.state import Over
from bot.record.names import BETWEEN_NAMES, TAGS, seat_names, tag_line
from bot.record.reader import roll_off_winner
from bot.record.replay import Replayed
from bot.record.telling import Telling


def write(replayed: Replayed) -> str:
    """Write a record anew: tags in the table's order, the figures of every finished turn, comments in their place."""
    record = replayed.record
    tags = game_tags(
        ruleset=record.ruleset,
        names=record.seats,
        first=record.first,
        roll_off=record.roll_off,
        free_deck=record.free_deck,
        scores=record.scores,
    )
    if record.result is not None:
        tags["Result"] = BETWEEN_NAMES.join(record.result)
    return text_of(record.heading, tags | dict(record.others), replayed.lines)


def write_game(events: Iterable[Event], names: Iterable[str], tags: Mapping[str, str] | None = None) -> str:
    """Write a played game: `names` are its seats', late ones too; `tags` go besides those the game itself has."""
    telling = Telling(events, seat_names(names))
    opening = telling.opening
    known = game_tags(
        ruleset=telling.game.ruleset,
        names=telling.names[: len(opening.scores)],
        first=opening.first,
        roll_off=opening.roll_off,
        free_deck=opening.free_deck,
        scores=opening.scores,
    )
    phase = telling.game.phase
    if isinstance(phase, Over) and not phase.given_up:
        known["Result"] = BETWEEN_NAMES.join(telling.names[seat] for seat in phase.winners)
    return text_of((), known | dict(tags or {}), telling.lines)


def text_of(heading: tuple[str, ...], tags: Mapping[str, str], lines: Iterable[str]) -> str:
    """Put a record together: tags in the table's order, unknown ones behind, an empty line, the turns."""
    known = [name for name in TAGS if name in tags]
    unknown = [name for name in tags if name not in TAGS]
    spelled = [tag_line(name, tags[name]) for name in (*known, *unknown)]
    return "".join(f"{row}\n" for row in (*heading, *spelled, "", *lines))


def game_tags(
    *,
    ruleset: Ruleset,
    names: tuple[str, ...],
    first: int,
    roll_off: tuple[tuple[int, ...], ...],
    free_deck: bool,
    scores: tuple[int, ...],
) -> dict[str, str]:
    """Spell what a game is opened with, without what leaving a tag out says as well."""
    tags = {"Seats": BETWEEN_NAMES.join(names)}
    if ruleset.edition is not Edition.TUTTO:
        tags["Edition"] = ruleset.edition
    if first != roll_off_winner(len(names), roll_off):
        tags["First"] = names[first]
    if roll_off:
        tags["RollOff"] = " / ".join(" ".join(str(face) for face in faces) for faces in roll_off)
    if departs := departures(ruleset):
        tags["House"] = departs
    if free_deck:
        tags["Deck"] = "free"
    if any(scores):
        tags["Scores"] = " ".join(str(score) for score in scores)
    return tags

"""Several wishes as one: what a button that marks, sets aside and rolls does. Knows no rule of its own."""

from collections.abc import Iterable

from bot.engine.commands import Command
from bot.engine.decide import pursue
from bot.engine.events import Event
from bot.engine.refusals import Refusal
from bot.engine.state import Game


def act(game: Game, commands: Iterable[Command]) -> tuple[Game, tuple[Event, ...]] | Refusal:
    """Decide wish after wish; the first refusal is the answer to all, and nothing is half done."""
    events: list[Event] = []
    for command in commands:
        path = pursue(game, command)
        if isinstance(path, Refusal):
            return path
        game = path.game
        events += path.events
    return game, tuple(events)

"""Situations solved for tests, each once in a run. Knows the solver; nothing of a table."""

from functools import lru_cache

from bot.advisor.situation import Situation, situation
from bot.advisor.solved import Solved
from bot.advisor.solver import solve
from bot.engine import Game


@lru_cache(maxsize=64)
def solved_once(where: Situation) -> Solved:
    """The solution of a situation."""
    return solve(where)


def known(game: Game) -> Solved:
    """What is solved of the turn under way: all of it."""
    return solved_once(situation(game))

"""`python -m bot odds`: a position in, its chances and what each choice is worth out, as text or JSON.

Knows how they are printed; what a position may be is asked.py's, what it is worth advice.py's.
"""

import json
from typing import Final, TextIO

from bot.advisor.advice import null_chance, options, tutto_chance, value
from bot.advisor.asked import Asked, FlagError, Flags, asked
from bot.advisor.place import cache_folder
from bot.advisor.position import Option, Then
from bot.advisor.shelf import Shelf
from bot.advisor.situation import Situation, unfollowed_without_a_game
from bot.advisor.solved import Solved
from bot.advisor.solver import solve
from bot.engine.state import Step

REFUSED: Final = 2


def print_odds(flags: Flags, *, as_json: bool, out: TextIO, err: TextIO) -> int:
    """Print the odds of a position; gives the exit status."""
    try:
        position = asked(flags)
    except FlagError as wrong:
        print(f"odds: {wrong}", file=err)
        return REFUSED
    solved = _solved(position.situation)
    chances = null_chance(solved, position.game), tutto_chance(solved, position.game)
    found = _options(solved, position)
    in_part = unfollowed_without_a_game(position.game.ruleset)
    if as_json:
        print(json.dumps(_object(chances, found, in_part)), file=out)
    else:
        print("\n".join(_lines(chances, found, in_part)), file=out)
    return 0


def _options(solved: Solved, position: Asked) -> tuple[Option, ...]:
    turn = position.game.turn
    if turn is not None and turn.step is Step.ROLLING:
        return (Option(set_aside=(), then=Then.ROLL, value=value(solved, position.game)),)
    return options(solved, position.game)


def _solved(situation: Situation) -> Solved:
    """Solve it; only whole decks are kept, for no pile comes again."""
    if situation.counts != situation.rules.deck:
        return solve(situation)
    return Shelf(cache_folder()).solved(situation)


def _object(chances: tuple[float, float], found: tuple[Option, ...], in_part: tuple[str, ...]) -> dict[str, object]:
    null, tutto = chances
    return {
        "null": null,
        "tutto": tutto,
        "options": [{"set_aside": _faces(each), "then": each.then.value, "value": each.value} for each in found],
        "in_part": list(in_part),
    }


def _lines(chances: tuple[float, float], found: tuple[Option, ...], in_part: tuple[str, ...]) -> list[str]:
    null, tutto = chances
    lines = [f"null {null:7.2%}", f"TUTTO {tutto:6.2%}", ""]
    if found:
        lines.append("set aside  then       value")
    else:
        lines.append("nothing can be set aside: a null")
    lines += [f"{_faces(each) or '–':9}  {each.then:6} {each.value:9.2f}" for each in found]
    if in_part:
        lines += ["", f"followed in part: {', '.join(in_part)}"]
    return lines


def _faces(option: Option) -> str:
    return "".join(str(face) for face in option.set_aside)

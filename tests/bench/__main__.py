"""`python -m tests.bench`: what the bot costs beyond a bare discord.py bot, side by side in one run.

Nothing here passes or fails: other work on the machine moves every figure, ratios least of all.
"""

import argparse
import asyncio
import json
import platform
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.bench import many, presses
from tests.bench.figures import Figure, table

PARTS: dict[str, tuple[Callable[[int], Awaitable[list[Figure]]], int]] = {
    "presses": (presses.measured, 9),
    "memory": (many.memory, 5),
    "start": (many.ready, 7),
}
"""How each part is measured, and how often."""


async def _run(parts: list[str]) -> list[Figure]:
    figures: list[Figure] = []
    for part in parts:
        measure, rounds = PARTS[part]
        print(f"{part}: {rounds} rounds …", file=sys.stderr)
        measured = await measure(rounds)
        print(table(measured), flush=True)
        figures += measured
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"of {', '.join(PARTS)}; default: all"
    )
    parser.add_argument("--json", type=Path, default=Path("bench.json"), help="where the figures go")
    asked = parser.parse_args()
    figures = asyncio.run(_run(asked.parts or list(PARTS)))
    machine = {"python": platform.python_version(), "machine": platform.platform()}
    told = {**machine, "figures": [figure.as_json() for figure in figures]}
    asked.json.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

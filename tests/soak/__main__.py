"""`python -m tests.soak`: a long soak; exit status 1 where something was found that should not be.

The seed it prints brings back the same people and the same faults, though not the same instants.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from tests.soak.soak import Plan, soak

SHOWN = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = secrets.randbelow(1_000_000) if asked.seed is None else asked.seed
    print(f"seed {seed}: {asked.tables} tables for {asked.seconds:.0f} s, then everything is looked at", flush=True)
    plan = Plan(seed=seed, seconds=asked.seconds, tables=asked.tables, kill_every_s=(12.0, 30.0))
    with tempfile.TemporaryDirectory(prefix="tutto-soak-") as folder:
        report = asyncio.run(soak(Path(folder), plan))
    print(report.summary)
    for wrong in report.wrongs[:SHOWN]:
        print(f"- {wrong}")
    return 1 if report.wrongs else 0


if __name__ == "__main__":
    sys.exit(main())

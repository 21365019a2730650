"""A short soak; `make soak` is the long one."""

import secrets
from pathlib import Path

from tests.soak.soak import Plan, soak


async def test_after_a_storm_nothing_is_lost_and_no_table_is_stuck(tmp_path: Path) -> None:
    plan = Plan(seed=secrets.randbelow(1_000_000), seconds=10.0, tables=8, kill_every_s=(3.0, 4.0))
    report = await soak(tmp_path, plan)
    assert report.wrongs == [], report.summary

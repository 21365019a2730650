"""What a press asks for is found by an index, however many games there are."""

import re

import pytest

from bot.store import figures, open_store
from bot.store import statements as sql
from bot.store.line import Step
from tests.store.samples import Counting

KEYED = {
    "the game in a place": (sql.AT_PLACE, {"place": 1}),
    "the last game in a place": (sql.LAST_AT_PLACE, {"place": 1}),
    "a user's unfinished games": (sql.UNFINISHED_OF, {"user": 1}),
    "the games in a channel": (sql.UNFINISHED_AT, {"channel": 1}),
    "the games of a server": (sql.UNFINISHED_IN, {"guild": 1}),
    "a game's host": (sql.HOST_OF, {"game": "g1"}),
    "a game": (sql.GAME, {"game": "g1"}),
    "a stream": (sql.STREAM, {"game": "g1"}),
    "a stream's end": (sql.NEWEST_SEQ, {"game": "g1"}),
    "who of these is new": (sql.NEWCOMERS, {"players": ["p1", "p2"]}),
    "a server's presets": (sql.PRESETS, {"guild": 1}),
    "a server's dice": (sql.FALLEN, {"guild": 1}),
    "a server's habits": (sql.BANKS, {"guild": 1}),
    "a game's absences": (sql.ABSENCES, {"game": "g1"}),
    "who waits for a seat": (sql.WAITING, {"game": "g1"}),
    "how somebody is called": (sql.CALLING, {"user": 1}),
    "whom time is up for": (sql.WAKING, {"by_us": 1, "limit": 1}),
    "when time is up next": (sql.NEXT_WAKE, {}),
    "whom grace is given": (sql.IN_NEED, {"until_us": 1, "shard": 1, "shards": 2}),
    "a member's figures": (figures.FIGURES, {"guild": 1, "user": 1}),
    "how lucky these members are": (figures.FORTUNES, {"guild": 1, "users": [1, 2]}),
    "a member's games that nobody has reckoned": (figures.UNRECKONED, {"guild": 1, "user": 1, "limit": 1}),
    "a person": (sql.PLAYER, {"guild": 1, "user": 1}),
}

ASKED_WITHIN = re.compile("SUBQUERY|SCAN anon_")
"""What a query within the query found, as SQLite and SQLAlchemy name it."""


@pytest.mark.parametrize("wanted", KEYED)
async def test_no_table_is_read_whole(wanted: str, sqlite_url: str) -> None:
    selection, values = KEYED[wanted]
    store = await open_store(sqlite_url, Counting())
    asked = selection.params(values).compile(dialect=store._dialect, compile_kwargs={"literal_binds": True})
    answer = await store._reading.read(Step(f"EXPLAIN QUERY PLAN {asked}", {}))
    await store.close()
    steps = [row["detail"] for row in answer]
    assert [step for step in steps if step.startswith("SCAN") and not ASKED_WITHIN.search(step)] == []

"""A computer at a table whose channel is slow: it plays on, whatever Discord still has to do."""

import asyncio
from pathlib import Path

from tests.kit.wire import READY_S, Den, Table


async def with_a_bold_computer(den: Den) -> Table:
    """Ada's first turn, with a computer after hers."""
    table = await Table(den).open(where="here")
    menu = f"tutto:computer:{table.game}:{table.seq}"
    await den.server.select(table.host, table.lobby, menu, ["bold"])
    await table.press("begin")
    await table.shown(lambda: "reveal" in table.verbs)
    return table


async def test_a_computer_plays_on_where_the_board_before_it_is_slow_to_go(tmp_path: Path) -> None:
    async with Den.open(tmp_path) as den:
        await den.start(TUTTO_COMPUTER_PACE_S="0")
        await den.healed()
        table = await with_a_bold_computer(den)
        held = den.server.faults.next("DELETE", f"/channels/{table.place.id}/messages/*", hold=True)
        async with asyncio.timeout(READY_S):
            while "turn_ended" not in table.events:
                await table.press(table.forward)
        await held.struck()
        held.release()
        await table.shown(lambda: table.events.count("turn_ended") > 1)
        assert den.complaints() == []

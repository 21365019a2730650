"""A whole game by its buttons, as the wire sees it."""

import pytest

from tests.kit.discordd import Interaction
from tests.kit.wire import Den, Table, ended

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Watched:
    """The calls that the bot makes while a table is played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presses: list[Interaction] = []
        self.turns = 1

    async def play(self) -> None:
        """Press on until 300 are at risk, then bank, until the game is over."""
        while not self.table.is_over:
            interaction = await self.table.press(self._choice())
            self.presses.append(interaction)
            self.turns += ended(interaction)

    def _choice(self) -> str:
        label = next((button.label for button in self.table.board.buttons if ":bank:" in (button.custom_id or "")), "")
        points = int("".join(filter(str.isdigit, label)) or 0)
        return "bank" if points >= 300 else self.table.forward


@pytest.mark.parametrize("where", ["thread", "here"])
async def test_a_game_of_two_is_played_to_its_result(den: Den, where: str) -> None:
    table = await Table(den, "ada", "ben").begin(target=500, where=where)
    await Watched(table).play()
    assert table.events[-1] == "finished"


async def test_a_press_in_a_turn_is_one_call(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin()
    since = len(den.server.world.calls)
    same_turn = [await table.press("reveal")]
    while not ended(same_turn[-1]) and len(same_turn) < 20:
        same_turn.append(await table.press(table.forward))
    in_turn = [interaction for interaction in same_turn if not ended(interaction)]
    called = list(den.server.world.calls)[since : since + len(in_turn)]
    assert [path.split("/")[2] for _, path, _ in called] == [str(interaction.id) for interaction in in_turn]


async def test_a_game_makes_one_call_a_press_and_one_send_a_turn(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin(target=500)
    since = len(den.server.world.calls)
    watched = Watched(table)
    await watched.play()
    await den.stop()
    made = list(den.server.world.calls)[since:]
    sends = [path for method, path, _ in made if method == "POST" and path.endswith("/messages")]
    callbacks = [path for _, path, _ in made if path.endswith("/callback")]
    # The line in the channel is redrawn at most once a round.
    edits = [path for method, path, _ in made if method == "PATCH"]
    rounds = -(-watched.turns // len(table.people))
    assert (len(callbacks), len(sends)) == (len(watched.presses), watched.turns - 1)
    assert len(edits) <= rounds
    assert len(made) == len(callbacks) + len(sends) + len(edits)


async def test_no_board_is_posted_twice(den: Den) -> None:
    table = await Table(den, "ada", "ben").begin(target=500)
    watched = Watched(table)
    await watched.play()
    # The last of them is the result.
    assert (len(table.place.messages), len(table.boards)) == (watched.turns, 1)

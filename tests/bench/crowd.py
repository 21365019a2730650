"""People who play at tables over discordd's control channel, and press a bare bot's buttons.

Knows custom_ids by their verb, and no rule: whatever may be pressed is pressed.
"""

import re
from dataclasses import dataclass

from tests.kit.discordd.remote import Remote
from tests.kit.discordd.things import JsonObject

NAMES = ("Ada Lovelace", "Ben", "Cleo")
LEADING_ON = ("reveal", "roll", "aside", "bank")
MENTION = re.compile(r"<@(\d+)>")


@dataclass(slots=True, kw_only=True)
class Seatless:
    """A person at a bare bot's board."""

    remote: Remote
    user: str
    message: str

    async def press(self) -> float:
        """Press the first button; answers the milliseconds until it was answered."""
        pressed = await self.remote.act("press", user=self.user, message=self.message, like=r"^bare:0:")
        return pressed["latency_ms"]


@dataclass(slots=True, kw_only=True)
class Tablemates:
    """A table whose game has begun, in the channel or thread where its boards are posted."""

    remote: Remote
    users: tuple[str, ...]
    place: str

    async def board(self) -> JsonObject:
        return await self.remote.act("message", channel=self.place)

    async def press(self, board: JsonObject, custom_id: str) -> float:
        """Whoever's turn it is presses; answers the milliseconds until it was answered."""
        called = MENTION.search(board["content"])
        user = called[1] if called else self.users[0]
        pressed = await self.remote.act("press", user=user, message=board["message"], custom_id=custom_id)
        return pressed["latency_ms"]

    async def press_on(self) -> None:
        """Whatever leads on; nothing where the game is over, as one in thousands is by a Cloverleaf."""
        board = await self.board()
        custom_id = next(filter(None, (choice(board, verb) for verb in LEADING_ON)), None)
        if custom_id is not None:
            await self.press(board, custom_id)


def choice(board: JsonObject, verb: str) -> str | None:
    """The first button of this verb that can be pressed."""
    return next((each for each in board["custom_ids"] if each.split(":")[1] == verb), None)


async def crowd(remote: Remote, guilds: list[str]) -> tuple[str, ...]:
    """New people, members of all these guilds."""
    return tuple([(await remote.act("user", name=name, guilds=guilds))["user"] for name in NAMES])


async def seated(remote: Remote, users: tuple[str, ...], channel: str, where: str) -> Tablemates:
    """Open a table, fill it, begin; `where` is here or thread."""
    options = {"where": where, "target": 100_000}
    await remote.act("slash", user=users[0], channel=channel, path="tutto start", options=options)
    lobby = (await remote.act("message", channel=channel))["message"]
    for user in users[1:]:
        await remote.act("press", user=user, message=lobby, like="^tutto:join:")
    await remote.act("press", user=users[0], message=lobby, like="^tutto:begin:")
    # A thread opened at a message has that message's id.
    return Tablemates(remote=remote, users=users, place=lobby if where == "thread" else channel)


async def at_bare_board(remote: Remote, user: str, channel: str) -> Seatless:
    """Have the bare bot post a board."""
    posted = await remote.act("slash", user=user, channel=channel, path="bare")
    return Seatless(remote=remote, user=user, message=posted["message"])

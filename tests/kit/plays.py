"""People at a table who play by the board's own buttons, as anyone would: no test that uses this knows the rules."""

from collections.abc import Sequence

import discord
from simcord import ChannelHandle

from tests.kit.sim import Answer, Button, Person, Sim, buttons, text


class Players:
    """A table in a channel, with the people who sit at it in their order."""

    def __init__(self, sim: Sim, channel: ChannelHandle, people: Sequence[Person]) -> None:
        self.sim = sim
        self.channel = channel
        self.people = people

    async def begin(self, **options: object) -> None:
        """Ada opens, the others join, Ada begins."""
        host, *others = self.people
        await host.slash(self.channel, "tutto start", **options)
        for person in others:
            await person.press(self.board(), verb="join")
        await host.press(self.board(), verb="begin")

    def board(self) -> discord.Message:
        return self.sim.board(self.channel)

    def next(self) -> Person:
        """Whom the board's first line mentions; who practises alone is not."""
        said = self.board().content
        return next((person for person in self.people if person.mention in said), self.people[0])

    def enabled(self) -> dict[str, Button]:
        """The buttons that can be pressed, by verb; of the dice the last."""
        return {button.verb: button for button in buttons(self.board()) if not button.disabled and button.verb}

    async def press(self, verb: str) -> Answer:
        """The next player's press on the board."""
        return await self.next().press(self.board(), verb=verb)

    async def press_on(self) -> str:
        """Whatever leads on: reveal, else roll, else bank; answers which it was."""
        enabled = self.enabled()
        verb = next(verb for verb in ("reveal", "roll", "bank") if verb in enabled)
        await self.press(verb)
        return verb

    def is_over(self) -> bool:
        return "rematch" in self.enabled()

    def said(self) -> str:
        return text(self.board())

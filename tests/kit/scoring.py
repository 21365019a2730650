"""People who keep score of a real table on simulated Discord: forms, faces, cards and marks, pressed one by one."""

from collections.abc import Sequence

import discord
from simcord import ChannelHandle

from tests.kit.plays import NAMES, Players
from tests.kit.sim import Answer, Person, Server, Sim, buttons

TOTAL, ASIDE, FULL = "t-", "a-", "f-"
SELECT, NO_CARD = 3, "-"


class Scoring(Players):
    """A recorded game; unless a test says otherwise the first person keeps score."""

    def __init__(self, sim: Sim, channel: ChannelHandle, people: Sequence[Person]) -> None:
        super().__init__(sim, channel, people)
        self.scorer = people[0]

    async def record(self, **options: object) -> None:
        """Sit down and begin, in the channel."""
        await self.sit_down(mode="record", where="here", **options)
        await self.people[0].press(self.board(), verb="begin")

    async def guest(self, name: str) -> Answer:
        """The host seats a guest."""
        opened = await self.people[0].press(self.board(), verb="guest", arg="")
        return await self.people[0].fill(opened, typed=name)

    async def push(self, verb: str, what: str = "") -> Answer:
        """Press the scorer's button of this verb; `what` is what its custom_id ends in after the point."""
        fitting = [
            button
            for button in buttons(self.board())
            if button.verb == verb and not button.disabled and button.arg.partition(".")[2] == what
        ]
        assert len(fitting) == 1, (verb, what, [(button.verb, button.arg) for button in buttons(self.board())])
        return (await self.sim.at_once((self.scorer, self.board(), fitting[0])))[0]

    async def depth(self, depth: str) -> Answer:
        """Switch to another depth."""
        chips = [button for button in buttons(self.board()) if button.verb == "depth" and button.arg == depth]
        return (await self.sim.at_once((self.scorer, self.board(), chips[0])))[0]

    async def form(self, **values: str) -> Answer:
        """Fill in the form for a whole turn, its menu as it opened where nothing else is said."""
        opened = await self.push("total")
        menus = [part for part in (opened.form or {})["components"] if part["component"]["type"] == SELECT]
        filled: dict[str, object] = dict(values)
        if menus:
            filled["card"] = [values.get("card", NO_CARD)]
        return await self.scorer.fill(opened, **filled)

    async def whole(self, points: int, card: str = "") -> None:
        """Enter a whole turn."""
        await self.form(points=str(points), **({"card": card} if card else {}))
        await self.push("enter", "line")

    async def type(self, line: str) -> Answer:
        """Type words of the record; what they would do is shown."""
        typing = next(button for button in buttons(self.board()) if button.verb == "line")
        [opened] = await self.sim.at_once((self.scorer, self.board(), typing))
        return await self.scorer.fill(opened, line=line)

    async def typed(self, line: str) -> None:
        """Type them, and confirm."""
        answer = await self.type(line)
        assert not answer.private, answer.private
        await self.push("enter", "line")

    async def faces(self, digits: str) -> None:
        """Press the faces of a roll, or of what was set aside."""
        for digit in digits:
            await self.push("face", digit)

    async def said_of(self, line: str) -> None:
        """Enter a turn of the record press by press: in full where its rolls are whole, else by what is set aside."""
        for word in line.split():
            if word == "bank":
                await self.push("enter", "bank")
            elif word.startswith(":"):
                await self.depth(ASIDE)
                await self.faces(word[1:])
                await self.push("enter", "go")
            elif ":" in word:
                await self._roll(*word.split(":"))
            else:
                if self.offers("depth"):
                    await self.depth(FULL)
                await self.push("card", word)

    async def _roll(self, roll: str, aside: str) -> None:
        """Press a whole roll, then mark exactly what was set aside of it."""
        await self.depth(FULL)
        await self.faces(roll)
        for _ in range(6):
            wrong = self._marked_wrong(aside)
            if wrong is None:
                break
            await self.scorer.press(self.board(), verb="mark", arg=wrong)
        await self.push("enter", "go")

    def _marked_wrong(self, aside: str) -> str | None:
        """The arg of a die whose mark has to change."""
        dice = [button for button in buttons(self.board()) if button.verb == "mark" and not button.disabled]
        green = [die for die in dice if die.style is discord.ButtonStyle.success]
        marked = "".join(sorted(die.label[-1] for die in green))
        for die in green:
            if marked.count(die.label[-1]) > aside.count(die.label[-1]):
                return die.arg
        for die in dice:
            if die not in green and marked.count(die.label[-1]) < aside.count(die.label[-1]):
                return die.arg
        return None

    def offers(self, verb: str) -> bool:
        """Whether a button of this verb can be pressed."""
        return any(button.verb == verb and not button.disabled for button in buttons(self.board()))


def sheet(sim: Sim, seats: int, server: Server | None = None) -> Scoring:
    """People round a real table, in a channel of a server of their own."""
    den = server or sim.server()
    return Scoring(sim, den.channel(), [den.person(name) for name in NAMES[:seats]])


async def menu(table: Scoring, about: str, value: object) -> Answer:
    """Pick from the private menu of whoever keeps score."""
    shown = await table.scorer.press(table.board(), verb="scorer")
    assert shown.message is not None
    parts = [part for row in shown.message.components for part in row.children]  # type: ignore[union-attr]
    [custom_id] = [part.custom_id for part in parts if part.custom_id.endswith(f":{about}")]
    result = await table.scorer.actor.select(shown.message, [value], custom_id=custom_id)
    return table.sim.judged(Answer(result))

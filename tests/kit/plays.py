"""People at a table who play by the board's own buttons, as anyone would: no test that uses this knows the rules."""

import re
from collections.abc import Sequence

import discord
from simcord import ChannelHandle, RoleHandle

from tests.kit.sim import Answer, Button, Person, Server, Sim, buttons, pinged, text

NAMES = ("Ada", "Ben", "Cleo", "Dani", "Eva", "Finn", "Gus", "Hans", "Ivo", "Jo", "Kim")
LONGEST_GAME = 400


class Players:
    """A table in a channel, with the people who sit at it in their order."""

    def __init__(self, sim: Sim, channel: ChannelHandle, people: Sequence[Person]) -> None:
        self.sim = sim
        self.channel = channel
        self.people = people
        self.salt = ""

    async def sit_down(self, **options: object) -> None:
        """Ada opens, the others join."""
        host, *others = self.people
        answers = [await host.slash(self.channel, "tutto start", **options)]
        answers += [await person.press(self.board(), verb="join") for person in others]
        self.salt = ",".join(str(answer.id) for answer in answers)

    async def begin(self, **options: object) -> None:
        """Ada opens, the others join, Ada begins."""
        await self.sit_down(**options)
        begun = await self.people[0].press(self.board(), verb="begin")
        self.salt = f"{self.salt},{begun.id}"

    @property
    def place(self) -> ChannelHandle:
        """Where it is played: the newest thread where there is one."""
        return (self.channel.threads or [self.channel])[-1]

    def outsider(self, name: str, *, locale: str = "en-US", roles: Sequence[RoleHandle] = ()) -> Person:
        """Somebody new in the server, who does not sit at the table."""
        user = self.sim.world.person(name, locale=locale)
        return Person(self.sim, self.channel.guild.add_member(user, roles=roles))

    def board(self) -> discord.Message:
        return self.sim.board(self.place)

    def next(self) -> Person:
        """Whom the board's first line mentions; who practises alone is not."""
        said = self.board().content
        return next((person for person in self.people if person.mention in said), self.people[0])

    def enabled(self) -> dict[str, Button]:
        """The buttons that can be pressed, by verb; of the dice the last."""
        return {button.verb: button for button in buttons(self.board()) if not button.disabled and button.verb}

    async def press(self, *verbs: str) -> Answer:
        """The next player's presses on the board, one after the other."""
        for verb in verbs:
            answer = await self.next().press(self.board(), verb=verb)
        return answer

    async def mark(self, *places: int) -> None:
        """The next player's presses on the dice at these places, from 0."""
        for place in places:
            die = next(each for each in buttons(self.board()) if each.verb == "die" and each.arg[0] == str(place))
            await self.next().press(self.board(), verb="die", arg=die.arg)

    async def press_on(self) -> str:
        """Whatever leads on: reveal, else roll, else the last dice, else bank; answers which it was."""
        enabled = self.enabled()
        verb = next(verb for verb in ("reveal", "roll", "aside", "bank") if verb in enabled)
        await self.press(verb)
        return verb

    async def roll_until(self, verb: str) -> None:
        """Roll as long as the board asks for a roll; then it has to offer this."""
        while verb not in self.enabled():
            await self.press("roll")

    async def roll_through(self) -> None:
        """Roll until it is another's turn."""
        own = self.next()
        while self.next() is own and "roll" in self.enabled():
            await self.press("roll")

    async def play_out(self) -> None:
        """Press on until the game is over."""
        for _ in range(LONGEST_GAME):
            if self.is_over():
                return
            await self.press_on()
        raise AssertionError(self.said())

    def is_over(self) -> bool:
        return "rematch" in self.enabled()

    def said(self) -> str:
        return text(self.board())


def table(sim: Sim, seats: int, server: Server | None = None) -> Players:
    """People in a channel who are about to play, in a server of their own."""
    den = server or sim.server()
    channel = den.channel()
    return Players(sim, channel, [den.person(name) for name in NAMES[:seats]])


async def leave(players: Players, person: Person) -> Answer:
    """Somebody leaves the game under way, after a yes."""
    asked = await person.slash(players.place, "tutto leave")
    return await person.press(asked.message, verb="leave", arg="yes")


def dice(board: discord.Message) -> str:
    """The six dice: `✓` set aside, `*` marked, in brackets what can't be pressed.

    "✓2 5* 1 (6) (6) (·)"
    """
    return " ".join(_die(button) for button in buttons(board) if button.verb == "die")


def _die(button: Button) -> str:
    face = button.label[-1]
    if button.label.startswith("✓"):
        return f"✓{face}" if button.disabled else f"✓{face} pressable"
    if button.style is discord.ButtonStyle.success:
        face = f"{face}*"
    return f"({face})" if button.disabled else face


def moves(board: discord.Message) -> str:
    """The other buttons: "[🎲 2 · 44 %] (Bank) [?]", in round brackets what can't be pressed."""
    shown = [button for button in buttons(board) if button.verb != "die"]
    return " ".join(f"({button.label})" if button.disabled else f"[{button.label}]" for button in shown)


def line(message: discord.Message, word: str) -> str:
    """The one line that has this in it."""
    fitting = [each for each in text(message).split("\n") if word in each]
    assert len(fitting) == 1, f"{len(fitting)} lines have {word!r} in\n{text(message)}"
    return fitting[0]


def points(said: str) -> list[int]:
    """The figures in a text, in their order."""
    return [int(figure.replace(",", "")) for figure in re.findall(r"\d[\d,]*", said)]


def posted(channel: ChannelHandle) -> list[discord.Message]:
    """What everyone sees in a channel, oldest first, without Discord's own notes that a thread was opened."""
    shown = [message for message in channel.history() if not message.flags.ephemeral]
    return [message for message in shown if message.type is not discord.MessageType.thread_created]


def messages(channel: ChannelHandle) -> list[str]:
    """The same as texts."""
    return [text(message) for message in posted(channel)]


def pings(channel: ChannelHandle) -> list[list[int]]:
    """Whom each of them notified."""
    return [pinged(message) for message in posted(channel)]

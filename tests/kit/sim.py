"""Knows how people use the bot on a simulated Discord: they type commands, press buttons and read what they are shown.

It must not know a rule or a screen of ours, beyond the form of a custom_id; every request the bot makes is held
against `limits`, whatever the test is about.
"""

import tempfile
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.actors import _resolve_visible_command, _visible_message
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.interactions import base_payload, nest_options

from bot.app import TuttoBot
from bot.playground import World
from bot.settings import Settings
from bot.tables.ports import Entropy
from tests.kit import limits

MakeBot = Callable[[], discord.Client]
SOLVED = str(Path(tempfile.gettempdir(), "tutto-for-discord-tests"))
"""Where the bots of all tests keep solved rulesets: to solve one takes longer than a press may."""
TYPED, COMMAND = 2, 1
PRESS, BUTTON = 3, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """One button as it is shown; those without a custom_id are links."""

    label: str
    custom_id: str
    disabled: bool
    url: str
    style: discord.ButtonStyle

    @property
    def verb(self) -> str:
        """The verb of `tutto:<verb>:<game>:<seq>[:<arg>]`; empty for a link."""
        return self.custom_id.split(":")[1] if self.custom_id else ""

    @property
    def game(self) -> str:
        """The game it belongs to; empty for a link and for a screen of no game."""
        return self.custom_id.split(":")[2].removeprefix("-") if self.custom_id else ""

    @property
    def arg(self) -> str:
        return self.custom_id.split(":", 4)[4] if self.custom_id.count(":") == 4 else ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one command or press brought about for the person who made it."""

    result: InteractionResult

    @property
    def id(self) -> int:
        """The interaction's snowflake."""
        return self.result._interaction.id

    @property
    def acknowledged(self) -> bool:
        return self.result.acknowledged

    @property
    def message(self) -> discord.Message | None:
        """The message that answered, or that was redrawn by the answer; None where there is none."""
        return self.result.response.message if self.result.response else None

    @property
    def private(self) -> str:
        """All that was told to this person alone, empty where nothing was."""
        shown = [self.result.response, *self.result.followups]
        return "\n".join(text(each.message) for each in shown if each is not None and each.ephemeral)

    @property
    def form(self) -> dict[str, Any] | None:
        """The form that opened, as the bot sent it."""
        return self.result.modal


class Person:
    """Somebody in one server."""

    def __init__(self, sim: "Sim", actor: MemberActor) -> None:
        self._sim = sim
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def mention(self) -> str:
        return self.actor.mention

    async def slash(self, channel: ChannelHandle, command: str, /, **options: object) -> Answer:
        """Type a command, such as `tutto start`, with its options."""
        result = await self.actor.slash(channel, command, **options)
        return self._sim.judged(Answer(result))

    async def suggestions(self, channel: ChannelHandle, command: str, option: str, typed: str, /) -> list[str]:
        """What the bot offers while an option is typed."""
        choices = await self.actor.autocomplete(channel, command, option, typed)
        self._sim.check()
        return [choice["name"] for choice in choices]

    async def press(
        self, message: discord.Message, *, verb: str = "", arg: str | None = None, label: str = ""
    ) -> Answer:
        """Press the one button that fits, of the message as this test holds it, even where it was redrawn since."""
        return (await self._sim.at_once((self, message, chosen(message, verb=verb, arg=arg, label=label))))[0]

    async def choose(self, message: discord.Message, *values: str, verb: str = "") -> Answer:
        """Pick from the message's menu of this verb, or from its only one."""
        shown = [menu.custom_id for menu in all_menus(message) if menu.custom_id.split(":")[1] == verb]
        return self._sim.judged(Answer(await self.actor.select(message, values, custom_id=(*shown, None)[0])))

    async def pick(self, message: discord.Message, menu: str, label: str) -> Answer:
        """Pick what is called so from the menu whose custom_id ends in this arg."""
        shown = menus(message)[menu]
        [value] = [option.value for option in shown.options if option.label == label]
        return self._sim.judged(Answer(await self.actor.select(message, [value], custom_id=shown.custom_id)))

    async def fill(self, answer: Answer, /, **values: object) -> Answer:
        """Fill in and send the form that an answer opened."""
        return self._sim.judged(Answer(await self.actor.submit_modal(answer.result, values)))

    def private_answers(self, channel: ChannelHandle) -> list[str]:
        """All that this person alone was ever told in a channel, oldest first."""
        seen = channel.history(viewer=self.actor)
        return [text(message) for message in seen if message.flags.ephemeral]


class Server:
    """A server with its channels and people."""

    def __init__(self, sim: "Sim", name: str, locale: str, features: Iterable[str]) -> None:
        self._sim = sim
        self.handle = sim.world.found(name, locale=locale, features=features)

    @property
    def id(self) -> int:
        return self.handle.id

    def channel(self, name: str = "tutto", *, denied: discord.Permissions | None = None) -> ChannelHandle:
        """A text channel in which everyone, the bot too, is denied these."""
        if denied is None:
            return self.handle.create_text_channel(name)
        overwrite = discord.PermissionOverwrite.from_pair(discord.Permissions.none(), denied)
        return self.handle.create_text_channel(name, overwrites={self.handle.default_role: overwrite})

    def person(self, name: str, *, locale: str = "en-US", permissions: discord.Permissions | None = None) -> Person:
        """Somebody new, with their client set to this language; the permissions come with a role."""
        roles = [self.handle.create_role(f"{name}’s", permissions=permissions)] if permissions else []
        return Person(self._sim, self.handle.add_member(self._sim.world.person(name, locale=locale), roles=roles))

    async def let_the_bot_in(self) -> None:
        """What the library tells the bot when it joins; simcord's servers know it from their first moment."""
        bot = self._sim.world.bot
        guild = bot.get_guild(self.id)

        async def tell() -> None:
            bot.dispatch("guild_join", guild)

        await self._sim.world.let(tell)
        await self._sim.world.settle()
        self._sim.check()

    def admit(self, person: Person) -> Person:
        """The same person, as a member of this server too."""
        return Person(self._sim, self.handle.add_member(person.actor.user))


class Sim:
    """The bot at work on a simulated Discord."""

    def __init__(self, world: World, make_bot: MakeBot) -> None:
        self.world = world
        self._make_bot = make_bot
        self._fallen: list[discord.Client] = []
        self._checked = 0

    @property
    def now(self) -> datetime:
        return self.world.now()

    def server(self, name: str = "The Den", *, locale: str = "en-US", features: Iterable[str] = ()) -> Server:
        """A new server; a feature is a word such as COMMUNITY."""
        return Server(self, name, locale, features)

    def board(self, channel: ChannelHandle) -> discord.Message:
        """The newest message in the channel with a game's buttons, for everyone to see."""
        shown = [each for each in channel.history() if any(button.game for button in buttons(each))]
        return [each for each in shown if not each.flags.ephemeral][-1]

    async def pass_time(self, seconds: float) -> None:
        """Let time go by at once, with all that falls due in it."""
        await self.world.advance_time(seconds)
        self.check()

    async def restart(self) -> None:
        """Stop the bot cleanly and start a new one on the same database."""
        await self.world.let(self.world.bot.close)
        await self.world.restart_bot(self._make_bot())
        self.check()

    async def crash(self) -> None:
        """Drop the bot without a word and start a new one on the same database."""
        self._fallen.append(self.world.bot)
        await self.world.restart_bot(self._make_bot())
        self.check()

    async def at_once(self, *presses: tuple[Person, discord.Message, Button]) -> list[Answer]:
        """Have these presses reach the bot in this order before it has dealt with any of them."""
        sent = [self._send_press(*press) for press in presses]
        await self.world.settle()
        self.check()
        return [Answer(InteractionResult(self.world, each)) for each in sent]

    async def typed_at_once(self, channel: ChannelHandle, command: str, *people: Person) -> list[Answer]:
        """Have this command of each of these people reach the bot before it has dealt with any of them."""
        sent = [self._send_command(person, channel, command) for person in people]
        await self.world.settle()
        self.check()
        return [Answer(InteractionResult(self.world, each)) for each in sent]

    def judged(self, answer: Answer) -> Answer:
        self.check()
        return answer

    def check(self) -> None:
        """Fail where a request since the last check breaks a limit."""
        fresh = self.world.http_requests[self._checked :]
        self._checked += len(fresh)
        faults = [
            f"{request.method} {request.path}: {fault}"
            for request in fresh
            for fault in limits.faults(request.method, request.path, request.json)
        ]
        assert not faults, "\n".join(faults)

    async def end(self) -> None:
        """Close the bot, and what a crash left open."""
        for bot in (self.world.bot, *self._fallen):
            await self.world.let(bot.close)
        await self.world.shutdown()

    def _send_command(self, person: Person, channel: ChannelHandle, command: str) -> Interaction:
        actor, backend = person.actor, self.world.backend
        name, *nesting = command.split()
        root = _resolve_visible_command(actor, channel.id, name, COMMAND)
        record, payload = base_payload(
            backend,
            type=TYPED,
            channel_id=channel.id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data={"id": root["id"], "name": name, "type": COMMAND, "options": nest_options(root, nesting, [])},
        )
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _send_press(self, person: Person, message: discord.Message, button: Button) -> Interaction:
        """Emit the press of a button that may be gone by now: simcord's own click asks the message as it stands."""
        actor, backend = person.actor, self.world.backend
        stored = _visible_message(actor, message)
        record, payload = base_payload(
            backend,
            type=PRESS,
            channel_id=stored.channel_id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data={"custom_id": button.custom_id, "component_type": BUTTON},
        )
        record.source_message_id = stored.id
        payload["message"] = dict(serializers.message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload)
        return record


def buttons(message: discord.Message) -> list[Button]:
    """The message's buttons, row by row."""
    return [
        Button(
            label=part.label or "",
            custom_id=part.custom_id or "",
            disabled=part.disabled,
            url=part.url or "",
            style=part.style,
        )
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for part in row.children
        if isinstance(part, discord.Button)
    ]


def menus(message: discord.Message) -> dict[str, discord.SelectMenu]:
    """The message's menus, by the arg of their custom_id."""
    shown = all_menus(message)
    return {part.custom_id.split(":", 4)[4] if part.custom_id.count(":") == 4 else "": part for part in shown}


def all_menus(message: discord.Message) -> list[discord.SelectMenu]:
    """The message's menus, row by row."""
    parts = [part for row in message.components if isinstance(row, discord.ActionRow) for part in row.children]
    return [part for part in parts if isinstance(part, discord.SelectMenu)]


def labels(message: discord.Message) -> list[str]:
    """What stands on the message's buttons, row by row."""
    return [button.label for button in buttons(message)]


def chosen(message: discord.Message, *, verb: str = "", arg: str | None = None, label: str = "") -> Button:
    """The one button that can be pressed and fits all that is given."""
    shown = buttons(message)
    fitting = [
        button
        for button in shown
        if button.custom_id
        and not button.disabled
        and (not verb or button.verb == verb)
        and (arg is None or button.arg == arg)
        and (not label or button.label == label)
    ]
    assert len(fitting) == 1, f"{len(fitting)} buttons fit {verb or label} {arg or ''} among {shown}"
    return fitting[0]


def text(message: discord.Message) -> str:
    """All that can be read in a message, one line a part; buttons left out."""
    parts = [message.content]
    for embed in message.embeds:
        parts += [embed.author.name, embed.title, embed.description]
        parts += [line for field in embed.fields for line in (field.name, field.value)]
        parts.append(embed.footer.text)
    return "\n".join(part for part in parts if part)


def pinged(message: discord.Message) -> list[int]:
    """The ids of those whom the message notified."""
    return [user.id for user in message.mentions]


@asynccontextmanager
async def simulated(make_bot: MakeBot) -> AsyncIterator[Sim]:
    """A simulated Discord with the bot logged in; errors that the bot let slip are raised at the end."""
    world = World(make_bot())
    await world.start()
    sim = Sim(world, make_bot)
    try:
        yield sim
    finally:
        await sim.end()
    sim.check()
    world._raise_errors_since(world._errors_acknowledged)


def tutto(database: Path, entropy: Entropy | None = None, *, tidy: bool = True) -> MakeBot:
    """How to make the real bot on this SQLite file."""
    settings = Settings(_env_file=None, cache_dir=SOLVED, database_url=f"sqlite:///{database}", shards=1, tidy=tidy)
    return lambda: TuttoBot(settings, entropy)

"""Screens onto Discord and nothing else: every call the bot makes to Discord stands here.

Knows no game. Each call says what became of it (`_outcomes`) and raises for nothing that Discord answers.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.screens import Blank, Button, Form, Link, Menu, People, Pick, Row, Screen, Style
from bot.tables.ports import MessageRef
from cogs import _terse
from cogs._custom_id import CustomId
from cogs._outcomes import FAILURES, Sent, noted, outcome_of, persistently, shown, tried

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
Components = list[dict[str, Any]]
STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary.value,
    Style.SECONDARY: discord.ButtonStyle.secondary.value,
    Style.SUCCESS: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
SILENT: Final = discord.MessageFlags(suppress_notifications=True).value
ACTION_ROW, BUTTON, MENU, PEOPLE = 1, 2, 3, 5
THREAD_EXISTS: Final = 160004
ANSWER_WITHIN_S: Final = 3.0
"""Discord takes no first answer to an interaction after that; discord.py would try on for half a minute."""
NOT_ON_THE_SERVER: Final = {10007, 10013}
"""Unknown member, unknown user."""
REFUSAL: Final = "refusal"
"""Under which an interaction keeps why Discord would not have its first answer."""
THINKING: Final = "thinking"
"""Under which an interaction keeps that it was acknowledged with nothing but “is thinking”."""


class Rows(discord.ui.View):
    """The buttons of a screen as they go over the wire.

    Presses are told apart by their custom_id alone (cogs/presses.py), so nothing of a view is kept: discord.py would
    hold one in memory for each message, and can unregister a DynamicItem for the whole process.
    """

    def __init__(self, screen: Screen) -> None:
        super().__init__(timeout=None)
        self._components: Final = [_row(screen, row) for row in screen.rows]

    def to_components(self) -> Components:
        return self._components

    def is_dispatchable(self) -> bool:
        return False


class Window(discord.ui.Modal):
    """A form as it goes over the wire. It counts as finished at once, so that discord.py keeps nothing of it."""

    def __init__(self, form: Form) -> None:
        custom_id = CustomId(verb=form.verb, game=form.game, seq=form.seq, arg=form.arg)
        super().__init__(title=form.title, custom_id=str(custom_id))
        for part in form.parts:
            self.add_item(_label(part))

    def is_finished(self) -> bool:
        return True


class Surface:
    """Where screens are shown."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._answering: set[asyncio.Task[object]] = set()

    @contextmanager
    def answering(self) -> Generator[None]:
        """Have a clean stop wait for what the present task shows in here."""
        task = asyncio.current_task()
        if task is None:
            raise LookupError("only a task can be waited for")
        self._answering.add(task)
        try:
            yield
        finally:
            self._answering.discard(task)

    async def answered(self) -> None:
        """Wait until every answer under way is given; cancelled, it takes them with it."""
        await asyncio.gather(*self._answering, return_exceptions=True)

    async def answer(self, interaction: discord.Interaction, screen: Screen) -> MessageRef | Sent:
        """Answer with a new public message; one that was shown though its answer was lost is found again."""
        sent = await _first(interaction, interaction.response.send_message(**_fresh(screen), silent=screen.silent))
        if interaction.channel_id is None:
            return Sent.LOST
        if not isinstance(sent, Sent) and sent.message_id is not None:
            return MessageRef(channel=interaction.channel_id, message=sent.message_id)
        if sent is Sent.REFUSED:
            return sent
        found = await persistently(interaction.original_response)
        return found if isinstance(found, Sent) else MessageRef(channel=interaction.channel_id, message=found.id)

    async def whisper(self, interaction: discord.Interaction, screen: Screen) -> Sent:
        """Answer one person privately; after an earlier answer as a follow-up."""
        if THINKING in interaction.extras:
            # Nothing is sent twice by it, while a follow-up whose answer is lost would be.
            sent = shown(await persistently(lambda: interaction.edit_original_response(**_instead(screen))))
            if sent is not Sent.LATE:
                return sent
        if interaction.response.is_done():
            return await tried(interaction.followup.send(**_fresh(screen), ephemeral=True, wait=True))
        return shown(await _first(interaction, interaction.response.send_message(**_fresh(screen), ephemeral=True)))

    async def redraw(self, interaction: discord.Interaction, screen: Screen) -> Sent:
        """Answer a press by redrawing its own message: one call, no second request (decision 5).

        A form that a command opened stands on no message; what it leads to is whispered.
        """
        if interaction.message is None:
            return await self.whisper(interaction, screen)
        sent = shown(await _first(interaction, _terse.redraw(interaction, _in_json(screen))))
        if sent in {Sent.GONE, Sent.NOWHERE} or sent.is_barred:
            # The message can't be drawn on, and the press is still to be acknowledged.
            await self.nod(interaction)
        return sent

    async def redraw_alone(self, interaction: discord.Interaction, screen: Screen) -> Sent:
        """Redraw a message that only who presses sees; pressed elsewhere, what everyone sees stays as it is."""
        alone = interaction.message is not None and interaction.message.flags.ephemeral
        return await (self.redraw if alone else self.whisper)(interaction, screen)

    async def suggest_nothing(self, interaction: discord.Interaction) -> Sent:
        """Answer who types into an option with no suggestion."""
        return shown(await _first(interaction, interaction.response.autocomplete([])))

    async def ask(self, interaction: discord.Interaction, form: Form) -> Sent:
        """Answer a press by opening a form."""
        return shown(await _first(interaction, interaction.response.send_modal(Window(form))))

    async def nod(self, interaction: discord.Interaction) -> Sent:
        """Acknowledge a press and show nothing."""
        return shown(await _first(interaction, interaction.response.defer()))

    async def put_away(self, interaction: discord.Interaction) -> None:
        """Answer who pressed on a message that they alone see by taking it away."""
        await self.nod(interaction)
        await tried(interaction.delete_original_response())

    async def think(self, interaction: discord.Interaction) -> Sent:
        """Acknowledge a command whose private answer may take longer than a first answer has; whisper it then."""
        sent = shown(await _first(interaction, interaction.response.defer(ephemeral=True, thinking=True)))
        if sent in {Sent.SHOWN, Sent.LOST}:
            interaction.extras[THINKING] = True
        return sent

    def refusal(self, interaction: discord.Interaction) -> Exception | None:
        """Why Discord would not have the first answer, where that was a bug of ours: the person has none so far."""
        refusal = interaction.extras.get(REFUSAL)
        return refusal if isinstance(refusal, Exception) and not interaction.response.is_done() else None

    async def post(self, channel: int, screen: Screen, nonce: str) -> MessageRef | Sent:
        """Send a new message; one whose answer was lost is repeated with the same nonce, so no second comes of it."""
        message = {**_in_json(screen), "nonce": nonce, "enforce_nonce": True, "flags": SILENT if screen.silent else 0}
        sent = await self._awake(channel, lambda: _terse.post(self._client, channel, message))
        return sent if isinstance(sent, Sent) else MessageRef(channel=channel, message=sent)

    async def edit(self, ref: MessageRef, screen: Screen) -> Sent:
        """Redraw a message by its channel, without a press."""
        message = _in_json(screen)
        return shown(
            await self._awake(ref.channel, lambda: _terse.edit(self._client, ref.channel, ref.message, message))
        )

    async def redraw_again(self, interaction: discord.Interaction, screen: Screen) -> Sent:
        """Redraw the pressed message after it was by the answer: no permission is needed for that, for some minutes."""
        return shown(await persistently(lambda: interaction.edit_original_response(**_whole(screen))))

    async def _awake(self, channel: int, call: Callable[[], Awaitable[T]]) -> T | Sent:
        """Make a call in a place that may be an archived thread, which is woken where the bot may."""
        sent = await persistently(call)
        if sent is not Sent.ASLEEP:
            return sent
        woken = await tried(self._client.http.edit_channel(channel, archived=False))
        return await persistently(call) if woken is Sent.SHOWN else Sent.ASLEEP

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether somebody is no longer on a server; asked once, and whatever else Discord answers they still are."""
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                await self._client.http.get_member(guild, user)
        except discord.NotFound as refusal:
            return refusal.code in NOT_ON_THE_SERVER
        except FAILURES as failure:
            noted(failure)
        return False

    def knows(self, channel: int) -> bool:
        """Whether there is such a channel, as far as the bot was told."""
        return self._client.get_channel(channel) is not None

    def serves(self, guild: int) -> bool:
        """Whether the bot is in this server, be it unavailable."""
        return self._client.get_guild(guild) is not None

    async def strip(self, ref: MessageRef) -> Sent:
        """Take the buttons off an old message and leave its text."""
        return await tried(self._message(ref).edit(view=None))

    async def delete(self, ref: MessageRef) -> Sent:
        """Delete one of the bot's own messages."""
        return await tried(self._message(ref).delete())

    async def open_free_thread(self, channel: int, name: str) -> int | Sent:
        """Open a public thread in a text channel that belongs to no message."""
        place = self._client.get_channel(channel)
        if not isinstance(place, discord.TextChannel):
            return Sent.GONE
        try:
            thread = await place.create_thread(name=name, type=discord.ChannelType.public_thread)
        except FAILURES as failure:
            return noted(failure)
        return thread.id

    async def open_thread(self, ref: MessageRef, name: str, guild: int) -> int | Sent:
        """Open a public thread at one of the bot's messages, or find it there; its id is the message's."""
        place = self._client.get_partial_messageable(ref.channel, guild_id=guild)
        if place.guild is None:
            # Its server is away for the moment.
            return Sent.LOST

        async def open_or_find() -> int:
            try:
                return (await place.get_partial_message(ref.message).create_thread(name=name)).id
            except discord.HTTPException as refusal:
                if refusal.code != THREAD_EXISTS:
                    raise
                return ref.message

        return await persistently(open_or_find)

    def _message(self, ref: MessageRef) -> discord.PartialMessage:
        return self._client.get_partial_messageable(ref.channel).get_partial_message(ref.message)


async def _first(interaction: discord.Interaction, answer: Awaitable[T]) -> T | Sent:
    """Await the first answer to an interaction, as long as there may be one; the guard sees to what is refused."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN_S):
            return await answer
    except FAILURES as failure:
        outcome = outcome_of(failure)
        if outcome is Sent.REFUSED:
            interaction.extras[REFUSAL] = failure
        return outcome


def _fresh(screen: Screen) -> dict[str, Any]:
    """The arguments of a new message; what is empty is left out."""
    arguments: dict[str, Any] = {"allowed_mentions": _mentions(screen.pings)}
    if screen.content:
        arguments["content"] = screen.content
    if screen.embed is not None:
        arguments["embed"] = _embed(screen)
    if screen.rows:
        arguments["view"] = Rows(screen)
    if screen.file is not None:
        arguments["file"] = discord.File(BytesIO(screen.file.text.encode()), filename=screen.file.name)
    return arguments


def _instead(screen: Screen) -> dict[str, Any]:
    """The arguments of what takes the place of “is thinking”; made anew for each try, as its file is read once."""
    arguments = _fresh(screen)
    attached = [arguments.pop("file")] if "file" in arguments else []
    return {**arguments, "attachments": attached}


def _whole(screen: Screen) -> dict[str, Any]:
    """The arguments of an edit that leaves nothing of what stood there."""
    embed = _embed(screen)
    return {
        "content": screen.content,
        "embeds": [] if embed is None else [embed],
        "view": Rows(screen),
        "allowed_mentions": _mentions(screen.pings),
    }


def _in_json(screen: Screen) -> dict[str, Any]:
    """A whole message as it goes over the wire; an edit takes off what is empty."""
    embed = _embed(screen)
    return {
        "content": screen.content,
        "embeds": [] if embed is None else [embed.to_dict()],
        "components": [_row(screen, row) for row in screen.rows],
        "allowed_mentions": {"parse": [], "users": [str(user) for user in screen.pings]},
    }


def _embed(screen: Screen) -> discord.Embed | None:
    if screen.embed is None:
        return None
    shown = discord.Embed(
        title=screen.embed.title or None, description=screen.embed.description or None, colour=screen.embed.colour
    )
    for field in screen.embed.fields:
        shown.add_field(name=field.name, value=field.value, inline=field.inline)
    if screen.embed.footer:
        shown.set_footer(text=screen.embed.footer)
    return shown


def _mentions(users: "Sequence[int]") -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _row(screen: Screen, row: Row) -> dict[str, Any]:
    return {"type": ACTION_ROW, "components": [_part(screen, part) for part in row]}


def _part(screen: Screen, part: Button | Link | Menu | People) -> dict[str, Any]:
    match part:
        case Menu():
            return _menu(screen, part)
        case People():
            custom_id = CustomId(verb=part.verb, game=screen.game, seq=screen.seq, arg=part.arg)
            return {"type": PEOPLE, "custom_id": str(custom_id), "placeholder": part.placeholder}
        case Button() | Link():
            return _button(screen, part)


def _menu(screen: Screen, menu: Menu) -> dict[str, Any]:
    custom_id = CustomId(verb=menu.verb, game=screen.game, seq=screen.seq, arg=menu.arg)
    options = [
        {
            "value": choice.value,
            "label": choice.label,
            "default": choice.chosen,
            **({"description": choice.description} if choice.description else {}),
        }
        for choice in menu.choices
    ]
    return {"type": MENU, "custom_id": str(custom_id), "placeholder": menu.placeholder, "options": options}


def _button(screen: Screen, button: Button | Link) -> dict[str, Any]:
    if isinstance(button, Link):
        return {"type": BUTTON, "style": discord.ButtonStyle.link.value, "label": button.label, "url": button.url}
    custom_id = CustomId(verb=button.verb, game=screen.game, seq=screen.seq, arg=button.arg)
    shown: dict[str, Any] = {
        "type": BUTTON,
        "style": STYLES[button.style],
        "custom_id": str(custom_id),
        "disabled": button.disabled,
    }
    if button.label:
        shown["label"] = button.label
    if button.emoji:
        shown["emoji"] = {"name": button.emoji}
    return shown


def _label(part: Blank | Pick) -> "discord.ui.Label[Window]":
    """A part of a form under its label; its key is a custom_id that nothing but its form ever sees."""
    if isinstance(part, Blank):
        typed: discord.ui.TextInput[Window] = discord.ui.TextInput(
            custom_id=part.key,
            default=part.value or None,
            placeholder=part.example or None,
            max_length=part.longest,
            required=part.required,
        )
        return discord.ui.Label(text=part.label, component=typed)
    options = [
        discord.SelectOption(
            label=choice.label, value=choice.value, description=choice.description or None, default=choice.chosen
        )
        for choice in part.choices
    ]
    required = any(choice.chosen for choice in part.choices)
    menu: discord.ui.Select[Window] = discord.ui.Select(
        custom_id=part.key, placeholder=part.placeholder or None, options=options, required=required
    )
    return discord.ui.Label(text=part.label, component=menu)

"""Opening a table, taking seats, beginning, calling it off. Knows what Discord allows here, not what the rules say."""

from collections import deque
from dataclasses import dataclass
from typing import Final

import discord

from bot.engine import Edition, Refusal, parse, with_value
from bot.engine.refusals import Code
from bot.engine.state import Step
from bot.screens import late, line, notices
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused, Stale
from bot.tables.desk import Opening
from bot.tables.hosting import seat_held_by
from bot.tables.ports import ByBot, MessageKind, MessageRef, Mode, PlaceTaken, Where
from bot.tables.servers import Setting
from bot.tables.table import Table
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked
from cogs._outcomes import Sent
from cogs._replies import Replies
from cogs.luckiest import FirstTurnRoom
from cogs.tour import TourRoom

THREADS: Final = {
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
}
TARGET_LOW, TARGET_HIGH, TARGET_STEP = 500, 100_000, 50
OFFERS: Final = 256
TABLES: Final = {discord.ChannelType.text, *THREADS}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What `/tutto start` was asked for; what it leaves open is the server's to say, else ours."""

    edition: Edition | None
    target: int | None
    where: Where | None
    mode: Mode | None
    bot_deals: bool
    bot_rolls: bool

    @property
    def in_mode(self) -> Mode:
        """Where the bot is to bring one of the two, people bring the other: that is a recorded game."""
        return self.mode or (Mode.PLAY if self.bot_deals is self.bot_rolls else Mode.RECORD)

    @property
    def by_bot(self) -> ByBot:
        """What the bot brings to a recorded game."""
        if self.in_mode is Mode.PLAY:
            return ByBot.NOTHING
        return ByBot.CARDS if self.bot_deals else ByBot.DICE if self.bot_rolls else ByBot.NOTHING


class LobbyRoom:
    """Everything that happens before the first card."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies, tour: TourRoom, first: FirstTurnRoom) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies
        self._tour = tour
        self._first = first
        self._taken_up: deque[int] = deque(maxlen=OFFERS)
        """The latest offers of a second table that were accepted: a button can be pressed faster than it is gone."""
        self._showing: set[str] = set()
        """Games whose lobby is on its way to Discord: who asks for one at the same moment is led to it."""

    async def start(self, interaction: discord.Interaction, wanted: Wanted) -> None:
        """`/tutto start`: open a table here, unless something stands in the way, which is said privately."""
        words = self._hall.reader(interaction)
        channel = interaction.channel
        if interaction.guild_id is None or channel is None or channel.type not in TABLES:
            await self._hall.surface.whisper(interaction, notices.wrong_place(words))
            return
        if wanted.mode is Mode.RECORD and wanted.bot_deals and wanted.bot_rolls:
            await self._hall.surface.whisper(interaction, notices.all_by_bot(words))
            return
        chosen = wanted.where or await self._usual_place(interaction)
        missing = missing_permissions(interaction, chosen)
        if missing:
            await self._hall.surface.whisper(interaction, notices.missing(missing, words))
            return
        ruleset = await self._hall.ruleset(interaction, wanted.edition)
        if wanted.target is not None:
            ruleset = parse(ruleset.edition, with_value(ruleset, "target", str(wanted.target)))
        if isinstance(ruleset, Refusal):
            await self._hall.surface.whisper(
                interaction, notices.target_out_of_bounds(TARGET_LOW, TARGET_HIGH, TARGET_STEP, words)
            )
            return
        opening = Opening(
            guild=interaction.guild_id,
            channel=channel.id,
            where=Where.HERE if channel.type in THREADS else chosen,
            language=await self._hall.place_language(interaction),
            ruleset=ruleset,
            pace=await self._hall.pace(interaction),
            host=await self._hall.person(interaction),
            interaction=interaction.id,
            mode=wanted.in_mode,
            by_bot=wanted.by_bot,
        )
        try:
            table = await self._hall.desk.open(opening)
        except PlaceTaken as taken:
            await self._taken(interaction, taken.game)
            return
        await self._show(interaction, table)
        if table.row.mode is Mode.PLAY:
            await self._tour.offer(interaction, opening.host, table)
        await self._first.reckon(table, interaction.user.id)

    async def join(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Take a seat, or be next to take one."""
        person = await self._hall.person(interaction)
        answer = await self._hall.desk.join(pressed.game, person, interaction.id)
        if isinstance(answer, Refused) and answer.refusal.code is Code.TABLE_IS_FULL:
            words = self._hall.reader(interaction)
            await self._hall.surface.whisper(
                interaction, notices.table_full(answer.table, words, with_thread=_may_open_threads(interaction))
            )
            return
        if isinstance(answer, Played) and not answer.before.in_lobby:
            await self._come_late(interaction, answer, person.player)
        else:
            await self._redraw(interaction, answer)
        if isinstance(answer, Played) and answer.table.row.mode is Mode.PLAY:
            await self._tour.offer(interaction, person, answer.table)
        if isinstance(answer, Played):
            await self._first.reckon(answer.table, person.user)

    async def _come_late(self, interaction: discord.Interaction, answer: Played, player: str) -> None:
        """Tell who comes to a game under way from when on they play; the board tells the others."""
        table, words = answer.table, self._hall.reader(interaction)
        seat = seat_held_by(table, player)
        told = late.waits(table, words) if seat is None else late.sits(table, seat, words)
        await self._hall.surface.whisper(interaction, told)
        if answer.events:
            await self._boards.tell(answer)
        elif table.game.turn is not None and table.game.turn.step is not Step.CHOOSE:
            # Where dice lie to be chosen from, somebody may have marked some: the next press draws it.
            self._boards.redraw_board(table)

    async def begin(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Begin the game: the host's press."""
        answer = await self._hall.desk.begin(pressed.game, interaction.user.id, interaction.id)
        match answer:
            case Played(table=table):
                await self._boards.begin(table, interaction)
            case Outsider(table=table):
                await self._replies.not_host(interaction, table)
            case _:
                await self._replies.unchanged(interaction, answer)

    async def cancel(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Call the table off before it began."""
        answer = await self._hall.desk.cancel(
            pressed.game, interaction.user.id, moderates=interaction.permissions.manage_messages
        )
        if isinstance(answer, Outsider):
            await self._replies.not_host(interaction, answer.table)
            return
        await self._redraw(interaction, answer)

    async def language(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Have the table speak the language that was picked; for the host and who manages the server."""
        chosen = picked(interaction)
        if chosen not in self._hall.catalogue.languages:
            await self._hall.surface.whisper(interaction, notices.unknown_press(self._hall.reader(interaction)))
            return
        answer = await self._hall.desk.speak(
            pressed.game, interaction.user.id, chosen, moderates=interaction.permissions.manage_guild
        )
        if isinstance(answer, Outsider):
            await self._replies.not_host(interaction, answer.table)
            return
        await self._redraw(interaction, answer)

    async def rematch(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the same table's next lobby, in the channel it was opened in."""
        try:
            answer = await self._hall.desk.rematch(pressed.game, interaction.user.id, interaction.id)
        except PlaceTaken as taken:
            await self._taken(interaction, taken.game)
            return
        if isinstance(answer, Outsider | Stale | Gone):
            await self._replies.unchanged(interaction, answer)
            return
        await self._show(interaction, answer)

    async def second(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open a second table, in a thread of its own, for who found the first one full: one for each offer."""
        words = self._hall.reader(interaction)
        full = await self._hall.desk.table(pressed.game)
        if full is None or interaction.guild_id is None:
            await self._hall.surface.whisper(interaction, notices.gone(words))
            return
        if interaction.message is None or not interaction.message.flags.ephemeral:
            await self._hall.surface.whisper(interaction, notices.unknown_press(words))
            return
        offer = interaction.message.id
        if offer in self._taken_up:
            await self._hall.surface.nod(interaction)
            return
        self._taken_up.append(offer)
        language = self._hall.words(full)
        thread = await self._hall.surface.open_free_thread(full.row.channel, line.second_thread_name(language))
        if isinstance(thread, Sent):
            self._taken_up.remove(offer)
            await self._hall.surface.whisper(interaction, notices.missing(("create_public_threads",), words))
            return
        opening = Opening(
            guild=interaction.guild_id,
            channel=thread,
            where=Where.HERE,
            language=full.row.language,
            ruleset=full.game.ruleset,
            pace=full.row.pace,
            host=await self._hall.person(interaction),
            interaction=interaction.id,
        )
        table = await self._hall.desk.open(opening)
        await self._remember(
            table, await self._hall.surface.post(thread, await self._boards.scenes.screen(table), nonce=table.id)
        )
        # In place of the offer, which has been taken.
        shown = await self._hall.desk.table(table.id) or table
        await self._hall.surface.redraw_alone(interaction, notices.board_posted(shown, words))
        await self._tour.offer(interaction, opening.host, table)
        await self._first.reckon(table, interaction.user.id)

    async def _usual_place(self, interaction: discord.Interaction) -> Where:
        """Where the server has tables play, else a thread where the bot may open one and speak in it."""
        if not _may_open_threads(interaction):
            return Where.HERE
        return Where(await self._hall.setting(interaction, Setting.WHERE) or Where.THREAD)

    async def _show(self, interaction: discord.Interaction, table: Table) -> None:
        self._showing.add(table.id)
        try:
            await self._show_lobby(interaction, table)
        finally:
            self._showing.discard(table.id)

    async def _show_lobby(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the lobby; where the channel is another one, post it there and lead the way."""
        screen = await self._boards.scenes.screen(table)
        if interaction.channel_id == table.row.channel:
            ref = await self._hall.surface.answer(interaction, screen)
            if isinstance(ref, Sent):
                ref = await self._hall.surface.post(table.row.channel, screen, nonce=table.id)
            await self._remember(table, ref)
            return
        await self._remember(table, await self._hall.surface.post(table.row.channel, screen, nonce=table.id))
        here = await self._hall.desk.table(table.id) or table
        await self._hall.surface.whisper(interaction, notices.board_posted(here, self._hall.reader(interaction)))

    async def _remember(self, table: Table, ref: MessageRef | Sent) -> None:
        if isinstance(ref, MessageRef):
            await self._hall.desk.remember(table.id, MessageKind.LOBBY, ref, table.seq)

    async def _taken(self, interaction: discord.Interaction, game: str) -> None:
        """Lead to the table that is here already; one whose lobby was never shown is shown now."""
        table = await self._hall.desk.table(game)
        if table is not None and not table.row.messages and table.in_lobby and game not in self._showing:
            await self._show(interaction, table)
            return
        words = self._hall.reader(interaction)
        if table is None:
            await self._hall.surface.whisper(interaction, notices.gone(words))
            return
        await self._hall.surface.whisper(interaction, notices.place_taken(table, words))
        if table.in_lobby:
            # Where somebody deleted its message, this brings it back.
            self._boards.redraw_channel_message(table)

    async def _redraw(self, interaction: discord.Interaction, answer: Answer) -> None:
        if not isinstance(answer, Played):
            await self._replies.unchanged(interaction, answer)
            return
        table = answer.table
        if await self._hall.surface.redraw(interaction, await self._boards.scenes.screen(table)) is Sent.SHOWN:
            await self._boards.catch_up(table)
        else:
            self._boards.redraw_channel_message(table)


def missing_permissions(interaction: discord.Interaction, where: Where) -> tuple[str, ...]:
    """What the bot needs here and hasn't, by Discord's names; the optional ones are not asked for."""
    may = interaction.app_permissions
    in_thread = interaction.channel is not None and interaction.channel.type in THREADS
    needed = {
        "view_channel": may.view_channel,
        "send_messages": may.send_messages or in_thread,
        "send_messages_in_threads": may.send_messages_in_threads or not (in_thread or where is Where.THREAD),
        "embed_links": may.embed_links,
    }
    return tuple(name for name, has in needed.items() if not has)


def _may_open_threads(interaction: discord.Interaction) -> bool:
    may = interaction.app_permissions
    in_channel = interaction.channel is not None and interaction.channel.type is discord.ChannelType.text
    return in_channel and may.create_public_threads and may.send_messages_in_threads

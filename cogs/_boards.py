"""How a table is kept in sight: which message shows what, after each thing that happened. Knows no rule.

A press redraws its own message through its answer; everything else goes by the channel route (decision 5).
"""

from collections.abc import Callable, Container
from dataclasses import replace

import discord

from bot.engine.events import Event, TurnBegun, TurnEnded
from bot.screens import Screen, computer, line, notices, pace, result, story
from bot.tables.answers import Played
from bot.tables.pace import Why
from bot.tables.places import abandon, in_sight, is_out_of_sight
from bot.tables.ports import MessageKind, MessageRef, Mode, Pings, Where
from bot.tables.table import Table
from bot.tables.unsent import Unsent
from cogs._hall import Hall, jump_to_place
from cogs._later import Later
from cogs._outcomes import Sent
from cogs._redraws import Redraws
from cogs._scenes import Scenes
from cogs._sight import is_far_up, is_fresh, is_newest, pressed_message
from cogs._under_way import UnderWay


class Boards:
    """The messages of all tables."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.scenes = Scenes(hall)
        self.redraws = Redraws()
        self.later = Later()
        self.under_way = UnderWay()
        self.wake: Callable[[str], None] = _deaf
        """Told of a game whose board has just been shown, or that somebody has just touched."""

    async def follow(self, played: Played, press: discord.Interaction | None = None) -> None:
        """Show what happened in a game under way; `press` is the press on its board that did it, still unanswered."""
        with self.under_way.sending(played.table.id):
            await self._follow(played, press)
        self._wake_computers(played.table)

    async def _follow(self, played: Played, press: discord.Interaction | None) -> None:
        table = played.table
        if table.row.mode is Mode.RECORD:
            await self.keep(played, press)
            return
        if not _turn_passed(played.events) and not table.game.is_over:
            did = computer.did(played.before, played.events, self._hall.words(table))
            await self.show_turn(table, press, did=did)
            return
        old = pressed_message(press) or played.before.row.messages.get(MessageKind.BOARD)
        await self._show(played.before, self.scenes.last_words(played), press)
        await self._replace(old, table, press)
        if table.game.is_over or _round_began(played):
            self.redraw_channel_message(table)

    async def show_turn(
        self, table: Table, press: discord.Interaction | None, mask: int | None = None, did: str = ""
    ) -> None:
        """Show the turn under way as it stands: on its board, or on a new one where that is gone or far up."""
        screen = await self.scenes.screen(table) if mask is None and not did else self.scenes.board(table, mask, did)
        pressed = pressed_message(press)
        if press is not None and pressed is not None and is_far_up(pressed) and pressed in table.row.messages.values():
            await self._move_down(table, screen, press)
            return
        shown = await self._show(table, screen, press)
        if shown is Sent.GONE and _has_board(table):
            await self.post_or_later(table)
        elif shown is Sent.NOWHERE:
            await self.abandon(table.id)

    async def _move_down(self, table: Table, screen: Screen, press: discord.Interaction) -> None:
        """Post a board anew that people have to scroll for; the press that finds it so takes the buttons off it."""
        await self._hall.surface.redraw(press, story.moved(self._hall.words(table)))
        posted = await self.bring_down(table, screen)
        if isinstance(posted, Sent):
            await self._hall.surface.redraw_again(press, screen)

    async def bring_down(self, table: Table, screen: Screen | None = None) -> MessageRef | Sent:
        """Post what stands for the table anew, calling nobody; the old message loses its buttons."""
        kind = MessageKind.LOBBY if table.in_lobby else MessageKind.BOARD
        old = table.row.messages.get(kind)
        if old is not None and is_fresh(old) and await self._stands(table, old):
            return old
        nonce = f"{table.id}-{table.seq}" if old is None else f"down-{old.message}"
        fresh = replace(screen or await self.scenes.screen(table), silent=True)
        ref = await self._hall.surface.post(table.row.place, fresh, nonce=nonce)
        if isinstance(ref, Sent):
            return ref
        await self.brought_down(table, ref)
        return ref

    async def brought_down(self, table: Table, ref: MessageRef) -> None:
        """Have this message, which shows the table anew, stand for it; of the old one at most a line is left."""
        kind = MessageKind.LOBBY if table.in_lobby else MessageKind.BOARD
        old = await self._hall.desk.remember(table.id, kind, ref, table.seq)
        await in_sight(self._hall.desk, table.id)
        self.wake(table.id)
        if old == ref:
            # Its turn is over, and the next one's board is there: the old message tells what came of it.
            await self._hall.surface.strip(ref)
        elif old is not None and not table.in_lobby and self.scenes.folds(table):
            await self._hall.surface.delete(old)
        elif old is not None:
            self.redraws.ask(old, lambda: self._hall.surface.edit(old, story.moved(self._hall.words(table))))

    async def _stands(self, table: Table, ref: MessageRef) -> bool:
        """Whether a message that was posted just now is still there, drawn as the table is by now."""
        if table.id in self.under_way:
            return True
        if await self._hall.surface.edit(ref, await self.scenes.screen(await self.gone_on(table))) is not Sent.SHOWN:
            return False
        if not table.in_lobby:
            await self._hall.desk.remember(table.id, MessageKind.BOARD, ref, table.seq)
        return True

    async def gone_on(self, table: Table) -> Table:
        """The table, where somebody of it has pressed: one that stood still since it couldn't be shown goes on."""
        if not is_out_of_sight(table):
            return table
        await in_sight(self._hall.desk, table.id)
        self.wake(table.id)
        return await self._hall.desk.table(table.id) or table

    async def noticed(self, table: Table, user: int) -> None:
        """Go on likewise after a press that was answered privately, and have the board say so."""
        now = await self._hall.desk.table(table.id) if is_out_of_sight(table) else None
        if now is not None and is_out_of_sight(now) and now.seat_of(user) is not None:
            self.redraw_board(await self.gone_on(now))

    async def take_up(self, table: Table, press: discord.Interaction) -> None:
        """Draw the turn under way on the pressed message: the next one could not be sent, nor this one redrawn."""
        with self.under_way.sending(table.id):
            table = await self.gone_on(table)
            ref = pressed_message(press)
            if await self._show(table, await self.scenes.screen(table), press) is Sent.SHOWN and ref is not None:
                await self._hall.desk.remember(table.id, MessageKind.BOARD, ref, table.seq)
        self.wake(table.id)

    async def abandon(self, game: str) -> None:
        """Close a game whose place turned out to be gone."""
        answer = await abandon(self._hall.desk, game)
        if isinstance(answer, Played) and answer.table.row.place != answer.table.row.channel:
            self.redraw_channel_message(answer.table)

    async def tell(self, played: Played) -> None:
        """Show everyone what came of something that was not pressed on the table's own messages."""
        if played.before.in_lobby or not (played.events or played.written):
            self.redraw_channel_message(played.table)
        else:
            await self.follow(played)

    async def keep(self, played: Played, press: discord.Interaction | None, unsent: Unsent | None = None) -> None:
        """Show what was entered in a recorded game: its one message is redrawn, and only the result is a new one.

        `press` is the press on it, still unanswered; `unsent` says how much of a turn is being entered.
        """
        table = played.table
        ended = table.game.is_over and not played.before.game.is_over
        screen = self.scenes.at_the_end(played) if ended else await self.scenes.sheet(table, unsent)
        if await self._show(played.before, screen, press) in {Sent.GONE, Sent.NOWHERE} or ended:
            await self.post_or_later(table)
        if table.game.is_over or table.game.round != played.before.game.round:
            self.redraw_channel_message(table)

    async def begin(self, table: Table, press: discord.Interaction) -> None:
        """Turn the lobby into a line, open the thread where there is to be one, and deal the first turn."""
        with self.under_way.sending(table.id):
            await self._begin(table, press)
        self._wake_computers(table)

    def _wake_computers(self, table: Table) -> None:
        """One that looked while something was on its way has gone to sleep over it."""
        if table.has_computers:
            self.wake(table.id)

    async def _begin(self, table: Table, press: discord.Interaction) -> None:
        lobby_ref = MessageRef(
            channel=press.channel_id or table.row.channel, message=press.message.id if press.message else 0
        )
        words = self._hall.words(table)
        threaded = table.row.where is Where.THREAD
        # A thread opened at a message has that message's id, so the link is known before the thread is.
        await self._show_line(table, press, lobby_ref.message if threaded else None)
        if threaded:
            table = await self.move_to_thread(table, lobby_ref, line.thread_name(table, words))
        # Somebody may have left meanwhile, and ended the turn or the game by it: then its board is there already.
        now = await self._hall.desk.table(table.id) or table
        if not _has_board(now):
            await self.post_or_later(now)

    async def _replace(self, old: MessageRef | None, table: Table, press: discord.Interaction | None) -> None:
        """Send the next board; where that can't be, the old message is the board again, for it can be edited."""
        posted = await self.post(table, old)
        if isinstance(posted, MessageRef):
            if old is not None and self.scenes.folds(table):
                await self._hall.surface.delete(old)
            return
        if posted is Sent.NOWHERE:
            await self.abandon(table.id)
            return
        if posted.is_barred:
            table = await self._stand_still(table)
        if await self._play_on_in(old, table, press):
            return
        if posted.may_pass:
            self._post_later(table)
        elif press is not None:
            await self._hall.surface.whisper(press, notices.cannot_post(self._hall.reader(press)))

    async def _stand_still(self, table: Table) -> Table:
        """Stop the clock of a table whose next player can't be called; the next press that can be answered goes on."""
        answer = await self._hall.desk.pause(table.id, Why.PLACE)
        return answer.table if isinstance(answer, Played) else table

    async def post(self, table: Table, old: MessageRef | None = None) -> MessageRef | Sent:
        """Send what stands for the table as a new message where it is played, and remember it as its board.

        `old` is the board before, which says already what came of its turn.
        """
        screen = await self.scenes.calling(table)
        ref = await self._hall.surface.post(table.row.place, screen, nonce=f"{table.id}-{table.seq}")
        if isinstance(ref, Sent):
            return ref
        kind = MessageKind.LOBBY if table.in_lobby else MessageKind.BOARD
        outdated = await self._hall.desk.remember(table.id, kind, ref, table.seq)
        await self._overtaken(table, ref, outdated, {*table.row.messages.values(), old})
        if table.is_paused:
            await in_sight(self._hall.desk, table.id)
        self.wake(table.id)
        return ref

    async def call_anew(self, played: Played, press: discord.Interaction | None = None) -> None:
        """Go on in a new message, which calls who is next; the one that was pressed says so, or goes."""
        if _turn_passed(played.events):
            await self.follow(played, press)
            return
        await self._show(played.before, pace.went_on(played.before, self._hall.words(played.table)), press)
        old = pressed_message(press) or played.before.row.messages.get(MessageKind.BOARD)
        await self._replace(old, played.table, press)

    async def remind(self, table: Table) -> None:
        """Call once more who is waited for, where they want to be called at all."""
        turn = table.game.turn
        if turn is None or table.person(turn.seat).pings is Pings.NONE or table.person(turn.seat).kind.is_computer:
            return
        screen = pace.reminder(table, self._hall.words(table))
        person = table.person(turn.seat)
        silent = person.pings is Pings.SILENT or self._hall.desk.is_here(table.id, person.user)
        await self._hall.surface.post(
            table.row.place, replace(screen, silent=silent), nonce=f"{table.id}-{table.seq}-r"
        )

    def redraw_board(self, table: Table, mask: int | None = None) -> None:
        """Redraw the board soon, as it stands by then; with these dice marked, where nothing has happened since."""
        ref = table.row.messages.get(MessageKind.BOARD)
        if ref is not None:
            self.redraws.ask(ref, lambda: self._draw_board(table, ref, mask))

    async def _overtaken(
        self, posted: Table, ref: MessageRef, outdated: MessageRef | None, known: Container[MessageRef | None]
    ) -> None:
        """Set right what somebody else's press did to the table while its message was on its way."""
        if outdated == ref:
            # Its turn is over, told by the press on it that ended the turn, if one did.
            await self._hall.surface.strip(ref)
            return
        if outdated is not None and outdated not in known:
            await self._hall.surface.delete(outdated)
        now = await self._hall.desk.table(posted.id)
        if now is not None and now.seq > posted.seq:
            self.redraws.ask(ref, lambda: self._draw_board(posted, ref))

    async def _draw_board(self, shown: Table, ref: MessageRef, mask: int | None = None) -> None:
        """Draw a board as its turn stands; once that is over, its message is not the next turn's."""
        table = await self._hall.desk.table(shown.id)
        if table is None or ref not in table.row.messages.values():
            return
        if len(table.chronicle.tales) == len(shown.chronicle.tales):
            as_marked = mask is not None and table.seq == shown.seq and not table.is_paused
            screen = self.scenes.board(table, mask) if as_marked else await self.scenes.screen(table)
            await self._hall.surface.edit(ref, screen)

    async def post_or_later(self, table: Table) -> None:
        """Send what stands for the table as a new message, now or as soon as Discord takes it."""
        posted = await self.post(table)
        if posted is Sent.NOWHERE:
            await self.abandon(table.id)
        elif isinstance(posted, Sent) and posted.is_barred:
            await self._stand_still(table)
        elif isinstance(posted, Sent) and posted.may_pass:
            self._post_later(table)

    def _post_later(self, table: Table) -> None:
        """Send what stands for the table once Discord takes it again, unless somebody brings it by then."""
        known = table.row.messages.get(MessageKind.BOARD)

        async def once_more() -> bool:
            now = await self._hall.desk.table(table.id)
            if now is None or now.row.messages.get(MessageKind.BOARD) != known:
                return True
            posted = await self.post(now)
            return isinstance(posted, MessageRef) or not posted.may_pass

        self.later.ask(table.id, once_more)

    async def _play_on_in(self, old: MessageRef | None, table: Table, press: discord.Interaction | None) -> bool:
        """Draw the board on the message of the turn before; whether that was taken."""
        screen = await self.scenes.screen(table)
        if old is None:
            return False
        by_press = press is not None and old == pressed_message(press)
        again = await self._hall.surface.redraw_again(press, screen) if press is not None and by_press else Sent.LATE
        if again is not Sent.SHOWN and await self._hall.surface.edit(old, screen) is not Sent.SHOWN:
            return False
        await self._hall.desk.remember(table.id, MessageKind.BOARD, old, table.seq)
        self.wake(table.id)
        return True

    async def catch_up(self, table: Table) -> None:
        """Redraw the lobby's message where an answer that carried an older state may have come last (decision 5)."""
        newest = await self._hall.desk.table(table.id)
        if newest is not None and newest.seq > table.seq:
            self.redraw_channel_message(newest)

    def redraw_channel_message(self, table: Table) -> None:
        """Redraw the message that a table has in its channel, soon, as it stands by then."""
        ref = table.row.messages.get(MessageKind.LOBBY)
        if ref is not None:
            self.redraws.ask(ref, lambda: self._draw_channel_message(table.id, ref))

    async def _show(self, table: Table, screen: Screen, press: discord.Interaction | None) -> Sent:
        """Redraw the board: by the answer to the press on it, else by its channel."""
        ref = table.row.messages.get(MessageKind.BOARD)
        redrawn = press is not None and await self._hall.surface.redraw(press, screen) is Sent.SHOWN
        if redrawn and is_newest(pressed_message(press), ref):
            return Sent.SHOWN
        return await self._hall.surface.edit(ref, screen) if ref is not None else Sent.GONE

    async def _show_line(self, table: Table, press: discord.Interaction, thread: int | None) -> None:
        link = jump_to_place(table.row.guild, thread) if thread is not None else ""
        screen = line.line(table, self._hall.words(table), link)
        if await self._hall.surface.redraw(press, screen) is not Sent.SHOWN and press.message is not None:
            await self._hall.surface.edit(MessageRef(channel=table.row.channel, message=press.message.id), screen)

    async def move_to_thread(self, table: Table, lobby_ref: MessageRef, name: str) -> Table:
        """Open the table's thread at its line, and have it played there; where none can be had, in the channel."""
        thread = await self._hall.surface.open_thread(lobby_ref, name, table.row.guild)
        if isinstance(thread, Sent):
            await self._hall.surface.edit(lobby_ref, line.line(table, self._hall.words(table), ""))
            return table
        return await self._hall.desk.moved(table.id, thread) or table

    async def _draw_channel_message(self, game: str, ref: MessageRef) -> None:
        table = await self._hall.desk.table(game)
        if table is None:
            return
        words = self._hall.words(table)
        if table.in_lobby or table.was_called_off:
            drawn = await self._hall.surface.edit(ref, await self.scenes.screen(table))
            if drawn is Sent.NOWHERE:
                await self.abandon(game)
            elif drawn is Sent.GONE and table.in_lobby:
                await self.post(table)
            return
        in_thread = table.row.place != table.row.channel
        if table.game.is_over and in_thread:
            await self._hall.surface.edit(ref, result.result(table, words))
            return
        if table.game.is_over and self.scenes.folds(table):
            await self._hall.surface.delete(ref)
            return
        link = jump_to_place(table.row.guild, table.row.place) if in_thread else ""
        await self._hall.surface.edit(ref, line.line(table, words, link))


def _deaf(_: str) -> None:
    """Hear nothing."""


def _has_board(table: Table) -> bool:
    """Whether a board was ever posted; if not, who began the game is about to."""
    return MessageKind.BOARD in table.row.messages


def _turn_passed(events: tuple[Event, ...]) -> bool:
    """Whether it is another turn now; who leaves before their card is turned had none that could end."""
    return any(isinstance(event, TurnEnded | TurnBegun) for event in events)


def _round_began(played: Played) -> bool:
    return any(isinstance(event, TurnBegun) and event.round > played.before.game.round for event in played.events)

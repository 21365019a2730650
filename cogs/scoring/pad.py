"""The pad of a score sheet: presses that only mark something, and those that enter it. Knows custom_ids, no rule."""

from dataclasses import replace
from typing import Final

import discord

from bot.engine import Card, Refusal
from bot.engine.refusals import Code
from bot.record.drafting import Draft, following, more, new_turn, total, words_between
from bot.record.names import seat_names
from bot.record.points import points_in
from bot.record.typed import as_typed
from bot.screens import entering, notices, pad, scoresheet
from bot.screens.entering import CARD, LINE, POINTS, SEVERAL, Again
from bot.tables.answers import Answer, Gone, Outsider, Played, Refused, Stale
from bot.tables.ports import Mode
from bot.tables.strokes import may_write
from bot.tables.table import Table
from bot.tables.unsent import ASKED, Depth, Fallen, Unsent, fallen, words_in
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, typed
from cogs._replies import Replies
from cogs.scoring._said import CARDS, Said, is_asked

FACES: Final = frozenset("123456")
PLACES: Final = frozenset("012345")


class PadRoom:
    """Depths, faces, marks, cards, figures and words (decision 4: what is not entered travels in the buttons)."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def depth(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Go on in another depth, or throw away what was typed."""
        unsent, _ = _read(pressed)
        await self._mark(interaction, pressed, unsent)

    async def face(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """One die more, or with 0 one less."""
        unsent, face = _read(pressed)
        await self._mark(interaction, pressed, unsent.pressed(int(face)) if face in FACES else unsent.taken_back())

    async def mark(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Mark or unmark one die of the roll."""
        unsent, place = _read(pressed)
        looked = await self._looked(interaction, pressed, unsent)
        if looked is None:
            return
        table, draft = looked
        view = pad.look(draft, unsent)
        marked = unsent if view is None else pad.marked(view, int(place) if place in PLACES else 0)
        await self._draw(interaction, table, marked)

    async def card(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """This card was revealed."""
        unsent, card = _read(pressed)
        await self._enter(interaction, pressed, unsent, (card,))

    async def enter(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Enter what is pressed, or what the bot is to bring."""
        unsent, what = _read(pressed)
        match what:
            case pad.DRAW | pad.ROLL:
                answer = await self._hall.scorebook.deal(pressed.game, interaction.user.id, pressed.seq)
                await self._entered(interaction, answer, unsent)
            case pad.LINE:
                line = unsent.line or _pending(interaction)
                await self._enter(interaction, pressed, replace(unsent, line=line), words_in(line))
            case pad.PASS:
                await self._enter(interaction, pressed, unsent, ("pass",))
            case _:
                await self._enter_dice(interaction, pressed, unsent, bank=what == pad.BANK)

    async def total(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the form for a whole turn, read it, or take made or not made for an answer."""
        unsent, what = _read(pressed)
        said = " ".join(filter(None, (typed(interaction, CARD).strip("-+"), typed(interaction, POINTS))))
        looked = await self._looked(interaction, pressed, replace(unsent, line=said or unsent.line))
        if looked is None:
            return
        table, draft = looked
        if interaction.type is discord.InteractionType.modal_submit:
            await self._read_total(interaction, pressed, table, draft)
        elif what == pad.MORE:
            await self._open_aside(
                interaction, pressed, None if draft.tokens else Said.read(unsent.line, made=True).card
            )
        elif what:
            said = Said.read(unsent.line, made=what == pad.MADE)
            await self._say(interaction, pressed, table, draft, said)
        else:
            form = entering.total_form(table, "total", str(unsent), draft, self._hall.reader(interaction))
            await self._hall.surface.ask(interaction, form)

    async def line(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the form for words of the record, or read it."""
        unsent, _ = _read(pressed)
        text = typed(interaction, LINE)
        looked = await self._looked(interaction, pressed, replace(unsent, line=text))
        if looked is None:
            return
        table, draft = looked
        words = self._hall.reader(interaction)
        empty = str(Unsent(depth=unsent.depth))
        if interaction.type is not discord.InteractionType.modal_submit:
            before = entering.typed_before(interaction.message.content if interaction.message else "")
            await self._hall.surface.ask(interaction, entering.line_form(table, "line", empty, before, words))
            return
        read = as_typed(draft, text, _names(table))
        if read.refusal is not None:
            again = Again(verb="line", arg=empty, line=text)
            told = entering.wrong(table, read.refusal, following(read.draft), again, words)
            await self._hall.surface.whisper(interaction, told)
            return
        await self._preview(interaction, table, unsent.depth, words_between(draft, read.draft))

    async def undo(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Take the last step back."""
        answer = await self._hall.scorebook.undo(pressed.game, interaction.user.id, pressed.seq)
        await self._entered(interaction, answer, None)

    async def redo(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Take the step that was taken back again."""
        answer = await self._hall.scorebook.redo(pressed.game, interaction.user.id, pressed.seq)
        await self._entered(interaction, answer, None)

    async def _mark(self, interaction: discord.Interaction, pressed: CustomId, unsent: Unsent) -> None:
        """Show what is pressed; nothing is stored."""
        looked = await self._looked(interaction, pressed, unsent)
        if looked is not None:
            await self._draw(interaction, looked[0], unsent)

    async def _draw(self, interaction: discord.Interaction, table: Table, unsent: Unsent) -> None:
        """Show the sheet with what is pressed, where everyone sees it."""
        sheet = await self._boards.scenes.sheet(table, unsent)
        if interaction.message is None or not interaction.message.flags.ephemeral:
            await self._hall.surface.redraw(interaction, sheet)
            return
        # Typed once more from the private note on a slip: the note has had its day.
        await self._hall.surface.put_away(interaction)
        self._boards.redraw_board(table)

    async def _enter_dice(
        self, interaction: discord.Interaction, pressed: CustomId, unsent: Unsent, *, bank: bool
    ) -> None:
        """Enter the pressed dice, none being a null where only what was set aside is entered, and bank where asked."""
        looked = await self._looked(interaction, pressed, unsent)
        if looked is None:
            return
        table, draft = looked
        dice: tuple[str, ...] = ()
        if unsent.faces or draft.is_undecided or not bank:
            fell = fallen(draft, unsent)
            if not isinstance(fell, Fallen):
                await self._draw(interaction, table, unsent)
                return
            dice = fell.words
        await self._enter(interaction, pressed, unsent, (*dice, "bank") if bank else dice)

    async def _enter(
        self, interaction: discord.Interaction, pressed: CustomId, unsent: Unsent, said: tuple[str, ...]
    ) -> None:
        """Enter these words after those of the turn that is shown."""
        looked = await self._looked(interaction, pressed, unsent)
        if looked is None:
            return
        table, draft = looked
        read = more(draft, *said)
        if isinstance(read, Refusal):
            await self._entered(interaction, Refused(table=table, refusal=read), unsent)
            return
        answer = await self._hall.scorebook.enter(table.id, interaction.user.id, pressed.seq, read.tokens)
        await self._entered(interaction, answer, unsent)

    async def _entered(self, interaction: discord.Interaction, answer: Answer, unsent: Unsent | None) -> None:
        match answer:
            case Played():
                await self._boards.keep(answer, interaction, Unsent(depth=unsent.depth) if unsent else None)
            case Stale(again=False):
                await self._overtaken(interaction, answer, unsent)
            case _:
                await self._replies.unscored(interaction, answer)

    async def _overtaken(self, interaction: discord.Interaction, answer: Stale, unsent: Unsent | None) -> None:
        """Show the sheet as it is now; what somebody slower was about to enter is told to them, so nothing is lost."""
        await self._replies.unscored(interaction, answer)
        if unsent is not None and (unsent.line or unsent.faces):
            words = self._hall.reader(interaction)
            await self._hall.surface.whisper(interaction, entering.entered_elsewhere(unsent, words))

    async def _read_total(
        self, interaction: discord.Interaction, pressed: CustomId, table: Table, draft: Draft
    ) -> None:
        """Read the form for a whole turn."""
        picked, text = typed(interaction, CARD), typed(interaction, POINTS)
        points = points_in(text)
        if picked == SEVERAL:
            await self._open_aside(interaction, pressed, None)
        elif text and points is None:
            await self._hall.surface.whisper(interaction, entering.no_number(self._hall.reader(interaction)))
        else:
            said = Said(card=Card(picked) if picked in CARDS else None, points=points)
            await self._say(interaction, pressed, table, draft, said)

    async def _say(
        self, interaction: discord.Interaction, pressed: CustomId, table: Table, draft: Draft, said: Said
    ) -> None:
        """Show what a whole turn would do, or ask what is still missing of it."""
        depth = _read(pressed)[0].depth
        card = said.card or (draft.turn.card if draft.turn else None)
        if said.made is None and is_asked(draft, card, said.points):
            await self._draw(interaction, table, Unsent(depth=depth, line=f"{said} {ASKED}"))
            return
        whole = total(draft, said.card, said.points, made=said.made)
        words = self._hall.reader(interaction)
        if not isinstance(whole, Refusal):
            await self._preview(interaction, table, depth, words_between(draft, whole))
        elif whole.code is Code.NO_SUCH_TOTAL:
            await self._hall.surface.whisper(interaction, entering.no_such_total(whole, card, words))
        elif whole.code is Code.NEEDS_ASIDE:
            await self._open_aside(interaction, pressed, None if draft.tokens else said.card)
        else:
            await self._hall.surface.whisper(interaction, entering.no_number(words))

    async def _open_aside(self, interaction: discord.Interaction, pressed: CustomId, card: Card | None) -> None:
        """Say that one figure can't tell this turn, and go on with what was set aside, the card being entered."""
        unsent = Unsent(depth=Depth.ASIDE)
        if card is None:
            await self._mark(interaction, pressed, unsent)
        else:
            await self._enter(interaction, pressed, unsent, (card,))
        await self._hall.surface.whisper(interaction, entering.needs_aside(self._hall.reader(interaction)))

    async def _preview(
        self, interaction: discord.Interaction, table: Table, depth: Depth, tokens: tuple[str, ...]
    ) -> None:
        """Show what these words would do, to be confirmed."""
        line = " ".join(tokens)
        if len(line) > entering.LONGEST_LINE:
            await self._hall.surface.whisper(interaction, entering.too_long(self._hall.reader(interaction)))
            return
        await self._draw(interaction, table, Unsent(depth=depth, line=line))

    async def _looked(
        self, interaction: discord.Interaction, pressed: CustomId, unsent: Unsent
    ) -> tuple[Table, Draft] | None:
        """The table with the turn under way as far as it is entered, if who presses keeps score of what they see.

        Else None, once it is said why.
        """
        table = await self._hall.desk.table(pressed.game)
        draft = _draft(table)
        if table is None:
            await self._replies.unscored(interaction, Gone(game=pressed.game))
        elif not may_write(table, interaction.user.id):
            await self._replies.unscored(interaction, Outsider(table=table))
        elif table.row.mode is Mode.PLAY:
            await self._hall.surface.whisper(interaction, notices.unknown_press(self._hall.reader(interaction)))
        elif pressed.seq != table.seq:
            await self._overtaken(interaction, Stale(table=table, again=False), unsent)
        elif draft is None:
            await self._replies.over(interaction, table)
        else:
            return table, draft
        return None


def _read(pressed: CustomId) -> tuple[Unsent, str]:
    """What travelled in a button, and what it is about."""
    text, _, what = pressed.arg.partition(".")
    return Unsent.read(text), what


def _pending(interaction: discord.Interaction) -> str:
    """The line that the pressed sheet shows to be confirmed."""
    shown = interaction.message.embeds if interaction.message else []
    return scoresheet.pending(shown[0].description or "") if shown else ""


def _draft(table: Table | None) -> Draft | None:
    """The turn under way, as far as it is entered."""
    draft = new_turn(table.book.reckoning) if table is not None and table.book is not None else None
    return draft if isinstance(draft, Draft) else None


def _names(table: Table) -> tuple[str, ...]:
    """The seats by the names they have in the record."""
    return seat_names(table.person(seat).name for seat in range(len(table.seats)))

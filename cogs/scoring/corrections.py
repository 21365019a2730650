"""Correcting an earlier turn, in private until it is confirmed. Knows the steps of it, not what a turn amounts to."""

from typing import Final

import discord

from bot.engine import Card, Refusal
from bot.engine.refusals import Code
from bot.record.drafting import Draft, anew, following, total
from bot.record.effect import effect
from bot.record.journal import Corrected, Struck, Tokens
from bot.record.names import seat_names
from bot.record.points import points_in
from bot.record.sheet import STRUCK
from bot.record.typed import as_typed
from bot.screens import corrections, entering
from bot.screens.entering import CARD, LINE, POINTS, SEVERAL, Again
from bot.tables.answers import Gone, Outsider, Played
from bot.tables.strokes import may_write
from bot.tables.table import Table
from bot.tables.unsent import Depth, Unsent, words_in
from cogs._boards import Boards
from cogs._custom_id import CustomId
from cogs._hall import Hall, picked, typed
from cogs._replies import Replies
from cogs.scoring._said import CARDS, Said, is_asked

LONGEST_NUMBER: Final = 6


class CorrectionRoom:
    """The list of turns, a turn entered anew or struck, what that changes, and the history."""

    def __init__(self, hall: Hall, boards: Boards, replies: Replies) -> None:
        self._hall = hall
        self._boards = boards
        self._replies = replies

    async def correct(self, interaction: discord.Interaction, pressed: CustomId) -> None:
        """Open the list, or go on in it; whatever happened on the sheet meanwhile, a line keeps its number."""
        table = await self._hall.desk.table(pressed.game)
        if table is None or table.book is None or not may_write(table, interaction.user.id):
            await self._replies.unscored(interaction, Outsider(table=table) if table else Gone(game=pressed.game))
            return
        step, _, about = pressed.arg.partition("-")
        words = self._hall.reader(interaction)
        number = _number(picked(interaction) if step == corrections.PICK else about.partition("-")[0])
        shown = self._hall.surface
        match step:
            case "":
                await shown.whisper(interaction, corrections.turns(table, 0, words))
            case corrections.LIST:
                await shown.redraw_alone(interaction, corrections.turns(table, number, words))
            case corrections.HISTORY:
                await shown.redraw_alone(interaction, corrections.history(table, words))
            case _ if number not in corrections.turn_lines(table):
                await shown.redraw_alone(interaction, corrections.turns(table, 0, words))
                await self._tell_typed(interaction)
            case corrections.PICK | corrections.TURN:
                await shown.redraw_alone(interaction, corrections.one(table, number, words))
            case corrections.STRIKE:
                await self._preview(interaction, table, number, STRUCK)
            case corrections.YES:
                await self._confirm(interaction, table, number, about.partition("-")[2], pressed.seq)
            case corrections.MADE | corrections.NOT_MADE:
                said = Said.read(Unsent.read(about.partition("-")[2]).line, made=step == corrections.MADE)
                await self._say(interaction, table, number, said)
            case _:
                await self._anew(interaction, table, number, step)

    async def _anew(self, interaction: discord.Interaction, table: Table, number: int, step: str) -> None:
        """Open a form for the turn, or read it."""
        words = self._hall.reader(interaction)
        draft = anew(table.book.reckoning, number) if table.book else None
        if not isinstance(draft, Draft):
            await self._hall.surface.whisper(interaction, corrections.not_its_turn(words))
            await self._tell_typed(interaction)
            return
        arg = f"{step}-{number}"
        if interaction.type is discord.InteractionType.modal_submit:
            await self._read(interaction, table, draft, step)
        elif step == corrections.TOTAL:
            await self._hall.surface.ask(interaction, entering.total_form(table, corrections.VERB, arg, draft, words))
        else:
            before = entering.typed_before(interaction.message.content if interaction.message else "")
            line = before or corrections.words_of(table, number)[: entering.LONGEST_LINE]
            await self._hall.surface.ask(interaction, entering.line_form(table, corrections.VERB, arg, line, words))

    async def _tell_typed(self, interaction: discord.Interaction) -> None:
        """Give back what was typed into a form about a turn that is there no more."""
        if text := typed(interaction, LINE):
            unsent = Unsent(depth=Depth.TOTAL, line=text)
            told = entering.entered_elsewhere(unsent, self._hall.reader(interaction))
            await self._hall.surface.whisper(interaction, told)

    async def _read(self, interaction: discord.Interaction, table: Table, draft: Draft, step: str) -> None:
        """Read the form, and show what it would change."""
        words = self._hall.reader(interaction)
        if step == corrections.LINE:
            text = typed(interaction, LINE)
            names = seat_names(table.person(seat).name for seat in range(len(table.seats)))
            read = as_typed(draft, text, names)
            again = Again(verb=corrections.VERB, arg=f"{step}-{draft.line}", line=text)
            if read.refusal is not None:
                told = entering.wrong(table, read.refusal, following(read.draft), again, words)
                await self._hall.surface.whisper(interaction, told)
            elif read.draft.turn is not None:
                await self._hall.surface.whisper(interaction, corrections.not_whole(table, again, words))
            else:
                await self._preview(interaction, table, draft.line, read.draft.tokens)
        else:
            await self._read_total(interaction, table, draft)

    async def _read_total(self, interaction: discord.Interaction, table: Table, draft: Draft) -> None:
        """Read the form for a whole turn."""
        picked_card, text = typed(interaction, CARD), typed(interaction, POINTS)
        points = points_in(text)
        if picked_card == SEVERAL:
            await self._hall.surface.whisper(interaction, entering.by_words(self._hall.reader(interaction)))
        elif text and points is None:
            await self._hall.surface.whisper(interaction, entering.no_number(self._hall.reader(interaction)))
        else:
            said = Said(card=Card(picked_card) if picked_card in CARDS else None, points=points)
            await self._say(interaction, table, draft.line, said)

    async def _say(self, interaction: discord.Interaction, table: Table, number: int, said: Said) -> None:
        """Show what a whole turn would change, or ask what is still missing of it."""
        words = self._hall.reader(interaction)
        draft = anew(table.book.reckoning, number) if table.book else None
        if not isinstance(draft, Draft):
            await self._hall.surface.whisper(interaction, corrections.not_its_turn(words))
            return
        if said.made is None and is_asked(draft, said.card, said.points):
            await self._hall.surface.redraw_alone(interaction, corrections.asked(table, number, str(said), words))
            return
        read = total(draft, said.card, said.points, made=said.made)
        if not isinstance(read, Refusal):
            await self._preview(interaction, table, number, read.tokens)
        elif read.code is Code.NO_SUCH_TOTAL:
            await self._hall.surface.whisper(interaction, entering.no_such_total(read, said.card, words))
        elif read.code is Code.UNREADABLE:
            await self._hall.surface.whisper(interaction, entering.no_number(words))
        else:
            await self._hall.surface.whisper(interaction, entering.by_words(words))

    async def _preview(self, interaction: discord.Interaction, table: Table, number: int, tokens: Tokens) -> None:
        words = self._hall.reader(interaction)
        line = " ".join(tokens)
        if table.book is None or len(line) > entering.LONGEST_LINE:
            await self._hall.surface.whisper(interaction, entering.too_long(words))
            return
        stroke = Struck(by="", line=number) if tokens == STRUCK else Corrected(by="", line=number, tokens=tokens)
        would = effect(table.book.reckoning, stroke)
        await self._hall.surface.redraw_alone(interaction, corrections.change(table, would, number, line, words))

    async def _confirm(self, interaction: discord.Interaction, table: Table, number: int, sent: str, seq: int) -> None:
        """Correct it, as it was shown."""
        tokens = words_in(Unsent.read(sent).line or _to_come(interaction))
        book, user = self._hall.scorebook, interaction.user.id
        if tokens == STRUCK:
            answer = await book.strike(table.id, user, seq, number)
        else:
            answer = await book.correct(table.id, user, seq, number, tokens)
        if not isinstance(answer, Played):
            await self._replies.unscored(interaction, answer)
            return
        await self._hall.surface.redraw_alone(
            interaction, corrections.changed(answer.table, self._hall.reader(interaction))
        )
        await self._boards.keep(answer, None)


def _to_come(interaction: discord.Interaction) -> str:
    """What the pressed message says that the turn is to read."""
    shown = interaction.message.embeds if interaction.message else []
    return corrections.to_come(shown[0].description or "") if shown else ""


def _number(text: str) -> int:
    """A line or a page; what is none is no line either."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else -1

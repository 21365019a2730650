"""Who in a lobby is offered the first turn, as the luckiest of those who sit there (§6.6), and their taking it or not.

Knows how lucky members have been on their server; must not know how luck is reckoned, nor where the offer is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.engine.allowed import against_choosing_first
from bot.engine.commands import ChooseFirst
from bot.engine.refusals import Code, refuse
from bot.tables.answers import Answer, Gone, Outsider, Refused
from bot.tables.desk import Desk
from bot.tables.figures import Fortune, Ledger
from bot.tables.games import Verdict
from bot.tables.ports import Kind
from bot.tables.table import Table

Fortunes = Mapping[int, Fortune]
"""By user, of those who have any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """The first turn is this seat's to take or to give back; `fortune` is why, where luck is the reason by now."""

    seat: int
    fortune: Fortune | None
    is_taken: bool
    """Whether it has been."""
    begins: bool
    """Whether that seat begins as things stand: it has taken the turn, or would have it anyway."""


class FirstTurn:
    """Offer the first turn, let it be taken, let it be given back."""

    def __init__(self, desk: Desk, ledger: Ledger) -> None:
        self._desk = desk
        self._ledger = ledger

    async def offer(self, table: Table) -> Offer | None:
        """To whom the first turn is offered here, if to anybody."""
        return offered(table, await self._fortunes(table))

    async def take(self, game: str, user: int) -> Answer:
        """Begin, as the luckiest; `Outsider` to whom it isn't offered. Who has taken it may press again."""
        seen = await self._desk.table(game)
        if seen is None:
            return Gone(game=game)
        # Asked before the table is locked: whoever sits down in between is offered nothing by this press.
        fortunes = await self._fortunes(seen)

        def judge(table: Table) -> Verdict:
            seat, offer = table.seat_of(user), offered(table, fortunes)
            if refused := _against(table):
                return refused
            if seat is None or (not _has_taken(table, seat) and (offer is None or offer.seat != seat)):
                return Outsider(table=table)
            return (ChooseFirst(seat=seat),)

        return await self._desk.ask(game, user, judge)

    async def give_back(self, game: str, user: int) -> Answer:
        """Let the host begin after all; `Outsider` who hasn't the first turn by choice. It may be pressed again."""

        def judge(table: Table) -> Verdict:
            seat = table.seat_of(user)
            if refused := _against(table):
                return refused
            nobody_has = table.game.first is None
            if seat is None or not (nobody_has or _has_taken(table, seat)):
                return Outsider(table=table)
            return (ChooseFirst(seat=None),)

        return await self._desk.ask(game, user, judge)

    async def _fortunes(self, table: Table) -> Fortunes:
        asked = [table.person(seat).user for seat in hopeful(table)]
        return await self._ledger.fortunes(table.row.guild, asked) if asked else {}


def is_free(table: Table) -> bool:
    """Whether somebody may still be given the first turn here: in the lobby, where nothing else decides it (§6.6)."""
    return table.in_lobby and against_choosing_first(table.game) is None


def hopeful(table: Table) -> tuple[int, ...]:
    """The seats among which the luckiest is looked for: members in company, where the first turn is free."""
    if not is_free(table):
        return ()
    people = [seat for seat in range(len(table.seats)) if not table.person(seat).kind.is_computer]
    return tuple(seat for seat in people if table.person(seat).kind is Kind.MEMBER) if len(people) > 1 else ()


def luckiest(table: Table, fortunes: Fortunes) -> int | None:
    """The seat with the most luck a turn, the earlier of equals; who alone has any needs more than none at all."""
    known = [seat for seat in hopeful(table) if table.person(seat).user in fortunes]
    best = max(known, key=lambda seat: fortunes[table.person(seat).user].a_turn, default=None)
    if best is None or (len(known) == 1 and fortunes[table.person(best).user].luck_milli <= 0):
        return None
    return best


def offered(table: Table, fortunes: Fortunes) -> Offer | None:
    """The offer that stands: to the luckiest, or where that is nobody now, to who took it when they were."""
    game = table.game
    taken = game.first if table.in_lobby and game.first_chosen else None
    best = luckiest(table, fortunes)
    seat = taken if best is None else best
    if seat is None or len(table.seats) == 1:
        return None
    return Offer(
        seat=seat,
        fortune=fortunes.get(table.person(seat).user) if best is not None else None,
        is_taken=seat == taken,
        begins=seat == (game.first or 0),
    )


def _has_taken(table: Table, seat: int) -> bool:
    return table.game.first_chosen and table.game.first == seat


def _against(table: Table) -> Refused | None:
    """Refuse once play has begun, on a score sheet too, and where chance or an order says who begins."""
    if not table.in_lobby:
        code = Code.GAME_IS_OVER if table.game.is_over else Code.ALREADY_BEGUN
        return Refused(table=table, refusal=refuse(code))
    refusal = against_choosing_first(table.game)
    return None if refusal is None else Refused(table=table, refusal=refusal)

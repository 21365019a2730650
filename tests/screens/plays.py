"""A table that plays what a test tells it: real engine, people with any names, cards and dice as the test says."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.engine import Card, Refusal, act, due, opened, settle
from bot.engine.chance import (
    Dice,
    Draw,
    Drawn,
    OffRolled,
    Outcome,
    PickSeat,
    Rolled,
    RollOff,
    SeatPicked,
    Shuffle,
    Shuffled,
)
from bot.engine.choices import marked_at_first
from bot.engine.commands import Bank, Begin, Command, GiveUp, Leave, Reveal, Roll, SetAside
from bot.engine.events import Event, Opened, Seated
from bot.engine.state import Turn
from bot.i18n.catalogue import Words, shipped
from bot.screens import Button, Link, Menu, People, Screen
from bot.screens._options import Forward, options
from bot.tables.chronicle import Chronicle
from bot.tables.live import folded
from bot.tables.ports import NO_USER, GameRow, Hints, Kind, MessageKind, MessageRef, Person, Where
from bot.tables.table import Table
from cogs._custom_id import CustomId

LANGUAGES = shipped().languages
GUILD, CHANNEL, FIRST_USER = 7, 70, 100
THREE_NAMES = ("Ada", "Ben", "Cleo")
HOSTILE = (
    "*" * 32,
    "@everyone @here <@100> <@&7> `",
    "\u202egnihton\u202c si siht",
    "\u3164\u200b\u2060",
    "[x](https://example.com) ||x||",
    "# > - 1. ~~__**\\\\``` ```",
    "ﷺ\ufdfd\u12031" * 4,
    "שלום עולם שלום עולם שלום עולם 32",
    "a" + "\u0301" * 31,
    "_" * 31 + "\n",
)
"""Ten names that ping, format, turn text around, show nothing or climb out of their line if nobody minds them."""


def words(language: str) -> Words:
    return shipped().speaking(language)


def wire(screen: Screen) -> dict[str, object]:
    """The screen as the payload that Discord gets."""
    embed = screen.embed
    payload: dict[str, object] = {
        "content": screen.content,
        "components": [{"type": 1, "components": [_part(screen, part) for part in row]} for row in screen.rows],
        "allowed_mentions": {"parse": [], "users": [str(user) for user in screen.pings]},
    }
    if embed is not None:
        shown: dict[str, object] = {"title": embed.title, "description": embed.description, "color": embed.colour}
        shown["fields"] = [{"name": field.name, "value": field.value} for field in embed.fields]
        shown["footer"] = {"text": embed.footer}
        payload["embeds"] = [shown]
    return payload


def _part(screen: Screen, part: Button | Link | Menu | People) -> dict[str, object]:
    if isinstance(part, Link):
        return {"type": 2, "style": 5, "label": part.label, "url": part.url}
    custom_id = CustomId(verb=part.verb, game=screen.game, seq=screen.seq, arg=part.arg)
    if isinstance(part, People):
        return {"type": 5, "placeholder": part.placeholder, "custom_id": str(custom_id)}
    if isinstance(part, Menu):
        options = [
            {"value": choice.value, "label": choice.label, "description": choice.description or None}
            for choice in part.choices
        ]
        return {"type": 3, "placeholder": part.placeholder, "custom_id": str(custom_id), "options": options}
    return {"type": 2, "style": 2, "label": part.label, "custom_id": str(custom_id), "disabled": part.disabled}


def buttons(screen: Screen) -> dict[str, Button]:
    """By verb, the dice as `die0` to `die5`."""
    presses = [part for row in screen.rows for part in row if isinstance(part, Button)]
    return {f"die{part.arg[0]}" if part.verb == "die" else part.verb: part for part in presses}


def text(screen: Screen) -> str:
    """Everything a person reads, one part a line."""
    parts = [screen.content]
    if screen.embed is not None:
        parts += [screen.embed.title, screen.embed.description]
        parts += [f"{field.name}\n{field.value}" for field in screen.embed.fields]
        parts.append(screen.embed.footer)
    for row in screen.rows:
        parts.append("  ".join(_shown(part) for part in row))
    return "\n".join(part for part in parts if part)


def _shown(part: Button | Link | Menu | People) -> str:
    if isinstance(part, Link):
        return f"[{part.label}]({part.url})"
    if isinstance(part, Menu | People):
        return f"[{part.placeholder} ▾]"
    return f"({part.label})" if part.disabled else f"[{part.label}{'*' if part.style == 'success' else ''}]"


class Play:
    """One table under a test's hand."""

    def __init__(
        self,
        names: Sequence[str] = THREE_NAMES,
        *,
        house: str = "",
        edition: str = "tutto",
        where: Where = Where.HERE,
        messages: Mapping[MessageKind, MessageRef] | None = None,
        computers: Mapping[int, Kind] | None = None,
    ) -> None:
        kinds = computers or {}
        people = {
            f"p{at}": Person(
                player=f"p{at}",
                user=NO_USER if at in kinds else FIRST_USER + at,
                guild=GUILD,
                name=name,
                kind=kinds.get(at, Kind.MEMBER),
            )
            for at, name in enumerate(names)
        }
        row = GameRow(
            game="k7Qx",
            guild=GUILD,
            channel=CHANNEL,
            place=CHANNEL,
            where=where,
            language="en",
            host="p0",
            secret=bytes(32),
            opened_at=datetime(2026, 1, 1, tzinfo=UTC),
            messages=messages or {},
        )
        start = Opened(edition=edition, house=house, first=None if edition == "tutto" else 0)
        empty = Table(row=row, people=people, game=opened(start), seq=1, chronicle=Chronicle())
        seats = [Seated(seat=at, player=f"p{at}", interaction=at, score=0) for at in range(len(names))]
        self.table = folded(empty, seats)

    @property
    def turn(self) -> Turn:
        turn = self.table.game.turn
        assert turn is not None
        return turn

    def begin(self) -> "Play":
        return self.do(Begin(interaction=5))

    def hinting(self, hints: Hints) -> "Play":
        """What the board says of chances."""
        self.table = replace(self.table, row=replace(self.table.row, hints=hints))
        return self

    def newcomers(self, *seats: int) -> "Play":
        """Who sits there had never played before."""
        self.table = replace(self.table, newcomers=frozenset(f"p{seat}" for seat in seats))
        return self

    def scores(self, *scores: int) -> "Play":
        """Put these scores on the sheet, as if they had been played for."""
        seats = tuple(replace(seat, score=score) for seat, score in zip(self.table.seats, scores, strict=True))
        self.table = replace(self.table, game=replace(self.table.game, seats=seats))
        return self

    def reveal(self, card: Card, *rolls: str, mask: int = 0) -> "Play":
        """Reveal this card, and roll what the digits say."""
        outcomes: list[Outcome] = [Drawn(card=card), *map(_rolled, rolls)]
        return self.do(*self._aside(mask), Reveal(seat=self.turn.seat), outcomes=outcomes)

    def reveal_only(self, card: Card) -> "Play":
        """Reveal this card, and leave the dice to be rolled."""
        acted = act(self.table.game, (Reveal(seat=self.turn.seat),))
        assert not isinstance(acted, Refusal), acted
        self.table = folded(self.table, acted[1])
        for outcome in (
            (Shuffled(), Drawn(card=card)) if isinstance(due(self.table.game), Shuffle) else (Drawn(card=card),)
        ):
            settled = settle(self.table.game, outcome)
            assert not isinstance(settled, Refusal), settled
            self.table = folded(self.table, settled)
        return self

    def roll(self, mask: int, dice: str) -> "Play":
        """Set these places aside and roll the rest."""
        return self.do(*self._aside(mask), Roll(seat=self.turn.seat), outcomes=[_rolled(dice)])

    def aside(self, mask: int) -> "Play":
        return self.do(*self._aside(mask))

    def bank(self, mask: int = 0) -> "Play":
        return self.do(*self._aside(mask), Bank(seat=self.turn.seat))

    def leave(self, seat: int) -> "Play":
        return self.do(Leave(seat=seat))

    def give_up(self) -> "Play":
        return self.do(GiveUp())

    def banked(self, points_roll: str, mask: int) -> "Play":
        """A whole turn: a Bonus 200, one roll, and these places of it banked."""
        return self.reveal(Card.B200, points_roll).bank(mask)

    def at_random(self, rng: random.Random, steps: int) -> "Play":
        """Let so many presses happen, whichever are allowed, with fair dice and cards."""
        for _ in range(steps):
            if self.table.game.is_over:
                break
            self._press(rng)
        return self

    def _press(self, rng: random.Random) -> None:
        turn, mask = self.turn, marked_at_first(self.table.game)
        ahead = options(self.table.game, turn, mask)
        moves: list[Command | None] = []
        if ahead.against_bank is None:
            moves.append(Bank(seat=turn.seat))
        if ahead.against_forward is None:
            forward = {Forward.REVEAL: Reveal(seat=turn.seat), Forward.ROLL: Roll(seat=turn.seat)}
            moves += [forward.get(ahead.forward)] * 2
        move = rng.choice(moves)
        self.do(*self._aside(mask), *([move] if move else []), rng=rng)

    def asked(self, *commands: Command) -> tuple[Event, ...]:
        """What comes of these commands, up to chance; the table stays as it is."""
        acted = act(self.table.game, commands)
        assert not isinstance(acted, Refusal), acted
        return acted[1]

    def do(self, *commands: Command, outcomes: Iterable[Outcome] = (), rng: random.Random | None = None) -> "Play":
        acted = act(self.table.game, commands)
        assert not isinstance(acted, Refusal), acted
        self.table = folded(self.table, acted[1])
        waiting = list(outcomes)
        while due(self.table.game) is not None:
            outcome = self._fair(rng) if rng else self._told(waiting)
            settled = settle(self.table.game, outcome)
            assert not isinstance(settled, Refusal), settled
            self.table = folded(self.table, settled)
        assert waiting == []
        return self

    def _aside(self, mask: int) -> tuple[Command, ...]:
        return (SetAside(seat=self.turn.seat, places=mask),) if mask else ()

    def _told(self, waiting: list[Outcome]) -> Outcome:
        return waiting.pop(0) if isinstance(due(self.table.game), Draw | Dice) else Shuffled()

    def _fair(self, rng: random.Random) -> Outcome:
        match due(self.table.game):
            case Draw():
                pile = self.table.game.pile
                return Drawn(card=rng.choices(list(pile), weights=list(pile.values()))[0])
            case Dice(count=count):
                return Rolled(faces=tuple(rng.choices(range(1, 7), k=count)))
            case RollOff(seats=seats):
                return OffRolled(faces=tuple(rng.choices(range(1, 7), k=len(seats))))
            case PickSeat(seats=seats):
                return SeatPicked(seat=rng.randrange(seats))
            case _:
                return Shuffled()


def _rolled(digits: str) -> Rolled:
    return Rolled(faces=tuple(map(int, digits)))

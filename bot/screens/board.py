"""The board: the message of a turn, with its buttons. Knows the table and what is marked, not who looks at it.

Nothing here decides what may be pressed; that is asked of the engine (_options.py).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.advisor.position import Option, Then
from bot.engine.choices import missing
from bot.engine.dice import PLACES, faces_at
from bot.engine.ruleset import End
from bot.engine.standing import leaders
from bot.engine.state import Game, Step, Turn
from bot.i18n.catalogue import Words
from bot.screens import _chances, _hints, _purses, _reasons, late
from bot.screens._call import call, is_called
from bot.screens._cards import COLOURS, NO_CARD, NO_CARD_COLOUR, SIGNS
from bot.screens._moments import countdown
from bot.screens._options import Forward, Options, options
from bot.screens._rule_line import besides, rule_line
from bot.screens._screen import Button, Embed, Field, Row, Screen, Style
from bot.screens._seats import BETWEEN, seated
from bot.screens.story import briefly, chain, story
from bot.tables.chronicle import Tale
from bot.tables.table import Table

DICE: Final = ("·", "⚀ 1", "⚁ 2", "⚂ 3", "⚃ 4", "⚄ 5", "⚅ 6")
"""By the face; an empty place is no die yet."""

MOST_TOLD: Final = 3
"""Turns that are told as stories; a line above them, or the one about the meantime, has the rest."""

MOST_MEANWHILE: Final = 10
"""Turns that are told in a word or two on one line."""


BEST: Final = "⭐"
"""Beside the label of the button that advice prefers."""

Moves = tuple[Button, Button]


def board(
    table: Table, mask: int, words: Words, *, folded: bool = False, best: Option | None = None, did: str = ""
) -> Screen:
    """The turn under way with these dice marked; `folded` tells the turn before at the top, whose message is gone.

    Where the marked dice are those of the `best` choice, its button shows it. A computer's board is only to be looked
    at: nobody else presses for it. `did` says what it did just now.
    """
    game = table.game
    turn = game.turn
    if turn is None:
        raise LookupError(f"no turn is under way in {table.id}")
    by_computer = table.person(turn.seat).kind.is_computer
    marked = mask & turn.thrown if turn.step is Step.CHOOSE and not by_computer else 0
    ahead = options(game, turn, marked)
    page = Embed(
        title=_title(turn, words),
        description=_description(
            table,
            turn,
            marked,
            words,
            told=_told(table, turn, words, folded=folded),
            said=(did,) if by_computer else _reasons.reasons(table, turn, marked, ahead, words),
            hint="" if by_computer else _hints.hint(table, turn, ahead, words),
            meanwhile=_meanwhile(table, turn, words, folded=folded),
        ),
        fields=(Field(name=words("board-scores"), value=_scores(table, turn, words)),),
        colour=NO_CARD_COLOUR if turn.card is None else COLOURS[turn.card],
    )
    return Screen(
        content=call(table, turn, words),
        embed=page,
        rows=(
            *_dice(turn, marked, pressable=0 if by_computer else ahead.pressable),
            *(() if by_computer else (_starred(_moves(table, ahead, marked, words), turn, marked, best),)),
            _private(table, marked, words),
        ),
        pings=(table.person(turn.seat).user,) if is_called(table, turn.seat) else (),
        game=table.id,
        seq=table.seq,
    )


def _title(turn: Turn, words: Words) -> str:
    if turn.card is None:
        return f"{NO_CARD} {words('board-new-card')}"
    card = f"{SIGNS[turn.card]} {words(f'card-{turn.card}')}"
    return words("board-tutto", card=card) if turn.step is Step.REVEAL else card


def _description(
    table: Table,
    turn: Turn,
    marked: int,
    words: Words,
    *,
    told: Sequence[str],
    said: Sequence[str],
    hint: str,
    meanwhile: str,
) -> str:
    """The whole turn in words: a few blocks of lines, and what has nothing to say is left out."""
    game = table.game
    blocks = (
        told,
        (
            _head(table, turn, words),
            *_rule(game, turn, words),
            words("board-chain", cards=chain(turn.cards, words)) if len(turn.cards) > 1 else "",
        ),
        (
            *_dice_lines(turn, marked, words),
            _missing(game, turn, words),
            _purses.risk(game, turn, words),
            _purses.paid(table, turn, words),
            *said,
        ),
        (words("board-barred") if table.is_paused else "",),
        (hint,),
        (meanwhile, *late.comings(table, words)),
    )
    lines = ("\n".join(filter(None, block)) for block in blocks)
    return "\n\n".join(filter(None, lines))


def _told(table: Table, turn: Turn, words: Words, *, folded: bool) -> tuple[str, ...]:
    """What is told here: the turn of the message before, where it is gone, those without any, and seats given away."""
    new = _new(table, folded=folded)
    also_meanwhile = _since(table, turn)
    before = [tale for tale in new[:-MOST_TOLD] if tale not in also_meanwhile][-MOST_MEANWHILE:]
    in_brief = (f"> {briefly(before, table, words)}",) if before else ()
    stories = tuple(f"> {story(tale, table, words)}" for tale in new[-MOST_TOLD:])
    given = (one.seat for one in table.chronicle.given if one.turns + table.row.untold >= len(table.chronicle.tales))
    takeovers = (f"> {words('board-given', who=seated(table, seat, words))}" for seat in given)
    return (*in_brief, *stories, *takeovers)


def _new(table: Table, *, folded: bool) -> Sequence[Tale]:
    """The turns that no other message tells."""
    tales = table.chronicle.tales
    return tales[max(len(tales) - table.row.untold - folded, 0) :]


def _head(table: Table, turn: Turn, words: Words) -> str:
    game = table.game
    whose = "board-whose-after" if turn.step is Step.REVEAL and turn.cards else "board-whose"
    parts = [words(whose, who=seated(table, turn.seat, words)), words("board-round", round=game.round)]
    if game.tied:
        parts.append(words("board-extra-round"))
    elif game.time_called and game.ruleset.end is End.IMMEDIATE:
        parts.append(words("board-last-turn"))
    elif game.last_round or game.time_called:
        parts.append(words("board-last-round"))
    deadline = table.row.timing.deadline
    if deadline is not None:
        parts.append(words("board-deadline", when=countdown(deadline)))
    ends = table.time_runs_out_at
    if ends is not None:
        parts.append(words("board-time", when=countdown(ends)))
    return BETWEEN.join(parts)


def _rule(game: Game, turn: Turn, words: Words) -> tuple[str, ...]:
    """What the card in force asks for, while it does."""
    if turn.card is None or turn.step is Step.REVEAL:
        return ()
    return (f"*{rule_line(turn.card, game.ruleset, words)}*", *besides(turn.card, game.ruleset, words))


def _dice_lines(turn: Turn, marked: int, words: Words) -> tuple[str, ...]:
    """The dice in figures: what was rolled, with the marked ones in bold, and what is set aside."""
    lying = [place for place in range(PLACES) if turn.faces[place] and not turn.aside >> place & 1]
    lines: list[str] = []
    if lying:
        figures = " ".join(f"**{turn.faces[at]}**" if marked >> at & 1 else str(turn.faces[at]) for at in lying)
        lines.append(words("board-rolled" if turn.thrown else "board-to-roll", dice=figures))
    elif turn.step is Step.GO_ON:
        lines.append(words("board-six-again"))
    if turn.aside:
        lines.append(words("board-aside", dice=" ".join(map(str, turn.collected))))
    return tuple(lines)


def _missing(game: Game, turn: Turn, words: Words) -> str:
    """What a Straight still needs, while it is not complete."""
    needed = " ".join(map(str, missing(game)))
    return words("board-missing", dice=needed) if needed and turn.step is not Step.REVEAL else ""


def _scores(table: Table, turn: Turn, words: Words) -> str:
    leading = leaders(table.game) if any(seat.score for seat in table.seats) else ()
    return "\n".join(_score(table, seat, turn, leading, words) for seat in range(len(table.seats)))


def _score(table: Table, seat: int, turn: Turn, leading: tuple[int, ...], words: Words) -> str:
    who, score = seated(table, seat, words), words.number(table.seats[seat].score)
    if table.seats[seat].gone:
        return f"🚪 {who} {score}"
    mark = "▶️" if seat == turn.seat else "💤" if table.is_away(seat) else "▫️"
    crown = " 👑" if seat in leading else ""
    return f"{mark} {who} **{score}**{crown}"


def _meanwhile(table: Table, turn: Turn, words: Words, *, folded: bool) -> str:
    """What happened since this player's last turn, or since they came, where that is more than is told above."""
    tales = _since(table, turn)
    told = _new(table, folded=folded)[-MOST_TOLD:]
    return words("board-since", tales=briefly(tales, table, words)) if len(tales) > len(told) else ""


def _since(table: Table, turn: Turn) -> Sequence[Tale]:
    came = table.seats[turn.seat].first_round
    return [tale for tale in table.chronicle.since(turn.seat) if tale.round >= came][-MOST_MEANWHILE:]


def _dice(turn: Turn, marked: int, *, pressable: int) -> tuple[Row, Row]:
    """Six places in two rows, whatever the turn is at; a die keeps its place while the card lasts."""
    dice = [_die(turn, place, marked, pressable) for place in range(PLACES)]
    return tuple(dice[: PLACES // 2]), tuple(dice[PLACES // 2 :])


def _die(turn: Turn, place: int, marked: int, pressable: int) -> Button:
    bit = 1 << place
    die = DICE[turn.faces[place]]
    return Button(
        verb="die",
        arg=f"{place}-{marked}",
        label=f"✓ {die}" if turn.aside & bit else die,
        style=Style.SUCCESS if marked & bit else Style.SECONDARY,
        disabled=not pressable & bit,
    )


def _starred(moves: Moves, turn: Turn, marked: int, best: Option | None) -> Moves:
    """The moves, the best choice with its star; none where it is the only one, or other dice are marked."""
    if best is None or best.set_aside != faces_at(turn.faces, marked):
        return moves
    verbs = {best.then.value, Forward.ASIDE.value} if best.then is Then.BANK else {best.then.value}
    one, other = (replace(move, emoji=BEST) if move.verb in verbs and not move.disabled else move for move in moves)
    return one, other


def _moves(table: Table, ahead: Options, marked: int, words: Words) -> Moves:
    """[Roll or Reveal] [Bank]; on an optional Vengeance [Take] [Pass]."""
    if ahead.forward is Forward.TAKE:
        return (
            Button(verb="take", label=words("press-take"), style=Style.PRIMARY),
            Button(verb="pass", label=words("press-pass")),
        )
    bankable = ahead.against_bank is None
    return (
        _forward(table, ahead, marked, words),
        Button(
            verb="bank",
            arg=str(marked),
            label=words("press-bank-points", points=ahead.turn.at_risk) if bankable else words("press-bank"),
            style=Style.SUCCESS if bankable else Style.SECONDARY,
            disabled=not bankable,
        ),
    )


def _forward(table: Table, ahead: Options, marked: int, words: Words) -> Button:
    allowed = ahead.against_forward is None
    return Button(
        verb=ahead.forward.value,
        arg=str(marked),
        label=_forward_label(table, ahead, words),
        style=Style.PRIMARY if allowed else Style.SECONDARY,
        disabled=not allowed,
    )


def _forward_label(table: Table, ahead: Options, words: Words) -> str:
    turn = ahead.turn
    if ahead.forward is Forward.ASIDE:
        return words("press-tutto")
    if ahead.forward is Forward.ROLL:
        if ahead.against_forward is not None:
            return words("press-roll")
        with_chance = _chances.roll_label(table.row.hints, ahead.game, words)
        return with_chance or words("press-roll-dice", dice=turn.dice_left)
    return _chances.reveal_label(table.row.hints, ahead.game, words)


def _private(table: Table, marked: int, words: Words) -> Row:
    """[?], the way back for those who are away, and the way in for who comes late."""
    explain = Button(verb="explain", arg=str(marked), label=words("press-explain"))
    anybody_away = any(table.is_away(seat) for seat in table.members)
    back = (Button(verb="back", label=words("press-back")),) if anybody_away else ()
    return (explain, *back, *late.join(table, words))

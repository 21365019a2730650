"""The line that calls a player to their turn, as a lock screen shows it. Knows what is banked, not what is at risk.

It must stay the same while the turn lasts, so it reads the scores as they stood when the turn began.
"""

from bot.engine.events import Ended
from bot.engine.state import Turn
from bot.i18n.catalogue import Words
from bot.screens._seats import seated
from bot.screens.story import kind_of
from bot.tables.chronicle import Tale
from bot.tables.ports import Kind, Pings
from bot.tables.table import Table


def call(table: Table, turn: Turn, words: Words) -> str:
    """“@Ben, your turn. Ada banked 650 and leads with 4,200, you have 3,450.” Who plays alone is not mentioned."""
    if table.person(turn.seat).kind.is_computer:
        return words("call-computer", who=seated(table, turn.seat, words))
    if table.is_practice:
        who = seated(table, turn.seat, words)
        return f"{words('call-turn', who=who)} {words('call-alone', own=_scores_before(table, turn)[turn.seat])}"
    who = f"<@{table.person(turn.seat).user}>" if is_called(table, turn.seat) else seated(table, turn.seat, words)
    sentences = [words("call-turn", who=who)]
    if table.game.last_round:
        sentences.append(words("call-last-round"))
    sentences += _news(table, turn, words)
    return " ".join(sentences)


def is_called(table: Table, seat: int) -> bool:
    """Whether who sits there is mentioned: where people play with others, and didn't ask not to be."""
    person = table.person(seat)
    return table.in_company and person.kind is Kind.MEMBER and person.pings is not Pings.NONE


def _scores_before(table: Table, turn: Turn) -> list[int]:
    """The scores as they stood when this turn began."""
    scores = [seat.score for seat in table.seats]
    scores[turn.seat] -= turn.banked
    for seat, points in turn.paid:
        scores[seat] += points
    return scores


def _news(table: Table, turn: Turn, words: Words) -> list[str]:
    """What the player before did, and who leads now."""
    scores = _scores_before(table, turn)
    in_game = [seat for seat in range(len(scores)) if not table.seats[seat].gone]
    best = max(scores[seat] for seat in in_game)
    leaders = [seat for seat in in_game if scores[seat] == best]
    last = table.chronicle.tales[-1] if table.chronicle.tales else None
    if last is None or last.seat == turn.seat:
        return [_lead(table, turn, scores, leaders, words)]
    if last.ended is Ended.BANK and leaders == [last.seat]:
        other = seated(table, last.seat, words)
        return [words("call-bank-leads", other=other, gain=last.gain, best=best, own=scores[turn.seat])]
    return [_last_turn(last, table, words), _lead(table, turn, scores, leaders, words)]


def _last_turn(tale: Tale, table: Table, words: Words) -> str:
    return words(
        f"call-{kind_of(tale)}",
        other=seated(table, tale.seat, words),
        gain=tale.gain,
        lost=tale.lost,
        card=words(f"card-{tale.cards[-1]}") if tale.cards else "",
    )


def _lead(table: Table, turn: Turn, scores: list[int], leaders: list[int], words: Words) -> str:
    own, best = scores[turn.seat], scores[leaders[0]]
    if not any(scores):
        return words("call-lead-nobody")
    if turn.seat in leaders:
        return words("call-lead-you" if len(leaders) == 1 else "call-lead-you-shared", own=own)
    if len(leaders) == 1:
        return words("call-lead-other", leader=seated(table, leaders[0], words), best=best, own=own)
    return words("call-lead-shared", count=len(leaders), best=best, own=own)

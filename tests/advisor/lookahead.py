"""One step ahead through the engine: what a choice or chance leads to, and what a turn that is over has brought."""

from collections.abc import Iterator

from bot.advisor.advice import Then, value
from bot.advisor.odds import rolls, ways
from bot.advisor.situation import Situation
from bot.advisor.solved import Solved
from bot.engine import Game, Refusal, act, due, settle
from bot.engine.chance import Dice, Draw, Drawn, Outcome, Rolled, Shuffle, Shuffled
from bot.engine.changed import changed
from bot.engine.commands import Bank, Command, Pass, Reveal, Roll, SetAside, Take
from bot.engine.dice import Roll as Faces
from bot.engine.dice import faces_at
from bot.engine.events import BankedInTurn, Ended, Event, TurnEnded, TuttoMade
from bot.engine.evolve import evolve

PRESSES = {Then.BANK: Bank, Then.REVEAL: Reveal, Then.ROLL: Roll, Then.TAKE: Take, Then.PASS: Pass}


def with_whole_deck(game: Game) -> Game:
    """The same with every card in the pile, so that the engine lets each come."""
    return changed(game, pile=dict(game.ruleset.deck), reshuffle_due=False, deck_checked=True)


def followed(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        game = evolve(game, event)
    return game


def worth_of(solved: Solved, game: Game, events: tuple[Event, ...]) -> float:
    """What a turn has brought if these events ended it, else what it is worth after them."""
    turn = game.turn
    assert turn is not None
    brought = turn.banked - dict(turn.paid).get(turn.seat, 0)
    for event in events:
        match event:
            case BankedInTurn():
                brought += event.points
            case TuttoMade():
                brought -= dict(event.taken).get(turn.seat, 0)
            case TurnEnded(ended=Ended.WIN):
                return brought + game.ruleset.target
            case TurnEnded():
                return brought + event.gain - dict(event.taken).get(turn.seat, 0)
            case _:
                pass
    return value(solved, followed(game, events))


def choices(game: Game) -> Iterator[tuple[Faces, Then, tuple[Event, ...]]]:
    """All that the engine lets the seat do, each kind of set-aside once: what a board's buttons do at one press."""
    turn = game.turn
    assert turn is not None
    seen: set[Faces] = set()
    for mask in range(64):
        faces = faces_at(turn.faces, mask)
        if mask & ~turn.thrown or faces in seen:
            continue
        seen.add(faces)
        aside: tuple[Command, ...] = (SetAside(seat=turn.seat, places=mask),) if mask else ()
        done = act(game, aside)
        if isinstance(done, Refusal):
            continue
        if mask and any(isinstance(event, TurnEnded) for event in done[1]):
            yield faces, Then.BANK, done[1]
            continue
        for then, press in PRESSES.items():
            both = act(game, (*aside, press(seat=turn.seat)))
            if not isinstance(both, Refusal):
                yield faces, then, both[1]


def chances(game: Game, situation: Situation) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """All that chance can answer, with how often it does."""
    asked = due(game)
    match asked:
        case Dice(count=count):
            answers: list[tuple[int, Outcome]] = [(ways(roll), Rolled(faces=roll)) for roll in rolls(count)]
        case Draw():
            answers = [(count, Drawn(card=card)) for card, count in situation.weights.items()]
        case Shuffle():
            answers = [(1, Shuffled())]
        case _:
            raise AssertionError(asked)
    for often, answer in answers:
        events = settle(game, answer)
        assert not isinstance(events, Refusal)
        yield often, events

"""One seat's turn as a line of tokens, played one after the other (record.md, Turns).

Knows what each token says and tries; whether it is allowed the engine answers. Knows nothing of other lines.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from bot.engine import allowed, commands
from bot.engine.cards import Card
from bot.engine.chance import Drawn, Outcome, Rolled
from bot.engine.dice import FACES, Roll, first_places
from bot.engine.events import BankedInTurn, Ended, Event, Taken, TurnEnded, TuttoMade
from bot.engine.refusals import Code, Refusal, refuse
from bot.engine.standing import added
from bot.engine.state import Step
from bot.engine.traits import trait_in_force
from bot.record.names import figures
from bot.record.play import Play, Told, WrongError
from bot.record.reader import Line

_CARD = re.compile(r"[A-Z][A-Z0-9]*")
_ROLL = re.compile(r"([0-9]+)(:?)([0-9]*)")
_POINTS = re.compile(r"\s+([0-9]{1,9})(?=\s|$)")
_GAIN = re.compile(r"=([0-9]+)")
_LOSS = re.compile(r"-([0-9]+)(?=\s|$)")
_TOKEN = re.compile(r"\S+")
_FACES = frozenset(FACES)
_CARDS = {card.value: card for card in Card}
_ENDS_AN_UNDECIDED_TURN = ("forfeit", "leaves")


LONGEST_TURN = 100_000
"""How far into a line, in characters, a token may start: no turn is as long, and what it adds up to stays printable."""


class TurnLine:
    """A line that is being played for the seat whose turn it is."""

    def __init__(self, play: Play, line: Line, may_stay_undecided: Callable[[], bool]) -> None:
        self._play = play
        self._line = line
        self._may_stay_undecided = may_stay_undecided
        self.seat = play.turn.seat
        self.gain = 0
        self.taken: Taken = ()
        self.ended: Ended | None = None
        self._words: list[str] = []
        self._gain_stands = False
        self._named: list[int] = []
        self._last_named = 0

    def run(self, start: int) -> str:
        """Play every token from `start` on; gives them as they are written, with the figures of a finished turn."""
        text = self._line.text
        at = start
        while match := _TOKEN.search(text, at):
            at = self._token(match) if self.ended is None else self._figure(match)
        if at == start:
            raise self._wrong(0, refuse(Code.UNREADABLE, text=text[:40]))
        if self.ended is None:
            return " ".join(self._words)
        if self._named and len(self._named) < len(self.taken):
            raise self._wrong(self._last_named, self._expected())
        return " ".join((*self._words, *figures(tuple(self._play.names), self.gain, self.taken)))

    def _token(self, match: re.Match[str]) -> int:
        """Play one token; gives where the next may start."""
        word, at = match[0], match.start()
        seat = self.seat
        if at > LONGEST_TURN:
            raise self._wrong(at, refuse(Code.UNREADABLE, longest=LONGEST_TURN))
        if _CARD.fullmatch(word):
            self._card(word, at)
        elif roll := _ROLL.fullmatch(word):
            self._roll(roll, at, match.end())
        elif word == "bank":
            self._ask(at, commands.Bank(seat=seat))
        elif word == "pass":
            self._ask(at, commands.Pass(seat=seat))
        elif word == "forfeit":
            self._ask(at, commands.Forfeit(seat=seat))
        elif word == "leaves":
            self._ask(at, commands.Leave(seat=seat))
        elif word == "win":
            self._enter(at, commands.Enter(seat=seat, points=0, won=True))
        elif word == "score":
            return self._score(at, match.end())
        else:
            raise self._wrong(at, refuse(Code.UNREADABLE, text=word[:40]))
        self._words.append(word)
        return match.end()

    def _card(self, word: str, at: int) -> None:
        card = _CARDS.get(word)
        if card is None:
            raise self._wrong(at, refuse(Code.NO_SUCH_CARD, card=word[:40]))
        refusal = allowed.against_card(self._play.game, card)
        if refusal is not None:
            raise self._wrong(at, refusal)
        if self._play.turn.step is not Step.DRAWING:
            self._ask(at, commands.Reveal(seat=self.seat))
        self._play.shuffle_if_due()
        self._tell(at, Drawn(card=card))

    def _roll(self, match: re.Match[str], at: int, end: int) -> None:
        roll, colon, aside = _sorted(match[1]), match[2], _sorted(match[3])
        turn = self._play.turn
        if turn.step in (Step.REVEAL, Step.DRAWING):
            raise self._wrong(at, refuse(Code.MUST_REVEAL))
        if turn.step is Step.TAKE_OR_PASS:
            self._ask(at, commands.Take(seat=self.seat))
        refusal = self._against_roll(roll, aside)
        if refusal is None and not colon:
            refusal = self._against_staying_undecided(roll, end)
        elif refusal is None:
            refusal = allowed.against_aside(trait_in_force(self._play.game), roll, aside, turn.collected)
        if refusal is not None:
            raise self._wrong(at, refusal)
        if turn.step is Step.GO_ON:
            self._ask(at, commands.Roll(seat=self.seat))
        self._tell(at, Rolled(faces=tuple(map(int, match[1]))))
        self._set_aside(at, aside)

    def _set_aside(self, at: int, aside: Roll) -> None:
        """Let the player choose these faces, where the choice is theirs and made."""
        turn = self._play.game.turn
        if not aside or turn is None or turn.step is not Step.CHOOSE:
            return
        places = first_places(turn.faces, turn.thrown, aside) or 0
        self._ask(at, commands.SetAside(seat=self.seat, places=places))

    def _against_roll(self, roll: Roll, aside: Roll) -> Refusal | None:
        dice = self._play.turn.dice_left
        if not _FACES.issuperset(roll + aside):
            return refuse(Code.NOT_A_FACE)
        return None if len(roll) == dice else refuse(Code.WRONG_DICE_COUNT, dice=dice)

    def _against_staying_undecided(self, roll: Roll, end: int) -> Refusal | None:
        """Refuse a roll without a colon but where the player had still to choose when all ended (record.md)."""
        turn, trait = self._play.turn, trait_in_force(self._play.game)
        leaves_a_choice = not trait.bot_chooses and bool(trait.scoring.fullest(roll, turn.collected))
        follows = self._line.text[end:].split(maxsplit=1)
        is_the_end = follows[0] in _ENDS_AN_UNDECIDED_TURN if follows else self._may_stay_undecided()
        return None if leaves_a_choice and is_the_end else refuse(Code.MUST_SET_ASIDE)

    def _score(self, at: int, end: int) -> int:
        match = _POINTS.match(self._line.text, end)
        if match is None:
            raise self._wrong(at, refuse(Code.UNREADABLE, text="score"))
        self._enter(at, commands.Enter(seat=self.seat, points=int(match[1])))
        self._words += ["score", match[1]]
        return match.end()

    def _figure(self, match: re.Match[str]) -> int:
        """Check a figure after the turn; anything else is one token too many."""
        at = match.start()
        loss = self._loss(at)
        if loss is not None:
            seat, points, end = loss
            if str(dict(self.taken).get(seat)) != points.lstrip("0") or seat in self._named:
                raise self._wrong(at, self._expected())
            self._named.append(seat)
            self._last_named = at
            return end
        gain = _GAIN.fullmatch(match[0])
        if gain is None or self._gain_stands:
            raise self._wrong(at, refuse(Code.TURN_IS_OVER))
        if (gain[1].lstrip("0") or "0") != str(self.gain):
            raise self._wrong(at, self._expected())
        self._gain_stands = True
        return match.end()

    def _loss(self, at: int) -> tuple[int, str, int] | None:
        """Read `NAME-n` with the longest name that fits: the seat, the points and where it ends."""
        text, names = self._line.text, self._play.names
        for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
            if text.startswith(names[seat], at):
                match = _LOSS.match(text, at + len(names[seat]))
                if match is not None:
                    return seat, match[1], match.end()
        return None

    def _expected(self) -> Refusal:
        spelled = figures(tuple(self._play.names), self.gain, self.taken)
        return refuse(Code.FIGURE_DIFFERS, figure=" ".join(spelled))

    def _tell(self, at: int, outcome: Outcome) -> None:
        self._note(at, self._play.tell(outcome))
        self._remember(at, outcome)

    def _enter(self, at: int, command: commands.Enter) -> None:
        self._ask(at, command)
        self._remember(at, None)

    def _remember(self, at: int, outcome: Outcome | None) -> None:
        told = Told(line=self._line.number, column=self._line.column + at, outcome=outcome)
        self._play.told.append(told)

    def _ask(self, at: int, command: commands.Command) -> None:
        self._note(at, self._play.ask(command))

    def _note(self, at: int, answer: tuple[Event, ...] | Refusal) -> None:
        if isinstance(answer, Refusal):
            raise self._wrong(at, answer)
        for event in answer:
            match event:
                case TuttoMade():
                    self.taken = added(self.taken, event.taken)
                case BankedInTurn():
                    self.gain += event.points
                case TurnEnded():
                    self.gain += event.gain
                    self.taken = added(self.taken, event.taken)
                    self.ended = event.ended
                case _:
                    pass

    def _wrong(self, at: int, refusal: Refusal) -> WrongError:
        return WrongError(self._line, at, refusal)


@lru_cache(maxsize=1 << 16)
def _sorted(faces: str) -> Roll:
    return tuple(sorted(map(int, faces)))

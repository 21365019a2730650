"""What `python -m bot replay` says in English: the standings, and for each code what is wrong and what would be right.

The command line is for whoever hosts or mends the bot; what players see is in locale/ and nowhere here.
"""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.refusals import Code
from bot.record.reader import RecordError
from bot.record.replay import Replayed

_SENTENCES: Mapping[Code, str] = MappingProxyType(
    {
        Code.UNREADABLE: "this is no line, tag or token of a record here; see the format's description",
        Code.UNKNOWN_TAG_VALUE: "the tag can't have this value; see the format's description for those it can",
        Code.UNKNOWN_HOUSE_RULE: "no house rule or preset of this edition has this name or value",
        Code.NOT_YOUR_TURN: "it is not this seat's turn, or the turn above is not over",
        Code.NO_SUCH_CARD: "the card is not in the pile; one that is left would do",
        Code.MAY_NOT_REVEAL: "no card may be revealed; roll, or bank where that is allowed",
        Code.MUST_REVEAL: "a card must be revealed before dice are rolled",
        Code.NOT_A_FACE: "dice have the faces 1 to 6",
        Code.WRONG_DICE_COUNT: "another number of dice was rolled",
        Code.NOT_IN_THE_ROLL: "only dice of this very roll can be set aside",
        Code.DOES_NOT_SCORE: "not all of these dice score; set aside groups, or new numbers on a Straight",
        Code.NOT_A_NULL: "something scores in this roll, and some of it must be set aside",
        Code.MUST_SET_ASIDE: "a colon is due, and after it the dice set aside",
        Code.MUST_SET_ASIDE_ALL: "every die that scores must be set aside",
        Code.MAY_NOT_BANK: "banking is not allowed here; go on",
        Code.BELOW_MINIMUM: "there is too little at risk to bank; roll on",
        Code.MAY_NOT_PASS: "there is no Vengeance that may be passed on",
        Code.TURN_IS_OVER: "the turn is over; only its figures may follow",
        Code.GAME_IS_OVER: "the game is over; nothing may follow",
        Code.FIGURE_DIFFERS: "the rules lead to another figure",
        Code.NOT_THE_SEALED_DICE: "this is not what the sealed dice have here",
    }
)


def message(error: RecordError) -> str:
    """Say what is wrong and what would have been allowed, with what the engine knows about it.

    >>> message(RecordError(line=1, column=1, code=Code.WRONG_DICE_COUNT, facts={"dice": 3}))
    'another number of dice was rolled (dice: 3)'
    """
    sentence = _SENTENCES.get(error.code, error.code)
    facts = ", ".join(f"{name}: {value}" for name, value in error.facts.items())
    return f"{sentence} ({facts})" if facts else sentence


def standings(replayed: Replayed) -> str:
    """List the seats by score, the winners marked, and how far the game is."""
    seats = replayed.game.seats
    ranked = sorted(range(len(seats)), key=lambda seat: -seats[seat].score)
    width = max(len(name) for name in replayed.names)
    rows = [
        f"{replayed.names[seat]:<{width}}  {seats[seat].score:>7,}"
        + ("  wins" if seat in replayed.winners else "")
        + ("  left" if seats[seat].gone else "")
        for seat in ranked
    ]
    state = "finished" if replayed.game.is_over else "under way"
    return "\n".join([*rows, f"round {replayed.game.round}, {state}"])

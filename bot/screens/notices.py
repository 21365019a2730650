"""Everything that one person is told privately. Knows no screen that everyone sees, and decides nothing.

Each notice is in the reader's language, says what is the matter, and what to do next.
"""

from collections.abc import Iterable
from typing import Final

from bot.engine.refusals import Code, Refusal
from bot.i18n.catalogue import Words
from bot.screens import hosting
from bot.screens._links import link_to_play
from bot.screens._screen import Button, Link, Row, Screen, Style
from bot.screens._seats import host_name, seated
from bot.tables.ports import Pings
from bot.tables.table import Table

BETWEEN_PERMISSIONS: Final = ", "


def refused(refusal: Refusal, table: Table, words: Words) -> Screen:
    """What the rules forbid, by the engine's code; a code no press can meet gets a sentence that fits them all."""
    if refusal.code is Code.NOT_YOUR_TURN:
        return not_your_turn(table, words)
    message = f"refusal-{refusal.code}"
    if refusal.code is Code.ALREADY_SEATED and not table.in_lobby:
        message = "refusal-already-seated-game"
    if message not in words:
        message = "refusal-other"
    return Screen(content=words(message))


def table_full(table: Table, words: Words, *, with_thread: bool) -> Screen:
    """All seats are taken; the offer of a second table, with a button where the bot may open a thread for it."""
    if not with_thread:
        return Screen(content=words("refusal-table-is-full"))
    button = Button(verb="second", label=words("second-table"), style=Style.PRIMARY)
    return Screen(content=words("table-is-full-thread"), rows=((button,),), game=table.id, seq=table.seq)


def not_your_turn(table: Table, words: Words) -> Screen:
    """Whose turn it is instead, with the way to the board."""
    turn = table.game.turn
    if turn is None:
        return Screen(content=words("refusal-not-begun"))
    who = seated(table, turn.seat, words)
    return Screen(
        content=words("refusal-not-your-turn", who=who), rows=_to_board(table, words), game=table.id, seq=table.seq
    )


def outsider(table: Table, words: Words) -> Screen:
    """Who presses holds no seat here."""
    return Screen(content=words("outsider-lobby" if table.in_lobby else "outsider-game"))


def ways(words: Words, *, hosts: bool) -> Row:
    """What can be pressed below whatever is told about a game under way; the host's menu is for who may host."""
    return (_down(words), hosting.way_in(words)) if hosts else (_down(words),)


def unreadable(game: str, words: Words, *, may_close: bool) -> Screen:
    """The stored game can't be played on; who may, can put it away with the verb `stop` and `away`."""
    button = Button(verb="stop", arg="away", label=words("unreadable-away"), style=Style.DANGER)
    return Screen(content=words("unreadable"), rows=((button,),) if may_close else (), game=game)


def put_away(words: Words) -> Screen:
    """The place is free again."""
    return Screen(content=words("unreadable-done"))


def brought_down(words: Words) -> Screen:
    """The board lies right below."""
    return Screen(content=words("down-done"))


def not_host(table: Table, words: Words) -> Screen:
    """Only the host may, and who that is."""
    return Screen(content=words("not-host", host=host_name(table, words)))


def not_host_stop(table: Table, words: Words) -> Screen:
    """Who may end the game for all."""
    return Screen(content=words("not-host-stop", host=host_name(table, words)))


def stale(table: Table, words: Words) -> Screen:
    """The press was on a board that has moved on; the way to the newest, or to the result."""
    if table.game.is_over:
        return Screen(content=words("stale-over"), rows=_to_result(table, words))
    return Screen(content=words("stale-board"), rows=_to_board(table, words), game=table.id, seq=table.seq)


def too_late(table: Table, words: Words) -> Screen:
    """Time was up before the reader pressed; the way to what goes on now."""
    return Screen(content=words("too-late"), rows=_to_board(table, words), game=table.id, seq=table.seq)


def stands_still(table: Table, words: Words) -> Screen:
    """The game is paused; the way to where it is resumed."""
    return Screen(content=words("stands-still"), rows=_to_board(table, words), game=table.id, seq=table.seq)


def here_already(table: Table, words: Words) -> Screen:
    """Who pressed “I'm back” was never away."""
    return Screen(content=words("here-already"), rows=_to_board(table, words))


def back(table: Table, words: Words) -> Screen:
    """The reader's seat is theirs again."""
    return Screen(content=words("welcome-back"), rows=_to_board(table, words))


def called(pings: Pings, words: Words) -> Screen:
    """How the reader is called to their turns from now on."""
    return Screen(content=words(f"pings-{pings.value}"))


def overtaken(table: Table, words: Words) -> Screen:
    """Somebody else was faster (a Conflict)."""
    return Screen(content=words("overtaken"), rows=_to_board(table, words), game=table.id, seq=table.seq)


def gone(words: Words) -> Screen:
    """There is no such game, or no more."""
    return Screen(content=words("game-gone"))


def unknown_press(words: Words) -> Screen:
    """A button of another age."""
    return Screen(content=words("unknown-press"))


def unknown_command(words: Words) -> Screen:
    """A command of another age."""
    return Screen(content=words("unknown-command"))


def place_taken(table: Table, words: Words) -> Screen:
    """Another game has this channel or thread; the way to it."""
    return Screen(content=words("place-taken"), rows=_to_table(table, words), game=table.id, seq=table.seq)


def rematch_taken(table: Table, words: Words) -> Screen:
    """Somebody else pressed Rematch first; the way to the new game."""
    return Screen(content=words("place-taken-rematch"), rows=_to_table(table, words), game=table.id, seq=table.seq)


def wrong_place(words: Words) -> Screen:
    """No table can stand where the command was given."""
    return Screen(content=words("wrong-place"))


def all_by_bot(words: Words) -> Screen:
    """Where the bot brings cards and dice there is nothing to keep score of."""
    return Screen(content=words("all-by-bot"))


def target_out_of_bounds(lowest: int, highest: int, step: int, words: Words) -> Screen:
    """What a target can be."""
    return Screen(content=words("target-out-of-bounds", lowest=lowest, highest=highest, step=step))


def missing(permissions: Iterable[str], words: Words) -> Screen:
    """What the bot may not do here, by Discord's own names such as `send_messages`."""
    named = BETWEEN_PERMISSIONS.join(_permission(permission, words) for permission in permissions)
    return Screen(content=words("missing-permissions", permissions=named))


def cannot_post(words: Words) -> Screen:
    """The bot may not write where the game is played."""
    return Screen(content=words("cannot-post"))


def no_game_here(words: Words) -> Screen:
    """A command about the game of this place, where there is none."""
    return Screen(content=words("no-game-here"))


def left_lobby(words: Words) -> Screen:
    """The seat is given back."""
    return Screen(content=words("left-lobby"))


def left_game(words: Words) -> Screen:
    """The game goes on without the reader."""
    return Screen(content=words("left-game"))


def sure_to_leave(table: Table, words: Words) -> Screen:
    """Ask once more before somebody leaves for good; answered by the verb `leave` with `yes` or `no`."""
    question = words("leave-sure-practice" if table.is_practice else "leave-sure")
    buttons = (
        Button(verb="leave", arg="yes", label=words("leave-yes"), style=Style.DANGER),
        Button(verb="leave", arg="no", label=words("leave-no")),
    )
    return Screen(content=question, rows=(buttons,), game=table.id, seq=table.seq)


def not_left(words: Words) -> Screen:
    """The answer was no."""
    return Screen(content=words("leave-not"))


def sure_to_stop(table: Table, words: Words) -> Screen:
    """Ask once more before a game is ended for everybody; answered by the verb `stop` with `yes` or `no`."""
    question = words("stop-sure-practice" if table.is_practice else "stop-sure")
    buttons = (
        Button(verb="stop", arg="yes", label=words("stop-yes"), style=Style.DANGER),
        Button(verb="stop", arg="no", label=words("stop-no")),
        hosting.way_in(words),
    )
    return Screen(content=question, rows=(buttons,), game=table.id, seq=table.seq)


def not_stopped(words: Words) -> Screen:
    """The answer was no."""
    return Screen(content=words("stop-not"))


def stopped(words: Words) -> Screen:
    """The answer was yes."""
    return Screen(content=words("stop-done"))


def board_posted(table: Table, words: Words) -> Screen:
    """The way to the board that was just posted anew."""
    return Screen(content=words("board-posted"), rows=((Link(label=words("to-board"), url=link_to_play(table)),),))


def apology(reference: str, words: Words) -> Screen:
    """A bug of ours, with the reference under which it is logged."""
    return Screen(content=words("apology", reference=reference))


def store_unusable(words: Words) -> Screen:
    """The database can't be read or written just now."""
    return Screen(content=words("store-unusable"))


def _permission(permission: str, words: Words) -> str:
    message = f"permission-{permission.replace('_', '-')}"
    if message in words:
        return words(message)
    return words("permission-other", permission=permission.replace("_", " "))


def _down(words: Words) -> Button:
    return Button(verb="down", label=words("down-here"))


def _to_board(table: Table, words: Words) -> tuple[Row, ...]:
    """The way there, and a way to have it come."""
    return ((Link(label=words("to-board"), url=link_to_play(table)), _down(words)),)


def _to_table(table: Table, words: Words) -> tuple[Row, ...]:
    return ((Link(label=words("to-table"), url=link_to_play(table)), _down(words)),)


def _to_result(table: Table, words: Words) -> tuple[Row, ...]:
    return ((Link(label=words("to-result"), url=link_to_play(table)),),)

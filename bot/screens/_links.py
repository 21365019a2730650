"""Addresses on Discord that lead to a table. Knows where its messages stand, not what they say."""

from bot.tables.ports import MessageKind
from bot.tables.table import Table


def link_to_play(table: Table) -> str:
    """The newest board or the result where there is one, else the lobby's message, else the place itself."""
    messages = table.row.messages
    kind = MessageKind.LOBBY if table.in_lobby or MessageKind.BOARD not in messages else MessageKind.BOARD
    return _to_message(table, kind)


def link_to_place(table: Table) -> str:
    """The channel or thread the game is played in."""
    return f"https://discord.com/channels/{table.row.guild}/{table.row.place}"


def _to_message(table: Table, kind: MessageKind) -> str:
    ref = table.row.messages.get(kind)
    if ref is None:
        return link_to_place(table)
    return f"https://discord.com/channels/{table.row.guild}/{ref.channel}/{ref.message}"

"""Where a message lies in its channel: which was pressed, which is newest, which people have to scroll for.

Knows message ids and the times in them; it must not know what any message shows.
"""

from datetime import timedelta
from typing import Final

import discord

from bot.tables.ports import MessageRef

FAR_UP: Final = timedelta(hours=1)
FRESH: Final = timedelta(seconds=10)


def pressed_message(press: discord.Interaction | None) -> MessageRef | None:
    """The message whose button was pressed."""
    if press is None or press.message is None:
        return None
    return MessageRef(channel=press.message.channel.id, message=press.message.id)


def is_newest(pressed: MessageRef | None, board: MessageRef | None) -> bool:
    """Whether no newer board is known; one that was sent just now can be pressed before it is remembered."""
    return pressed is not None and (board is None or pressed.message >= board.message)


def is_far_up(ref: MessageRef) -> bool:
    """Whether a message is so old that much may have been said below it."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(ref.message) > FAR_UP


def is_fresh(ref: MessageRef) -> bool:
    """Whether a message was posted just now, so that another would only be in its way."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(ref.message) < FRESH

"""The calls that a turn is made of, said to Discord in fewer words than discord.py's. Knows no screen.

discord.py reads every message that Discord sends back, which is a fifth of a press's processor time and looked at by
nobody. These calls go the same way as its own (discord.py 2.7.1), its rate limits and errors included.
"""

from collections.abc import Mapping
from typing import Any

import discord
from discord.http import Route
from discord.webhook.async_ import async_context

Message = Mapping[str, Any]
"""The parts of a message, in Discord's JSON."""

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


async def redraw(interaction: discord.Interaction, message: Message) -> None:
    """Answer a press by giving its own message these parts, which is not sent back; raises as `edit_message` does."""
    response = interaction.response
    if response.is_done():
        raise discord.InteractionResponded(interaction)
    answer = discord.InteractionResponseType.message_update
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    await async_context.get().request(
        route,
        session=interaction._session,  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] # as edit_message does
        payload={"type": answer.value, "data": message},
    )
    response._response_type = answer  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] # what is_done() tells


async def post(client: discord.Client, channel: int, message: Message) -> int:
    """Send a new message and answer its id."""
    sent = await client.http.request(Route("POST", MESSAGES, channel_id=channel), json=message)
    return int(sent["id"])


async def edit(client: discord.Client, channel: int, message_id: int, message: Message) -> None:
    """Give a message these parts by its channel."""
    await client.http.request(Route("PATCH", MESSAGE, channel_id=channel, message_id=message_id), json=message)

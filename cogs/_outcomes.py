"""What becomes of a call to Discord: the answers it is known to give, by their codes, and how long it is worth trying.

Knows no screen, no route and no game; docs/moods.md says what is done about each.
"""

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum
from http import HTTPStatus
from typing import Final, TypeVar

import aiohttp
import discord
import structlog

log = structlog.stdlib.get_logger(__name__)

T = TypeVar("T")
TRIES: Final = 3
NONSENSE: Final = (ValueError, TypeError, LookupError)
"""What discord.py stumbles over in an answer that is not of Discord's making."""
FAILURES: Final = (discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError, *NONSENSE)
"""What a call can end in: a refusal, an answer given before, a cut, a silence, nonsense."""
Failure = (
    discord.HTTPException
    | discord.InteractionResponded
    | aiohttp.ClientError
    | OSError
    | ValueError
    | TypeError
    | LookupError
)


class Sent(Enum):
    """What became of a call that shows something."""

    SHOWN = "shown"
    GONE = "gone"
    """The message is no longer there, or no longer the bot's to change."""
    NOWHERE = "nowhere"
    """The channel or thread itself is no longer there."""
    ASLEEP = "asleep"
    """The thread is archived, and stays so as far as the bot may decide."""
    FORBIDDEN = "forbidden"
    LATE = "late"
    """The interaction can't be answered any more, or already was; the channel route still can."""
    LOST = "lost"
    """Discord failed every try."""
    REFUSED = "refused"
    """Discord won't have it, for a reason it is not known to give: a bug of ours, logged as one."""

    @property
    def is_barred(self) -> bool:
        """Whether somebody has to let the bot in first."""
        return self in {Sent.FORBIDDEN, Sent.ASLEEP}

    @property
    def may_pass(self) -> bool:
        """Whether the same may be taken at another time."""
        return self in {Sent.LOST, Sent.REFUSED}


OUTCOMES: Final = {
    10003: Sent.NOWHERE,  # unknown channel
    10004: Sent.NOWHERE,  # unknown server
    10008: Sent.GONE,  # unknown message
    10015: Sent.LATE,  # unknown webhook: no answer is there to follow up
    10062: Sent.LATE,  # unknown interaction: more than three seconds old
    20028: Sent.LOST,  # the channel is written to too fast
    30046: Sent.GONE,  # edited too often for a message older than an hour
    40060: Sent.LATE,  # already acknowledged
    50001: Sent.FORBIDDEN,  # missing access
    50005: Sent.GONE,  # another bot's message: the database came from there
    50013: Sent.FORBIDDEN,  # missing permissions
    50027: Sent.LATE,  # the interaction's token has run out
    50083: Sent.ASLEEP,  # the thread is archived
    130000: Sent.LOST,  # overloaded
    160005: Sent.FORBIDDEN,  # the thread is locked
    160006: Sent.FORBIDDEN,  # as many threads as a server may have
}
"""What Discord's error codes mean here."""


def outcome_of(failure: Failure) -> Sent:
    """What Discord's answer means; REFUSED is for the caller to log."""
    if isinstance(failure, discord.InteractionResponded):
        return Sent.LATE
    if isinstance(failure, discord.HTTPException):
        return _refused(failure)
    log.warning("discord.cut", error=repr(failure))
    return Sent.LOST


def _refused(failure: discord.HTTPException) -> Sent:
    outcome = OUTCOMES.get(failure.code)
    # A 429 that gets this far comes from Cloudflare, before Discord.
    passes = failure.status >= HTTPStatus.INTERNAL_SERVER_ERROR or failure.status == HTTPStatus.TOO_MANY_REQUESTS
    if outcome is None and not passes:
        return Sent.REFUSED
    log.warning("discord.refused", status=failure.status, code=failure.code, outcome=outcome or Sent.LOST)
    return outcome or Sent.LOST


async def tried(call: Awaitable[object]) -> Sent:
    """Await what needn't be done at any cost."""
    try:
        await call
    except FAILURES as failure:
        return noted(failure)
    return Sent.SHOWN


async def persistently(call: Callable[[], Awaitable[T]]) -> T | Sent:
    """Make a call anew while Discord fails or the connection is cut: discord.py gives up on some of these."""
    for attempt in range(1, TRIES):
        try:
            return await call()
        except FAILURES as failure:
            outcome = noted(failure)
            if outcome is not Sent.LOST:
                return outcome
        await asyncio.sleep(attempt)
    try:
        return await call()
    except FAILURES as failure:
        return noted(failure)


def shown(answer: object) -> Sent:
    """What became of a call of which only that is of interest."""
    return answer if isinstance(answer, Sent) else Sent.SHOWN


def noted(failure: Failure) -> Sent:
    """What Discord's answer means, a bug of ours being logged: of a call that no person's answer hangs on."""
    outcome = outcome_of(failure)
    if outcome is Sent.REFUSED:
        log.error("bug", asked="discord", exc_info=failure)
    return outcome

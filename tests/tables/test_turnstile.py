"""One at a time through each key."""

import asyncio

import pytest

from bot.tables.turnstile import Turnstile


async def test_a_second_waits_for_the_first() -> None:
    turnstile, order = Turnstile(), []

    async def pass_through(name: str) -> None:
        async with turnstile.pass_through("table"):
            order.append(f"{name} in")
            await asyncio.sleep(0)
            order.append(f"{name} out")

    await asyncio.gather(pass_through("a"), pass_through("b"))
    assert order == ["a in", "a out", "b in", "b out"]


async def test_two_keys_do_not_wait_for_each_other() -> None:
    turnstile = Turnstile()
    async with turnstile.pass_through("one"), turnstile.pass_through("other"):
        assert 2 == len(turnstile)


async def test_nothing_is_kept_of_a_key_nobody_holds() -> None:
    turnstile = Turnstile()
    with pytest.raises(ZeroDivisionError):
        async with turnstile.pass_through("table"):
            raise ZeroDivisionError
    assert 0 == len(turnstile)


async def test_who_gives_up_waiting_leaves_the_way_free() -> None:
    turnstile = Turnstile()
    async with turnstile.pass_through("table"):
        waiting = asyncio.create_task(turnstile.pass_through("table").__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert 0 == len(turnstile)

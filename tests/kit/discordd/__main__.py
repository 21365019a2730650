"""discordd on its own: `python -m tests.kit.discordd --guilds 2500 --port 0` prints its address and serves.

Knows the command line only.
"""

import argparse
import asyncio
import json
import signal
import sys

from tests.kit.discordd.buckets import GENEROUS, REAL
from tests.kit.discordd.server import Discordd


async def _serve(asked: argparse.Namespace) -> None:
    policy = REAL if asked.real_buckets else GENEROUS
    server = await Discordd.start(port=asked.port, policy=policy, shards=asked.shards)
    for place in range(asked.guilds):
        guild = server.world.add_guild(f"Club {place}", locale=asked.locale)
        for number in range(asked.channels):
            server.world.add_channel(guild, f"games-{number}")
    sys.stdout.write(json.dumps({"api": server.api_url, "token": server.token}) + "\n")
    sys.stdout.flush()
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    await stopped.wait()
    await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.kit.discordd", description=__doc__)
    parser.add_argument("--guilds", type=int, default=1)
    parser.add_argument("--channels", type=int, default=10, help="channels in each guild")
    parser.add_argument("--locale", default="en-US", help="the guilds' language")
    parser.add_argument("--shards", type=int, default=1, help="what /gateway/bot recommends")
    parser.add_argument("--port", type=int, default=0, help="0 is any free one")
    parser.add_argument("--real-buckets", action="store_true", help="rate limits as small as Discord's")
    asyncio.run(_serve(parser.parse_args()))


if __name__ == "__main__":
    main()

"""The processor time that another process has spent, to the nanosecond. Knows a process id and no more."""

import asyncio
import time

STILL_S = 0.006
STILL_TIMES = 2


def cpu_ms(pid: int) -> float:
    """User and system time of all its threads, in milliseconds."""
    # Linux names a process's clock by its complement: clock_getcpuclockid(3), which Python has for threads only.
    return time.clock_gettime(~pid << 3 | 2) * 1000


async def settled_cpu_ms(pid: int) -> float:
    """The same once it has come to rest: what follows an answer (a post, a commit) counts towards the press."""
    before, still = cpu_ms(pid), 0
    while still < STILL_TIMES:
        await asyncio.sleep(STILL_S)
        after = cpu_ms(pid)
        still = still + 1 if after == before else 0
        before = after
    return after

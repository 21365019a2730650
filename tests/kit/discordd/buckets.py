"""How many calls a route takes in how many seconds, and the headers that say so.

Knows no route's meaning; the figures of REAL are observed ones, for Discord documents none.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from tests.kit.discordd.snowflakes import now_ms


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    calls: int
    window_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Allowances by `METHOD route`, and one for every other route."""

    usual: Allowance
    routes: Mapping[str, Allowance]


GENEROUS = Policy(usual=Allowance(calls=10_000, window_s=1.0), routes={})
REAL = Policy(
    usual=Allowance(calls=50, window_s=1.0),
    routes={
        "POST /channels/{channel}/messages": Allowance(calls=5, window_s=5.0),
        "PATCH /channels/{channel}/messages/{message}": Allowance(calls=5, window_s=5.0),
        "DELETE /channels/{channel}/messages/{message}": Allowance(calls=5, window_s=1.0),
        "PATCH /channels/{channel}": Allowance(calls=5, window_s=10.0),
        "POST /channels/{channel}/messages/{message}/threads": Allowance(calls=5, window_s=10.0),
        "POST /webhooks/{application}/{token}": Allowance(calls=5, window_s=2.0),
        "PATCH /webhooks/{application}/{token}/messages/{message}": Allowance(calls=5, window_s=2.0),
    },
)
MAJOR = ("channel", "guild", "token")


@dataclass(slots=True, kw_only=True)
class _Bucket:
    left: int
    resets_at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Grant:
    """What one call is told; refused where retry_after_s is set."""

    headers: dict[str, str]
    retry_after_s: float | None


class Buckets:
    """All buckets of one bot."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._hashes: dict[str, str] = {}

    def take(self, route: str, variables: Mapping[str, str], now: float) -> Grant:
        """Take one call from the route's bucket; `now` is in seconds of any steady clock."""
        allowance = self.policy.routes.get(route, self.policy.usual)
        major = next((variables[name] for name in MAJOR if name in variables), "")
        bucket = self._buckets.get((route, major))
        if bucket is None or bucket.resets_at <= now:
            if len(self._buckets) > 10_000:
                self._buckets = {key: each for key, each in self._buckets.items() if each.resets_at > now}
            bucket = self._buckets[route, major] = _Bucket(left=allowance.calls, resets_at=now + allowance.window_s)
        waits_s = bucket.resets_at - now
        refused = bucket.left == 0
        bucket.left = max(0, bucket.left - 1)
        headers = {
            "X-RateLimit-Bucket": self._hash(route),
            "X-RateLimit-Limit": str(allowance.calls),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{now_ms() / 1000 + waits_s:.3f}",
            "X-RateLimit-Reset-After": f"{waits_s:.3f}",
        }
        return Grant(headers=headers, retry_after_s=waits_s if refused else None)

    def _hash(self, route: str) -> str:
        if route not in self._hashes:
            self._hashes[route] = f"{zlib.crc32(route.encode()):08x}" * 4
        return self._hashes[route]

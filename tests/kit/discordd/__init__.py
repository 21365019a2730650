"""A small Discord over real sockets, for what only a wire shows (ARCHITECTURE, decision 11)."""

from tests.kit.discordd.buckets import GENEROUS, REAL, Policy
from tests.kit.discordd.faults import Fault
from tests.kit.discordd.server import Discordd
from tests.kit.discordd.things import Channel, Guild, Interaction, Message, User
from tests.kit.discordd.world import World

__all__ = [
    "GENEROUS",
    "REAL",
    "Channel",
    "Discordd",
    "Fault",
    "Guild",
    "Interaction",
    "Message",
    "Policy",
    "User",
    "World",
]

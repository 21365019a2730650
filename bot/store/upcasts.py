"""How events stored by older versions are lifted to the form of today, for ever. Knows no event class.

An event's form changes by raising its version in `codec` and adding here the step from the version before. A step is
never removed or changed once it was released: some database somewhere still holds what it lifts.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

Body = Mapping[str, object]
"""An event's fields as JSON has them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvent:
    """One event as its row has it, the body parsed."""

    kind: str
    version: int
    body: Body


Upcast = Callable[[StoredEvent], StoredEvent]
"""From one stored form to a later one; it may change the kind's name as well."""

Upcasts = Mapping[tuple[str, int], Upcast]
"""Steps by the (kind, version) they start from."""

UPCASTS: Upcasts = MappingProxyType({})
"""Every step there is. All kinds are still in their first version."""


def lifted(event: StoredEvent, upcasts: Upcasts = UPCASTS) -> StoredEvent:
    """The event after every step that applies, one after another."""
    while step := upcasts.get((event.kind, event.version)):
        event = step(event)
    return event

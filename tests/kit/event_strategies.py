"""Every event the engine can tell, with any figures at all: for the store and the record."""

from typing import get_args

from hypothesis import strategies as st

from bot.engine.events import Event

EVENT_CLASSES: tuple[type[Event], ...] = get_args(Event)

events: st.SearchStrategy[Event] = st.one_of(*map(st.from_type, EVENT_CLASSES))
"""Any event; its figures need make no sense together."""

"""The live table between people's presses and the engine: load, ask, append, tell. Knows no Discord and no SQL."""

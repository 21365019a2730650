"""TUTTO for Discord: everything but the conversation with Discord, which is in `cogs`."""

"""The conversation with Discord: slash commands, buttons, messages. Knows no rule and no SQL."""

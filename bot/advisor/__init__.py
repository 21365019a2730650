"""Advice: what the odds are and what a calm player would do. Knows the engine; touches no table and rolls no dice."""

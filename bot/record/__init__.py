"""The game record: a whole game as a small text file that people read and the engine checks (record.md).

Pure but for files.py, the command line's part; knows the engine, and nothing of tables, people or Discord.
"""

from bot.record.files import replay_files
from bot.record.names import seat_names
from bot.record.reader import Record, RecordError, read
from bot.record.replay import PlayedTurn, Replayed, replay
from bot.record.writer import write, write_game

__all__ = [
    "PlayedTurn",
    "Record",
    "RecordError",
    "Replayed",
    "read",
    "replay",
    "replay_files",
    "seat_names",
    "write",
    "write_game",
]

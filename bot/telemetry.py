"""Structured logs, one JSON object a line. Knows where they go, not what is worth saying."""

import logging
from typing import TextIO

import structlog


def log_to(stream: TextIO, level: str) -> None:
    """Write our own log and the libraries' to this stream, from this level (`debug` … `error`) up."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(sort_keys=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What the libraries say below these levels is for debugging them, and advice about voice, which nobody here needs;
    # of the databases' it is every row, with the secrets of games under way.
    for library, least in {
        "discord": logging.WARNING,
        "discord.client": logging.ERROR,
        "discord.state": logging.ERROR,
        "alembic": logging.WARNING,
        "aiosqlite": logging.WARNING,
        "sqlalchemy": logging.WARNING,
        "psycopg": logging.WARNING,
    }.items():
        logging.getLogger(library).setLevel(max(root.level, least))

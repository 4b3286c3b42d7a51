"""How the server writes its log: one line per event, to standard error. Never a card, a code or a token (PROTOCOL §6)."""

import logging
import sys

import structlog


def set_up(level: str) -> None:
    logging.basicConfig(stream=sys.stderr, level=level.upper(), format="%(levelname)s %(name)s %(message)s")
    for noisy in ("aiosqlite", "sqlalchemy", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )

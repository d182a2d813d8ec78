"""Structured logs: one line an event, as text or JSON, with secrets masked.

All logs of the server and its libraries pass through here. A log has ids and codes: no names, no
cookies, no dice. A value under a name that suggests a secret is masked at any depth, so that a
mistake is no leak; tracebacks have no values of variables.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from logging import Formatter, Handler, StreamHandler, getLogger
from typing import IO, Any, Final

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.types import EventDict, Processor

from palifico.fair import Secret
from palifico.words import visible

MASK: Final = "…"
HIDDEN: Final = re.compile(
    r"cookie|authori[sz]ation|bearer|token|passw|secret|opening|dice|seed|chain|sealed|private|"
    r"session|database|body|payload|login|mail|text|"
    r"(^|_)(die|hands?|cups?|keys?|names?)$",
    re.IGNORECASE,
)
"""Names of things that stay out of a log; a database's address may have a password in it."""
WITHIN: Final = (
    (re.compile(r"\b([a-z][a-z0-9+.-]*://[^\s:@/]*):[^\s@/]*@"), rf"\1:{MASK}@"),
    (re.compile(r"\[parameters: .*?\]$", re.MULTILINE | re.DOTALL), f"[parameters: {MASK}]"),
)
"""Secrets within a text: the password of an address, the values of a failed SQL statement."""
MAX_DEPTH: Final = 5
VERBOSE_LIBRARIES: Final = ("websockets", "httpx", "asyncio", "alembic", "sqlalchemy")
"""Libraries that log from warnings up."""


def set_up_logs(*, form: str, level: str, stream: IO[str] | None = None) -> None:
    """Send every log of this process to one stream, as text or as JSON."""
    handler = StreamHandler(stream or sys.stderr)
    handler.setFormatter(_formatter(form, is_screen=handler.stream.isatty()))
    _take_over(handler, level.upper())
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_shared(),
            ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def mask(logger: object, method: str, event: EventDict) -> EventDict:
    """Mask every secret of an event: the last processor before it is written."""
    return {name: _masked(value, name, MAX_DEPTH) for name, value in event.items()}


def _masked(value: Any, name: str, deep: int) -> Any:
    if not deep or isinstance(value, (Secret, bytes, bytearray, memoryview)):
        return MASK
    if HIDDEN.search(name):
        return MASK
    match value:
        case Mapping():
            return {str(key): _masked(part, str(key), deep - 1) for key, part in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_masked(part, "", deep - 1) for part in value]
        case bool() | int() | float() | None:
            return value
        case _:
            told = _without_secrets(str(value))
            return told if name == "exception" else visible(told)


def _without_secrets(text: str) -> str:
    for pattern, put in WITHIN:
        text = pattern.sub(put, text)
    return text


def _shared() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # The library's other ways to tell an exception tell the values of variables too.
        structlog.processors.format_exc_info,
    ]


def _formatter(form: str, *, is_screen: bool) -> Formatter:
    writer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=is_screen, exception_formatter=structlog.dev.plain_traceback
        )
    )
    return ProcessorFormatter(
        foreign_pre_chain=_shared(),
        processors=[ProcessorFormatter.remove_processors_meta, mask, writer],
    )


def _take_over(handler: Handler, level: str) -> None:
    root = getLogger()
    for other in tuple(root.handlers):
        root.removeHandler(other)
    root.addHandler(handler)
    root.setLevel(level)
    for name in VERBOSE_LIBRARIES:
        getLogger(name).setLevel(max(logging.WARNING, root.level))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        # Not even warnings: any client can cause as many as it likes.
        getLogger(name).setLevel(logging.ERROR)
        getLogger(name).handlers.clear()
        getLogger(name).propagate = True
    logging.captureWarnings(capture=True)

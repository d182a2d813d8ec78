"""Hearing what a server logs, as it is written; and a clock that the metrics can be read by."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from unittest.mock import patch

import structlog

from palifico.server.ops import metrics
from palifico.server.ops.logs import set_up_logs

TIME = re.compile(rb'"timestamp": ?"[^"]*"')
"""A log tells the time of the machine, which is the one thing that two runs cannot share."""


class _Tap(io.StringIO):
    def __init__(self, told: Callable[[bytes], None]) -> None:
        super().__init__()
        self._told = told

    def write(self, text: str) -> int:
        self._told(TIME.sub(b'"timestamp":"-"', text.encode()))
        return len(text)


@contextmanager
def tapped_logs(told: Callable[[bytes], None]) -> Iterator[None]:
    """Hear every line of the logs, down to the most talkative level."""
    root = logging.getLogger()
    handlers, level, was = root.handlers[:], root.level, structlog.get_config()
    set_up_logs(form="json", level="debug", stream=_Tap(told))
    try:
        yield
    finally:
        logging.captureWarnings(capture=False)
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.configure(**was)


def timed_by(now: Callable[[], int]) -> AbstractContextManager[object]:
    """Let the metrics time the disk with a clock that tests turn."""
    return patch.object(metrics, "perf_counter", lambda: now() / 1000)

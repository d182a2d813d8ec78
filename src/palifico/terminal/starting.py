"""Beginning a visit, in lines or on the screen, each with a loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from palifico.terminal.visit import Visit

Keep: TypeAlias = Callable[[dict[str, Any], str], bool]
"""Writes a record to a file of that name, and says whether it could."""


def play_in_lines(visit: Visit, *, record: str | None, keep: Keep) -> bool:
    """Play line by line; whether the game came to an end. Raises Refused."""
    from palifico.terminal.plain.running import run_plain  # noqa: PLC0415 - one mode is enough

    return asyncio.run(run_plain(visit, record=record, keep=keep))


def play_on_screen(visit: Visit, *, record: str | None, keep: Keep) -> bool:
    """Play on the whole screen; whether the game came to an end. Raises Refused."""
    from palifico.terminal.screen.app import run_app  # noqa: PLC0415 - slow to import

    return run_app(visit, record=record, keep=keep)

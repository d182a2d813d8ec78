"""Terminal capabilities: whether input is typed, and whether the terminal can be drawn on."""

from __future__ import annotations

import os
import sys


def is_typed() -> bool:
    """Whether standard input is a terminal; it may also be closed."""
    return sys.stdin is not None and sys.stdin.isatty()


def can_wipe() -> bool:
    """Whether the terminal can be cleared."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def wants_motion() -> bool:
    """Whether what is drawn may move: not with NO_COLOR, nor where PALIFICO_MOTION is off."""
    is_off = os.environ.get("PALIFICO_MOTION", "").strip().lower() in ("off", "0", "no")
    return not is_off and not os.environ.get("NO_COLOR")


def has_screen() -> bool:
    """Whether a full screen can be drawn; otherwise commands go line by line."""
    return is_typed() and can_wipe()

"""Whether somebody sits at the keyboard, and looks at a terminal that can be drawn on."""

from __future__ import annotations

import os
import sys


def is_typed() -> bool:
    """Whether somebody sits at the keyboard; input may also be closed."""
    return sys.stdin is not None and sys.stdin.isatty()


def can_wipe() -> bool:
    """Whether what stands in the terminal can be taken away again."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb")


def has_screen() -> bool:
    """Whether a whole screen can be drawn; otherwise commands go line by line."""
    return is_typed() and can_wipe()

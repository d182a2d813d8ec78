"""Whether there is somebody who looks at a terminal that can be drawn on."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether a whole screen can be drawn; otherwise commands go line by line."""
    is_dumb = os.environ.get("TERM", "dumb") in ("", "dumb")
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb

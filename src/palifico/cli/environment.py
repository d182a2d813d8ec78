"""Environment: exit codes, the language, and what standard output can print.

Every command imports this module at once, so it imports nothing slow.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from palifico.signals import INTERRUPTED
from palifico.words import LANGS

__all__ = ["BAD_INPUT", "INTERRUPTED", "bar_marks", "can_print", "system_lang"]

if TYPE_CHECKING:
    from palifico.analysis import Marks

BAD_INPUT: Final = 2


def system_lang() -> str:
    """Return the first supported of PALIFICO_LANG, LC_ALL, LC_MESSAGES and LANG, else English."""
    for name in ("PALIFICO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")[:2].lower()
        if asked in LANGS:
            return asked
    return "en"


def can_print(text: str) -> bool:
    """Whether the encoding of standard output has all these characters."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def bar_marks() -> Marks:
    """Return the characters to draw bars with: blocks where they can be printed, else ASCII."""
    from palifico.analysis import ASCII, BLOCKS

    return BLOCKS if can_print(f"{BLOCKS.steps}{BLOCKS.line}{BLOCKS.sigma}") else ASCII

"""What every command needs at once: exit codes, and the language of the surroundings."""

from __future__ import annotations

import os
from typing import Final

from palifico.words import LANGS

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def system_lang() -> str:
    """The first of PALIFICO_LANG, LC_ALL, LC_MESSAGES and LANG that we speak, else English."""
    for name in ("PALIFICO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")[:2].lower()
        if asked in LANGS:
            return asked
    return "en"

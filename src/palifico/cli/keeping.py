"""Keeping a game that was played: its record goes to a file, and how to check it is told."""

from __future__ import annotations

import shlex
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

from palifico.cli.appending import append_line
from palifico.editions import Fault
from palifico.words import fault_sentence, message


class Keeping:
    """Writes records, and says so."""

    def __init__(self, lang: str) -> None:
        self._lang = lang

    def keep(self, record: dict[str, Any], file: str) -> bool:
        """Add a record to a file and tell how it is checked; False when it cannot be written."""
        from palifico.terminal.ending import record_line

        try:
            append_line(file, record_line(record))
        except Fault as fault:
            _tell(fault_sentence(self._lang, fault))
            return False
        _tell(message(self._lang, "play-recorded", {"file": file}))
        print(f"  palifico verify {shlex.quote(file)}")
        _tell(message(self._lang, "play-recorded-script", {}))
        print("  palifico verify --script > verify_palifico.py")
        print(f"  python3 verify_palifico.py {shlex.quote(file)}")
        return True


def _tell(text: str) -> None:
    print(fill(text, get_terminal_size().columns))

"""Output of `palifico play`: the record of a finished game, and the last lines of a session."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Any

from palifico.cli.output_files import append_line
from palifico.errors import Fault
from palifico.words import fault_sentence, message

if TYPE_CHECKING:
    from palifico.terminal.context import Context


def keep_record(lang: str, record: dict[str, Any], file: str) -> bool:
    """Append a record to a file and print how it is checked; False when it cannot be written."""
    line = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    try:
        append_line(file, line)
    except Fault as fault:
        _print(fault_sentence(lang, fault))
        return False
    _print(message(lang, "play-recorded", {"file": file}))
    print(f"  palifico verify {shlex.quote(file)}")
    _print(message(lang, "play-recorded-script", {}))
    print("  palifico verify --script > verify_palifico.py")
    print(f"  python3 verify_palifico.py {shlex.quote(file)}")
    return True


def farewell(context: Context, *, is_over: bool, is_kept: bool) -> Iterator[str]:
    """Yield the last lines of a visit: that the game is over, or how to resume it."""
    lang = context.plan.lang
    yield message(lang, "play-bye" if is_over else "play-left", {})
    if not is_kept and not is_over:
        yield message(lang, "terminal-practice-gone", {})
    if (back := context.resume_command()) is not None:
        yield message(
            lang, "terminal-way-back-others" if context.for_others else "terminal-way-back", {}
        )
        yield f"  {back}"


def _print(text: str) -> None:
    print(fill(text, get_terminal_size().columns))

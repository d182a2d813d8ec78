"""Log of a table: what happened, in words; forgets past rounds where the rules want it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from palifico.terminal.client.sentences import LineKind, LogLine

MAX_ENTRIES: Final = 300


@dataclass(slots=True)
class _LogEntry:
    """The lines of one entry: those with a later `step` wait; `stays` when rounds are forgotten."""

    lines: tuple[LogLine, ...]
    step: float = inf
    stays: bool = False


class Log:
    """Lines, the oldest first."""

    def __init__(self) -> None:
        self._entries: deque[_LogEntry] = deque(maxlen=MAX_ENTRIES)

    def __iter__(self) -> Iterator[LogLine]:
        for entry in self._entries:
            yield from (line for line in entry.lines if line.step <= entry.step)

    def append(self, lines: Iterable[LogLine], *, up_to: float = inf) -> None:
        """Add the lines of an entry; `up_to` holds back what later cups reveal."""
        self._entries.append(_LogEntry(tuple(lines), up_to))

    def note(self, text: str, kind: LineKind = "table") -> None:
        """Add a line that stays when rounds are forgotten."""
        self._entries.append(_LogEntry((LogLine(kind, text),), stays=True))

    def release(self, up_to: float = inf) -> None:
        """Show what was held back up to this cup, or all of it."""
        for entry in self._entries:
            entry.step = max(entry.step, up_to)

    def forget(self) -> None:
        """Drop everything but notes."""
        self._entries = deque((one for one in self._entries if one.stays), maxlen=MAX_ENTRIES)

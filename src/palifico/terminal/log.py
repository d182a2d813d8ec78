"""The log of a table: what happened, in words, and no more than may be remembered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Final

from palifico.terminal.sentences import Kind, Line

MOST: Final = 300


@dataclass(slots=True)
class _Told:
    """The lines of one thing; those with a later step wait, and `stays` when a round is over."""

    lines: tuple[Line, ...]
    step: float = inf
    stays: bool = False


class Log:
    """Lines, the oldest first."""

    def __init__(self) -> None:
        self._told: deque[_Told] = deque(maxlen=MOST)

    def __iter__(self) -> Iterator[Line]:
        for told in self._told:
            yield from (line for line in told.lines if line.step <= told.step)

    def tell(self, lines: Iterable[Line], *, up_to: float = inf) -> None:
        """Add the lines of an entry; `up_to` holds back what the cups are to tell."""
        self._told.append(_Told(tuple(lines), up_to))

    def note(self, text: str, kind: Kind = "table") -> None:
        """Add a line of our own, which stays."""
        self._told.append(_Told((Line(kind, text),), stays=True))

    def release(self, up_to: float = inf) -> None:
        """Let everything be told up to this cup, or wholly."""
        for told in self._told:
            told.step = max(told.step, up_to)

    def forget(self) -> None:
        """Past rounds are not to be looked up."""
        self._told = deque((one for one in self._told if one.stays), maxlen=MOST)

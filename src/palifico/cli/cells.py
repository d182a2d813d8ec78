"""Table cells: text that is wrapped at ordinary spaces only, so that no-break spaces hold.

Rich takes every white space for a place to break a line, and French would begin lines with : or ;.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in a table of Rich, whose lines break where its language allows."""

    text: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n".join(wrap(self.text, options.max_width, break_on_hyphens=False)))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest_word = max((len(word) for word in self.text.split(" ")), default=0)
        return Measurement(longest_word, len(self.text)).with_maximum(options.max_width)

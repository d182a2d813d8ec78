"""Help formatter: the help of one command, wholly in the language of the reader."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter, HelpPanel

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions


class Formatter(DefaultFormatter):
    """Prints the usage line as it is given, and no English: what takes a value is marked by `…`."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Print the usage line."""
        console.print(str(usage), markup=False, highlight=False, style="bold")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Print a panel."""
        entries = [
            entry.copy(required=False, metavar="…" if entry.metavar else None)
            for entry in panel.entries
        ]
        super().__call__(console, options, panel.copy(entries=entries))


def usage_line(name: str, function: Callable[..., Any], heading: str) -> str:
    """How a command is typed: what must be given, what may be, then the options."""
    parameters = inspect.signature(function).parameters.values()
    places = [p for p in parameters if p.kind is not p.KEYWORD_ONLY]
    words = [p.name.upper() if p.default is p.empty else f"[{p.name.upper()}]" for p in places]
    return " ".join([f"{heading} palifico", name, *words, "[--…]"])


def documented(name: str, function: Callable[..., Any], text: Callable[[str], str]) -> str:
    """The help of a command as the docstring that the parser reads."""
    parameters = inspect.signature(function).parameters
    lines = [f"{p}:\n    {text('param-' + p.rstrip('_').replace('_', '-'))}" for p in parameters]
    return "\n".join([text(f"command-{name}"), "", "Parameters", "----------", *lines])

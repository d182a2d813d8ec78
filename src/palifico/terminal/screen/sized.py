"""Screens that know how large they are: calm where there is no room, back as soon as there is."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeVar

from rich.cells import cell_len
from textual.binding import Binding
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from palifico.words import message

if TYPE_CHECKING:
    from palifico.terminal.screen.app import TableApp

Result = TypeVar("Result")
LEAST: Final = (60, 20)
"""The columns and lines that a table needs."""
ALWAYS: Final = ("?", "q", "Esc")
"""The keys that stay at the bottom the longest."""
INTERRUPT: Final = Binding("ctrl+c", "interrupt", show=False, priority=True)
"""Ctrl-C ends everything, also where a text is typed."""


class Key(NamedTuple):
    """A key, what it does, and what stands for it at the bottom; without text nothing does."""

    keys: str
    action: str
    shown: str = ""
    text: str = ""


class Links(Static):
    """A text with places to click on, which look as they are drawn."""

    auto_links = False


class Hints(Links):
    """The keys at the bottom, which can be clicked on, too."""

    _keys: tuple[Key, ...] = ()

    def show(self, keys: Iterable[Key]) -> None:
        """Draw those that mean something now, the most important first."""
        self._keys = tuple(key for key in keys if key.text)
        self._fit()

    def on_resize(self) -> None:
        """Draw as many as there is room for."""
        self._fit()

    def _fit(self) -> None:
        room = self.content_size.width
        keys = fitting(self._keys, room) if room else self._keys
        parts = [
            Content.from_markup(
                f"[@click=screen.{key.action}][bold $primary]$shown[/] $text[/]",
                shown=key.shown,
                text=key.text,
            )
            for key in keys
        ]
        self.update(Content("  ").join(parts))


class _Breaks:
    """Where another drawing begins, in columns and in lines."""

    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-tiny"),
        (LEAST[0], "-narrow"),
        (110, "-wide"),
    ]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-flat"),
        (LEAST[1], "-low"),
        (24, "-high"),
        (32, "-tall"),
    ]


class SizedScreen(_Breaks, Screen[None]):
    """A whole screen."""

    app: TableApp

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key does anything that cannot be seen."""
        return has_room(self)

    def bind(self, keys: Iterable[Key]) -> None:
        """Let keys do something here."""
        bind(self, keys)


class Dialog(_Breaks, ModalScreen[Result]):
    """Something before the table, until it is answered or put away."""

    app: TableApp

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """No key does anything that cannot be seen."""
        return has_room(self)

    def bind(self, keys: Iterable[Key]) -> None:
        """Let keys do something here."""
        bind(self, keys)


def bind(screen: Screen[Result], keys: Iterable[Key]) -> None:
    """Let keys do something on a screen, in the language of whoever plays."""
    for key in keys:
        screen._bindings.bind(key.keys, key.action, key.text, show=False)


def has_room(screen: Screen[Result]) -> bool:
    """Whether anything is shown but the plea for a larger window."""
    return not (screen.has_class("-tiny") or screen.has_class("-flat"))


def fitting(keys: Iterable[Key], room: int) -> list[Key]:
    """As many keys as fit into a line: the last ones go first, and those of always at the end.

    >>> keys = [Key("d", "dudo", "d", "Dudo"), Key("q", "leave", "q", "Leave")]
    >>> [key.shown for key in fitting(keys, 15)], [key.shown for key in fitting(keys, 14)]
    (['d', 'q'], ['q'])
    """
    left = list(keys)
    while left and sum(cell_len(f"{key.shown} {key.text}  ") for key in left) - 2 > room:
        others = [key for key in left if key.shown not in ALWAYS]
        left.remove((others or left)[-1])
    return left


def measure_terminal() -> None:
    """Ask the terminal itself how large it is, whatever the surroundings claim once and for all."""
    for claimed in ("COLUMNS", "LINES"):
        os.environ.pop(claimed, None)


def small(lang: str) -> Static:
    """The line that stands alone where there is no room for anything else."""
    columns, lines = LEAST
    text = message(lang, "terminal-small", {"columns": columns, "lines": lines})
    return Static(text, id="small", markup=False)

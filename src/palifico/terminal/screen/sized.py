"""Screens that know how large they are: calm where there is no room, back as soon as there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeVar

from textual.binding import Binding
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from palifico.words import message

if TYPE_CHECKING:
    from palifico.terminal.screen.app import TableApp

Result = TypeVar("Result")
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

    def show(self, keys: Iterable[Key]) -> None:
        """Draw those that mean something now."""
        parts = [
            Content.from_markup(
                f"[@click=screen.{key.action}][bold $primary]$shown[/] $text[/]",
                shown=key.shown,
                text=key.text,
            )
            for key in keys
            if key.text
        ]
        self.update(Content("  ").join(parts))


class _Breaks:
    """Where another drawing begins, in columns and in lines."""

    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-tiny"),
        (60, "-narrow"),
        (110, "-wide"),
    ]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-flat"),
        (16, "-low"),
        (24, "-high"),
        (32, "-tall"),
    ]


class SizedScreen(_Breaks, Screen[None]):
    """A whole screen."""

    app: TableApp

    def bind(self, keys: Iterable[Key]) -> None:
        """Let keys do something here."""
        bind(self, keys)


class Dialog(_Breaks, ModalScreen[Result]):
    """Something before the table, until it is answered or put away."""

    app: TableApp

    def bind(self, keys: Iterable[Key]) -> None:
        """Let keys do something here."""
        bind(self, keys)


def bind(screen: Screen[Result], keys: Iterable[Key]) -> None:
    """Let keys do something on a screen, in the language of whoever plays."""
    for key in keys:
        screen._bindings.bind(key.keys, key.action, key.text, show=False)


def small(lang: str) -> Static:
    """The line that stands alone where there is no room for anything else."""
    return Static(message(lang, "terminal-small", {}), id="small", markup=False)

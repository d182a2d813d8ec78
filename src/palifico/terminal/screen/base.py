"""Base classes of screens and dialogs: breakpoints by size, key hints, clickable text."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from typing import ClassVar, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from rich.cells import cell_len
from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from palifico.signals import TERMINATION
from palifico.terminal.screen.layout import WIDE_COLUMNS
from palifico.words import message

Result = TypeVar("Result")
MIN_SIZE: Final = (60, 18)
"""The columns and lines that a table needs at least."""
PINNED_KEYS: Final = ("?", "q", "Esc")
"""The keys whose hints are dropped last."""
SEAT_KEYS: Final = (*"123456789", "a", "b", "c")
"""A key for each seat that may be chosen."""
INTERRUPT: Final = Binding("ctrl+c", "interrupt", show=False, priority=True)
"""Ctrl-C ends the app, also in a text field."""


class PendingCall(Protocol):
    """A call that comes later."""

    def stop(self) -> None:
        """Cancel the call."""


Later: TypeAlias = Callable[[float, Callable[[], None]], PendingCall]
"""Calls something after so many seconds."""


class TerminableApp(App[Result]):
    """An app that a signal ends as Ctrl-C does, from its start on; `interrupted` says so."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [INTERRUPT]
    interrupted = False
    _mounted_loop: asyncio.AbstractEventLoop | None = None

    def run_to_end(self) -> Result | None:
        """Run the app with the signals redirected to it; its result."""
        TERMINATION.redirect(self._on_signal)
        try:
            return self.run()
        finally:
            TERMINATION.reset()

    def on_mount(self) -> None:
        self._mounted_loop = asyncio.get_running_loop()
        if self.interrupted:
            self.action_interrupt()

    def action_interrupt(self) -> None:
        """End at once, from any dialog."""
        self.interrupted = True
        self.exit()

    def _on_signal(self) -> None:
        self.interrupted = True
        if self._mounted_loop is not None:
            self._mounted_loop.call_soon_threadsafe(self.action_interrupt)


class Key(NamedTuple):
    """Keys and their action; `shown` and `text` are the hint at the bottom, if there is text."""

    keys: str
    action: str
    shown: str = ""
    text: str = ""


class Clickable(Static):
    """A text with clickable parts, which keep their own style."""

    auto_links = False


class Hints(Clickable):
    """The key hints at the bottom, clickable."""

    _keys: tuple[Key, ...] = ()

    def show(self, keys: Iterable[Key]) -> None:
        """Draw hints, the most important first."""
        self._keys = tuple(key for key in keys if key.text)
        self._fit()

    def on_resize(self) -> None:
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


class _Breakpoints:
    """The sizes at which the layout changes, in columns and in lines."""

    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-tiny"),
        (MIN_SIZE[0], "-narrow"),
        (WIDE_COLUMNS, "-wide"),
    ]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [
        (0, "-flat"),
        (MIN_SIZE[1], "-high"),
    ]


class SizedScreen(_Breakpoints, Screen[None]):
    """A full screen; keys do nothing while it is too small to be drawn."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return has_room(self)

    def bind(self, keys: Iterable[Key]) -> None:
        """Bind keys."""
        bind(self, keys)


class Dialog(_Breakpoints, ModalScreen[Result]):
    """A dialog over the table; keys do nothing while it is too small to be drawn."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return has_room(self)

    def bind(self, keys: Iterable[Key]) -> None:
        """Bind keys."""
        bind(self, keys)


def bind(screen: Screen[Result], keys: Iterable[Key]) -> None:
    """Bind keys of a screen at run time: their texts are in the player's language."""
    for key in keys:
        screen._bindings.bind(key.keys, key.action, key.text, show=False)


def has_room(screen: Screen[Result]) -> bool:
    """Whether more is drawn than the request for a larger window."""
    return not (screen.has_class("-tiny") or screen.has_class("-flat"))


def fitting(keys: Iterable[Key], room: int) -> list[Key]:
    """Return as many keys as fit into a line: the last ones go first, pinned ones at the end.

    >>> keys = [Key("d", "dudo", "d", "Dudo"), Key("q", "leave", "q", "Leave")]
    >>> [key.shown for key in fitting(keys, 15)], [key.shown for key in fitting(keys, 14)]
    (['d', 'q'], ['q'])
    """
    left = list(keys)
    while left and sum(cell_len(f"{key.shown} {key.text}  ") for key in left) - 2 > room:
        others = [key for key in left if key.shown not in PINNED_KEYS]
        left.remove((others or left)[-1])
    return left


def measure_terminal() -> None:
    """Let Textual ask the terminal for its size: what the environment says never changes."""
    for claimed in ("COLUMNS", "LINES"):
        os.environ.pop(claimed, None)


def too_small(lang: str) -> Static:
    """Return the request for a larger window, which stands alone where there is no room."""
    columns, lines = MIN_SIZE
    text = message(lang, "terminal-small", {"columns": columns, "lines": lines})
    return Static(text, id="small", markup=False)

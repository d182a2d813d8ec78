"""Name dialog: asks a new guest for a name before the others see one."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Static

from palifico.protocol.names import MAX_NAME_CHARS
from palifico.terminal.screen.base import Clickable, Dialog, Key, too_small
from palifico.terminal.screen.widgets.picker import button
from palifico.words import message


class NameDialog(Dialog[str | None]):
    """The name that is chosen, beginning with the one that the server has `drawn`."""

    def __init__(self, lang: str, drawn: str) -> None:
        super().__init__(classes="opaque")
        self._lang, self._drawn = lang, drawn

    def compose(self) -> ComposeResult:
        yield too_small(self._lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = message(self._lang, "people-name", {})
            yield Static(message(self._lang, "terminal-name", {}), markup=False)
            yield Input(self._drawn, max_length=MAX_NAME_CHARS)
            yield Static(message(self._lang, "people-name-hint", {}), markup=False)
            yield Clickable(button("⏎", "screen.take", main=True))

    def on_mount(self) -> None:
        self.bind([Key("escape", "take")])
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_take(self) -> None:
        self.dismiss(self.query_one(Input).value.strip())

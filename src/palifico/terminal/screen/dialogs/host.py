"""Host dialog: which of the other players becomes the host."""

from __future__ import annotations

from collections.abc import Mapping

from textual.app import ComposeResult
from textual.containers import Vertical

from palifico.terminal.screen.base import SEAT_KEYS, Clickable, Dialog, Key, too_small
from palifico.terminal.screen.widgets.picker import button
from palifico.words import Speaker


class HostDialog(Dialog[int | None]):
    """The seat that is chosen among `names` by seat; None when it is closed."""

    def __init__(self, speaker: Speaker, names: Mapping[int, str]) -> None:
        super().__init__()
        self._speaker, self._names = speaker, names

    def compose(self) -> ComposeResult:
        yield too_small(self._speaker.lang)
        with Vertical(id="frame", classes="question short") as frame:
            frame.border_title = self._speaker.say("room-hand-over")
            for key, (seat, name) in zip(SEAT_KEYS, self._names.items(), strict=False):
                yield Clickable(button(f"{key} {name}", f"screen.choose({seat})"))
            yield Clickable(button(f"Esc {self._speaker.say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        keys = zip(SEAT_KEYS, self._names, strict=False)
        self.bind([Key(key, f"choose({seat})") for key, seat in keys])
        self.bind([Key("escape", "close")])

    def action_choose(self, seat: int) -> None:
        self.dismiss(seat)

    def action_close(self) -> None:
        self.dismiss(None)

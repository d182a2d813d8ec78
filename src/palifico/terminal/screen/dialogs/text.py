"""Dialogs to read: the rules, the log, the keys; and the question before leaving."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from palifico.terminal.client.sentences import LogLine
from palifico.terminal.screen.base import Clickable, Dialog, Hints, Key, too_small
from palifico.terminal.screen.bindings import help_lines
from palifico.terminal.screen.widgets.picker import button
from palifico.terminal.screen.widgets.sidebar import LogView
from palifico.words import Speaker, house_sentence, rulebook


class TextDialog(Dialog[None]):
    """A longer text, which any of the usual keys closes."""

    def __init__(self, speaker: Speaker, title: str) -> None:
        super().__init__()
        self.speaker, self._title = speaker, title

    def compose(self) -> ComposeResult:
        yield too_small(self.speaker.lang)
        with Vertical(id="frame") as frame:
            frame.border_title = self._title
            yield from self.inside()
            yield Hints(id="keys")

    def inside(self) -> ComposeResult:
        """Yield the widget with the text."""
        with VerticalScroll(id="text"):
            yield Static(Content("\n").join(self.lines()), markup=False)

    def lines(self) -> Iterator[Content]:
        """Yield the lines of the text."""
        yield from ()

    def on_mount(self) -> None:
        close = self.speaker.say("common-close")
        self.bind(
            [
                Key("escape,q,enter,space,l,r,question_mark,h", "close", "Esc", close),
                Key("up,k", "move(-1)"),
                Key("down,j", "move(1)"),
                Key("pageup", "move(-10)"),
                Key("pagedown", "move(10)"),
            ]
        )
        move = self.speaker.say("terminal-scroll")
        self.query_one(Hints).show(
            [Key("up", "move(5)", "↑↓", move), Key("escape", "close", "Esc", close)]
        )

    def action_close(self) -> None:
        self.dismiss(None)

    def action_move(self, by: int) -> None:
        for view in self.query(VerticalScroll):
            view.scroll_relative(y=by, animate=False)


class RulesDialog(TextDialog):
    """The rulebook of the table."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker, speaker.say("room-rules"))

    def lines(self) -> Iterator[Content]:
        yield Content.styled(house_sentence(self.speaker), "italic")
        for section in rulebook(self.speaker):
            yield Content()
            yield Content.styled(section.title, "bold $primary")
            for line in section.lines:
                note = f" ({line.note})" if line.note else ""
                yield Content.assemble(f"• {line.text}", (note, "$text-muted"))
            for example in section.examples:
                yield Content.styled(f"  ▸ {example.text}", "italic")


class LogDialog(TextDialog):
    """The whole log."""

    def __init__(self, speaker: Speaker, log: Iterable[LogLine]) -> None:
        super().__init__(speaker, speaker.say("board-log"))
        self._log = list(log)

    def inside(self) -> ComposeResult:
        yield LogView(id="text")

    def on_mount(self) -> None:
        super().on_mount()
        empty = [LogLine("table", self.speaker.say("board-log-empty"))]
        self.query_one(LogView).show(self._log or empty)


class HelpDialog(TextDialog):
    """All keys."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker, speaker.say("common-keys"))

    def lines(self) -> Iterator[Content]:
        for key, text in help_lines(self.speaker):
            yield Content.assemble((f"{key:>9}", "bold $primary"), f"   {text}")


class LeaveDialog(Dialog[str]):
    """Leave so that the seat waits, leave for good, or stay."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def compose(self) -> ComposeResult:
        say = self._speaker.say
        yield too_small(self._speaker.lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = say("room-leave-sure")
            yield Static(say("terminal-leave-waits"), markup=False)
            yield Clickable(button(f"y {say('room-leave')}", "screen.answer('leave')", main=True))
            yield Static(say("room-leave-more"), markup=False)
            yield Clickable(button(f"x {say('room-leave-now')}", "screen.answer('stand')"))
            yield Clickable(button(f"Esc {say('room-stay')}", "screen.answer('')"))

    def on_mount(self) -> None:
        self.bind(
            [
                Key("y,enter,q", "answer('leave')"),
                Key("x", "answer('stand')"),
                Key("escape,n", "answer('')"),
            ]
        )

    def action_answer(self, how: str) -> None:
        self.dismiss(how)

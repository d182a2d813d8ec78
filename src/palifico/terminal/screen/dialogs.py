"""Dialogs to read: the rules, the log, the keys; and whether somebody really wants to leave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from palifico.terminal.screen.beside import LogView
from palifico.terminal.screen.keys import help_lines
from palifico.terminal.screen.picker import button
from palifico.terminal.screen.sized import Dialog, Hints, Key, Links, small
from palifico.terminal.sentences import Line
from palifico.words import Speaker, house_sentence, rulebook


class Reading(Dialog[None]):
    """Something longer to read, which any of the usual keys puts away."""

    def __init__(self, speaker: Speaker, title: str) -> None:
        super().__init__()
        self.speaker, self._title = speaker, title

    def compose(self) -> ComposeResult:
        """A frame with a text that can be moved."""
        yield small(self.speaker.lang)
        with Vertical(id="frame") as frame:
            frame.border_title = self._title
            yield from self.inside()
            yield Hints(id="keys")

    def inside(self) -> ComposeResult:
        """What is to be read."""
        with VerticalScroll(id="text"):
            yield Static(Content("\n").join(self.lines()), markup=False)

    def lines(self) -> Iterator[Content]:
        """The lines of the text."""
        yield from ()

    def on_mount(self) -> None:
        """The keys."""
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
        """Put it away."""
        self.dismiss(None)

    def action_move(self, by: int) -> None:
        """Read on."""
        for view in self.query(VerticalScroll):
            view.scroll_relative(y=by, animate=False)


class RulesDialog(Reading):
    """The rulebook of the table."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker, speaker.say("room-rules"))

    def lines(self) -> Iterator[Content]:
        """Heading by heading."""
        yield Content.styled(house_sentence(self.speaker), "italic")
        for section in rulebook(self.speaker):
            yield Content()
            yield Content.styled(section.title, "bold $primary")
            for line in section.lines:
                note = f" ({line.note})" if line.note else ""
                yield Content.assemble(f"• {line.text}", (note, "$text-muted"))


class LogDialog(Reading):
    """The whole log."""

    def __init__(self, speaker: Speaker, log: Iterable[Line]) -> None:
        super().__init__(speaker, speaker.say("board-log"))
        self._log = list(log)

    def inside(self) -> ComposeResult:
        """The log, from its end."""
        yield LogView(id="text")

    def on_mount(self) -> None:
        """Show it."""
        super().on_mount()
        empty = [Line("table", self.speaker.say("board-log-empty"))]
        self.query_one(LogView).show(self._log or empty)


class HelpDialog(Reading):
    """All keys."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__(speaker, speaker.say("common-keys"))

    def lines(self) -> Iterator[Content]:
        """A key a line."""
        for key, text in help_lines(self.speaker):
            yield Content.assemble((f"{key:>9}", "bold $primary"), f"   {text}")


class LeaveDialog(Dialog[str]):
    """To leave so that the seat waits, to leave for good, or to stay."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def compose(self) -> ComposeResult:
        """The question, and three answers."""
        say = self._speaker.say
        yield small(self._speaker.lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = say("room-leave-sure")
            yield Static(say("terminal-leave-waits"), markup=False)
            yield Links(button(f"y {say('room-leave')}", "screen.answer('leave')", main=True))
            yield Static(say("room-leave-more"), markup=False)
            yield Links(button(f"x {say('room-leave-now')}", "screen.answer('stand')"))
            yield Links(button(f"Esc {say('room-stay')}", "screen.answer('')"))

    def on_mount(self) -> None:
        """The keys."""
        self.bind(
            [
                Key("y,enter,q", "answer('leave')"),
                Key("x", "answer('stand')"),
                Key("escape,n", "answer('')"),
            ]
        )

    def action_answer(self, how: str) -> None:
        """One of the three."""
        self.dismiss(how)

"""Dialogs to answer: talk, the coach on a narrow screen, passing the machine on, keeping a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from palifico.terminal.client import Client
from palifico.terminal.party import Party
from palifico.terminal.screen.picker import button
from palifico.terminal.screen.sized import Dialog, Key, Links, small
from palifico.terminal.talking import said_text
from palifico.words import PHRASES, Speaker, message, phrase

if TYPE_CHECKING:
    from palifico.terminal.screen.doing import Doing

SPOKEN: Final = (*(f"f{number}" for number in range(1, 13)), "ctrl+n", "ctrl+g")
"""A key for each phrase: none that is typed in a text."""
FILE: Final = "games.jsonl"


class TalkDialog(Dialog[None]):
    """What was said, the quick phrases by a letter each, and a text where that is allowed."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    def compose(self) -> ComposeResult:
        """What was said, and what can be."""
        client, lang = self._client, self._client.lang
        talk = client.table.settings.talk if client.table else "off"
        yield small(lang)
        with Vertical(id="frame") as frame:
            frame.border_title = message(lang, "room-talk", {})
            with VerticalScroll(id="text"):
                said = [said_text(client, one) for one in client.talk[-5:]]
                nothing = message(lang, "room-talk-empty", {})
                yield Static("\n".join(said) or nothing, markup=False)
            if talk != "off":
                with Container(id="phrases"):
                    yield from (Links(one) for one in self._phrases())
            if talk == "text":
                yield Input(placeholder=message(lang, "room-say-what", {}), max_length=300)
            close = message(lang, "common-close", {})
            yield Links(button(f"Esc {close}", "screen.close"))

    def _phrases(self) -> Iterator[Content]:
        for name, key in zip(PHRASES, SPOKEN, strict=True):
            shown = key.upper().replace("CTRL+", "^")
            yield button(f"{shown} {phrase(self._client.lang, name)}", f"screen.say('{name}')")

    def on_mount(self) -> None:
        """The keys."""
        named = zip(PHRASES, SPOKEN, strict=True)
        phrases = [Key(key, f"say('{name}')") for name, key in named]
        self.bind([*phrases, Key("escape", "close")])
        for field in self.query(Input):
            field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say a text."""
        if event.value.strip():
            self.app.run_worker(self._client.ask("say", text=event.value.strip()))
        self.dismiss(None)

    def action_say(self, name: str) -> None:
        """Say a phrase."""
        self.app.run_worker(self._client.ask("say", phrase=name))
        self.dismiss(None)

    def action_close(self) -> None:
        """Say nothing."""
        self.dismiss(None)


class CoachDialog(Dialog[None]):
    """The coach, where there is no room beside the table."""

    def __init__(self, table: Doing) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        """What it says."""
        speaker = self._table.speaker
        yield small(speaker.lang)
        with Vertical(id="frame") as frame:
            frame.border_title = speaker.say("room-coach")
            with VerticalScroll(id="text"):
                yield Static(id="advice")
            yield Links(button(f"Esc {speaker.say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        """Look again until it has spoken."""
        self.bind([Key("escape,q,enter,space,h", "close")])
        self.set_interval(0.2, self._draw)
        self._draw()

    def _draw(self) -> None:
        self.query_one("#advice", Static).update(self._table.coach_says())

    def action_close(self) -> None:
        """Put it away."""
        self.dismiss(None)


class PassDialog(Dialog[None]):
    """Covers everything until the machine is with whoever is to act."""

    def __init__(self, speaker: Speaker, name: str) -> None:
        super().__init__(classes="opaque")
        self._speaker, self._player = speaker, name

    def compose(self) -> ComposeResult:
        """Whom it is for."""
        say = self._speaker.say
        yield small(self._speaker.lang)
        with Vertical(id="frame", classes="question"):
            yield Static(say("terminal-pass", player=self._player), markup=False)
            yield Links(button("⏎", "screen.close", main=True))
            yield Links(button(f"q {say('room-leave')}", "screen.leave"))

    def on_mount(self) -> None:
        """The keys."""
        self.bind([Key("enter", "close"), Key("q,ctrl+q", "leave")])

    def action_close(self) -> None:
        """They have it."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Nobody takes it: leave; the game waits."""
        self.app.leave()


class WhoDialog(Dialog[Client]):
    """Which of those who sit here calls the bid exact."""

    def __init__(self, party: Party, callers: Sequence[Client]) -> None:
        super().__init__()
        self._party, self._callers = party, callers

    def compose(self) -> ComposeResult:
        """A line for each."""
        speaker = self._party.first.speaker
        yield small(speaker.lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = speaker.say("terminal-pass-who")
            for number, client in enumerate(self._callers, start=1):
                text = f"{number} {self._party.name(client)}"
                yield Links(button(text, f"screen.who({number})"))

    def on_mount(self) -> None:
        """A digit for each."""
        numbers = range(1, len(self._callers) + 1)
        self.bind([*(Key(str(n), f"who({n})") for n in numbers), Key("escape", "who(0)")])

    def action_who(self, number: int) -> None:
        """This one, or nobody."""
        self.dismiss(self._callers[number - 1] if number else None)


class KeepDialog(Dialog[str]):
    """The name of the file that a game is kept in."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def compose(self) -> ComposeResult:
        """A line to type it in."""
        yield small(self._speaker.lang)
        with Vertical(id="frame", classes="question"):
            yield Static(self._speaker.say("terminal-keep"), markup=False)
            yield Input(FILE)
            yield Links(button(f"Esc {self._speaker.say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        """The keys."""
        self.bind([Key("escape", "close")])
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """That is its name."""
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        """Keep nothing."""
        self.dismiss("")

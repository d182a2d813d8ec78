"""Dialogs to answer: chat, the coach on a narrow screen, passing it on, who begins, saving."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from palifico.terminal.client.client import Client
from palifico.terminal.client.join import DRAW
from palifico.terminal.client.local_players import LocalPlayers
from palifico.terminal.client.sentences import chat_text
from palifico.terminal.screen.base import SEAT_KEYS, Clickable, Dialog, Key, too_small
from palifico.terminal.screen.widgets.picker import button
from palifico.words import PHRASES, Speaker, message, phrase

PHRASE_KEYS: Final = (*(f"f{number}" for number in range(1, 13)), "ctrl+n", "ctrl+g")
"""A key for each phrase: none that is typed in a text field."""
DEFAULT_FILE: Final = "games.jsonl"


class TalkDialog(Dialog[None]):
    """The chat, a key for each quick phrase, and a text field where that is allowed."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self._client = client

    def compose(self) -> ComposeResult:
        client, lang = self._client, self._client.lang
        talk = client.table.settings.talk if client.table else "off"
        yield too_small(lang)
        with Vertical(id="frame") as frame:
            frame.border_title = message(lang, "room-talk", {})
            with VerticalScroll(id="text"):
                said = [chat_text(lang, client.table, one) for one in client.chat[-5:]]
                nothing = message(lang, "room-talk-empty", {})
                yield Static("\n".join(said) or nothing, markup=False)
            if talk != "off":
                with Container(id="phrases"):
                    yield from (Clickable(one) for one in self._phrases())
            if talk == "text":
                yield Input(placeholder=message(lang, "room-say-what", {}), max_length=300)
            close = message(lang, "common-close", {})
            yield Clickable(button(f"Esc {close}", "screen.close"))

    def _phrases(self) -> Iterator[Content]:
        for name, key in zip(PHRASES, PHRASE_KEYS, strict=True):
            shown = key.upper().replace("CTRL+", "^")
            yield button(f"{shown} {phrase(self._client.lang, name)}", f"screen.say('{name}')")

    def on_mount(self) -> None:
        named = zip(PHRASES, PHRASE_KEYS, strict=True)
        phrases = [Key(key, f"say('{name}')") for name, key in named]
        self.bind([*phrases, Key("escape", "close")])
        for field in self.query(Input):
            field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.app.run_worker(self._client.ask("say", text=event.value.strip()))
        self.dismiss(None)

    def action_say(self, name: str) -> None:
        self.app.run_worker(self._client.ask("say", phrase=name))
        self.dismiss(None)

    def action_close(self) -> None:
        self.dismiss(None)


class CoachDialog(Dialog[None]):
    """The coach, where there is no room for a sidebar; `advice` gives the text of the moment."""

    def __init__(self, speaker: Speaker, advice: Callable[[], Content]) -> None:
        super().__init__()
        self._speaker, self._advice = speaker, advice

    def compose(self) -> ComposeResult:
        speaker = self._speaker
        yield too_small(speaker.lang)
        with Vertical(id="frame") as frame:
            frame.border_title = speaker.say("room-coach")
            with VerticalScroll(id="text"):
                yield Static(id="advice")
            yield Clickable(button(f"Esc {speaker.say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        self.bind([Key("escape,q,enter,space,h", "close")])
        self.set_interval(0.2, self._draw)
        self._draw()

    def _draw(self) -> None:
        self.query_one("#advice", Static).update(self._advice())

    def action_close(self) -> None:
        self.dismiss(None)


class PassDialog(Dialog[str]):
    """Covers everything until the player to act takes the machine, or leaves."""

    def __init__(self, speaker: Speaker, name: str) -> None:
        super().__init__(classes="opaque")
        self._speaker, self._player = speaker, name

    def compose(self) -> ComposeResult:
        say = self._speaker.say
        yield too_small(self._speaker.lang)
        with Vertical(id="frame", classes="question"):
            yield Static(say("terminal-pass", player=self._player), markup=False)
            yield Clickable(button("⏎", "screen.close", main=True))
            yield Clickable(button(f"q {say('room-leave')}", "screen.leave"))

    def on_mount(self) -> None:
        self.bind([Key("enter", "close"), Key("q,ctrl+q", "leave")])

    def action_close(self) -> None:
        self.dismiss("take")

    def action_leave(self) -> None:
        self.dismiss("leave")


class WhoDialog(Dialog[Client]):
    """Which of the local players calls the bid exact."""

    def __init__(self, players: LocalPlayers, callers: Sequence[Client]) -> None:
        super().__init__()
        self._players, self._callers = players, callers

    def compose(self) -> ComposeResult:
        speaker = self._players.first.speaker
        yield too_small(speaker.lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = speaker.say("terminal-pass-who")
            for number, client in enumerate(self._callers, start=1):
                text = f"{number} {self._players.name(client)}"
                yield Clickable(button(text, f"screen.who({number})"))

    def on_mount(self) -> None:
        numbers = range(1, len(self._callers) + 1)
        self.bind([*(Key(str(n), f"who({n})") for n in numbers), Key("escape", "who(0)")])

    def action_who(self, number: int) -> None:
        self.dismiss(self._callers[number - 1] if number else None)


class FirstDialog(Dialog[int]):
    """Which seat begins, `DRAW` for lots; None when it is closed."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        super().__init__()
        self._speaker, self._names = speaker, names

    def compose(self) -> ComposeResult:
        say = self._speaker.say
        yield too_small(self._speaker.lang)
        with Vertical(id="frame", classes="question") as frame:
            frame.border_title = say("ceremony-who")
            yield Static(say("ceremony-who-more"), markup=False)
            with Container(id="first"):
                for key, (seat, name) in zip(SEAT_KEYS, enumerate(self._names), strict=False):
                    yield Clickable(button(f"{key} {name}", f"screen.first({seat})"))
            draw = button(f"⏎ {say('ceremony-draw')}", "screen.draw", main=True)
            yield Clickable(draw)
            yield Clickable(button(f"Esc {say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        keys = zip(SEAT_KEYS, range(len(self._names)), strict=False)
        self.bind([Key(key, f"first({seat})") for key, seat in keys])
        self.bind([Key("enter,d", "draw"), Key("escape", "close")])

    def action_first(self, seat: int) -> None:
        self.dismiss(seat)

    def action_draw(self) -> None:
        self.dismiss(DRAW)

    def action_close(self) -> None:
        self.dismiss(None)


class SaveDialog(Dialog[str]):
    """The name of the file in which a record is saved."""

    def __init__(self, speaker: Speaker) -> None:
        super().__init__()
        self._speaker = speaker

    def compose(self) -> ComposeResult:
        yield too_small(self._speaker.lang)
        with Vertical(id="frame", classes="question"):
            yield Static(self._speaker.say("terminal-keep"), markup=False)
            yield Input(DEFAULT_FILE)
            yield Clickable(button(f"Esc {self._speaker.say('common-close')}", "screen.close"))

    def on_mount(self) -> None:
        self.bind([Key("escape", "close")])
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss("")

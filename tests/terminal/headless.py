"""Both modes in this process, without a terminal: the screen's text, and scripted plain players."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from typing import IO, Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from palifico.terminal.plain import app as plain_app
from palifico.terminal.plain.console import Console
from palifico.terminal.plain.input import InputLines

POLL_S = 0.02
TIMEOUT_S = 60


def screen_text(app: App[Any]) -> str:
    """What is on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def shows(pilot: Pilot[Any], *words: str) -> str:
    """The screen as soon as all of these words are on it."""
    async with asyncio.timeout(TIMEOUT_S):
        while not all(word in (text := screen_text(pilot.app)) for word in words):
            await pilot.pause(POLL_S)
    return text


async def play_on(pilot: Pilot[Any]) -> None:
    """Doubt where that is possible, else bid, until the game is over."""
    async with asyncio.timeout(TIMEOUT_S):
        while "n Rematch" not in (text := screen_text(pilot.app)):
            hints = "".join(text.rstrip().splitlines()[-1:])
            if "⏎ Bid" in hints:
                await pilot.press(*(["d", "d"] if re.search(r" d \w+", hints) else ["enter"]))
            await pilot.pause(POLL_S)


class ScriptedLines(InputLines):
    """Input that answers prompts: moves once `may_move` is set, then what `after` says."""

    may_move = threading.Event()
    after: list[str]
    """What to answer when the game can be kept, one game after another."""

    def __init__(self, stream: IO[str] | None) -> None:
        super().__init__(None)
        self.is_interactive = True
        self.prompt, self.games = "", 0

    def start(self) -> None:
        """Nothing is read."""

    async def next(self) -> str | None:
        """An answer to the prompt that stands, once there is one."""
        while (answer := self._answer()) is None:
            await asyncio.sleep(POLL_S)
        self.prompt = ""
        return answer

    def _answer(self) -> str | None:
        if found := re.fullmatch(r"Your move \(3x5, ([^,]*),.*", self.prompt):
            if not self.may_move.is_set():
                return None
            return "1x2" if found[1] == "rules" else found[1].lower()
        if self.prompt.startswith("Who saw a toucan last?"):
            return ""
        if self.prompt.startswith("Keep this game"):
            self.games += 1
            return self.after[self.games - 1]
        return "begin" if self.prompt == "begin" else None


class ScriptedConsole(Console):
    """A console that writes down what is told, for tests and for `ScriptedLines`."""

    made: list[ScriptedConsole]

    def __init__(self, lines: InputLines, **_: Any) -> None:
        self.told: list[str] = []
        super().__init__(lines, show=self._write, prompt=lambda _: None)
        self.made.append(self)

    def _write(self, text: str) -> None:
        self.told.append(text)
        if "begin (bots" in text:
            self._lines.prompt = "begin"

    def ask(self, prompt: str) -> None:
        """Let the player answer."""
        super().ask(prompt)
        self._lines.prompt = prompt

    @property
    def _lines(self) -> ScriptedLines:
        assert isinstance(self.input, ScriptedLines)
        return self.input


def script_plain(monkeypatch: pytest.MonkeyPatch, after: list[str]) -> list[ScriptedConsole]:
    """Let plain mode be played by a script; gives the consoles as they are made."""
    made: list[ScriptedConsole] = []
    monkeypatch.setattr(ScriptedConsole, "made", made, raising=False)
    monkeypatch.setattr(ScriptedLines, "may_move", threading.Event())
    monkeypatch.setattr(ScriptedLines, "after", after, raising=False)
    monkeypatch.setattr(plain_app, "InputLines", ScriptedLines)
    monkeypatch.setattr(plain_app, "Console", ScriptedConsole)
    return made


def wait_for(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    for _ in range(int(TIMEOUT_S / POLL_S)):
        if is_so():
            return
        threading.Event().wait(POLL_S)
    raise AssertionError("waited in vain")

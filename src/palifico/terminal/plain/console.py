"""Console: prints lines and prompts, and repeats a prompt that other lines have interrupted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from palifico.terminal.plain.input import InputLines
from palifico.words import visible
from palifico.words.bundle import UNSEEN

PAGE_LINES: Final = 60
"""So many empty lines hide one player's dice from the next, where nothing can be wiped."""
_CONTROLS: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


def print_line(text: str) -> None:
    """Print a text, folded between words to the width of the terminal.

    Control characters are replaced: what a server sends must not move the cursor.
    """
    width = get_terminal_size().columns
    seen = (_CONTROLS.sub(UNSEEN, line) for line in text.split("\n"))
    print("\n".join(map(partial(fill, width=width), seen)), flush=True)


def print_prompt(prompt: str) -> None:
    """Print a prompt: the answer follows on the same line."""
    print(prompt, end="", flush=True)


def wipe_terminal() -> None:
    """Clear the terminal with its scrollback."""
    print(_WIPE, end="", flush=True)


class Console:
    """Output beside `input`. `is_prompting` while a prompt waits for its answer.

    `wipe` clears everything that was printed; None where that cannot be done.
    """

    def __init__(
        self,
        lines: InputLines,
        *,
        show: Callable[[str], None] = print_line,
        prompt: Callable[[str], None] = print_prompt,
        wipe: Callable[[], None] | None = None,
    ) -> None:
        self.input = lines
        self.is_prompting = False
        self._show, self._prompt, self._wipe = show, prompt, wipe

    def tell(self, text: str) -> None:
        """Print a line; a prompt before it has to be repeated."""
        if self.is_prompting:
            self._prompt("\n")
            self.is_prompting = False
        self._show(text)

    def tell_all(self, texts: Iterable[str]) -> None:
        """Print some lines."""
        for text in texts:
            self.tell(text)

    def ask(self, prompt: str) -> None:
        """Print a prompt, and stay on its line."""
        self._prompt(f"{prompt} ")
        self.is_prompting = True

    def answered(self, line: str | None) -> None:
        """End the prompt; an answer from a pipe is printed, for it was not typed there."""
        if line is None:
            self._prompt("\n")
        elif self.is_prompting and not self.input.is_interactive:
            self._prompt(f"{visible(line)}\n")
        self.is_prompting = False

    def hide(self) -> None:
        """Take what was printed out of sight; a pipe has nothing to hide."""
        if self._wipe is not None:
            self._wipe()
            self.is_prompting = False
        elif self.input.is_interactive:
            self.tell("\n" * PAGE_LINES)

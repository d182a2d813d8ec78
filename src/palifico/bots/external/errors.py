"""Errors of bots: why an answer did not count, with text, place and traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from traceback import print_exception
from types import TracebackType
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["raised", "stalled", "illegal", "gone"]

MAX_TEXT_CHARS: Final = 300
"""The longest text of a bot or of its error that is stored."""

MAX_QUOTE_CHARS: Final = 80


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a bot's answer did not count: it raised, took too long, broke a rule, or is gone."""

    kind: Kind
    text: str


class BotFailed(Exception):
    """A bot gave no answer that counts; the caller takes the safe action."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.trouble = Trouble(kind, text[:MAX_TEXT_CHARS])


class ProtocolViolation(BotFailed):
    """A line is no answer, so the rest of the stream cannot be trusted either."""

    def __init__(self, text: str) -> None:
        super().__init__("illegal", text)


def trouble_of(error: BaseException) -> Trouble:
    """Return the trouble behind anything that was raised."""
    if isinstance(error, BotFailed):
        return error.trouble
    return Trouble("raised", f"{type(error).__name__}: {_said(error)}"[:MAX_TEXT_CHARS])


def located(error: BaseException, file: str | None) -> str:
    """Return what an error says, and the line of a bot's file that it comes from, if it does."""
    text, place = trouble_of(error).text, ""
    for at in _within(error, file):
        place = f" ({Path(file or '').name}, line {at.tb_lineno})"
    return text[: MAX_TEXT_CHARS - len(place)] + place


def print_trace(error: BaseException, file: str | None) -> None:
    """Print how an error came about from a bot's file on, if it did and if that can be done."""
    first = next(_within(error, file), None)
    if first is not None:
        with suppress(Exception):
            print_exception(type(error), error, first, file=sys.stderr)
            sys.stderr.flush()


def shown(answer: object) -> str:
    """Return the `repr` of an answer; even that may fail in the bot's own code."""
    try:
        return repr(answer)[:MAX_TEXT_CHARS]
    except Exception:
        return type(answer).__name__


def quoted(line: bytes) -> str:
    """Return a line as it can be told: its beginning, in quotation marks."""
    text = line[:MAX_QUOTE_CHARS].decode("utf-8", "replace").strip()
    return f"“{text}…”" if len(line) > MAX_QUOTE_CHARS else f"“{text}”"


def _said(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return "?"


def _within(error: BaseException, file: str | None) -> Iterator[TracebackType]:
    at = error.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == file:
            yield at
        at = at.tb_next

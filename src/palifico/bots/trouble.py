"""What goes wrong with a bot, so that it can be told: by those who run one to those who asked."""

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

LONGEST: Final = 300
"""So much of what a bot or its error says is kept."""

QUOTED: Final = 80


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a bot's answer did not count: it raised, took too long, broke a rule, or is gone."""

    kind: Kind
    text: str


class BotFailed(Exception):
    """A bot gave no answer that counts; whoever asked it does what is safe."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.trouble = Trouble(kind, text[:LONGEST])


class Garbled(BotFailed):
    """What was said is no answer: whoever says such things cannot be followed any more."""

    def __init__(self, text: str) -> None:
        super().__init__("illegal", text)


def trouble_of(error: BaseException) -> Trouble:
    """The trouble behind anything that was raised."""
    if isinstance(error, BotFailed):
        return error.trouble
    return Trouble("raised", f"{type(error).__name__}: {_said(error)}"[:LONGEST])


def located(error: BaseException, file: str | None) -> str:
    """What an error says, and the line of a bot's file that it comes from, if it does."""
    text, place = trouble_of(error).text, ""
    for at in _within(error, file):
        place = f" ({Path(file or '').name}, line {at.tb_lineno})"
    return text[: LONGEST - len(place)] + place


def tell_trace(error: BaseException, file: str | None) -> None:
    """Print how an error came about from a bot's file on, if it did and if that can be done."""
    first = next(_within(error, file), None)
    if first is not None:
        with suppress(Exception):
            print_exception(type(error), error, first, file=sys.stderr)
            sys.stderr.flush()


def shown(answer: object) -> str:
    """An answer as it can be told, whatever it is; even that may fail in somebody else's code."""
    try:
        return repr(answer)[:LONGEST]
    except Exception:
        return type(answer).__name__


def quoted(line: bytes) -> str:
    """A line as it can be told: its beginning, in quotation marks."""
    text = line[:QUOTED].decode("utf-8", "replace").strip()
    return f"“{text}…”" if len(line) > QUOTED else f"“{text}”"


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

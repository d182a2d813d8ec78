"""What goes wrong with a bot, so that it can be told: by those who run one to those who asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["raised", "stalled", "illegal", "gone"]

LONGEST: Final = 300
"""So much of what a bot or its error says is kept."""


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


def shown(answer: object) -> str:
    """An answer as it can be told, whatever it is; even that may fail in somebody else's code."""
    try:
        return repr(answer)[:LONGEST]
    except Exception:
        return type(answer).__name__


def _said(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return "?"

"""Bots: players made of code. Each is shown what a seat may know, and answers with an action.

The built-in bots are imported lazily, so that the process of an own bot starts without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from palifico.bots.api import Bot, Seen, history, safe_action, seen

if TYPE_CHECKING:
    from palifico.bots.registry import LEVELS, Level, find_bot

__all__ = ["LEVELS", "Bot", "Level", "Seen", "find_bot", "history", "safe_action", "seen"]
_LAZY: Final = {"LEVELS", "Level", "find_bot"}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("palifico.bots.registry"), name)

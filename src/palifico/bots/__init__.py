"""Players made of code: each is shown what a seat may know, and answers an action.

The bots of the house come when they are asked for, so that one's own starts without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from palifico.bots.safe import safe_action
from palifico.bots.seen import Bot, Seen, history, seen

if TYPE_CHECKING:
    from palifico.bots.levels import LEVELS, Level, find_bot

__all__ = ["LEVELS", "Bot", "Level", "Seen", "find_bot", "history", "safe_action", "seen"]
_OF_THE_HOUSE: Final = {"LEVELS", "Level", "find_bot"}


def __getattr__(name: str) -> Any:
    if name not in _OF_THE_HOUSE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("palifico.bots.levels"), name)

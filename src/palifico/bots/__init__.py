"""Players made of code: each is shown what a seat may know, and answers an action."""

from palifico.bots.levels import LEVELS, Level, find_bot
from palifico.bots.safe import safe_action
from palifico.bots.seen import Bot, Seen, history, seen

__all__ = ["LEVELS", "Bot", "Level", "Seen", "find_bot", "history", "safe_action", "seen"]

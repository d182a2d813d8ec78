"""Players made of code: each sees a view and answers an action."""

from palifico.bots.beginner import BeginnerBot
from palifico.bots.levels import LEVELS, Bot, Level
from palifico.bots.simple import SimpleBot

__all__ = ["LEVELS", "BeginnerBot", "Bot", "Level", "SimpleBot"]

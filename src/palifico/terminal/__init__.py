"""The game in a terminal, line by line."""

from palifico.terminal.asking import Left
from palifico.terminal.game import BOTS, Game

__all__ = ["BOTS", "Game", "Left"]

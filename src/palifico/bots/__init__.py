"""Players that are programs: each sees a view, never the state, and answers with an action."""

from palifico.bots.simple import SimpleBot

__all__ = ["SimpleBot"]

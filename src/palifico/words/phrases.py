"""Phrases: quick phrases for table talk, and how the bots play, in every language."""

from __future__ import annotations

from typing import Final

from palifico.words.bundle import message

PHRASES: Final = (
    *("hello", "good_luck", "well_played", "nice_bluff", "no_way", "i_believe_you"),
    *("thinking", "your_turn", "oh_no", "thanks", "sorry", "back_soon", "again", "goodbye"),
)


def phrase(lang: str, name: str) -> str:
    """Return a phrase in a language; raise KeyError when there is no such phrase."""
    return message(lang, f"phrase-{name}", {})


def level(lang: str, name: str) -> str:
    """Return how a built-in bot plays; raise KeyError when there is no such level."""
    return message(lang, f"level-{name}", {})

"""Phrases: quick phrases for table talk, and how the bots play, in every language."""

from __future__ import annotations

from typing import Final

from palifico.words.bundle import message

PHRASES: Final = (
    *("hello", "good_luck", "well_played", "nice_bluff", "no_way", "i_believe_you"),
    *("thinking", "your_turn", "oh_no", "thanks", "sorry", "back_soon", "again", "goodbye"),
)
REACTIONS: Final = {
    "clap": "\N{CLAPPING HANDS SIGN}",
    "laugh": "\N{FACE WITH TEARS OF JOY}",
    "wow": "\N{FACE WITH OPEN MOUTH}",
    "doubt": "\N{FACE WITH ONE EYEBROW RAISED}",
    "cry": "\N{CRYING FACE}",
    "heart": "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
}
"""Reactions: phrases of one sign, the same in every language."""


def phrase(lang: str, name: str) -> str:
    """Return a phrase or reaction in a language; raise KeyError when there is no such phrase."""
    if name in REACTIONS:
        return REACTIONS[name]
    return message(lang, f"phrase-{name}", {})


def level(lang: str, name: str) -> str:
    """Return how a built-in bot plays; raise KeyError when there is no such level."""
    return message(lang, f"level-{name}", {})

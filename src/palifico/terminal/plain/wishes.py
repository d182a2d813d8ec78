"""What a typed line asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from palifico.rules import Bid
from palifico.words import Speaker

Move: TypeAlias = Literal["bid", "dudo", "calza", "nothing", "unknown"]
Look: TypeAlias = Literal["help", "quit", "leave", "rules", "log", "table", "coach", "odds", "say"]
Before: TypeAlias = Literal["sit", "stand", "bot", "begin", "kick", "rematch", "back"]
Kind: TypeAlias = Move | Look | Before
WORDS: Final[dict[str, Kind]] = {
    "d": "dudo",
    "dudo": "dudo",
    "c": "calza",
    "calza": "calza",
    "?": "help",
    "h": "help",
    "help": "help",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "rules": "rules",
    "log": "log",
    "table": "table",
    "coach": "coach",
    "odds": "odds",
    "sit": "sit",
    "stand": "stand",
    "bot": "bot",
    "begin": "begin",
    "kick": "kick",
    "say": "say",
    "leave": "leave",
    "rematch": "rematch",
    "back": "back",
}
BEFORE: Final[frozenset[Kind]] = frozenset({"sit", "stand", "bot", "begin", "kick"})
"""What is asked for before a game begins."""
ONLY_BEFORE: Final[frozenset[Kind]] = frozenset({"stand", "bot"})
"""What nobody means while a game is on, though the table would do it."""
ALSO_BEFORE: Final[frozenset[Kind]] = frozenset({"quit", "leave", "help", "table", "rules", "say"})
"""What can be asked for then, too."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for, and what else was typed with it."""

    kind: Kind
    bid: tuple[int, int] | None = None
    rest: str = ""


def read_wish(speaker: Speaker, line: str) -> Wish:
    """What a line asks for: a word, the edition's own word for a call, or a bid."""
    text = line.strip()
    first, _, rest = text.partition(" ")
    word = first.lower()
    if not text:
        return Wish("nothing")
    for call in ("dudo", "calza"):
        if text.lower() == speaker.word(call).lower():
            return Wish("dudo" if call == "dudo" else "calza")
    kind = WORDS.get(word)
    if kind is not None and (not rest or kind in ("say", "bot", "kick", "sit")):
        return Wish(kind, rest=rest.strip())
    try:
        bid = Bid.from_text(text)
    except ValueError:
        return Wish("unknown", rest=text)
    return Wish("bid", (bid.count, bid.face))

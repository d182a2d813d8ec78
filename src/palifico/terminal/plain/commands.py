"""Command parser: what a typed line asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from palifico.rules import Bid
from palifico.words import Speaker

Move: TypeAlias = Literal["bid", "dudo", "calza", "nothing", "unknown"]
Look: TypeAlias = Literal["help", "rules", "log", "table", "bids", "coach", "odds"]
Other: TypeAlias = Literal["quit", "leave", "new", "fast", "say"]
Before: TypeAlias = Literal["sit", "stand", "bot", "begin", "kick", "host", "rematch", "back"]
Kind: TypeAlias = Move | Look | Other | Before
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
    "bids": "bids",
    "coach": "coach",
    "odds": "odds",
    "sit": "sit",
    "stand": "stand",
    "bot": "bot",
    "begin": "begin",
    "kick": "kick",
    "host": "host",
    "say": "say",
    "leave": "leave",
    "rematch": "rematch",
    "back": "back",
    "new": "new",
    "fast": "fast",
}
BEFORE: Final[frozenset[Kind]] = frozenset({"sit", "stand", "bot", "begin", "kick", "host"})
"""Commands of the time before a game."""
ONLY_BEFORE: Final[frozenset[Kind]] = frozenset({"stand", "bot"})
"""Commands that are refused during a game, though the server would accept them."""
ALSO_BEFORE: Final[frozenset[Kind]] = frozenset({"quit", "leave", "help", "table", "rules", "say"})
"""Commands of any time that a pipe may give before a game."""
WITH_ARGUMENT: Final[frozenset[Kind]] = frozenset({"say", "bot", "kick", "host", "sit"})


@dataclass(frozen=True, slots=True)
class Command:
    """What is asked for, and the rest of the line."""

    kind: Kind
    bid: tuple[int, int] | None = None
    rest: str = ""


def parse_command(speaker: Speaker, line: str) -> Command:
    """Parse a line: a word, the edition's own word for a call, or a bid."""
    text = line.strip()
    first, _, rest = text.partition(" ")
    if not text:
        return Command("nothing")
    for call in ("dudo", "calza"):
        if text.lower() == speaker.word(call).lower():
            return Command("dudo" if call == "dudo" else "calza")
    kind = WORDS.get(first.lower())
    if kind is not None and (not rest or kind in WITH_ARGUMENT):
        return Command(kind, rest=rest.strip())
    try:
        bid = Bid.from_text(text)
    except ValueError:
        return Command("unknown", rest=text)
    return Command("bid", (bid.count, bid.face))

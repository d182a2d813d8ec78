"""Speaker: a language, and the words of one edition within it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from palifico.editions import Variant
from palifico.rules import WILD, Bid, Face, LegalBids
from palifico.rules.values import FACES
from palifico.words.bundle import message, shorten

OWN_WORDS = ("wild", "wilds", "dudo", "palifico", "calza")
FALLBACK = {"palifico": "Palifico", "calza": "Calza"}
SENTENCE_START = r"(?:^|[.!?…]\s+)[¡¿«“„‘\s]*"


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language and a table's rules: renders messages for players."""

    lang: str
    variant: Variant

    def word(self, key: str) -> str:
        """Return the edition's own word for a thing."""
        return self.variant.base.word(key, self.lang) or FALLBACK[key]

    def say(self, id_: str, **values: str | int) -> str:
        """Return a message with the edition's own words in it, a capital where one begins it."""
        own = {key: self.word(key) for key in OWN_WORDS}
        return _with_capitals(message(self.lang, id_, {**own, **values}), own.values())

    def face(self, face: Face) -> str:
        """Return a face: 5, or the wild face by its name."""
        return self.word("wild") if face == WILD else str(face)

    def bid(self, bid: Bid) -> str:
        """Return a bid: 3×5, or 3 aces."""
        count = shorten(str(bid.count))
        if bid.face != WILD:
            return f"{count}×{shorten(str(bid.face))}"
        return f"{count} {self.word('wild' if bid.count == 1 else 'wilds')}"

    def smallest(self, bids: LegalBids) -> str:
        """Return the smallest legal bid of each face, plain faces first."""
        found = [(face, bids.smallest(face)) for face in (*FACES[1:], WILD)]
        return ", ".join(self.bid(Bid(count, face)) for face, count in found if count is not None)


def _with_capitals(text: str, own: Iterable[str]) -> str:
    """Return a text with capitals where sentences begin with a word that its box writes small."""
    small = tuple(word for word in own if word[:1].islower())
    if not small:
        return text
    return _beginning_with(small).sub(lambda found: found[0][:-1] + found[0][-1].upper(), text)


@cache
def _beginning_with(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return a pattern for a beginning of a sentence and the first letter of one of the words."""
    rest = "|".join(sorted({rf"{word[0]}(?={re.escape(word[1:])}\b)" for word in words}))
    return re.compile(f"{SENTENCE_START}(?:{rest})")

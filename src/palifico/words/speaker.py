"""Somebody who speaks a language, and the words of one edition within it."""

from __future__ import annotations

from dataclasses import dataclass

from palifico.editions import Variant
from palifico.rules import WILD, Bid, Face, LegalBids
from palifico.rules.values import FACES
from palifico.words.bundle import message, shorten

OWN_WORDS = ("wild", "wilds", "dudo", "palifico", "calza")
FALLBACK = {"palifico": "Palifico", "calza": "Calza"}


@dataclass(frozen=True, slots=True)
class Speaker:
    """A language and a table's rules: whoever says something to a player."""

    lang: str
    variant: Variant

    def word(self, key: str) -> str:
        """The edition's own word for a thing."""
        return self.variant.base.word(key, self.lang) or FALLBACK[key]

    def say(self, id_: str, **values: str | int) -> str:
        """A message with the edition's own words in it."""
        own = {key: self.word(key) for key in OWN_WORDS}
        return message(self.lang, id_, {**own, **values})

    def face(self, face: Face) -> str:
        """A face: 5, or the wild face by its name."""
        return self.word("wild") if face == WILD else str(face)

    def bid(self, bid: Bid) -> str:
        """A bid: 3×5, or 3 aces."""
        count = shorten(str(bid.count))
        if bid.face != WILD:
            return f"{count}×{shorten(str(bid.face))}"
        return f"{count} {self.word('wild' if bid.count == 1 else 'wilds')}"

    def smallest(self, bids: LegalBids) -> str:
        """The smallest legal bid of each face, plain faces first."""
        found = [(face, bids.smallest(face)) for face in (*FACES[1:], WILD)]
        return ", ".join(self.bid(Bid(count, face)) for face, count in found if count is not None)

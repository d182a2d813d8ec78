"""Somebody at the terminal: what they were told, what they were asked, and what they typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from random import Random
from typing import Any

from palifico.bots import LEVELS
from palifico.editions import Variant
from palifico.fair import Dealer, seeded, table_for_one
from palifico.rules import WILD, Bid, Edition, First, Hand, legal
from palifico.terminal import Game, Left
from palifico.words import Speaker

BOT = LEVELS["counter"].make
"""Who plays against the person."""


class Loaded:
    """A thumb on chance: who opens, and the first dice."""

    def __init__(self, *dice: int, opener: int = 0) -> None:
        self.dice, self.opener = list(dice), opener


@dataclass(frozen=True)
class LoadedDealer(Dealer):
    """A dealer that deals what it is told to; after that, what it must."""

    thumb: Loaded

    def first(self, edition: Edition, *, named: int | None = None) -> First:
        """The seat that was said."""
        return First(self.thumb.opener)

    def hands(self, round_: int, counts: Sequence[int]) -> list[Hand]:
        """The dice that were said, as long as there are any."""
        dealt = super().hands(round_, counts)
        for seat, count in enumerate(counts):
            said, self.thumb.dice[:count] = tuple(self.thumb.dice[:count]), []
            dealt[seat] = said + dealt[seat][len(said) :]
        return dealt


def dealer_for(variant: Variant, seats: int, seed: int | Loaded) -> Dealer:
    """The dealer of a table."""
    source = seeded(seed if isinstance(seed, int) else 1)
    dealer = table_for_one(variant, [f"account {seat}" for seat in range(seats)], source=source)
    return LoadedDealer(**_fields(dealer), thumb=seed) if isinstance(seed, Loaded) else dealer


def _fields(dealer: Dealer) -> dict[str, Any]:
    return {field.name: getattr(dealer, field.name) for field in fields(dealer)}


class Person:
    """Types what they are told to, then the first smallest bid, or the challenge if there is none.

    `nerve` is how often they raise rather than doubt, `eager` how often they call exact; they
    stay for so many `rounds`.
    """

    def __init__(
        self,
        variant: Variant,
        *,
        seats: int = 3,
        seed: int | Loaded = 1,
        lang: str = "en",
        types: Iterable[str] = (),
        nerve: float = 0.5,
        eager: float = 0.1,
        rounds: int = 1000,
    ) -> None:
        self.speaker = Speaker(lang, variant)
        self.lines: list[str] = []
        self.asked: list[str] = []
        self._types, self._rounds = iter(types), rounds
        self._rng, self._nerve, self._eager = Random(99), nerve, eager
        dealer, bot = dealer_for(variant, seats, seed), partial(BOT, Random(1))
        self.game = Game(self.speaker, dealer=dealer, bot=bot, ask=self.ask, tell=self.tell)

    def tell(self, line: str) -> None:
        """Listen; an empty line comes before each round, and after so many they leave."""
        self._rounds -= line == ""
        if self._rounds < 0:
            raise Left
        self.lines.append(line)

    def ask(self, prompt: str) -> str:
        """Answer a prompt."""
        self.asked.append(prompt)
        self.lines.append(prompt)
        typed = next(self._types, None)
        return self._choose(prompt) if typed is None else typed

    def plays(self) -> str:
        """Everything that was told, in a game played to its end or until they left."""
        try:
            winner = self.game.play()
        except Left:
            return "\n".join(self.lines)
        assert self.game.state.winner == winner
        return "\n".join(self.lines)

    def _choose(self, prompt: str) -> str:
        moves = legal(self.game.state)
        assert moves.on is None or moves.to_act == 0 or 0 in moves.calza
        if moves.to_act != 0:
            assert "?" in prompt
            return self.speaker.say("play-calza-yes") if self._rng.random() < self._eager else ""
        if moves.on is not None and (not moves.bids or self._rng.random() > self._nerve):
            return self.speaker.word("dudo").upper()
        return first_smallest(self.speaker, self.lines)


def first_smallest(speaker: Speaker, lines: list[str]) -> str:
    """The first of the smallest bids that were shown last, as it is typed."""
    head = speaker.say("play-smallest", bids="")
    shown = next(line for line in reversed(lines) if line.startswith(head)).removeprefix(head)
    count, cross, face = shown.split(", ")[0].partition("×")
    return str(Bid(int(count), int(face))) if cross else f"{count.split()[0]}x{WILD}"

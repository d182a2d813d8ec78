"""Somebody at the terminal: what they were told, what they were asked, and what they typed."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from palifico.editions import Variant
from palifico.rules import WILD, Bid, legal
from palifico.terminal import Game, Left
from palifico.words import Speaker


class Loaded(Random):
    """Chance with a thumb on it: who opens, and the first dice. After these, chance alone."""

    def __init__(self, *dice: int, opener: int = 0, seed: int = 1) -> None:
        super().__init__(seed)
        self._dice, self._opener, self._chance = list(dice), opener, Random(seed)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The seat that opens."""
        return self._opener

    def randint(self, a: int, b: int) -> int:
        """The next die."""
        return self._dice.pop(0) if self._dice else self._chance.randint(a, b)


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
        seed: int | Random = 1,
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
        rng = seed if isinstance(seed, Random) else Random(seed)
        self.game = Game(self.speaker, seats=seats, rng=rng, ask=self.ask, tell=self.tell)

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

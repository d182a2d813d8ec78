"""Writes down how a bot bids and challenges as a table, for the kernel to play the same way.

    python -m tools.fit.policy_table [--bot bluffer] [--games N]

The bot plays itself in every edition, two to six at a table. For each bin of chance, by its own
dice alone, it is counted how often the bot challenges a bid that is so likely, and how often it
makes a bid that is so likely among all such bids that it could make.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from palifico.arena.policies.model import BINS, Table
from palifico.arena.policies.parse import TABLES
from palifico.arena.policies.reference import Observation, observation_of
from palifico.bots import Bot, Seen, find_bot
from palifico.bots.match.game import play_game
from palifico.editions import IDS, box
from palifico.fair import Chance
from palifico.odds import Memory
from palifico.rules import FACES, Action, Bid, Calza

SEATS: Final = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True, eq=False)
class Counts:
    """By bin of chance: bids that stood and those challenged, bids there were and those made."""

    stood: NDArray[np.int64] = field(default_factory=lambda: np.zeros(BINS, np.int64))
    challenged: NDArray[np.int64] = field(default_factory=lambda: np.zeros(BINS, np.int64))
    open: NDArray[np.int64] = field(default_factory=lambda: np.zeros(BINS, np.int64))
    made: NDArray[np.int64] = field(default_factory=lambda: np.zeros(BINS, np.int64))

    def note(self, sight: Observation, action: Action) -> None:
        """Count one decision."""
        if sight.standing is not None:
            standing = _bin(sight, sight.standing)
            self.stood[standing] += 1
            self.challenged[standing] += not isinstance(action, Bid)
        if isinstance(action, Bid):
            self.made[_bin(sight, action)] += 1
            for bid in sight.by_face():
                self.open[_bin(sight, bid)] += 1

    def table(self) -> Table:
        """The shares; a bin that never came up is like the one below it."""
        weights = self.made / np.maximum(self.open, 1)
        challenge = self.challenged / np.maximum(self.stood, 1)
        for row, seen in ((weights, self.open), (challenge, self.stood)):
            for at in range(1, BINS):
                row[at] = row[at] if seen[at] else row[at - 1]
        return Table(
            challenge=tuple(challenge.round(4).tolist()),
            bid=tuple((weights / weights.max()).round(4).tolist()),
        )


class Watched:
    """A bot whose decisions are counted."""

    def __init__(self, bot: Bot, counts: Counts) -> None:
        self._bot, self._counts, self._memory = bot, counts, Memory()

    def act(self, seen: Seen) -> Action:
        """What the bot does."""
        action = self._bot.act(seen)
        assert isinstance(action, Action)
        self._counts.note(observation_of(self._memory.position(seen.view, seen.history)), action)
        return action

    def calls_exact(self, _seen: Seen) -> Calza | None:
        """No box has the exact call unless it is asked for."""
        return None


def watch(name: str, number: int, counts: Counts) -> None:
    """Count the decisions of one game; editions and numbers of players take turns."""
    chance = Chance(f"{name} {number}")
    seats = SEATS[number // len(IDS) % len(SEATS)]
    bots = [Watched(find_bot(name).make(Chance(chance.random())), counts) for _ in range(seats)]

    def dice(_round: int, _seat: int, held: int) -> tuple[int, ...]:
        return tuple(chance.choices(FACES, k=held))

    edition = box(IDS[number % len(IDS)]).edition
    play_game(edition, bots, opener=chance.randrange(seats), dice=dice)


def main() -> None:
    """Play, count, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="bluffer")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    counts = Counts()
    for number in track(range(asked.games), description=f"{asked.bot} plays"):
        watch(asked.bot, number, counts)
    file = TABLES / f"{asked.bot}.toml"
    file.write_text(as_toml(counts.table(), asked.bot, asked.games), encoding="utf-8")
    print(f"{counts.made.sum()} bids and {counts.challenged.sum()} challenges: {file.name}")


def as_toml(table: Table, bot: str, games: int) -> str:
    """The table as a file."""
    rows = {"challenge": table.challenge, "bid": table.bid, "exact": table.exact}
    lines = [f"{name} = [{', '.join(map(str, row))}]" for name, row in rows.items()]
    made = f"# python -m tools.fit.policy_table --bot {bot} --games {games}"
    return "\n".join([made, *lines, ""])


def _bin(sight: Observation, bid: Bid) -> int:
    return min(sight.chance(bid) >> 28, BINS - 1)


if __name__ == "__main__":
    main()

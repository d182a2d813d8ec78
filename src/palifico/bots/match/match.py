"""Match: many games of named bots by duplicate deals, the same dice for every line-up of a seat.

A deal is a set of dice, one stream a seat and round, and a first player. It is played once for
every way to turn the line-up around the table, so luck with a seat's dice meets every bot alike.
Each game draws on chance of its own, made of the seed: deals can be played in any order, by any
number of processes, and the result is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, runtime_checkable

from palifico.bots.api import Bot
from palifico.bots.external.plugins import OwnBot, file_bot, own_bots
from palifico.bots.match.game import Game, play_game
from palifico.bots.match.tally import Share, Tally, one_deal, share
from palifico.bots.registry import LEVELS, find_bot
from palifico.errors import Fault
from palifico.fair import Chance, first, hand
from palifico.fair.encoding import keyed
from palifico.rules import Edition, Hand, Seat
from palifico.workers import WorkerPool


class Maker(Protocol):
    """A kind of bot, built in or not."""

    def make(self, rng: Chance, /) -> Bot:
        """Return one player of a game."""


@runtime_checkable
class Closing(Protocol):
    """A bot that holds something, such as a process, until it is closed."""

    def close(self) -> None:
        """Let go of it."""


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, by which rules, in how many seats; bots repeat in turn until all are taken.

    A bot is given by its name, or as whatever can make one.
    """

    bots: tuple[str | Maker, ...]
    edition: Edition
    seats: int
    seed: str = "0"

    @property
    def rotations(self) -> int:
        """How many ways there are to turn the line-up."""
        return self.seats if self.seats % len(self.bots) else len(self.bots)

    def line_up(self, rotation: int) -> tuple[int, ...]:
        """Return which bot sits in each seat.

        >>> from palifico.editions import box
        >>> trio = Match(("counter", "beginner"), box("paco").edition, seats=3)
        >>> [trio.line_up(rotation) for rotation in range(trio.rotations)]
        [(0, 1, 0), (0, 0, 1), (1, 0, 0)]
        """
        order = [seat % len(self.bots) for seat in range(self.seats)]
        return tuple(order[(seat - rotation) % self.seats] for seat in range(self.seats))

    def deals(self, games: int) -> int:
        """Return how many deals make at least so many games."""
        return -(-games // self.rotations)

    def even(self, bot: int) -> float:
        """Return the share of the wins that a bot would have among equals."""
        return self.line_up(0).count(bot) / self.seats


def find_maker(name: str) -> Maker:
    """Return a built-in or an own bot by its name, or one in a Python file by its path.

    Raises Fault `bots.unknown`, `file.unreadable`, or `own.registry` when the list of own bots
    cannot be read.
    """
    try:
        return find_bot(name)
    except Fault:
        own = own_bots()
    if name in own:
        return own[name]
    if name.endswith(".py") and Path(name).is_file():
        return file_bot(name)
    raise Fault("bots.unknown", given=name, expected=", ".join([*LEVELS, *own]))


def find_started(name: str) -> Maker:
    """As `find_maker`; an own bot is started once to see whether it does.

    Raises Fault `own.broken`, too.
    """
    maker = find_maker(name)
    if isinstance(maker, OwnBot):
        maker.try_out()
    return maker


def match(  # noqa: PLR0913 - all that a match is made of
    bots: Sequence[str | Maker],
    edition: Edition,
    *,
    seats: int = 2,
    games: int = 400,
    seed: str | int = 0,
    jobs: int = 1,
) -> tuple[Tally, list[Share]]:
    """Play a whole match: what was won, and the share of every bot."""
    plan = Match(tuple(bots), edition, seats, str(seed))
    tallies = play_deals(plan, range(plan.deals(games)), jobs=jobs)
    total = sum(tallies, nothing(plan))
    return total, shares(plan, total)


def shares(plan: Match, tally: Tally) -> list[Share]:
    """Return the share of every bot of the line-up.

    Raises ValueError when nothing was played.
    """
    return [share(tally, bot, even=plan.even(bot)) for bot in range(len(plan.bots))]


def numbered(names: Sequence[str]) -> list[str]:
    """Return the names of a line-up, with a number behind one that is there before.

    >>> numbered(["counter", "champion", "counter"])
    ['counter', 'champion', 'counter (2)']
    """
    return [
        f"{name} ({before + 1})" if (before := names[:at].count(name)) else name
        for at, name in enumerate(names)
    ]


def nothing(plan: Match) -> Tally:
    """Return the tally of no deals."""
    none = (0,) * len(plan.bots)
    return Tally(plan.rotations, 0, none, none, tuple({} for _ in none))


def play_deals(plan: Match, deals: Sequence[int], *, jobs: int = 1) -> Iterator[Tally]:
    """Yield the tally of each deal as it is done, in any order where several processes play.

    Raises Fault `study.lost` when processes are lost again and again.
    """
    if jobs <= 1 or len(deals) <= 1:
        yield from map(partial(play_deal, plan), deals)
        return
    pool = WorkerPool(min(jobs, len(deals)), partial(play_deal, plan), _lost)
    try:
        for _, tally in pool.run(deals):
            yield tally
    finally:
        pool.close()


def play_deal(plan: Match, number: int) -> Tally:
    """Return the games of one deal."""
    wins = [0] * len(plan.bots)
    troubles: list[Counter[str]] = [Counter() for _ in plan.bots]
    for rotation in range(plan.rotations):
        line_up = plan.line_up(rotation)
        game = play_rotation(plan, number, rotation)
        wins[line_up[game.winner]] += 1
        for seat, trouble in game.troubles:
            troubles[line_up[seat]][f"{trouble.kind}: {trouble.text}"] += 1
    return one_deal(wins, list(map(dict, troubles)))


def play_rotation(plan: Match, number: int, rotation: int) -> Game:
    """Return one game of a deal."""
    key = keyed(plan.seed.encode(), "palifico/match", number)
    opener = first(key, plan.edition, seats=plan.seats).seat
    bots = _sit_down(plan, key, rotation)
    try:
        return play_game(plan.edition, bots, opener=opener, dice=partial(_hand, key))
    finally:
        for bot in bots:
            if isinstance(bot, Closing):
                bot.close()


def _sit_down(plan: Match, key: bytes, rotation: int) -> list[Bot]:
    makers = [find_maker(bot) if isinstance(bot, str) else bot for bot in plan.bots]
    return [
        makers[bot].make(_chance(key, rotation, seat))
        for seat, bot in enumerate(plan.line_up(rotation))
    ]


def _hand(key: bytes, round_: int, seat: Seat, dice: int) -> Hand:
    return hand(key, b"", round_=round_, seat=seat, dice=dice)


def _chance(key: bytes, rotation: int, seat: Seat) -> Chance:
    return Chance(int.from_bytes(keyed(key, "palifico/match/bot", rotation, seat)[:16]))


def _lost(_deal: int) -> Fault:
    return Fault("study.lost")

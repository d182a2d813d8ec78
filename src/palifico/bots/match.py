"""A match: many games of named bots, with the same dice for whoever sits in a seat.

A deal is a set of dice, one stream a seat and round, and a first player. It is played once for
every way to turn the line-up around the table, so luck with a seat's dice meets every bot alike.
Each game draws on chance of its own, made of the seed: deals can be played in any order, by any
number of processes, and the result is the same.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol, runtime_checkable

from palifico.bots.levels import LEVELS, find_bot
from palifico.bots.playing import Game, play_game
from palifico.bots.plugins import OwnBot, file_bot, own_bots
from palifico.bots.seen import Bot
from palifico.bots.tally import Share, Tally, one_deal, share
from palifico.editions import Fault
from palifico.fair import Chance, first, hand
from palifico.fair.encoding import keyed
from palifico.rules import Edition, Hand, Seat


class Maker(Protocol):
    """A kind of bot, of the house or not."""

    def make(self, rng: Chance, /) -> Bot:
        """One player of a game."""


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
        """Which bot sits in each seat.

        >>> from palifico.editions import box
        >>> trio = Match(("counter", "beginner"), box("paco").edition, seats=3)
        >>> [trio.line_up(rotation) for rotation in range(trio.rotations)]
        [(0, 1, 0), (0, 0, 1), (1, 0, 0)]
        """
        order = [seat % len(self.bots) for seat in range(self.seats)]
        return tuple(order[(seat - rotation) % self.seats] for seat in range(self.seats))

    def deals(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.rotations)

    def even(self, bot: int) -> float:
        """The share of the wins that a bot would have among equals."""
        return self.line_up(0).count(bot) / self.seats


def find_maker(name: str) -> Maker:
    """A bot of the house or an own one by its name, or one in a Python file by its path.

    Raises Fault `bots.unknown`, `file` for one that cannot be read, or `own.registry` when that
    is so for the list of own bots.
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
    """The share of every bot of the line-up.

    Raises ValueError when nothing was played.
    """
    return [share(tally, bot, even=plan.even(bot)) for bot in range(len(plan.bots))]


def nothing(plan: Match) -> Tally:
    """The tally of no deals."""
    none = (0,) * len(plan.bots)
    return Tally(plan.rotations, 0, none, none, tuple({} for _ in none))


def play_deals(plan: Match, deals: Sequence[int], *, jobs: int = 1) -> Iterator[Tally]:
    """The tally of each deal as it is done, in any order where several processes play."""
    if jobs <= 1 or len(deals) <= 1:
        yield from map(partial(play_deal, plan), deals)
        return
    processes = min(jobs, len(deals))
    with multiprocessing.get_context("spawn").Pool(
        processes, initializer=_leave_interrupts
    ) as pool:
        yield from pool.imap_unordered(partial(play_deal, plan), deals)


def play_deal(plan: Match, number: int) -> Tally:
    """The games of one deal."""
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
    """One game of a deal."""
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


def _leave_interrupts() -> None:
    """Let the process that started this one answer Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

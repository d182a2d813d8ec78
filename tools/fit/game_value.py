"""Fits what positions are worth to games of the bots against their like, and writes the table.

    python -m tools.fit.game_value [--games N]

All seats of a game have the same bot, so that nothing but the position decides; every edition, two
to six seats. Between any two rounds each player's position is counted, and whether they won. What
came up seldom is drawn towards the share of strengths, which is fitted to all of it. The same games
tell how often somebody whose bid was raised loses a die in the end.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import log
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from rich.progress import track
from scipy.optimize import minimize

from palifico.bots.evaluation.game_value import VERSION, Values, key, reckoned_by, risk_row
from palifico.fair import Chance
from palifico.odds import odds_after
from palifico.odds.hands import Floats
from palifico.rules import Seat, State
from tools.fit.self_play import looked_on, self_play

DATA: Final = Path(__file__).resolve().parents[2] / f"src/palifico/bots/data/value-{VERSION}.json"
PLAYERS: Final = (*["listener"] * 9, "bluffer")
DRAWN: Final = 60
"""As many games the share of strengths counts for."""
LISTENED: Final = 4
"""Of so many games one is listened to, for the risk."""
SEEN: Final = 20
"""What came up less often is not in the table."""


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    with get_context("spawn").Pool(given.jobs) as pool:
        games = pool.imap(positions, range(given.games), chunksize=8)
        told = list(track(games, "playing", given.games))
    counted = [one for game in told for one in game.between]
    power, opening = fit_strength(counted)
    table = fit_table(counted, power, opening)
    fitted = f"{len(counted)} positions of {given.games} games"
    risk = fit_risk([one for game in told for one in game.raised])
    found = Values(power=power, opening=opening, table=table, risk=risk, fitted=fitted)
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{fitted}: power {power}, opening {opening}, {len(table)} positions in the table")


class Between(NamedTuple):
    """A position between two rounds, and who won in the end."""

    dice: tuple[int, ...]
    opener: Seat
    last_die: bool
    won: Seat


class Raised(NamedTuple):
    """A bid that was raised: how likely it was to its bidder, and whether they lost a die."""

    players: int
    chance: float
    lost: bool


class Told(NamedTuple):
    """What a game tells."""

    between: list[Between]
    raised: list[Raised]


def positions(number: int) -> Told:
    """What one game tells; listening takes time, so not every game is listened to."""
    state = _game(number)
    assert state.winner is not None
    raised = list(_raised(state)) if number % LISTENED == 0 else []
    return Told(list(_between(state, state.winner)), raised)


def fit_risk(raised: list[Raised]) -> tuple[float, ...]:
    """The weights of the risk with which what happened is likeliest."""
    x = np.array([risk_row(one.players, one.chance) for one in raised])
    y = np.array([one.lost for one in raised])

    def loss(w: Floats) -> float:
        z = x @ w
        return float((np.logaddexp(0, z) - y * z).mean())

    found = minimize(loss, np.zeros(x.shape[1]), method="BFGS")
    print(f"{len(raised)} raised bids: {found.fun:.3f} nats each")
    return tuple(round(float(w), 4) for w in found.x)


def fit_strength(counted: list[Between]) -> tuple[float, float]:
    """The power and the advantage of the opener with which the winners are likeliest."""

    def loss(x: Floats) -> float:
        share = partial(reckoned_by, float(x[0]), float(x[1]))
        return -sum(log(share(dice, won, opener)) for dice, opener, _, won in counted[::5])

    found = minimize(loss, np.array([1.5, 0.0]), method="Nelder-Mead")
    return round(float(found.x[0]), 3), round(float(found.x[1]), 3)


def fit_table(counted: list[Between], power: float, opening: float) -> dict[str, float]:
    """The chance to win by position: what was counted, drawn to what is reckoned."""
    times, wins, thought = Counter[str](), Counter[str](), defaultdict[str, float](float)
    for dice, opener, last_die, won in counted:
        for seat, own in enumerate(dice):
            if own:
                name = key(dice, seat, opener, last_die=last_die)
                times[name] += 1
                wins[name] += seat == won
                thought[name] += reckoned_by(power, opening, dice, seat, opener)
    return {
        name: round((wins[name] + DRAWN * thought[name] / n) / (n + DRAWN), 4)
        for name, n in sorted(times.items())
        if n >= SEEN
    }


def _between(state: State, winner: Seat) -> Iterator[Between]:
    for round_ in state.past:
        dice = tuple(map(len, round_.hands))
        yield Between(dice, round_.opener, round_.last_die, winner)


def _raised(state: State) -> Iterator[Raised]:
    for round_, end in looked_on(state):
        if round_ is state.round or round_.ending is None or round_.ending.loser is None:
            continue
        players = sum(map(bool, round_.hands))
        for number, (seat, bid) in enumerate((made.seat, made.bid) for made in round_.bids[:-1]):
            at = replace(end, seat=seat, hand=round_.hands[seat], bids=round_.bids[:number])
            yield Raised(players, odds_after(at).chance(bid), round_.ending.loser == seat)


def _game(number: int) -> State:
    chance = Chance(f"value {number}")
    seats = chance.choice((2, 3, 4, 5, 6))
    return self_play(number, [chance.choice(PLAYERS)] * seats, chance)


if __name__ == "__main__":
    main()

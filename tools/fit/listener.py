"""Fits the listener's model to how bots bid, and writes its weights.

    python -m tools.fit.listener [--games N]

Bots of all levels that think play each other in every edition, two to six at a table; the model
gets the weights with which their decisions are likeliest. Made of the model that is there, so a
second run listens to players who listen better.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from rich.progress import track
from scipy.optimize import minimize

from palifico.fair import Chance
from palifico.odds.doubt import doubt_rows
from palifico.odds.exact import at_least, own_matching
from palifico.odds.hands import Floats, hands_of
from palifico.odds.model import (
    BID_FEATURES,
    DOUBT_FEATURES,
    MODEL,
    REACH,
    Weights,
    bid_features,
    doubt_features,
    kind,
)
from palifico.odds.position import Position
from palifico.odds.posterior import listen, together
from palifico.rules import FACES, Bid, Dudo, Hand, Round, Seat, Situation, State
from palifico.rules.raises import counts
from tools.fit.self_play import looked_on, self_play

DATA: Final = Path(__file__).resolve().parents[2] / f"src/palifico/odds/data/{MODEL}.json"
PLAYERS: Final = ("counter", "listener", "bluffer", "bluffer")
NO_KINDS: Final = ("doubt", "last_die_doubt", "fitted")
HELD: Final = 0.02
"""How strongly weights are held to zero: of the likelihood of a decision."""


class Decision(NamedTuple):
    """What somebody with these dice chose."""

    at: Situation
    own: int
    others: int
    hand: int
    """Which of all hands of so many dice"""
    heard: Floats
    """What everybody thinks of the other dice: [face, at least so many]"""
    matching: tuple[int, ...]
    chosen: Bid | Dudo


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    made = [one for n in track(range(games), "playing") for one in decisions(_game(n))]
    kinds = {name: [one for one in made if kind(one.at) == name] for name in _kinds()}
    fitted = f"{len(made)} decisions of {games} games of {', '.join(PLAYERS)}"
    weights = {name: fit(ones) for name, ones in kinds.items()}
    stood = [one for one in made if one.at.previous is not None]
    weights["doubt"] = fit_doubt([one for one in stood if not one.at.last_die])
    weights["last_die_doubt"] = fit_doubt([one for one in stood if one.at.last_die])
    text = msgspec.json.format(msgspec.json.encode(Weights(**weights, fitted=fitted)), indent=1)
    DATA.write_bytes(text + b"\n")
    print(fitted)


def decisions(state: State) -> Iterator[Decision]:
    """Every bid and challenge of a finished game."""
    for round_, at in looked_on(state):
        yield from _round(round_, at)


def fit(made: Sequence[Decision]) -> tuple[float, ...]:
    """The weights with which decisions are likeliest."""
    rows = [_features(one) for one in made]
    x = np.array([row[0] for row in rows], dtype=np.float32)
    allowed = np.array([row[1] for row in rows])
    chosen = np.array([row[2] for row in rows])
    picked = x[np.arange(len(x)), chosen]

    def loss(w: Floats) -> tuple[float, Floats]:
        drawn = np.where(allowed, x @ w.astype(np.float32), -np.inf)
        top = drawn.max(axis=1, keepdims=True)
        shares = np.exp(drawn - top)
        sums = shares.sum(axis=1, keepdims=True)
        likely = (picked @ w) - (np.log(sums) + top)[:, 0]
        expected = np.einsum("na,naf->nf", shares / sums, x)
        slope = (expected - picked).mean(axis=0) + 2 * HELD * w / 100
        return float(-likely.mean() + HELD * (w @ w) / 100), slope.astype(np.float64)

    found = minimize(loss, np.zeros(x.shape[2]), jac=True, method="L-BFGS-B")
    print(f"{len(made)} decisions: {found.fun:.3f} nats each")
    return tuple(round(float(w), 4) for w in found.x)


def fit_doubt(made: Sequence[Decision]) -> tuple[float, ...]:
    """The weights of the challenge among those who have listened."""
    rows = [doubt_rows(one.at, one.own, one.others, one.heard)[one.hand] for one in made]
    x, y = np.array(rows), np.array([isinstance(one.chosen, Dudo) for one in made])

    def loss(w: Floats) -> tuple[float, Floats]:
        z = x @ w
        slope = x.T @ (1 / (1 + np.exp(-z)) - y) / len(y) + 2 * HELD * w / 100
        return float((np.logaddexp(0, z) - y * z).mean() + HELD * (w @ w) / 100), slope

    found = minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B")
    print(f"{len(made)} challenges or none: {found.fun:.3f} nats each")
    return tuple(round(float(w), 4) for w in found.x)


def _game(number: int) -> State:
    chance = Chance(number)
    seats = chance.choice((2, 2, 3, 4, 5, 6))
    return self_play(number, (chance.choice(PLAYERS) for _ in range(seats)), chance)


def _round(round_: Round, at: Position) -> Iterator[Decision]:
    for number, (_, made) in enumerate(at.spoken()):
        yield _decided(at, number, round_.hands[made.seat], made.seat, made.bid)
    if round_.ending is not None and round_.ending.call == "dudo":
        caller = round_.ending.caller
        yield _decided(at, len(round_.bids), round_.hands[caller], caller, Dudo())


def _decided(at: Position, number: int, hand: Hand, seat: Seat, chosen: Bid | Dudo) -> Decision:
    """A decision after so many bids, with what everybody had heard before it."""
    bids = at.bids[:number]
    listened = listen(replace(at, bids=bids))
    others = (one for other, one in enumerate(listened) if other != seat)
    faces = [hand.count(face) for face in FACES]
    return Decision(
        at=at.situation(seat, bids[-1].bid if bids else None),
        own=len(hand),
        others=sum(at.dice) - len(hand),
        hand=hands_of(len(hand)).counts.tolist().index(faces),
        heard=at_least(together(others, last_die=at.last_die)),
        matching=own_matching(hand, last_die=at.last_die),
        chosen=chosen,
    )


def _features(made: Decision) -> tuple[Floats, Floats, int]:
    """The features of every choice, which of them there are, and which was chosen."""
    bids, mask, doubt = _known(made.at, made.own, made.others)
    own = bids[np.arange(len(FACES)), list(made.matching)].reshape(-1, len(BID_FEATURES))
    rows = np.zeros((len(own) + 1, len(BID_FEATURES) + len(DOUBT_FEATURES)))
    rows[:-1, : len(BID_FEATURES)] = own
    previous = made.at.previous
    if previous is not None:
        rows[-1, len(BID_FEATURES) :] = doubt[made.matching[previous.face - 1]]
    allowed = np.append(mask.reshape(-1), previous is not None)
    return rows, allowed, _chosen(made)


def _chosen(made: Decision) -> int:
    if isinstance(made.chosen, Dudo):
        return len(FACES) * REACH
    count, face = made.chosen
    beyond = min(count - counts(made.at, face).start, REACH - 1)
    return (face - 1) * REACH + beyond


@lru_cache(maxsize=1 << 14)
def _known(at: Situation, own: int, others: int) -> tuple[Floats, Floats, Floats]:
    doubt = np.zeros((own + 1, len(DOUBT_FEATURES)))
    if at.previous is not None:
        doubt = doubt_features(at, own, others)
    return *bid_features(at, own, others), doubt


def _kinds() -> tuple[str, ...]:
    return tuple(name for name in Weights.__struct_fields__ if name not in NO_KINDS)


if __name__ == "__main__":
    main()

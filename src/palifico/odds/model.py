"""Bidding model: how players bid, and the stated model with which the listener listens.

A player with a hand weighs every legal bid and the challenge, and takes one with a chance that
grows with its weight: exp(w · x), where x tells about the bid what its bidder can know. For a bid
that is how likely it is (by one's own dice and fair dice elsewhere), how much of it is in one's own
hand, how far it goes beyond the smallest legal count, whether it keeps the face, and whether it is
wild; for the challenge, how unlikely the standing bid is. The weights w were fitted to games
(`python -m tools.fit.listener`) and are kept in `data/listener-1.json`: other weights get another
number. Now and then any player does anything: so often (`SLIP`) all choices are alike.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec
import numpy as np

from palifico.odds.exact import ALONE, WITH_WILD, looked_up, tail
from palifico.odds.hands import Floats
from palifico.rules import FACES, WILD, Bid, Situation
from palifico.rules.raises import counts

VERSION: Final = 1
MODEL: Final = f"listener-{VERSION}"
SLIP: Final = 0.03
"""How often a player does not choose by the model, but takes any choice."""
REACH: Final = 8
"""Counts beyond the smallest legal one that are told apart; what goes further counts as this."""
LITTLE: Final = 0.01
BID_FEATURES: Final = (
    *("chance", "log_chance", "share", "beyond"),
    *("smallest", "keeps", "wild", "over"),
)
DOUBT_FEATURES: Final = ("always", "false", "log_false", "log_true")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fitted weights, for each kind of moment: those of bids, then those of the challenge."""

    opening: tuple[float, ...]
    raising: tuple[float, ...]
    last_die_opening: tuple[float, ...]
    last_die: tuple[float, ...]
    doubt: tuple[float, ...]
    """Of a challenge by who has listened: see `doubting`"""
    last_die_doubt: tuple[float, ...]
    fitted: str
    """To how many decisions of whom."""


class Choices(NamedTuple):
    """How much a player is drawn to each choice, by how many of their dice count for it."""

    smallest: tuple[int, ...]
    """[face]: the smallest legal count, 0 where there is none"""
    bids: Floats
    """[face, own, beyond]"""
    faces: Floats
    """[face, own]: the sum over all counts"""
    doubt: Floats
    """[own]: by how many of their dice count for the standing bid; 0 where none stands"""
    number: int
    """How many choices there are"""

    def bid(self, bid: Bid) -> Floats:
        """[own]: how much they are drawn to one bid."""
        beyond = min(max(0, bid.count - self.smallest[bid.face - 1]), REACH - 1)
        return self.bids[bid.face - 1, :, beyond]


@lru_cache(maxsize=1)
def weights() -> Weights:
    """Return the weights of the model."""
    text = files("palifico.odds").joinpath(f"data/{MODEL}.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


@lru_cache(maxsize=1 << 14)
def choices(at: Situation, own: int, others: int) -> Choices:
    """Return what a player with `own` dice, facing `others` unknown ones, is drawn to."""
    w = np.array(getattr(weights(), kind(at)))
    bids, mask = bid_features(at, own, others)
    drawn = np.where(mask[:, None, :], np.exp(bids @ w[: len(BID_FEATURES)]), 0.0)
    doubt = np.zeros(own + 1)
    if at.previous is not None:
        doubt = np.exp(doubt_features(at, own, others) @ w[len(BID_FEATURES) :])
    smallest = tuple(span.start if (span := counts(at, face)) else 0 for face in FACES)
    number = int(mask.sum()) + (at.previous is not None)
    return Choices(smallest, drawn, drawn.sum(axis=2), doubt, number)


def kind(at: Situation) -> str:
    """Return the kind of moment, by which the weights differ."""
    if at.last_die:
        return "last_die_opening" if at.previous is None else "last_die"
    return "opening" if at.previous is None else "raising"


def bid_features(at: Situation, own: int, others: int) -> tuple[Floats, Floats]:
    """Return what a bidder knows of each bid, [face, own, beyond, feature]; and which there are."""
    spans = [counts(at, face) for face in FACES]
    beyond, mine = np.arange(REACH), np.arange(own + 1)
    mask = np.array([[k < len(span) for k in range(REACH)] for span in spans])
    rows = np.zeros((len(FACES), own + 1, REACH, len(BID_FEATURES)))
    for row, face, span in zip(rows, FACES, spans, strict=True):
        p = odds_of_a_die(face, last_die=at.last_die)
        needed = (span.start if span else 0) + beyond[None, :] - mine[:, None]
        chance = looked_up(tail(others, p), needed)
        row[:, :, 0] = chance
        row[:, :, 1] = np.log(chance + LITTLE)
        row[:, :, 2] = mine[:, None] / max(own, 1)
        row[:, :, 3] = beyond
        row[:, :, 4] = beyond == 0
        row[:, :, 5] = at.previous is not None and at.previous.face == face
        row[:, :, 6] = face == WILD
        row[:, :, 7] = np.maximum(0.0, needed - others * p) / np.sqrt(others * p * (1 - p) + 1)
    return rows, mask


def doubt_features(at: Situation, own: int, others: int) -> Floats:
    """Return what a player knows of the standing bid: [own, feature]."""
    assert at.previous is not None
    count, face = at.previous
    p = odds_of_a_die(face, last_die=at.last_die)
    chance = looked_up(tail(others, p), count - np.arange(own + 1))
    false = 1 - chance
    columns = [np.ones_like(chance), false, np.log(false + LITTLE), np.log(chance + LITTLE)]
    return np.stack(columns, axis=1)


def odds_of_a_die(face: int, *, last_die: bool) -> float:
    """Return how likely one die counts for a face."""
    return ALONE if last_die or face == WILD else WITH_WILD

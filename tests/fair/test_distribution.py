"""A million dice from a thousand games: no face, seat, round or game knows of another.

`make proofs ARGS=distribution` rolls ten million.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from palifico.editions import variant
from palifico.fair import Stream, chain, first_by_lot, hand, seeded, table_for_one
from palifico.fair.encoding import keyed
from tests.sizes import size

Dice: TypeAlias = NDArray[np.uint8]
ROUNDS, SEATS, HELD = 34, 6, 5
DICE = size("distribution")
GAMES = DICE // (ROUNDS * SEATS * HELD)
UNUSUAL = 0.001
"""The dice are the same in every run, so these tests pass always or never."""

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("distribution")]


def rolled(source: str) -> tuple[bytes, bytes]:
    """The mix of one game, and all its dice."""
    dealer = table_for_one(
        variant("paco"), [str(seat) for seat in range(SEATS)], source=seeded(source)
    )
    dice = bytearray()
    for number, secret in enumerate(dealer.chain.secrets(ROUNDS), start=1):
        for seat in range(SEATS):
            dice += bytes(hand(secret, dealer.mix, round_=number, seat=seat, dice=HELD))
    return dealer.mix, bytes(dice)


@pytest.fixture(scope="module")
def games() -> tuple[list[bytes], Dice]:
    """The mixes of all games, and their dice by game, round, seat and place in the hand.

    The chains begin at the last round that is played, for time: what would lie above rolls nothing.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain, "LENGTH", ROUNDS)
        found = [rolled(f"distribution {game}") for game in range(GAMES)]
    dice = np.frombuffer(b"".join(dice for _, dice in found), dtype=np.uint8)
    return [mix for mix, _ in found], dice.reshape(GAMES, ROUNDS, SEATS, HELD)


def fit(counts: Any) -> float:
    """How likely honest chance is as uneven as these counts."""
    return float(stats.chisquare(counts).pvalue)


def together(one: Dice, other: Dice) -> float:
    """How likely two independent rows of dice seem to hang together as much as these."""
    pairs = (one.astype(np.intp).ravel() - 1) * 6 + other.ravel() - 1
    return fit(np.bincount(pairs, minlength=36))


def test_all_faces_are_equally_likely(games: tuple[list[bytes], Dice]) -> None:
    dice = games[1]
    assert dice.size == DICE
    assert fit(np.bincount(dice.ravel(), minlength=7)[1:]) > UNUSUAL
    for axis in range(1, 4):
        for place in range(dice.shape[axis]):
            counts = np.bincount(dice.take(place, axis=axis).ravel(), minlength=7)[1:]
            assert fit(counts) > UNUSUAL / dice.shape[axis], (axis, place)


def neighbours(dice: Dice) -> Iterator[tuple[str, Dice, Dice]]:
    """Rows of dice that would hang together if something were wrong."""
    for axis, name in enumerate(("games", "rounds", "seats", "dice of a hand")):
        size = dice.shape[axis]
        for step in (1, 2, 3):
            one = dice.take(range(size - step), axis=axis)
            yield f"{name}, {step} apart", one, dice.take(range(step, size), axis=axis)
    yield "same place, other seat", dice[:, :, 0, :], dice[:, :, 5, :]
    yield "first and last die", dice[:, :-1, :, 4], dice[:, 1:, :, 0]


def test_seats_rounds_games_and_dice_are_independent(games: tuple[list[bytes], Dice]) -> None:
    found = {name: together(one, other) for name, one, other in neighbours(games[1])}
    assert len(found) == 14
    assert min(found.values()) > UNUSUAL / len(found), found


def test_whole_hands_are_as_mixed_as_they_should_be(games: tuple[list[bytes], Dice]) -> None:
    powers = 6 ** np.arange(HELD)
    hands = ((games[1].reshape(-1, HELD).astype(np.intp) - 1) * powers).sum(axis=1)
    assert fit(np.bincount(hands, minlength=6**HELD)) > UNUSUAL


@pytest.mark.parametrize("seats", range(2, 13))
def test_seat_begins_equally_often(games: tuple[list[bytes], Dice], seats: int) -> None:
    opens = [first_by_lot(mix, seats) for mix in games[0]]
    assert fit(np.bincount(opens, minlength=seats)) > UNUSUAL / 11


def test_byte_that_is_passed_over_favours_no_face() -> None:
    """Dice right after a rejected byte, and dice of hands in which one was rejected."""
    after: list[int] = []
    for number in range(40_000):
        block = keyed(b"rejection", "tag", number, 0)
        stream = Stream(b"rejection", "tag", number)
        dice = [1 + stream.below(6) for _ in range(20)]
        kept = [place for place, byte in enumerate(block) if byte < 252][:20]
        after += [dice[i] for i, place in enumerate(kept) if place and block[place - 1] >= 252]
    assert len(after) > 10_000
    assert fit(np.bincount(after, minlength=7)[1:]) > UNUSUAL


def test_distribution_without_passing_over_the_bias_would_be_seen() -> None:
    """The same test on bytes taken as they come: it would fail, so it can."""
    naive = np.random.default_rng(1).integers(0, 256, DICE) % 6
    assert fit(np.bincount(naive, minlength=6)) < 1e-9


def test_streams_that_hang_together_would_be_seen(games: tuple[list[bytes], Dice]) -> None:
    """One die in fifty copied from the seat before: it would fail, so it can."""
    dice = games[1][:1000].copy()
    spoilt = np.random.default_rng(2).random(dice[:, :, 1].shape) < 0.02
    dice[:, :, 1][spoilt] = dice[:, :, 0][spoilt]
    assert together(dice[:, :, 0], dice[:, :, 1]) < 1e-6

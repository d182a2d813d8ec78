"""What is counted: faces, runs and neighbours, each seat and game for itself."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product
from math import exp
from random import Random
from statistics import fmean, pvariance

import pytest

from palifico.analysis.chance import Figure
from palifico.analysis.dice_tally import Counts, Tally, counts_of, runs
from palifico.errors import Fault
from palifico.fair import Transcript
from palifico.record import Record
from tests.analysis.rolling import record, rolled

TWO_ROUNDS = record([[1, 1, 6], [2, 4, 3]], [[6, 5], [3, 3, 3]])


def count_runs(kinds: tuple[bool, ...]) -> int:
    """Runs by walking along."""
    return sum(1 for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind)


@pytest.mark.parametrize("size", range(9))
def test_runs_as_all_orders_have_them(size: int) -> None:
    """Mean and variance over every order of the same things, exactly."""
    for kinds in product([False, True], repeat=size):
        found = runs(kinds)
        assert found.seen == count_runs(kinds)
        if kinds != tuple(sorted(kinds)):
            assert found[1:] == runs(sorted(kinds))[1:]
            continue
        every = [Fraction(count_runs(order)) for order in set(permutations(kinds))]
        assert found.expected == pytest.approx(float(fmean(every)) if size else 0)
        assert found.variance == pytest.approx(float(pvariance(every)) if size else 0)


def test_runs_as_shuffled_dice_have_them() -> None:
    """Sums over sequences of all lengths behave as one normal number."""
    rng = Random(1)
    off: list[float] = []
    for _ in range(2000):
        figures = [runs(rng.choices([True, False], k=size)) for size in (2, 3, 5, 9, 17)]
        seen, expected, variance = map(sum, zip(*figures, strict=True))
        off.append((seen - expected) / variance**0.5)
    assert fmean(off) == pytest.approx(0, abs=0.05)
    assert pvariance(off) == pytest.approx(1, abs=0.08)


def test_game_is_counted() -> None:
    counts = counts_of(TWO_ROUNDS)
    assert (counts.games, counts.rounds, counts.dice) == (1, 2, 11)
    assert counts.faces == (2, 1, 4, 1, 1, 2)


def test_sequence_goes_on_through_the_rounds_of_a_seat_and_ends_there() -> None:
    """Seat 0 rolls 1 1 6 6 5, seat 1 rolls 2 4 3 3 3 3."""
    counts = counts_of(TWO_ROUNDS)
    assert (counts.pairs, counts.equal) == (4 + 5, 2 + 3)
    low_low_high = runs([False, False, True, True, True])
    one_high = runs([False, True, False, False, False, False])
    assert counts.high_low == Figure(5, *map(sum, zip(low_low_high[1:], one_high[1:], strict=True)))
    assert counts.odd_even.seen == 3 + 2


def test_games_add_up_without_touching() -> None:
    rng = Random(2)
    games = [rolled(rng, rounds=rounds) for rounds in (1, 4, 9)]
    together = sum(map(counts_of, games), Counts())
    assert together.games == 3
    assert together.dice == sum(counts_of(game).dice for game in games) == 14 * 15
    assert together.pairs == 14 * 15 - 3 * 3
    assert together.equal == sum(counts_of(game).equal for game in games)
    assert Counts() + together == together


def proven(game: bytes, like: Record = TWO_ROUNDS) -> Record:
    """A game with a transcript."""
    return replace(like, fair=Transcript(game, b"", b"", b"", b"", (), ()))


@pytest.mark.parametrize(
    ("games", "counted", "repeated"),
    [("", 0, 0), ("ab", 2, 0), ("aa", 1, 1), ("aaaa", 1, 1), ("abab", 2, 2), ("abbacb", 3, 2)],
)
def test_game_counts_once(games: str, counted: int, repeated: int) -> None:
    tally = Tally()
    for game in games:
        tally.add(proven(game.encode()))
    once = sum([counts_of(TWO_ROUNDS)] * counted, Counts())
    assert tally.counts == replace(once, repeated=repeated)


def test_games_without_a_transcript_are_all_counted() -> None:
    """Two short games may well be the same by chance."""
    tally = Tally()
    for game in (TWO_ROUNDS, TWO_ROUNDS, proven(b"")):
        tally.add(game)
    assert (tally.counts.games, tally.counts.repeated) == (3, 0)


def test_game_that_cannot_be_counted_does_not_count() -> None:
    tally = Tally()
    with pytest.raises(Fault):
        tally.add(proven(b"a", record([[7]])))
    tally.add(proven(b"a"))
    assert (tally.counts.games, tally.counts.repeated) == (1, 0)


def test_dice_tally_nothing_is_nothing() -> None:
    assert counts_of(record()) == Counts(games=1)
    assert counts_of(record([[], []])) == Counts(games=1, rounds=1)
    assert counts_of(record([[3], []])).pairs == 0


@pytest.mark.parametrize(
    ("hands", "rising", "falling"),
    [
        ([[1, 2, 6], [3, 3, 3]], True, False),
        ([[6, 2, 1], [3, 3, 3]], False, True),
        ([[6, 2, 1], [3, 3, 4]], False, False),
        ([[4, 4], [3]], True, True),
        ([[2, 4], [3, 1]], False, False),
    ],
)
def test_hands_in_order_are_noticed(hands: list[list[int]], rising: bool, falling: bool) -> None:
    counts = counts_of(record(hands))
    assert (counts.rising, counts.falling) == (rising, falling)


def test_dice_tally_how_likely_hands_are_to_rise() -> None:
    rising = [hand for hand in product(range(1, 7), repeat=3) if list(hand) == sorted(hand)]
    found = counts_of(record([[1, 2, 3], [6]])).in_order
    assert exp(found) == pytest.approx(len(rising) / 6**3)


@pytest.mark.parametrize("face", [0, 7, -1, 10**30])
def test_dice_tally_what_is_no_face(face: int) -> None:
    with pytest.raises(Fault) as fault:
        counts_of(record([[1, 2], [3]], [[4], [5, face]]))
    assert fault.value.code == "dice.face"
    assert fault.value.about == {"given": face, "where": "rounds[1].dice[1]"}

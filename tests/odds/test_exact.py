"""Odds before listening: the same as counting every hand that can be."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from palifico.editions import IDS, box
from palifico.odds import Cup, Odds, Position, odds_before
from palifico.rules import FACES, Bid, Hand
from palifico.rules.reveal import matching
from tests.each import each
from tests.odds.plain import at_least, at_table, exactly

EXACT = 1e-12
TABLES: list[tuple[int, ...]] = [(5, 1), (1, 2), (2, 3), (1, 4), (3, 1, 1), (2, 2, 2), (1, 0, 3, 1)]
"""One's own dice first, then one to four others."""
UNCERTAIN: list[tuple[Cup, ...]] = [
    ((0.0, 0.5, 0.5),),
    ((0.0, 0.2, 0.3, 0.5),),
    ((0.0, 1 / 3, 1 / 3, 1 / 3), (0.0, 1.0)),
    ((0.0, 0.5, 0.5), (0.0, 0.25, 0.75)),
    ((0.0, 0.5, 0.5), (1.0,), (0.0, 0.9, 0.1)),
]


def agrees(odds: Odds, at: Position) -> None:
    """Whether odds are those of all hands, for each count up to one more than there are dice."""
    exact = exactly(at)
    tails = at_least(exact)
    for face, count in product(FACES, range(exact.shape[1] + 1)):
        there = count < exact.shape[1]
        true, precisely = (t[face - 1, count] if there else 0 for t in (tails, exact))
        assert odds.chance(Bid(count, face)) == pytest.approx(true, abs=EXACT)
        assert odds.exact(Bid(count, face)) == pytest.approx(precisely, abs=EXACT)


@each("edition", IDS)
@each("last_die", [False, True])
@each("dice", TABLES, ids=str)
def test_hand_is_counted(edition: str, last_die: bool, dice: tuple[int, ...]) -> None:
    rng = Random(str(dice))
    hand = tuple(rng.choice(FACES) for _ in range(dice[0]))
    at = at_table(dice, hand=hand, last_die=last_die, edition=box(edition).edition)
    agrees(odds_before(at), at)


@pytest.mark.parametrize("hand", [(1,), (1, 1), (1, 5), (5, 5), (2, 3, 4)])
@pytest.mark.parametrize("last_die", [False, True])
def test_wild_dice_of_one_s_own_count_in_normal_rounds_only(hand: Hand, last_die: bool) -> None:
    at = at_table((len(hand), 2), hand=hand, last_die=last_die)
    odds = odds_before(at)
    agrees(odds, at)
    for face in FACES:
        mine = matching(hand, Bid(1, face), wild=not last_die)
        assert odds.chance(Bid(mine, face)) == pytest.approx(1, abs=EXACT)
        assert odds.chance(Bid(mine + 3, face)) == 0


@pytest.mark.parametrize("dice", [(2, 1), (1, 1, 1)])
def test_onlooker_has_no_dice(dice: tuple[int, ...]) -> None:
    at = at_table(dice, seat=None)
    agrees(odds_before(at), at)


@each("cups", UNCERTAIN, ids=str)
@each("last_die", [False, True])
@each("seat", [0, None])
def test_numbers_of_dice_that_no_player_is_sure_of(
    cups: tuple[Cup, ...], last_die: bool, seat: int | None
) -> None:
    at = at_table((1, *cups), hand=(5,) if seat == 0 else (), seat=seat, last_die=last_die)
    agrees(odds_before(at), at)


def test_cup_may_be_empty_for_all_that_is_known() -> None:
    at = at_table((1, (0.5, 0.5), 1), hand=(6,))
    agrees(odds_before(at), at)


def test_certain_cup_may_be_written_with_every_number() -> None:
    long = at_table((1, (0.0, 0.0, 1.0, 0.0, 0.0, 0.0)), hand=(6,))
    agrees(odds_before(long), at_table((1, 2), hand=(6,)))


ROLLS = 200_000
ERROR = 0.005
"""More than four standard deviations of a share of so many rolls; the seed is fixed."""


@pytest.mark.parametrize("last_die", [False, True])
@pytest.mark.parametrize("unknown", [20, 25])
def test_many_dice_are_as_a_great_many_rolls_show(unknown: int, last_die: bool) -> None:
    """25 and 30 dice on the table."""
    hand = (2, 4, 5, 5, 1)
    odds = odds_before(at_table((5, *[5] * (unknown // 5)), hand=hand, last_die=last_die))
    rolls = np.random.default_rng(2026).integers(1, 7, size=(ROLLS, unknown))
    for face in FACES:
        counts = (rolls == face) | ((rolls == 1) & (not last_die))
        mine = matching(hand, Bid(1, face), wild=not last_die)
        seen = np.bincount(counts.sum(axis=1) + mine, minlength=unknown + 6) / ROLLS
        for count in range(unknown + 6):
            bid = Bid(count, face)
            assert odds.exact(bid) == pytest.approx(seen[count], abs=ERROR)
            assert odds.chance(bid) == pytest.approx(seen[count:].sum(), abs=ERROR)


def test_known_figures() -> None:
    """Fifteen dice, a third each: of these at least four, or none."""
    odds = odds_before(at_table((5, 5, 5, 5), hand=(2, 4, 5, 5, 1)))
    none = (2 / 3) ** 15
    fewer = none * (1 + 15 / 2 + 105 / 4 + 455 / 8)
    assert odds.chance(Bid(7, 5)) == pytest.approx(1 - fewer, abs=EXACT)
    assert odds.exact(Bid(3, 5)) == pytest.approx(none, abs=EXACT)

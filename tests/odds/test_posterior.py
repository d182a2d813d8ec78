"""Odds after listening: Bayes over every hand that can be, with the model's word for each bid."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from palifico.editions import IDS, box
from palifico.odds import Cup, Odds, Position, listen, odds_after, odds_before
from palifico.odds.hands import hands_of
from palifico.odds.posterior import likelihood
from palifico.rules import FACES, Bid, Hand, Seat
from tests.each import each
from tests.odds.plain import Likelihood, at_least, at_table, exactly, raising

CLOSE = 1e-9
TABLES: list[tuple[int, ...]] = [(1, 1), (2, 1), (1, 2), (2, 2), (1, 1, 1), (1, 2, 1), (2, 1, 2)]
PICKS: dict[str, Callable[[list[Bid]], Bid]] = {
    "small raises": min,
    "any raises": Random(6).choice,
    "the highest": max,
}


def expected(cup: Cup) -> float:
    """How many dice are to be expected under a cup."""
    return sum(dice * chance for dice, chance in enumerate(cup))


def by_the_model(at: Position) -> Likelihood:
    """How likely a seat says with a hand all that it has said."""

    def likely(seat: Seat, hand: Hand) -> float:
        row = [hand.count(face) for face in FACES]
        which = hands_of(len(hand)).counts.tolist().index(row)
        others = round(sum(expected(cup) for who, cup in enumerate(at.cups) if who != seat))
        said = [(situation, made) for situation, made in at.spoken() if made.seat == seat]
        chances = [float(likelihood(*one, len(hand), others)[which]) for one in said]
        return float(np.prod(chances))

    return likely


def agree(one: Odds, exact: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> None:
    tails = at_least(exact)
    for face in FACES:
        for count in range(exact.shape[1]):
            bid = Bid(count, face)
            assert one.exact(bid) == pytest.approx(exact[face - 1, count], abs=CLOSE)
            assert one.chance(bid) == pytest.approx(tails[face - 1, count], abs=CLOSE)


@each("edition", IDS)
@each("last_die", [False, True])
@each("dice", TABLES, ids=str)
@each("pick", PICKS)
def test_hand_is_weighed(edition: str, last_die: bool, dice: tuple[int, ...], pick: str) -> None:
    hand = (5, 1)[: dice[0]]
    table = at_table(dice, hand=hand, last_die=last_die, edition=box(edition).edition)
    order = [*range(1, len(dice)), *range(len(dice))]
    at = raising(table, order, PICKS[pick])
    agree(odds_after(at), exactly(at, by_the_model(at)))


@pytest.mark.parametrize("dice", [(1, 2), (1, 1, 2)])
def test_onlooker_listens_to_all(dice: tuple[int, ...]) -> None:
    at = raising(at_table(dice, seat=None), range(len(dice)), min)
    agree(odds_after(at), exactly(at, by_the_model(at)))


UNSURE: tuple[Cup, ...] = ((0.0, 0.5, 0.5), (0.0, 0.25, 0.75), (0.0, 0.6, 0.4))


@each("last_die", [False, True])
@each("seat", [0, None])
@each("pick", PICKS)
def test_numbers_of_dice_that_no_player_is_sure_of(
    last_die: bool, seat: Seat | None, pick: str
) -> None:
    """Hands of all numbers are weighed; a bidder faces as many other dice as are to be expected."""
    cups: tuple[int | Cup, ...] = UNSURE if seat is None else (1, *UNSURE[1:])
    table = at_table(cups, seat=seat, hand=() if seat is None else (3,), last_die=last_die)
    at = raising(table, [1, 2, 0, 1], PICKS[pick])
    agree(odds_after(at), exactly(at, by_the_model(at)))


def test_posterior_who_may_have_no_dice_has_some_if_they_bid() -> None:
    at = at_table((1, (0.25, 0.75), 1), hand=(2,), bids=[(1, "1x3")])
    hands = listen(at)[1]
    assert hands is not None
    assert {len(hand) for hand, chance in hands.likely(100) if chance} == {1}


@pytest.mark.parametrize("last_die", [False, True])
@pytest.mark.parametrize(
    "dice", [(5, 5, 5, 5), (1, 3, 0, 2), (2, (0.0, 0.5, 0.5), 1), (1, (0.25, 0.75), 2)], ids=str
)
def test_posterior_who_hears_nothing_knows_no_more_than_before(
    dice: tuple[int | Cup, ...], last_die: bool
) -> None:
    held = dice[0]
    assert isinstance(held, int)
    at = at_table(dice, hand=(1, 2, 3, 4, 5)[:held], last_die=last_die)
    before, after = odds_before(at), odds_after(at)
    for face in FACES:
        for count in range(25):
            bid = Bid(count, face)
            assert after.chance(bid) == pytest.approx(before.chance(bid), abs=1e-12)
            assert after.exact(bid) == pytest.approx(before.exact(bid), abs=1e-12)


def test_posterior_one_s_own_bids_say_nothing_about_the_others() -> None:
    quiet = at_table((2, 2, 2), hand=(3, 3))
    spoken = at_table((2, 2, 2), hand=(3, 3), bids=[(0, "2x3")])
    assert np.allclose(odds_after(quiet).at_least, odds_after(spoken).at_least, atol=1e-12)


def test_bid_speaks_for_its_face() -> None:
    at = at_table((5, 5, 5), hand=(2, 3, 4, 5, 6), bids=[(2, "3x5")])
    before, after = odds_before(at), odds_after(at)
    assert after.chance(Bid(5, 5)) > before.chance(Bid(5, 5))
    assert after.chance(Bid(5, 4)) < before.chance(Bid(5, 4))


def test_posteriors_are_chances_of_the_others_hands() -> None:
    bids = [(1, "2x5"), (3, "3x5"), (0, "4x5"), (1, "5x5")]
    at = at_table((5, 5, 0, 3), hand=(2, 3, 4, 5, 6), bids=bids)
    mine, speaker, out, small = listen(at)
    assert (mine, out) == (None, None)
    assert speaker is not None
    assert small is not None
    for posterior, dice in ((speaker, 5), (small, 3)):
        likely = posterior.likely(10_000)
        assert len(likely) == len(hands_of(dice).chances)
        assert {len(hand) for hand, _ in likely} == {dice}
        chances = [chance for _, chance in likely]
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert chances == sorted(chances, reverse=True)
        assert posterior.likely(3) == likely[:3]


@pytest.mark.parametrize("last_die", [False, True])
def test_bids_that_make_no_sense_at_all_give_chances_all_the_same(last_die: bool) -> None:
    """Not even bids that the rules forbid, or that no hand would make, divide by zero."""
    bids = [(1, "10x6"), (0, "10x2"), (1, "1x1"), (0, "9x3"), (1, "1x1")] * 3
    at = at_table((1, 1), hand=(2,), bids=bids, last_die=last_die)
    after = odds_after(at)
    assert np.isfinite(after.at_least).all()
    assert after.at_least[:, 0] == pytest.approx(np.ones(6))
    assert (after.exactly >= 0).all()


def test_hopeless_likelihoods_do_not_vanish() -> None:
    """Forty wild bids by one seat: each is unlikely, and together they are still a posterior."""
    bids = [(1 + n % 2, f"{1 + n}x{2 + n % 5}") for n in range(40)]
    at = at_table((5, 5, 5), hand=(1, 1, 1, 1, 1), bids=bids)
    for posterior in listen(at)[1:]:
        assert posterior is not None
        chances = [chance for _, chance in posterior.likely(10_000)]
        assert np.isfinite(chances).all()
        assert sum(chances) == pytest.approx(1)

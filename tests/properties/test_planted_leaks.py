"""The check of secrecy is itself checked: views that tell too much must be caught by it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from palifico.editions import IDS, Variant
from palifico.rules import Seat, State, legal, outcome, view
from palifico.rules.edition import LostDice
from tests.properties.tables import VARIANTS
from tests.properties.worlds import Viewer, all_leaks, every_state
from tests.random_games import name_of


def counts_in_view(state: State, seat: Seat | None) -> object:
    return replace(view(state, seat), counts=state.dice)


def dice_in_play(state: State, seat: Seat | None) -> object:
    return view(state, seat), sum(state.dice)


def full_total(state: State, seat: Seat | None) -> object:
    """The true total of the reveal, over the cups that stayed down too."""
    seen, truth = view(state, seat), outcome(state)
    if seen.reveal is None or truth is None:
        return seen
    return replace(seen, reveal=replace(seen.reveal, count=truth.count))


def covered_hand(state: State, seat: Seat | None) -> object:
    """Every cup is lifted once a round has been called, also those that stay down."""
    over = state.round is not None and state.round.ending is not None
    return view(state, seat), state.round.hands if over and state.round else None


def neighbours_hand(state: State, seat: Seat | None) -> object:
    hands = state.round.hands if state.round else ()
    return view(state, seat), hands[((seat or 0) + 1) % len(hands)] if hands else ()


def number_of_rounds(state: State, seat: Seat | None) -> object:
    return view(state, seat), len(state.past)


def earlier_rounds(state: State, seat: Seat | None) -> object:
    return view(state, seat), state.past[-1:]


def whole_legal_set(state: State, seat: Seat | None) -> object:
    """Whether the player to act may change the face tells that they have one die."""
    return replace(view(state, seat), legal=legal(state))


def earlier_palificos(state: State, seat: Seat | None) -> object:
    return view(state, seat), state.palificos


def type_of_a_number(state: State, seat: Seat | None) -> object:
    """Equal numbers of different types: 1 and True."""
    return view(state, seat), True if sum(state.dice) % 2 else 1


def ranges_of_nothing(state: State, seat: Seat | None) -> object:
    """Equal ranges that print differently."""
    return view(state, seat), range(sum(state.dice), 0)


PLANTED: dict[Viewer, tuple[str, ...]] = {
    counts_in_view: IDS,
    dice_in_play: IDS,
    full_total: ("piatnik", "azteca"),
    covered_hand: ("piatnik", "azteca"),
    neighbours_hand: IDS,
    number_of_rounds: IDS,
    earlier_rounds: IDS,
    whole_legal_set: ("piatnik", "pressman-2008", "azteca"),
    earlier_palificos: ("piatnik", "pressman-2008", "azteca", "paco"),
    type_of_a_number: IDS,
    ranges_of_nothing: IDS,
}
"""Views that tell too much, and the editions where that can be noticed."""

EVEN_WHEN_VISIBLE = {full_total, covered_hand, neighbours_hand}
"""Leaks that visible lost dice do not excuse."""


CAUGHT = [
    pytest.param(viewer, variant, id=f"{viewer.__name__}-{name_of(variant)}")
    for viewer, editions in PLANTED.items()
    for edition in editions
    for variant in VARIANTS[edition]
    if viewer in EVEN_WHEN_VISIBLE or variant.edition.lost_dice is LostDice.HIDDEN
]


@pytest.mark.parametrize(("viewer", "variant"), CAUGHT)
def test_planted_leak_is_caught(viewer: Viewer, variant: Variant) -> None:
    rng = Random(name_of(variant))
    games = (every_state(rng, variant, 3 + game % 3) for game in range(20))
    assert any(next(all_leaks(viewer, game, rng), None) for game in games)

"""Two games that differ only in what a seat may not know look the same to it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from palifico.editions import Variant
from palifico.rules import Hand, Round, Seat, State, view
from palifico.rules.edition import LostDice
from tests.random_games import all_variants, random_states

VARIANTS = st.sampled_from(all_variants())


def unseen(round_: Round, watcher: Seat | None) -> list[Seat]:
    """The seats whose dice of this round `watcher` has not seen."""
    lifted = [cup.seat for cup in round_.ending.lifted] if round_.ending else []
    return [seat for seat in range(len(round_.hands)) if seat != watcher and seat not in lifted]


def scrambled(rng: Random, state: State, watcher: Seat | None) -> State:
    """The same game with other dice under every cup that the watcher has not looked under."""

    def other(round_: Round) -> Round:
        hands: list[Hand] = list(round_.hands)
        for seat in unseen(round_, watcher):
            hands[seat] = tuple(rng.randint(1, 6) for _ in hands[seat])
        return round_._replace(hands=tuple(hands))

    past = tuple(other(round_) for round_ in state.past)
    return state._replace(past=past, round=state.round and other(state.round))


@given(VARIANTS, st.integers(0, 2**32), st.integers(2, 4))
def test_unseen_dice_do_not_reach_a_view(a_variant: Variant, seed: int, seats: int) -> None:
    rng = Random(seed)
    for state in random_states(rng, a_variant, seats):
        if state.winner is None:
            for seat in (None, rng.randrange(seats)):
                assert view(scrambled(rng, state, seat), seat) == view(state, seat)


@given(VARIANTS, st.integers(0, 2**32), st.integers(2, 4))
def test_same_knowledge_past_rounds_do_not_reach_a_view(
    a_variant: Variant, seed: int, seats: int
) -> None:
    rng = Random(seed)
    for state in random_states(rng, a_variant, seats):
        seen = view(state, rng.randrange(seats))
        if state.winner is None:
            hidden = a_variant.edition.lost_dice is LostDice.HIDDEN
            assert (seen.counts is None) is hidden
            assert seen.rounds is None
            assert view(state._replace(past=()), seen.seat) == seen
        else:
            assert seen.counts == state.dice
            assert seen.rounds is not None
            assert [r.hands for r in seen.rounds[:-1]] == [r.hands for r in state.past]

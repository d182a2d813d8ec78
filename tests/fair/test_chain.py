"""The chain: it leads back to its anchor, and ends where it says."""

from __future__ import annotations

import pytest

from palifico.fair import LENGTH, Chain, ChainEnded, Secret, open_chain, seeded
from palifico.fair.chain import link

CHAIN = open_chain(seeded("a chain"))


def test_secret_leads_to_the_one_before_and_the_first_to_the_anchor() -> None:
    secrets = CHAIN.secrets(LENGTH)
    assert len(secrets) == LENGTH
    assert secrets[-1] == CHAIN.top
    before = CHAIN.anchor
    for number, secret in enumerate(secrets, start=1):
        assert link(CHAIN.game, number, secret) == before
        before = secret.reveal()


@pytest.mark.parametrize("rounds", [0, 1, 2, 37])
def test_one_walk_gives_what_single_walks_give(rounds: int) -> None:
    assert CHAIN.secrets(rounds) == [CHAIN.secret(t) for t in range(1, rounds + 1)]


@pytest.mark.parametrize("round_", [-1, 0, LENGTH + 1])
def test_chain_there_is_no_secret_outside_the_chain(round_: int) -> None:
    with pytest.raises(ChainEnded, match=f"rounds 1 to {LENGTH}"):
        CHAIN.secret(round_)
    if round_:
        with pytest.raises(ChainEnded):
            CHAIN.secrets(round_)


def test_another_game_with_the_same_top_has_another_chain() -> None:
    assert Chain(b"0" * 16, CHAIN.top).anchor != Chain(b"1" * 16, CHAIN.top).anchor


def test_chain_from_the_system_is_new_every_time() -> None:
    one, other = open_chain(), open_chain()
    assert (len(one.game), len(one.top.reveal()), len(one.anchor)) == (16, 32, 32)
    assert one.game != other.game
    assert one.top != other.top
    assert one.top.reveal()[:16] != one.top.reveal()[16:]


def test_top_cannot_be_made_out_in_the_chain() -> None:
    assert "hidden" in repr(CHAIN)
    assert isinstance(CHAIN.top, Secret)

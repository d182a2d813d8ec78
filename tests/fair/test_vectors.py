"""The published vectors through the package: every hash, secret, first player, throw and die."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palifico.editions import variant
from palifico.fair import (
    Chain,
    Secret,
    check_transcript,
    first,
    first_by_lot,
    mixed,
    transcript_json,
)
from palifico.record.shape_proof import read_transcript

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "conformance" / "fair_vectors.json").read_text("utf-8")
)
PIATNIK, AZTECA = variant("piatnik").edition, variant("azteca").edition
"""A first player drawn, and one who threw the highest die."""


def test_all_are_here() -> None:
    adding = [sum(s["commit"] is not None for s in v["transcript"]["seats"]) for v in VECTORS]
    assert adding == [3, 2, 0], "all, some and no seats add chance"


@pytest.mark.parametrize("vector", VECTORS)
def test_transcript_holds(vector: dict[str, Any]) -> None:
    transcript = read_transcript(vector["transcript"])
    assert check_transcript(transcript) is None
    assert transcript_json(transcript) == vector["transcript"]


@pytest.mark.parametrize("vector", VECTORS)
def test_dealer_makes_the_same_transcript_from_the_top_of_the_chain(
    vector: dict[str, Any],
) -> None:
    wanted = read_transcript(vector["transcript"])
    chain = Chain(wanted.game, Secret(bytes.fromhex(vector["top"])))
    dealer = mixed(chain, wanted.rules, wanted.seats)
    hands = [
        dealer.hands(number, [len(hand) for hand in rolled.dice])
        for number, rolled in enumerate(wanted.rounds, start=1)
    ]
    assert dealer.transcript(hands) == wanted


@pytest.mark.parametrize("vector", VECTORS)
def test_first_player_and_the_roll_off(vector: dict[str, Any]) -> None:
    mix = bytes.fromhex(vector["transcript"]["mix"])
    assert first_by_lot(mix, 3) == first(mix, PIATNIK, seats=3).seat == vector["first"]
    rolled = first(mix, AZTECA, seats=3)
    assert rolled.seat == vector["rolloff"]["winner"]
    assert [list(map(list, throw.items())) for throw in rolled.throws] == vector["rolloff"]["rolls"]

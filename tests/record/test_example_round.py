"""Example rounds: legal by the engine, true to the worked examples, every step with a caption."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from palifico.editions import IDS, variant
from palifico.errors import Fault
from palifico.record import ExampleRound, captions, example_round
from palifico.rules import Bid, Outcome, Refusal, State, deal, decide, fold, outcome
from palifico.words import LANGS, Speaker

VECTORS = Path(__file__).parents[1] / "conformance" / "worked_examples.jsonl"
NAMED = {
    "asmodee-2024": "example round",
    "piatnik": "Marco, Lucio, Elena, Fulvio, Carlo",
    "pressman-2008": "demonstration hand",
    "paco": "a round in pictures",
}
"""The worked examples of the conformance files that are the same rounds."""


class Expected(NamedTuple):
    """What a round comes to."""

    dice: int
    bid: str
    total: int
    shown: str
    loser: str


EXPECTED = {
    "asmodee-2024": Expected(30, "9x6", 9, "Nicola Andrea Diego Maria Aurora Carmen", "Nicola"),
    "piatnik": Expected(30, "11x4", 9, "Carlo Anna Marco Lucio Elena Fulvio", "Fulvio"),
    "pressman-2008": Expected(30, "8xA", 7, "Carol Dan Emily Frank Alice Ben", "Ben"),
    "azteca": Expected(25, "8x3", 10, "Pablo Ines Teo", "Lucia"),
    "paco": Expected(21, "9x5", 9, "Emma Ana Bruno Clara David", "Emma"),
}


def played(example: ExampleRound) -> State:
    """The game after the round; fails where the engine refuses something."""
    state = deal(example.state, example.played.dice)
    assert not isinstance(state, Refusal)
    for seat, action in example.played.actions:
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal), (example.edition, seat, action, events)
        state = fold(state, events)
    return state


def result(state: State) -> Outcome:
    found = outcome(state)
    assert found is not None
    return found


def worked(edition: str) -> dict[str, Any]:
    lines = map(json.loads, VECTORS.read_text("utf-8").splitlines())
    found: dict[str, Any] = next(one for one in lines if one["name"] == NAMED[edition])
    return found


@pytest.mark.parametrize("edition", IDS)
def test_example_round_by_the_engine_is_legal_and_ends_as_expected(edition: str) -> None:
    example, expected = example_round(edition), EXPECTED[edition]
    state = played(example)
    found, names = result(state), example.players
    assert sum(map(len, example.played.dice)) == expected.dice
    assert (found.bid, found.count) == (Bid.from_text(expected.bid), expected.total)
    assert " ".join(names[seat] for seat in found.shown) == expected.shown
    assert found.loser is not None
    assert names[found.loser] == names[state.opener] == expected.loser


@pytest.mark.parametrize("edition", NAMED)
def test_example_round_beside_the_worked_example_has_its_bids_and_dice(edition: str) -> None:
    example, record = example_round(edition), worked(edition)["record"]
    [round_] = record["rounds"]
    said = [(a.count, a.face) if isinstance(a, Bid) else () for _, a in example.played.actions]
    assert said == [tuple(action[2:]) for action in round_["actions"]]
    for hand, theirs in zip(example.played.dice, round_["dice"], strict=True):
        assert Counter(hand) <= Counter(theirs)


def test_example_round_of_azteca_goes_down_only_over_the_wild_face() -> None:
    bids = [a for _, a in example_round("azteca").played.actions if isinstance(a, Bid)]
    assert [str(bid) for bid in bids[1:4]] == ["6x6", "3x1", "7x3"]


def test_example_round_of_an_unknown_edition_is_a_fault() -> None:
    with pytest.raises(Fault) as caught:
        example_round("nope")
    assert caught.value.code == "edition.unknown"


@pytest.mark.parametrize("lang", LANGS)
def test_captions_in_each_language_name_the_player_of_every_step(lang: str) -> None:
    for edition in IDS:
        example = example_round(edition)
        told = captions(Speaker(lang, variant(edition)), example)
        assert len(told) == len(example.played.actions) + 1
        assert [len(texts) for texts in told] == [1] * (len(told) - 1) + [2]
        seats = [0, *(seat for seat, _ in example.played.actions)]
        for seat, texts in zip(seats, told, strict=True):
            assert example.players[seat] in texts[0], (edition, texts)
        assert EXPECTED[edition].loser in told[-1][1]

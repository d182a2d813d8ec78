"""Bids as text, and the small values they are made of."""

from __future__ import annotations

import pytest

from palifico.rules import FACES, WILD, Bid, Calza, Dudo
from tests.each import each


@pytest.mark.parametrize(
    ("text", "bid"),
    [
        ("3x5", Bid(3, 5)),
        ("1x2", Bid(1, 2)),
        ("12x6", Bid(12, 6)),
        ("2x1", Bid(2, 1)),
        ("2xA", Bid(2, 1)),
        ("2xa", Bid(2, 1)),
        ("2x*", Bid(2, 1)),
        ("3X5", Bid(3, 5)),
        ("3×5", Bid(3, 5)),
        ("  3x5\n", Bid(3, 5)),
        ("3 x 5", Bid(3, 5)),
        ("007x4", Bid(7, 4)),
        ("0x4", Bid(0, 4)),
        ("999999x4", Bid(999999, 4)),
    ],
)
def test_reading_a_bid(text: str, bid: Bid) -> None:
    assert Bid.from_text(text) == bid


@each(
    "text",
    [
        *("", "x", "3", "35", "3x", "x5", "3x7", "3x0", "3x55", "3x12", "3x-1", "-3x5", "+3x5"),
        *("3.0x5", "threex5", "3xB", "3xAA", "3x5x6", "3xx5", "3 3x5", "1000000x5", "٣x5", "²x5"),
        *("3x٥", "3:5", "3*5"),
    ],
)
def test_text_that_is_no_bid(text: str) -> None:
    with pytest.raises(ValueError, match="a bid is written like 3x5 or 2xA, not ") as caught:
        Bid.from_text(text)
    assert str(caught.value) == f"a bid is written like 3x5 or 2xA, not {text!r}"


@pytest.mark.parametrize("face", FACES)
def test_text_and_back(face: int) -> None:
    for count in (1, 9, 10, 120):
        assert Bid.from_text(str(Bid(count, face))) == Bid(count, face)


def test_bid_prints_as_count_x_face() -> None:
    assert (str(Bid(3, 5)), str(Bid(2, 1))) == ("3x5", "2x1")
    assert repr(Bid(3, 5)) == "Bid(count=3, face=5)"


def test_faces() -> None:
    assert (FACES, WILD) == ((1, 2, 3, 4, 5, 6), 1)


def test_actions_are_values() -> None:
    assert Dudo() == Dudo()
    assert Calza(Bid(2, 3)) == Calza(Bid(2, 3)) != Calza(Bid(2, 4))
    assert len({Dudo(), Dudo(), Calza(None), Calza(None)}) == 2

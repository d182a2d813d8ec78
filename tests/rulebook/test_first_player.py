"""First player of the game: named, drawn, or the highest roll of one die each."""

from __future__ import annotations

import pytest

from palifico.editions import box
from palifico.rules import First, first_player, roll_off, start
from tests.rulebook.table import cells

THROWS = [[1, 6, 3, 6], [0, 2, 0, 2], [0, 1, 0, 5]]
"""Seats 1 and 3 tie for the highest, tie again, and seat 3 wins the third throw."""

ROLLED = First(3, ({0: 1, 1: 6, 2: 3, 3: 6}, {1: 2, 3: 2}, {1: 1, 3: 5}))


def first(edition: str, *, named: int | None) -> First:
    """Who opens at a table of four where the draw would fall on the seat before the last."""
    return first_player(
        box(edition).edition,
        seats=4,
        draw=lambda seats: seats - 2,
        throw=lambda throw, seat: THROWS[throw][seat],
        named=named,
    )


@cells(
    "expected",
    ("asmodee-2024", "the first player is whom the host names", First(1)),
    ("piatnik", "the first player is drawn, whoever is named", First(2)),
    ("pressman-2008", "the first player has the highest roll, whoever is named", ROLLED),
    ("azteca", "the first player has the highest roll, whoever is named", ROLLED),
    ("paco", "the first player is drawn, whoever is named", First(2)),
)
def test_first_player_when_the_host_names_one(edition: str, expected: First) -> None:
    assert first(edition, named=1) == expected


@cells(
    "expected",
    ("asmodee-2024", "the first player is drawn when nobody is named", First(2)),
    ("piatnik", "the first player is drawn", First(2)),
    ("pressman-2008", "the first player has the highest roll, ties roll again", ROLLED),
    ("azteca", "the first player has the highest roll, ties roll again", ROLLED),
    ("paco", "the first player is drawn", First(2)),
)
def test_first_player_when_no_player_is_named(edition: str, expected: First) -> None:
    found = first(edition, named=None)
    assert found == expected
    assert start(box(edition).edition, seats=4, opener=found.seat).opener == expected.seat


def test_first_seat_can_be_named_too() -> None:
    assert first("asmodee-2024", named=0) == First(0)


@pytest.mark.parametrize(
    ("throws", "seat", "rounds"),
    [
        pytest.param([[1, 2]], 1, 1, id="the wild face counts 1: lower than a two"),
        pytest.param([[6, 5, 4]], 0, 1, id="one is highest at once"),
        pytest.param([[4, 4, 4], [1, 1, 1], [3, 2, 1]], 0, 3, id="all tied, twice"),
        pytest.param([[5, 5, 2], [1, 2, 6]], 1, 2, id="those who are out do not throw again"),
    ],
)
def test_roll_off(throws: list[list[int]], seat: int, rounds: int) -> None:
    decided = roll_off(len(throws[0]), lambda throw, thrower: throws[throw][thrower])
    assert decided.seat == seat
    assert len(decided.throws) == rounds


def test_first_player_only_the_tied_throw_again() -> None:
    asked: list[tuple[int, int]] = []

    def throw(number: int, seat: int) -> int:
        asked.append((number, seat))
        return THROWS[number][seat]

    assert roll_off(4, throw) == ROLLED
    assert asked == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 3), (2, 1), (2, 3)]

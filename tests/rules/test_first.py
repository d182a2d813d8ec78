"""Who opens: each way of finding the first player asks for chance only where it needs it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from palifico.editions import box
from palifico.rules import First, first_player, roll_off
from palifico.rules.edition import FirstPlayer


def never_draw(seats: int) -> int:
    """A draw that must not happen."""
    raise AssertionError(f"drawn among {seats}")


def never_throw(throw: int, seat: int) -> int:
    """A throw that must not happen."""
    raise AssertionError(f"throw {throw} of seat {seat}")


@pytest.mark.parametrize("named", [0, 3])
def test_named_player_needs_no_chance(named: int) -> None:
    edition = box("asmodee-2024").edition
    found = first_player(edition, seats=4, draw=never_draw, throw=never_throw, named=named)
    assert found == First(named, ())


@pytest.mark.parametrize("seats", [2, 5])
def test_draw_is_told_how_many_play(seats: int) -> None:
    asked: list[int] = []

    def draw(among: int) -> int:
        asked.append(among)
        return 1

    for rule in (FirstPlayer.NAMED, FirstPlayer.RANDOM):
        edition = replace(box("paco").edition, first_player=rule)
        assert first_player(edition, seats=seats, draw=draw, throw=never_throw) == First(1, ())
    assert asked == [seats, seats]


def test_roll_off_needs_no_draw() -> None:
    edition = box("azteca").edition
    found = first_player(edition, seats=3, draw=never_draw, throw=lambda _, seat: seat + 1)
    assert found == First(2, ({0: 1, 1: 2, 2: 3},))


def test_throws_are_numbered_from_nought() -> None:
    throws = [{0: 3, 1: 3}, {0: 1, 1: 2}]
    assert roll_off(2, lambda throw, seat: throws[throw][seat]) == First(1, tuple(throws))


def test_first_one_alone_need_not_throw() -> None:
    assert roll_off(1, never_throw) == First(0, ())

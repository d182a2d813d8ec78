"""Raises in a normal round: between plain faces, to the wild face, upon it and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from palifico.editions import IDS, box
from palifico.rules import FACES, Bid, Situation, legal_bids
from tests.rulebook.table import bid_code, bids, cells, everywhere, game, twos

FREE: dict[str, str | None] = {
    "3x4": "bid.not_higher",
    "4x4": None,
    "9x4": None,
    "2x4": "bid.not_higher",
    "3x5": None,
    "3x6": None,
    "4x5": None,
    "9x6": None,
    "2x5": "bid.not_higher",
    "3x3": "bid.not_higher",
    "2x2": "bid.not_higher",
    "4x3": None,
    "9x2": None,
}
"""What may follow three fours where any higher count or higher face will do."""

NEVER_DOWN = FREE | {
    "3x3": "bid.face_down",
    "2x2": "bid.face_down",
    "4x3": "bid.face_down",
    "9x2": "bid.face_down",
}
ONE_AXIS = NEVER_DOWN | {"4x5": "bid.one_axis", "9x6": "bid.one_axis"}


@cells(
    "answers",
    ("asmodee-2024", "raise between plain faces is free", FREE),
    ("piatnik", "raise between plain faces is free", FREE),
    ("pressman-2008", "raise between plain faces is free", FREE),
    ("azteca", "raise between plain faces is never down", NEVER_DOWN),
    ("paco", "raise between plain faces is on one axis", ONE_AXIS),
)
def test_plain_to_plain(edition: str, answers: dict[str, str | None]) -> None:
    state = bids(twos(game(edition)), "3x4")
    assert {text: bid_code(state, text) for text in answers} == answers


@pytest.mark.parametrize(
    ("count", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (8, 4), (11, 6), (15, 8)]
)
@everywhere("plain to wild takes half the count, rounded up")
def test_plain_to_wild(edition: str, count: int, half: int) -> None:
    state = bids(twos(game(edition)), f"{count}x6")
    assert bid_code(state, f"{half}x1") is None
    assert bid_code(state, f"{count}x1") is None
    assert bid_code(state, "15x1") is None
    assert bid_code(state, f"{half - 1}x1") == ("bid.half" if half > 1 else "bid.count")


@everywhere("wild upon wild takes more")
def test_wild_to_wild(edition: str) -> None:
    state = bids(twos(game(edition)), "3x6", "2x1")
    answers = {text: bid_code(state, text) for text in ("1x1", "2x1", "3x1", "15x1")}
    no = "bid.not_higher"
    assert answers == {"1x1": no, "2x1": no, "3x1": None, "15x1": None}


@pytest.mark.parametrize("face", FACES[1:])
@everywhere("wild to plain takes double plus one, on any face")
def test_wild_to_plain(edition: str, face: int) -> None:
    state = bids(twos(game(edition)), "3x6", "2x1")
    assert bid_code(state, f"5x{face}") is None
    assert bid_code(state, f"15x{face}") is None
    assert bid_code(state, f"4x{face}") == "bid.double"


FromTo = Callable[[int, int, int, int], bool]
"""Whether `(m, g)` may follow `(n, f)`, in the words of the rule table."""

PLAIN: dict[str, FromTo] = {
    "asmodee-2024": lambda n, f, m, g: m > n or (m == n and g > f),
    "piatnik": lambda n, f, m, g: m > n or (m == n and g > f),
    "pressman-2008": lambda n, f, m, g: m > n or (m == n and g > f),
    "azteca": lambda n, f, m, g: (g == f and m > n) or (g > f and m >= n),
    "paco": lambda n, f, m, g: (g == f and m > n) or (g > f and m == n),
}


def may_follow(edition: str, n: int, f: int, m: int, g: int) -> bool:
    """The table of raises in a normal round."""
    if f == 1:
        return m > n if g == 1 else m >= 2 * n + 1
    return m >= -(-n // 2) if g == 1 else PLAIN[edition](n, f, m, g)


@everywhere("every raise within the limit is as the table says")
def test_whole_table(edition: str) -> None:
    rules, limit = box(edition).edition, 15
    every = [Bid(count, face) for count in range(1, limit + 1) for face in FACES]
    for previous in every:
        found = list(legal_bids(Situation(rules, False, False, previous, limit)))
        assert found == [bid for bid in every if may_follow(edition, *previous, *bid)]


@pytest.mark.parametrize("edition", IDS)
def test_quantity_of_the_wild_face_comes_once_in_a_round(edition: str) -> None:
    rules, limit = box(edition).edition, 15
    lowest_wild_after: dict[Bid, int] = {}
    for count in range(limit, 0, -1):
        bid = Bid(count, 1)
        reach, new = {bid}, {bid}
        while new:
            new = {
                after
                for before in new
                for after in legal_bids(Situation(rules, False, False, before, limit))
            } - reach
            reach |= new
        wilds = [after.count for after in reach - {bid} if after.face == 1]
        lowest_wild_after[bid] = min(wilds, default=limit + 1)
    assert all(after > bid.count for bid, after in lowest_wild_after.items())

"""Who may change the face in a last-die round, and how."""

from __future__ import annotations

from palifico.rules import State
from tests.rulebook.table import bid_code, bids, cells, everywhere, lose, twos, with_all_rules

LOCKED = "bid.face_locked"


def last_die_round(edition: str) -> State:
    """Seat 0 opens with its last die; seat 1 has had its own such round; seat 2 has five dice."""
    state = lose(lose(with_all_rules(edition), 1, times=4), 0, times=4)
    assert (state.dice, state.opener, state.last_die) == ((1, 1, 5), 0, True)
    return twos(state)


@cells(
    "opener other",
    ("asmodee-2024", "nobody may change the face", LOCKED, LOCKED),
    ("piatnik", "anyone with one die may change the face, the opener too", None, None),
    ("pressman-2008", "a one-die player palafico before may change, the opener not", LOCKED, None),
    ("azteca", "any other player with one die may change the face", LOCKED, None),
    ("paco", "nobody may change the face", LOCKED, LOCKED),
)
def test_face_change_who_may_change_the_face(
    edition: str, opener: str | None, other: str | None
) -> None:
    state = bids(last_die_round(edition), "2x3")
    assert (bid_code(state, "3x4"), bid_code(state, "3x3")) == (other, None)
    state = bids(state, "3x3")
    assert (bid_code(state, "4x4"), bid_code(state, "4x3")) == (LOCKED, None)
    state = bids(state, "4x3")
    assert (bid_code(state, "5x4"), bid_code(state, "5x3")) == (opener, None)


@cells(
    "expected",
    ("asmodee-2024", "no right to change the face either way", LOCKED),
    ("piatnik", "the right needs no earlier palifico", None),
    ("pressman-2008", "the right needs an earlier palafico", LOCKED),
    ("azteca", "the right needs no earlier palifico", None),
    ("paco", "no right to change the face either way", LOCKED),
)
def test_one_die_player_who_never_opened_a_last_die_round(
    edition: str, expected: str | None
) -> None:
    state = bids(last_die_round(edition), "2x3")._replace(palificos=frozenset({0}))
    assert bid_code(state, "3x4") == expected


FREE: dict[str, str | None] = {
    "2x4": None,
    "3x4": None,
    "9x6": None,
    "3x2": None,
    "3x1": None,
    "2x1": "bid.not_higher",
    "2x2": "bid.not_higher",
    "1x6": "bid.not_higher",
    "1x1": "bid.not_higher",
    "2x3": "bid.not_higher",
    "3x3": None,
}
"""What one who has the right may say after two threes, where any raise will do."""

UP: dict[str, str | None] = FREE | {
    "3x2": "bid.face_down",
    "3x1": "bid.face_down",
    "2x1": "bid.face_down",
    "2x2": "bid.face_down",
    "1x1": "bid.face_down",
}
NO_CHANGE: dict[str, str | None] = {
    **dict.fromkeys(FREE, LOCKED),
    "2x3": "bid.not_higher",
    "3x3": None,
}


@cells(
    "answers",
    ("asmodee-2024", "there is no way to change the face", NO_CHANGE),
    ("piatnik", "the face changes by any free raise", FREE),
    ("pressman-2008", "the face goes up, the count stays or rises", UP),
    ("azteca", "the face changes by a raise that is never down", UP),
    ("paco", "there is no way to change the face", NO_CHANGE),
)
def test_face_change_how_the_face_may_change(edition: str, answers: dict[str, str | None]) -> None:
    state = bids(last_die_round(edition), "2x3")
    assert {text: bid_code(state, text) for text in answers} == answers


@cells(
    "expected",
    ("asmodee-2024", "no doubling after the wild face, it is locked", LOCKED),
    ("piatnik", "no doubling: the wild face ranks lowest", None),
    ("pressman-2008", "no doubling: the ace ranks lowest", None),
    ("azteca", "no doubling: the wild face ranks lowest", None),
    ("paco", "no doubling after the wild face, it is locked", LOCKED),
)
def test_wild_face_is_an_ordinary_face(edition: str, expected: str | None) -> None:
    state = bids(last_die_round(edition), "2x1")
    assert (bid_code(state, "2x2"), bid_code(state, "3x6")) == (expected, expected)
    assert (bid_code(state, "2x1"), bid_code(state, "3x1")) == ("bid.not_higher", None)


@cells(
    "opener",
    ("asmodee-2024", "the face stays as it was opened", None),
    ("piatnik", "the new face binds everyone but one-die players", None),
    ("pressman-2008", "the new face binds everyone", LOCKED),
    ("azteca", "the new face binds everyone", LOCKED),
    ("paco", "the face stays as it was opened", None),
)
def test_face_change_after_a_change(edition: str, opener: str | None) -> None:
    state = bids(last_die_round(edition), "2x3")
    state = bids(state, "3x5" if bid_code(state, "3x5") is None else "3x3")
    changed = state.round is not None and state.round.bid is not None and state.round.bid.face == 5
    face, old = (5, 3) if changed else (3, 5)
    assert (bid_code(state, f"4x{face}"), bid_code(state, f"4x{old}")) == (None, LOCKED)
    state = bids(state, f"4x{face}")
    assert bid_code(state, f"5x{face}") is None
    assert bid_code(state, "5x3") == opener


@cells(
    "expected",
    ("asmodee-2024", "nobody changes the face, at no turn", LOCKED),
    ("piatnik", "the right may be used again", None),
    ("pressman-2008", "the right may be used again", None),
    ("azteca", "the right may be used again", None),
    ("paco", "nobody changes the face, at no turn", LOCKED),
)
def test_right_is_judged_at_each_turn(edition: str, expected: str | None) -> None:
    state = bids(last_die_round(edition), "2x3")
    state = bids(state, "3x4" if expected is None else "3x3")
    face = 4 if expected is None else 3
    state = bids(state, f"4x{face}", f"5x{face}")
    assert bid_code(state, f"5x{face + 1}") == expected


@everywhere("everyone else only raises the count")
def test_player_with_more_dice_only_raises_the_count(edition: str) -> None:
    state = bids(last_die_round(edition), "2x3", "3x3")
    others = [bid_code(state, f"{n}x{f}") for n in (2, 4, 9) for f in (1, 2, 4, 5, 6)]
    assert others == [LOCKED] * 15
    assert [bid_code(state, f"{n}x3") for n in (3, 4, 15)] == ["bid.not_higher", None, None]


@everywhere("no right to change the face in a normal round")
def test_one_die_players_in_a_normal_round(edition: str) -> None:
    state = twos(lose(lose(with_all_rules(edition), 1, times=4), 0))
    assert (state.dice, state.last_die) == ((4, 1, 5), False)
    state = bids(state, "3x6")
    assert (bid_code(state, "2x1"), bid_code(state, "1x1")) == (None, "bid.half")

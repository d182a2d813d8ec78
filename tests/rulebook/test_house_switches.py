"""Where a rulebook is silent or can be read in two ways, the other reading is a house rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from palifico.editions import IDS, VALUES, box, spell, variant
from palifico.rules import Dudo, State, outcome, resolve, view
from palifico.rules.legal import Ask
from tests.random_games import dealt
from tests.rulebook.table import (
    bid_code,
    bids,
    calza,
    calza_code,
    dudo,
    lose,
    on_the_bid,
    regain,
    twos,
    with_all_rules,
)

House = Mapping[str, object]
Probe = Callable[[str, House], object]
"""Plays an edition with house rules to the point where a reading shows, and says what it saw."""


def open_wild(edition: str, house: House) -> object:
    return bid_code(twos(with_all_rules(edition, house=house)), "1x1") is None


def last_die_open_wild(edition: str, house: House) -> object:
    return bid_code(twos(lose(with_all_rules(edition, house=house), 1, times=4)), "1x1") is None


def last_die_trigger(edition: str, house: House) -> object:
    state = lose(lose(with_all_rules(edition, house=house), 1, times=4), 2)
    return "every_time" if lose(regain(state, 1), 1).last_die else "first_time"


def last_die_two_players(edition: str, house: House) -> object:
    return lose(lose(with_all_rules(edition, house=house), 2, times=5), 0, times=4).last_die


def face_change_opener(edition: str, house: House) -> object:
    state = twos(lose(with_all_rules(edition, house=house), 0, times=4))
    return bid_code(bids(state, "1x3", "2x3", "3x3"), "3x4") is None


def face_change_raise(edition: str, house: House) -> object:
    state = lose(lose(with_all_rules(edition, house=house), 1, times=4), 0, times=4)
    state = bids(twos(state), "2x3")
    if bid_code(state, "3x2") is None:
        return "free"
    return "never_down" if bid_code(state, "3x4") is None else "one_axis"


def calza_bidder(edition: str, house: House) -> object:
    return calza_code(bids(twos(with_all_rules(edition, house=house)), "1x2"), 0) is None


def calza_last_die(edition: str, house: House) -> object:
    state = twos(lose(with_all_rules(edition, house=house), 1, times=4))
    return calza_code(bids(state, "1x2"), 0) is None


def calza_two_players(edition: str, house: House) -> object:
    state = bids(twos(with_all_rules(edition, seats=2, house=house)), "1x2")
    return calza_code(state, 1) is None


def calza_right_opens(edition: str, house: House) -> object:
    state = twos(with_all_rules(edition, seats=4, house=house), threes=1)
    return {0: "bidder", 1: "to_act", 3: "caller"}[calza(bids(state, "1x3"), 3).opener]


def calza_tie(edition: str, house: House) -> object:
    state = bids(twos(with_all_rules(edition, seats=5, house=house)), "1x2")
    call = on_the_bid(state)
    prevails = resolve(state, [(3, call), (2, call), (4, call)]).prevails
    assert prevails is not None
    return {2: "nearest", 3: "first_come", 4: "farthest"}[prevails[0]]


def calza_or_turn(edition: str, house: House) -> object:
    state = bids(twos(with_all_rules(edition, seats=4, house=house)), "1x2")
    turn: Ask = (1, Dudo())
    call: Ask = (3, on_the_bid(state))
    winners = [resolve(state, asks).prevails for asks in ([turn, call], [call, turn])]
    if winners[0] == winners[1]:
        return "turn" if winners[0] == turn else "calza"
    assert winners == [turn, call]
    return "first_come"


def show_calza(edition: str, house: House) -> object:
    state = bids(twos(with_all_rules(edition, seats=4, house=house)), "1x2")
    return _shown(calza(state, 3))[-1] == 3


def show_stop(edition: str, house: House) -> object:
    found = []
    for hand, bid in (([5] * 5, "6x5"), ([2] * 5, "11x5")):
        state = dealt(with_all_rules(edition, seats=4, house=house), [hand] * 4)
        found.append(len(_shown(dudo(bids(state, bid)))) < 4)
    return {(False, False): "never", (True, False): "true", (True, True): "true_or_false"}[
        found[0], found[1]
    ]


def lost_dice(edition: str, house: House) -> object:
    seen = view(with_all_rules(edition, house=house), None).counts
    return "hidden" if seen is None else "visible"


def _shown(state: State) -> tuple[int, ...]:
    found = outcome(state)
    assert found is not None
    return found.shown


PROBES: dict[str, Probe] = {
    probe.__name__: probe
    for probe in (
        *(open_wild, last_die_open_wild, last_die_trigger, last_die_two_players),
        *(face_change_opener, face_change_raise),
        *(calza_bidder, calza_last_die, calza_two_players),
        *(calza_right_opens, calza_tie, calza_or_turn, show_calza, show_stop, lost_dice),
    )
}

NEEDED: dict[tuple[str, str], dict[str, object]] = {
    ("paco", "face_change_opener"): {"face_change_raise": "free"},
}
"""What a switch needs beside itself."""

SWITCHES = [
    pytest.param(id_, field, value, id=f"{id_}: {field} can be {spell(value)} ({told})")
    for id_ in IDS
    for field, told in box(id_).told.items()
    for value in VALUES[field]
]


@pytest.mark.parametrize(("edition", "field", "value"), SWITCHES)
def test_reading_can_be_played(edition: str, field: str, value: object) -> None:
    house = {field: value, **NEEDED.get((edition, field), {})}
    if house[field] == getattr(box(edition).edition, field):
        house = {}
    chosen = dict.fromkeys({"calza", "last_die"} & set(box(edition).options), True)
    assert getattr(variant(edition, chosen, house).edition, field) == value
    expected = value == "caller_last" if field == "show_calza" else value
    assert PROBES[field](edition, house) == expected


def test_opener_who_may_change_the_face_does_it_by_the_chosen_raise() -> None:
    house = {"face_change_opener": True, "face_change_raise": "never_down"}
    state = twos(lose(with_all_rules("paco", house=house), 0, times=4))
    state = bids(state, "1x3", "2x3", "3x3")
    answers = [bid_code(state, text) for text in ("4x2", "3x4", "5x4")]
    assert answers == ["bid.face_down", None, None]


def test_bidder_who_may_call_exact_ends_the_own_bid() -> None:
    state = twos(with_all_rules("azteca", house={"calza_bidder": True}), threes=2)
    after = calza(bids(state, "2x3"), 0)
    assert (after.dice, after.opener) == ((5, 5, 5), 0)

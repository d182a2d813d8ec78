"""The line protocol: what goes into a line comes out of it, and nothing but the view goes in."""

from __future__ import annotations

import json
from random import Random

import pytest

from palifico.bots.api import Seen
from palifico.bots.external.errors import BotFailed, ProtocolViolation
from palifico.bots.external.line_protocol import (
    EVENTS,
    AskLine,
    ask_line,
    event_lines,
    hello,
    read_answer,
    read_ready,
    read_told,
    view_of,
)
from palifico.editions import Variant
from palifico.rules import Action, Bid, Calza, Dudo, view
from palifico.rules.events import GameStarted
from tests.bots.shown import RAISED
from tests.properties.worlds import every_state, other_worlds
from tests.random_games import all_variants, name_of, random_log

ON = Bid(3, 2)


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_view_comes_out_as_it_went_in(rules: Variant) -> None:
    for state in every_state(Random(1), rules, 3):
        for seat in range(3) if state.bidding else ():
            seen = Seen(view(state, seat), ())
            told = read_told(ask_line("act", seen, 7))
            assert isinstance(told, AskLine)
            assert view_of(told.view, rules.edition) == seen.view


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_event_comes_out_as_it_went_in(rules: Variant) -> None:
    events, _, _ = random_log(Random(2), rules, 4)
    lines = event_lines(events, 2).splitlines()
    assert [read_told(line) for line in lines] == events
    assert json.loads(lines[0])["seat"] == 2
    assert {type(event) for event in events} <= set(EVENTS.values())


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_line_tells_nothing_that_the_seat_may_not_know(rules: Variant) -> None:
    rng = Random(3)
    for state in every_state(rng, rules, 3):
        for seat in range(3) if state.bidding else ():
            here = ask_line("act", Seen(view(state, seat), ()), 7)
            for _, other in other_worlds(state, seat, rng):
                assert ask_line("act", Seen(view(other, seat), ()), 7) == here


def test_names_of_the_fields_stay() -> None:
    """Bots of others read these: fields may come, none may change or go."""
    asked = json.loads(ask_line("act", RAISED, 7))
    assert asked["t"] == "act"
    assert asked["seed"] == 7
    assert asked["view"] == {
        "seat": 1,
        "seats": 3,
        "limit": 15,
        "hand": [6, 6, 1, 5, 2],
        "counts": None,
        "out": [],
        "opener": 0,
        "last_die": False,
        "bids": [{"seat": 0, "bid": [3, 2]}],
        "to_act": 1,
        "legal": {
            "bids": [[2, 15], [4, 15], [3, 3], [3, 3], [3, 3], [3, 3]],
            "dudo": True,
            "calza": True,
            "on": [3, 2],
        },
    }
    told = [json.loads(line) for line in event_lines(RAISED.history, 1).splitlines()]
    assert [line["t"] for line in told] == ["game", "rolled", "bid"]
    game = told[0]
    assert game.keys() == {"t", "edition", "seats", "opener", "seat"}
    assert (game["edition"]["id"], game["edition"]["dice_each"]) == ("paco", 5)
    assert told[2] == {"t": "bid", "seat": 0, "bid": [3, 2]}
    assert json.loads(hello()) == {"t": "palifico", "version": 1}
    assert list(EVENTS) == [
        *("game", "rolled", "bid", "dudo", "calza", "cup"),
        *("lost", "regained", "out", "opener", "won"),
    ]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        (b'{"bid": [4, 2]}', Bid(4, 2)),
        (b'{"bid": [4, 2], "why": "a hunch"}', Bid(4, 2)),
        (b'{"dudo": true}', Dudo()),
        (b'{"calza": true}', Calza(ON)),
        (b'{"calza": false}', None),
        (b"{}", None),
    ],
)
def test_answer_is_read(line: bytes, action: Action | None) -> None:
    assert read_answer(line, ON) == action


@pytest.mark.parametrize(
    "line", [b"", b"dudo", b"[]", b"\xff", b'{"bid": "4x2"}', b'{"bid": [4]}', b'{"dudo": 1}']
)
def test_line_protocol_what_is_no_answer_is_garbled(line: bytes) -> None:
    with pytest.raises(ProtocolViolation):
        read_answer(line, ON)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b'{"error": "ValueError: no"}', "raised"),
        (b'{"wrong": "3"}', "illegal"),
        (b'{"dudo": true, "calza": true}', "illegal"),
    ],
)
def test_answer_that_says_there_is_none_is_a_failure(line: bytes, kind: str) -> None:
    with pytest.raises(BotFailed) as failed:
        read_answer(line, ON)
    assert failed.value.trouble.kind == kind


def test_first_line_says_the_version() -> None:
    assert not read_ready(b'{"palifico": 1}').exact
    assert read_ready(b'{"palifico": 1, "exact": true}').exact
    for line in (b'{"palifico": 2}', b"{}", b"hello", b"\xff"):
        with pytest.raises(ProtocolViolation):
            read_ready(line)


def test_bot_passes_over_what_it_does_not_know() -> None:
    assert read_told(b'{"t": "weather", "sunny": true}') is None
    assert read_told(hello()) is None
    game = RAISED.history[0]
    assert isinstance(game, GameStarted)
    newer = json.loads(event_lines([game], 0)) | {"more": 1}
    assert read_told(json.dumps(newer).encode()) == game

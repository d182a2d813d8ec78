"""Exact calls and what comes at once with them, by each edition's own order of precedence."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.server.live.actor import TableActor
from tests.server.harness import SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio


async def _bid_on(
    edition: str, *, seats: str = "abcd", **settings: Any
) -> tuple[TestServer, TableActor, list[SeatedPlayer], int]:
    """A table where the opener has just bid; gives the seat of the bidder."""
    house = await TestServer().open()
    host = await house.person("Host")
    more = {"options": {"calza": True}, "pace": "relaxed", **settings}
    live = await house.table(host, seats=len(seats), edition=edition, **more)
    chairs = await begun(house, live, seats)
    assert live.state.turn is not None
    bidder = live.state.turn.to_act
    bid = next([s[0], f] for f, s in enumerate(live.state.turn.bids, start=1) if s)
    answer = await house.ask(live, chairs[bidder].ear, "bid", bid=bid, expect=live.state.turn_n)
    assert answer["type"] == "ok"
    return house, live, chairs, bidder


def _expect(live: TableActor) -> dict[str, int]:
    return {"expect": live.state.turn_n}


async def test_ordinary_bids_are_never_delayed() -> None:
    house, live, chairs, bidder = await _bid_on("pressman-2008")
    seat = (bidder + 1) % 4
    answers = house.send(live, chairs[seat].ear, "bid", bid=[3, 5], **_expect(live))
    house.store.flush()
    assert answers[0]["type"] == "ok", "no timer had to run"


async def test_exact_call_waits_for_others_and_the_nearest_to_the_bidder_counts() -> None:
    house, live, chairs, bidder = await _bid_on("pressman-2008")
    callers = live.state.turn.calza  # type: ignore[union-attr]
    far, near = sorted(callers, key=lambda s: -((s - bidder - 1) % 4))[:2]
    late = house.send(live, chairs[far].ear, "calza", **_expect(live))
    await house.turn(100)
    early = house.send(live, chairs[near].ear, "calza", **_expect(live))
    await house.turn(100)
    assert not late
    assert not early
    await house.turn(60)
    tie = live.state.variant.edition.calza_tie
    assert tie is not None
    winner, loser = ((far, late), (near, early))
    if tie.value == "nearest":
        winner, loser = (near, early), (far, late)
    assert winner[1][0]["type"] == "ok"
    assert loser[1][0]["code"] == "call.outranked"
    called = chairs[bidder].ear.last("called")
    assert called["seat"] == winner[0]
    codes = {ask["seat"]: ask["code"] for ask in called["asks"]}
    assert codes == {winner[0]: None, loser[0]: "call.outranked"}


@pytest.mark.parametrize("order", ["turn", "calza", "first_come"])
async def test_call_against_the_player_to_act(order: str) -> None:
    rules = {"calza_or_turn": order}
    house, live, chairs, bidder = await _bid_on("pressman-2008", house=rules)
    to_act = live.state.turn.to_act  # type: ignore[union-attr]
    caller = next(s for s in live.state.turn.calza if s != to_act)  # type: ignore[union-attr]
    call = house.send(live, chairs[caller].ear, "calza", **_expect(live))
    raised = house.send(live, chairs[to_act].ear, "bid", bid=[9, 6], **_expect(live))
    await house.turn(250)
    raise_counts = order == "turn"
    assert raised[0]["type"] == ("ok" if raise_counts else "err")
    assert call[0]["type"] == ("err" if raise_counts else "ok")
    told = chairs[bidder].ear.last("bid" if raise_counts else "called")
    assert {a["ask"]: a["code"] is None for a in told["asks"]} == {
        "bid": raise_counts,
        "calza": not raise_counts,
    }


async def test_single_call_is_told_without_a_list() -> None:
    house, live, chairs, bidder = await _bid_on("pressman-2008")
    caller = live.state.turn.calza[0]  # type: ignore[union-attr]
    house.send(live, chairs[caller].ear, "calza", **_expect(live))
    await house.turn(250)
    assert chairs[bidder].ear.last("called")["asks"] == []


async def test_table_can_do_without_a_window() -> None:
    house, live, chairs, _ = await _bid_on("pressman-2008", window_ms=0)
    caller = live.state.turn.calza[0]  # type: ignore[union-attr]
    answer = await house.ask(live, chairs[caller].ear, "calza", **_expect(live))
    assert answer["type"] == "ok"


async def test_exact_window_what_is_illegal_is_refused_at_once_even_in_the_window() -> None:
    house, live, chairs, bidder = await _bid_on("pressman-2008")
    caller = next(s for s in live.state.turn.calza if s != live.state.turn.to_act)  # type: ignore[union-attr]
    house.send(live, chairs[caller].ear, "calza", **_expect(live))
    wrong = await house.ask(live, chairs[bidder].ear, "dudo", **_expect(live))
    assert wrong["code"] == "turn.not_yours"


async def test_call_repeated_in_the_window_is_one_call_with_two_answers() -> None:
    house, live, chairs, _ = await _bid_on("pressman-2008")
    caller = next(s for s in live.state.turn.calza if s != live.state.turn.to_act)  # type: ignore[union-attr]
    first = house.send(live, chairs[caller].ear, "calza", **_expect(live), id="same")
    again = house.send(live, chairs[caller].ear, "calza", **_expect(live), id="same")
    before = live.state.n
    await house.turn(250)
    assert first == again
    assert live.state.n == before + 1


async def test_exact_call_is_never_moved_to_another_bid() -> None:
    house, live, chairs, bidder = await _bid_on("pressman-2008")
    on = live.state.turn_n
    seat = (bidder + 1) % 4
    await house.ask(live, chairs[seat].ear, "bid", bid=[4, 5], expect=on)
    late = await house.ask(live, chairs[(bidder + 2) % 4].ear, "calza", expect=on)
    assert (late["code"], late["about"]["expected"]) == ("seq.stale", live.state.turn_n)


async def test_window_that_is_open_when_the_server_stops_is_settled() -> None:
    house, live, chairs, _ = await _bid_on("pressman-2008")
    caller = live.state.turn.calza[0]  # type: ignore[union-attr]
    answers = house.send(live, chairs[caller].ear, "calza", **_expect(live))
    import asyncio

    stopping = asyncio.ensure_future(house.tables.stop())
    await house.settle()
    await stopping
    assert answers[0]["type"] == "ok"
    assert chairs[0].ear.last("bye") == {"type": "bye", "again_ms": 0}
    assert chairs[0].ear.closed == (1012, "restart")


async def test_same_call_under_another_id_is_not_confirmed_twice() -> None:
    house, live, chairs, _ = await _bid_on("pressman-2008")
    caller = next(s for s in live.state.turn.calza if s != live.state.turn.to_act)  # type: ignore[union-attr]
    house.send(live, chairs[caller].ear, "calza", **_expect(live))
    again = await house.ask(live, chairs[caller].ear, "calza", **_expect(live))
    assert again["code"] == "call.twice"

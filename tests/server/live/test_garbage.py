"""A bid leaves nothing to the collector of garbage, whose pauses every table would feel."""

from __future__ import annotations

import gc

import pytest

from palifico.server.live.actor import TableActor
from tests.server.harness import SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio

BIDS = 12


async def _bid(house: TestServer, live: TableActor, chairs: list[SeatedPlayer]) -> None:
    turn = live.state.turn
    assert turn is not None
    bid = next([span[0], face] for face, span in enumerate(turn.bids, start=1) if span)
    ear = chairs[turn.to_act].ear
    answers = house.send(live, ear, "bid", bid=bid, expect=live.state.turn_n)
    house.store.flush()
    assert answers[0]["type"] == "ok"


async def test_bids_are_forgotten_without_the_collector() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=3, pace="relaxed")
    chairs = await begun(house, live, "abc")
    await _bid(house, live, chairs)
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(BIDS):
            await _bid(house, live, chairs)
        gc.collect()
        ours = [each for each in gc.garbage if type(each).__module__.startswith("palifico")]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not ours

"""Two servers on one store: whoever loses a race reads what is there and decides again."""

from __future__ import annotations

import pytest

from palifico.server.live.actor import TableActor
from tests.server.harness import MemoryStore, SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio


async def _both() -> tuple[TestServer, TableActor, TestServer, TableActor, list[SeatedPlayer]]:
    store = MemoryStore()
    one = await TestServer(store=store).open()
    two = await TestServer(store=store, seed="two", timers=one.timers).open()
    live = await one.table(await one.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(one, live, "ab")
    return one, live, two, await two.tables.find(live.state.id), chairs


async def test_notice_brings_what_the_other_process_has_appended() -> None:
    one, live, two, other, chairs = await _both()
    assert live.state.turn is not None
    seat = live.state.turn.to_act
    far = two.listen(other, chairs[1 - seat].account)
    await one.ask(live, chairs[seat].ear, "bid", bid=[2, 3], expect=live.state.turn_n)
    assert not far.said("bid")
    two.tables.noticed(other.state.number, live.state.n)
    await two.settle()
    assert far.last("bid") == chairs[0].ear.last("bid")
    answer = await two.ask(other, far, "dudo", expect=other.state.turn_n)
    assert answer["type"] == "ok"
    one.tables.noticed(0, 0)
    await one.settle()
    assert chairs[0].ear.last("called") == far.last("called")


async def test_lost_race_is_decided_again_on_what_is_there() -> None:
    one, live, two, other, chairs = await _both()
    assert live.state.turn is not None
    seat = live.state.turn.to_act
    far = two.listen(other, chairs[1 - seat].account)
    await one.ask(live, chairs[seat].ear, "bid", bid=[2, 3], expect=live.state.turn_n)
    answer = await two.ask(other, far, "stand")
    assert answer["type"] == "ok"
    kinds = [m for m in ("bid", "kept") if far.said(m)]
    assert kinds == ["bid", "kept"], "the gap first, then one's own"
    assert far.last("kept")["n"] == far.last("bid")["n"] + 1


async def test_two_processes_of_two_equal_commands_on_two_processes_one_has_an_effect() -> None:
    one, live, two, other, chairs = await _both()
    assert live.state.turn is not None
    seat = live.state.turn.to_act
    far = two.listen(other, chairs[seat].account)
    fields = {"bid": [2, 3], "expect": live.state.turn_n, "id": "twice"}
    first = one.send(live, chairs[seat].ear, "bid", **fields)
    second = two.send(other, far, "bid", **fields)
    await one.settle()
    await two.settle()
    assert first == second
    assert first[0]["type"] == "ok"
    assert len(far.said("bid")) == 1


async def test_append_that_failed_has_not_happened_and_can_be_sent_again() -> None:
    one, live, _, _, chairs = await _both()
    assert live.state.turn is not None
    seat = live.state.turn.to_act
    one.store.fails = [OSError("no space left")]
    fields = {"bid": [2, 3], "expect": live.state.turn_n, "id": "again"}
    answer = await one.ask(live, chairs[seat].ear, "bid", **fields)
    assert answer["code"] == "store.failed"
    assert not chairs[1 - seat].ear.said("bid")
    assert (await one.ask(live, chairs[seat].ear, "bid", **fields))["type"] == "ok"
    assert len(chairs[1 - seat].ear.said("bid")) == 1

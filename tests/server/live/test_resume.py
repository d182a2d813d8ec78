"""Coming back: exactly the gap, or one snapshot; and no look at what the edition hides."""

from __future__ import annotations

import json

import pytest

from palifico.server.live.actor import TableActor
from palifico.server.live.table import MAX_REPLAY_ENTRIES
from tests.server.harness import SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio


async def _table(
    house: TestServer, edition: str, **options: str
) -> tuple[TableActor, list[SeatedPlayer]]:
    host = await house.person("Host")
    rules = {"edition": edition, "options": options}
    live = await house.table(host, seats=3, pace="relaxed", pause_ms=0, **rules)
    return live, await begun(house, live, "abc")


async def _bid(house: TestServer, live: TableActor, chairs: list[SeatedPlayer]) -> None:
    assert live.state.turn is not None
    bid = min((s[0], f) for f, s in enumerate(live.state.turn.bids, start=1) if s and f > 1)
    ear = chairs[live.state.turn.to_act].ear
    assert (await house.ask(live, ear, "bid", bid=bid, expect=live.state.turn_n))["type"] == "ok"


async def _dudo(house: TestServer, live: TableActor, chairs: list[SeatedPlayer]) -> None:
    assert live.state.turn is not None
    ear = chairs[live.state.turn.to_act].ear
    assert (await house.ask(live, ear, "dudo", expect=live.state.turn_n))["type"] == "ok"


def _numbers(heard: list[bytes]) -> list[int]:
    messages = [json.loads(each) for each in heard]
    return [m["n"] for m in messages if "at" in m and m["type"] != "said"]


async def test_gap_is_the_same_bytes_that_the_others_heard() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "pressman-2008")
    after = live.state.n
    for _ in range(3):
        await _bid(house, live, chairs)
    back = house.listen(live, chairs[2].account, after=after)
    assert not back.last("welcome")["snapshot"]
    assert _numbers(back.heard) == [after + 1, after + 2, after + 3]
    assert [e for e in back.heard if b'"type":"bid"' in e] == [
        e for e in chairs[0].ear.heard if b'"type":"bid"' in e
    ]


async def test_resume_nothing_was_missed_so_nothing_is_told_again() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "paco")
    back = house.listen(live, chairs[0].account, after=live.state.n)
    assert [json.loads(e)["type"] for e in back.heard] == ["welcome", "people", "hand", "presence"]


@pytest.mark.parametrize("after", [-1, 0, 1, 10_000])
async def test_number_too_far_away_gets_one_snapshot(after: int) -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "pressman-2008")
    for _ in range(MAX_REPLAY_ENTRIES + 2):
        await _bid(house, live, chairs)
    back = house.listen(live, chairs[0].account, after=after)
    assert back.last("welcome")["snapshot"]
    assert back.last("snapshot")["n"] == live.state.n
    assert not _numbers([e for e in back.heard if b'"snapshot"' not in e])


async def test_resume_where_lost_dice_are_hidden_no_past_round_is_told_again() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "paco")
    await _bid(house, live, chairs)
    before = live.state.n
    await _dudo(house, live, chairs)
    back = house.listen(live, chairs[0].account, after=before)
    assert back.last("welcome")["snapshot"]
    assert not back.said("called")
    assert back.last("snapshot")["game"]["counts"] is None
    assert house.listen(live, chairs[0].account, after=live.state.round_n - 1).said("rolled")


async def test_resume_where_they_are_seen_the_past_round_is_told_again() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "azteca", lost_dice="visible")
    await _bid(house, live, chairs)
    before = live.state.n
    await _dudo(house, live, chairs)
    back = house.listen(live, chairs[0].account, after=before)
    assert back.said("called")
    assert back.said("rolled")


async def test_resume_after_a_restart_every_player_has_the_same_seat_and_the_same_dice() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "azteca")
    for _ in range(4):
        await _bid(house, live, chairs)
    again = await TestServer(store=house.store, timers=house.timers, seed="other").open()
    reread = await again.tables.find(live.state.id)
    assert reread is not live
    for chair in chairs:
        back = again.listen(reread, chair.account)
        assert back.seat == chair.seat
        assert back.last("hand") == chair.ear.last("hand")
    shown = house.listen(live, None).last("snapshot"), again.listen(reread, None).last("snapshot")
    assert {**shown[0], "here": [], "watching": 0} == {**shown[1], "here": [], "watching": 0}


async def test_seat_and_spectator_gets_messages_of_the_same_number_and_size() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, "paco")
    watcher = house.listen(live, None)
    ears = [*(chair.ear for chair in chairs), watcher]
    since = [len(ear.heard) for ear in ears]
    for _ in range(6):
        await _bid(house, live, chairs)
        await _bid(house, live, chairs)
        await _dudo(house, live, chairs)
    sizes = {tuple(map(len, ear.heard[n:])) for ear, n in zip(ears, since, strict=True)}
    assert len(sizes) == 1
    assert set(watcher.last("hand")["dice"]) == {0}

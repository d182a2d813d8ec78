"""Clocks belong to the server: paces, time-outs, lag, tables that nobody is at, outages."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.protocol.settings import DAY
from palifico.server.live import housekeeping
from palifico.server.live.actor import TableActor
from palifico.server.table.start import OPEN_TIMEOUT_MS
from palifico.store.schema import log
from tests.server.harness import FakeClock, SeatedPlayer, TestServer, begun, seated

pytestmark = pytest.mark.asyncio


async def _table(house: TestServer, **settings: Any) -> tuple[TableActor, list[SeatedPlayer]]:
    host = await house.person("Host")
    live = await house.table(host, seats=3, **settings)
    return live, await begun(house, live, "abc")


def _to_act(live: TableActor) -> int:
    assert live.state.turn is not None
    return live.state.turn.to_act


@pytest.mark.parametrize(
    ("pace", "ms"), [("normal", 30_000), ("quick", 12_000), ("day", DAY), ("week", 7 * DAY)]
)
async def test_scheduler_when_time_is_up_the_lowest_opening_is_made_then_the_bid_is_challenged(
    pace: str, ms: int
) -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace=pace)
    opener = _to_act(live)
    await house.turn(ms - 1)
    assert not chairs[0].ear.said("bid")
    await house.turn(1)
    bid = chairs[0].ear.last("bid")
    assert (bid["seat"], bid["by"], bid["bid"][0]) == (opener, "clock", 1)
    await house.turn(ms)
    called = chairs[0].ear.last("called")
    assert (called["call"], called["by"], called["seat"]) == ("dudo", "clock", (opener + 1) % 3)


async def test_bot_may_take_the_turn_instead() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, timeout="bot")
    await house.turn(30_000)
    assert chairs[0].ear.last("bid")["by"] == "clock"
    assert live.state.settings.timeout == "bot"


async def test_scheduler_at_a_relaxed_table_no_clock_runs() -> None:
    house = await TestServer().open()
    _, chairs = await _table(house, pace="relaxed")
    await house.turn(20 * DAY)
    assert not chairs[0].ear.said("bid")


async def test_action_starts_the_clock_of_the_next_player() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    await house.turn(29_000)
    seat = _to_act(live)
    await house.ask(live, chairs[seat].ear, "bid", bid=[1, 3], expect=live.state.turn_n)
    await house.turn(29_000)
    assert not chairs[0].ear.said("called")
    late = house.listen(live, chairs[0].account)
    assert late.last("welcome")["due"] == house.timers.now() + 1000
    await house.turn(1000)
    assert chairs[0].ear.said("called")


async def test_measured_lag_is_forgiven_within_a_cap() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    chairs[_to_act(live)].ear.lag_ms = 400
    await house.turn(30_399)
    assert not chairs[0].ear.said("bid")
    await house.turn(1)
    assert chairs[0].ear.said("bid")
    chairs[_to_act(live)].ear.lag_ms = 60_000
    await house.turn(31_000)
    assert chairs[0].ear.said("called")


async def test_next_dice_come_after_the_pause_and_the_cups_can_be_seen_till_then() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pause_ms=5000, pace="relaxed")
    seat = _to_act(live)
    await house.ask(live, chairs[seat].ear, "bid", bid=[15, 6], expect=live.state.turn_n)
    await house.ask(live, chairs[_to_act(live)].ear, "dudo", expect=live.state.turn_n)
    assert house.listen(live, None).last("snapshot")["game"]["reveal"]["loser"] == seat
    await house.turn(4999)
    assert len(chairs[0].ear.said("rolled")) == 1
    await house.turn(1)
    assert len(chairs[0].ear.said("rolled")) == 2
    assert house.listen(live, None).last("snapshot")["game"]["reveal"] is None


async def test_scheduler_while_no_player_is_at_the_table_its_clock_stands_still() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    await house.turn(10_000)
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(3_600_000)
    back = house.listen(live, chairs[(_to_act(live) + 1) % 3].account)
    assert back.last("welcome")["due"] == house.timers.now() + 20_000
    await house.turn(20_000)
    assert back.last("bid")["by"] == "clock"


async def test_outage_is_given_back_to_the_player_to_act() -> None:
    timers = FakeClock()
    house = await TestServer(timers=timers).open()
    live, chairs = await _table(house)
    await house.turn(10_000)
    await housekeeping.look(house.tables)
    timers.next(timers.now() + 600_000)  # ten minutes in which no server runs
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    back = again.listen(live, chairs[0].account)
    assert back.last("welcome")["due"] == timers.now() + 20_000
    assert back.last("hand")["dice"] == chairs[0].ear.last("hand")["dice"]


async def test_scheduler_by_correspondence_the_clock_runs_on_while_no_player_is_there() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="day")
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    live.drop()
    house.timers.next(house.timers.now() + DAY)
    await housekeeping.look(house.tables)
    await house.turn(1)
    live = await house.tables.find(live.state.id)
    assert live.state.bys == ("clock",)


async def test_game_that_no_player_comes_back_to_is_given_up_and_published() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(DAY - 1)
    assert live.state.status == "playing"
    await house.turn(1)
    assert live.state.ended is not None
    assert (live.state.ended.why, live.state.ended.winner) == ("abandoned", None)
    assert live.state.ended.secret is not None


async def test_table_that_no_player_is_at_is_forgotten_and_read_again() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    n = live.state.n
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(120_000)
    await housekeeping.look(house.tables)
    assert not house.tables.actors
    again = await house.tables.find(live.state.id)
    assert again is not live
    assert again.state.n == n
    back = house.listen(again, chairs[1].account)
    assert back.last("hand")["dice"] == chairs[1].ear.last("hand")["dice"]
    assert back.last("welcome")["due"] == house.timers.now() + 30_000


async def test_scheduler_by_correspondence_looking_in_gains_no_time() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="day")
    due = chairs[0].ear.said("rolled")[0]["at"] + DAY
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(20 * 60 * 60 * 1000)
    assert house.listen(live, chairs[0].account).last("welcome")["due"] == due


async def test_scheduler_after_an_empty_hour_and_a_restart_no_player_is_out_of_time_at_once() -> (
    None
):
    timers = FakeClock()
    house = await TestServer(timers=timers).open()
    live, chairs = await _table(house)
    await house.turn(5000)
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(3_600_000)
    await housekeeping.look(house.tables)
    timers.next(timers.now() + 10_000)
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    back = again.listen(live, chairs[0].account)
    assert back.last("welcome")["due"] > timers.now()


async def test_table_that_cannot_be_read_does_not_keep_the_others_waiting() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="day")
    broken = await house.table(await house.person("Other"))
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    live.drop()
    broken.drop()
    number = broken.state.number
    await house.store.write(
        lambda conn: conn.execute(log.update().where(log.c.table == number).values(body=b"?"))
    )
    house.timers.next(house.timers.now() + 2 * DAY)
    for _ in range(3):
        await housekeeping.look(house.tables)
        await house.turn(1)
    live = await house.tables.find(live.state.id)
    assert live.state.bys == ("clock",)


@pytest.mark.parametrize("step_ms", [3_600_000, 365 * DAY])
@pytest.mark.parametrize("pace", ["normal", "day"])
async def test_turn_after_a_start_with_the_clock_set_back_begins_anew(
    pace: str, step_ms: int
) -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace=pace)
    await housekeeping.look(house.tables)
    timers = FakeClock(house.timers.now() - step_ms)
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    back = again.listen(live, chairs[0].account)
    time_ms = DAY if pace == "day" else 30_000
    assert back.last("welcome")["due"] == timers.now() + time_ms
    await again.turn(time_ms)
    assert back.last("bid")["by"] == "clock"


async def test_unloaded_table_after_a_start_with_the_clock_set_back_is_looked_at_in_time() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="day")
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await housekeeping.look(house.tables)
    timers = FakeClock(house.timers.now() - 365 * DAY)
    again = await TestServer(store=house.store, timers=timers).open()
    timers.next(timers.now() + DAY)
    await housekeeping.look(again.tables)
    assert live.state.id in again.tables.actors


async def test_start_after_the_clock_is_set_back_is_given_up_in_time() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2)
    await seated(house, live, "ab")
    host = await house.identity.account(live.state.host)
    assert host is not None
    await house.ask(live, host, "begin")
    assert live.state.status == "starting"
    await housekeeping.look(house.tables)
    timers = FakeClock(house.timers.now() - 3_600_000)
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    live.scheduler.arm()
    await again.turn(OPEN_TIMEOUT_MS)
    assert live.state.status != "starting"

"""Who comes back finds a fresh, fair clock; who comes and goes all the time gains no more."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from palifico.protocol.settings import DAY
from palifico.server.live import housekeeping
from palifico.server.live.actor import TableActor
from palifico.server.table.returning import FIRST_MS, MAX_FRESH_CLOCKS, MOMENT_MS, VISIT_MS
from palifico.store.schema import tables
from tests.server.harness import FakeClock, MemoryStore, SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio
NORMAL_MS = 30_000


async def _table(house: TestServer, **settings: Any) -> tuple[TableActor, list[SeatedPlayer]]:
    live = await house.table(await house.person("Host"), **{"seats": 3, **settings})
    return live, await begun(house, live, "abc"[: live.state.settings.seats])


def _actor(live: TableActor, chairs: list[SeatedPlayer]) -> SeatedPlayer:
    assert live.state.turn is not None
    return chairs[live.state.turn.to_act]


async def _away(house: TestServer, live: TableActor, chair: SeatedPlayer, ms: int) -> None:
    """A player is away for some time and connects again."""
    house.tables.leave(live, chair.ear)
    await house.turn(ms)
    chair.ear = house.listen(live, chair.account)
    await house.settle()


@pytest.mark.parametrize("rated", [False, True])
async def test_player_back_after_a_while_has_the_whole_time_of_the_turn(*, rated: bool) -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, rated=rated)
    chair = _actor(live, chairs)
    await house.turn(1000)
    await _away(house, live, chair, 28_000)
    due = house.timers.now() + NORMAL_MS
    returned = chair.ear.last("returned")
    assert (returned["seat"], returned["time_ms"]) == (chair.seat, NORMAL_MS)
    assert chair.ear.last("clock") == {"type": "clock", "n": live.state.turn_n, "due": due}
    await house.turn(NORMAL_MS - 1)
    assert not chair.ear.said("bid")
    await house.turn(1)
    assert chair.ear.last("bid")["by"] == "clock"


async def test_player_whose_seat_a_bot_kept_has_the_whole_time_of_the_turn() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="quick")
    chair = _actor(live, chairs)
    watcher = chairs[(chair.seat + 1) % 3].ear
    house.tables.leave(live, chair.ear)
    await house.turn(4000)
    host = await house.identity.account(live.state.host)
    assert host is not None
    await house.ask(live, host, "seat_bot", seat=chair.seat)
    chair.ear = house.listen(live, chair.account)
    await house.settle()
    assert watcher.last("returned")["time_ms"] == 12_000
    await house.turn(11_999)
    assert not watcher.said("bid")


async def test_player_back_in_the_turn_of_another_is_given_no_time() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    other = chairs[(_actor(live, chairs).seat + 1) % 3]
    n = live.state.n
    await _away(house, live, other, 20_000)
    assert live.state.n == n
    await house.turn(10_000)
    assert other.ear.last("bid")["by"] == "clock"


async def test_page_loaded_again_leaves_the_first_seconds_and_no_more() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    chair, n = _actor(live, chairs), live.state.n
    await _away(house, live, chair, MOMENT_MS - 1)
    assert live.state.n == n, "there is time enough"
    await house.turn(NORMAL_MS - MOMENT_MS - 1000)
    await _away(house, live, chair, 500)
    assert chair.ear.last("returned")["time_ms"] == FIRST_MS
    await house.turn(FIRST_MS - 1)
    assert not chair.ear.said("bid")
    await house.turn(1)
    assert chair.ear.said("bid")


async def test_turn_is_given_one_fresh_clock_however_often_its_player_comes_back() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house)
    chair, began = _actor(live, chairs), house.timers.now()
    while not chairs[(chair.seat + 1) % 3].ear.said("bid"):
        await _away(house, live, chair, MOMENT_MS)
        await house.turn(100)
    assert house.timers.now() - began <= MOMENT_MS + NORMAL_MS + MOMENT_MS + 100


@pytest.mark.parametrize(("pace", "ms"), [("normal", NORMAL_MS), ("quick", 12_000)])
async def test_seat_gains_no_more_in_a_game_than_the_cap(pace: str, ms: int) -> None:
    """One player comes and goes in every own turn; the others let the clock play."""
    house = await TestServer().open()
    live, chairs = await _table(house, pace=pace, seats=2)
    rude, late_ms = chairs[0], 0
    while live.state.status == "playing" and live.state.rounds < 8:
        turn_n, began = live.state.turn_n, house.timers.now()
        is_theirs = live.state.turn is not None and _actor(live, chairs) is rude
        while live.state.turn_n == turn_n and live.state.status == "playing":
            if is_theirs:
                await _away(house, live, rude, MOMENT_MS)
            await house.turn(100)
        late_ms += max(0, house.timers.now() - began - ms) if is_theirs else 0
    given = live.state.fresh_ms
    assert given == {0: MAX_FRESH_CLOCKS * ms}
    steps = MAX_FRESH_CLOCKS * (MOMENT_MS + 100) * 2 + 8 * (MOMENT_MS + 100) * 2
    assert late_ms <= MAX_FRESH_CLOCKS * ms + steps


async def test_fresh_clock_outlives_a_restart_and_gives_no_second_one() -> None:
    timers = FakeClock()
    house = await TestServer(timers=timers).open()
    live, chairs = await _table(house)
    chair = _actor(live, chairs)
    await _away(house, live, chair, 25_000)
    await house.turn(10_000)
    await housekeeping.look(house.tables)
    timers.next(timers.now() + 600_000)  # ten minutes in which no server runs
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    back = again.listen(live, chair.account)
    await again.settle()
    assert back.last("welcome")["due"] == timers.now() + 20_000
    assert not back.said("returned")
    await again.turn(19_999)
    assert not back.said("bid")
    await again.turn(1)
    assert back.last("bid")["by"] == "clock"


async def test_player_who_finds_the_table_after_a_restart_has_a_fresh_clock() -> None:
    timers = FakeClock()
    house = await TestServer(timers=timers).open()
    live, chairs = await _table(house)
    chair = _actor(live, chairs)
    await house.turn(29_000)
    await housekeeping.look(house.tables)
    again = await TestServer(store=house.store, timers=timers).open()
    back = again.listen(await again.tables.find(live.state.id), chair.account)
    await again.settle()
    assert back.last("returned")["time_ms"] == NORMAL_MS


async def test_player_alone_with_bots_does_not_find_the_last_second_again() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    await house.ask(live, host, "seat_bot", seat=1)
    chairs = await begun(house, live, "a")
    while live.state.turn is None or live.state.turn.to_act != 0:
        await house.turn(100)
    await house.turn(live.state.turn_at + 29_000 - house.timers.now())
    await _away(house, live, chairs[0], 3_600_000)
    assert chairs[0].ear.last("clock")["due"] == house.timers.now() + NORMAL_MS


async def test_both_processes_know_of_the_fresh_clock() -> None:
    store = MemoryStore()
    one = await TestServer(store=store).open()
    two = await TestServer(store=store, seed="two", timers=one.timers).open()
    live, chairs = await _table(one, pace="quick", rated=True)
    other = await two.tables.find(live.state.id)
    chair = _actor(live, chairs)
    far = two.listen(other, chairs[(chair.seat + 1) % 3].account)
    await _away(one, live, chair, 8000)
    two.tables.noticed(other.state.number, live.state.n)
    await two.settle()
    assert far.last("clock") == chair.ear.last("clock")
    await two.turn(6000)  # beyond the first deadline
    assert not far.said("bid")


async def test_player_by_correspondence_who_looks_in_late_has_a_minute() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="day")
    chair = _actor(live, chairs)
    await _away(house, live, chair, DAY - 5000)
    assert chair.ear.last("returned")["time_ms"] == VISIT_MS
    due = house.timers.now() + VISIT_MS
    stored = select(tables.c.due).where(tables.c.number == live.state.number)
    assert await house.store.read(lambda conn: conn.scalar(stored)) == due
    await house.turn(VISIT_MS - 1)
    assert not chair.ear.said("bid")
    await house.turn(1)
    assert chair.ear.last("bid")["by"] == "clock"


async def test_relaxed_table_has_no_clock_to_set() -> None:
    house = await TestServer().open()
    live, chairs = await _table(house, pace="relaxed")
    chair, n = _actor(live, chairs), live.state.n
    await _away(house, live, chair, 50_000)
    assert live.state.n == n
    await _away(house, live, chair, 60_000)
    assert chair.ear.said("returned") == [] or chair.ear.last("returned")["time_ms"] is None

"""Who is out need not watch bots for minutes: the rest of an unrated game can be played at once."""

from __future__ import annotations

from itertools import pairwise

import pytest

from palifico.server.table.hurry import STEP_MS
from tests.server.harness import FakeClock, TestServer, begun
from tests.server.live.player_out import player_out

pytestmark = pytest.mark.asyncio
SOON_MS = 4000
"""More turns than a game of a few dice has."""


async def test_hurry_plays_the_rest_within_a_second_or_two() -> None:
    house = await TestServer().open()
    live, (chair,) = await player_out(house)
    n, began = live.state.n, house.timers.now()
    assert (await house.ask(live, chair.ear, "hurry"))["type"] == "ok"
    assert chair.ear.last("hurried")["seat"] == 0
    await house.turn(SOON_MS)
    assert live.state.ended is not None
    assert live.state.ended.why == "won"
    assert sorted(live.state.places) == [0, 1, 2, 3]
    steps = [message["n"] for message in chair.ear.said("bid") if message["n"] > n]
    assert live.state.at - began <= (len(steps) + 40) * STEP_MS


async def test_hurry_takes_the_same_time_for_every_turn() -> None:
    """Whatever lies under a cup, and however long a bot needs for it."""
    house = await TestServer().open()
    live, (chair,) = await player_out(house)
    await house.ask(live, chair.ear, "hurry")
    await house.turn(SOON_MS)
    assert live.state.status == "over"
    after = chair.ear.last("hurried")["n"]
    kinds = ("bid", "rolled", "called", "ended")
    told = sorted((m for kind in kinds for m in chair.ear.said(kind)), key=lambda m: int(m["n"]))
    times = [message["at"] for message in told if message["n"] > after]
    assert {later - at for at, later in pairwise(times)} <= {0, STEP_MS}


async def test_hurry_goes_on_though_the_player_leaves_and_the_server_restarts() -> None:
    timers = FakeClock()
    house = await TestServer(timers=timers).open()
    live, (chair,) = await player_out(house)
    await house.ask(live, chair.ear, "hurry")
    house.tables.leave(live, chair.ear)
    await house.turn(2 * STEP_MS)
    assert live.state.status == "playing"
    again = await TestServer(store=house.store, timers=timers).open()
    live = await again.tables.find(live.state.id)
    assert live.state.hurried
    live.scheduler.arm()
    await again.turn(SOON_MS)
    assert live.state.status == "over"


async def test_hurry_asked_twice_is_done_once() -> None:
    house = await TestServer().open()
    live, (chair,) = await player_out(house)
    for _ in range(2):
        assert (await house.ask(live, chair.ear, "hurry"))["type"] == "ok"
    assert len(chair.ear.said("hurried")) == 1


async def test_hurry_while_a_person_plays_is_refused_until_they_leave_for_good() -> None:
    house = await TestServer().open()
    live, chairs = await player_out(house, "ab")
    refused = await house.ask(live, chairs[0].ear, "hurry")
    assert (refused["code"], refused["about"]) == ("hurry.person", {"seat": 1})
    house.tables.leave(live, chairs[1].ear)
    await house.turn(15_000)
    if live.state.status == "playing" and live.state.game and live.state.game.dice[1]:
        refused = await house.ask(live, chairs[0].ear, "hurry")
        assert refused["code"] == "hurry.person", "who is away may come back"
        await house.ask(live, chairs[1].account, "stand")
    assert (await house.ask(live, chairs[0].ear, "hurry"))["type"] == "ok"


async def test_hurry_of_a_player_with_dice_is_refused() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    await house.ask(live, host, "seat_bot", seat=1)
    (chair,) = await begun(house, live, "a")
    refused = await house.ask(live, chair.ear, "hurry")
    assert (refused["code"], refused["about"]) == ("hurry.person", {"seat": 0})
    assert "seat 1" in refused["why"]


async def test_hurry_of_a_client_without_a_seat_is_refused() -> None:
    house = await TestServer().open()
    live, _ = await player_out(house)
    watcher = house.listen(live, await house.person("Watcher"))
    assert (await house.ask(live, watcher, "hurry"))["code"] == "seat.needed"


async def test_hurry_in_a_rated_game_is_refused() -> None:
    house = await TestServer().open()
    live, (chair,) = await player_out(house, rated=True)
    assert (await house.ask(live, chair.ear, "hurry"))["code"] == "hurry.rated"


async def test_hurry_before_and_after_the_game_is_refused() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2)
    host = await house.identity.account(live.state.host)
    assert host is not None
    assert (await house.ask(live, host, "hurry"))["code"] == "table.not_playing"

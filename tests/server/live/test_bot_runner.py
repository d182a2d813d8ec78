"""Bots at live tables: what they are shown, when they speak, and that no table suffers by them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from threading import Event as Flag
from typing import Any

import pytest
import structlog

from palifico.bots import LEVELS, Seen, history
from palifico.editions import IDS
from palifico.rules import Action, Bid, Calza, Dudo, replay
from palifico.server.auth.accounts import COLOURS, SHAPES
from palifico.server.live import bot_runner, housekeeping
from palifico.server.live.actor import TableActor
from palifico.server.ops.metrics import CountingHook, Metrics
from palifico.store.queries.accounts import account_by_id
from tests.server.games.played import among_bots, sat_down, step
from tests.server.harness import SeatedPlayer, TestServer, begun

pytestmark = pytest.mark.asyncio
HEAVY = [level for level in LEVELS if level not in bot_runner.INSTANT_LEVELS]


class Doing:
    """A bot that does what it is told."""

    def __init__(self, do: Callable[[Seen], Any]) -> None:
        self.act = do

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Never."""
        return None


@contextmanager
def played_by(level: str, do: Callable[[Seen], Any]) -> Iterator[None]:
    """A level that does something else."""
    true = LEVELS[level]
    LEVELS[level] = replace(true, make=lambda _: Doing(do))
    try:
        yield
    finally:
        LEVELS[level] = true


async def with_bot(
    house: TestServer, level: str, **settings: Any
) -> tuple[TableActor, SeatedPlayer]:
    """A game of somebody with a bot that opens, which thinks now."""
    host = await house.person("Host")
    wanted = {"seats": 2, "pace": "relaxed", "first": 1, **settings}
    live = await house.table(host, **wanted, edition="asmodee-2024")
    assert (await house.ask(live, host, "seat_bot", seat=1, level=level))["type"] == "ok"
    (chair,) = await begun(house, live, "a")
    return live, chair


def opening(seen: Seen) -> Action:
    return min(seen.view.legal.bids)


@pytest.mark.parametrize("edition", IDS)
async def test_table_that_was_read_back_remembers_what_one_that_stayed_does(edition: str) -> None:
    house = await TestServer().open()
    live, chairs = await sat_down(house, "ab", bots=1, edition=edition)
    rng = Random(edition)
    compared = 0
    while live.state.status == "playing":
        await step(house, live, chairs, rng)
        if rng.random() < 0.1 and live.state.status == "playing":
            again = await TestServer(house.store, timers=house.timers).open()
            read = await again.tables.find(live.state.id)
            assert read.state.history == live.state.history
            assert history(replay(live.state.history)) == live.state.history
            compared += 1
    assert compared
    assert not live.state.history, "what is over is in the record"


async def test_bot_is_shown_its_own_dice_and_what_every_player_has_heard() -> None:
    shown: list[Seen] = []

    def act(seen: Seen) -> Action:
        shown.append(seen)
        return opening(seen) if seen.view.legal.on is None else Dudo()

    house = await TestServer().open()
    with played_by("listener", act):
        live, chair = await with_bot(house, "listener", pause_ms=0)
        for _ in range(6):
            await house.turn(2000)
            turn = live.state.turn
            if turn is not None and turn.to_act == 0:
                asked = {"bid": [5, 6]} if not turn.dudo else {}
                await house.ask(
                    live, chair.ear, "bid" if asked else "dudo", **asked, expect=live.state.turn_n
                )
    assert len(shown) > 2
    for seen in shown:
        assert seen.view.seat == 1
        assert len(seen.view.hand) > 0
        assert history(replay(seen.history)) == list(seen.history)
    assert len(shown[-1].history) > len(shown[0].history) > 1


@pytest.mark.parametrize("level", list(LEVELS))
async def test_level_speaks_at_the_moment_that_was_drawn_for_it(level: str) -> None:
    house = await TestServer().open()
    live, chair = await with_bot(house, level)
    await house.settle()
    await house.turn(live.table.clock_state.think_ms - 1)
    assert not chair.ear.said("bid")
    await house.turn(1)
    assert chair.ear.last("bid")["by"] == "bot"


@pytest.mark.parametrize("level", list(LEVELS))
async def test_level_plays_a_game_to_its_end(level: str) -> None:
    house = await TestServer().open()
    host, hidden = await house.person("Host"), {"lost_dice": "hidden", "dice_each": 3}
    with structlog.testing.capture_logs() as logs:
        levels = (level, "beginner", level)
        live = await among_bots(house, host, levels=levels, edition="paco", house=hidden)
    assert live.state.ended is not None
    assert live.state.ended.why == "won"
    assert not [line for line in logs if line["event"] == "bot.failed"]


@pytest.mark.parametrize("level", HEAVY)
async def test_bot_runner_while_a_bot_thinks_other_tables_play_on(level: str) -> None:
    go_on = Flag()

    def slow(seen: Seen) -> Action:
        assert go_on.wait(30)
        return opening(seen)

    house = await TestServer().open()
    with played_by(level, slow):
        other = await house.table(await house.person("Other"), seats=2, pace="relaxed")
        chairs = await begun(house, other, "xy")
        host = await house.person("Host")
        live = await house.table(host, seats=2, pace="relaxed", edition="asmodee-2024")
        for seat in (0, 1):
            await house.ask(live, host, "seat_bot", seat=seat, level=level)
        ear = house.listen(live, host)
        house.send(live, host, "begin")
        for _ in range(20):
            house.store.flush()
            await asyncio.sleep(0.001)
        assert live.scheduler._bots.thought is not None
        assert live.scheduler._bots.thought.answers is None
        assert other.state.turn is not None
        chair = chairs[other.state.turn.to_act]
        bid = house.send(other, chair.ear, "bid", bid=[1, 2], expect=other.state.turn_n)
        house.store.flush()
        assert bid[0]["type"] == "ok"
        due = house.timers.next(house.timers.now() + 2000)
        assert due is not None
        due()  # its time is over, but it thinks still
        house.store.flush()
        assert not ear.said("bid")
        go_on.set()
        await house.settle()
        assert len(ear.said("bid")) == 1
    await house.tables.stop()


async def test_bot_runner_what_was_thought_of_another_moment_is_dropped() -> None:
    go_on, asked = Flag(), Flag()

    def slow(seen: Seen) -> Action:
        asked.set()
        assert go_on.wait(30)
        return Bid(4, 4)

    house = await TestServer().open()
    live = await house.table(
        await house.person("Host"), seats=2, pace="relaxed", first=0, edition="asmodee-2024"
    )
    chairs = await begun(house, live, "ab")
    host = await house.identity.account(live.state.host)
    assert host is not None
    with played_by("champion", slow):
        house.send(live, host, "seat_bot", seat=0, level="champion")
        house.store.flush()
        assert await asyncio.to_thread(asked.wait, 30)
        house.send(live, chairs[0].ear, "back")
        house.store.flush()
        answers = house.send(live, chairs[0].ear, "bid", bid=[1, 2], expect=live.state.turn_n)
        house.store.flush()
        go_on.set()
        await house.settle()
        await house.turn(5000)
    assert answers[0]["type"] == "ok"
    assert [bid["bid"] for bid in chairs[0].ear.said("bid")] == [[1, 2]]


def raises(_: Seen) -> Action:
    raise KeyError((2, 4, 6))


def cheats(_: Seen) -> Action:
    return Bid(99, 9)


def babbles(_: Seen) -> str:
    return "5x5"


def stalls(_: Seen) -> Action:
    Flag().wait(0.5)
    return Bid(1, 2)


@pytest.mark.parametrize(
    ("level", "do"),
    [
        *[(level, do) for level in ("counter", "champion") for do in (raises, cheats, babbles)],
        ("champion", stalls),
    ],
)
async def test_bot_runner_for_a_bot_that_fails_what_is_safe_is_done_and_it_is_told(
    level: str, do: Callable[[Seen], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "TIMEOUT_FACTOR", 0.4)
    metrics = Metrics()
    house = await TestServer(metrics=CountingHook(metrics)).open()
    with played_by(level, do), structlog.testing.capture_logs() as logs:
        live, chair = await with_bot(house, level)
        await house.turn(3000)
    bid = chair.ear.last("bid")
    assert (bid["seat"], bid["bid"]) == (1, [1, 2])
    (failed,) = [line for line in logs if line["event"] == "bot.failed"]
    assert (failed["table"], failed["seat"], failed["bot"]) == (live.state.id, 1, level)
    assert "6)" not in repr(failed), "nothing that it said"
    assert metrics.counts["bots_failed"][level,] == 1


async def test_exact_call_of_a_bot_goes_before_the_move_of_another() -> None:
    house = await TestServer().open()
    rules = {"edition": "asmodee-2024", "options": {"calza": True}, "first": 0}
    live = await house.table(await house.person("Host"), seats=3, pace="relaxed", **rules)
    host = await house.identity.account(live.state.host)
    assert host is not None
    true = LEVELS["bluffer"]

    class Exact(Doing):
        """Calls whatever it may."""

        def calls_exact(self, seen: Seen) -> Calza | None:
            return Calza(seen.view.legal.on)

    LEVELS["bluffer"] = replace(true, make=lambda _: Exact(opening))
    try:
        await house.ask(live, host, "seat_bot", seat=1, level="counter")
        await house.ask(live, host, "seat_bot", seat=2, level="bluffer")
        (chair,) = await begun(house, live, "a")
        await house.ask(live, chair.ear, "bid", bid=[2, 3], expect=live.state.turn_n)
        await house.turn(3000)
    finally:
        LEVELS["bluffer"] = true
    called = chair.ear.last("called")
    assert (called["seat"], called["call"], called["by"]) == (2, "calza", "bot")


async def test_stop_does_not_wait_for_bots_that_think() -> None:
    go_on = Flag()

    def slow(seen: Seen) -> Action:
        go_on.wait(30)
        return opening(seen)

    house = await TestServer().open()
    with played_by("champion", slow):
        host = await house.person("Host")
        live = await house.table(host, seats=2, pace="relaxed", edition="asmodee-2024")
        for seat in (0, 1):
            await house.ask(live, host, "seat_bot", seat=seat, level="champion")
        house.listen(live, host)
        house.send(live, host, "begin")
        house.store.flush()
        await asyncio.sleep(0.01)
        assert house.tables.services.lifecycle.tasks
        async with asyncio.timeout(10):
            await house.tables.stop()
        go_on.set()


async def test_bot_runner_there_is_an_account_for_every_level_which_looks_as_it_does_today() -> (
    None
):
    house = await TestServer().open()
    for level in LEVELS.values():
        account = await house.identity.account(level.account)
        assert account is not None
        looks = (account.name, account.shape, account.colour, account.kind)
        assert looks == (level.name, level.shape, level.colour, "house")
        assert level.shape in SHAPES
        assert level.colour in COLOURS
    true = LEVELS["counter"]
    LEVELS["counter"] = replace(true, colour="pink")
    try:
        await housekeeping.wake(house.tables)
    finally:
        LEVELS["counter"] = true
    changed = await house.store.read(lambda conn: account_by_id(conn, true.account))
    assert changed is not None
    assert changed["colour"] == "pink"


async def test_think_time_is_within_its_bounds() -> None:
    times = {bot_runner.BotRunner().think_time() for _ in range(50)}
    least, most = bot_runner.THINK_RANGE_MS
    assert len(times) > 10
    assert all(least <= time <= most for time in times)

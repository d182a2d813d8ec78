"""Who is away is seen; then a bot keeps the seat until they are back. No table is ever blocked."""

from __future__ import annotations

import pytest

from palifico.rules.edition import LostDice
from tests.server.harness import TestServer, begun, seated

pytestmark = pytest.mark.asyncio


async def test_presence_is_told_then_after_a_grace_period_a_bot_keeps_the_seat() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=3, pace="relaxed")
    chairs = await begun(house, live, "abc")
    house.tables.leave(live, chairs[2].ear)
    assert chairs[0].ear.last("presence")["here"] == [0, 1]
    await house.turn(59_999)
    assert not chairs[0].ear.said("kept")
    await house.turn(1)
    kept = chairs[0].ear.last("kept")
    assert (kept["seat"], kept["why"], kept["for_good"]) == (2, "away", False)
    back = house.listen(live, chairs[2].account)
    await house.settle()
    assert chairs[0].ear.last("returned")["seat"] == 2
    assert back.last("hand")["dice"] == chairs[2].ear.last("hand")["dice"]


async def test_absence_with_another_tab_open_no_player_is_away() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    other = house.listen(live, chairs[1].account)
    house.tables.leave(live, chairs[1].ear)
    await house.turn(100_000)
    assert not other.said("kept")
    assert other.last("presence")["here"] == [0, 1]


@pytest.mark.parametrize("edition", ["asmodee-2024", "piatnik", "pressman-2008", "azteca", "paco"])
async def test_game_comes_to_its_end_with_one_person_left(edition: str) -> None:
    """The others leave at once; bots play their seats and a clock plays for who stays idle."""
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=4, edition=edition, pace="quick")
    chairs = await begun(house, live, "abcd")
    for chair in chairs[1:]:
        house.tables.leave(live, chair.ear)
    for _ in range(200):
        await house.turn(30_000)
        if live.state.status == "over":
            break
    assert live.state.ended is not None
    assert live.state.ended.why == "won"
    assert sorted(live.state.places) == [0, 1, 2, 3]
    hidden = live.state.variant.edition.lost_dice is LostDice.HIDDEN
    called = chairs[0].ear.said("called")
    assert all((each["counts"] is None) == hidden for each in called[:-1])


async def test_absence_who_stands_up_during_the_game_leaves_the_seat_to_a_bot_for_good() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    await house.ask(live, chairs[1].ear, "stand")
    assert chairs[0].ear.last("kept")["for_good"]
    house.tables.leave(live, chairs[1].ear)
    back = house.listen(live, chairs[1].account)
    await house.settle()
    assert not back.said("returned")
    answer = await house.ask(live, back, "bid", bid=[1, 2], expect=live.state.turn_n)
    assert answer["code"] == "seat.bot"
    assert (await house.ask(live, back, "back"))["code"] == "seat.bot"


async def test_host_replaces_a_player_who_is_idle_and_they_can_come_back() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    await house.ask(live, host, "seat_bot", seat=1, level="beginner")
    assert chairs[0].ear.last("kept")["why"] == "swapped"
    assert (await house.ask(live, chairs[1].ear, "back"))["type"] == "ok"
    assert chairs[0].ear.last("returned")["seat"] == 1
    await house.ask(live, host, "kick", seat=1)
    assert chairs[0].ear.last("kept")["for_good"]


async def test_absence_no_player_who_plays_a_rated_game_is_replaced() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, rated=True, pace="relaxed")
    chairs = await begun(house, live, "ab")
    assert (await house.ask(live, host, "kick", seat=1))["code"] == "kick.rated"
    house.tables.leave(live, chairs[1].ear)
    await house.turn(60_000)
    assert chairs[0].ear.last("kept")["seat"] == 1
    for asked in ("kick", "seat_bot"):
        assert (await house.ask(live, host, asked, seat=1))["code"] == "kick.rated"


async def test_absence_who_deletes_their_data_leaves_every_seat() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    await house.tables.forget(chairs[1].account.id)
    await house.settle()
    assert chairs[0].ear.last("kept")["for_good"]


async def test_bots_play_on_for_a_player_who_watches_and_stand_still_for_no_player() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="relaxed")
    for seat in (0, 1):
        await house.ask(live, host, "seat_bot", seat=seat)
    watcher = house.listen(live, host)
    await house.ask(live, host, "begin")
    await house.turn(10_000)
    assert watcher.said("bid")
    house.tables.leave(live, watcher)
    n = live.state.n
    await house.turn(600_000)
    assert live.state.n == n
    house.listen(live, None)
    await house.turn(10_000)
    assert live.state.n > n


async def test_bot_that_takes_over_in_the_middle_of_a_turn_is_asked() -> None:
    """Another bot was asked for an exact call before: that must not silence this one."""
    house = await TestServer().open()
    host = await house.person("Host")
    rules = {"edition": "pressman-2008", "options": {"calza": True}}
    live = await house.table(host, seats=3, pace="relaxed", **rules)
    await house.ask(live, host, "seat_bot", seat=2)
    chairs = await begun(house, live, "ab")
    for _ in range(20):
        assert live.state.turn is not None
        seat = live.state.turn.to_act
        if seat < 2 and live.state.turn.dudo:
            break
        if seat < 2:
            await house.ask(live, chairs[seat].ear, "bid", bid=[1, 2], expect=live.state.turn_n)
        await house.turn(3000)
    await house.turn(5000)
    n = live.state.n
    assert live.state.turn is not None
    await house.ask(live, chairs[live.state.turn.to_act].ear, "stand")
    await house.turn(5000)
    assert live.state.n > n + 1


async def test_rated_game_goes_on_though_every_player_has_left() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="quick", rated=True)
    await house.ask(live, host, "seat_bot", seat=1)
    chairs = await begun(house, live, "a")
    house.tables.leave(live, chairs[0].ear)
    await house.turn(600_000)
    assert live.state.ended is not None
    assert live.state.ended.why == "won"


async def test_absence_of_who_deletes_their_data_during_the_start_begins_after_it() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="week")
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    await house.tables.forget(chairs[1].account.id)
    for chair in chairs:
        await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
    await house.settle()
    assert live.state.seats[1] is not None
    assert live.state.seats[1].for_good


async def test_absence_when_the_first_comes_back_the_others_have_their_grace_again() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="quick")
    chairs = await begun(house, live, "ab")
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(60_000)
    assert live.state.turn is not None
    waiting = chairs[1 - live.state.turn.to_act]
    first = house.listen(live, waiting.account)
    await house.turn(1000)
    assert not first.said("kept")


async def test_bot_that_takes_over_thinks_before_it_acts_and_the_owner_finds_a_clock() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="normal")
    chairs = await begun(house, live, "ab")
    assert live.state.turn is not None
    seat = live.state.turn.to_act
    await house.turn(20_000)
    await house.ask(live, host, "seat_bot", seat=seat)
    await house.turn(500)
    assert not chairs[0].ear.said("bid")
    await house.ask(live, chairs[seat].ear, "back")
    assert chairs[0].ear.last("clock")["due"] == house.timers.now() + 30_000


@pytest.mark.parametrize("leaves_first", [True, False])
async def test_game_that_no_client_may_enter_any_more_plays_on_to_its_end(
    *, leaves_first: bool
) -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, spectators=False)
    assert (await house.ask(live, host, "seat_bot", seat=1, level="beginner"))["type"] == "ok"
    ear = house.listen(live, host)
    await house.ask(live, ear, "sit", seat=0)
    await house.ask(live, host, "begin")
    assert live.state.status == "playing"
    if leaves_first:
        house.tables.leave(live, ear)
    await house.ask(live, host, "stand")
    if not leaves_first:
        house.tables.leave(live, ear)
    await house.turn(3_600_000)
    assert live.state.ended is not None
    assert live.state.ended.why == "won"

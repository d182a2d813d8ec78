"""After the game: the same people at another table."""

from __future__ import annotations

import pytest

from tests.server.harness import TestServer, begun

pytestmark = pytest.mark.asyncio


async def test_rematch_has_the_same_people_bots_and_settings() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=3, pace="quick", edition="azteca")
    await house.ask(live, host, "seat_bot", seat=2, level="beginner")
    chairs = await begun(house, live, "ab")
    for _ in range(300):
        await house.turn(20_000)
        if live.state.status == "over":
            break
    answer = await house.ask(live, chairs[1].ear, "rematch")
    assert answer["type"] == "ok"
    table = chairs[0].ear.last("rematch")["table"]
    again = await house.tables.find(table)
    assert again.state.settings == live.state.settings
    assert [s and s.account for s in again.state.seats] == [
        s and s.account for s in live.state.seats
    ]
    assert again.state.host == chairs[1].account.id
    assert again.state.chain is not None
    assert live.state.chain is not None
    assert again.state.chain.game != live.state.chain.game
    second = await house.ask(live, chairs[0].ear, "rematch")
    assert second["type"] == "ok"
    assert live.state.next_table == table
    assert house.listen(live, None).last("snapshot")["next_table"] == table


async def test_rematch_asks_anew_who_begins() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pace="quick", edition="asmodee-2024", first=1)
    chairs = await begun(house, live, "ab")
    for _ in range(300):
        await house.turn(20_000)
        if live.state.status == "over":
            break
    await house.ask(live, chairs[0].ear, "rematch")
    again = await house.tables.find(chairs[0].ear.last("rematch")["table"])
    assert (live.state.settings.first, again.state.settings.first) == (1, None)

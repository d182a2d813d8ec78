"""Spectators see what everybody may see, are counted, and can be switched off."""

from __future__ import annotations

import pytest

from palifico.errors import Fault
from tests.server.harness import TestServer, begun, seated

pytestmark = pytest.mark.asyncio


async def test_spectators_are_counted_and_have_no_dice() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    one, two = house.listen(live, None), house.listen(live, await house.person("Watcher"))
    assert chairs[0].ear.last("presence") == {"type": "presence", "here": [0, 1], "watching": 2}
    assert one.last("hand")["dice"] == two.last("hand")["dice"] == [0] * 5
    assert one.last("welcome")["you"] == "-" * 16
    house.tables.leave(live, one)
    assert chairs[0].ear.last("presence")["watching"] == 1


async def test_spectators_can_be_switched_off() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, spectators=False)
    early = house.listen(live, None)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    for chair in chairs:
        await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
    assert early.closed is not None
    assert early.closed[0] == 4001
    with pytest.raises(Fault, match=r"spectators\.off"):
        house.listen(live, None)
    assert house.listen(live, chairs[0].account).seat == 0


async def test_spectators_no_player_acts_for_a_seat_that_is_not_theirs() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    stranger = house.listen(live, await house.person("Stranger"))
    nobody = house.listen(live, None)
    assert live.state.turn is not None
    waiting = chairs[1 - live.state.turn.to_act].ear
    for who, code in ((stranger, "seat.needed"), (nobody, "identity.needed")):
        answer = await house.ask(live, who, "bid", bid=[1, 2], expect=live.state.turn_n)
        assert answer["code"] == code
    answer = await house.ask(live, waiting, "bid", bid=[1, 2], expect=live.state.turn_n)
    assert answer["code"] == "turn.not_yours"


async def test_rename_is_told_to_every_table() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2)
    chairs = await seated(house, live, "ab")
    await house.identity.change(chairs[0].account, name="Anna")
    assert chairs[1].ear.last("people")["people"][0]["name"] == "Anna"
    assert "Anna" in str(house.listen(live, None).last("snapshot")["people"])

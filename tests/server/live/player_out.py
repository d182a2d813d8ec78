"""A table at which a player is out and bots play on."""

from __future__ import annotations

from typing import Any

from palifico.server.live.actor import TableActor
from tests.server.harness import SeatedPlayer, TestServer, begun


async def player_out(
    house: TestServer, people: str = "a", **settings: Any
) -> tuple[TableActor, list[SeatedPlayer]]:
    """People with one-letter names against bots; the first has bid too much until they were out."""
    host = await house.person("Host")
    rules = {"house": {"dice_each": 3}} if not settings.get("rated") else {}
    live = await house.table(host, seats=4, pace="quick", **rules, **settings)
    for seat in range(len(people), 4):
        await house.ask(live, host, "seat_bot", seat=seat, level="beginner")
    chairs = await begun(house, live, people)
    assert live.state.game is not None
    while live.state.game.dice[0]:
        await house.turn(500)
        turn = live.state.turn
        if turn is not None and turn.to_act == 0:
            low = next((span[0], face) for face, span in enumerate(turn.bids, 1) if span)
            most = (turn.bids[5] or low)[1], 6
            await house.ask(live, chairs[0].ear, "bid", bid=most, expect=live.state.turn_n)
        assert live.state.status == "playing"
    return live, chairs

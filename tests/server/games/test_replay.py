"""A replay: what everybody was told, byte for byte, and all hands where they were rolled."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from palifico.editions import IDS
from tests.server.games.played import (
    A_DAY,
    game_of,
    log_of,
    played_out,
    record_of,
    records_of,
    sat_down,
)
from tests.server.harness import TestServer

pytestmark = pytest.mark.asyncio


async def replayed(house: TestServer, game: str) -> list[bytes]:
    """The lines of a replay."""
    told = await records_of(house).replay(game)
    assert told.endswith(b"\n")
    return told.splitlines()


def is_hands(line: bytes) -> bool:
    """Whether a line was put in."""
    return bool(json.loads(line)["type"] == "hands")


@pytest.mark.parametrize("edition", IDS)
async def test_replay_is_the_log_with_every_hand(edition: str) -> None:
    house = await TestServer(seed=edition).open()
    live, chairs = await sat_down(house, "abc", bots=1, edition=edition)
    await played_out(house, live, chairs, Random(1))
    lines = await replayed(house, game_of(live))
    assert [line for line in lines if not is_hands(line)] == await log_of(house, live)
    messages: list[dict[str, Any]] = list(map(json.loads, lines))
    rolls = [at for at, message in enumerate(messages) if message["type"] == "rolled"]
    record = await record_of(house, live)
    assert len(rolls) == len(record.rounds)
    for at, each in zip(rolls, record.rounds, strict=True):
        after = messages[at + 1]
        assert (after["type"], after["n"]) == ("hands", messages[at]["n"])
        assert after["hands"] == [list(hand) for hand in each.dice]
    assert sum(map(is_hands, lines)) == len(rolls)


async def test_player_had_been_told_the_same() -> None:
    house = await TestServer(seed="heard").open()
    live, chairs = await sat_down(house, "ab", bots=1, edition="azteca")
    ear = house.listen(live, None)
    await played_out(house, live, chairs, Random(2))
    lines = await replayed(house, game_of(live))
    entries = [line for line in lines if not is_hands(line)]
    for each in (chairs[0].ear, chairs[1].ear, ear):
        heard = [
            told for told in each.heard if told.startswith((b'{"type":"bid"', b'{"type":"call'))
        ]
        kept = [line for line in entries if line in set(heard)]
        assert kept == heard
        assert heard


async def test_replay_ends_with_the_game() -> None:
    house = await TestServer(seed="again").open()
    live, chairs = await sat_down(house, "ab")
    await played_out(house, live, chairs, Random(3))
    assert (await house.ask(live, chairs[0].ear, "rematch"))["type"] == "ok"
    assert json.loads((await log_of(house, live))[-1])["type"] == "rematch"
    lines = await replayed(house, game_of(live))
    assert json.loads(lines[-1])["type"] == "ended"


async def test_game_that_was_given_up_can_be_replayed() -> None:
    house = await TestServer(seed="left").open()
    live, chairs = await sat_down(house, "ab", edition="piatnik")
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(A_DAY + 1000)
    lines = await replayed(house, game_of(live))
    assert json.loads(lines[-1])["why"] == "abandoned"
    assert sum(map(is_hands, lines)) == 1

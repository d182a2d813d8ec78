"""What a restart means for those who wait: their clock stands still, and they are told to come."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.crash.load import storm
from tests.crash.processes import PATIENCE, Server, nursery, one_port
from tests.crash.tables import QUICK, LoadTable, Rules, gather

pytestmark = [pytest.mark.slow, pytest.mark.asyncio, pytest.mark.xdist_group("processes")]
TWO = Rules(QUICK | {"edition": "paco", "seats": 2, "first": 0, "pace": "normal"}, people=2)


async def test_clock_stands_still_while_no_server_runs(tmp_path: Path) -> None:
    async with nursery() as born, one_port() as port:
        server = Server(born, tmp_path, f"sqlite:///{tmp_path / 'palifico.db'}", port)
        await server.start()
        await server.ready()
        party = await gather(f"http://127.0.0.1:{port}", TWO, Random(1))
        await begin(port, party)
        first = await welcome(port, party)
        killed_at = time_ns() // 1_000_000
        await server.kill()
        await asyncio.sleep(0.5)
        await server.start()  # a start that comes to nothing is no end of the outage
        await asyncio.sleep(0.1)
        await server.kill()
        await asyncio.sleep(0.5)
        await server.start()
        await server.ready()
        second = await welcome(port, party)
        await server.kill()
    assert second["n"] == first["n"]
    assert second["due"] - second["now"] >= first["due"] - killed_at


async def begin(port: int, party: LoadTable) -> None:
    """Sit down and begin, without any chance of one's own."""
    steps: list[tuple[int, dict[str, Any]]] = [
        (0, {"type": "sit", "seat": 0}),
        (1, {"type": "sit", "seat": 1}),
        (0, {"type": "begin"}),
    ]
    for place, (who, step) in enumerate(steps):
        async with asyncio.timeout(PATIENCE), at(port, party, who) as client:
            await client.send(json.dumps({"id": f"b{place}", **step}))
            while (answer := json.loads(await client.recv()))["type"] != "ok":
                assert answer["type"] != "err", answer


async def welcome(port: int, party: LoadTable) -> dict[str, Any]:
    """What somebody at the table is greeted with."""
    async with asyncio.timeout(PATIENCE), at(port, party, 0) as client:
        told: dict[str, Any] = json.loads(await client.recv())
        return told


def at(port: int, party: LoadTable, who: int) -> connect:
    """A socket at the table."""
    return connect(
        f"ws://127.0.0.1:{port}/api/tables/{party.table}/socket",
        additional_headers={"Cookie": party.people[who].cookie},
        proxy=None,
    )


async def test_server_that_stops_under_load_loses_nothing_and_no_client(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'palifico.db'}"
    async with storm(tmp_path, url, Random(2)) as one:
        await one.blow(0)
        for _ in range(3):
            confirmed = one.told.confirmed
            async with asyncio.timeout(PATIENCE):
                while one.told.confirmed < confirmed + 20:
                    await asyncio.sleep(0.01)
            await one.server.stop()
            await one.server.start()
            await one.server.ready()
        await one.calm()
        outcome = await one.end()
        assert one.told.closes.keys() <= {1012}
        assert one.told.byes >= len(one.clients)
        assert one.server.errors() == []
    assert outcome.resumes > len(one.clients)

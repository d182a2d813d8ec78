"""What a client makes of what it hears, entry by entry, is what the server says of the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from palifico.editions import IDS
from palifico.protocol.frames import Snapshot
from palifico.terminal.client.client import Client
from palifico.terminal.client.messages import decode_message
from palifico.terminal.client.seats import is_my_turn, may_calza, may_dudo, spans
from palifico.terminal.client.table import Table
from tests.server.harness import RecordingSubscriber, SeatedPlayer, TestServer, begun
from tests.terminal.scenes import still_client

OPTIONS: dict[str, dict[str, Any]] = {
    edition: {"calza": True} if edition in ("paco", "pressman-2008") else {} for edition in IDS
}
MEMORY: dict[str, Any] = {"last": None, "offset": 0, "due": None, "hand": (), "finished": None}
"""What is not in a snapshot, or depends on the moment at which it was heard."""
TABLE: dict[str, Any] = {"house": {"dice_each": 3}, "seats": 3, "pause_ms": 0, "window_ms": 0}


def catch_up(client: Client, ear: RecordingSubscriber, heard: int) -> int:
    """Let a client hear what has come to an ear since."""
    for told in ear.heard[heard:]:
        client._on_message(decode_message(told))
    return len(ear.heard)


def told_anew(house: TestServer, chair: SeatedPlayer, live: Any) -> Client:
    """A client that has just come, and was told the whole table."""
    client, _ = still_client()
    ear = house.listen(live, chair.account)
    catch_up(client, ear, 0)
    house.tables.leave(live, ear)
    return client


def alike(table: Table | None) -> Table:
    """What two clients must agree on; of a round that is over the kind can only be guessed."""
    assert table is not None
    game = table.game
    if game is not None and game.reveal is not None:
        game = changed(game, last_die=False)
    return replace(table, **MEMORY, game=game)


def choose(table: Table, rng: Random) -> tuple[str, dict[str, Any]]:
    """Something that the server says may be done."""
    assert table.game is not None
    expect = table.game.turn_n
    if may_calza(table) and rng.random() < 0.1:
        return "calza", {"expect": expect}
    if may_dudo(table) and rng.random() < 0.4:
        return "dudo", {"expect": expect}
    legal = [(span[0], face) for face, span in enumerate(spans(table), start=1) if span]
    return ("bid", {"expect": expect, "bid": rng.choice(legal)}) if legal else ("dudo", {})


async def play(edition: str) -> tuple[int, set[str]]:
    """A whole game of three people: how many moves it took, and how the log told it."""
    house, rng = await TestServer().open(), Random(edition)
    host = await house.person("Host")
    live = await house.table(host, edition=edition, options=OPTIONS[edition], **TABLE)
    chairs = await begun(house, live, "abc")
    clients = [still_client()[0] for _ in chairs]
    heard = [0] * len(chairs)
    kinds: set[str] = set()
    for moves in range(500):
        each = zip(clients, chairs, heard, strict=True)
        heard = [catch_up(client, chair.ear, known) for client, chair, known in each]
        for client, chair in zip(clients, chairs, strict=True):
            assert alike(told_anew(house, chair, live).table) == alike(client.table)
            kinds |= {line.kind for line in client.log}
        tables = [client.table for client in clients]
        if any(table and table.status == "over" for table in tables):
            return moves, kinds
        seat = next(seat for seat, table in enumerate(tables) if table and is_my_turn(table))
        table = tables[seat]
        assert table is not None
        kind, fields = choose(table, rng)
        answer = await house.ask(live, chairs[seat].ear, kind, **fields)
        assert answer["type"] == "ok", "what a client offers is legal"
    raise AssertionError("no end")


@pytest.mark.parametrize("edition", IDS)
def test_whole_game_is_followed_move_by_move(edition: str) -> None:
    moves, kinds = asyncio.run(play(edition))
    assert moves > 5
    assert {"bid", "call", "dice", "outcome", "table"} <= kinds


def test_gap_is_noticed_and_what_is_known_is_not_told_twice() -> None:
    async def run() -> None:
        house = await TestServer().open()
        live = await house.table(await house.person("Host"), seats=2, pause_ms=0)
        chairs = await begun(house, live, "ab")
        client, line = still_client()
        restarted: list[bool] = []

        async def restart() -> None:
            restarted.append(True)

        line.restart = restart  # type: ignore[attr-defined]
        said = [decode_message(told) for told in chairs[0].ear.heard]
        first = next(n for n, told in enumerate(said) if isinstance(told, Snapshot))
        for told in said[: first + 1]:
            client._on_message(told)
        entries = [told for told in said[first + 1 :] if hasattr(told, "at")]
        client._on_message(entries[0])
        before, lines = client.table, len(list(client.log))
        client._on_message(entries[0])
        assert (client.table, len(list(client.log))) == (before, lines)
        client._on_message(entries[2])
        await asyncio.sleep(0)
        assert client.table == before
        assert restarted == [True]

    asyncio.run(run())

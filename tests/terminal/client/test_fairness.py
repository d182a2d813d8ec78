"""Commit-reveal of a seat: what is opened, and what is mistrusted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from palifico.fair import Mistrust
from palifico.protocol.entries import ListLocked, Locked, Mixed
from palifico.terminal.client.fairness import SeatEntropy
from tests.terminal.scenes import CHAIN, ME, OPEN, say, still_client, told


def locked(*seats: Locked) -> ListLocked:
    """A list as a server would lock it, with a signature that is none."""
    return ListLocked(rules="00" * 32, seats=seats, lock="00" * 32, signature="00" * 64)


def test_list_that_is_not_what_one_sat_down_to_is_mistrusted() -> None:
    client, _ = still_client()

    async def come() -> None:
        say(client, *told(None, seats=2, chain=CHAIN), OPEN)
        await asyncio.sleep(0)

    asyncio.run(come())
    own, table = SeatEntropy(), client.table
    assert table is not None
    assert own.must_commit(table)
    commit = own.commit(table, 0)
    assert commit is not None
    assert not own.must_commit(table)
    with pytest.raises(Mistrust):
        own.opening(table, locked(Locked("somebody else", commit), Locked("bot 1", None)))
    with pytest.raises(Mistrust, match="not signed"):
        own.opening(table, locked(Locked(ME, commit), Locked("bot 1", None)))
    assert own.opening(table, locked(Locked(ME, None), Locked("bot 1", None))) is None
    mixed = Mixed(openings=(None, None), mix="00" * 32, signature="00" * 64)
    assert not own.is_mixed(table, mixed)


def test_mistrust_is_told() -> None:
    client, line = still_client()
    warned: list[Any] = []
    client.on_event = warned.append

    async def run() -> None:
        say(client, *told(None, seats=2, chain=CHAIN), OPEN)
        await asyncio.sleep(0)
        lock = locked(Locked("somebody else", None), Locked("bot 1", None))
        lock.n = 31
        say(client, lock)

    asyncio.run(run())
    assert any("Do not trust this game" in getattr(one, "text", "") for one in warned)
    assert [kind for kind, _ in line.sent] == ["sit"], "nothing was opened"

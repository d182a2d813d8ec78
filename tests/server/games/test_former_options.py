"""A table that an earlier version stored with an option that its box has no longer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from palifico.protocol.settings import TableSettings, settled
from palifico.server.live import loader
from tests.server.games.played import among_bots, game_of, log_of, record_of, records_of
from tests.server.harness import TestServer

pytestmark = pytest.mark.asyncio

VISIBLE = {"lost_dice": "visible"}


async def test_old_table_in_the_store_is_played_and_proven(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loader, "settled", _as_it_was)
    house = await TestServer(seed="old").open()
    live = await among_bots(
        house, await house.person("Host"), edition="azteca", options=dict(VISIBLE)
    )
    assert b'"options":{"lost_dice":"visible"}' in (await log_of(house, live))[0]
    record = await record_of(house, live)
    assert (record.options, record.house) == (VISIBLE, {})
    assert (await records_of(house).proof(game_of(live), "en"))["ok"]
    shown = await records_of(house).summary(game_of(live))
    assert (shown.options, shown.house) == ({}, VISIBLE)


def _as_it_was(given: TableSettings) -> TableSettings:
    """The settings as an earlier version stored them: what was an option among the options."""
    return replace(settled(given), options=given.options, house=given.house)

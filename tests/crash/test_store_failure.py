"""When the store fails: nobody is told what nobody knows, and no clock is lent time by it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import func, select

from palifico.protocol.settings import TableSettings
from palifico.server.rest.idempotency import IdempotencyKeys
from palifico.server.table.deadlines import next_due
from palifico.server.table.start import OPEN_TIMEOUT_MS
from palifico.store import schema
from palifico.store.queries.idempotency import Also
from tests.server.harness import SeatedPlayer, TestServer, begun, seated

pytestmark = pytest.mark.asyncio
HOUR = 60 * 60 * 1000


async def failing(*_: object) -> Any:
    """A database that cannot be reached."""
    raise OSError("connection lost")


async def at_play() -> tuple[TestServer, Any, list[SeatedPlayer]]:
    """Two people in the middle of a game."""
    house = await TestServer().open()
    host = await house.person("h")
    live = await house.table(host, seats=2)
    return house, live, await begun(house, live, "ab")


async def test_talk_that_cannot_be_kept_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    house, live, chairs = await at_play()
    monkeypatch.setattr(house.store, "write", failing)
    answer = await house.ask(live, chairs[0].ear, "say", text="hello")
    assert answer["code"] == "store.failed"
    assert chairs[0].ear.closed is None


async def test_talk_whose_answer_was_lost_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    house, live, chairs = await at_play()
    write = house.store.write

    async def lost(work: Any) -> Any:
        await write(work)
        raise OSError("connection lost")

    monkeypatch.setattr(house.store, "write", lost)
    assert (await house.ask(live, chairs[0].ear, "say", text="hello"))["type"] == "ok"


@pytest.mark.parametrize("type_", ["say", "bid"])
async def test_store_failure_what_no_client_knows_is_not_answered(
    type_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, live, chairs = await at_play()
    asker = chairs[live.state.turn.to_act].ear
    bid = {"bid": [2, 3], "expect": live.state.turn_n}
    house.store.fails = [OSError("connection lost")]
    monkeypatch.setattr(house.store, "write", failing)
    monkeypatch.setattr(house.store, "read", failing)
    answers = house.send(live, asker, type_, **({"text": "hello"} if type_ == "say" else bid))
    await house.settle()
    assert answers == []
    assert [chair.ear.closed for chair in chairs] == [(1012, "resync")] * 2


async def test_start_is_void_in_time_however_long_no_client_was_there() -> None:
    house = await TestServer().open()
    host = await house.person("h")
    live = await house.table(host, seats=2)
    house.tables.leave(live, house.listen(live, host))
    await house.turn(HOUR)
    await seated(house, live, "ab")
    assert (await house.ask(live, host, "begin"))["type"] == "ok"
    due = next_due(live.state, live.table.clock_state)
    assert due is not None
    assert (due.what, due.at) == ("void", house.timers.now() + OPEN_TIMEOUT_MS)


async def test_table_is_made_together_with_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await TestServer().open()
    host = await house.person("h")
    once = IdempotencyKeys(house.store, now=house.timers.now)
    write = house.store.write

    async def make(also: Also) -> str:
        return (await house.tables.create(host, TableSettings(), also=also)).state.id

    async def lost(work: Any) -> Any:
        monkeypatch.setattr(house.store, "write", write)
        await write(work)
        raise OSError("connection lost")

    monkeypatch.setattr(house.store, "write", lost)
    with pytest.raises(OSError, match="lost"):
        await once.make(host.id, "key", b"{}", make)
    made = await once.make(host.id, "key", b"{}", make)
    count = select(func.count()).select_from(schema.tables)
    assert await house.store.read(lambda conn: conn.execute(count).scalar()) == 1
    assert (await house.tables.find(made)).state.host == host.id

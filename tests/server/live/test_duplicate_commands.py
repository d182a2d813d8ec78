"""Idempotent commands: however often a command comes, it has one effect, in storm after storm.

A storm sends copies at the same instant, later, after others have moved, over other sockets, over
HTTP and to another server, while an append is on its way, in the window of an exact call, after an
append that failed or lost a race, and after the servers were killed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from palifico.server.live.actor import TableActor
from palifico.server.live.jobs import Commit
from palifico.server.live.loader import load
from palifico.server.table import state
from palifico.server.table.state import TableState
from palifico.store.queries.chat import last_lines
from palifico.store.queries.tables import tables_of
from tests.server.harness import TestServer, begun, seated
from tests.server.live.duplicate_commands import Storm
from tests.server.live.ledger import Ledger
from tests.sizes import size

pytestmark = pytest.mark.asyncio

COMMANDS = size("duplicates")
STORMS = max(8, COMMANDS // 5000)
DERIVED = {"secrets", "dealer", "recent", "forgets"}
"""What is compared in another way, or is no part of what happened."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(STORMS))
async def test_duplicate_commands_no_command_has_two_effects(seed: int) -> None:
    storm = Storm(seed, servers=2 if seed % 3 == 0 else 1)
    with capture_logs():
        await storm.rage(COMMANDS // STORMS)
    ledger = Ledger(storm)
    faults = list(ledger.faults())
    await storm.store.close()
    assert not faults, "\n".join([f"{len(faults)} of them", *faults[:5]])
    answers = Counter(answer["type"] for copy in storm.copies for _, answer in copy.answers)
    assert len(storm.copies) >= COMMANDS // STORMS
    assert answers["ok"] > len(ledger.done) > 50
    print(f"{len(storm.copies)} commands, {len(ledger.done)} effects, 0 double: {dict(answers)}")


def nothing_remembered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "remember", lambda *_: None)


def the_log_not_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "MAX_RECENT_COMMANDS", 2)
    patch.setattr(TableActor, "_may_be_logged", lambda *_: False)


def told_before_it_is_on_disk(patch: pytest.MonkeyPatch) -> None:
    true = TableActor._append

    def append(actor: TableActor, commit: Commit) -> None:
        for job in commit.jobs:
            actor.confirm(job, actor.state.n + len(commit.decision.entries))
            job.reply = None
        true(actor, commit)

    patch.setattr(TableActor, "_append", append)


def a_lost_race_called_a_failure(patch: pytest.MonkeyPatch) -> None:
    """What was done by another server is not looked for."""

    async def read_on(actor: TableActor) -> dict[tuple[str, str], int]:
        await true(actor)
        actor.state.recent.clear()
        return {}

    true = TableActor._read_on
    patch.setattr(TableActor, "_read_on", read_on)


@pytest.mark.parametrize(
    "plant",
    [
        nothing_remembered,
        the_log_not_asked,
        told_before_it_is_on_disk,
        a_lost_race_called_a_failure,
    ],
)
async def test_planted_double_effect_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    storm = Storm(1000, servers=2)
    with capture_logs():
        await storm.rage(3000)
    faults = list(Ledger(storm).faults())
    await storm.store.close()
    assert faults


@pytest.mark.parametrize("seed", range(100, 104))
async def test_log_alone_gives_the_table_as_it_is_at_every_step(seed: int) -> None:
    storm, compared = Storm(seed, servers=1 + seed % 2), 0

    async def look() -> None:
        nonlocal compared
        for house, live in zip(storm.houses, await storm.lives(), strict=True):
            if not live.busy:
                services, id_ = house.tables.services, live.state.id
                read = await load(services, id_, empty_since=services.clock.now())
                compared += check_fold(live.state, read.state)

    storm.after_each_step = look
    with capture_logs():
        await storm.rage(1500)
    await storm.store.close()
    assert compared > 100


def check_fold(here: TableState, there: TableState) -> bool:
    """Compare a table in memory with its log; another server may have gone on meanwhile."""
    if here.n != there.n:
        assert here.n < there.n
        return False
    for name in [field.name for field in fields(TableState) if field.name not in DERIVED]:
        assert getattr(here, name) == getattr(there, name), name
    assert here.secrets.sealed.items() >= there.secrets.sealed.items()
    assert here.secrets.openings == there.secrets.openings
    assert (here.dealer is None) == (there.dealer is None)
    if here.dealer is not None and there.dealer is not None:
        assert here.dealer.mix == there.dealer.mix
    for key in here.recent.keys() & there.recent.keys():
        assert here.recent[key] == there.recent[key]
    return True


async def test_old_copy_is_known_however_much_has_happened_since() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=3)
    first = await house.ask(live, host, "sit", seat=0, id="first")
    for _ in range(40):
        assert (await house.ask(live, host, "sit", seat=1))["type"] == "ok"
        assert (await house.ask(live, host, "stand"))["type"] == "ok"
    assert await house.ask(live, host, "sit", seat=0, id="first") == first
    assert live.state.seats == [None, None, None]


async def test_old_action_is_confirmed_again_and_not_called_stale() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), seats=2, pace="relaxed")
    chairs = await begun(house, live, "ab")
    first: Any = None
    while first is None or (first[0].account.id, "first") in live.state.recent:
        turn, expect = live.state.turn, live.state.turn_n
        if turn is None:
            await house.turn(5000)
            continue
        chair, low = chairs[turn.to_act], turn.bids[5]
        bid = {"bid": [low[0] if low else 10, 6], "expect": expect}
        if first is None:
            first = chair, bid, await house.ask(live, chair.ear, "bid", **bid, id="first")
        elif low and low[0] < 8:
            await house.ask(live, chair.ear, "bid", **bid)
        else:
            await house.ask(live, chair.ear, "dudo", expect=expect)
    chair, bid, answer = first
    assert await house.ask(live, chair.ear, "bid", **bid, id="first") == answer


async def test_one_id_at_two_tables_is_two_lines_of_talk() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    for _ in range(2):
        live = await house.table(host, seats=2)
        await house.ask(live, host, "sit", seat=0)
        for _ in range(2):
            answer = await house.ask(live, host, "say", phrase="hello", id="same")
            assert answer["type"] == "ok"
        read = partial(last_lines, number=live.state.number, limit=9)
        assert len(await house.store.read(read)) == 1


async def test_player_who_comes_while_something_is_said_hears_it_once() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    await house.ask(live, host, "sit", seat=0)
    await house.ask(live, host, "say", phrase="hello")
    house.send(live, host, "say", phrase="thanks")
    ear = house.listen(live, host)
    await house.settle()
    assert sorted(said["phrase"] for said in ear.said("said")) == ["hello", "thanks"]


async def test_player_asks_for_a_rematch_at_once_and_one_table_is_made() -> None:
    house = await TestServer().open()
    live = await house.table(
        await house.person("Host"), seats=2, pace="relaxed", house={"dice_each": 1}
    )
    chairs = await begun(house, live, "ab")
    while live.state.status == "playing":
        turn = live.state.turn
        if turn is None:
            await house.turn(5000)
            continue
        what = {"type_": "dudo"} if turn.dudo else {"type_": "bid", "bid": [1, 6]}
        await house.ask(live, chairs[turn.to_act].ear, **what, expect=live.state.turn_n)
    answers = [house.send(live, chair.ear, "rematch") for chair in chairs for _ in range(3)]
    await house.settle()
    assert [answer[0]["type"] for answer in answers] == ["ok"] * 6
    assert len(chairs[0].ear.said("rematch")) == 1
    both = [*chairs[0].ear.said("rematch"), *chairs[1].ear.said("rematch")]
    assert len({told["table"] for told in both}) == 1
    mine = await house.store.read(lambda conn: tables_of(conn, chairs[0].account.id, limit=9))
    assert len(mine) == 2


async def test_duplicate_commands_who_opens_twice_under_other_ids_has_opened_once() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    opening = chairs[0].opening.hex()
    with capture_logs() as logs:
        for _ in range(2):
            answer = await house.ask(live, chairs[0].ear, "open", opening=opening)
            assert answer["type"] == "ok"
    assert not logs
    assert len(chairs[1].ear.said("opened")) == 1

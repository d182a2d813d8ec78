"""Hostile clients: a clear error or the documented close code, limits hold, the table plays on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from palifico.server.core.rate_limits import MESSAGES_PER_S
from tests.hostile.broken_frames import CONT, FRAMES, SIT, handshakes
from tests.hostile.limited_server import Guest, Server, control, guest, low_limits, new_address
from tests.hostile.raw_client import FIN, PATIENCE, PING, TEXT, Raw, frame, handshake, raw
from tests.hostile.spoilt_commands import MOST, examples, messages
from tests.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("processes")]
_ids = count(1)
TOGETHER = 2 * MESSAGES_PER_S - 4
"""So many messages are sent in one go, which is no flood yet."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all: whatever is done to it in one test must not show in the next."""
    with low_limits(tmp_path_factory.mktemp("hostile")) as one:
        yield one


async def told(who: Guest, table: str, sent: Sequence[bytes]) -> Counter[str]:
    """Say all this, a few messages a socket; every one has an answer that says why. Their codes."""
    codes: Counter[str] = Counter()
    for start in range(0, len(sent), TOGETHER):
        some = sent[start : start + TOGETHER]
        async with who.socket(table) as one:
            assert one.status == 101, one.problem
            await one.send(b"".join(map(frame, some)))
            for message in some:
                codes[judged(message, await one.answer())] += 1
    return codes


def judged(message: bytes, answer: dict[str, Any]) -> str:
    """The code of an answer; an answer that is none fails."""
    assert answer["type"] in ("ok", "err"), (message, answer)
    if answer["type"] == "ok":
        return "ok"
    assert isinstance(answer["why"], str), message
    assert answer["why"], message
    assert len(json.dumps(answer)) < 3 * MOST
    return str(answer["code"])


async def playing(who: Guest) -> str:
    """A table where somebody plays against a bot, without any hurry."""
    table = await who.table(seats=2, pace="relaxed", first=0, talk="text")
    steps = ({"type": "sit", "seat": 0}, {"type": "seat_bot", "seat": 1}, {"type": "begin"})
    async with who.socket(table) as one:
        for step in steps:
            await one.send(frame(json.dumps({"id": f"{step['type']}!", **step}).encode()))
            assert (await one.answer())["type"] == "ok"
    return table


async def test_socket_fuzz_whatever_is_said_gets_an_answer(server: Server) -> None:
    async with control(server):
        host, player, stranger = [await guest(server.port) for _ in range(3)]
        gathering, at_play = await host.table(seats=3), await playing(player)
        nobody = Guest(server.port, new_address(), "", "")
        said = {
            "host": await told(host, gathering, messages(Random(1))),
            "player": await told(player, at_play, messages(Random(2))),
            "stranger": await told(stranger, at_play, messages(Random(3))),
            "nobody": await told(nobody, at_play, messages(Random(4))[::4]),
        }
    assert sum(map(Counter.total, said.values())) > 10_000
    assert said["nobody"].keys() <= {"message.invalid", "identity.needed"}
    assert "ok" not in said["stranger"]
    assert "server.error" not in set().union(*said.values())


async def test_frames_that_break_the_rules(server: Server) -> None:
    async with control(server):
        who = await guest(server.port)
        table = await who.table()
        found = {}
        for name, (sent, _) in FRAMES.items():
            async with who.socket(table) as one:
                await one.send(sent)
                found[name] = await one.closed()
    assert found == {name: code for name, (_, code) in FRAMES.items()}


async def test_command_in_pieces_and_bytes_one_by_one(server: Server) -> None:
    async with control(server):
        who = await guest(server.port)
        async with who.socket(await who.table()) as one:
            pieces = [frame(SIT[:5], TEXT), frame(b"", CONT), frame(b"hi", FIN | PING)]
            for data in (*pieces, frame(SIT[5:], FIN | CONT)):
                for byte in data:
                    await one.send(bytes([byte]))
            assert (await one.answer())["type"] == "ok"


async def test_handshakes(server: Server) -> None:
    async with control(server) as honest:
        asked = handshakes(honest.party.table, server.port)
        found = []
        for path, lines, *_ in asked:
            async with raw(server.port, address=new_address()) as one:
                status = await one.ask(handshake(path, f"Host: 127.0.0.1:{server.port}", *lines))
                found.append((path, lines, status, one.problem.get("code", "")))
    assert found == asked


async def test_socket_fuzz_so_many_sockets_and_no_more(server: Server) -> None:
    async with control(server) as honest, AsyncExitStack() as open_:
        table, who = honest.party.table, await guest(server.port)
        mine = [await open_.enter_async_context(who.socket(table)) for _ in range(10)]
        assert [one.problem.get("code", "") for one in mine] == [""] * 8 + ["socket.many"] * 2
        nobodies = [Guest(server.port, f"127.9.9.{place}", "", "") for place in range(1, 4)]
        theirs = [
            await open_.enter_async_context(one.socket(table))
            for one in nobodies
            for _ in range(42)
        ]
        codes = Counter(one.problem.get("code", "") for one in theirs)
        statuses = {one.problem.get("code", ""): one.status for one in theirs}
        assert statuses == {"": 101, "socket.many": 429, "socket.full": 503}
        assert 120 - 8 - 2 <= codes[""] <= 120 - 8  # the honest ones may be on their way
        await open_.aclose()
        async with nobodies[0].socket(table) as one:
            assert one.status == 101


async def test_clients_that_say_nothing_and_clients_that_hear_nothing(server: Server) -> None:
    heads = (
        *("", "G", "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nCookie: "),
        "POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        handshake("/api/tables/nowhere/socket")[:-2],
    )
    async with control(server) as honest, AsyncExitStack() as open_:
        silent = []
        for head in heads * 20:
            one = await open_.enter_async_context(raw(server.port, address=new_address()))
            await one.send(head.encode())
            silent.append(one)
        who = await guest(server.port)
        table = await who.table()
        deaf = [asyncio.ensure_future(never_reads(who, table)) for _ in range(8)]
        await honest.plays_on()
        assert all(await asyncio.gather(*(one.is_dropped() for one in silent)))
        for task in deaf:
            assert not task.done()
            task.cancel()
        await asyncio.gather(*deaf, return_exceptions=True)


async def never_reads(who: Guest, table: str) -> None:
    """Ask for as much as one may, and take nothing of it."""
    much = b'{"type":"change","id":"a","settings":{"edition":"%b"}}' % (b"z" * 3900)
    async with who.socket(table, narrow=True) as one:
        await one.send(frame(much) * TOGETHER)
        while True:
            await asyncio.sleep(1 / MESSAGES_PER_S)
            await one.send(frame(much))


async def test_clients_that_come_and_go(server: Server) -> None:
    async with control(server) as honest:
        who = Guest(server.port, new_address(), "", "")

        async def comes_and_goes() -> None:
            for _ in range(25):
                async with who.socket(honest.party.table) as one:
                    assert one.status == 101

        await asyncio.gather(*(comes_and_goes() for _ in range(20)))


async def test_socket_fuzz_too_long_a_head(server: Server) -> None:
    async with control(server), raw(server.port, address=new_address()) as one:
        lines = "".join(f"X-{number}: {'x' * 40}\r\n" for number in range(700))
        assert await one.ask(f"GET / HTTP/1.1\r\n{lines}") == 431


async def test_other_peoples_seats_and_tables(server: Server) -> None:
    async with control(server) as honest:
        stranger, host = await guest(server.port), await guest(server.port)
        for whole in examples():
            async with stranger.socket(honest.party.table) as one:
                game = (await until(one, "snapshot"))["game"] or {"turn_n": 0}
                meant = {**whole, "expect": game["turn_n"]} if "expect" in whole else whole
                await one.send(frame(json.dumps(meant).encode()))
                answer = await one.answer()
                assert answer.get("code") in NOT_THEIRS, answer
            async with stranger.browser() as browser:
                path = f"/api/tables/{honest.party.table}/commands"
                refused = await browser.post(path, json={**meant, "id": "again"})
                assert refused.json()["code"] in NOT_THEIRS
                assert 400 <= refused.status_code < 500
        table = await host.table(seats=3)
        async with host.socket(table) as first, stranger.socket(table) as second:
            assert await said(first, {"type": "sit", "seat": 0}) == "ok"
            assert await said(second, {"type": "sit", "seat": 0}) == "seat.taken"
            assert await said(second, {"type": "sit", "seat": 2}) == "ok"
            for tool in HOST_TOOLS:
                assert await said(second, tool) == "host.only"
            assert await said(second, {"type": "open", "opening": "0" * 64}) == "open.early"


NOT_THEIRS = {
    *("host.only", "seat.needed", "seat.none", "seat.taken"),
    *("table.begun", "table.not_playing", "talk.one"),
}
HOST_TOOLS: tuple[dict[str, Any], ...] = (
    {"type": "kick", "seat": 0},
    {"type": "seat_bot", "seat": 1},
    {"type": "seat_bot", "seat": 0},
    {"type": "hand_over", "seat": 2},
    {"type": "change", "settings": {"seats": 2}},
    {"type": "begin"},
)


async def test_socket_fuzz_after_the_game(server: Server) -> None:
    async with control(server) as honest:
        async with asyncio.timeout(PATIENCE):
            while len(honest.party.tables) < 2:
                await asyncio.sleep(0.05)
        person = honest.party.people[0]
        who = Guest(server.port, new_address(), person.account, person.cookie)
        async with who.socket(honest.party.tables[0]) as one:
            turn_n = (await until(one, "snapshot"))["game"]["turn_n"]
            wishes = [one for one in examples() if one["type"] not in ("say", "rematch")]
            codes = {
                whole["type"]: await said(one, {**whole, "id": f"over{place}", **expecting})
                for place, whole in enumerate(wishes)
                for expecting in [{"expect": turn_n} if "expect" in whole else {}]
            }
    assert codes.pop("back") == "ok"  # nothing to take back
    assert set(codes.values()) == {"table.begun", "table.not_playing", "open.late", "seat.none"}


async def test_keys_that_were_ended(server: Server) -> None:
    async with control(server) as honest:
        table, who = honest.party.table, await guest(server.port)
        async with who.browser() as browser:
            made = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()
            bearer = f"Authorization: Bearer {made['token']}"
            script = Guest(server.port, who.address, who.account, "")
            async with script.socket(table, bearer) as one:
                assert (await one.message())["you"] == who.account
                (await browser.delete(f"/api/me/tokens/{made['id']}")).raise_for_status()
                assert await one.closed() == 4001
            async with script.socket(table, bearer) as one:
                assert (one.status, one.problem["code"]) == (401, "auth.invalid")
            async with who.socket(table) as one:
                assert (await one.message())["you"] == who.account
                (await browser.post("/api/me/forget", json={})).raise_for_status()
                assert await one.closed() == 4001
            async with who.socket(table) as one:
                assert (await one.message())["you"] == "-" * 16
                assert await said(one, {"type": "sit", "seat": 0}) == "identity.needed"
        for cookie in (f"palifico={made['token']}", who.cookie * 2):
            async with Guest(server.port, who.address, "", cookie).socket(table) as one:
                assert (await one.message())["you"] == "-" * 16


async def test_commands_over_plain_http(server: Server) -> None:
    async with control(server):
        statuses: Counter[int] = Counter()
        for seed in (5, 6):
            who = await guest(server.port)
            path = f"/api/tables/{await who.table(seats=3)}/commands"
            async with who.browser(**{"Content-Type": "application/json"}) as browser:
                for place, message in enumerate(messages(Random(seed))[:550]):
                    key = {"Idempotency-Key": f"k{place}"} if place % 2 else {}
                    answer = await browser.post(path, content=message, headers=key)
                    statuses[answer.status_code] += 1
                    if answer.status_code != 200:
                        judged(message, {"type": "err", **answer.json()})
                    assert answer.status_code < 500, message
                for headers, content, status in BODIES:
                    answer = await browser.post(path, content=content, headers=headers)
                    assert answer.status_code == status, (headers, content[:40], answer.text)
                    assert answer.json()["why"]
                for after in ("-1", "x", "", "9" * 40):
                    asked = f"{path.removesuffix('commands')}events?after={after}"
                    async with browser.stream("GET", asked) as stream:
                        assert stream.status_code == 400, after
    assert statuses.total() >= 1000


BODIES: tuple[tuple[dict[str, str], bytes, int], ...] = (
    ({}, b" " * (MOST + 1), 413),
    ({}, b"\xff\xfe", 400),
    ({}, b"", 400),
    ({"Content-Type": "text/plain"}, SIT, 415),
    ({"Content-Type": "application/x-www-form-urlencoded"}, b"type=sit", 415),
    ({"Idempotency-Key": "x" * 41}, SIT, 400),
    ({"Idempotency-Key": "a b"}, SIT, 400),
)


async def test_character_that_postgresql_has_not(tmp_path: Path, postgres_url: str) -> None:
    with low_limits(tmp_path, "--database", postgres_url) as server:
        async with control(server):
            who = await guest(server.port)
            async with who.browser() as browser:
                for path in ("tables/%00", "codes/%00", "people/%00", "games/%00", "me/mutes/%00"):
                    answer = await browser.get(f"/api/{path}")
                    assert 400 <= answer.status_code < 500, (path, answer.text)
                logging_in = {"login": "a\0b", "password": "correct horse"}
                answer = await browser.post("/api/login", json=logging_in)
                assert 400 <= answer.status_code < 500, answer.text
            async with who.socket(await who.table(seats=2)) as one:
                assert await said(one, {"type": "sit", "seat": 0}) == "ok"
                assert await said(one, {"type": "say", "text": "a\0b"}) == "ok"
                assert await said(one, {"type": "say", "phrase": "\0"}) == "talk.phrase"
                assert (
                    await said(one, {"type": "seat_bot", "seat": 1, "level": "\0"}) == "bot.unknown"
                )


async def until(one: Raw, type_: str) -> dict[str, Any]:
    """The next message of a type."""
    while (message := await one.message())["type"] != type_:
        assert message["type"] != "closed", message
    return message


async def said(one: Raw, wish: dict[str, Any]) -> str:
    """The code of the answer to a command."""
    await one.send(frame(json.dumps({"id": f"i{next(_ids)}", **wish}).encode()))
    answer = await one.answer()
    return str(answer.get("code", answer["type"]))

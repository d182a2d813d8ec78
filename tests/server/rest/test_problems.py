"""One shape for whatever goes wrong, in six languages, with nothing of the inside in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import get

from palifico.errors import Fault
from palifico.server.core.rate_limits import RATE_LIMITS, RateLimited
from palifico.server.core.status_codes import MEANT, STATUS, status_of
from palifico.server.rest.app import build_app
from palifico.server.rest.middleware import SECURITY_HEADERS
from palifico.words import LANGS, fault_sentence
from tests.server.rest.application import Rest, problem, rest


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("method", "path", "sent", "status", "code"),
    [
        ("GET", "/nothing/here", {}, 404, "route.unknown"),
        ("GET", "/api/tables/nobody", {}, 404, "table.unknown"),
        ("GET", "/api/tables/nobody/events", {}, 404, "table.unknown"),
        ("GET", "/api/codes/nobody", {}, 404, "code.unknown"),
        ("DELETE", "/api/me", {}, 405, "route.method"),
        ("POST", "/api/me", {"content": b"{"}, 415, "request.type"),
        ("POST", "/api/me", {"data": {"name": "Ana"}}, 415, "request.type"),
        ("POST", "/api/me", {"json": {"name": 4}}, 400, "request.form"),
        ("POST", "/api/me", {"json": {"nom": "Ana"}}, 400, "request.form"),
        ("POST", "/api/me", {"json": []}, 400, "request.form"),
        ("POST", "/api/me", {"json": {"name": "x" * 20_000}}, 413, "request.big"),
        ("POST", "/api/login", {"json": {"login": "ana"}}, 400, "request.form"),
        ("POST", "/api/login", {}, 400, "request.form"),
        ("GET", "/api/tables?seats=many", {}, 400, "request.form"),
        ("GET", "/api/tables/x/events?after=-1", {}, 400, "request.form"),
        ("GET", "/api/phrases?lang=xx", {}, 400, "request.form"),
        ("GET", "/api/me", {"headers": {"Authorization": "Bearer x"}}, 401, "auth.invalid"),
    ],
)
async def test_error_has_the_one_shape(
    tmp_path: Path, method: str, path: str, sent: dict[str, Any], status: int, code: str
) -> None:
    async with rest(tmp_path) as server:
        problem(await server.client().request(method, path, **sent), status, code)


@pytest.mark.asyncio
@pytest.mark.parametrize("body", [b"{", b"\xff", b'{"name": "\\ud800"}', b"[" * 9000, b"nul"])
async def test_problems_what_is_no_json_is_told_so(tmp_path: Path, body: bytes) -> None:
    async with rest(tmp_path) as server:
        headers = {"Content-Type": "application/json; charset=utf-8"}
        answer = await server.client().post("/api/me", content=body, headers=headers)
        problem(answer, 400, "request.form")


@pytest.mark.asyncio
async def test_sentences_are_in_the_language_asked_for(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = server.client()
        fault = Fault("auth.needed")
        for lang in LANGS:
            answer = await browser.get(f"/api/me?lang={lang}", headers={"Accept-Language": "fr"})
            assert answer.json()["why"] == fault_sentence(lang, fault)
        accepted = {"Accept-Language": "pt-BR, nl;q=0.3, de;q=0.8"}
        answer = await browser.get("/api/me", headers=accepted)
        assert answer.json()["why"] == fault_sentence("de", fault)
        assert (await browser.get("/api/me?lang=xx")).json()["why"] == fault_sentence("en", fault)


@pytest.mark.asyncio
async def test_crash_tells_nothing_but_a_number(tmp_path: Path) -> None:
    @get("/crash")
    async def crash() -> None:
        raise RuntimeError("the secret is pal_swordfish")

    async with rest(tmp_path) as server:
        house = server.house
        app = build_app(
            store=server.store, identity=house.identity, tables=house.tables, routers=[crash]
        )
        with structlog.testing.capture_logs() as logs:
            answer = await Rest(app, house, server.store).client().get("/crash")
        number = problem(answer, 500, "server.error")["about"]["given"]
        assert "swordfish" not in answer.text + json.dumps(logs)
        (line,) = logs
        assert (line["id"], line["error"]) == (number, "RuntimeError")
        assert any(Path(__file__).name in place for place in line["at"])


@pytest.mark.asyncio
async def test_answer_has_careful_headers(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        browser = server.client()
        for path in ("/api/meta", "/api/me", "/nothing", "/schema/openapi.json"):
            headers = (await browser.get(path)).headers
            assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
            assert "access-control-allow-origin" not in headers
        assert (await browser.get("/api/meta")).headers["cache-control"] == "no-store"


@pytest.mark.asyncio
async def test_closed_store_means_that_the_server_stops(tmp_path: Path) -> None:
    async with rest(tmp_path) as server:
        await server.store.close()
        problem(await server.client().post("/api/me"), 503, "server.stopping")


def test_status_is_one_that_is_explained() -> None:
    assert set(STATUS.values()) - set(MEANT) == {405}
    for code, status in {
        "bid.half": 422,
        "edition.unknown": 422,
        "host.only": 403,
        "open.late": 409,
        "seat.taken": 409,
        "seats": 422,
        "seq.stale": 409,
        "store.failed": 503,
        "turn.not_yours": 409,
    }.items():
        assert status_of(code) == status


@pytest.mark.asyncio
async def test_request_with_the_disk_full_is_answered_as_unavailable(tmp_path: Path) -> None:
    many: dict[RateLimited, str] = {**RATE_LIMITS, "guests": "999/hour", "tables": "999/hour"}
    async with rest(tmp_path, rates=many) as server:
        ana = await server.guest()
        pages = await server.store.write(
            lambda conn: conn.exec_driver_sql("PRAGMA page_count").scalar()
        )
        full, free = f"PRAGMA max_page_count={pages}", "PRAGMA max_page_count=1000000"
        await server.store.write(lambda conn: conn.exec_driver_sql(full).scalar())
        for path in ("/api/tables", "/api/me"):
            for _ in range(300):
                client = ana if path == "/api/tables" else server.client()
                answer = await client.post(path, json={})
                if answer.status_code != 201:
                    break
            problem(answer, 503, "store.failed")
        await server.store.write(lambda conn: conn.exec_driver_sql(free).scalar())
        assert (await ana.post("/api/tables", json={})).status_code == 201

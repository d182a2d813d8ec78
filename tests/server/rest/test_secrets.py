"""Cookies, tokens and passwords: seen by nobody but their owner, and once."""

from __future__ import annotations

import io
import logging
from pathlib import Path

import pytest
import structlog
from httpx import Response

from palifico.protocol.rest_accounts import Forgetting, LoggingIn, NewPassword, Registering
from tests.server.rest.application import Rest, rest
from tests.server.rest.test_my_data import everything
from tests.server.rest.test_tables import make

PASSWORD = "a swordfish, perhaps"
NEW = "another swordfish"


def test_secrets_what_holds_a_password_does_not_show_it() -> None:
    held = (
        Registering("ana", PASSWORD),
        LoggingIn("ana", PASSWORD),
        NewPassword(PASSWORD, NEW),
        Forgetting(PASSWORD),
    )
    assert "swordfish" not in repr(held) + str(held[0]) + f"{held[1]}"


async def a_life(server: Rest) -> tuple[list[str], list[Response]]:
    """All that one can do with secrets, right and wrong; the secrets, and all answers."""
    answers: list[Response] = []

    async def hear(response: Response) -> None:
        await response.aread()
        answers.append(response)

    browser = await server.guest("Ana")
    browser.event_hooks["response"].append(hear)
    login = {"login": "ana", "password": PASSWORD}
    secrets = [browser.cookies["palifico"], PASSWORD, NEW]
    await browser.post("/api/me/register", json=login)
    await browser.post("/api/me/register", json=login)
    await browser.post("/api/login", json={"login": PASSWORD, "password": PASSWORD[:-1]})
    await browser.post("/api/login", json={"login": "ana", "password": [PASSWORD]})
    await browser.post("/api/login", json={**login, "more": PASSWORD})
    await browser.post("/api/login", json=login)
    secrets.append(browser.cookies["palifico"])
    await browser.post("/api/me/password", json={"old": PASSWORD, "new": NEW})
    token = await browser.post("/api/me/tokens", json={"label": "script"})
    bot = await browser.post("/api/me/bots", json={"name": "Botto"})
    del answers[-2:]  # the one time that they are shown
    secrets += [token.json()["token"], bot.json()["token"]]
    table = (await make(browser))["id"]
    for path in ("/api/me", "/api/me/tokens", "/api/me/bots", "/api/me/export", "/api/me/tables"):
        await browser.get(path)
    for secret in secrets:
        script = server.script(secret)
        script.event_hooks["response"].append(hear)
        await script.get("/api/me")
        await script.get(f"/api/tables/{table}")
    await browser.post("/api/me/forget", json={"password": PASSWORD})
    return secrets, answers


@pytest.mark.asyncio
async def test_secrets_no_secret_is_answered_logged_or_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    printed = io.StringIO()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(printed))
    try:
        async with rest(tmp_path) as server:
            secrets, answers = await a_life(server)
            held = await everything(server)
    finally:
        structlog.reset_defaults()
    told = "\n".join(answer.text for answer in answers)
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert len(answers) > 20
    assert len(set(secrets)) == 6
    for secret in secrets:
        assert secret not in told
        assert secret not in held
        assert secret not in caplog.text + printed.getvalue()
        assert secret.encode() not in files
        assert secret.removeprefix("pal_").encode() not in files


@pytest.mark.asyncio
async def test_database_that_fails_tells_no_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is typed goes to the database; an error of its may repeat it, an answer must not."""
    async with rest(tmp_path) as server:
        browser = await server.guest()

        async def fails(*_: object) -> None:
            raise RuntimeError(f"INSERT INTO nowhere: {PASSWORD}")

        with structlog.testing.capture_logs() as logs:
            monkeypatch.setattr(server.store, "read", fails)
            monkeypatch.setattr(server.store, "write", fails)
            login = {"login": "ana", "password": PASSWORD}
            answers = [
                await browser.post("/api/me/register", json=login),
                await browser.post("/api/login", json=login),
            ]
        assert [answer.status_code for answer in answers] == [500, 500]
        assert "swordfish" not in repr(logs) + "".join(answer.text for answer in answers)

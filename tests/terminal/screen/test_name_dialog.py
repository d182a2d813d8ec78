"""A new guest at a server of others is asked for a name, once; the name is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from palifico.terminal.client.credentials import CredentialStore
from palifico.terminal.client.join import Plan
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.rest import Refused, Rest
from palifico.terminal.context import Context
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.dialogs.name import NameDialog
from tests.terminal.screen.test_table_screen_states import until

SERVER = "http://127.0.0.1:1"
AT = TableAddress(SERVER, table="m5c1t8y4w6")


class NamingRest(Rest):
    """A server that draws the name Tapir, and refuses one name."""

    named: list[str]
    name = "Tapir"

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        if self.cookie is None:
            self.cookie, self.name = "cookie", body.get("name", "Tapir")
        return {"name": self.name}

    async def patch(self, path: str, body: Any) -> Any:
        if body["name"] == "Bad":
            raise Refused(400, "name.form", "Not so.")
        self.named.append(body["name"])
        return body

    async def get(self, path: str) -> Any:
        return []


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that the server was told."""
    names: list[str] = []
    monkeypatch.setattr(NamingRest, "named", names, raising=False)
    monkeypatch.setattr("palifico.terminal.client.join.Rest", NamingRest)
    return names


def asked(context: Context, *answers: str) -> list[str]:
    """Join a table; what the player was asked with."""
    drawn: list[str] = []
    left = list(answers)

    async def ask(name: str) -> str:
        drawn.append(name)
        return left.pop(0)

    asyncio.run(context.join(ask))
    return drawn


def test_new_guest_is_asked_once_and_the_name_is_kept(tmp_path: Path, named: list[str]) -> None:
    assert asked(Context(Plan(AT, "en"), tmp_path), "Bad", "Ana") == ["Tapir", "Tapir"]
    assert named == ["Ana"]
    assert CredentialStore(tmp_path).chosen_name() == "Ana"
    assert asked(Context(Plan(AT, "en"), tmp_path)) == []
    elsewhere = TableAddress("http://127.0.0.1:2", table="m5c1t8y4w6")
    assert asked(Context(Plan(elsewhere, "en"), tmp_path)) == [], "it is the name there, too"


@pytest.mark.parametrize(
    "plan",
    [
        Plan(AT, "en", names=["Ana"]),
        Plan(AT, "en", names=["Ana", "Bruno"]),
        Plan(AT, "en", sits=False),
    ],
)
def test_name_is_not_asked_of_who_has_given_one_or_watches(
    tmp_path: Path, named: list[str], plan: Plan
) -> None:
    assert asked(Context(plan, tmp_path)) == []


def test_name_given_once_is_kept(tmp_path: Path, named: list[str]) -> None:
    asked(Context(Plan(AT, "en", names=["Ana"]), tmp_path))
    assert CredentialStore(tmp_path).chosen_name() == "Ana"


def test_screen_asks_for_a_name_and_offers_the_one_that_is_drawn(
    tmp_path: Path, named: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def then(pilot: Pilot[Any], app: TableApp) -> None:
        await until(lambda: isinstance(app.screen, NameDialog), pilot)
        await pilot.press(*["backspace"] * 5, "Z", "o", "e", "enter")
        await until(lambda: named == ["Zoe"], pilot)

    async def run() -> None:
        app = TableApp(Context(Plan(AT, "en"), tmp_path))
        async with app.run_test(size=(60, 18)) as pilot:
            await then(pilot, app)

    asyncio.run(run())

"""Games at a real embedded server, in this process: no terminal, no thinking bots, no pauses."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
from textual.app import App

from palifico.terminal.client.join import Plan
from palifico.terminal.client.links import TableAddress
from palifico.terminal.client.rest import Refused
from palifico.terminal.context import Context
from palifico.terminal.embedded_server import EmbeddedConfig, EmbeddedServer
from palifico.terminal.plain.app import run_plain
from palifico.terminal.screen.app import TableApp, run_app
from tests.terminal.headless import POLL_S, ScriptedLines, play_on, script_plain, shows

ONE_DIE = {"dice_each": 1}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """A server of one's own."""
    server = EmbeddedServer(EmbeddedConfig(tmp_path, think=(0, 0)))
    yield server
    server.stop()


def new_table(
    server: EmbeddedServer,
    folder: Path,
    *names: str,
    house: dict[str, Any] = ONE_DIE,
    pause_ms: int = 0,
) -> Context:
    """What `palifico play` makes of a game on this machine."""
    settings = {"edition": "piatnik", "house": house, "seats": 2, "pause_ms": pause_ms}
    plan = Plan(
        TableAddress(),
        "en",
        names=names or [None],
        usual_name="Player",
        settings={"options": {}, "pace": "relaxed", "coach": True, **settings},
        bots=["beginner"],
        begins=True,
    )
    return Context(plan, folder, server)


def test_rematch_on_the_screen_goes_on_at_another_table(
    server: EmbeddedServer, tmp_path: Path
) -> None:
    context = new_table(server, tmp_path)

    async def run() -> TableApp:
        app = TableApp(context)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_on(pilot)
            assert context.resume_command() is None, "it is over"
            await pilot.press("n")
            await shows(pilot, "Your dice", "Your turn")
            await pilot.press("ctrl+c")
        return app

    assert asyncio.run(run()).interrupted
    assert re.fullmatch("palifico play [A-Z]{6}", context.resume_command() or "")


def test_rematch_in_lines_goes_on_at_another_table(
    server: EmbeddedServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    consoles = script_plain(monkeypatch, ["rematch", ""])
    ScriptedLines.may_move.set()
    assert run_plain(new_table(server, tmp_path), record=None, save=lambda *_: False)
    assert len(consoles) == 2, "a session a table"
    for console in consoles:
        assert any(line.startswith("Your dice: ") for line in console.told)
        assert "Places" in console.told


def test_another_table_is_made_with_the_settings_of_one(
    server: EmbeddedServer, tmp_path: Path
) -> None:
    context = new_table(server, tmp_path)

    async def run() -> None:
        found = []
        for _ in range(2):
            players = await context.join()
            running = asyncio.ensure_future(players.run(lambda _: None))
            async with asyncio.timeout(60):
                while (table := players.first.table) is None:
                    await asyncio.sleep(POLL_S)
            await players.close()
            await running
            found.append(table)
            context.plan_another(table)
        assert found[0].id != found[1].id
        assert found[0].settings == found[1].settings

    asyncio.run(run())


def test_machine_is_passed_around_the_table(server: EmbeddedServer, tmp_path: Path) -> None:
    """Whoever acts first, the other's dice are never on the screen before they have said so."""
    context = new_table(server, tmp_path, "Ana", "Bruno", house={"dice_each": 3}, pause_ms=1500)

    async def run() -> None:
        async with TableApp(context).run_test(size=(80, 24)) as pilot:
            first = await shows(pilot, "Pass the computer to")
            assert "Your dice" not in first
            name = "Ana" if "to Ana," in first else "Bruno"
            other = "Bruno" if name == "Ana" else "Ana"
            await pilot.press("enter")
            await shows(pilot, "Your dice", "Your turn")
            await pilot.press("enter")
            text = await shows(pilot, f"Pass the computer to {other},")
            assert "Your dice" not in text
            await pilot.press("enter")
            await shows(pilot, "Your dice", f"{name} bids")
            await pilot.press("d", "d")
            text = await shows(pilot, f"{other} says: Dudo!")
            assert "Your dice" not in text
            await shows(pilot, "Pass the computer to")

    asyncio.run(run())


@pytest.fixture
def headless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apps run without a terminal."""
    monkeypatch.setenv("COLUMNS", "90")
    monkeypatch.setattr(TableApp, "run", partialmethod(App.run, headless=True))


@pytest.mark.usefixtures("headless")
def test_unknown_code_is_refused_on_the_screen(server: EmbeddedServer, tmp_path: Path) -> None:
    context = Context(Plan(TableAddress(code="ZZZZZZ"), "en"), tmp_path, server)
    with pytest.raises(Refused, match="There is no table with the code") as refused:
        run_app(context, record=None, save=lambda *_: False)
    assert refused.value.status == 404


@pytest.mark.usefixtures("headless")
def test_server_that_does_not_answer_is_refused_on_the_screen(tmp_path: Path) -> None:
    address = TableAddress("http://127.0.0.1:9", table="abcdefghij")
    with pytest.raises(Refused, match=r"The server does not answer\.") as refused:
        run_app(Context(Plan(address, "en"), tmp_path), record=None, save=lambda *_: False)
    assert refused.value.status == 0

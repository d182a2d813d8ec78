"""The screen answers to keys and to the mouse, and asks the server only for what may be done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from palifico.protocol.frames import Said
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.client.rest import Refused
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.base import Dialog
from palifico.terminal.screen.widgets.picker import Picker
from palifico.words import LANGS
from tests.terminal import scenes
from tests.terminal.scenes import OPEN, Still, StillLine, say, told
from tests.terminal.snapshots import shot

MY_TURN = [*told(scenes.game()), OPEN]


def at_the_table(
    folder: Path,
    then: Callable[[Pilot[bool], TableApp, StillLine], Awaitable[None]],
    heard: list[Any] | None = None,
    **more: Any,
) -> TableApp:
    """An app at a table, with which something is done."""

    async def run() -> TableApp:
        still = Still(list(heard or MY_TURN), **more)
        app = TableApp(still.context(folder))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await then(pilot, app, still.lines[0])
        return app

    return asyncio.run(run())


def text_of(app: TableApp, id_: str) -> str:
    """What a part of the screen says."""
    return str(app.screen.query_one(id_, Static).content)


@pytest.mark.parametrize(
    ("keys", "bid"),
    [
        (["enter"], [4, 4]),
        (["right", "enter"], [3, 5]),
        (["left", "enter"], [4, 3]),
        (["left", "left", "enter"], [2, 1]),
        (["1", "enter"], [2, 1]),
        (["6", "up", "up", "enter"], [5, 6]),
        (["plus", "plus", "minus", "enter"], [5, 4]),
        (["down", "down", "enter"], [4, 4]),
        (["pageup", "pageup", "pageup", "enter"], [15, 4]),
        (["2", "enter"], [4, 4]),
    ],
)
def test_bid_by_keys_is_always_legal(tmp_path: Path, keys: list[str], bid: list[int]) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press(*keys)
        await pilot.pause()
        assert line.sent == [("bid", {"expect": 30, "bid": bid})]

    at_the_table(tmp_path, then)


def test_bid_by_mouse(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        rows = app.screen.query_one(Picker).render_lines(app.screen.query_one(Picker).size.region)
        texts = ["".join(segment.text for segment in strip) for strip in rows]
        await pilot.click("#picker", offset=(texts[0].index("5"), 0))
        await pilot.click("#picker", offset=(texts[2].index("+"), 2))
        await pilot.click("#picker", offset=(texts[2].index("Bid"), 2))
        await pilot.pause()
        assert line.sent == [("bid", {"expect": 30, "bid": [4, 5]})]

    at_the_table(tmp_path, then)


def test_challenge_is_asked_for_twice(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("d")
        await pilot.pause()
        assert line.sent == []
        assert "Press once more" in text_of(app, "#alarm")
        await pilot.press("d")
        await pilot.pause()
        assert line.sent == [("dudo", {"expect": 30})]

    at_the_table(tmp_path, then)


def test_table_screen_what_may_not_be_done_cannot_be_asked_for(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("enter", "d", "d", "c", "c", "b", "g", "u", "n", "k", "1", "up")
        await pilot.pause()
        assert line.sent == []
        assert text_of(app, "#picker").strip() == ""

    others = [*told(scenes.game(turn=scenes.turn(1))), OPEN]
    at_the_table(tmp_path, then, others)


def test_exact_call_out_of_turn(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("c", "c")
        await pilot.pause()
        assert line.sent == [("calza", {"expect": 30})]

    at_the_table(tmp_path, then, [*told(scenes.game(turn=scenes.turn(1, calza=(0,)))), OPEN])


def test_table_screen_before_the_game_the_host_fills_the_table(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("b", "g")
        await pilot.pause()
        seats = [fields.get("seat") for kind, fields in line.sent if kind == "seat_bot"]
        assert seats == [2, 2, 3]
        assert line.sent[-1] == ("begin", {})

    at_the_table(tmp_path, then, [*told(None, seats=4, free=2), OPEN])


def test_refusal_is_shown_and_goes_when_something_happens(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        line.refuses = Refused(409, "seq.stale", "The game has moved on.")
        await pilot.press("enter")
        await pilot.pause()
        assert text_of(app, "#alarm") == "The game has moved on."
        assert app.context.players is not None
        say(app.context.players.first, scenes.called())
        await pilot.pause()
        assert text_of(app, "#alarm") == ""

    at_the_table(tmp_path, then)


def test_player_s_words_are_no_markup(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        said = Said(
            id=1, at=0, account="bot 1", phrase=None, text="[bold]\x1b[2J[/] [@click=x]y[/]"
        )
        say(app.context.players.first, said)
        await pilot.pause()
        assert text_of(app, "#alarm") == "Conta: [bold]�[2J[/] [@click=x]y[/]"

    at_the_table(tmp_path, then)


def test_smaller_and_larger_again(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        before = shot(app)
        for size in ((20, 5), (1, 1), (59, 24), (80, 10)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert (
                not app.screen.query_one("#body").is_on_screen
                or not app.screen.query_one("#body").region.area
            )
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.pause()
        assert shot(app) == before

    at_the_table(tmp_path, then)


def test_lost_line_is_told_and_can_be_tried_now(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert "Connection lost" in text_of(app, "#line")
        await pilot.press("o")
        assert line.retried == 1

    at_the_table(tmp_path, then, [*MY_TURN, ConnectionState("waiting", until=1e12)])


@pytest.mark.parametrize("key", [None, "r", "t", "q", "question_mark", "l", "h"])
def test_ctrl_c_leaves_at_once_from_any_dialog(tmp_path: Path, key: str | None) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press(*([key] if key else []))
        await pilot.pause()
        assert isinstance(app.screen, Dialog) == (key is not None)
        await pilot.press("ctrl+c")
        await pilot.pause()

    app = at_the_table(tmp_path, then)
    assert app.interrupted
    assert app.context.resume_command() == "palifico play http://127.0.0.1:1/t/m5c1t8y4w6"


def test_leaving_for_good_is_a_choice_of_its_own(tmp_path: Path) -> None:
    async def stays(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("q", "escape")
        await pilot.pause()
        assert app.is_running
        await pilot.press("q", "x")
        await pilot.pause()
        assert line.sent == [("stand", {})]

    app = at_the_table(tmp_path, stays)
    assert app.context.resume_command() is None


def test_table_screen_with_the_coach_the_chosen_bid_has_its_chance(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("right")
        await pilot.pause()
        assert "3×5; true with a chance of 71%" in text_of(app, "#picker")
        await pilot.press("h")
        await pilot.pause()
        assert "71%" not in text_of(app, "#picker"), "it can be told to be silent"

    at_the_table(tmp_path, then, coached=True)


def test_light_and_dark(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.theme == "palifico-dark"
        await pilot.press("i")
        assert app.theme == "palifico-light"

    at_the_table(tmp_path, then)


@pytest.mark.parametrize("lang", LANGS)
def test_language_fits(tmp_path: Path, lang: str) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        hints = text_of(app, "#hints")
        assert "q " in hints[:78]
        for key in ("r", "l", "question_mark", "q"):
            await pilot.press(key)
            await pilot.pause()
            await pilot.press("escape")
        assert app.is_running

    at_the_table(tmp_path, then, lang=lang)

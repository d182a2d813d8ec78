"""What is around a move on the screen: too little room, a lost line, those who watch, leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from palifico.editions import variant
from palifico.protocol.frames import BidShown, Person
from palifico.protocol.settings import TableSettings, settled
from palifico.terminal.client.connection import ConnectionState
from palifico.terminal.screen import actions
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.base import Clickable
from palifico.terminal.screen.bindings import help_lines
from palifico.terminal.screen.widgets.seat_boxes import SeatBox
from palifico.words import Speaker
from tests.terminal import scenes
from tests.terminal.scenes import OPEN, StillLine, say, told
from tests.terminal.screen.test_table_screen import MY_TURN, at_the_table, text_of

SEATS = tuple(scenes.seat(f"bot {n}", "counter") for n in range(3))
WATCHED = [*told(scenes.game(), hand=(0,), sitters=SEATS, you="-" * 16), OPEN]


async def until(is_so: Callable[[], bool], pilot: Pilot[bool]) -> None:
    """Wait for something that comes by itself."""
    async with asyncio.timeout(10):
        while not is_so():
            await pilot.pause(0.01)


def test_table_screen_states_no_key_moves_while_nothing_is_shown(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        for size in ((59, 24), (80, 17)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.press("enter", "d", "d", "q", "x")
            await pilot.pause()
            assert line.sent == []
            assert "60×18" in text_of(app, "#small")
        await pilot.resize_terminal(60, 18)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert [kind for kind, _ in line.sent] == ["bid"]

    at_the_table(tmp_path, then)


def test_seat_in_little_room_keeps_its_bid_and_one_line_of_name(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.pause()
        boxes = [str(box.content).splitlines() for box in app.screen.query(SeatBox)]
        assert boxes[1] == ["Maximili…", "▣ ▣ ▣ ▣ ▣", "bid 1×★"]
        assert max(len(lines) for lines in boxes) == 3
        assert max(len(line) for lines in boxes for line in lines) == 9
        await pilot.resize_terminal(60, 24)
        await pilot.pause()
        await pilot.pause()
        told_of = str(list(app.screen.query(SeatBox))[1].content).splitlines()
        assert told_of == ["Maxi…", "▣▣▣▣▣", "1×★"]

    people = [Person(f"bot {n}", "Maximiliana of Rome", "red", "star", "guest") for n in range(6)]
    settings = settled(TableSettings(edition="azteca", seats=6, pace="relaxed", pause_ms=0))
    bids = (BidShown(1, (1, 1), "bot"),)
    shown = scenes.game(counts=(5,) * 6, bids=bids)
    heard = told(shown, seats=6, people=tuple(people), settings=settings)
    at_the_table(tmp_path, then, [*heard, OPEN])


def test_key_bar_holds_whole_entries(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.resize_terminal(120, 24)
        await pilot.pause()
        everything = text_of(app, "#hints").split("  ")
        assert "t Talk" in everything
        for width in (60, 70, 80):
            await pilot.resize_terminal(width, 24)
            await pilot.pause()
            shown = text_of(app, "#hints")
            assert len(shown) <= width - 2
            assert set(shown.split("  ")) < set(everything)
            assert {"? Keys", "q Leave"} < set(shown.split("  "))

    at_the_table(tmp_path, then)


def test_question_goes_with_the_time_to_answer_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("d")
        await until(lambda: text_of(app, "#alarm") == "", pilot)
        await pilot.press("d")
        await pilot.pause()
        assert line.sent == []

    monkeypatch.setattr(actions, "CONFIRM_WINDOW_S", 0.05)
    at_the_table(tmp_path, then)


def test_player_who_watches_leaves_at_once_and_nothing_waits(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert text_of(app, "#alarm") == "The coach helps those who play."
        assert text_of(app, "#hints") == "? Keys  q Leave  r Rules  l Log"
        assert app.context.players is not None
        say(app.context.players.first, ConnectionState("waiting", until=1e12))
        assert text_of(app, "#line") == "The connection is lost. We keep trying."
        await pilot.press("escape")
        assert app.is_running
        await pilot.press("q")
        await pilot.pause()

    app = at_the_table(tmp_path, then, WATCHED)
    assert app.return_value is False
    assert app.context.resume_command() is None


def test_coach_does_not_think_about_the_turn_of_others(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("h")
        await pilot.pause()
        assert "Chance that each bid is true" in text_of(app, "#advice")

    at_the_table(tmp_path, then, [*told(scenes.game(turn=scenes.turn(1))), OPEN])


@pytest.mark.parametrize("was_lost", [True, False])
def test_move_without_a_line_is_told_and_made_once(tmp_path: Path, *, was_lost: bool) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        back = asyncio.Event()
        send = line.send

        async def sends(kind: str, **fields: object) -> int:
            await send(kind, **fields)
            await back.wait()
            return 1

        line.send = sends  # type: ignore[method-assign]
        await pilot.press("enter", "up", "enter")
        await pilot.pause()
        if not was_lost:
            assert text_of(app, "#alarm") == ""
            assert app.context.players is not None
            say(app.context.players.first, ConnectionState("waiting", until=1e12))
        later = "Your move, 4×4, will be sent as soon as the connection is back."
        assert text_of(app, "#alarm") == later
        assert line.sent == [("bid", {"expect": 30, "bid": [4, 4]})]
        back.set()
        await until(lambda: text_of(app, "#alarm") == "", pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert len(line.sent) == 2

    lost = [ConnectionState("waiting", until=1e12)] if was_lost else []
    at_the_table(tmp_path, then, [*MY_TURN, *lost])


def test_player_who_comes_back_into_a_reveal_is_told_how_it_came_out(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        first = app.context.players.first
        assert first.table is not None
        assert first.table.game is not None
        say(first, *told(first.table.game), OPEN, scenes.rolled(n=31))
        outcomes = [one.text for one in first.log if one.kind == "outcome"]
        assert outcomes == ["The bid was 3×4: there are 4. The bid was true. You lose a die."]

    at_the_table(tmp_path, then, [*MY_TURN, scenes.called()])


def test_finished_table_is_left_by_its_own_key_and_kept_by_enter(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("escape")
        await pilot.pause()
        assert app.is_running
        with patch.object(app, "save_in") as keep:
            await pilot.press("k", "enter")
            await pilot.pause()
        keep.assert_called_once_with("games.jsonl")
        await pilot.press("q")
        await pilot.pause()

    app = at_the_table(tmp_path, then, [*MY_TURN, scenes.called(), scenes.ended()])
    assert app.return_value is True


@pytest.mark.parametrize(("key", "phrase"), [("f1", "hello"), ("ctrl+g", "goodbye")])
def test_phrase_has_a_key(tmp_path: Path, key: str, phrase: str) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        await pilot.press("t")
        await pilot.pause()
        assert {box.size.height for box in app.screen.query("#phrases Clickable")} == {1}
        await pilot.press(key)
        await pilot.pause()
        assert line.sent == [("say", {"phrase": phrase})]

    at_the_table(tmp_path, then)


def test_list_of_keys_names_those_of_this_table() -> None:
    def keys(calza: bool) -> list[str]:
        speaker = Speaker("en", variant("paco", {"calza": calza}, {}))
        return [key for key, _ in help_lines(speaker)]

    assert set(keys(calza=True)) - set(keys(calza=False)) == {"c"}
    assert "o" in keys(calza=False)


def test_cover_can_be_left(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert app.context.players is not None
        app.pass_to(app.context.players.first)
        await pilot.pause()
        assert any("q Leave" in str(link.content) for link in app.screen.query(Clickable))
        await pilot.press("q")
        await pilot.pause()

    app = at_the_table(tmp_path, then)
    assert app.return_value is False

"""Who is out, on the screen: the place so far, quick reveals, a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from palifico.editions import variant
from palifico.terminal.client.links import TableAddress
from palifico.terminal.screen.animation.reveal import RevealAnimation
from palifico.terminal.screen.app import TableApp
from palifico.terminal.screen.bindings import help_lines
from palifico.terminal.screen.table_screen import TableScreen
from palifico.words import Speaker
from tests.terminal import scenes
from tests.terminal.headless import screen_text
from tests.terminal.scenes import OPEN, StillLine, say, still_client, told
from tests.terminal.screen.test_motion import Later
from tests.terminal.screen.test_table_screen import at_the_table, text_of
from tests.terminal.screen.test_table_screen_states import until
from tests.terminal.snapshots import OUT

AS_OUT: dict[str, Any] = {"seats": 4, "hand": (), "places": (0,)}
GONE = [*told(OUT, **AS_OUT), OPEN]
PAUSE_MS = 10_000


def outcome_ms(shown: Any, **more: Any) -> float:
    """When the outcome of a call shows, in milliseconds."""
    client, _ = still_client()
    fields = {"seats": 4, **more.pop("table", {})}
    say(client, *told(shown, pause_ms=PAUSE_MS, **fields))
    say(client, scenes.called(seat=2, opener=2, counts=(0, 2, 0, 5), **more))
    assert client.table is not None
    animation = RevealAnimation(Later(), lambda: None, moves=True)
    animation.follow(client.table, client.speaker.variant.edition)
    return animation._pacing.outcome


def test_place_so_far_and_what_can_be_done_are_told_to_who_is_out(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        assert "You are out: place 4 of 4." in text_of(app, "#middle")
        hints = text_of(app, "#hints")
        assert all(one in hints for one in ("f Fast forward", "n New game", "q Leave"))
        await pilot.press("f")
        await pilot.pause()
        assert "Fast forward" not in text_of(app, "#hints")
        assert line.sent == [("hurry", {})]
        assert app.context.players is not None
        called = scenes.called(at=10**15, seat=2, loser=1, counts=(0, 1, 1, 5))
        say(app.context.players.first, called)
        await pilot.pause()
        assert "Conta loses a die." in screen_text(app), "no cup is waited for"

    at_the_table(tmp_path, then, [*told(OUT, pause_ms=PAUSE_MS, **AS_OUT), OPEN], moves=True)


def test_reveals_are_quicker_for_who_is_out_but_not_the_one_that_puts_a_player_out() -> None:
    usual = outcome_ms(scenes.game(counts=(1, 2, 1, 5)), loser=2)
    last = outcome_ms(scenes.game(counts=(1, 2, 1, 5)), loser=0, out=0)
    out = outcome_ms(OUT, table=AS_OUT, loser=2, out=2)
    assert last == usual
    assert 0 < out < usual


def test_new_game_of_who_is_out_is_at_a_table_with_the_same_settings(tmp_path: Path) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        before = app.screen
        await pilot.press("n")
        await until(lambda: app.screen is not before, pilot)
        assert app.context.plan.address == TableAddress("http://127.0.0.1:1")
        assert app.context.plan.settings["edition"] == "paco"
        assert app.context.plan.settings["seats"] == 4

    at_the_table(tmp_path, then, GONE)


@pytest.mark.parametrize("key", ["f", "n"])
def test_keys_of_who_is_out_do_nothing_for_who_plays(tmp_path: Path, key: str) -> None:
    async def then(pilot: Pilot[bool], app: TableApp, line: StillLine) -> None:
        before = app.screen
        await pilot.press(key)
        await pilot.pause()
        assert app.screen is before
        assert isinstance(before, TableScreen)
        assert not before._reveal.is_fast
        assert line.sent == []

    at_the_table(tmp_path, then)


def test_help_tells_both_words_of_a_box_that_allows_two() -> None:
    assert ("d", "Doubt the bid (Dubito / Dudo)") in help_lines(
        Speaker("en", variant("asmodee-2024"))
    )
    assert ("d", "Doubt the bid (Dudo)") in help_lines(Speaker("en", variant("paco")))

"""The progress bar of an arena run: pace, time left, and who leads."""

from __future__ import annotations

import sys

import pytest

from palifico.arena.design import CellProgress, cells, widest
from palifico.arena.tasks import Task, play_task
from palifico.cli.commands.arena.progress import games_ahead, showing, standing
from palifico.words import LANGS
from tests.arena.kept import SUFFIXES, quick
from tests.cli.conftest import Palifico, Screen

pytestmark = pytest.mark.usefixtures("folder_of_its_own")
PAIR = ("--players", "odds:doubt=0.35", "random", "--jobs", "1")


def test_bar_says_what_is_played_before_anything_is(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with showing(quick(), "en") as told:
        assert told is not None
    assert "Playing paco-2" in screen.getvalue()
    assert "0 games/s" in screen.getvalue()


@pytest.mark.parametrize("until", [(), ("--until", "0.1")])
def test_bar_shows_pace_time_and_who_leads(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, until: tuple[str, ...]
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    given = ("--games", "48", "--batch", "12", *until)
    status, out, _ = palifico("arena", "run", *PAIR, *given)
    assert status == 0
    shown = screen.getvalue()
    for part in ("Playing paco-2", "games/s", "left", "odds:doubt=0.35 leads, 100.0% ±"):
        assert part in shown
        assert part not in out


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_arena_bar_no_bar_is_drawn_into_a_file(palifico: Palifico, suffix: str) -> None:
    given = ("--games", "24", "--batch", "12", "--out", f"x{suffix}")
    assert palifico("arena", "run", *PAIR, *given).err == ""


def test_end_of_a_run_is_foreseen() -> None:
    """An interval half as wide takes four times the deals."""
    asked = {"players": ["odds:doubt=0.35", "odds:doubt=0.1"], "seats": [2], "batch": 200}
    config = quick(**asked, games=None, until=0.5)
    [cell] = cells(config)
    row = CellProgress(config, cell)
    assert games_ahead(config, cell, row) is None
    row.add(0, play_task(Task(config, 0, 0)).sums)
    wide = widest(cell, row.sums)
    assert wide > 1
    assert games_ahead(config, cell, row) == pytest.approx(4 * wide**2 * 200)
    assert games_ahead(quick(**asked, games=600, until=0.5), cell, row) == pytest.approx(
        4 * wide**2 * 200
    )
    [cell] = cells(quick(**asked, games=600))
    assert games_ahead(quick(**asked, games=600), cell, row) == 600


def test_arena_bar_who_leads_is_told_in_every_language() -> None:
    config = quick(players=["random", "odds"], seats=[2], games=48, batch=48)
    [cell] = cells(config)
    row = CellProgress(config, cell)
    row.add(0, play_task(Task(config, 0, 0)).sums)
    for lang in LANGS:
        assert "odds" in standing(config, cell, row, lang)
        assert "random" not in standing(config, cell, row, lang)
    assert row.complete
    assert games_ahead(config, cell, row) == 48

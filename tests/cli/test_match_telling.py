"""What is told of the intervals of a match or a run: which of them are Wilson's, and of whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config, Player
from palifico.arena.policies.model import Thresholds
from palifico.arena.run import play_run
from palifico.bots.match.tally import Share
from palifico.cli.commands.match_output import intervals, wilson_told
from palifico.words import message
from tests.cli.conftest import Palifico

BY_DEALS = Share(0.6, 0.58, 0.62, 0.5)
NEVER = Share(0.0, 0.0, 0.01, 0.5, by_deals=False)
ALONE = Share(1.0, 0.72, 1.0, 1.0, by_deals=False)
WILSON = message("en", "match-wilson", {})


@pytest.mark.parametrize(
    ("shares", "told", "noted"),
    [
        ([BY_DEALS, BY_DEALS], ["58.0% – 62.0%"] * 2, []),
        ([BY_DEALS, NEVER], ["58.0% – 62.0%", "0.0% – 1.0%*"], [f"* {WILSON}"]),
        ([NEVER, NEVER], ["0.0% – 1.0%"] * 2, [WILSON]),
        ([ALONE], ["–"], []),
    ],
)
def test_star_marks_the_intervals_that_a_note_is_about(
    shares: list[Share], told: list[str], noted: list[str]
) -> None:
    assert intervals(shares, "en") == told
    assert list(wilson_told(shares, "en")) == noted


def test_match_telling_only_who_never_wins_a_run_of_many_deals_has_a_star(
    palifico: Palifico, tmp_path: Path
) -> None:
    given = ("--players", "odds", "odds:doubt=0.35", "random", "--seats", "3", "--games", "900")
    out = palifico("arena", "run", *given, "--jobs", "1", "--out", str(tmp_path / "a.sqlite")).out
    assert [line.split()[0] for line in out.splitlines() if "%*" in line] == ["random"]
    assert "\n* With few deals" in out


def test_player_alone_has_no_interval(palifico: Palifico, tmp_path: Path) -> None:
    players = (Player("odds", Thresholds()),)
    config = Config(name="a", players=players, editions=("paco",), seats=(2,), games=20)
    play_run(config, tmp_path / "a.sqlite", InProcess())
    out = palifico("arena", "show", str(tmp_path / "a.sqlite")).out
    assert message("en", "report-alone", {"name": "odds"}) in out
    assert WILSON not in out
    assert "100.00%             –  100.0%" in out

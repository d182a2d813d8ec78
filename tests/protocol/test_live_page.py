"""The figures in docs/live.md are those that tables go by."""

from __future__ import annotations

import pytest

from palifico.bots import LEVELS
from palifico.editions import MOST_IN_A_BOX
from palifico.protocol.settings import (
    DAY,
    GRACE,
    LONGEST_PAUSE,
    LONGEST_WINDOW,
    TIME,
    Pace,
    TableSettings,
)
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.server import loading, talking
from palifico.server.live_table import LINES
from palifico.server.table import due, starting
from tests.docs.markdown import ROOT

TEXT = " ".join((ROOT / "docs" / "live.md").read_text("utf-8").split())
USUAL = TableSettings()
WORDS = {2: "two", 3: "three", 6: "six", 20: "twenty"}


def seconds(ms: int | None) -> str:
    assert ms is not None
    return f"{ms // 1000} seconds"


@pytest.mark.parametrize("pace", ["normal", "quick"])
def test_the_paces(pace: Pace) -> None:
    assert f"| {pace} | {seconds(TIME[pace])} | {seconds(GRACE[pace])} |" in TEXT


def test_the_paces_that_are_otherwise() -> None:
    assert TIME["relaxed"] is None
    assert f"| relaxed | no clock | {seconds(GRACE['relaxed'])} |" in TEXT
    assert [TIME[pace] for pace in ("day", "three_days", "week")] == [DAY, 3 * DAY, 7 * DAY]
    assert {GRACE["day"], GRACE["three_days"], GRACE["week"]} == {None}
    assert "one day, three days, or a week | never" in TEXT


@pytest.mark.parametrize(
    "said",
    [
        f"{MIN_PLAYERS} to {MOST_IN_A_BOX}; up to {MAX_PLAYERS} with house rules",
        f"code of {WORDS[loading.CODE]} letters",
        f"{USUAL.window_ms} ms, at most {seconds(LONGEST_WINDOW)}",
        f"{seconds(USUAL.pause_ms)}, at most {LONGEST_PAUSE // 1000} ",
        f"opened within {seconds(starting.TIME_TO_OPEN)}",
        {1000: "forgiven up to a second"}[due.MOST_LAG],
        {DAY: "given up after a day"}[due.ABANDON_AFTER],
        f"nobody has been there for {WORDS[due.CLOSE_AFTER // 3_600_000]} hours",
        f"up to {talking.LONGEST} characters",
        f"the last {WORDS[LINES]} lines",
        f"bots ({', '.join(f'*{level}*' for level in list(LEVELS)[:-1])} and *{list(LEVELS)[-1]}*;",
    ],
)
def test_the_figures_are_those_of_the_tables(said: str) -> None:
    assert said in TEXT

"""The figures in docs/live.md are those that tables go by."""

from __future__ import annotations

import pytest

from palifico.bots import LEVELS
from palifico.editions import MAX_BOX_PLAYERS
from palifico.protocol.settings import (
    DAY,
    GRACE,
    MAX_PAUSE_MS,
    MAX_WINDOW_MS,
    TIME,
    Pace,
    TableSettings,
)
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS
from palifico.server.live import chat, loader
from palifico.server.live.table import MAX_CHAT_LINES
from palifico.server.table import deadlines, returning, start
from tests.docs.markdown import ROOT

TEXT = " ".join((ROOT / "docs" / "live.md").read_text("utf-8").split())
USUAL = TableSettings()
WORDS = {2: "two", 3: "three", 4: "four", 6: "six", 20: "twenty"}


def seconds(ms: int | None) -> str:
    assert ms is not None
    return f"{ms // 1000} seconds"


@pytest.mark.parametrize("pace", ["normal", "quick"])
def test_paces(pace: Pace) -> None:
    assert f"| {pace} | {seconds(TIME[pace])} | {seconds(GRACE[pace])} |" in TEXT


def test_paces_that_are_otherwise() -> None:
    assert TIME["relaxed"] is None
    assert f"| relaxed | no clock | {seconds(GRACE['relaxed'])} |" in TEXT
    assert [TIME[pace] for pace in ("day", "three_days", "week")] == [DAY, 3 * DAY, 7 * DAY]
    assert {GRACE["day"], GRACE["three_days"], GRACE["week"]} == {None}
    assert "one day, three days, or a week | never" in TEXT


@pytest.mark.parametrize(
    "said",
    [
        f"{MIN_PLAYERS} to {MAX_BOX_PLAYERS}; up to {MAX_PLAYERS} with house rules",
        f"code of {WORDS[loader.CODE_CHARS]} letters",
        f"{USUAL.window_ms} ms, at most {seconds(MAX_WINDOW_MS)}",
        f"{seconds(USUAL.pause_ms)}, at most {MAX_PAUSE_MS // 1000} ",
        f"opened within {seconds(start.OPEN_TIMEOUT_MS)}",
        {1000: "forgiven up to a second"}[deadlines.MAX_LAG_MS],
        f"less than {seconds(returning.MOMENT_MS)} away",
        f"at least {seconds(returning.FIRST_MS)} are left",
        {60_000: "a minute by correspondence"}[returning.VISIT_MS],
        f"a player {WORDS[returning.MAX_FRESH_CLOCKS]} in a game",
        {DAY: "given up after a day"}[deadlines.ABANDON_AFTER_MS],
        f"nobody has been there for {WORDS[deadlines.CLOSE_AFTER_MS // 3_600_000]} hours",
        f"up to {chat.MAX_TEXT_CHARS} characters",
        f"the last {WORDS[MAX_CHAT_LINES]} lines",
        f"bots ({', '.join(f'*{level}*' for level in list(LEVELS)[:-1])} and *{list(LEVELS)[-1]}*;",
    ],
)
def test_figures_are_those_of_the_tables(said: str) -> None:
    assert said in TEXT

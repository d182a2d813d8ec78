"""The drawings of a report: scales, labels and intervals that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palifico.arena.report import report_html
from palifico.arena.report.card import numbers_scaled, rating_spelt, shares_scaled
from palifico.arena.report.charts.intervals import Span, interval, spans_drawn
from palifico.arena.report.charts.labels import told_apart
from palifico.arena.report.charts.lines import Line, lines_drawn
from palifico.arena.report.markup import table
from palifico.words import message
from tests.arena.faked import faked, of
from tests.arena.pages import FOUR, column, shown

LATE = (
    "odds:doubt=0.35,press=0.6,bluff=0",
    "odds:doubt=0.25,press=0.6,bluff=0",
    "odds:doubt=0.25,press=0.6,bluff=0.1",
)
"""Names that differ late."""


def labels(drawn: Iterable[str], kind: str) -> list[str]:
    """The words of a kind in a drawing."""
    return re.findall(f'<text class="{kind}"[^>]*>([^<]*)</text>', "".join(drawn))


@pytest.mark.parametrize("reach", [0.004, 0.02, 0.3, 0.8, 3, 40])
def test_figures_of_a_scale_are_all_different(reach: float) -> None:
    ratings = [Span("a", 25, 25 - reach, 25 + reach)]
    shares = [Span("a", 0.5, 0.5 - reach / 100, 0.5 + reach / 100)]
    for spans, scaled in ((ratings, numbers_scaled("en")), (shares, shares_scaled("en"))):
        told = labels(spans_drawn(spans, rating_spelt("en"), scaled).lines, "scale")
        assert 1 < len(told) == len(set(told))
    levels = labels(lines_drawn([Line("a", [1, 0.5])], numbers_scaled("en"), "").lines, "level")
    assert levels == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]


def test_names_that_differ_late_have_labels_that_differ() -> None:
    text = report_html(faked(of(*LATE, "random", seats=(4,))), "en")
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    wins, _, dice = drawings[:3]
    assert len(set(labels([dice], "name"))) == 4
    rows = re.findall(r"</title>((?:<text class=\"name\".*?</text>)+)", wins)
    assert len({"".join(labels([row], "name")) for row in rows}) == 4


@given(st.lists(st.text("ab=,", max_size=12), max_size=6, unique=True), st.integers(6, 9))
def test_labels_are_short_and_never_alike(names: list[str], letters: int) -> None:
    found = told_apart(names, letters, letters // 3)
    assert len(set(found)) == len(names)
    assert all(len(one) <= letters for one in found)


def test_star_marks_the_intervals_that_do_not_go_by_deals() -> None:
    run = faked(FOUR)
    sums = run.played[0]
    never = replace(
        sums,
        wins=(0, sums.wins[0] + sums.wins[1], *sums.wins[2:]),
        squares=(0, 16 * sums.deals, *sums.squares[2:]),
    )
    note = f"* {message('en', 'match-wilson', {})}"
    page = shown(replace(run, played=(never,)))
    assert [text[-1] for text in column(page.tables["cell-0-wins"], 4)] == ["*", "%", "%", "%"]
    assert page.texts.count(note) == 1
    assert note not in shown(run).texts


def test_one_player_alone_has_neither_wins_nor_ratings() -> None:
    page = shown(faked(of("odds", seats=(2, 3))))
    assert {"cell-0-wins", "cell-0-rating", "all-wins"}.isdisjoint(page.tables)
    assert {"cell-0-dice", "cell-1-turn"} <= page.tables.keys()
    assert page.texts.count(message("en", "report-alone", {"name": "odds"})) == 2
    assert "100.0%" not in page.text


def test_interval_below_nothing_is_not_full_of_dashes() -> None:
    spelt = rating_spelt("de")
    assert interval(Span("a", -7, -7.6, -6.3), spelt) == "−7,6 … −6,3"
    assert interval(Span("a", 0, -0.6, 0.3), spelt) == "−0,6 … 0,3"
    assert interval(Span("a", 25, 24, 26), spelt) == "24,0 – 26,0"


def test_names_in_tables_break_behind_signs_only() -> None:
    page = table("", ["player", LATE[0]], [["a:b", "1"]])
    assert "odds:<wbr>doubt=0.35,<wbr>press=0.6,<wbr>bluff=0" in page
    assert "a:<wbr>b" in page

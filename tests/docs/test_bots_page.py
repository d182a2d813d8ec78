"""The page on the bots names every bot as it is, and its tables are the figures that are kept."""

from __future__ import annotations

import re

import pytest

from palifico.bots import LEVELS
from tests.docs.markdown import ROOT
from tools.docs.bot_figures import BEGIN, END, Figure, Row, made, read_figures, rows, with_tables

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FIGURE = Figure("listener@1", "counter@1", 400, "1", 0.59, 0.549, 0.631, 0.5)


def test_page_names_every_bot_with_its_face() -> None:
    rows_ = re.findall(r"^\| `(\w+)` \| (\w+) \| (\w+) (\w+) \|", PAGE, re.MULTILINE)
    assert rows_ == [(one.id, one.name, one.colour, one.shape) for one in LEVELS.values()]


def test_tables_are_the_figures_that_are_kept() -> None:
    assert with_tables(PAGE, made(read_figures())) == PAGE


def test_bots_page_nothing_is_kept_that_is_not_wanted() -> None:
    assert read_figures().keys() <= {str(row) for row in rows()}


def test_figure_stands_where_it_belongs() -> None:
    two, four = made({str(Row("listener", "counter", 2, "paco")): FIGURE}).split("\n\n")
    line = next(line for line in two.splitlines() if line.startswith("| listener against counter"))
    assert line.endswith(" | 59.0% (54.9–63.1) | 400 | 1 |")
    assert "59.0%" not in four


def test_tables_go_between_the_marks_and_nowhere_else() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert with_tables(page, "new") == f"before\n{BEGIN}\nnew\n{END}\nafter\n"
    with pytest.raises(ValueError, match="needs the lines"):
        with_tables("a page without marks", "new")


def test_figure_is_clear_when_all_of_its_interval_is() -> None:
    assert FIGURE.is_clear
    assert not Figure("a@1", "b@1", 4, "1", 0.6, 0.5, 0.7, 0.5).is_clear

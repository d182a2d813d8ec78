"""The pages on the studies say what their figures are, and nothing that is written by hand."""

from __future__ import annotations

import re

import pytest

from palifico.arena.studies import STUDIES
from tools.docs.studies import FOLDER, behind, main, read, with_part
from tools.docs.studies_findings import found

PAGES = [*STUDIES, "index"]
BETWEEN = re.compile(r"<!-- (\w+) begin -->.*?<!-- \1 end -->", re.DOTALL)


def test_studies_pages_no_page_is_behind_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(behind()) == []
    assert main(["--check"]) == 0
    assert capsys.readouterr().out == "The pages say what the figures are.\n"


def test_page_that_is_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.docs.studies.policies", lambda: {"odds": "other"})
    assert len(list(behind())) == len(STUDIES)


@pytest.mark.parametrize("name", PAGES)
def test_studies_pages_what_is_measured_stands_between_the_marks_only(name: str) -> None:
    """A figure with a decimal or a percentage that is written by hand would soon be wrong."""
    page = (FOLDER / f"{name}.md").read_text("utf-8")
    rest = BETWEEN.sub("", page).replace("95 % interval", "").replace("(30 % and up)", "")
    assert BETWEEN.search(page)
    assert re.findall(r"\d+\.\d+|\d+ ?%", rest) == []


@pytest.mark.parametrize("name", STUDIES)
def test_page_has_its_drawing_and_is_in_the_list(name: str) -> None:
    assert f"]({name}.svg)" in (FOLDER / f"{name}.md").read_text("utf-8")
    assert f"]({name}.md)" in (FOLDER / "index.md").read_text("utf-8")


@pytest.mark.parametrize("name", STUDIES)
def test_studies_pages_there_is_something_to_say_about_every_study(name: str) -> None:
    sentences = found(read(name))
    assert len(sentences) >= 3
    assert all(one.endswith(".") and "%%" not in one for one in sentences)


def test_text_goes_between_its_marks_and_nowhere_else() -> None:
    page = "a\n<!-- x begin -->\nold\n<!-- x end -->\nb\n"
    assert with_part(page, "x", "new") == "a\n<!-- x begin -->\n\nnew\n\n<!-- x end -->\nb\n"
    with pytest.raises(ValueError, match="needs the lines"):
        with_part(page, "y", "new")

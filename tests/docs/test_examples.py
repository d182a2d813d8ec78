"""Every example in README.md and docs/ does what the page says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT, Block, blocks, pages, run_console, run_python

BLOCKS = [block for page in pages() for block in blocks(page)]
RUN = [block for block in BLOCKS if not block.not_run]
PYTHON = [block for block in RUN if block.language == "python"]
CONSOLE = [block for block in RUN if block.language == "console" and block.calls_palifico]


@pytest.mark.parametrize(
    "page", sorted({block.page.relative_to(ROOT).as_posix() for block in PYTHON})
)
def test_python_blocks_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run_python([block for block in PYTHON if block.page == ROOT / page])


@pytest.mark.parametrize("block", CONSOLE, ids=str)
def test_console_block_prints_what_it_shows(block: Block, tmp_path: Path) -> None:
    run_console(block, tmp_path)


def test_a_block_is_left_out_only_with_a_reason() -> None:
    assert [str(block) for block in BLOCKS if block.not_run == ""] == []


def test_no_example_hides_in_a_block_that_is_not_run() -> None:
    """`$ palifico` belongs in a console block, `>>>` in a python block."""
    hidden = [
        str(block)
        for block in RUN
        if (block.calls_palifico and block.language != "console")
        or (block.text.startswith(">>> ") and block.language != "python")
    ]
    assert hidden == []


def test_the_readme_opens_with_what_a_player_sees() -> None:
    """The picture of a game is what the program prints, with what was typed put in."""
    shown = next(block.text for block in blocks(ROOT / "README.md") if block.language == "text")
    printed = subprocess.run(
        [sys.executable, "-m", "palifico", "play", "pressman-2008", "--seats", "3", "--seed", "3"],
        input="3x3\n2x2\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "100", "PALIFICO_LANG": "en", "PYTHONUTF8": "1"},
    ).stdout
    untyped = shown.replace(": 3x3\n", ": ").replace(": 2x2\n", ": ")
    assert untyped.strip() in printed

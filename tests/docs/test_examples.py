"""Every example in README.md and docs/ does what the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.markdown import (
    ROOT,
    Block,
    Story,
    blocks,
    commands,
    pages,
    run_console,
    run_python,
    tell,
)

TUTORIAL = ROOT / "docs" / "tutorial"
BLOCKS = [block for page in pages() for block in blocks(page)]
RUN = [block for block in BLOCKS if not block.not_run]
ALONE = [block for block in RUN if block.page.parent != TUTORIAL]
PYTHON = [block for block in ALONE if block.language == "python"]
CONSOLE = [block for block in ALONE if block.language == "console" and block.calls_palifico]
STORIES = sorted({block.page.name for block in RUN if block.page.parent == TUTORIAL})
MAKE = [block for block in RUN if block.language == "console" and not block.calls_palifico]
SHOWN = {"", "text", "markdown"}
"""What is only looked at: drawings, schemes, and what other tests compare."""


@pytest.mark.parametrize(
    "page", sorted({block.page.relative_to(ROOT).as_posix() for block in PYTHON})
)
def test_python_blocks_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    run_python([block for block in PYTHON if block.page == ROOT / page])


@pytest.mark.parametrize("block", CONSOLE, ids=str)
def test_console_block_prints_what_it_shows(block: Block, tmp_path: Path) -> None:
    run_console(block, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", STORIES)
def test_chapter_of_the_tutorial_happens_as_it_is_told(name: str, tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "here"
    home.mkdir()
    folder.mkdir()
    happens = [block for block in RUN if block.page == TUTORIAL / name and block not in MAKE]
    tell(happens, Story(home, folder))


def test_file_is_shown_in_the_tutorial_only() -> None:
    assert [str(block) for block in ALONE if block.title] == []


def test_block_is_left_out_only_with_a_reason() -> None:
    assert [str(block) for block in BLOCKS if block.not_run == ""] == []


def test_examples_no_example_hides_in_a_block_that_is_not_run() -> None:
    """`$ palifico` belongs in a console block, `>>>` in a python block."""
    hidden = [
        str(block)
        for block in RUN
        if (block.calls_palifico and block.language != "console")
        or (block.text.startswith(">>> ") and block.language != "python")
    ]
    assert hidden == []


@pytest.mark.parametrize("block", MAKE, ids=str)
def test_examples_what_else_is_typed_is_a_command_of_make(block: Block) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", makefile, re.MULTILINE)
    for command, _ in commands(block.text):
        make, target, *_ = command.split()
        assert make == "make"
        assert target in targets


@pytest.mark.parametrize("block", [one for one in RUN if one.language == "json"], ids=str)
def test_json_is_json(block: Block) -> None:
    """One object over several lines, or one a line; `…` stands for more."""
    text = block.text.replace("…", "")
    try:
        json.loads(text)
    except json.JSONDecodeError:
        assert [json.loads(line) for line in text.splitlines()]


def test_toml_is_toml() -> None:
    assert all(tomllib.loads(block.text) for block in RUN if block.language == "toml")


@pytest.mark.parametrize("block", [one for one in RUN if one.language == "sh"], ids=str)
def test_script_is_a_script(block: Block) -> None:
    done = subprocess.run(
        ["sh", "-n"], input=block.text, text=True, capture_output=True, check=False
    )
    assert done.stderr == ""


def test_other_block_is_a_file_of_the_tutorial() -> None:
    tried = {"python", "console", "json", "toml", "sh"} | SHOWN
    others = [block for block in RUN if block.language not in tried and not block.title]
    assert [str(block) for block in others] == []


def test_readme_opens_with_what_a_player_sees() -> None:
    """The picture of a game is what the program prints."""
    shown = next(block.text for block in blocks(ROOT / "README.md") if block.language == "text")
    printed = subprocess.run(
        [sys.executable, "-m", "palifico", "play", "pressman-2008", "--seats", "3", "--seed", "3"],
        input="2x4\n2x2\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "100", "PALIFICO_LANG": "en", "PYTHONUTF8": "1"},
    ).stdout
    assert shown.strip() in printed

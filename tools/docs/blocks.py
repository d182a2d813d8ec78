"""Reads the fenced blocks out of Markdown pages: the examples that the tests run.

A block below `<!-- not run: reason -->` is left out, one with `title="NAME"` is a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

_FENCE = re.compile(r"(?P<indent> *)(?P<marks>`{3,}|~{3,}) *(?P<language>[\w+-]*)(?P<rest>.*)")
_TITLE = re.compile(r'title="(?P<title>[^"]*)"')
_NOT_RUN = re.compile(r"<!-- *not run:(?P<reason>.*?)-->")
_CALLS_PALIFICO = re.compile(r"(^|[|;&(] *|\w=\S* +)palifico\b")


@dataclass(frozen=True)
class Block:
    """A fenced block; `not_run` is the reason given above it, None without such a comment.

    `title` is the name of the file that the block shows, None if it shows none.
    """

    page: Path
    line: int
    language: str
    text: str
    not_run: str | None = None
    title: str | None = None

    def __str__(self) -> str:
        page = self.page.relative_to(ROOT) if self.page.is_relative_to(ROOT) else self.page.name
        return f"{page}:{self.line}"

    @property
    def calls_palifico(self) -> bool:
        """Whether a command of the block is ours."""
        return any(_CALLS_PALIFICO.search(command) for command, _ in commands(self.text))


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
            named = _TITLE.search(fence["rest"])
            title = named["title"] if named else None
            yield Block(page, number + 1, fence["language"], text, not_run, title)
        above = line.strip() or above


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


def _until_closed(lines: Iterator[tuple[int, str]], fence: re.Match[str]) -> Iterator[str]:
    for _, line in lines:
        bare = line.strip()
        if bare.startswith(fence["marks"]) and not bare.strip(fence["marks"][0]):
            return
        yield line.removeprefix(fence["indent"])

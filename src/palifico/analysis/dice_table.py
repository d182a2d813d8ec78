"""Dice table: the six faces with a bar each, for a terminal of any width."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palifico.analysis.chance import Figure
from palifico.rules import FACES
from palifico.words import message
from palifico.words.numbers import number

MAX_BAR_CHARS: Final = 48
MIN_BAR_CHARS: Final = 4
NARROW_CHARS: Final = 60


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn with: the steps of a bar from nothing to full, a line, and a sigma."""

    steps: str
    line: str
    sigma: str


BLOCKS: Final = Marks(" ▏▎▍▌▋▊▉█", "│", "σ")
ASCII: Final = Marks(" #", "|", "sd")


def table(faces: tuple[Figure, ...], lang: str, width: int, marks: Marks) -> list[str]:
    """Return the lines of the table."""
    rows = [_headings(lang), *(_cells(*one, lang, marks) for one in zip(FACES, faces, strict=True))]
    gap = "  " if width > NARROW_CHARS else " "
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    aligned = [
        gap.join(cell.rjust(to) for cell, to in zip(row, widths, strict=True)) for row in rows
    ]
    room = width - len(aligned[0]) - len(gap)
    length = max(min(room, MAX_BAR_CHARS), MIN_BAR_CHARS)
    bars = ["", *_bars(faces, length, marks)]
    return [f"{line}{gap}{bar}".rstrip() for line, bar in zip(aligned, bars, strict=True)]


def deviations(figure: Figure, lang: str, marks: Marks) -> str:
    """Return how far off a figure is, such as `+1.4 σ`."""
    return f"{number(lang, figure.deviations, 1, sign=True)} {marks.sigma}"


def _headings(lang: str) -> list[str]:
    return [
        message(lang, "dice-heading-face", {}),
        message(lang, "dice-heading-seen", {}),
        message(lang, "dice-heading-expected", {}),
        message(lang, "dice-heading-off", {}),
    ]


def _cells(face: int, figure: Figure, lang: str, marks: Marks) -> list[str]:
    expected = number(lang, figure.expected, 1)
    return [str(face), number(lang, figure.seen), expected, deviations(figure, lang, marks)]


def _bars(faces: tuple[Figure, ...], length: int, marks: Marks) -> list[str]:
    """Return bars that begin at nothing; the longest one, or the line, is as long as may be."""
    most = max([figure.seen for figure in faces] + [faces[0].expected, 1])
    return [_bar(figure, length / most, length, marks) for figure in faces]


def _bar(figure: Figure, scale: float, length: int, marks: Marks) -> str:
    finest = len(marks.steps) - 1
    full, part = divmod(round(figure.seen * scale * finest), finest)
    bar = (marks.steps[-1] * full + marks.steps[part]).ljust(length)[:length]
    at = min(int(figure.expected * scale), length - 1)
    return bar[:at] + marks.line + bar[at + 1 :]

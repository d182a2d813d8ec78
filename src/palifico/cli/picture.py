"""Drawings that commands write: none ever takes the place of anything but another drawing."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from palifico.analysis import ASCII, BLOCKS, Marks, is_svg
from palifico.cli.games import real_path
from palifico.cli.writing import write_whole
from palifico.editions import Fault, reason


def spare(file: str, inputs: Sequence[str] = ()) -> None:
    """See that the drawing will take the place of nothing but another drawing.

    Raises Fault `not-svg`, `svg-name` when the name says otherwise, or `unwritable` when it is
    plain that nothing can be written there.
    """
    path = Path(file)
    keeps = not (path.is_fifo() or path.is_char_device())
    is_free = _is_free(path) if keeps else real_path(file) not in map(real_path, inputs)
    if not is_free:
        raise Fault("not-svg", file=file)
    if keeps and path.suffix.lower() != ".svg":
        raise Fault("svg-name", file=file)


def write_drawing(file: str, drawn: str) -> None:
    """Write the text of an SVG file, whole or not at all.

    Raises Fault `folder` or `unwritable`.
    """
    write_whole(file, drawn)


def marks() -> Marks:
    """What bars are drawn with: fine ones where the terminal can show them."""
    try:
        f"{BLOCKS.steps}{BLOCKS.line}{BLOCKS.sigma}".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ASCII
    return BLOCKS


def _is_free(path: Path) -> bool:
    """Whether there is an SVG image, or nothing yet. A file of games is no SVG image."""
    try:
        with path.open("r+b") as stream:
            return is_svg(stream)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and path.parent.is_dir():
            return True
        raise _unwritable(str(path), error) from None


def _unwritable(file: str, error: OSError) -> Fault:
    return Fault("unwritable", file=file, why=reason(error))

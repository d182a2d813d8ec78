"""`palifico dice-stats`: are the dice in these records what honest dice would show?"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from json import dumps
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from palifico.analysis import (
    ASCII,
    BLOCKS,
    Counts,
    DiceStats,
    Marks,
    Tally,
    dice_stats,
    drawing,
    is_svg,
    report,
    stats_json,
    verdict_sentence,
)
from palifico.cli.games import Heard, Unread, found_in, real_path, wanted_files
from palifico.cli.progress import reading
from palifico.cli.table import BAD_INPUT, Files, Lang, system_lang
from palifico.editions import Fault, reason
from palifico.words import message

LARGE: Final = 4_000_000
"""So many bytes take longer to read than anybody waits without wondering."""


def run_dice_stats(
    files: Files = None, *, plot: str | None = None, json: bool = False, lang: Lang | None = None
) -> int:
    speaks = lang or system_lang()
    names = wanted_files(files)
    if plot is not None:
        _spare(plot, names)
    try:
        counts, empty = _read(names, speaks)
    except Unread as unread:
        print(unread.sentence(speaks), file=sys.stderr)
        return BAD_INPUT
    for file in empty:
        print(message(speaks, "proof-none", {"file": file}), file=sys.stderr)
    if len(empty) == len(names):
        return BAD_INPUT
    stats = dice_stats(counts)
    if plot is not None:
        _spare(plot, names)  # the reading may have taken long
        _write(plot, drawing(stats, speaks))
    print(_json(stats, speaks) if json else _report(stats, speaks, plot))
    return BAD_INPUT if empty else int(stats.is_odd)


def _read(files: Sequence[str], lang: str) -> tuple[Counts, list[str]]:
    """The counts of all games, and the files that have none."""
    tally = Tally()
    with reading(files, message(lang, "dice-reading", {}), large=LARGE) as heard:
        empty = [file for file in files if not _games(file, tally, heard)]
    return tally.counts, empty


def _games(file: str, tally: Tally, heard: Heard) -> int:
    """Count the games of a file; how many there are."""
    games = 0
    for game in found_in(file, heard=heard):
        games += 1
        try:
            tally.add(game.record)
        except Fault as fault:
            raise Unread(file, game.number, fault) from None
    return games


def _spare(file: str, inputs: Sequence[str]) -> None:
    """See that the drawing will take the place of nothing but another drawing.

    Raises Fault `not-svg`, or `unwritable` when it is plain that nothing can be written there.
    """
    path = Path(file)
    if path.is_fifo() or path.is_char_device():  # these keep nothing that could be lost
        is_free = real_path(file) not in map(real_path, inputs)
    else:
        is_free = _is_free(path)
    if not is_free:
        raise Fault("not-svg", file=file)


def _is_free(path: Path) -> bool:
    """Whether there is an SVG image, or nothing yet. A file of games is no SVG image."""
    try:
        with path.open("r+b") as stream:
            return is_svg(stream)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and path.parent.is_dir():
            return True
        raise _unwritable(str(path), error) from None


def _write(file: str, drawn: str) -> None:
    try:
        Path(file).write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: str, error: OSError) -> Fault:
    return Fault("unwritable", file=file, why=reason(error))


def _report(stats: DiceStats, lang: str, plot: str | None) -> str:
    told = report(stats, lang, width=get_terminal_size().columns, marks=_marks())
    return f"{told}\n\n{message(lang, 'dice-picture', {'file': plot})}" if plot else told


def _marks() -> Marks:
    """Fine bars where the terminal can show them."""
    try:
        f"{BLOCKS.steps}{BLOCKS.line}{BLOCKS.sigma}".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ASCII
    return BLOCKS


def _json(stats: DiceStats, lang: str) -> str:
    return dumps(
        {**stats_json(stats), "message": verdict_sentence(stats, lang)}, ensure_ascii=False
    )

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
    counts_of,
    dice_stats,
    drawing,
    report,
    stats_json,
    verdict_sentence,
)
from palifico.cli.games import Found, Unread, found_in
from palifico.cli.progress import reading
from palifico.cli.table import BAD_INPUT, Files, Lang, system_lang
from palifico.editions import Fault
from palifico.words import message

LARGE: Final = 4_000_000
"""So many bytes take longer to read than anybody waits without wondering."""


def run_dice_stats(
    files: Files = None, *, plot: str | None = None, json: bool = False, lang: Lang | None = None
) -> int:
    speaks = lang or system_lang()
    try:
        stats = dice_stats(_counts(list(dict.fromkeys(files or ["-"])), speaks))
    except Unread as unread:
        print(unread.sentence(speaks), file=sys.stderr)
        return BAD_INPUT
    if plot is not None:
        _write(plot, drawing(stats, speaks))
    print(_json(stats, speaks) if json else _report(stats, speaks))
    return 1 if stats.is_odd else 0


def _counts(files: Sequence[str], lang: str) -> Counts:
    """The counts of all games; a file that is given twice is read once."""
    counts = Counts()
    with reading(files, message(lang, "dice-reading", {}), large=LARGE) as heard:
        for file in files:
            for game in found_in(file, heard=heard):
                counts += _counts_of(file, game)
    return counts


def _counts_of(file: str, game: Found) -> Counts:
    try:
        return counts_of(game.record)
    except Fault as fault:
        raise Unread(file, game.number, fault) from None


def _write(file: str, drawn: str) -> None:
    try:
        Path(file).write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise Fault("unwritable", file=file, why=error.strerror or str(error)) from None


def _report(stats: DiceStats, lang: str) -> str:
    return report(stats, lang, width=get_terminal_size().columns, marks=_marks())


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

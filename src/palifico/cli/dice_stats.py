"""`palifico dice-stats`: are the dice in these records what honest dice would show?"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from json import dumps
from shutil import get_terminal_size
from typing import Final

from palifico.analysis import (
    Counts,
    DiceStats,
    Tally,
    dice_stats,
    drawing,
    report,
    stats_json,
    verdict_sentence,
)
from palifico.cli.games import Heard, Unread, found_in, wanted_files
from palifico.cli.picture import marks, spare, write_drawing
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
    names = wanted_files(files)
    if plot is not None:
        spare(plot, names)
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
        spare(plot, names)  # the reading may have taken long
        write_drawing(plot, drawing(stats, speaks))
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


def _report(stats: DiceStats, lang: str, plot: str | None) -> str:
    told = report(stats, lang, width=get_terminal_size().columns, marks=marks())
    return f"{told}\n\n{message(lang, 'dice-picture', {'file': plot})}" if plot else told


def _json(stats: DiceStats, lang: str) -> str:
    return dumps(
        {**stats_json(stats), "message": verdict_sentence(stats, lang)}, ensure_ascii=False
    )

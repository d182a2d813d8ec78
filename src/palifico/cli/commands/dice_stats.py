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
from palifico.cli.environment import bar_marks
from palifico.cli.options import BAD_INPUT, Files, Lang, system_lang
from palifico.cli.output_files import check_drawing_place, write_whole
from palifico.cli.progress import bytes_bar
from palifico.cli.record_files import OnBytes, UnreadableGame, input_files, read_games
from palifico.errors import Fault
from palifico.words import message

MIN_BAR_BYTES: Final = 4_000_000
"""So many bytes take longer to read than anybody waits without wondering."""


def run_dice_stats(
    files: Files = None, *, plot: str | None = None, json: bool = False, lang: Lang | None = None
) -> int:
    speaks = lang or system_lang()
    names = input_files(files)
    if plot is not None:
        check_drawing_place(plot, names)
    try:
        counts, empty = _read(names, speaks)
    except UnreadableGame as unread:
        print(unread.sentence(speaks), file=sys.stderr)
        return BAD_INPUT
    for file in empty:
        print(message(speaks, "proof-none", {"file": file}), file=sys.stderr)
    if len(empty) == len(names):
        return BAD_INPUT
    stats = dice_stats(counts)
    if plot is not None:
        check_drawing_place(plot, names)  # the reading may have taken long
        write_whole(plot, drawing(stats, speaks))
    print(_json(stats, speaks) if json else _report(stats, speaks, plot))
    return BAD_INPUT if empty else int(stats.is_odd)


def _read(files: Sequence[str], lang: str) -> tuple[Counts, list[str]]:
    """The counts of all games, and the files that have none."""
    tally = Tally()
    with bytes_bar(files, message(lang, "dice-reading", {}), min_bytes=MIN_BAR_BYTES) as on_bytes:
        empty = [file for file in files if not _games(file, tally, on_bytes)]
    return tally.counts, empty


def _games(file: str, tally: Tally, on_bytes: OnBytes) -> int:
    """Count the games of a file; how many there are."""
    games = 0
    for game in read_games(file, on_bytes=on_bytes):
        games += 1
        try:
            tally.add(game.record)
        except Fault as fault:
            raise UnreadableGame(file, game.number, fault) from None
    return games


def _report(stats: DiceStats, lang: str, plot: str | None) -> str:
    told = report(stats, lang, width=get_terminal_size().columns, marks=bar_marks())
    return f"{told}\n\n{message(lang, 'dice-picture', {'file': plot})}" if plot else told


def _json(stats: DiceStats, lang: str) -> str:
    return dumps(
        {**stats_json(stats), "message": verdict_sentence(stats, lang)}, ensure_ascii=False
    )

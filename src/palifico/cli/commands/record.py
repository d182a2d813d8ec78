"""`palifico record`: converts games between JSON lines and the text notation."""

from __future__ import annotations

import sys
from typing import Literal

from palifico.cli.options import BAD_INPUT, File, Lang, system_lang
from palifico.cli.record_files import FoundGame, UnreadableGame, read_games
from palifico.errors import Fault
from palifico.record import Illegal, illegal_sentence, json_line, judge, write_texts
from palifico.words import message


class _NotLegal(Exception):
    """A game that cannot be converted: its number in the file, and why."""


def run_record(
    file: File = "-", *, to: Literal["text", "json"] = "text", lang: Lang | None = None
) -> int:
    speaks = lang or system_lang()
    try:
        games = list(read_games(file))
        text = (
            _texts(games, speaks)
            if to == "text"
            else "".join(json_line(game.record) for game in games)
        )
    except UnreadableGame as unread:
        print(unread.sentence(speaks), file=sys.stderr)
        return BAD_INPUT
    except _NotLegal as wrong:
        number, why = wrong.args
        print(f"{file}:{number}: {why}", file=sys.stderr)
        return BAD_INPUT
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
    return 0


def _texts(games: list[FoundGame], lang: str) -> str:
    """The notation, which is only for games that the rules accept."""
    try:
        return write_texts([game.record for game in games])
    except Fault as fault:
        if fault.code != "record.illegal":
            raise
        verdicts = ((game.number, judge(game.record)) for game in games)
        number, illegal = next((n, v) for n, v in verdicts if isinstance(v, Illegal))
        values = {"round": str(illegal.round + 1), "what": illegal_sentence(illegal, lang)}
        raise _NotLegal(number, message(lang, "fault-record-illegal", values)) from None

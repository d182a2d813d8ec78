"""`palifico record`: convert games between JSON lines and the text notation."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Literal

from palifico.cli.table import BAD_INPUT, File, Lang, opened, system_lang
from palifico.editions import Fault
from palifico.record import (
    Illegal,
    Record,
    illegal_sentence,
    judge,
    read_json,
    read_texts,
    to_json,
    write_texts,
)
from palifico.words import fault_sentence, message


class _Wrong(Exception):
    """A game that cannot be converted: its number in the file, and why."""


def run_record(
    file: File = "-", *, to: Literal["text", "json"] = "text", lang: Lang | None = None
) -> int:
    speaks = lang or system_lang()
    with opened(file) as stream:
        data = stream.read()
    try:
        games = list(_read(data, speaks))
        text = _texts(games, speaks) if to == "text" else "".join(map(_line, games))
    except UnicodeDecodeError as error:
        raise Fault("file", file=file, why=f"UTF-8: {error.reason}") from None
    except _Wrong as wrong:
        number, why = wrong.args
        print(f"{file}:{number}: {why}", file=sys.stderr)
        return BAD_INPUT
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
    return 0


def _read(data: bytes, lang: str) -> Iterator[Record]:
    """Games in either form: JSON lines begin with a brace."""
    if not data.lstrip().startswith(b"{"):
        yield from read_texts(data.decode("utf-8"))
        return
    for number, line in enumerate(data.split(b"\n"), start=1):
        try:
            if line.strip():
                yield read_json(line)
        except Fault as fault:
            raise _Wrong(number, fault_sentence(lang, fault)) from None


def _line(game: Record) -> str:
    return json.dumps(to_json(game), ensure_ascii=False) + "\n"


def _texts(games: list[Record], lang: str) -> str:
    """The notation, which is only for games that the rules accept."""
    try:
        return write_texts(games)
    except Fault as fault:
        if fault.code != "record.illegal":
            raise
        verdicts = ((number, judge(game)) for number, game in enumerate(games, start=1))
        number, illegal = next((n, v) for n, v in verdicts if isinstance(v, Illegal))
        values = {"round": str(illegal.round + 1), "what": illegal_sentence(illegal, lang)}
        raise _Wrong(number, message(lang, "fault-record-illegal", values)) from None

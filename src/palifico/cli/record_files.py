"""Record files: reads games as JSON lines or as the text notation.

JSON lines are streamed, so that a file may be of any length; a single record may go over many
lines. A text is read whole.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from typing import IO, Any, Final, TypeAlias

from palifico.cli.options import opened
from palifico.errors import Fault
from palifico.record import Record, decode, read_record, read_texts
from palifico.words import fault_sentence, visible

OnBytes: TypeAlias = Callable[[int], object]
"""Takes the number of bytes that were read since the last call."""
JSON_LINES: Final = (".jsonl", ".ndjson")
"""Suffixes of files that are JSON lines even if the first line is damaged."""
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game with its place: the line of a JSON record, or the number of the game in a text."""

    number: int
    record: Record
    data: dict[str, Any] | None = None
    """The JSON object as given; None for a text."""


class UnreadableGame(Exception):
    """A game that cannot be read: file, place and reason."""

    def __init__(self, file: str, number: int, fault: Fault) -> None:
        super().__init__(file, number, fault)
        self.file, self.number, self.fault = file, number, fault

    def sentence(self, lang: str) -> str:
        """Return the error as one line; for a text the fault itself names the line."""
        place = "" if self.fault.code == "notation.invalid" else f":{self.number}"
        return f"{visible(self.file)}{place}: {fault_sentence(lang, self.fault)}"


ReadGame: TypeAlias = FoundGame | UnreadableGame


def input_files(files: Sequence[str] | None) -> list[str]:
    """Return the files to read, each once under any of its names; without names, standard input.

    Raises Fault `command.missing` when standard input is a terminal, `command.option` for a name
    that looks like an option.
    """
    if not files and (sys.stdin is None or sys.stdin.isatty()):
        raise Fault("command.missing", name="FILES")
    by_path: dict[str, str] = {}
    for file in files or ["-"]:
        if file.startswith("-") and file != "-":
            raise Fault("command.option", given=file)
        by_path.setdefault(real_path(file), file)
    return list(by_path.values())


def real_path(file: str) -> str:
    """Return the resolved path of a file; `-` is standard input."""
    return file if file == "-" else os.path.realpath(file)


def _ignore(_bytes: int) -> None: ...


def read_each(file: str, *, on_bytes: OnBytes = _ignore) -> Iterator[ReadGame]:
    """Yield the games of a file (`-`: standard input), an UnreadableGame for a line that is none.

    A text is read or refused as a whole. `on_bytes` is called with the bytes of every line.
    Raises Fault when the file cannot be read at all.
    """
    with opened(file) as stream:
        begins, lines = _sniff(stream)
        if begins in (b"", b"{") or file.endswith(JSON_LINES):
            yield from _json_lines(file, lines, on_bytes)
        else:
            yield from _text(file, b"".join(lines), on_bytes)


def read_games(file: str, *, on_bytes: OnBytes = _ignore) -> Iterator[FoundGame]:
    """Yield the games of a file up to the first that cannot be read.

    Raises UnreadableGame for it, and Fault as `read_each` does.
    """
    for game in read_each(file, on_bytes=on_bytes):
        if isinstance(game, UnreadableGame):
            raise game
        yield game


def choose_game(games: Sequence[FoundGame], wanted: int | None) -> FoundGame:
    """Return the game of this number, counted from 1; without a number, the only one.

    Raises Fault `coach.games` when a number is needed, `coach.game` when there is no such game.
    """
    if wanted is None and len(games) > 1:
        raise Fault("coach.games", most=len(games))
    number = 1 if wanted is None else wanted
    if not 1 <= number <= len(games):
        raise Fault("coach.game", given=number, most=len(games))
    return games[number - 1]


def _sniff(stream: IO[bytes]) -> tuple[bytes, Iterable[bytes]]:
    """Return the first byte that is not blank, and all lines; a brace begins a JSON object."""
    blank: list[bytes] = []
    for line in stream:
        bare = _bare(line)
        if bare.startswith(b"{") and not bare.endswith(b"}"):
            return b"{", [*blank, *_over_lines(b"".join([line, *stream]))]
        if bare:
            return bare[:1], chain(blank, [line], stream)
        blank.append(line)
    return b"", blank


def _over_lines(rest: bytes) -> list[bytes]:
    """Join a single record that goes over many lines into one; else keep the lines."""
    try:
        decode(rest)
    except Fault:
        return BytesIO(rest).readlines()
    return [rest]


def _bare(line: bytes) -> bytes:
    return line.removeprefix(_BYTE_ORDER_MARK).strip()


def _json_lines(file: str, lines: Iterable[bytes], on_bytes: OnBytes) -> Iterator[ReadGame]:
    for number, line in enumerate(lines, start=1):
        if _bare(line):
            yield _json_game(file, number, line)
        on_bytes(len(line))


def _json_game(file: str, number: int, line: bytes) -> ReadGame:
    try:
        data = decode(line)
        record = read_record(data)
    except Fault as fault:
        return UnreadableGame(file, number, fault)
    return FoundGame(number, record, data if isinstance(data, dict) else None)


def _text(file: str, text: bytes, on_bytes: OnBytes) -> Iterator[ReadGame]:
    try:
        games = read_texts(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise Fault("file.not_text", file=file) from None
    except Fault as fault:
        yield UnreadableGame(file, int(fault.about.get("line", 1)), fault)
        return
    on_bytes(len(text))
    yield from (FoundGame(number, record) for number, record in enumerate(games, start=1))

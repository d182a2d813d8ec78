"""The games of a file, in either form: JSON, or the text notation.

JSON records stand one on a line and are read one at a time, so that a file may be of any length; a
single record may go over many lines. A text is read whole.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from typing import IO, Any, Final, TypeAlias

from palifico.cli.table import opened
from palifico.editions import Fault
from palifico.record import Record, decode, read_record, read_texts
from palifico.words import fault_sentence, visible

Heard: TypeAlias = Callable[[int], object]
JSON_LINES: Final = (".jsonl", ".ndjson")
"""Names of files that are JSON lines even if the first of them is spoilt."""
_MARK: Final = b"\xef\xbb\xbf"
"""What some programs put before UTF-8."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game, and where it stands: the line of a JSON record, or which game of a text it is."""

    number: int
    record: Record
    data: dict[str, Any] | None = None
    """The JSON object as it was given; a text has none."""


class Unread(Exception):
    """A game that cannot be read: in which file, where, and why."""

    def __init__(self, file: str, number: int, fault: Fault) -> None:
        super().__init__(file, number, fault)
        self.file, self.number, self.fault = file, number, fault

    def sentence(self, lang: str) -> str:
        """One line for people; of a text the fault itself says the line."""
        place = "" if self.fault.code == "notation.invalid" else f":{self.number}"
        return f"{visible(self.file)}{place}: {fault_sentence(lang, self.fault)}"


def wanted_files(files: Sequence[str] | None) -> list[str]:
    """The files to read, each once by whatever name; if none is named, what is piped in.

    Raises Fault `command.missing` when there is nothing but a terminal to wait for,
    `command.option` for a name that looks like one.
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
    """The one path of a file that may go by many; `-` is standard input."""
    return file if file == "-" else os.path.realpath(file)


def _nobody(_bytes: int) -> None:
    """Whoever does not care how far the reading is."""


def games_in(file: str, *, heard: Heard = _nobody) -> Iterator[Found | Unread]:
    """The games of a file (`-`: standard input); a line that holds none is Unread in its place.

    A text is read or refused as a whole. `heard` is told of every so many bytes that were read.
    Raises Fault when the file cannot be read at all.
    """
    with opened(file) as stream:
        begins, lines = _looked_at(stream)
        if begins in (b"", b"{") or file.endswith(JSON_LINES):
            yield from _json_lines(file, lines, heard)
        else:
            yield from _text(file, b"".join(lines), heard)


def found_in(file: str, *, heard: Heard = _nobody) -> Iterator[Found]:
    """The same for those who stop where a game cannot be read.

    Raises that Unread, and Fault as `games_in` does.
    """
    for game in games_in(file, heard=heard):
        if isinstance(game, Unread):
            raise game
        yield game


def _looked_at(stream: IO[bytes]) -> tuple[bytes, Iterable[bytes]]:
    """The first letter that is not blank, and all lines; a brace begins a JSON object."""
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
    """A single record that goes over many lines, as one; else the lines as they are."""
    try:
        decode(rest)
    except Fault:
        return BytesIO(rest).readlines()
    return [rest]


def _bare(line: bytes) -> bytes:
    return line.removeprefix(_MARK).strip()


def _json_lines(file: str, lines: Iterable[bytes], heard: Heard) -> Iterator[Found | Unread]:
    for number, line in enumerate(lines, start=1):
        if _bare(line):
            yield _json_game(file, number, line)
        heard(len(line))


def _json_game(file: str, number: int, line: bytes) -> Found | Unread:
    try:
        data = decode(line)
        record = read_record(data)
    except Fault as fault:
        return Unread(file, number, fault)
    return Found(number, record, data if isinstance(data, dict) else None)


def _text(file: str, text: bytes, heard: Heard) -> Iterator[Found | Unread]:
    try:
        games = read_texts(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise Fault("not-text", file=file) from None
    except Fault as fault:
        yield Unread(file, int(fault.about.get("line", 1)), fault)
        return
    heard(len(text))
    yield from (Found(number, record) for number, record in enumerate(games, start=1))

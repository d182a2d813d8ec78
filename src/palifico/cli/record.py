"""`palifico record`: convert games between JSON lines and the text notation."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Literal

from palifico.cli.table import File, Lang, opened
from palifico.editions import Fault
from palifico.record import Record, read_json, read_texts, to_json, write_texts


def run_record(
    file: File = "-", *, to: Literal["text", "json"] = "text", lang: Lang | None = None
) -> None:
    with opened(file) as stream:
        data = stream.read()
    try:
        games = list(_read(data))
    except UnicodeDecodeError as error:
        raise Fault("file", file=file, why=f"UTF-8: {error.reason}") from None
    if to == "json":
        text = "".join(json.dumps(to_json(game), ensure_ascii=False) + "\n" for game in games)
    else:
        text = write_texts(games)
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))


def _read(data: bytes) -> Iterator[Record]:
    """Games in either form: JSON lines begin with a brace."""
    if data.lstrip().startswith(b"{"):
        yield from (read_json(line) for line in data.splitlines() if line.strip())
    else:
        yield from read_texts(data.decode("utf-8"))

"""`palifico verify`: proves finished games from their records alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from json import dumps
from shutil import get_terminal_size
from textwrap import fill
from typing import Final

from palifico.cli.options import BAD_INPUT, Files, Lang, opened, system_lang
from palifico.cli.progress import bytes_bar
from palifico.cli.record_files import OnBytes, UnreadableGame, input_files, read_each
from palifico.errors import Fault
from palifico.record import (
    Proof,
    proof_json,
    proof_sentence,
    prove,
    prove_record,
    to_json,
    unreadable,
)
from palifico.words import fault_sentence, message, visible

SCRIPT: Final = "verify_palifico.py"
MIN_BAR_BYTES: Final = 1_000_000
"""So many bytes of records take longer to check than anybody waits without wondering."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A game that was looked at: where it stands, and what was found."""

    file: str
    number: int
    proof: Proof


def run_verify(
    files: Files = None,
    *,
    key: str | None = None,
    json: bool = False,
    script: bool = False,
    lang: Lang | None = None,
) -> int:
    if script:
        sys.stdout.write(resources("palifico.fair").joinpath(SCRIPT).read_text("utf-8"))
        return 0
    speaks = lang or system_lang()
    public = None if key is None else _key(key)
    found: list[bool] = []
    status = 0
    for looked in _look(input_files(files), public, speaks):
        if isinstance(looked, str):
            print(looked, file=sys.stderr, flush=True)
            status = BAD_INPUT
        else:
            found.append(looked.proof.flaw is None)
            print(_json(looked, speaks) if json else _line(looked, speaks), flush=True)
    if len(found) > 1 and not json:
        values = {"proven": str(sum(found)), "games": str(len(found))}
        print(message(speaks, "proof-summary", values))
    return status or (0 if all(found) else 1)


def _look(names: Sequence[str], key: bytes | None, lang: str) -> Iterator[Looked | str]:
    """Every game of every file; of a file that has none, or cannot be read, a sentence."""
    label = message(lang, "proof-reading", {})
    shown = [] if sys.stdout.isatty() else names  # on a screen the answers are the progress
    with bytes_bar(shown, label, min_bytes=MIN_BAR_BYTES) as on_bytes:
        for file in names:
            try:
                empty = True
                for looked in _look_into(file, key, on_bytes):
                    empty = False
                    yield looked
                if empty:
                    yield message(lang, "proof-none", {"file": file})
            except Fault as fault:
                yield fault_sentence(lang, fault)


def _look_into(file: str, key: bytes | None, on_bytes: OnBytes) -> Iterator[Looked]:
    for game in read_each(file, on_bytes=on_bytes):
        if isinstance(game, UnreadableGame):
            proof = unreadable(game.fault)
        elif game.data is None:
            proof = prove(to_json(game.record), key=key)
        else:
            proof = prove_record(game.record, game.data, key=key)
        yield Looked(file, game.number, proof)


def _line(looked: Looked, lang: str) -> str:
    """The answer on one line, or folded between words where a person reads it."""
    line = f"{visible(looked.file)}:{looked.number}: {proof_sentence(looked.proof, lang)}"
    if not sys.stdout.isatty():
        return line
    width = get_terminal_size().columns
    return fill(line, width, break_long_words=False, break_on_hyphens=False)


def _json(looked: Looked, lang: str) -> str:
    record = looked.proof.record
    told = {"file": looked.file, "number": looked.number, **proof_json(looked.proof, lang)}
    if record is not None and record.fair is not None:
        told["lock"] = record.fair.lock.hex()
    return dumps(told)


def _key(text: str) -> bytes:
    """The public key that is given in hex, or lies in a file.

    Raises Fault `key.form` when it is neither.
    """
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    try:
        with opened(text) as stream:
            held = stream.read(200).strip()
    except Fault:
        held = b""
    if not re.fullmatch(rb"[0-9a-fA-F]{64}", held):
        raise Fault("key.form", place=text)
    return bytes.fromhex(held.decode())

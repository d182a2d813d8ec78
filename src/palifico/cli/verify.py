"""`palifico verify`: prove finished games from their records alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from json import dumps
from typing import Final

from palifico.cli.games import Unread, games_in
from palifico.cli.progress import reading
from palifico.cli.table import BAD_INPUT, Files, Lang, opened, system_lang
from palifico.editions import Fault
from palifico.record import Proof, proof_json, proof_sentence, prove, to_json, unreadable
from palifico.words import message

SCRIPT: Final = "verify_palifico.py"
LARGE: Final = 1_000_000
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
    status = 0
    for looked in _look(files or ["-"], public, speaks):
        if looked is None:
            status = BAD_INPUT
            continue
        status = max(status, 1 if looked.proof.flaw else 0)
        print(_json(looked, speaks) if json else _line(looked, speaks), flush=True)
    return status


def _look(names: Sequence[str], key: bytes | None, lang: str) -> Iterator[Looked | None]:
    """Every game of every file; None for a file without any, which is told at once."""
    with reading(names, message(lang, "proof-reading", {}), large=LARGE) as heard:
        for file in names:
            empty = True
            for game in games_in(file, heard=heard):
                empty = False
                if isinstance(game, Unread):
                    yield Looked(file, game.number, unreadable(game.fault))
                else:
                    data = to_json(game.record) if game.data is None else game.data
                    yield Looked(file, game.number, prove(data, key=key))
            if empty:
                print(message(lang, "proof-none", {"file": file}), file=sys.stderr)
                yield None


def _line(looked: Looked, lang: str) -> str:
    sentence = proof_sentence(looked.proof, lang)
    return f"{looked.file}:{looked.number}: {sentence}"


def _json(looked: Looked, lang: str) -> str:
    told = {"file": looked.file, "number": looked.number, **proof_json(looked.proof, lang)}
    return dumps(told, ensure_ascii=False)


def _key(text: str) -> bytes:
    """The public key that is given in hex, or lies in a file.

    Raises Fault `key.form` when it is none, `file` when the file cannot be read.
    """
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    with opened(text) as stream:
        held = stream.read(200).strip()
    if not re.fullmatch(rb"[0-9a-fA-F]{64}", held):
        raise Fault("key.form", place=text)
    return bytes.fromhex(held.decode())

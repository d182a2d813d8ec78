"""The files of the page, in memory: read once, packed once, named by what is in them."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from palifico.server.pages.words import page_words, sources
from palifico.words import LANGS

TYPES: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "json": "application/json",
}
WORDS: Final = {f"words/{lang}.json": lang for lang in LANGS}


@dataclass(frozen=True, slots=True)
class Served:
    """A file as it is sent."""

    media_type: str
    body: bytes
    packed: bytes
    tag: str


def find_file(path: str) -> Served | None:
    """The file at a path below `/static/`, in which the version may stand first; None: no such.

    >>> find_file("app.js") == find_file(f"{version()}/app.js"), find_file("../index.html")
    (True, None)
    """
    name = path.removeprefix(f"{version()}/")
    return _served(name) if name in _static() or name in WORDS else None


@cache
def version() -> str:
    """Stands for all that the page is made of: whatever changes, it has another address."""
    static = sorted(_static().items())
    return _hash([*(body for _, body in static), *(text.encode() for text in sources())])


def template() -> str:
    """The page before its words are in it."""
    return files("palifico.server.pages").joinpath("index.html").read_text("utf-8")


@cache
def _static() -> Mapping[str, bytes]:
    found = files("palifico.server.pages").joinpath("static").iterdir()
    return {f.name: f.read_bytes() for f in found if f.name.rpartition(".")[2] in TYPES}


@cache
def _served(name: str) -> Served:
    body = page_words(WORDS[name]) if name in WORDS else _static()[name]
    media_type = TYPES[name.rpartition(".")[2]]
    return Served(media_type, body, gzip.compress(body, mtime=0), f'"{_hash([body])}"')


def _hash(parts: list[bytes]) -> str:
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:16]

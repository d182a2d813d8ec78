"""Static assets: the built web client in memory, with compressed twins and Vite's manifest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

TYPES: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "png": "image/png",
}
PACKED: Final = {"br": "br", "gz": "gzip"}
"""The suffix of a compressed twin and its content encoding, the smallest first."""
MANIFEST: Final = "manifest.json"
STATIC: Final = "/static/"


@dataclass(frozen=True, slots=True)
class Served:
    """A file in every encoding that it can be sent in."""

    media_type: str
    body: bytes
    packed: Mapping[str, bytes]
    tag: str


class Chunk(msgspec.Struct, frozen=True):
    """What Vite's manifest says about one source."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Client:
    """All files of the client by their names below `/static/`, and by source."""

    chunks: Mapping[str, Chunk]
    files: Mapping[str, Served]

    def url(self, source: str) -> str:
        """Return the URL of the file that was built from a source."""
        return STATIC + self.chunks[source].file

    def scripts(self, sources: Sequence[str]) -> list[str]:
        """Return the scripts of these sources and all that they import, each once."""
        return list(dict.fromkeys(STATIC + chunk.file for chunk in self._reached(sources)))

    def styles(self, sources: Sequence[str]) -> list[str]:
        """Return the style sheets of these sources and all that they import, each once."""
        reached = list(self._reached(sources))
        return list(dict.fromkeys(STATIC + css for chunk in reached for css in chunk.css))

    def _reached(self, sources: Sequence[str]) -> Iterator[Chunk]:
        seen: set[str] = set()
        waiting = [source for source in reversed(sources) if source in self.chunks]
        while waiting:
            source = waiting.pop()
            if source not in seen:
                seen.add(source)
                chunk = self.chunks[source]
                yield chunk
                waiting += reversed(chunk.imports)


@cache
def client() -> Client | None:
    """Return the client that was built into this package, or None."""
    return read_client(files("palifico.server.pages").joinpath("built"))


def read_client(folder: Traversable) -> Client | None:
    """Return the client in a folder, or None."""
    manifest = folder.joinpath(MANIFEST)
    if not manifest.is_file():
        return None
    chunks = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Chunk])
    bodies = {f"assets/{one.name}": one for one in folder.joinpath("assets").iterdir()}
    names = [name for name in bodies if name.rpartition(".")[2] in TYPES]
    return Client(chunks, {name: _served(name, bodies) for name in names})


def hash_of(parts: Sequence[bytes]) -> str:
    """Return a short content hash."""
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:16]


def _served(name: str, bodies: Mapping[str, Traversable]) -> Served:
    twins = {how: f"{name}.{end}" for end, how in PACKED.items()}
    packed = {how: bodies[twin].read_bytes() for how, twin in twins.items() if twin in bodies}
    body = bodies[name].read_bytes()
    return Served(TYPES[name.rpartition(".")[2]], body, packed, f'"{hash_of([body])}"')

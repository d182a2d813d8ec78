"""The built web client, in memory: read once, packed when it was built, found by its manifest."""

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
"""How a packed twin ends, and the name of its packing, the smallest first."""
MANIFEST: Final = "manifest.json"
STATIC: Final = "/static/"


@dataclass(frozen=True, slots=True)
class Served:
    """A file as it is sent: as it is, and packed in ways that the reader may know."""

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
    """All files of the client by their names below `/static/`, and by their sources."""

    chunks: Mapping[str, Chunk]
    files: Mapping[str, Served]

    def url(self, source: str) -> str:
        """Where the file that was made of a source is found."""
        return STATIC + self.chunks[source].file

    def scripts(self, sources: Sequence[str]) -> list[str]:
        """The scripts of these sources and all that they import, each once; unknown ones none."""
        return list(dict.fromkeys(STATIC + chunk.file for chunk in self._reached(sources)))

    def styles(self, sources: Sequence[str]) -> list[str]:
        """The style sheets of these sources and all that they import, in order, each once."""
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
    """The client that was built into this package, if one was."""
    return read_client(files("palifico.server.pages").joinpath("built"))


def read_client(folder: Traversable) -> Client | None:
    """The client in a folder; None: there is none."""
    manifest = folder.joinpath(MANIFEST)
    if not manifest.is_file():
        return None
    chunks = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Chunk])
    bodies = {f"assets/{one.name}": one for one in folder.joinpath("assets").iterdir()}
    names = [name for name in bodies if name.rpartition(".")[2] in TYPES]
    return Client(chunks, {name: _served(name, bodies) for name in names})


def hash_of(parts: Sequence[bytes]) -> str:
    """A short name for what these parts are."""
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:16]


def _served(name: str, bodies: Mapping[str, Traversable]) -> Served:
    twins = {how: f"{name}.{end}" for end, how in PACKED.items()}
    packed = {how: bodies[twin].read_bytes() for how, twin in twins.items() if twin in bodies}
    body = bodies[name].read_bytes()
    return Served(TYPES[name.rpartition(".")[2]], body, packed, f'"{hash_of([body])}"')

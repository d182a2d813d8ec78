"""Table links: parses a link or a table code into a `TableAddress`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from palifico.errors import Fault

CODE: Final = re.compile("[A-HJKMNP-Z]{6}")
_LINK: Final = re.compile(r"/(?P<kind>[tcg])/(?P<what>[^/]+)/?")


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A server, None for the embedded one; and a table by id or code, or a game, if any."""

    base: str | None = None
    table: str | None = None
    code: str | None = None
    game: str | None = None


def parse_address(given: str, server: str | None = None) -> TableAddress:
    """Parse a link, or a code at a server.

    Raises Fault `table.unknown` when it can be neither.

    >>> parse_address("http://perudo.example/t/m5c1t8y4w6")
    TableAddress(base='http://perudo.example', table='m5c1t8y4w6', code=None, game=None)
    >>> parse_address("kqr tzb").code
    'KQRTZB'
    """
    if "://" in given:
        return _parse_link(given)
    code = re.sub(r"[\s-]", "", given).upper()
    if not CODE.fullmatch(code):
        raise Fault("table.unknown", given=given)
    return TableAddress(parse_server(server) if server else None, code=code)


def parse_server(given: str) -> str:
    """Return the base URL of a server. Raises Fault `table.unknown`."""
    base = _parse_link(given if "://" in given else f"http://{given}").base
    assert base is not None
    return base


def _parse_link(given: str) -> TableAddress:
    try:
        parts = urlsplit(given.strip())
        base = f"{parts.scheme}://{parts.netloc}"
        is_one = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_one = False
    if not is_one:
        raise Fault("table.unknown", given=given)
    found = _LINK.fullmatch(parts.path)
    if found is None:
        if parts.path not in ("", "/"):
            raise Fault("table.unknown", given=given)
        return TableAddress(base)
    what = unquote(found["what"])
    match found["kind"]:
        case "t":
            return TableAddress(base, table=what)
        case "c":
            return TableAddress(base, code=what.upper())
        case _:
            return TableAddress(base, game=what)

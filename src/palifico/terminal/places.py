"""Where a table is: the link or the code that somebody was given."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from palifico.editions import Fault

CODE: Final = re.compile("[A-HJKMNP-Z]{6}")
_LINK: Final = re.compile(r"/(?P<kind>[tcg])/(?P<what>[^/]+)/?")


@dataclass(frozen=True, slots=True)
class Place:
    """A server, None for that of this machine; and a table by id or code, or a game, if any."""

    base: str | None = None
    table: str | None = None
    code: str | None = None
    game: str | None = None


def read_place(given: str, server: str | None = None) -> Place:
    """What a link or a code leads to.

    Raises Fault `table.unknown` when it can be neither.

    >>> read_place("http://perudo.example/t/m5c1t8y4w6")
    Place(base='http://perudo.example', table='m5c1t8y4w6', code=None, game=None)
    >>> read_place("kqr tzb").code
    'KQRTZB'
    """
    if "://" in given:
        return _link(given)
    code = re.sub(r"[\s-]", "", given).upper()
    if not CODE.fullmatch(code):
        raise Fault("table.unknown", given=given)
    return Place(read_server(server) if server else None, code=code)


def read_server(given: str) -> str:
    """The address of a server; raises Fault `table.unknown`."""
    base = _link(given if "://" in given else f"http://{given}").base
    assert base is not None
    return base


def _link(given: str) -> Place:
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
        return Place(base)
    what = unquote(found["what"])
    match found["kind"]:
        case "t":
            return Place(base, table=what)
        case "c":
            return Place(base, code=what.upper())
        case _:
            return Place(base, game=what)

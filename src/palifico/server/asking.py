"""What a request for a socket asks for: the table, from where on, in which language, from where."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qs, urlsplit

from websockets.datastructures import Headers

from palifico.editions import Fault
from palifico.server.door import Asked
from palifico.server.origins import fits
from palifico.words import LANGS

PATH: Final = re.compile(r"/api/tables/([0-9A-Za-z_-]{1,64})/socket")
AFTER: Final = re.compile(r"[0-9]{1,9}")
MOST_FIELDS: Final = 20


def read_asked(path: str, headers: Headers, *, lang: str) -> Asked:
    """The request for a socket; raises Fault `route.unknown` or `socket.after`."""
    parts = urlsplit(path)
    found = PATH.fullmatch(parts.path)
    if found is None:
        raise Fault("route.unknown", given=parts.path)
    return Asked(
        table=found[1],
        after=_after(_fields(parts.query).get("after", [])),
        lang=lang,
        cookie="; ".join(headers.get_all("Cookie")) or None,
        authorization=", ".join(headers.get_all("Authorization")) or None,
    )


def asked_lang(path: str, headers: Headers) -> str:
    """The language in the address, else the first of the reader's that we speak, else English."""
    asked = _fields(path.partition("?")[2]).get("lang", [])
    return choose_lang(asked[-1] if asked else None, ",".join(headers.get_all("Accept-Language")))


def choose_lang(asked: str | None, accepted: str | None) -> str:
    """A language that we speak, out of what was asked for and an Accept-Language header.

    >>> choose_lang(None, "pt-BR, it;q=0.3, es-PE;q=0.8"), choose_lang("nl", "de")
    ('es', 'nl')
    """
    if asked in LANGS:
        return str(asked)
    wanted = [_weighed(part) for part in (accepted or "").split(",")[:MOST_FIELDS]]
    spoken = [(weight, lang) for weight, lang in wanted if weight > 0 and lang in LANGS]
    return max(spoken, key=lambda one: one[0], default=(0, "en"))[1]


def check_origin(headers: Headers, allowed: Collection[str]) -> None:
    """See that a page which asks is one of ours; programs send no origin.

    Raises Fault `auth.origin`.
    """
    origins, hosts = headers.get_all("Origin"), headers.get_all("Host")
    if not origins or (len(origins) == 1 and origins[0].lower() in allowed):
        return
    if len(origins) != 1 or len(hosts) != 1 or not fits(origins[0], hosts[0]):
        raise Fault("auth.origin")


def client_address(peer: str, forwarded: Sequence[str]) -> str:
    """Where a request comes from: the last address a trusted proxy wrote down, else the peer.

    >>> client_address("10.0.0.1", ["203.0.113.9, 198.51.100.7"])
    '198.51.100.7'
    """
    last = ",".join(forwarded).rpartition(",")[2].strip()
    try:
        return str(ip_address(last.strip("[]"))) if last else peer
    except ValueError:
        return peer


def _fields(query: str) -> dict[str, list[str]]:
    try:
        return parse_qs(query, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {"after": ["too many fields"]}


def _after(given: Sequence[str]) -> int | None:
    if not given:
        return None
    if len(given) > 1 or not AFTER.fullmatch(given[0]):
        raise Fault("socket.after", given=" ".join(given))
    return int(given[0])


def _weighed(part: str) -> tuple[float, str]:
    """A language of an Accept-Language header with its weight; 0 for what cannot be read."""
    found = re.fullmatch(r"\s*([A-Za-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", part)
    if found is None:
        return 0, ""
    return float(found[2] or 1), found[1].lower()

"""Request headers: the language to answer in, and the address of the client."""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

from palifico.words import LANGS

MAX_LANGUAGES: Final = 20


def choose_lang(asked: str | None, accepted: str | None) -> str:
    """Return a supported language, out of what was asked for and an Accept-Language header.

    >>> choose_lang(None, "pt-BR, it;q=0.3, es-PE;q=0.8"), choose_lang("nl", "de")
    ('es', 'nl')
    """
    if asked in LANGS:
        return str(asked)
    wanted = [_weighed(part) for part in (accepted or "").split(",")[:MAX_LANGUAGES]]
    spoken = [(weight, lang) for weight, lang in wanted if weight > 0 and lang in LANGS]
    return max(spoken, key=lambda one: one[0], default=(0, "en"))[1]


def client_address(peer: str, forwarded: Sequence[str]) -> str:
    """Return where a request comes from: the last address of a trusted proxy's header, or the peer.

    >>> client_address("10.0.0.1", ["203.0.113.9, 198.51.100.7"])
    '198.51.100.7'
    """
    last = ",".join(forwarded).rpartition(",")[2].strip()
    try:
        return str(ip_address(last.strip("[]"))) if last else peer
    except ValueError:
        return peer


def _weighed(part: str) -> tuple[float, str]:
    """Return a language of an Accept-Language header with its weight; 0 if it cannot be read."""
    found = re.fullmatch(r"\s*([A-Za-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", part)
    if found is None:
        return 0, ""
    return float(found[2] or 1), found[1].lower()

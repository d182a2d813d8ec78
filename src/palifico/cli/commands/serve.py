"""`palifico serve`: runs the server of live tables."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from palifico.cli.environment import can_print
from palifico.cli.options import Lang, system_lang
from palifico.words import message

if TYPE_CHECKING:
    from socket import socket

    from palifico.server.core.config import Settings


def run_serve(
    *,
    host: str | None = None,
    port: str | None = None,
    lan: bool | None = None,
    data: str | None = None,
    database: str | None = None,
    keys: str | None = None,
    public_url: str | None = None,
    origins: str | None = None,
    secure_cookies: str | None = None,
    proxy_header: str | None = None,
    max_sockets: str | None = None,
    max_sockets_address: str | None = None,
    max_sockets_account: str | None = None,
    max_messages: str | None = None,
    guests_per_hour: str | None = None,
    shutdown_limit: str | None = None,
    metrics: str | None = None,
    log_format: str | None = None,
    log_level: str | None = None,
    lang: Lang | None = None,
) -> int:
    given = {name: _spelt(value) for name, value in locals().items() if name != "lang"}

    from palifico.server.core.config import read_settings
    from palifico.server.main import serve

    settings = read_settings(given, os.environ)
    serve(settings, ready=partial(_welcome, settings, lang or system_lang()))
    return 0


def _welcome(settings: Settings, lang: str, listening: socket) -> None:
    """Say where the server is, and draw it for phones."""
    from palifico.server.core.addresses import lan_url, url_of

    print(message(lang, "serve-ready", {"url": url_of(listening)}))
    outside = settings.public_url or (lan_url(listening) if settings.lan else None)
    if outside is not None:
        _show(outside, lang)
    elif settings.lan:
        print(message(lang, "serve-no-lan", {}))
    print(message(lang, "serve-stop", {}), flush=True)


def _show(url: str, lang: str) -> None:
    from palifico.server.core.addresses import qr_code

    print(message(lang, "serve-outside", {"url": url}))
    drawn = qr_code(url)
    if can_print(drawn):
        print(drawn)


def _spelt(value: object) -> str | None:
    """A flag as the same setting would stand in the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return None if value is None else str(value)

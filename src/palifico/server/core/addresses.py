"""Listening address: binds the server's socket, and prints its URL and QR code."""

from __future__ import annotations

import errno
import socket
from io import StringIO
from typing import Final

from palifico.errors import Fault, reason

BACKLOG: Final = 2048
ANY_ADDRESS: Final = ("0.0.0.0", "::")
TEST_NET: Final = ("192.0.2.1", 9)
"""A documentation address (RFC 5737): no host has it, but the route to it is the network's."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise Fault `serve.taken`, or `serve.address` for the rest."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise Fault("serve.address", given=f"{host}:{port}", why=_why(error)) from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen(BACKLOG)
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            raise Fault("serve.taken", port=str(port)) from None
        raise Fault("serve.address", given=f"{host}:{port}", why=_why(error)) from None
    return made


def url_of(listening: socket.socket) -> str:
    """Return the URL to open on this machine.

    >>> with listen("127.0.0.1", 0) as listening:
    ...     url_of(listening).rpartition(":")[0]
    'http://127.0.0.1'
    """
    host, port = listening.getsockname()[:2]
    if host in ANY_ADDRESS:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_url(listening: socket.socket) -> str | None:
    """Return the URL to open elsewhere in the local network; None when there is no network."""
    host, port = listening.getsockname()[:2]
    return lan_url_at(port) if host in ANY_ADDRESS else url_of(listening)


def lan_url_at(port: int) -> str | None:
    """Return the URL of a port of this machine in the local network; None without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
            towards.connect(TEST_NET)  # sends nothing: it only chooses a route
            return f"http://{towards.getsockname()[0]}:{port}"
    except OSError:
        return None


def qr_code(url: str) -> str:
    """Return a URL as a QR code in block characters, without colours."""
    import segno  # noqa: PLC0415 - few ask for it

    drawn = StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def _why(error: OSError | UnicodeError) -> str:
    return reason(error) if isinstance(error, OSError) else str(error)

"""Frames and handshakes that break the rules, and what each is answered with."""

from __future__ import annotations

from typing import Final

from tests.hostile.raw_client import BINARY, CLOSE, FIN, PING, PONG, TEXT, frame
from tests.hostile.spoilt_commands import MOST

SIT: Final = b'{"type":"sit","id":"s","seat":0}'
CONT: Final = 0
FRAMES: Final = {
    "not UTF-8": (frame(b"\xff\xfe"), 1007),
    "half a letter": (frame("é".encode()[:1]), 1007),
    "half a letter in two pieces": (frame(b"\xc3", TEXT) + frame(b"(", FIN | CONT), 1007),
    "a surrogate": (frame(b'"\xed\xa0\x80"'), 1007),
    "binary": (frame(SIT, FIN | BINARY), 1003),
    "binary in pieces": (frame(SIT, BINARY), 1003),
    "no mask": (frame(SIT, mask=False), 1002),
    "a bit that is reserved": (frame(SIT, 0xC1), 1002),
    "a kind that is reserved": (frame(b"", 0x83), 1002),
    "a control that is reserved": (frame(b"", 0x8B), 1002),
    "a piece of nothing": (frame(SIT, FIN | CONT), 1002),
    "another beginning": (frame(b"{", TEXT) + frame(b"{", TEXT), 1002),
    "a long ping": (frame(bytes(126), FIN | PING), 1002),
    "a ping in pieces": (frame(b"", PING), 1002),
    "half a code": (frame(b"\x03", FIN | CLOSE), 1002),
    "no such code": (frame(b"\x03\xe7", FIN | CLOSE), 1002),
    "a code that is not sent": (frame(b"\x03\xed", FIN | CLOSE), 1002),
    "a reason that is no text": (frame(b"\x03\xe8\xff", FIN | CLOSE), 1007),
    "a byte too many": (frame(b" " * (MOST + 1)), 1009),
    "a gigabyte, announced": (b"\x81\xff" + (1 << 30).to_bytes(8) + bytes(4), 1009),
    "more than there is": (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
    "pieces of too much": (frame(b" " * 4000, TEXT) + frame(b" " * 200, CONT), 1009),
    "a flood": (frame(SIT) * 100, 1008),
    "a flood of pings": (frame(b"", FIN | PING) * 100, 1008),
    "a flood of pongs": (frame(b"x", FIN | PONG) * 100, 1008),
    "a flood of empty pieces": (frame(b"", TEXT) + frame(b"", CONT) * 100, 1008),
    "goodbye": (frame(b"\x03\xe8", FIN | CLOSE), 1000),
}
"""What is sent on an open socket, and the code with which the server closes."""


def handshakes(table: str, port: int) -> list[tuple[str, tuple[str, ...], int, str]]:
    """The address that is asked for, lines of the head, and the status and code of the answer."""
    own, at = f"http://127.0.0.1:{port}", f"/api/tables/{table}/socket"
    return [
        (at, (), 101, ""),
        (at, (f"Origin: {own}",), 101, ""),
        (at, ("Origin: https://evil.example",), 403, "auth.origin"),
        (at, ("Origin: null",), 403, "auth.origin"),
        (at, (f"Origin: {own}", "Origin: https://evil.example"), 403, "auth.origin"),
        (at, (f"Origin: {own}.evil.example",), 403, "auth.origin"),
        (at, (f"Origin: http://127.0.0.1:{port % 65535 + 1}",), 403, "auth.origin"),
        (at, ("Authorization: Bearer x",), 401, "auth.invalid"),
        (at, (f"Authorization: Bearer pal_{'a' * 43}",), 401, "auth.invalid"),
        (at, (f"Cookie: palifico={'a' * 43}",), 101, ""),
        (at, ("Cookie: palifico=\xff\x01;;;==",), 400, ""),
        (at, ("Sec-WebSocket-Version: 12",), 400, "socket.handshake"),
        (at, ("Sec-WebSocket-Key: short",), 400, "socket.handshake"),
        (at, ("Sec-WebSocket-Key: -",), 400, "socket.handshake"),
        (at, ("Sec-WebSocket-Extensions: permessage-deflate",), 101, ""),
        (f"{at}?after=0", (), 101, ""),
        (f"{at}?after=999999999", (), 101, ""),
        (f"{at}?lang=xx&after=1", (), 101, ""),
        (f"{at}?after=-1", (), 400, "socket.after"),
        (f"{at}?after=", (), 400, "socket.after"),
        (f"{at}?after=1&after=2", (), 400, "socket.after"),
        (f"{at}?after={'9' * 5000}", (), 400, "socket.after"),
        (f"{at}?after=%D9%A1", (), 400, "socket.after"),
        (f"{at}?{'a&' * 40}", (), 400, "socket.after"),
        (f"{at}?{'a' * 10_000}", (), 400, "socket.handshake"),
        ("/api/tables/nowhere/socket", (), 404, "table.unknown"),
        (f"/api/tables/{'a' * 64}/socket", (), 404, "table.unknown"),
        (f"/api/tables/{'a' * 65}/socket", (), 404, "route.unknown"),
        ("/api/tables/%00/socket", (), 404, "route.unknown"),
        ("/api/tables/../me/socket", (), 404, "route.unknown"),
        ("/api/me", (), 404, "route.unknown"),
        ("/", (), 404, "route.unknown"),
    ]

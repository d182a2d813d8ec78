"""AsyncAPI 3.0 document of a table's protocol, made from the messages themselves."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final

import msgspec

from palifico.protocol import examples
from palifico.protocol.frames import Err, Ok, Resync
from palifico.protocol.rest_games import Hands
from palifico.protocol.schemas import COMMANDS, ENTRIES, FRAMES, Json, Kind, schemas, tag_of

ANSWERS: Final[tuple[Kind, ...]] = (Ok, Err)
TOLD: Final = tuple(kind for kind in (*ENTRIES, *FRAMES) if kind not in (Ok, Err, Resync))
"""What a table tells of its own accord, on a socket and on a stream alike."""

CLOSE_CODES: Final = {
    1002: "What came is no WebSocket frame",
    1003: "What came is not text",
    1007: "What came is not UTF-8",
    1008: "Flood: too many messages, though each was refused",
    1009: "A message of more than 4 KiB",
    1011: "A mistake of ours",
    1012: "The server restarts, or has to read the table anew: come back at once, with `after`",
    4001: "Not allowed: this table has no spectators, or the key has been revoked",
    4008: "Too much was unread: come back at once, with `after`",
}
"""Why the server closes a socket."""

ABOUT: Final = (
    "Everything that happens at a table, as it happens. The document speaks for the server: it "
    "*receives* commands and *sends* all other messages. A client without cookie or token "
    "is a spectator. docs/protocol.md tells the same for people."
)
TABLE: Final = {"description": "The id in the table's link"}
AFTER: Final = {
    "type": "integer",
    "minimum": 0,
    "description": "The number of the last entry that is known; 0, or nothing, for a snapshot",
}
LANG: Final = {
    "enum": ["it", "en", "fr", "es", "nl", "de"],
    "description": "Of the sentences in refusals; else the first of Accept-Language that we speak",
}
AS: Final = {"const": "spectator", "description": "Watch only, whatever credentials come along"}
QUERY: Final = {"type": "object", "properties": {"after": AFTER, "as": AS, "lang": LANG}}


def document(version: str) -> Json:
    """Return the whole document, for this version of the server."""
    kinds: tuple[Kind, ...] = (*COMMANDS, *ENTRIES, *FRAMES, Hands)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Palifico: a table",
            "version": version,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {"socket": _server("ws"), "http": _server("http")},
        "channels": _channels(),
        "operations": _operations(),
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in kinds},
            "schemas": schemas(kinds),
            "securitySchemes": {
                "cookie": {"type": "httpApiKey", "name": "palifico", "in": "cookie"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _server(protocol: str) -> Json:
    return {
        "host": "{host}",
        "protocol": protocol,
        "description": "Over TLS where the server stands behind it: wss, https",
        "variables": {"host": {"default": "127.0.0.1:8000"}},
        "security": [
            {"$ref": f"#/components/securitySchemes/{one}"} for one in ("cookie", "bearer")
        ],
    }


def _channels() -> Json:
    tables, table = "/api/tables/{table}", {"table": TABLE}
    socket = _channel(f"{tables}/socket", table, "socket", (*COMMANDS, *TOLD, *ANSWERS))
    codes = {str(code): told for code, told in CLOSE_CODES.items()}
    return {
        "socket": {
            **socket,
            "bindings": {"ws": {"method": "GET", "query": QUERY}},
            "x-close-codes": codes,
        },
        "events": _channel(f"{tables}/events", table, "http", (*TOLD, Resync)),
        "commands": _channel(f"{tables}/commands", table, "http", (*COMMANDS, *ANSWERS)),
        "replay": _channel("/api/games/{game}/replay", {"game": {}}, "http", (*ENTRIES, Hands)),
    }


def _channel(address: str, parameters: Json, server: str, kinds: Iterable[Kind]) -> Json:
    messages = {kind.__name__: _ref(f"components/messages/{kind.__name__}") for kind in kinds}
    servers = [_ref(f"servers/{server}")]
    return {"address": address, "parameters": parameters, "servers": servers, "messages": messages}


def _operations() -> Json:
    posted = (
        "A header `Idempotency-Key` can stand for the command's `id`, which may be left out then"
    )
    get = {"http": {"method": "GET", "query": QUERY, "bindingVersion": "0.3.0"}}
    return {
        "hear": _operation("send", "socket", TOLD, "What happens at the table"),
        "ask": _operation(
            "receive", "socket", COMMANDS, "Ask for something", reply=_answer("socket")
        ),
        "hearLines": _operation(
            "send", "events", (*TOLD, Resync), "The same as lines of JSON", bindings=get
        ),
        "post": _operation(
            "receive",
            "commands",
            COMMANDS,
            "Ask for something by POST",
            description=posted,
            reply=_answer("commands"),
            bindings={"http": {"method": "POST", "bindingVersion": "0.3.0"}},
        ),
        "replay": _operation(
            "send",
            "replay",
            (*ENTRIES, Hands),
            "A finished game as lines of JSON: its public messages, and all dice",
            bindings={"http": {"method": "GET", "bindingVersion": "0.3.0"}},
        ),
    }


def _operation(action: str, channel: str, kinds: Iterable[Kind], summary: str, **more: Any) -> Json:
    return {
        "action": action,
        "channel": _ref(f"channels/{channel}"),
        "summary": summary,
        "messages": _messages_in(channel, kinds),
        **more,
    }


def _answer(channel: str) -> Json:
    return {"channel": _ref(f"channels/{channel}"), "messages": _messages_in(channel, ANSWERS)}


def _messages_in(channel: str, kinds: Iterable[Kind]) -> list[Json]:
    return [_ref(f"channels/{channel}/messages/{kind.__name__}") for kind in kinds]


def _message(kind: Kind) -> Json:
    given = (*examples.COMMANDS, *examples.ENTRIES, *examples.FRAMES, examples.HANDS)
    summary, _, _ = cleandoc(kind.__doc__ or "").partition("\n")
    return {
        "name": tag_of(kind),
        "title": kind.__name__,
        "summary": summary,
        "payload": _ref(f"components/schemas/{kind.__name__}"),
        "examples": [
            {"payload": msgspec.to_builtins(one, str_keys=True)}
            for one in given
            if type(one) is kind
        ],
    }


def _ref(place: str) -> Json:
    return {"$ref": f"#/{place}"}

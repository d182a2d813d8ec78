"""HTTP status codes: which one goes with which error code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STATUS: Final[Mapping[str, int]] = {
    "auth.invalid": 401,
    "auth.login": 401,
    "auth.needed": 401,
    "auth.origin": 403,
    "auth.password": 403,
    "auth.session": 403,
    "bots.bot": 403,
    "bots.many": 409,
    "coach.moment": 404,
    "coach.off": 403,
    "code.unknown": 404,
    "flood": 429,
    "game.unknown": 404,
    "host.nobody": 409,
    "identity.needed": 401,
    "key.reused": 409,
    "login.already": 409,
    "login.taken": 409,
    "message.invalid": 400,
    "mutes.many": 409,
    "person.unknown": 404,
    "rate": 429,
    "request.big": 413,
    "request.form": 400,
    "request.type": 415,
    "route.method": 405,
    "route.unknown": 404,
    "seat.needed": 403,
    "seat.none": 422,
    "seat.sent_away": 403,
    "server.error": 500,
    "server.stopping": 503,
    "socket.full": 503,
    "socket.many": 429,
    "spectators.off": 403,
    "table.coach": 422,
    "table.first": 422,
    "table.pause": 422,
    "table.rated": 422,
    "table.slow": 503,
    "table.title": 422,
    "table.unknown": 404,
    "table.window": 422,
    "talk.off": 403,
    "talk.phrases_only": 403,
    "token.unknown": 404,
    "tokens.many": 409,
}
"""Codes that mean something of their own to HTTP."""
CONFLICTS: Final = (
    *(
        "call",
        "calza",
        "game",
        "hurry",
        "kick",
        "open",
        "player",
        "round",
        "seat",
        "seq",
        "table",
        "turn",
    ),
)
CLASSES: Final[Mapping[str, int]] = {"host": 403, "store": 503, **dict.fromkeys(CONFLICTS, 409)}
"""The status of any other code, by its first word."""
UNPROCESSABLE: Final = 422

MEANT: Final = {
    400: "What was sent cannot be read: `request.form`",
    401: "The caller is unknown: `auth.needed`, `auth.invalid`, `auth.login`",
    403: "This is not theirs to ask for",
    404: "There is no such thing",
    409: "Not possible as things are now",
    413: "More than may be sent: `request.big`",
    415: "Something else than JSON: `request.type`",
    422: "It can be read, but it cannot be",
    429: "Too often; `Retry-After` says when again: `rate`",
    500: "A mistake of ours, logged under the id that is answered: `server.error`",
    503: "The server is stopping or overloaded; nothing was done",
}
"""Descriptions for the OpenAPI document."""


def status_of(code: str) -> int:
    """Return the HTTP status of an error code.

    >>> status_of("table.unknown"), status_of("seat.taken"), status_of("bid.half")
    (404, 409, 422)
    """
    return STATUS.get(code) or CLASSES.get(code.partition(".")[0], UNPROCESSABLE)

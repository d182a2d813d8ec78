"""Request bodies: JSON decoded by msgspec, as strictly as messages on a socket."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from palifico.errors import Fault

JSON: Final = "application/json"
KEY: Final = "Idempotency-Key"
ID_FROM_KEY: Final = "id_from_key"
"""Set by a route whose body may leave out its `id` where the header has it."""
MAX_DETAIL_CHARS: Final = 200


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is decoded at once as what its route expects, with no leniency.

    The framework would take "4" for 4, and say in other words what is wrong.
    """

    async def body(self) -> bytes:
        """Return the body; raise Fault `request.form` if the client disconnects before."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise Fault("request.form", why=error.detail) from None

    async def json(self) -> Any:
        """Return the body as its route declares it; raise Fault `request.type`, `request.form`."""
        if self.content_type[0] != JSON:
            raise Fault("request.type", given=self.content_type[0], expected=JSON)
        expected = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        key = self.headers.get(KEY) if self.route_handler.opt.get(ID_FROM_KEY) else None
        return decode(await self.body(), expected, id_=key)


def decode(body: bytes, expected: Any, *, id_: str | None = None) -> Any:
    """Decode a body; `id_` stands for an id that is not in it.

    Raises Fault `request.form`.
    """
    try:
        return _decoder(expected).decode(body if id_ is None else _with_id(body, id_))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Fault("request.form", why=str(error)[:MAX_DETAIL_CHARS]) from None


def _with_id(body: bytes, id_: str) -> bytes:
    given = msgspec.json.decode(body)
    return msgspec.json.encode({"id": id_, **given}) if isinstance(given, dict) else body


@cache
def _decoder(expected: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(expected)

"""Schema route: the AsyncAPI document of a table's protocol, beside OpenAPI."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

import msgspec
from litestar import Response, Router, get

from palifico.protocol.asyncapi import document


@get("/schema/asyncapi.json", media_type="application/json")
async def read_asyncapi() -> Response[bytes]:
    """The messages on sockets and streams, as AsyncAPI 3.0."""
    return Response(_asyncapi(), media_type="application/json")


@cache
def _asyncapi() -> bytes:
    return msgspec.json.encode(document(version("palifico")))


SCHEMA = Router("/", route_handlers=[read_asyncapi], include_in_schema=False)

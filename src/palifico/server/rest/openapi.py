"""OpenAPI document: titles, tags and security schemes, with msgspec's exact schemas."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag

from palifico.server.auth.credentials import SESSION_COOKIE

TAGS: Final = {
    "me": "Who I am: a guest at once",
    "login": "Registering, logging in and out",
    "tokens": "Tokens for scripts, and bots",
    "people": "Other people",
    "tables": "Tables: make, find, see, ask, hear",
    "games": "Games that are over: records, replays, proofs, ratings, dice",
    "coach": "The coach: chances and advice, for practice and about games that are over",
    "editions": "The rulebooks",
    "server": "The server itself",
}
ABOUT: Final = (
    "Everything a client needs beside the socket of a table. Whatever is refused or fails is "
    "answered with a code, what it is about, and a sentence in the language of `?lang=` or of "
    "`Accept-Language`."
)
NO_CONTENT: Final = "204"
PLACE: Final = "#/components/schemas/{name}"


def document() -> OpenAPIConfig:
    """Return how the document is made and where it is served; there are no pages around it."""
    return OpenAPIConfig(
        title="Palifico",
        version=version("palifico"),
        description=ABOUT,
        license=License(name="MIT", identifier="MIT"),
        path="/schema",
        render_plugins=[ExactJson()],
        components=Components(security_schemes=_schemes()),
        tags=[Tag(name=name, description=told) for name, told in TAGS.items()],
        use_handler_docstrings=True,
        operation_id_creator=_name_of,
    )


class ExactJson(JsonRenderPlugin):
    """Renders the document once, with the schemas by which messages are really read and written."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = msgspec.json.encode(exact(openapi_schema))
        return self._rendered


def exact(given: dict[str, Any]) -> dict[str, Any]:
    """Return the document with schemas from the library that reads and writes the messages.

    The framework's own leave out what is forbidden, how long a list is, and what things are for.
    """
    known = {struct.__name__: struct for struct in _structs(msgspec.Struct)}
    shapes = dict(given["components"]["schemas"])
    types = [known[name] for name in shapes if name in known]
    shapes |= msgspec.json.schema_components(types, ref_template=PLACE)[1]
    paths = {path: _operations(methods) for path, methods in given["paths"].items()}
    return {**given, "paths": paths, "components": {**given["components"], "schemas": shapes}}


def _operations(methods: dict[str, Any]) -> dict[str, Any]:
    return {method: _operation(operation) for method, operation in methods.items()}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    """Mark a nullable body as optional, and an answer without content as empty."""
    answers = dict(operation["responses"])
    if NO_CONTENT in answers:
        answers[NO_CONTENT] = {**answers[NO_CONTENT], "content": {}}
    told = {**operation, "responses": answers}
    if (body := operation.get("requestBody")) is not None:
        shapes = (content["schema"] for content in body["content"].values())
        required = all({"type": "null"} not in shape.get("oneOf", ()) for shape in shapes)
        told["requestBody"] = {**body, "required": required}
    return told


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        if struct.__module__.startswith("palifico.protocol."):
            yield struct
        yield from _structs(struct)


def _schemes() -> dict[str, Any]:
    return {
        "cookie": SecurityScheme(
            type="apiKey",
            name=SESSION_COOKIE,
            security_scheme_in="cookie",
            description="Set by `POST /api/me` and `POST /api/login`",
        ),
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="A token, made by `POST /api/me/tokens`"
        ),
    }


def _name_of(handler: HTTPRouteHandler, *_: Any) -> str:
    """Name an operation by its function: all names differ."""
    return handler.handler_name

"""The page on which people play: one shell for every address, its files, and rules to read."""

from __future__ import annotations

import json
from html import escape
from string import Template
from typing import Annotated, Any

from litestar import Response, Router, get
from litestar.params import FromPath, QueryParameter

from palifico.editions import Fault, variant
from palifico.server.answers import lang_of
from palifico.server.desk import Asking
from palifico.server.pages.files import find_file, template, version
from palifico.server.pages.rules_page import rules_page
from palifico.words import message

HTML = "text/html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

Rules = Annotated[str, QueryParameter(max_length=2000)]


@get(["/", "/t/{id_:str}", "/c/{id_:str}", "/g/{id_:str}", "/dice"])
async def show_page(request: Asking) -> Response[str]:
    """The page; what it shows follows from the address."""
    lang = lang_of(request)
    script = f'<script type="module" src="/static/{version()}/app.js"></script>'
    content = (
        f'<p class="wait">{escape(message(lang, "page-loading", {}))}</p>'
        f"<noscript><p>{escape(message(lang, 'page-no-script', {}))}</p></noscript>"
    )
    return _page(lang, content, script)


@get("/rules")
async def show_rules(
    request: Asking, edition: Rules = "paco", options: Rules = "{}", house: Rules = "{}"
) -> Response[str]:
    """The rulebook of an edition with options and house rules, which are given as JSON."""
    lang = lang_of(request)
    return _page(lang, rules_page(lang, variant(edition, _fields(options), _fields(house))))


@get("/static/{path:path}")
async def send_file(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """A file of the page. Under the version of the page it never changes."""
    name = path.lstrip("/")
    found = find_file(name)
    if found is None:
        raise Fault("route.unknown", given=request.url.path)
    is_lasting = name.startswith(f"{version()}/")
    headers = {
        "Cache-Control": FOR_EVER if is_lasting else ASK_AGAIN,
        "ETag": found.tag,
        "Vary": "Accept-Encoding",
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "Content-Encoding": "gzip"}
        return Response(found.packed, headers=packed, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)


def _page(lang: str, content: str, script: str = "") -> Response[str]:
    filled = Template(template()).substitute(
        lang=lang,
        version=version(),
        title=escape(message(lang, "page-title", {})),
        about=escape(message(lang, "page-about", {})),
        content=content,
        script=script,
    )
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language", "Content-Language": lang}
    return Response(filled, headers=headers, media_type=HTML)


def _fields(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise Fault("request.form", why="JSON object")
    return fields


PAGES = Router("/", route_handlers=[show_page, show_rules, send_file], include_in_schema=False)

"""Page routes: the HTML shell for every screen, static files, manifest and service worker."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Final

from litestar import Response, Router, get
from litestar.di import Provide
from litestar.params import FromPath

from palifico.errors import Fault
from palifico.server.pages.assets import Client, Served, client, hash_of
from palifico.server.pages.pwa import OFFLINE, app_manifest, service_worker
from palifico.server.pages.shell import offline_page, shell, unbuilt_page
from palifico.server.rest.dependencies import AnyRequest, Deps
from palifico.server.rest.problems import lang_of
from palifico.server.rest.routes.games import Archive, provide_archive
from palifico.server.rest.views.previews import preview_of_page
from palifico.words import LANGS

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
HTML: Final = "text/html"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'{sockets}; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST: Final = re.compile(r"[\w.-]{1,255}(:\d{1,5})?", re.ASCII)
VERSION: Final = "Palifico-Version"
"""By this header the service worker knows which pages and files belong together."""
ADDRESSES: Final = [
    *("/", "/new", "/t/{id_:str}", "/c/{id_:str}", "/g/{id_:str}", "/rules", "/rules/{id_:str}"),
    *("/compare", "/can-i-bid", "/learn", "/learn/{id_:str}", "/people/{id_:str}", "/me"),
    *("/rules/{id_:str}/example", "/leaderboard", "/settings", "/dice", "/t/{id_:str}/screen"),
    "/t/{id_:str}/local",
]

API_PREFIXES: Final = ("/api/", "/schema", "/static/")
NOWHERE: Final = "nowhere"


@get(ADDRESSES, dependencies={"archive": Provide(provide_archive)})
async def show_page(request: AnyRequest, deps: Deps, archive: Archive) -> Response[bytes]:
    """The page; what it shows follows from the address, and so does its link preview."""
    path, built, lang = request.scope["path"], client(), lang_of(request)
    screen = path.split("/")[1]
    found = await preview_of_page(deps.tables, archive, path, lang=lang) if built else None
    if built is None or found is None:
        return _page(request, built, screen)
    preview, picture = found
    host = request.headers.get("host", "")
    scheme = "https" if deps.secure else request.url.scheme
    image = f"{scheme}://{host}{picture}" if HOST.fullmatch(host) else ""
    page = shell(built, lang, screen, preview=preview, image=image)
    return _page(request, built, screen, written=_made(page.encode(), HTML))


@get("/{path:path}")
async def show_nowhere(request: AnyRequest) -> Response[bytes]:
    """Where there is nothing: people read it on the page, programs in the form of all errors."""
    is_ours = request.scope["path"].startswith(API_PREFIXES)
    if is_ours or HTML not in request.headers.get("accept", ""):
        raise Fault("route.unknown", given=request.scope["path"])
    return _page(request, client(), NOWHERE, status=404)


@get(OFFLINE)
async def show_offline(request: AnyRequest) -> Response[bytes]:
    """What the service worker keeps for when nothing can be reached."""
    return _page(request, client(), OFFLINE)


@get("/manifest.webmanifest")
async def describe_app(request: AnyRequest) -> Response[bytes]:
    """What the app is called, in the language that is asked for, and its icons."""
    built = _client(request)
    body = app_manifest(built, lang_of(request))
    return _send(request, _made(body, "application/manifest+json"), {"Cache-Control": REVALIDATE})


@get("/sw.js")
async def send_service_worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, which is another one with every version."""
    built = _client(request)
    made = _made(service_worker(built, version()), "text/javascript")
    return _send(request, made, {"Cache-Control": REVALIDATE})


@get("/static/{path:path}")
async def send_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client: its name tells what is in it, so it never changes."""
    found = _client(request).files.get(path.lstrip("/"))
    if found is None:
        raise Fault("route.unknown", given=request.scope["path"])
    return _send(request, found, {"Cache-Control": CACHE_FOREVER})


@cache
def version() -> str:
    """Return a hash of all that the client is made of, its pages too."""
    built = client()
    if built is None:
        return ""
    pages = [
        page for lang in LANGS for page in (shell(built, lang, "learn"), offline_page(built, lang))
    ]
    return hash_of([*(page.encode() for page in pages), *map(str.encode, sorted(built.files))])


def _client(request: AnyRequest) -> Client:
    built = client()
    if built is None:
        raise Fault("route.unknown", given=request.scope["path"])
    return built


def _page(
    request: AnyRequest,
    built: Client | None,
    screen: str,
    *,
    status: int = 200,
    written: Served | None = None,
) -> Response[bytes]:
    lang = lang_of(request)
    host = request.headers.get("host", "")
    # Older browsers do not count sockets among what is our own.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    headers = {
        "Cache-Control": REVALIDATE,
        "Content-Language": lang,
        "Content-Security-Policy": POLICY.format(sockets=sockets),
        "Vary": "Accept-Encoding, Accept-Language",
    }
    if built is None:
        text = unbuilt_page(lang).encode()
        return Response(text, status_code=503, headers=headers, media_type=HTML)
    page = written or _written(built, lang, screen)
    return _send(request, page, {**headers, VERSION: version()}, status=status)


@cache
def _written(built: Client, lang: str, screen: str) -> Served:
    page = offline_page(built, lang) if screen == OFFLINE else shell(built, lang, screen)
    return _made(page.encode(), HTML)


def _made(body: bytes, media_type: str) -> Served:
    packed = {"gzip": gzip.compress(body, mtime=0)}
    return Served(media_type, body, packed, f'"{hash_of([body])}"')


def _send(
    request: AnyRequest, found: Served, headers: dict[str, str], *, status: int = 200
) -> Response[bytes]:
    told = {"ETag": found.tag, "Vary": "Accept-Encoding", **headers}
    if status == 200 and found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=told)
    known = request.headers.get("accept-encoding", "").lower()
    for name, packed in found.packed.items():
        if re.search(rf"\b{name}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", known):
            told["Content-Encoding"] = name
            return Response(packed, status_code=status, headers=told, media_type=found.media_type)
    return Response(found.body, status_code=status, headers=told, media_type=found.media_type)


PAGES = Router(
    "/",
    route_handlers=[
        *(show_page, show_nowhere, show_offline),
        *(describe_app, send_service_worker, send_file),
    ],
    include_in_schema=False,
)

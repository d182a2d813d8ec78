"""Progressive web app: the web manifest, and the service worker with its cache plan."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from palifico.server.pages.assets import STATIC, Client
from palifico.server.pages.shell import PWA, words_of
from palifico.words import LANGS, message

NAME: Final = "Palifico"
OFFLINE: Final = "/offline"
ALONE: Final = ("/learn", "/settings")
"""Screens that need no server."""
ICONS: Final = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("maskable-512.png", "512x512", "image/png", "maskable"),
)


def app_manifest(client: Client, lang: str) -> bytes:
    """Return the web manifest in a language (`manifest.webmanifest`)."""
    return msgspec.json.encode(
        {
            "id": "/",
            "name": f"{NAME}: {message(lang, 'shell-title', {})}",
            "short_name": NAME,
            "description": message(lang, "shell-about", {}),
            "lang": lang,
            "dir": "ltr",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#faf6ef",
            "theme_color": "#a8432c",
            "categories": ["games"],
            "icons": [_icon(client, *icon) for icon in ICONS],
            "shortcuts": [
                {"name": message(lang, "shell-new", {}), "url": "/new"},
                {"name": message(lang, "shell-learn", {}), "url": "/learn"},
            ],
        }
    )


def service_worker(client: Client, version: str) -> bytes:
    """Return the script of the service worker, which begins with its cache plan."""
    words = {lang: client.url(words_of(lang)) for lang in LANGS}
    script = client.chunks[f"{PWA}/sw.ts"].file
    left_out = {script, *(url.removeprefix(STATIC) for url in words.values())}
    plan = {
        "version": version,
        "shell": ALONE[0],
        "offline": OFFLINE,
        "alone": ALONE,
        "files": [
            STATIC + name
            for name in sorted(client.files)
            if name not in left_out and not name.endswith(".png")
        ],
        "words": words,
    }
    return b"const PLAN=" + msgspec.json.encode(plan) + b";\n" + client.files[script].body


def _icon(client: Client, name: str, sizes: str, media_type: str, purpose: str) -> dict[str, Any]:
    src = client.url(f"{PWA}/{name}")
    return {"src": src, "sizes": sizes, "type": media_type, "purpose": purpose}

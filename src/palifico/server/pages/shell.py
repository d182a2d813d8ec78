"""HTML shell: the page that loads the client, the offline page, and the page without a client."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from palifico.server.pages.assets import Client
from palifico.server.pages.picture import HEIGHT, WIDTH
from palifico.server.pages.preview import Preview
from palifico.words import LANGS, message

ENTRY: Final = "src/main.ts"
PWA: Final = "src/pwa"
SCREENS: Final = {
    "": "home/Home",
    "new": "home/NewTable",
    "t": "table/TableScreen",
    "c": "home/JoinCode",
    "g": "game/GameScreen",
    "rules": "rules/RulesScreen",
    "compare": "rules/CompareScreen",
    "can-i-bid": "rules/CanIBid",
    "learn": "learn/LearnScreen",
    "people": "people/PersonScreen",
    "me": "people/MeScreen",
    "leaderboard": "people/LeaderboardScreen",
    "settings": "settings/SettingsScreen",
    "dice": "dice/DiceScreen",
}
"""The screen that comes first, by the first part of the address."""


def first_sources(lang: str, screen: str) -> list[str]:
    """Return what the client runs first: itself, the words of a language, and a screen."""
    own = [ENTRY, words_of(lang)]
    return [*own, f"src/screens/{SCREENS[screen]}.svelte"] if screen in SCREENS else own


def words_of(lang: str) -> str:
    return f"virtual:words/{lang}"


def shell(
    client: Client, lang: str, screen: str, *, preview: Preview | None = None, image: str = ""
) -> str:
    """Return the page in which the client runs, with preloads for the first screen.

    A link preview is taken from it: of what the page is about, if that is known, with the
    address of its picture.
    """
    sources = first_sources(lang, screen)
    entry, *others = client.scripts(sources)
    scripts = [
        f'<script type="module" src="{entry}"></script>',
        *(f'<link rel="modulepreload" href="{url}">' for url in others),
    ]
    styles = [f'<link rel="stylesheet" href="{url}">' for url in client.styles(sources)]
    return _fill(
        "shell.html",
        lang=lang,
        title=escape(preview.title) if preview else say("shell-title", lang),
        about=escape(preview.text) if preview else say("shell-about", lang),
        image=_image(preview, image) if preview and image else "",
        early=client.url(f"{PWA}/early.ts"),
        styles="\n".join(styles),
        scripts="\n".join(scripts),
        icon=client.url(f"{PWA}/icon.svg"),
        touch_icon=client.url(f"{PWA}/touch-180.png"),
        loading=say("shell-loading", lang),
        no_script=say("shell-no-script", lang),
    )


def offline_page(client: Client, lang: str) -> str:
    """Return the offline page, in every language: its script shows one of them."""
    return _fill(
        "offline.html",
        lang=lang,
        title=say("shell-title", lang),
        early=client.url(f"{PWA}/early.ts"),
        style=client.url(f"{PWA}/offline.css"),
        script=client.url(f"{PWA}/offline.ts"),
        icon=client.url(f"{PWA}/icon.svg"),
        sections="\n".join(_offline(one) for one in LANGS),
    )


def unbuilt_page(lang: str) -> str:
    """Return the page of a server without a built client."""
    title, text = say("shell-title", lang), say("shell-unbuilt", lang)
    return _fill("plain.html", lang=lang, title=title, text=text)


def say(id_: str, lang: str) -> str:
    """Return a message, escaped for HTML."""
    return escape(message(lang, id_, {}))


def _image(preview: Preview, url: str) -> str:
    return (
        f'<meta property="og:image" content="{escape(url)}">\n'
        f'<meta property="og:image:type" content="image/png">\n'
        f'<meta property="og:image:width" content="{WIDTH}">\n'
        f'<meta property="og:image:height" content="{HEIGHT}">\n'
        f'<meta property="og:image:alt" content="{escape(preview.title)}">\n'
        '<meta name="twitter:card" content="summary_large_image">'
    )


def _offline(lang: str) -> str:
    return (
        f'<section lang="{lang}"><h1>{say("shell-offline", lang)}</h1>'
        f"<p>{say('shell-offline-more', lang)}</p>"
        f"<button>{say('shell-offline-again', lang)}</button> "
        f'<a href="/learn">{say("shell-offline-practise", lang)}</a></section>'
    )


def _fill(name: str, **values: str) -> str:
    return _template(name).substitute(values)


@cache
def _template(name: str) -> Template:
    return Template(files("palifico.server.pages").joinpath(name).read_text("utf-8"))

"""Builds the documentation site, and reads what is in its pages."""

from __future__ import annotations

import os
import posixpath
import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from tools.docs.blocks import ROOT

LOADS: Final = {
    "script": "src",
    "img": "src",
    "link": "href",
    "iframe": "src",
    "source": "src",
    "object": "data",
}
"""What a browser fetches by itself, and where it finds the address."""
_IN_CSS = re.compile(r"""(?:url\(|@import)\s*["']?(?P<address>(?:https?:)?//[^"')\s]+)""")


@dataclass(slots=True)
class Page:
    """What a page of the site holds: places to go to, links, things to load, places in its menu."""

    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    menu: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


def build(folder: Path) -> str:
    """Build the site as `make docs` does, and give what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def read(site: Path) -> dict[str, Page]:
    """Every page by its path."""
    return {
        path.relative_to(site).as_posix(): read_page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
    }


def read_page(html: str) -> Page:
    """What a page holds."""
    reader = _Reader()
    reader.feed(html)
    return reader.page


def broken(pages: dict[str, Page], files: set[str]) -> list[str]:
    """Every link to a file or a place that is not there, after the page that has it."""
    return [
        f"{name}: {link}"
        for name, page in pages.items()
        if name != "404.html"  # its links are those of the root, wherever it is shown
        for link in dict.fromkeys([*page.links, *page.loads])
        if not _is_there(pages, files, name, link)
    ]


def from_elsewhere(pages: dict[str, Page], styles: dict[str, str]) -> list[str]:
    """Every address outside the site that a browser would fetch by itself."""
    loaded = [
        f"{name}: {address}"
        for name, page in pages.items()
        for address in page.loads
        if urlsplit(address).netloc
    ]
    imported = [
        f"{name}: {found['address']}"
        for name, css in styles.items()
        for found in _IN_CSS.finditer(css)
    ]
    return loaded + imported


def target(page: str, link: str) -> str:
    """The file that a link of a page leads to."""
    path = unquote(urlsplit(link).path)
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page


def _is_there(pages: dict[str, Page], files: set[str], name: str, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    leads_to = target(name, link)
    place = unquote(parts.fragment)
    if leads_to not in files:
        return False
    return not place or leads_to not in pages or place in pages[leads_to].ids


class _Reader(HTMLParser):
    """Walks through a page."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()
        self._code = 0
        self._article = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag holds."""
        has = {name: value or "" for name, value in attrs}
        if "id" in has:
            self.page.ids.add(has["id"])
        if tag == "a" and "href" in has:
            self.page.links.append(has["href"])
            if "md-nav__link" in has.get("class", ""):
                self.page.menu.append(has["href"])
        if (
            tag in LOADS
            and LOADS[tag] in has
            and has.get("rel") not in ("canonical", "prev", "next")
        ):
            self.page.loads.append(has[LOADS[tag]])
        self._code += tag in ("code", "pre", "script", "style")
        self._article = self._article or tag == "article"

    def handle_endtag(self, tag: str) -> None:
        """Leave a tag."""
        self._code -= tag in ("code", "pre", "script", "style")
        self._article = self._article and tag != "article"

    def handle_data(self, data: str) -> None:
        """Note what is to be read, but for code."""
        if self._article and not self._code:
            self.page.text.append(data)

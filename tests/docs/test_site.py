"""The site is built without a warning, its links lead somewhere, and it loads nothing of others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from html import unescape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any, get_args

import pytest
from playwright.sync_api import Page as Shown
from playwright.sync_api import expect

from palifico.cli.app import COMMANDS, functions, run
from palifico.cli.help import EXAMPLES
from palifico.cli.registry import typed
from palifico.editions import IDS, variant
from palifico.words import Speaker, rulebook
from tests.browser.chromium import Theme, chromium
from tests.docs.site import Page, broken, build, from_elsewhere, read, read_page, target
from tools.docs.blocks import ROOT
from tools.docs.reference import PACKAGES, offered

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300), pytest.mark.xdist_group("docs")]

DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once."""
    folder = tmp_path_factory.mktemp("site")
    said = build(folder)
    assert "WARNING" not in said
    assert "Material for MkDocs" not in said
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    return read(site)


def text(site: Path, name: str) -> str:
    """What can be read on a page, in one line."""
    bare = re.sub(r"<[^>]+>", "", (site / name).read_text(encoding="utf-8"))
    return " ".join(unescape(bare).split())


def test_link_and_every_place_is_there(site: Path, pages: dict[str, Page]) -> None:
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert broken(pages, files) == []


def test_site_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Page]) -> None:
    styles = {path.name: path.read_text(encoding="utf-8") for path in site.rglob("*.css")}
    assert from_elsewhere(pages, styles) == []


def test_page_is_in_the_menu(pages: dict[str, Page]) -> None:
    listed = {target("index.html", link) for link in pages["index.html"].menu}
    assert pages.keys() - listed == {"404.html"}


def test_page_of_the_folder_is_a_page_of_the_site(pages: dict[str, Page]) -> None:
    written = {
        path.relative_to(DOCS).with_suffix(".html").as_posix() for path in DOCS.rglob("*.md")
    }
    assert written - pages.keys() == set()


def test_site_no_mark_of_the_source_is_left_in_a_page(pages: dict[str, Page]) -> None:
    mark = re.compile(r"\n\s*(?:[-*] \S|#{2,} )|\|-{3}|```|:::|\?\?\?|!!!|\]\(|\*\*")
    left = {name: [part for part in page.text if mark.search(part)] for name, page in pages.items()}
    assert {name: parts for name, parts in left.items() if parts} == {}


@pytest.mark.parametrize("id_", IDS)
def test_page_of_an_edition_has_its_whole_rulebook(site: Path, id_: str) -> None:
    said = text(site, f"editions/{id_}.html")
    for section in rulebook(Speaker("en", variant(id_))):
        assert section.title in said
        for line in section.lines:
            assert line.text in said


@pytest.mark.parametrize("name", COMMANDS)
def test_page_of_a_command_has_what_its_help_has(
    site: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = text(site, f"commands/{name}.html")
    for one in functions([name]):
        run([*typed(one).split()[1:], "--help", "--lang", "en"])
        assert [line for _, line in EXAMPLES[one] if line not in said] == []
    flags = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", capsys.readouterr().out))
    assert {flag for flag in flags if flag not in said} == set()


@pytest.mark.parametrize("name", PACKAGES)
def test_reference_has_all_that_a_package_offers(pages: dict[str, Page], name: str) -> None:
    ids = pages[f"reference/{name}.html"].ids
    for module in PACKAGES[name]:
        names: list[str] = getattr(import_module(module), "__all__", [])
        homes = offered(module)
        assert [*homes] == names
        assert [name for name, home in homes.items() if home not in ids] == []


def test_site_what_is_written_can_be_searched(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"].split("#")[0] for entry in index["docs"]}
    assert {"editions/paco.html", "commands/odds.html", "reference/rules.html"} <= places


def test_browser_shows_it_finds_in_it_and_asks_no_other_host(site: Path) -> None:
    asked: list[str] = []
    complaints: list[str] = []
    schemes = {}
    with _served(site) as url, chromium() as browser:
        for theme in get_args(Theme):
            page = browser.new_page(color_scheme=theme, viewport={"width": 1280, "height": 900})
            page.on("request", lambda request: asked.append(request.url))
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.goto(f"{url}/index.html")
            _search(page, "calza")
            schemes[theme] = page.locator("body").get_attribute("data-md-color-scheme")
            page.close()
    assert schemes == {"light": "default", "dark": "slate"}
    assert [one for one in asked if not one.startswith((url, "data:", "blob:"))] == []
    assert complaints == []


def _search(page: Shown, word: str) -> None:
    """Find something for a word. What is typed before the index is loaded would be lost."""
    box = page.get_by_role("textbox", name="Search")
    box.click()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    box.press_sequentially(word)
    page.locator(".md-search-result__item a").first.wait_for()


def test_dead_link_a_dead_place_and_a_guest_are_noticed() -> None:
    html = '<a href="b.html#there">1</a><a href="b.html#gone">2</a><a href="c.html">3</a>'
    loaded = '<script src="https://x.example/a.js"></script><a href="https://x.example">4</a>'
    pages = {"a.html": read_page(html + loaded), "b.html": read_page('<h2 id="there"></h2>')}
    assert broken(pages, set(pages)) == ["a.html: b.html#gone", "a.html: c.html"]
    styles = {
        "a.css": "@import 'https://x.example/a.css'; b { background: url(//x.example/b.png) }"
    }
    assert from_elsewhere(pages, styles) == [
        "a.html: https://x.example/a.js",
        "a.css: https://x.example/a.css",
        "a.css: //x.example/b.png",
    ]


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Keep quiet."""


@contextmanager
def _served(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()

"""The plain page: whole, in six languages, and nothing in it from elsewhere."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from httpx import AsyncClient

import palifico
from palifico.editions import IDS
from palifico.server.app import HEADERS
from palifico.server.pages.files import version
from palifico.server.pages.words import VARIABLES, page_words
from palifico.words import LANGS, message
from tests.server.rest_app import problem, rest

PAGES = Path(palifico.__file__).parent / "server" / "pages"
FILES = sorted((PAGES / "static").iterdir())
NAMES = [path.name for path in FILES]
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
ADDRESSES = ["/", "/t/7zq0m3k1x5", "/c/abcdef", "/g/00112233", "/dice"]
OURS = re.compile(r"https?://www\.w3\.org/")
"""The name of SVG looks like an address, and nobody goes there."""


@pytest_asyncio.fixture
async def browser(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    async with rest(tmp_path) as served:
        yield served.client()


@pytest.mark.asyncio
async def test_every_address_shows_the_page(browser: AsyncClient) -> None:
    for address in ADDRESSES:
        answer = await browser.get(address)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    paths = re.findall(r'(?:href|src)="(/[^"]+)"', answer.text)
    assert [(await browser.get(path)).status_code for path in paths] == [200] * len(paths)


@pytest.mark.asyncio
async def test_the_page_speaks_the_language_of_the_browser(browser: AsyncClient) -> None:
    for lang in LANGS:
        answer = await browser.get("/", headers={"Accept-Language": lang})
        assert f'<html lang="{lang}">' in answer.text
        assert f"<noscript><p>{message(lang, 'page-no-script', {})}</p></noscript>" in answer.text
        assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.asyncio
async def test_a_file_is_sent_once(browser: AsyncClient) -> None:
    plain = {"Accept-Encoding": "identity"}
    for name in [*NAMES, "words/it.json"]:
        lasting = await browser.get(f"/static/{version()}/{name}", headers=plain)
        assert lasting.status_code == 200
        assert "immutable" in lasting.headers["cache-control"]
        passing = await browser.get(f"/static/{name}", headers=plain)
        assert (passing.headers["cache-control"], passing.content) == ("no-cache", lasting.content)
        tag = {"If-None-Match": passing.headers["etag"]}
        again = await browser.get(f"/static/{name}", headers=tag)
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.asyncio
async def test_files_are_packed_for_who_can_unpack_them(browser: AsyncClient) -> None:
    async def sizes(encoding: str) -> int:
        total = 0
        for name in [*NAMES, "words/de.json"]:
            path = f"/static/{version()}/{name}"
            async with browser.stream("GET", path, headers={"Accept-Encoding": encoding}) as sent:
                raw = b"".join([part async for part in sent.aiter_raw()])
            body = gzip.decompress(raw) if sent.headers.get("content-encoding") else raw
            assert (name not in NAMES) or body == (PAGES / "static" / name).read_bytes()
            total += len(raw)
        return total

    assert await sizes("gzip, br") < await sizes("identity") / 2
    assert await sizes("gzip") < 150 * 1024


@pytest.mark.asyncio
async def test_there_is_nothing_else_below_static(browser: AsyncClient) -> None:
    paths = ("nothing.js", "../index.html", "..%2findex.html", "words/xx.json", "0/app.js", "")
    for path in paths:
        problem(await browser.get(f"/static/{path}"), 404, "route.unknown")


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_are_whole(lang: str) -> None:
    told = json.loads(page_words(lang))
    assert told["lang"] == lang
    assert [edition["id"] for edition in told["editions"]] == list(IDS)
    said = [text for words in told["words"].values() for text in _forms(words)]
    held = {name for text in said for name in re.findall(r"\{(\w+)\}", text)}
    assert held <= set(VARIABLES)
    assert not [text for text in said if re.search(r"\{(?!\w+\})|\$", text)]


@pytest.mark.asyncio
async def test_rules_can_be_read(browser: AsyncClient) -> None:
    for edition in IDS:
        answer = await browser.get("/rules", params={"edition": edition, "lang": "fr"})
        assert answer.status_code == 200
        assert answer.text.count("<h2>") > 5
        assert "<script" not in answer.text


@pytest.mark.asyncio
async def test_rules_of_the_house_can_be_read(browser: AsyncClient) -> None:
    usual = await browser.get("/rules?edition=paco&lang=en")
    asked = {"edition": "paco", "options": '{"calza": true}', "house": '{"dice_each": 3}'}
    answer = await browser.get("/rules", params={**asked, "lang": "en"})
    assert answer.status_code == 200
    assert answer.text != usual.text


@pytest.mark.asyncio
async def test_rules_that_cannot_be(browser: AsyncClient) -> None:
    for asked, status, code in (
        ({"edition": "<b>"}, 422, "edition.unknown"),
        ({"options": "{"}, 400, "request.form"),
        ({"options": "[" * 1500}, 400, "request.form"),
        ({"house": "[]"}, 400, "request.form"),
        ({"options": '{"wild": 1}'}, 422, "option.unknown"),
        ({"house": '{"dice_each": "many"}'}, 422, "house.invalid"),
        ({"edition": "x" * 3000}, 400, "request.form"),
    ):
        problem(await browser.get("/rules", params=asked), status, code)


@pytest.mark.parametrize("path", [*FILES, PAGES / "index.html"], ids=lambda path: path.name)
def test_nothing_is_loaded_from_elsewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.findall(r"https?://[^\s\"'`]+", OURS.sub("", text)) == []
    assert re.findall(r"@import url|url\(|[\"'`]//", text) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_makes_markup_of_text(path: Path) -> None:
    text = path.read_text("utf-8")
    assert (
        re.findall(r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|eval|Function)\b\(?", text) == []
    )
    assert text.startswith("// @ts-check\n")


def test_the_page_has_nothing_inline() -> None:
    text = (PAGES / "index.html").read_text("utf-8")
    assert re.findall(r"<style|<script(?! type=\"module\" src)|\sstyle=|\son\w+=", text) == []


def test_every_script_is_used_and_none_is_missing() -> None:
    imports = {path.name: _imports(path) for path in SCRIPTS}
    found, waiting = {"app.js"}, ["app.js"]
    while waiting:
        for name in imports[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    assert found == imports.keys()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_files_are_small(path: Path) -> None:
    assert path.read_text("utf-8").count("\n") <= 200


def _forms(words: str | list[str]) -> list[str]:
    return [words] if isinstance(words, str) else words


def _imports(path: Path) -> set[str]:
    return set(re.findall(r'from "\./(\w+\.js)"', path.read_text("utf-8")))

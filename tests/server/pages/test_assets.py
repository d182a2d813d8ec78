"""The files of the client: each as it was built, sent once, packed for who can unpack it."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from httpx import AsyncClient

import palifico
from palifico.server.pages.assets import Client, client, read_client
from tests.server.rest.application import Rest, problem, rest

BUILT = Path(palifico.__file__).parent / "server" / "pages" / "built"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[Rest]:
    async with rest(tmp_path) as served:
        yield served


@pytest.fixture
def browser(house: Rest) -> AsyncClient:
    return house.client(headers={})


def the_client() -> Client:
    """The client of this checkout."""
    built = client()
    assert built is not None, "the client is not built: run python tools/web/build.py"
    return built


async def raw(browser: AsyncClient, path: str, encoding: str) -> tuple[str, bytes]:
    """How a file was packed, and what came."""
    async with browser.stream("GET", path, headers={"Accept-Encoding": encoding}) as sent:
        assert sent.headers["vary"] == "Accept-Encoding"
        packing = sent.headers.get("content-encoding", "")
        return packing, b"".join([part async for part in sent.aiter_raw()])


@pytest.mark.asyncio
async def test_file_is_sent_as_what_it_is_and_for_ever(browser: AsyncClient) -> None:
    for name in the_client().files:
        answer = await browser.get(f"/static/{name}", headers={"Accept-Encoding": "identity"})
        assert (answer.status_code, answer.content) == (200, (BUILT / name).read_bytes())
        assert answer.headers["content-type"] == TYPES[Path(name).suffix]
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.asyncio
async def test_file_that_is_known_is_not_sent_again(browser: AsyncClient) -> None:
    path = the_client().url("src/main.ts")
    tag = (await browser.get(path)).headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = await browser.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await browser.get(path, headers={"If-None-Match": '"other"'})).status_code == 200


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("accepted", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip;q=0.0, br; q=0", ""),
        ("identity", ""),
        ("brotli, xgzip", ""),
    ],
)
async def test_files_are_packed_for_who_can_unpack_them(
    browser: AsyncClient, accepted: str, packing: str
) -> None:
    path = the_client().url("virtual:words/en")
    plain = (BUILT / path.removeprefix("/static/")).read_bytes()
    told, sent = await raw(browser, path, accepted)
    assert told == packing
    if packing == "gzip":
        assert gzip.decompress(sent) == plain
    assert (len(sent) < len(plain) / 2) == bool(packing)


@pytest.mark.asyncio
async def test_pictures_are_not_packed_twice(browser: AsyncClient) -> None:
    path = the_client().url("src/pwa/icon-192.png")
    assert (await raw(browser, path, "gzip, br"))[0] == ""


@pytest.mark.asyncio
async def test_assets_there_is_nothing_else_below_static(browser: AsyncClient) -> None:
    entry = the_client().chunks["src/main.ts"].file
    for path in (
        *("nothing.js", "manifest.json", "sources.sha256", "../shell.html", "..%2fshell.html", ""),
        *("assets", "assets/", "assets/../manifest.json", f"{entry}.gz", f"{entry}.br", "%00"),
    ):
        problem(await browser.get(f"/static/{path}"), 404, "route.unknown")


@pytest.mark.asyncio
async def test_pages_and_files_are_the_same_for_every_client(house: Rest) -> None:
    """Nothing of an account is in them, so whatever keeps them between can give nothing away."""
    guest, stranger = await house.guest("Ana Swordfish"), house.client(headers={})
    for path in ("/", "/me", "/t/7zq0m3k1x5", "/sw.js", "/manifest.webmanifest", "/offline"):
        mine, theirs = await guest.get(path), await stranger.get(path)
        assert mine.content == theirs.content
        assert "set-cookie" not in mine.headers
        assert b"Swordfish" not in mine.content


def test_folder_without_a_manifest_is_no_client(tmp_path: Path) -> None:
    assert read_client(tmp_path) is None
    assert read_client(tmp_path / "nowhere") is None

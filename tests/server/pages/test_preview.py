"""Link previews: a headline, a sentence and a picture, of what a stranger may know."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from palifico.server.pages.picture import HEIGHT, WIDTH, drawable, picture
from palifico.server.pages.preview import Preview, table_preview
from palifico.words import LANGS, message
from tests.server.games.played import app_over, game_of, played_out, sat_down
from tests.server.harness import TestServer, seated
from tests.server.rest.application import HOST, problem, rest

META = re.compile(r'<meta property="og:(title|description|image)" content="([^"]*)">')
READER = {"Accept": "text/html"}


def tags(page: str) -> dict[str, str]:
    """What a messenger reads of a page."""
    return {name: unescape(text) for name, text in META.findall(page)}


@pytest.mark.parametrize("lang", LANGS)
def test_picture_has_all_letters_of_a_language(lang: str) -> None:
    said: dict[str, str | int] = {"host": "Ana", "player": "Ana", "edition": "Perudo, Paco"}
    for id_ in ("preview-invites", "preview-won", "preview-here", "preview-again", "shell-about"):
        text = message(lang, id_, said | {"here": 1, "seats": 4, "players": 4})
        assert drawable(text) == " ".join(text.split())


def test_picture_is_a_png_of_the_size_that_messengers_want() -> None:
    long = Preview("W" * 40, "w" * 300, seats=12, taken=7)
    for preview in (Preview("小明 👑", "", seats=2, taken=0), long):
        with Image.open(BytesIO(picture(preview))) as image:
            assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    assert picture(long) is picture(Preview("W" * 40, "w" * 300, 12, 7)), "drawn once"
    assert picture(long) != picture(Preview("W" * 40, "w" * 300, 12, 8))


@pytest.mark.asyncio
async def test_private_table_tells_title_edition_and_how_many_are_here() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Hortense"), seats=3, edition="piatnik")
    chairs = await seated(house, live, "bc")
    here = table_preview(live.state, host="Hortense", lang="en")
    assert here.title == "Come and play Perudo, Piatnik"
    assert here.text.startswith("2 of 3 are here.")
    live.state.status = "playing"
    told = table_preview(live.state, host="Hortense", lang="en")
    assert told == Preview(here.title, message("en", "shell-about", {}), 3, 2)
    await house.identity.change(chairs[0].account, name="Xaver")
    assert not {"Hortense", "Xaver"} & set(re.findall(r"\w+", f"{told.title} {told.text}"))


@pytest.mark.asyncio
async def test_page_of_a_table_has_a_preview_with_a_picture(tmp_path: Path) -> None:
    async with rest(tmp_path, rates={"pictures": "2/minute"}) as server:
        ana = await server.guest("Ana <b>")
        wish = {"privacy": "public", "seats": 4, "title": "Friday & more"}
        id_ = (await ana.post("/api/tables", json=wish)).json()["id"]
        stranger = server.client(headers={})
        page = await stranger.get(f"/t/{id_}?lang=en", headers=READER)
        told = tags(page.text)
        assert told["title"] == "Friday & more"
        invites = "Ana <b> invites you to Perudo, Paco · 0 of 4 are here."
        assert told["description"].startswith(invites)
        assert "<b>" not in page.text
        assert told["image"] == f"{HOST}/api/tables/{id_}/picture.png?lang=en"
        drawn = await stranger.get(told["image"])
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
        assert drawn.content.startswith(b"\x89PNG")
        problem(await stranger.get("/api/tables/nowhere/picture.png"), 404, "table.unknown")
        problem(await stranger.get(told["image"]), 429, "rate")
        nowhere = tags((await stranger.get("/t/nowhere?lang=en", headers=READER)).text)
        assert nowhere["title"] == message("en", "shell-title", {})
        assert "image" not in nowhere


@pytest.mark.asyncio
@pytest.mark.parametrize("privacy", ["public", "private"])
async def test_page_of_a_game_tells_who_won_only_if_it_is_public(privacy: str) -> None:
    server = app_over(await TestServer(seed="preview").open())
    live, chairs = await sat_down(server.house, "ab", privacy=privacy)
    await played_out(server.house, live, chairs, Random(1))
    stranger = server.client(headers={})
    told = tags((await stranger.get(f"/g/{game_of(live)}?lang=en", headers=READER)).text)
    assert told["title"] == (
        f"{_winner(live.state.places[0])} won Perudo, Paco"
        if privacy == "public"
        else "A finished game of Perudo, Paco"
    )
    drawn = await stranger.get(told["image"])
    assert drawn.headers["cache-control"] == "public, max-age=3600"


def _winner(seat: int) -> str:
    return "ab"[seat]

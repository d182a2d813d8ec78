"""The dice of all games: counted once, when a game ends, and never read again."""

from __future__ import annotations

from functools import reduce
from operator import add
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from palifico.analysis import Counts, Tally, counts_of
from palifico.editions import IDS
from palifico.server.games import dice_stats
from palifico.store import open_store
from palifico.words import LANGS
from tests.server.games.played import (
    A_DAY,
    RealStoreServer,
    among_bots,
    app_over,
    played_out,
    record_of,
    sat_down,
)
from tests.server.harness import TestServer
from tests.server.rest.application import problem

pytestmark = pytest.mark.asyncio


async def test_totals_are_what_a_recount_of_the_records_gives() -> None:
    house = await TestServer(seed="recount").open()
    host = await house.person("Host")
    counted: dict[str, Counts] = dict.fromkeys(IDS, Counts())
    tally = Tally()
    for edition in (*IDS, "paco", "azteca", "paco"):
        live = await among_bots(house, host, edition=edition)
        record = await record_of(house, live)
        counted[edition] += counts_of(record)
        tally.add(record)
    found = await dice_stats.totals(house.store)
    assert found == counted
    together = dice_stats.together(found)
    assert (together.games, together.faces) == (8, tally.counts.faces)
    assert together.high_low == pytest.approx(tally.counts.high_low)


async def test_games_that_were_given_up_count_too() -> None:
    """Or else a server could give up the games whose dice it does not want to be seen."""
    house = await TestServer(seed="given up").open()
    live, chairs = await sat_down(house, "ab")
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    assert dice_stats.together(await dice_stats.totals(house.store)) == Counts()
    await house.turn(A_DAY + 1000)
    found = (await dice_stats.totals(house.store))["paco"]
    assert found == counts_of(await record_of(house, live))
    assert (found.games, found.rounds, found.dice) == (1, 1, 10)


async def test_dice_stats_nothing_is_told_of_games_that_are_not_over() -> None:
    told = []
    for seed in ("one", "another"):
        rest = app_over(await TestServer(seed=seed).open())
        await sat_down(rest.house, "ab")
        told.append((await rest.client().get("/api/dice")).content)
    assert told[0] == told[1]


async def test_dice_stats_over_a_real_database(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'palifico.db'}")
    try:
        house = await RealStoreServer(store, seed="real").open()
        live, chairs = await sat_down(house, "ab", edition="piatnik")
        await played_out(house, live, chairs, Random(1))
        found = (await dice_stats.totals(store))["piatnik"]
        assert found == counts_of(await record_of(house, live))
    finally:
        await store.close()


async def test_dice_stats_what_is_told_of_all_dice_and_of_each_edition() -> None:
    rest = app_over(await TestServer(seed="told").open())
    host = await rest.house.person("Host")
    lives = [await among_bots(rest.house, host, edition=e) for e in ("paco", "azteca", "paco")]
    records = [await record_of(rest.house, live) for live in lives]
    told = (await rest.client().get("/api/dice")).json()
    assert told["editions"].keys() == set(IDS)
    assert [told["editions"][e]["games"] for e in ("paco", "azteca", "piatnik")] == [2, 1, 0]
    total = reduce(add, map(counts_of, records))
    assert told["all"]["dice"] == total.dice == sum(f["seen"] for f in told["all"]["faces"])
    assert [face["seen"] for face in told["all"]["faces"]] == list(total.faces)
    assert told["all"]["tests"][0]["test"] == "faces"
    assert all(0 <= test["p"] <= test["p_corrected"] <= 1 for test in told["all"]["tests"])
    assert told["editions"]["piatnik"]["verdict"] == "too-few"


async def test_verdict_is_told_in_the_language_asked_for() -> None:
    rest = app_over(await TestServer().open())
    answers = [(await rest.client().get("/api/dice", params={"lang": x})).json() for x in LANGS]
    assert len({answer["all"]["message"] for answer in answers}) == len(LANGS)


@pytest.mark.parametrize("asked", [{}, {"edition": "paco"}, {"edition": "paco", "lang": "de"}])
async def test_drawing_is_an_image(asked: dict[str, str]) -> None:
    rest = app_over(await TestServer(seed="drawn").open())
    await among_bots(rest.house, await rest.house.person("Host"))
    answer = await rest.client().get("/api/dice.svg", params=asked)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "style-src 'unsafe-inline'" in answer.headers["content-security-policy"]
    root = ElementTree.fromstring(answer.text)
    assert root.tag.endswith("svg")
    assert root.get("lang") == asked.get("lang", "en")


async def test_dice_stats_there_is_no_drawing_of_an_edition_that_there_is_not() -> None:
    rest = app_over(await TestServer().open())
    answer = await rest.client().get("/api/dice.svg", params={"edition": "chess"})
    problem(answer, 422, "edition.unknown")

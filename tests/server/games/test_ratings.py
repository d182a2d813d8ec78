"""Rated games change ratings, in the transaction in which they end, and can be computed again."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import select

from palifico.protocol.rest_games import RatingShown
from palifico.server.auth.privacy import erase
from palifico.server.games import ratings
from palifico.server.table import play
from palifico.store import open_store
from palifico.store.queries import ratings as kept
from palifico.store.queries.ratings import INITIAL_RATING, Rating, after_game
from palifico.store.schema import ratings as table
from tests.server.games.played import A_DAY, RealStoreServer, among_bots, sat_down
from tests.server.harness import TestServer

COUNTER, BEGINNER = "bot:counter-----", "bot:beginner----"


async def all_ratings(house: TestServer) -> set[tuple[object, ...]]:
    """Everything in the table of ratings."""
    return await house.store.read(lambda conn: {tuple(row) for row in conn.execute(select(table))})


def test_ratings_who_comes_first_gains_and_every_player_is_known_better() -> None:
    after = ratings.rerate([INITIAL_RATING] * 4)
    assert all(better.mu > worse.mu for better, worse in pairwise(after))
    assert all(each.sigma < INITIAL_RATING.sigma for each in after)
    assert after[0].mu > INITIAL_RATING.mu > after[-1].mu
    assert ratings.rerate([INITIAL_RATING] * 4) == after


def test_ratings_are_those_of_plackett_and_luce() -> None:
    first, second = ratings.rerate([INITIAL_RATING, INITIAL_RATING])
    assert first.mu == pytest.approx(27.6354, abs=1e-3)
    assert second.mu == pytest.approx(22.3646, abs=1e-3)
    assert first.sigma == pytest.approx(8.0656, abs=1e-3)


def test_ratings_to_beat_the_strong_is_worth_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    over_strong = ratings.rerate([INITIAL_RATING, strong])[0].mu
    over_weak = ratings.rerate([INITIAL_RATING, weak])[0].mu
    assert over_strong > over_weak > INITIAL_RATING.mu


@pytest.mark.parametrize("placed", ["aab", "aba", "baa", "aabb", "abba", "abcabc"])
def test_ratings_who_has_several_seats_gets_the_mean_of_them(placed: str) -> None:
    known = {"a": Rating(30, 5, 9), "b": Rating(22, 6, 2)}
    after = after_game(list(placed), known, ratings.rerate)
    seats = ratings.rerate([known.get(account, INITIAL_RATING) for account in placed])
    for account, rating in after.items():
        own = [seats[place] for place, each in enumerate(placed) if each == account]
        assert rating.mu == pytest.approx(sum(seat.mu for seat in own) / len(own))
        assert rating.games == known.get(account, INITIAL_RATING).games + 1
        assert min(s.sigma for s in own) <= rating.sigma <= max(s.sigma for s in own)


def test_first_and_last_with_equals_between_is_nothing_won() -> None:
    known: Mapping[str, Rating] = {}
    after = after_game(list("abba"), known, ratings.rerate)
    assert abs(after["a"].mu - INITIAL_RATING.mu) < abs(
        ratings.rerate([INITIAL_RATING] * 4)[0].mu - INITIAL_RATING.mu
    )


@pytest.mark.asyncio
async def test_rated_game_changes_ratings_of_its_edition_and_seats_only() -> None:
    house = await TestServer(seed="rated").open()
    host = await house.person("Host")
    live = await among_bots(house, host, edition="azteca", rated=True)
    assert live.state.ended is not None
    (winner,) = [live.state.seats[live.state.ended.places[0]]]
    assert winner is not None
    found = {id_: await ratings.ratings_of(house.store, id_) for id_ in (COUNTER, BEGINNER)}
    for rated in found.values():
        (one,) = rated
        assert (one.edition, one.seats, one.games) == ("azteca", 2, 1)
        assert one.ordinal == one.mu - 3 * one.sigma
    best = max(found, key=lambda id_: found[id_][0].mu)
    assert best == winner.account
    await among_bots(house, host, edition="azteca")
    assert {id_: await ratings.ratings_of(house.store, id_) for id_ in found} == found


@pytest.mark.asyncio
async def test_game_that_was_given_up_or_that_one_plays_alone_is_not_rated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = await TestServer(seed="unrated").open()
    await among_bots(house, await house.person("Host"), levels=("counter",) * 3, rated=True)
    monkeypatch.setattr(play, "LENGTH", 1)
    live, _ = await sat_down(house, "ab", rated=True)
    await house.turn(600_000)
    assert live.state.ended is not None
    assert live.state.ended.why == "chain"
    assert await all_ratings(house) == set()


@pytest.mark.asyncio
async def test_leaving_does_not_make_a_rated_game_go_away() -> None:
    house = await TestServer(seed="left").open()
    live, chairs = await sat_down(house, "ab", rated=True)
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(A_DAY)
    assert live.state.status == "over"
    assert {rated[0] for rated in await all_ratings(house)} == {c.account.id for c in chairs}


@pytest.mark.asyncio
async def test_computed_again_ratings_are_the_same() -> None:
    house = await TestServer(seed="again").open()
    host = await house.person("Host")
    for levels in (("counter", "beginner"), ("counter", "beginner", "counter")):
        for _ in range(3):
            await among_bots(house, host, levels=levels, rated=True)
    before = await all_ratings(house)
    assert len(before) == 4
    await ratings.rebuild(house.store)
    assert await all_ratings(house) == before


@pytest.mark.asyncio
async def test_ratings_over_a_real_database(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'palifico.db'}")
    try:
        house = await RealStoreServer(store, seed="real").open()
        host = await house.person("Host")
        for _ in range(2):
            await among_bots(house, host, rated=True)
        before = await all_ratings(house)
        assert {row[-1] for row in before} == {2}
        await ratings.rebuild(store)
        assert await all_ratings(house) == before
    finally:
        await store.close()


@pytest.mark.asyncio
async def test_deleted_have_no_rating_also_after_all_were_computed_again() -> None:
    house = await TestServer(seed="gone").open()
    live, chairs = await sat_down(house, "a", bots=1, rated=True)
    assert (await house.ask(live, chairs[0].ear, "stand"))["type"] == "ok"
    while live.state.status != "over":
        await house.turn(10_000)
    (mine,) = await ratings.ratings_of(house.store, chairs[0].account.id)
    assert isinstance(mine, RatingShown)
    others = {row for row in await all_ratings(house) if row[0] != chairs[0].account.id}
    await erase(house.identity, chairs[0].account.id)
    assert await all_ratings(house) == others
    await ratings.rebuild(house.store)
    assert await all_ratings(house) == others
    again = partial(kept.rebuild, rerate=ratings.rerate)
    await house.store.write(again)
    assert await all_ratings(house) == others


def test_library_is_not_loaded_before_it_is_needed() -> None:
    asks = "import sys, palifico.server.rest.app; sys.exit('openskill' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asks], check=False).returncode == 0

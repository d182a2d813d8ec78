"""Ratings are kept for each account, edition and number of seats, and follow from the games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from itertools import cycle
from random import Random

import pytest
from sqlalchemy import Connection, select, update

from palifico.store import Store
from palifico.store.queries import games as played
from palifico.store.queries import ratings as kept
from palifico.store.queries.games import Finished
from palifico.store.queries.ratings import INITIAL_RATING, Rating, RatingRow
from palifico.store.schema import accounts, ratings
from tests.store.finished import PEOPLE, add_people, over
from tests.store.stores import opened

pytestmark = pytest.mark.asyncio


def rerate(before: Sequence[Rating]) -> list[Rating]:
    """Something that depends on everything: the order, and all ratings before."""
    mean = sum(each.mu for each in before) / len(before)
    return [
        Rating(each.mu + (mean - each.mu) / 7 + 1 / place, each.sigma * 0.97)
        for place, each in enumerate(before, start=1)
    ]


async def enter(store: Store, *games: Finished) -> None:
    """Let rated games end one after another."""
    await store.write(add_people)
    for game in games:
        await store.write(partial(_end, over=game))


async def rows(store: Store) -> set[tuple[object, ...]]:
    """All ratings."""
    return await store.read(lambda conn: {tuple(row) for row in conn.execute(select(ratings))})


def random_game(rng: Random, number: int) -> Finished:
    """Some people, some of them on several seats, in some order."""
    seats = rng.randint(2, 3)
    return over(
        number,
        seats=seats,
        edition=rng.choice(["paco", "azteca"]),
        rated=rng.random() < 0.8,
        ended=rng.randint(1, 5),
        accounts=tuple(rng.choices(PEOPLE, k=seats)),
        places=tuple(rng.sample(range(seats), seats)),
    )


async def test_rated_game_rates_its_players(database: str) -> None:
    async with opened(database) as store:
        await enter(store, over(1, rated=True), over(2, rated=True), over(3))
        found = await store.read(lambda conn: kept.ratings_of(conn, "eva"))
        once = rerate([INITIAL_RATING] * 3)
        twice = rerate(once)
        assert found == [RatingRow("eva", "paco", 3, twice[0].mu, twice[0].sigma, 2)]
        assert {row[0] for row in await rows(store)} == {"ann", "bob", "eva"}


async def test_ratings_against_oneself_no_account_is_rated(database: str) -> None:
    async with opened(database) as store:
        await enter(store, over(1, rated=True, accounts=("ann",) * 3))
        assert await rows(store) == set()


async def test_computed_again_they_are_the_same(database: str) -> None:
    async with opened(database, count=30) as store:
        rng = Random(1)
        await enter(store, *(random_game(rng, number) for number in range(1, 31)))
        before = await rows(store)
        assert len(before) > 8
        await store.write(partial(kept.rebuild, rerate=rerate))
        assert await rows(store) == before


async def test_ratings_no_account_is_rated_in_the_name_of_the_deleted(database: str) -> None:
    async with opened(database) as store:
        await enter(store, over(1, rated=True))
        await store.write(lambda conn: conn.execute(update(accounts).values(kind="gone")))
        await store.write(
            partial(kept.rate, over=over(2, rated=True, edition="azteca"), rerate=rerate)
        )
        assert {row[1] for row in await rows(store)} == {"paco"}
        await store.write(partial(kept.rebuild, rerate=rerate))
        assert await rows(store) == set()


async def test_lists_have_the_best_first(database: str) -> None:
    async with opened(database) as store:
        await enter(store, over(1, rated=True), over(2, rated=True, accounts=PEOPLE[1:]))

        async def best(*kinds: str, after: int = 0) -> list[RatingRow]:
            asked = partial(kept.leaders, kinds=kinds, edition="paco", seats=3)
            return await store.read(partial(asked, after=after, limit=3))

        everybody = [*await best("person"), *await best("person", after=3)]
        worth = [one.mu - 3 * one.sigma for one in everybody]
        assert worth == sorted(worth, reverse=True)
        assert sorted(one.account for one in everybody) == list(PEOPLE)
        assert await best("bot", "house") == []
        lists = await store.read(lambda conn: kept.lists(conn, ("person",)))
        assert lists == [("paco", 3, 4)]


async def test_two_servers_that_end_games_at_once_lose_none(postgres_url: str) -> None:
    async with opened(postgres_url, count=40) as one, opened(postgres_url) as other:
        await one.write(add_people)
        rng = Random(2)
        games = [random_game(rng, number) for number in range(1, 41)]
        await asyncio.gather(
            *(
                store.write(partial(_end, over=game))
                for store, game in zip(cycle([one, other]), games, strict=False)
            )
        )
        assert (await one.read(played.count_games))["won"] == len(games)
        before = await rows(one)
        await other.write(partial(kept.rebuild, rerate=rerate))
        assert await rows(one) == before


def _end(conn: Connection, over: Finished) -> None:
    played.finish(conn, over)
    kept.rate(conn, over, rerate=rerate)

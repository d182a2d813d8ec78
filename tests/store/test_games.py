"""The index of games that are over: one order, lists in pages, counts."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from palifico.store import Store
from palifico.store.queries import games as kept
from palifico.store.queries.games import Finished
from palifico.store.schema import chains
from tests.store.finished import add_people, over
from tests.store.stores import append, job, opened

pytestmark = pytest.mark.asyncio


async def entered(store: Store, *games: Finished) -> None:
    """Enter games one after another."""
    await store.write(add_people)
    for game in games:
        await store.write(lambda conn, game=game: kept.finish(conn, game))  # type: ignore[misc]


async def test_game_is_found_as_it_was_entered(database: str) -> None:
    async with opened(database) as store:
        await entered(store, over(3), over(4, why="abandoned", winner=None))
        found = await store.read(lambda conn: kept.find_game(conn, "g3"))
        assert found is not None
        assert found.id == "id3"
        assert (found.accounts, found.places) == (("ann", "bob", "eva"), (2, 0, 1))
        assert (found.winner, found.rounds, found.ended) == (2, 9, 300)
        assert (found.rated, found.public) == (False, True)
        given_up = await store.read(lambda conn: kept.find_game(conn, "g4"))
        assert given_up is not None
        assert (given_up.why, given_up.winner) == ("abandoned", None)
        assert await store.read(lambda conn: kept.find_game(conn, "g9")) is None


async def test_games_no_two_games_end_in_the_same_millisecond(database: str) -> None:
    async with opened(database) as store:
        games = [over(number, ended=500) for number in (5, 2, 9, 1)]
        await entered(store, *games, over(3, ended=100), over(4, ended=900))
        page = await store.read(lambda conn: kept.public_games(conn, before=None, limit=9))
        assert [(one.game, one.ended) for one in page] == [
            *(("g4", 900), ("g3", 504), ("g1", 503), ("g9", 502), ("g2", 501), ("g5", 500)),
        ]


async def test_lists_come_in_pages_and_hold_no_private_games(database: str) -> None:
    async with opened(database) as store:
        played = [over(number, public=number % 3 != 0) for number in range(1, 8)]
        await entered(store, *played)
        first = await store.read(lambda conn: kept.public_games(conn, before=None, limit=3))
        assert [one.game for one in first] == ["g7", "g5", "g4"]
        rest = await store.read(lambda conn: kept.public_games(conn, before=400, limit=3))
        assert [one.game for one in rest] == ["g2", "g1"]


async def test_settings_entries_are_the_first_of_a_table_and_its_changes(database: str) -> None:
    async with opened(database) as store:
        await store.write(add_people)
        await append(store, job(1, 1, 2), job(2, 1, 2, 3), job(2, 4, by="bob"), job(3, 1))
        found = await store.read(
            lambda conn: kept.settings_entries(conn, [2, 1, 99], prefix=b"bob 2")
        )
        assert found == [(1, b"ann 1/1"), (2, b"ann 2/1"), (2, b"bob 2/4")]


async def test_somebodys_games_are_those_with_a_seat_of_theirs(database: str) -> None:
    async with opened(database) as store:
        twice = over(2, accounts=("zoe", "bob", "zoe"), public=False)
        await entered(store, over(1), twice, over(3, accounts=("zoe", "bob", "ann")))

        async def of(account: str, *, private: bool) -> list[str]:
            found = await store.read(
                lambda conn: kept.games_of(conn, account, before=None, limit=9, private=private)
            )
            return [one.game for one in found]

        assert await of("zoe", private=True) == ["g3", "g2"]
        assert await of("zoe", private=False) == ["g3"]
        assert await of("eva", private=True) == ["g1"]
        assert await of("nobody", private=True) == []


async def test_rated_games_come_in_the_order_in_which_they_ended(database: str) -> None:
    async with opened(database) as store:
        games = [over(n, rated=n != 4, ended=1) for n in (3, 1, 4, 2)]
        await entered(store, *games)
        found = await store.read(lambda conn: list(kept.rated_games(conn)))
        assert [one.game for one in found] == ["g3", "g1", "g2"]
        assert {(one.accounts, one.places) for one in found} == {(("ann", "bob", "eva"), (2, 0, 1))}


async def test_games_how_games_ended_is_counted(database: str) -> None:
    async with opened(database) as store:
        whys = ("won", "abandoned", "won", "chain", "abandoned", "won")
        await entered(store, *(over(n, why=why) for n, why in enumerate(whys, start=1)))
        for _ in range(2):
            await store.write(kept.count_void)
        assert await store.read(kept.count_games) == {
            "won": 3,
            "abandoned": 2,
            "chain": 1,
            "voids": 2,
        }


async def test_games_nothing_is_counted_of_a_game_that_was_not_entered(database: str) -> None:
    async with opened(database) as store:
        await entered(store, over(1))
        extra = [lambda conn: kept.finish(conn, over(2)), lambda conn: conn.execute("no SQL")]
        (result,) = await append(store, job(2, 1, extra=extra))
        assert isinstance(result, Exception)
        assert (await store.read(kept.count_games))["won"] == 1
        assert await store.read(lambda conn: kept.find_game(conn, "g2")) is None


async def test_game_goes_on_until_its_table_is_over(database: str) -> None:
    async with opened(database) as store:
        await store.write(
            lambda conn: conn.execute(insert(chains).values(game="g", table=1, sealed=b""))
        )

        async def goes_on(game: str) -> bool:
            return await store.read(lambda conn: kept.is_going_on(conn, game))

        assert await goes_on("g")
        assert not await goes_on("h")
        over_now = "UPDATE tables SET status = 'over' WHERE number = 1"
        await store.write(lambda conn: conn.exec_driver_sql(over_now))
        assert not await goes_on("g")

"""The leaderboard: registered people or bots, by edition and number of seats, best first."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from palifico.server.auth.privacy import erase
from palifico.store.schema import ratings
from tests.server.games.played import among_bots, app_over
from tests.server.harness import TestServer
from tests.server.rest.application import Rest, problem

pytestmark = pytest.mark.asyncio


async def opened() -> Rest:
    """An application with nobody in it but the house's bots."""
    return app_over(await TestServer().open())


async def rated(rest: Rest, account: str, mu: float, sigma: float, **more: Any) -> None:
    """Give somebody a rating."""
    values = {"account": account, "edition": "paco", "seats": 4, "games": 1, **more}
    await rest.store.write(
        lambda conn: conn.execute(insert(ratings).values(mu=mu, sigma=sigma, **values))
    )


async def person(rest: Rest, login: str) -> str:
    """The id of somebody who has registered."""
    client = await rest.person(login)
    return str((await client.get("/api/me")).json()["id"])


async def leaderboard(rest: Rest, **asked: Any) -> dict[str, Any]:
    """What is answered."""
    answer = await rest.client().get("/api/leaderboard", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def names(found: dict[str, Any]) -> list[str]:
    """Who is listed, in order."""
    return [leader["person"]["name"] for leader in found["leaders"]]


async def test_sure_stand_before_players_that_only_may_be_good() -> None:
    rest = await opened()
    for login, mu, sigma in (("ana", 30, 1), ("bob", 40, 8), ("eva", 31, 1)):
        await rated(rest, await person(rest, login), mu, sigma)
    found = await leaderboard(rest)
    assert (found["kind"], found["edition"], found["seats"]) == ("people", "paco", 4)
    assert names(found) == ["Eva", "Ana", "Bob"]
    assert [leader["rank"] for leader in found["leaders"]] == [1, 2, 3]
    assert found["leaders"][0]["rating"] == {
        "edition": "paco",
        "seats": 4,
        "ordinal": 28.0,
        "mu": 31.0,
        "sigma": 1.0,
        "games": 1,
    }
    after = await leaderboard(rest, after=2)
    assert [(leader["rank"], leader["person"]["name"]) for leader in after["leaders"]] == [
        (3, "Bob")
    ]


async def test_edition_and_number_of_seats_has_its_own_list() -> None:
    rest = await opened()
    ana = await person(rest, "ana")
    await rated(rest, ana, 30, 2)
    await rated(rest, ana, 20, 2, seats=2)
    await rated(rest, await person(rest, "bob"), 20, 2, edition="azteca")
    assert names(await leaderboard(rest)) == ["Ana"]
    assert names(await leaderboard(rest, edition="azteca")) == ["Bob"]
    assert names(await leaderboard(rest, edition="azteca", seats=3)) == []
    assert (await leaderboard(rest))["lists"] == [
        {"edition": "azteca", "seats": 4, "listed": 1},
        {"edition": "paco", "seats": 2, "listed": 1},
        {"edition": "paco", "seats": 4, "listed": 1},
    ]


async def test_bots_have_lists_of_their_own() -> None:
    rest = await opened()
    host = await rest.house.person("Host")
    await among_bots(rest.house, host, rated=True)
    ana = await rest.person("ana")
    made = (await ana.post("/api/me/bots", json={"name": "Deep Cup"})).json()["bot"]
    await rated(rest, made["id"], 50, 1, seats=2)
    await rated(rest, (await ana.get("/api/me")).json()["id"], 50, 1, seats=2)
    assert names(await leaderboard(rest, seats=2)) == ["Ana"]
    bots = await leaderboard(rest, kind="bots", seats=2)
    assert names(bots)[0] == "Deep Cup"
    assert sorted(names(bots)[1:]) == ["Bela", "Conta"]
    assert {leader["person"]["kind"] for leader in bots["leaders"]} == {"bot", "house"}


async def test_guests_are_listed_once_they_register() -> None:
    rest = await opened()
    guest = await rest.guest("Ana")
    await rated(rest, (await guest.get("/api/me")).json()["id"], 30, 2)
    assert names(await leaderboard(rest)) == []
    wish = {"login": "ana", "password": "correct horse"}
    assert (await guest.post("/api/me/register", json=wish)).status_code == 200
    assert names(await leaderboard(rest)) == ["Ana"]


async def test_deleted_vanish() -> None:
    rest = await opened()
    ana = await person(rest, "ana")
    await rated(rest, ana, 30, 2)
    await erase(rest.house.identity, ana)
    found = await leaderboard(rest)
    assert (found["leaders"], found["lists"]) == ([], [])


async def test_leaderboard_what_cannot_be_is_said() -> None:
    client = (await opened()).client()
    unknown = await client.get("/api/leaderboard", params={"edition": "chess"})
    problem(unknown, 422, "edition.unknown")
    for asked in ({"kind": "cats"}, {"seats": "13"}, {"seats": "four"}, {"after": "-1"}):
        problem(await client.get("/api/leaderboard", params=asked), 400, "request.form")


async def test_client_may_see_the_ratings_of_an_account_with_their_uncertainty() -> None:
    rest = await opened()
    ana = await person(rest, "ana")
    await rated(rest, ana, 30, 2)
    answer = await rest.client().get(f"/api/people/{ana}/ratings")
    assert [(each["mu"], each["sigma"], each["ordinal"]) for each in answer.json()] == [(30, 2, 24)]
    nobody = await rest.client().get("/api/people/0000000000000000/ratings")
    assert nobody.json()["code"] == "person.unknown"

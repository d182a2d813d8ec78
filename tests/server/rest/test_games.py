"""Games that are over, over HTTP: who may find what, and that everything can be checked."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from subprocess import run

import pytest

from palifico.fair import verify_palifico
from palifico.record import read_json, read_text
from palifico.server.auth.privacy import erase
from palifico.server.rest.routes import games
from palifico.store import open_store
from palifico.words import LANGS
from tests.server.games.played import (
    A_DAY,
    RealStoreServer,
    among_bots,
    app_over,
    bots_played,
    game_of,
    played_out,
    sat_down,
)
from tests.server.harness import TestServer, seated
from tests.server.rest.application import Rest, problem

pytestmark = pytest.mark.asyncio


async def opened(seed: str = "routes") -> Rest:
    """An application over a house in memory."""
    return app_over(await TestServer(seed=seed).open())


async def listed(rest: Rest, address: str = "/api/games", **asked: int) -> list[str]:
    """The games of a list."""
    answer = await rest.client().get(address, params=asked)
    assert answer.status_code == 200, answer.text
    return [game["game"] for game in answer.json()["games"]]


async def test_game_from_a_real_database_can_be_checked_with_what_the_server_gives(
    tmp_path: Path,
) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'palifico.db'}")
    try:
        rest = app_over(await RealStoreServer(store, seed="real").open())
        live, chairs = await sat_down(rest.house, "ab", bots=1, edition="azteca")
        await played_out(rest.house, live, chairs, Random(1))
        await _check(rest, game_of(live), tmp_path)
    finally:
        await store.close()


async def _check(rest: Rest, game: str, folder: Path) -> None:
    client = rest.client()
    shown = (await client.get(f"/api/games/{game}")).json()
    answers = {
        name: await client.get(link) for name, link in shown["links"].items() if name != "page"
    }
    assert {answer.status_code for answer in answers.values()} == {200}
    record = read_json(answers["record"].text)
    assert read_text(answers["notation"].text) == record
    assert record.id == game
    key = (await client.get("/api/key")).json()
    assert key["algorithm"] == "Ed25519"
    proof = answers["proof"].json()
    assert (proof["ok"], proof["signed"]) == (True, key["key"])
    assert proof["lock"] == record.fair.lock.hex() if record.fair else None
    verifier = await client.get("/api/verifier.py")
    assert 'attachment; filename="verify_palifico.py"' in verifier.headers["content-disposition"]
    assert verifier.text == Path(verify_palifico.__file__).read_text("utf-8")
    (folder / "game.json").write_bytes(answers["record"].content)
    (folder / "verify.py").write_bytes(verifier.content)
    command = [sys.executable, "verify.py", "game.json", "--key", key["key"]]
    checked = run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
    types = [json.loads(line)["type"] for line in answers["replay"].text.splitlines()]
    assert types[0] == "made"
    assert types[-1] == "ended"
    assert answers["replay"].headers["content-type"].startswith("application/x-ndjson")


async def test_public_games_are_listed_the_latest_first() -> None:
    rest = await opened()
    host = await rest.house.person("Host")
    played = [game_of(await among_bots(rest.house, host, privacy="public")) for _ in range(3)]
    private = game_of(await among_bots(rest.house, host))
    assert await listed(rest) == played[::-1]
    assert (await rest.client().get(f"/api/games/{private}")).json()["public"] is False


async def test_games_list_by_house_rules_names_them() -> None:
    rest = await opened()
    host, house = await rest.house.person("Host"), {"raise_rule": "free"}
    await among_bots(rest.house, host, privacy="public")
    await among_bots(rest.house, host, privacy="public", house=house)
    live = await rest.house.table(host, seats=2, pause_ms=0, privacy="public", house=house)
    later = {"edition": "azteca", "seats": 2, "pause_ms": 0, "privacy": "public"}
    for changed in ({**later, "house": {"dice_each": 3}}, {**later, "house": {"dice_each": 4}}):
        answer = await rest.house.ask(live, host, "change", settings=changed)
        assert answer["type"] == "ok", answer
    await bots_played(rest.house, live, host)
    for _ in range(2):  # the second time from the cache
        shown = (await rest.client().get("/api/games")).json()["games"]
        assert [(one["edition"], one["options"], one["house"]) for one in shown] == [
            ("azteca", {}, {"dice_each": 4}),
            ("paco", {}, house),
            ("paco", {}, {}),
        ]


async def test_list_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MAX_LISTED", 2)
    rest = await opened()
    host = await rest.house.person("Host")
    played = [game_of(await among_bots(rest.house, host, privacy="public")) for _ in range(5)]
    found: list[str] = []
    before: int | None = 2**53 - 1
    while before is not None:
        page = (await rest.client().get("/api/games", params={"before": before})).json()
        assert len(page["games"]) <= 2
        found += [game["game"] for game in page["games"]]
        before = page["before"]
    assert found == played[::-1]


async def test_games_my_games_are_all_of_mine_and_others_see_the_public_ones() -> None:
    rest = await opened()
    house = rest.house
    ana = await rest.guest("Ana")
    me = await house.identity.account((await ana.get("/api/me")).json()["id"])
    assert me is not None
    played = {}
    for privacy in ("public", "private"):
        live = await house.table(me, seats=2, pause_ms=0, privacy=privacy)
        await house.ask(live, me, "sit", seat=0)
        await house.ask(live, me, "seat_bot", seat=1)
        await house.ask(live, me, "begin")
        ear = house.listen(live, me)
        await house.ask(live, me, "stand")
        while live.state.status != "over":
            await house.turn(10_000)
        house.tables.leave(live, ear)
        played[privacy] = game_of(live)
    mine = (await ana.get("/api/me/games")).json()["games"]
    assert [game["game"] for game in mine] == [played["private"], played["public"]]
    assert await listed(rest, f"/api/people/{me.id}/games") == [played["public"]]
    assert await listed(rest, "/api/people/bot:counter-----/games") == [played["public"]]
    problem(await rest.client().get("/api/me/games"), 401, "auth.needed")
    await erase(house.identity, me.id)
    problem(await rest.client().get(f"/api/people/{me.id}/games"), 404, "person.unknown")


async def test_unknown_account_has_no_games() -> None:
    rest = await opened()
    problem(await rest.client().get("/api/people/nobody/games"), 404, "person.unknown")
    assert (await rest.client().get("/api/games")).json() == {"games": [], "before": None}


async def test_games_of_a_game_that_is_not_over_nothing_is_told() -> None:
    told: list[list[bytes]] = []
    for seed in ("one", "another"):
        rest = await opened(seed)
        live, _ = await sat_down(rest.house, "ab")
        told.append([])
        for part in ("", "/record.json", "/record.txt", "/replay", "/proof"):
            answer = await rest.client().get(f"/api/games/{game_of(live)}{part}")
            problem(answer, 409, "game.running")
            told[-1].append(answer.content)
            unknown = await rest.client().get(f"/api/games/{'0' * 32}{part}")
            problem(unknown, 404, "game.unknown")
    assert told[0] == told[1]


async def test_games_what_is_no_id_is_no_game() -> None:
    client = (await opened()).client()
    for id_ in ("x", "G" * 32, "0" * 33, "%00", "a" * 5000, "%F0%9F%8E%B2"):
        problem(await client.get(f"/api/games/{id_}"), 404, "game.unknown")


async def test_proof_is_told_in_the_language_asked_for() -> None:
    rest = await opened("proof")
    live = await among_bots(rest.house, await rest.house.person("Host"))
    address = f"/api/games/{game_of(live)}/proof"
    told = [(await rest.client().get(address, params={"lang": lang})).json() for lang in LANGS]
    assert all(proof["ok"] for proof in told)
    assert len({proof["message"] for proof in told}) == len(LANGS)


async def test_voids_and_games_that_were_given_up_are_counted_in_public() -> None:
    rest = await opened("stats")
    house = rest.house
    none = {"won": 0, "abandoned": 0, "chain": 0, "voids": 0}
    assert (await rest.client().get("/api/stats")).json() == none
    host = await house.person("Host")
    await among_bots(house, host)
    live = await house.table(host, seats=2)
    await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    await house.turn(6000)
    left, chairs = await sat_down(house, "ab")
    for chair in chairs:
        house.tables.leave(left, chair.ear)
    await house.turn(A_DAY + 1000)
    assert (await rest.client().get("/api/stats")).json() == {
        **none,
        "won": 1,
        "abandoned": 1,
        "voids": 1,
    }


async def test_routes_are_in_the_document() -> None:
    rest = await opened()
    document = (await rest.client().get("/schema/openapi.json")).json()
    tagged = {path: told.get("get", {}).get("tags", []) for path, told in document["paths"].items()}
    ours = {path for path, tags in tagged.items() if "games" in tags}
    assert ours >= {
        "/api/games/{game}/record.json",
        "/api/leaderboard",
        "/api/dice.svg",
        "/api/key",
    }

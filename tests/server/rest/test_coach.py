"""The coach over HTTP: for whom, when, what it says; and that it knows no more than who asks."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import structlog
from httpx import AsyncClient
from msgspec import structs

from palifico.bots.coach.candidates import NOISE
from palifico.odds import MODEL, odds_after, odds_before, position
from palifico.rules import Bid, view
from palifico.server.auth.accounts import Account
from palifico.server.core.rate_limits import RATE_LIMITS
from palifico.server.live import coach
from palifico.server.live.actor import TableActor
from palifico.server.live.coach import seen_now
from palifico.store.queries.accounts import add_key
from palifico.words import LANGS
from tests.server.games.played import app_over, game_of, played_out, sat_down
from tests.server.harness import SeatedPlayer, TestServer, begun
from tests.server.rest.application import Rest, problem
from tests.server.two_worlds.swapped_dice import swapped

pytestmark = pytest.mark.asyncio
BOTH = ("odds", "coach")


async def opened(seed: str = "coach") -> Rest:
    """An application over a house in memory."""
    return app_over(await TestServer(seed=seed).open())


async def client_of(rest: Rest, account: Account) -> AsyncClient:
    """A program of somebody's."""
    key = rest.house.identity.new_key("token", "test")
    await rest.house.store.write(lambda conn: add_key(conn, key.row(account.id)))
    return rest.script(key.secret)


async def practice(
    rest: Rest, names: str = "abc", **more: Any
) -> tuple[TableActor, list[SeatedPlayer]]:
    """A game that is on, with a coach unless it is said otherwise; the first seat opens."""
    rules = {"edition": "asmodee-2024", "first": 0, "pace": "relaxed", "coach": True}
    wanted: dict[str, Any] = {"seats": len(names), **rules, **more}
    live = await rest.house.table(await rest.house.person("Host"), **wanted)
    return live, await begun(rest.house, live, names)


async def asked(rest: Rest, live: TableActor, who: Account, what: str, **more: str) -> Any:
    """What the coach answers somebody."""
    client = await client_of(rest, who)
    answer = await client.get(f"/api/tables/{live.state.id}/{what}", params=more)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_coach_who_is_to_act_is_told_the_chances_of_every_bid() -> None:
    rest = await opened()
    live, chairs = await practice(rest)
    told = await asked(rest, live, chairs[0].account, "odds")
    assert live.state.game is not None
    seen = view(live.state.game, 0)
    at = position(seen, live.state.history)
    before, after = odds_before(at), odds_after(at)
    assert (told["n"], told["version"]) == (live.state.turn_n, MODEL)
    assert (told["dudo"], told["dudo_before"], told["calza"]) == (None, None, None)
    assert [tuple(each["bid"]) for each in told["bids"]] == list(seen.legal.bids)
    for each in told["bids"]:
        bid = Bid(*each["bid"])
        assert each["chance"] == pytest.approx(before.chance(bid), abs=1e-4)
        assert each["heard"] == pytest.approx(after.chance(bid), abs=1e-4)
        assert each["exact"] == pytest.approx(after.exact(bid), abs=1e-4)


async def test_coach_tells_each_client_by_their_own_dice_how_likely_the_bid_is() -> None:
    rest = await opened()
    live, chairs = await practice(rest, options={"calza": True})
    bid = {"bid": [6, 4], "expect": live.state.turn_n}
    await rest.house.ask(live, chairs[0].ear, "bid", **bid)
    told = [await asked(rest, live, chair.account, "odds") for chair in chairs]
    assert len({each["dudo"] for each in told}) > 1
    for seat, each in enumerate(told):
        seen = seen_now(live.state, seat)
        at = position(seen.view, seen.history)
        assert each["dudo"] == pytest.approx(1 - odds_after(at).chance(Bid(6, 4)), abs=1e-4)
        assert each["dudo_before"] == pytest.approx(1 - odds_before(at).chance(Bid(6, 4)), abs=1e-4)
        assert bool(each["bids"]) == (seat == 1), "only who is to act may bid"
        assert (each["calza"] is not None) == (seat in live.state.turn.calza)  # type: ignore[union-attr]


async def test_advice_is_ranked_legal_and_told_in_every_language() -> None:
    rest = await opened()
    live, chairs = await practice(rest)
    bid = {"bid": [4, 3], "expect": live.state.turn_n}
    await rest.house.ask(live, chairs[0].ear, "bid", **bid)
    told = {lang: await asked(rest, live, chairs[1].account, "coach", lang=lang) for lang in LANGS}
    legal = seen_now(live.state, 1).view.legal
    for each in told.values():
        assert (each["n"], each["seat"]) == (live.state.turn_n, 1)
        wins = [one["win"] for one in each["advice"]]
        assert all(one > two - NOISE for one, two in pairwise(wins))
        actions = [(one["action"], one["bid"] and tuple(one["bid"])) for one in each["advice"]]
        assert len(set(actions)) == len(actions) > 3
        assert ("dudo", None) in actions
        assert all(
            bid is None or bid in legal.bids for _, bid in [(a, b and Bid(*b)) for a, b in actions]
        )
        for one in each["advice"]:
            assert all(0 <= one[share] <= 1 for share in ("before", "after", "win"))
            assert one["why"].strip()
    assert len({each["advice"][0]["why"] for each in told.values()}) == len(LANGS)
    figures = [[{**one, "why": ""} for one in each["advice"]] for each in told.values()]
    assert all(each == figures[0] for each in figures), "one answer in six languages"


async def test_client_that_can_do_nothing_gets_no_advice() -> None:
    rest = await opened()
    live, chairs = await practice(rest)
    assert (await asked(rest, live, chairs[1].account, "coach"))["advice"] == []
    await rest.house.ask(live, chairs[0].ear, "bid", bid=[9, 6], expect=live.state.turn_n)
    await rest.house.ask(live, chairs[1].ear, "dudo", expect=live.state.turn_n)
    assert live.state.turn is None
    for chair in chairs:
        told = await asked(rest, live, chair.account, "odds")
        assert (told["bids"], told["dudo"]) == ([], None)
        assert (await asked(rest, live, chair.account, "coach"))["advice"] == []


@pytest.mark.parametrize("what", BOTH)
async def test_coach_who_may_not_ask(what: str) -> None:
    rest = await opened()
    live, chairs = await practice(rest)
    path = f"/api/tables/{live.state.id}/{what}"
    problem(await rest.client().get(path), 401, "auth.needed")
    watcher = await client_of(rest, await rest.house.person("Watcher"))
    problem(await watcher.get(path), 403, "seat.needed")
    await rest.house.ask(live, chairs[2].ear, "stand")
    gone = await client_of(rest, chairs[2].account)
    problem(await gone.get(path), 403, "seat.needed")
    problem(await gone.get(f"/api/tables/nowhere/{what}"), 404, "table.unknown")


@pytest.mark.parametrize("what", BOTH)
@pytest.mark.parametrize("more", [{"coach": False}, {"coach": False, "rated": True}])
async def test_coach_where_the_coach_is_off_it_says_what_would_do(what: str, more: Any) -> None:
    rest = await opened()
    live, chairs = await practice(rest, "ab", **more)
    mine = await client_of(rest, chairs[0].account)
    answers = {
        lang: problem(
            await mine.get(f"/api/tables/{live.state.id}/{what}?lang={lang}"), 403, "coach.off"
        )
        for lang in LANGS
    }
    assert len({answer["why"] for answer in answers.values()}) == len(LANGS)
    assert "coach" in answers["en"]["why"]


@pytest.mark.parametrize("what", BOTH)
async def test_running_rated_game_refuses_whatever_its_settings_say(what: str) -> None:
    rest = await opened()
    live, chairs = await practice(rest, "ab", coach=False, rated=True)
    live.state.settings = structs.replace(live.state.settings, coach=True)
    mine = await client_of(rest, chairs[0].account)
    problem(await mine.get(f"/api/tables/{live.state.id}/{what}"), 403, "coach.off")


@pytest.mark.parametrize("what", BOTH)
async def test_coach_before_the_game_and_after_it_there_is_nothing_to_ask(what: str) -> None:
    rest = await opened()
    host = await rest.house.person("Host")
    live = await rest.house.table(host, seats=2, coach=True)
    await rest.house.ask(live, host, "sit", seat=0)
    mine = await client_of(rest, host)
    path = f"/api/tables/{live.state.id}/{what}"
    problem(await mine.get(path), 409, "table.not_playing")


@pytest.mark.parametrize("what", BOTH)
async def test_coach_it_may_not_be_asked_for_ever(what: str) -> None:
    rest = await opened()
    live, chairs = await practice(rest)
    mine = await client_of(rest, chairs[1].account)
    most = int(RATE_LIMITS[what].partition("/")[0])  # type: ignore[index]
    for _ in range(most):
        assert (await mine.get(f"/api/tables/{live.state.id}/{what}")).status_code == 200
    problem(await mine.get(f"/api/tables/{live.state.id}/{what}"), 429, "rate")


async def test_answer_is_worked_out_once_and_says_nothing_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rest, times, true = await opened(), list[int](), coach._advised

    def counting(*given: Any) -> Any:
        times.append(1)
        return true(*given)

    monkeypatch.setattr(coach, "_advised", counting)
    live, chairs = await practice(rest)
    with structlog.testing.capture_logs() as logs:
        first = await asked(rest, live, chairs[0].account, "coach")
        assert await asked(rest, live, chairs[0].account, "coach") == first
    assert (len(times), logs) == (1, [])
    await rest.house.ask(live, chairs[0].ear, "bid", bid=[1, 2], expect=live.state.turn_n)
    assert (await asked(rest, live, chairs[0].account, "coach"))["n"] > first["n"]


async def _told_with(swap: Any) -> list[bytes]:
    """Everything that the first seat is told of a game that always goes alike."""
    told = []
    with swapped(swap):
        rest = await opened()
        live, chairs = await practice(rest, options={"calza": True}, house={"lost_dice": "hidden"})
        mine = await client_of(rest, chairs[0].account)
        for bid in ([1, 2], [2, 3], [3, 3], [4, 5], [5, 5], [6, 6]):
            for what in BOTH:
                answer = await mine.get(f"/api/tables/{live.state.id}/{what}")
                assert answer.status_code == 200
                told.append(answer.content)
            assert live.state.turn is not None
            ear = chairs[live.state.turn.to_act].ear
            answered = await rest.house.ask(live, ear, "bid", bid=bid, expect=live.state.turn_n)
            assert answered["type"] == "ok"
    return told


async def test_coach_what_a_seat_is_told_does_not_depend_on_the_dice_of_others() -> None:
    rng = Random(7)
    here = await _told_with(lambda *_: (2, 2, 3, 5, 5))
    there = await _told_with(
        lambda _, seat, hand: (2, 2, 3, 5, 5) if not seat else tuple(rng.choices(range(1, 7), k=5))
    )
    own = await _told_with(lambda _, seat, hand: (1, 1, 6, 6, 6) if not seat else (2, 2, 3, 5, 5))
    assert here == there
    assert here != own


async def test_coach_of_a_game_that_is_over_anybody_may_ask_about_any_decision() -> None:
    rest = await opened()
    live, chairs = await sat_down(
        rest.house, "ab", bots=1, edition="azteca", options={"calza": True}
    )
    await played_out(rest.house, live, chairs, Random(3))
    path, client = f"/api/games/{game_of(live)}/coach", rest.client()
    replay = (await client.get(f"/api/games/{game_of(live)}/replay")).text
    turns = [n for n, line in _entries(replay) if line["type"] in ("rolled", "bid")]
    others = [n for n, line in _entries(replay) if line["type"] in ("called", "made", "ended")]
    told = [(await client.get(path, params={"n": n})).json() for n in turns[:25]]
    to_act = [line["turn"]["to_act"] for _, line in _entries(replay) if "turn" in line]
    assert [(each["n"], each["seat"]) for each in told] == list(zip(turns, to_act, strict=True))[
        :25
    ]
    assert all(each["advice"] and each["advice"][0]["why"] for each in told)
    for n in (*others, 10_000):
        problem(await client.get(path, params={"n": n}), 404, "coach.moment")
    problem(await client.get(path, params={"n": turns[0], "seat": 3}), 422, "seat.none")
    waits = (await client.get(path, params={"n": turns[0], "seat": (to_act[0] + 1) % 3})).json()
    assert waits["advice"] == []


async def test_coach_what_is_said_of_a_game_that_is_over_is_what_was_said_then() -> None:
    rest = await opened()
    live, chairs = await practice(rest, "ab", house={"dice_each": 2}, pause_ms=0)
    then = await asked(rest, live, chairs[0].account, "coach")
    await played_out(rest.house, live, chairs, Random(1))
    answer = await rest.client().get(f"/api/games/{game_of(live)}/coach", params={"n": then["n"]})
    now = answer.json()
    assert now["seat"] == then["seat"]
    assert now["advice"]
    chances = [
        {(one["action"], str(one["bid"])): (one["before"], one["after"]) for one in each["advice"]}
        for each in (then, now)
    ]
    assert chances[0] == chances[1]


async def test_coach_of_a_game_that_is_on_nothing_is_said_by_its_id() -> None:
    rest = await opened()
    live, _ = await practice(rest)
    path = f"/api/games/{game_of(live)}/coach"
    problem(await rest.client().get(path, params={"n": 5}), 409, "game.running")
    problem(await rest.client().get(f"/api/games/{'0' * 32}/coach?n=5"), 404, "game.unknown")
    assert (await rest.client().get(path)).status_code == 400


async def test_server_says_that_it_has_a_coach_and_which_bots() -> None:
    rest = await opened()
    about = (await rest.client().get("/api/meta?lang=de")).json()
    assert about["odds"] is True
    assert [bot["level"] for bot in about["bots"]] == about["levels"]
    assert {"name", "text", "shape", "colour", "version"} <= about["bots"][0].keys()
    assert len({bot["text"] for bot in about["bots"]}) == len(about["bots"])


def _entries(replay: str) -> list[tuple[int, Any]]:
    lines = [json.loads(line) for line in replay.splitlines()]
    return [(line["n"], line) for line in lines if line["type"] != "hands"]

"""The record of a game that is over holds everything, and everybody's verifier accepts it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update

from palifico.editions import IDS, box
from palifico.errors import Fault
from palifico.fair import check_transcript, verify_palifico
from palifico.protocol.codec import read_entry
from palifico.protocol.entries import BidMade, Called, Kept, Rolled
from palifico.record import (
    Judged,
    Record,
    RecordedRound,
    json_line,
    judge,
    prove,
    proven,
    read_json,
    read_text,
    to_json,
    write_text,
)
from palifico.rules import Bid, Calza
from palifico.server.auth.privacy import erase
from palifico.server.games import archive as module
from palifico.server.live.actor import TableActor
from palifico.server.table import play
from palifico.store.schema import accounts, chains, openings
from tests.server.games.played import (
    A_DAY,
    among_bots,
    game_of,
    log_of,
    played_out,
    record_of,
    records_of,
    sat_down,
    step,
)
from tests.server.harness import MemoryStore, TestServer, seated

pytestmark = pytest.mark.asyncio


def check(record: Record, house: TestServer) -> dict[str, Any]:
    """Hold a record to the referee, to ourselves and to the stand-alone verifier."""
    key, data = house.tables.services.signer.public, to_json(record)
    verdict = judge(record)
    assert isinstance(verdict, Judged)
    assert verdict.state.winner is not None
    proof = prove(data, key=key)
    assert proof.flaw is None
    assert "signatures" in proof.checked
    told = verify_palifico.verify(data, key.hex())
    assert told["ok"], told
    assert told["checked"] == list(proof.checked)
    assert read_text(write_text(record)) == record
    return data


def as_dealt(live: TableActor, record: Record, house: TestServer) -> Record:
    """The same record, but for its dice, which the table's own dealer deals, and its stamp."""
    assert live.state.dealer is not None
    dealer = live.state.dealer
    rounds = [
        RecordedRound(tuple(dealer.hands(t, [len(hand) for hand in each.dice])), each.actions)
        for t, each in enumerate(record.rounds, start=1)
    ]
    bare = replace(record, rounds=tuple(rounds), fair=None, stamp=None)
    return proven(bare, dealer, house.tables.services.signer)


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("without", [1, 3])
async def test_game_of_people_and_a_bot_is_proven(edition: str, without: int) -> None:
    house = await TestServer(seed=f"{edition} {without}").open()
    options = {"calza": True} if "calza" in box(edition).options else {}
    settings: dict[str, Any] = {"edition": edition, "options": options}
    live, chairs = await sat_down(house, "abc", bots=1, without=without, **settings)
    await played_out(house, live, chairs, Random(edition))
    record = await record_of(house, live)
    data = check(record, house)
    assert record == as_dealt(live, record, house)
    assert record.players == ("a", "b", "c", "Bela")
    assert (data["id"], data["date"]) == (game_of(live), "2026-09-21")
    assert [seat["open"] is not None for seat in data["fair"]["seats"]].count(True) == 3 - without


@pytest.mark.parametrize("edition", IDS)
async def test_game_of_bots_alone_is_proven(edition: str) -> None:
    house = await TestServer(seed=edition).open()
    levels = ("counter", "beginner", "counter", "beginner", "counter", "beginner")
    live = await among_bots(house, await house.person("Host"), levels=levels, edition=edition)
    record = await record_of(house, live)
    check(record, house)
    assert record == as_dealt(live, record, house)


async def test_record_is_what_was_said_at_the_table() -> None:
    house = await TestServer(seed="said").open()
    live, chairs = await sat_down(house, "abcd", edition="azteca")
    await played_out(house, live, chairs, Random(5))
    record = await record_of(house, live)
    entries = [read_entry(body) for body in await log_of(house, live)]
    said = [e for e in entries if isinstance(e, (BidMade, Called))]
    written = [action for each in record.rounds for action in each.actions]
    assert [seat for seat, _ in written] == [entry.seat for entry in said]
    for entry, (_, action) in zip(said, written, strict=True):
        if isinstance(entry, BidMade):
            assert action == Bid(*entry.bid)
        else:
            assert isinstance(action, Calza) == (entry.call == "calza")
    for chair in chairs:
        told = [hand["dice"] for hand in chair.ear.said("hand") if any(hand["dice"])]
        dice = [list(r.dice[chair.seat]) for r in record.rounds if r.dice[chair.seat]]
        assert [[die for die in hand if die] for hand in told] == dice


async def test_exact_calls_are_recorded_also_when_several_call_at_once() -> None:
    house = await TestServer(seed="exact").open()
    live, chairs = await sat_down(house, "abc", edition="paco", options={"calza": True})
    state = live.state
    assert state.turn is not None
    opener = state.turn.to_act
    bid = min((span[0], face) for face, span in enumerate(state.turn.bids, start=1) if span)
    first = chairs[opener].ear
    assert (await house.ask(live, first, "bid", bid=bid, expect=state.turn_n))["type"] == "ok"
    callers = [chair for chair in chairs if chair.seat in state.turn.calza]
    assert len(callers) > 1
    asked = [house.send(live, c.ear, "calza", expect=state.turn_n) for c in callers]
    await house.turn(250)
    assert sorted(answers[-1]["type"] for answers in asked) == ["err", "ok"]
    assert first.last("called")["asks"]
    await played_out(house, live, chairs, Random(2))
    record = await record_of(house, live)
    check(record, house)
    assert isinstance(record.rounds[0].actions[-1][1], Calza)


async def test_archive_what_the_clock_and_bots_did_for_a_player_is_recorded() -> None:
    house = await TestServer(seed="away").open()
    live, chairs = await sat_down(house, "abc", bots=1, pace="quick", edition="pressman-2008")
    for _ in range(3):  # nobody moves
        await house.turn(13_000)
    house.tables.leave(live, chairs[0].ear)
    await house.turn(16_000)
    assert (await house.ask(live, chairs[1].ear, "stand"))["type"] == "ok"
    await played_out(house, live, chairs, Random(3))
    entries = [read_entry(body) for body in await log_of(house, live)]
    assert [e.why for e in entries if isinstance(e, Kept)] == ["away", "left"]
    acted = {e.by for e in entries if isinstance(e, (BidMade, Called))}
    assert acted == {"player", "clock", "bot"}
    check(await record_of(house, live), house)


async def test_table_of_eight_by_house_rules_is_proven() -> None:
    house = await TestServer(seed="eight").open()
    host = await house.person("Host")
    levels = ("counter", "beginner") * 4
    live = await among_bots(house, host, levels=levels, edition="azteca", house={"dice_each": 2})
    record = await record_of(house, live)
    check(record, house)
    assert record.house == {"dice_each": 2}


async def test_game_that_is_not_over_has_no_record() -> None:
    house = await TestServer().open()
    records = records_of(house)
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    for _ in range(2):
        with pytest.raises(Fault, match=r"game\.running"):
            await records.record(game_of(live))
        for seat in range(2):
            await house.ask(live, host, "seat_bot", seat=seat)
        await house.ask(live, host, "begin")
    for ask in (records.summary, records.notation, records.replay):
        with pytest.raises(Fault, match=r"game\.running") as raised:
            await ask(game_of(live))
        assert raised.value.about == {}
    with pytest.raises(Fault, match=r"game\.unknown"):
        await records.record("0" * 32)


async def test_answer_for_a_running_game_is_the_same_whatever_the_dice() -> None:
    told = []
    for seed in ("one", "another"):
        house = await TestServer(seed=seed).open()
        live, _ = await sat_down(house, "ab")
        with pytest.raises(Fault) as raised:
            await records_of(house).proof(game_of(live), "en")
        told.append((raised.value.code, dict(raised.value.about), str(raised.value)))
    assert told[0] == told[1]


async def test_game_that_was_given_up_is_open_but_not_proven() -> None:
    house = await TestServer(seed="given up").open()
    live, chairs = await sat_down(house, "abc", edition="paco")
    rng = Random(1)
    for _ in range(4):
        await step(house, live, chairs, rng)
    for chair in chairs:
        house.tables.leave(live, chair.ear)
    await house.turn(A_DAY + 1000)
    assert live.state.ended is not None
    assert live.state.ended.why == "abandoned"
    record = await record_of(house, live)
    assert record.rounds
    assert record.fair is not None
    assert check_transcript(record.fair) is None
    assert record == as_dealt(live, record, house)
    assert read_text(write_text(record)) == record
    for lang, words in (("en", "all its dice were checked"), ("de", "alle ihre Würfel")):
        proof = await records_of(house).proof(game_of(live), lang)
        assert not proof["ok"]
        assert proof["error"]["code"] == "game.unfinished"
        assert proof["checked"][-1] == "dice"
        assert words in proof["note"]
    key = house.tables.services.signer.public.hex()
    told = verify_palifico.verify(to_json(record), key)
    assert told["error"]["code"] == "game.unfinished"


async def test_game_that_came_to_the_end_of_its_chain_is_open_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "LENGTH", 3)
    house = await TestServer(seed="chain").open()
    live = await among_bots(house, await house.person("Host"), rated=True)
    record = await record_of(house, live)
    assert len(record.rounds) == 3
    assert record == as_dealt(live, record, house)
    shown = await records_of(house).summary(game_of(live))
    assert (shown.why, shown.winner, shown.rated) == ("chain", None, False)
    proof = await records_of(house).proof(game_of(live), "en")
    assert (proof["ok"], proof["error"]["code"]) == (False, "game.unfinished")
    assert "dice" in proof["checked"]


async def test_start_that_was_void_is_no_game() -> None:
    house = await TestServer(seed="void").open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pause_ms=0)
    await seated(house, live, "ab")
    voided = game_of(live)
    await house.ask(live, host, "begin")
    await house.turn(6000)
    assert game_of(live) != voided
    for seat in range(2):
        await house.ask(live, host, "seat_bot", seat=seat)
    await house.ask(live, host, "begin")
    house.listen(live, host)
    while live.state.status != "over":
        await house.turn(60_000)
    check(await record_of(house, live), house)
    with pytest.raises(Fault, match=r"game\.unknown"):
        await records_of(house).record(voided)


async def test_names_are_those_of_today_and_the_deleted_have_none() -> None:
    house = await TestServer(seed="names").open()
    live, chairs = await sat_down(house, "abc", edition="piatnik")
    await played_out(house, live, chairs, Random(7))
    records = records_of(house)
    before = await records.record(game_of(live))
    await house.identity.change(chairs[0].account, name='Zoë, «the # "cup»')
    await erase(house.identity, chairs[2].account.id)
    after = await records.record(game_of(live))
    assert after.players == ('Zoë, «the # "cup»', "b", "Player 3")
    assert (after.fair, after.rounds) == (before.fair, before.rounds)
    assert after.stamp != before.stamp
    check(after, house)
    seats = (await records.summary(game_of(live))).seats
    assert [(seat.person.name, seat.person.kind) for seat in seats][2] == ("", "gone")


async def test_record_needs_nothing_that_is_sealed() -> None:
    house = await TestServer(seed="open").open()
    live, chairs = await sat_down(house, "ab", edition="asmodee-2024")
    await played_out(house, live, chairs, Random(4))
    await house.store.write(lambda conn: conn.execute(delete(chains)))
    await house.store.write(lambda conn: conn.execute(delete(openings)))
    check(await record_of(house, live), house)


async def test_records_are_made_once_and_only_so_many_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "CACHE_SIZE", 2)
    house = await TestServer(seed="cache").open()
    records, host = records_of(house), await house.person("Host")
    games = [game_of(await among_bots(house, host)) for _ in range(3)]
    made = [await records.record(game) for game in games]
    assert await records.record(games[2]) is made[2]
    assert await records.record(games[1]) is made[1]
    again = await records.record(games[0])
    assert again == made[0]
    assert again is not made[0]


async def test_summary_tells_who_played_and_how_it_ended() -> None:
    house = await TestServer(seed="summary").open()
    live, chairs = await sat_down(house, "ab", bots=1, edition="azteca", privacy="public")
    await played_out(house, live, chairs, Random(9))
    ended = live.state.ended
    assert ended is not None
    shown = await records_of(house).summary(ended.game)
    assert (shown.game, shown.table, shown.edition) == (ended.game, live.state.id, "azteca")
    assert (shown.why, shown.winner, shown.rounds) == ("won", ended.winner, ended.rounds)
    assert (shown.rated, shown.public, shown.ended) == (False, True, ended.at)
    assert [seat.person.name for seat in shown.seats] == ["a", "b", "Conta"]
    assert ended.winner is not None
    assert shown.seats[ended.winner].place == 1
    assert [shown.seats[seat].place for seat in ended.places] == [1, 2, 3]
    assert shown.links.page == f"/g/{ended.game}"


async def test_record_can_be_kept_and_read_again() -> None:
    house = await TestServer(seed="kept").open()
    live = await among_bots(house, await house.person("Host"), edition="paco")
    record = await record_of(house, live)
    assert read_json(json_line(record)) == record
    rolled = [e for e in map(read_entry, await log_of(house, live)) if isinstance(e, Rolled)]
    assert len(record.rounds) == len(rolled)


async def test_account_that_was_lost_does_not_take_its_games_with_it() -> None:
    store = MemoryStore()
    house = await TestServer(store, seed="lost").open()
    live, chairs = await sat_down(house, "ab")
    await played_out(house, live, chairs, Random(1))
    lost = update(accounts).where(accounts.c.id == chairs[0].account.id)
    await store.write(lambda conn: conn.execute(lost.values(id="x" * 16)))
    house.timers._now += 60_000
    shown = await records_of(house).summary(game_of(live))
    assert shown.seats[0].person.kind == "gone"
    check(await record_of(house, live), house)

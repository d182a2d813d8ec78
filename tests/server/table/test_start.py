"""The start over the wire, by the dice protocol: commit, lock, open, mix; or a void."""

from __future__ import annotations

import pytest

from palifico.fair import SeatEntry, Sitting, lock_hash, mix_hash
from palifico.fair.secret import Secret
from palifico.fair.signer import is_signed
from palifico.server.table import play
from tests.server.harness import TestServer, begun, seated

pytestmark = pytest.mark.asyncio


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


async def test_seat_can_check_everything_before_and_after_it_opens() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=3)
    await house.ask(live, host, "seat_bot", seat=2)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    ear, chain = chairs[0].ear, live.state.chain
    assert chain is not None
    game, anchor, key = (bytes.fromhex(each) for each in (chain.game, chain.anchor, chain.key))
    locked = ear.last("locked")
    entries = [SeatEntry(line["account"], _bytes(line["commit"])) for line in locked["seats"]]
    lock, rules = bytes.fromhex(locked["lock"]), bytes.fromhex(locked["rules"])
    assert lock == lock_hash(game, anchor, rules, entries)
    assert is_signed(key, "anchor", game, anchor, bytes.fromhex(chain.signature))
    assert is_signed(key, "lock", game, lock, bytes.fromhex(locked["signature"]))
    sitting = Sitting(game, anchor, 0, chairs[0].account.id, Secret(chairs[0].opening))
    opening = sitting.open(rules, entries, lock)
    await house.ask(live, ear, "open", opening=opening.hex())
    assert not ear.said("mixed"), "nobody's opening is told before all have come"
    assert chairs[0].opening.hex().encode() not in b"".join(chairs[1].ear.heard)
    await house.ask(live, chairs[1].ear, "open", opening=chairs[1].opening.hex())
    mixed = ear.last("mixed")
    opened = [
        SeatEntry(e.account, e.commit, _bytes(o))
        for e, o in zip(entries, mixed["openings"], strict=True)
    ]
    assert bytes.fromhex(mixed["mix"]) == mix_hash(lock, opened)
    assert is_signed(
        key, "mix", game, bytes.fromhex(mixed["mix"]), bytes.fromhex(mixed["signature"])
    )
    assert live.state.status == "playing"


async def test_start_without_commitments_the_game_begins_at_once() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    await house.ask(live, host, "sit", seat=0)
    await house.ask(live, host, "seat_bot", seat=1)
    await house.ask(live, host, "begin")
    assert live.state.status == "playing"


@pytest.mark.parametrize(
    ("edition", "house"), [("asmodee-2024", {}), ("paco", {"first_player": "named"})]
)
async def test_named_first_player_opens_and_only_the_host_names_them(
    edition: str, house: dict[str, str]
) -> None:
    server = await TestServer().open()
    host, guest = await server.person("Host"), await server.person("Guest")
    for seat in range(4):
        live = await server.table(host, seats=4, edition=edition, house=house)
        await server.ask(live, host, "sit", seat=0)
        await server.ask(live, guest, "sit", seat=1)
        await server.ask(live, host, "seat_bot", seat=2)
        await server.ask(live, host, "seat_bot", seat=3)
        named = {"edition": edition, "house": house, "seats": 4, "first": seat}
        refused = await server.ask(live, guest, "change", settings=named)
        assert refused["code"] == "host.only"
        assert live.state.settings.first is None
        ear = server.listen(live, guest)
        await server.ask(live, host, "change", settings=named)
        await server.ask(live, host, "begin")
        began = ear.last("began")
        assert (began["opener"], began["throws"]) == (seat, [])
        assert ear.last("rolled")["turn"]["to_act"] == seat


async def test_named_first_player_does_not_count_where_dice_decide() -> None:
    server = await TestServer().open()
    host = await server.person("Host")
    openers = set()
    for _ in range(12):
        live = await server.table(host, seats=2, edition="azteca", first=0)
        await server.ask(live, host, "sit", seat=0)
        await server.ask(live, host, "seat_bot", seat=1)
        ear = server.listen(live, host)
        await server.ask(live, host, "begin")
        began = ear.last("began")
        highest = max(began["throws"][-1].items(), key=lambda thrown: thrown[1])
        assert highest[0] == str(began["opener"])
        openers.add(began["opener"])
    assert openers == {0, 1}


async def test_start_voided_by_a_late_opening_frees_that_seat_and_is_seen_by_all() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    first = live.state.chain
    await house.ask(live, chairs[0].ear, "open", opening=chairs[0].opening.hex())
    await house.turn(4_900)
    assert live.state.status == "starting"
    await house.turn(200)
    assert (live.state.status, live.state.voids) == ("gathering", 1)
    assert live.state.seats[0] is not None
    assert live.state.seats[0].commit is None, "a commitment is bound to the game that is void"
    assert live.state.seats[1] is None
    assert chairs[0].ear.last("void")["seats"] == [1]
    assert live.state.chain is not None
    assert first is not None
    assert live.state.chain.game != first.game
    assert live.state.chain.anchor != first.anchor
    assert house.listen(live, None).last("snapshot")["voids"] == 1


async def test_opening_that_was_not_committed_to_is_refused() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    wrong = await house.ask(live, chairs[0].ear, "open", opening=chairs[1].opening.hex())
    assert wrong["code"] == "open.wrong"
    for chair in chairs:
        await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
    late = await house.ask(live, chairs[0].ear, "open", opening=chairs[0].opening.hex())
    assert late["code"] == "open.late"


async def test_start_no_player_sits_or_leaves_while_the_list_is_locked() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    chairs = await seated(house, live, "ab")
    await house.ask(live, host, "begin")
    for who, asks, fields in (
        (chairs[0].ear, "stand", {}),
        (chairs[0].ear, "sit", {"seat": 0, "commit": "00" * 32}),
        (host, "kick", {"seat": 1}),
        (host, "change", {"settings": {}}),
        (host, "begin", {}),
    ):
        answer = await house.ask(live, who, asks, **fields)
        assert answer["code"] == "table.begun"


async def test_dice_are_those_of_the_chain_and_the_mix() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    chairs = await begun(house, live, "ab")
    dealer = live.state.dealer
    assert dealer is not None
    assert [c.ear.last("hand")["dice"] for c in chairs] == [
        list(hand) for hand in dealer.hands(1, [5, 5])
    ]


async def test_start_neither_dice_nor_openings_nor_chain_lie_open_in_the_store() -> None:
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2)
    await begun(house, live, "ab")
    assert live.state.dealer is not None
    top = live.state.dealer.chain.top.reveal()
    second = live.state.dealer.chain.secret(1).reveal()
    raw = house.store.engine.raw_connection()
    assert raw.driver_connection is not None
    dump = "\n".join(raw.driver_connection.iterdump()).lower()
    assert top.hex() not in dump
    assert second.hex() not in dump
    assert '"hand"' not in dump


async def test_start_at_the_end_of_the_chain_the_game_is_given_up_and_published(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "LENGTH", 1)
    house = await TestServer().open()
    host = await house.person("Host")
    live = await house.table(host, seats=2, pause_ms=0)
    chairs = await begun(house, live, "ab")
    seat = live.state.turn.to_act  # type: ignore[union-attr]
    turn_n = live.state.turn_n
    await house.ask(live, chairs[seat].ear, "bid", bid=[1, 2], expect=turn_n)
    other = chairs[1 - seat].ear
    await house.ask(live, other, "dudo", expect=live.state.turn_n)
    ended = other.last("ended")
    assert (ended["why"], ended["winner"], live.state.status) == ("chain", None, "over")
    assert ended["secret"]

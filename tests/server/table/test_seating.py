"""Before the game: sitting down, bots, settings, and what only the host can do."""

from __future__ import annotations

from typing import Any

import pytest

from palifico.errors import Fault
from tests.server.harness import TestServer, seated

pytestmark = pytest.mark.asyncio
HASH = "ab" * 32


async def test_table_is_found_by_its_id_and_has_a_short_code() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Ana"))
    assert await house.tables.find(live.state.id) is live
    assert len(live.state.code) == 6
    with pytest.raises(Fault, match=r"table\.unknown"):
        await house.tables.find("nowhere")


async def test_player_is_told_who_sits_down_and_by_what_name() -> None:
    house = await TestServer().open()
    ana, bo = await house.person("Ana"), await house.person("Bo")
    live = await house.table(ana)
    ear = house.listen(live, ana)
    assert (await house.ask(live, bo, "sit", seat=2))["type"] == "ok"
    assert ear.last("people")["people"][0]["name"] == "Bo"
    assert ear.last("sat")["account"] == bo.id
    assert "Bo" not in str(ear.last("sat")), "the log has no names"


async def test_player_who_changes_the_name_before_sitting_down_sits_by_the_new_one() -> None:
    house = await TestServer().open()
    ana, guest = await house.person("Ana"), await house.person("Condor 92")
    live = await house.table(ana)
    host, ear = house.listen(live, ana), house.listen(live, guest)
    await house.identity.change(guest, name="Bo")
    await house.ask(live, ear, "sit", seat=1)
    assert host.last("people")["people"][0]["name"] == "Bo"


async def test_seat_is_left_for_another_and_a_person_has_one_only() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana)
    await house.ask(live, ana, "sit", seat=0)
    await house.ask(live, ana, "sit", seat=3, commit=HASH)
    taken = [None if s is None else s.commit for s in live.state.seats]
    assert taken == [None, None, None, HASH]


CANNOT: dict[str, tuple[str, str, dict[str, Any]]] = {
    "a seat that is taken": ("bo", "sit", {"seat": 0}),
    "a seat that is not there": ("bo", "sit", {"seat": 9}),
    "standing up without a seat": ("bo", "stand", {}),
    "a guest seats a bot": ("bo", "seat_bot", {"seat": 1}),
    "a guest kicks": ("bo", "kick", {"seat": 0}),
    "a guest begins": ("bo", "begin", {}),
    "a guest changes the settings": ("bo", "change", {"settings": {}}),
    "a bot on a taken seat": ("ana", "seat_bot", {"seat": 0}),
    "a bot of no known level": ("ana", "seat_bot", {"seat": 1, "level": "genius"}),
    "kicking oneself": ("ana", "kick", {"seat": 0}),
    "kicking nobody": ("ana", "kick", {"seat": 2}),
    "handing over to nobody": ("ana", "hand_over", {"seat": 2}),
    "beginning with a free seat": ("ana", "begin", {}),
    "fewer seats than sitters": ("ana", "change", {"settings": {"seats": 13}}),
    "an edition that is not there": ("ana", "change", {"settings": {"edition": "chess"}}),
    "house rules in a rated game": (
        "ana",
        "change",
        {"settings": {"rated": True, "house": {"dice_each": 3}}},
    ),
    "a coach in a rated game": ("ana", "change", {"settings": {"rated": True, "coach": True}}),
    "a window that is too long": ("ana", "change", {"settings": {"window_ms": 5000}}),
    "a pause that is too long": ("ana", "change", {"settings": {"pause_ms": 50000}}),
    "a title that cannot be seen": ("ana", "change", {"settings": {"title": "\u200b"}}),
    "a title that is too long": ("ana", "change", {"settings": {"title": "x" * 41}}),
    "being ready without a seat": ("bo", "ready", {}),
    "a first player who is not there": ("ana", "change", {"settings": {"first": 7}}),
    "a bid before the game": ("ana", "bid", {"bid": [1, 2], "expect": 3}),
    "opening before the lock": ("ana", "open", {"opening": HASH}),
    "a rematch before the end": ("ana", "rematch", {}),
}
CODES = {
    "a seat that is taken": "seat.taken",
    "a seat that is not there": "seat.none",
    "standing up without a seat": "seat.needed",
    "a bot on a taken seat": "seat.taken",
    "a bot of no known level": "bot.unknown",
    "kicking oneself": "kick.self",
    "kicking nobody": "seat.free",
    "handing over to nobody": "host.nobody",
    "beginning with a free seat": "table.free_seat",
    "fewer seats than sitters": "seats",
    "an edition that is not there": "edition.unknown",
    "house rules in a rated game": "table.rated",
    "a coach in a rated game": "table.coach",
    "a window that is too long": "table.window",
    "a pause that is too long": "table.pause",
    "a title that cannot be seen": "table.title",
    "a title that is too long": "table.title",
    "being ready without a seat": "seat.needed",
    "a first player who is not there": "table.first",
    "a bid before the game": "table.not_playing",
    "opening before the lock": "open.early",
    "a rematch before the end": "table.not_over",
}


@pytest.mark.parametrize("case", list(CANNOT))
async def test_seating_what_cannot_be_is_answered_with_a_code_and_a_sentence(case: str) -> None:
    house = await TestServer().open()
    ana, bo = await house.person("Ana"), await house.person("Bo")
    live = await house.table(ana)
    await house.ask(live, ana, "sit", seat=0)
    before = live.state.n
    name, type_, fields = CANNOT[case]
    answer = await house.ask(live, {"ana": ana, "bo": bo}[name], type_, **fields)
    assert answer["code"] == CODES.get(case, "host.only")
    assert len(answer["why"]) > 10
    assert live.state.n == before


async def test_host_seats_bots_kicks_hands_over_and_changes_the_settings() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=3)
    chairs = await seated(house, live, "bc")
    await house.ask(live, ana, "kick", seat=1)
    assert [sitter is None for sitter in live.state.seats] == [False, True, True]
    await house.ask(live, ana, "seat_bot", seat=1, level="beginner")
    assert [sitter.bot for _, sitter in live.state.sitters()] == [None, "beginner"]
    await house.ask(live, ana, "hand_over", seat=0)
    assert live.state.host == chairs[0].account.id
    new = {"edition": "piatnik", "seats": 2, "pace": "quick"}
    assert (await house.ask(live, chairs[0].ear, "change", settings=new))["type"] == "ok"
    assert (live.state.settings.edition, len(live.state.seats)) == ("piatnik", 2)


async def test_seats_that_are_taken_cannot_be_cut_off() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=4)
    await house.ask(live, ana, "sit", seat=3)
    answer = await house.ask(live, ana, "change", settings={"seats": 2})
    assert answer["code"] == "seat.taken"


async def test_seating_when_the_host_leaves_the_next_person_is_the_host() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana)
    await house.ask(live, ana, "sit", seat=3)
    chairs = await seated(house, live, "b")
    await house.ask(live, ana, "stand")
    assert live.state.host == chairs[0].account.id


async def test_house_rules_seat_twelve_and_a_box_six() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=12, house={"dice_each": 3})
    assert len(live.state.seats) == 12
    with pytest.raises(Fault, match="seats"):
        await house.table(ana, seats=7)


async def test_share_code_sets_the_rules() -> None:
    from palifico.editions import Shared, share_code, variant

    house = await TestServer().open()
    code = share_code(Shared(variant("paco", house={"dice_each": 3}), None))
    live = await house.table(await house.person("Ana"), rules=code)
    assert live.state.variant.edition.dice_each == 3
    assert live.state.settings.rules is None


async def test_public_table_talks_in_phrases_unless_it_says_otherwise() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    public = await house.table(ana, privacy="public")
    private = await house.table(ana)
    assert (public.state.settings.talk, private.state.settings.talk) == ("phrases", "text")


async def test_table_that_no_player_comes_to_is_closed() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana)
    await house.turn(3 * 60 * 60 * 1000)
    assert live.state.status == "closed"
    assert (await house.ask(live, ana, "sit", seat=0))["code"] == "table.closed"


async def test_bot_that_sits_down_is_told_by_its_name() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana)
    ear = house.listen(live, ana)
    await house.ask(live, ana, "seat_bot", seat=1, level="beginner")
    assert ear.last("people")["people"][0]["kind"] == "house"
    shown = house.listen(live, None).last("snapshot")
    assert {person["id"] for person in shown["people"]} == {ana.id, "bot:beginner----"}


async def test_seating_when_the_host_is_gone_a_player_who_sits_there_may_begin() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=2)
    ear = house.listen(live, ana)
    chairs = await seated(house, live, "bc")
    assert (await house.ask(live, chairs[0].ear, "begin"))["code"] == "host.only"
    house.tables.leave(live, ear)
    assert (await house.ask(live, chairs[0].ear, "begin"))["code"] == "host.only"
    await house.turn(60_001)
    stranger = await house.person("Stranger")
    assert (await house.ask(live, stranger, "begin"))["code"] == "host.only"
    assert (await house.ask(live, chairs[0].ear, "begin"))["type"] == "ok"
    assert live.state.host == chairs[0].account.id


async def test_seating_who_was_sent_away_has_no_say_any_more() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=3, spectators=False, pace="relaxed")
    assert (await house.ask(live, ana, "sit", seat=2))["type"] == "ok"
    chairs = await seated(house, live, "bc")
    await house.ask(live, ana, "begin")
    for chair in chairs:
        await house.ask(live, chair.ear, "open", opening=chair.opening.hex())
    await house.ask(live, ana, "kick", seat=0)
    sent = chairs[0].ear
    assert sent.closed is not None
    assert (await house.ask(live, sent, "say", phrase="hello"))["code"] == "seat.needed"
    assert (await house.ask(live, ana, "hand_over", seat=0))["code"] == "host.nobody"
    with pytest.raises(Fault, match=r"spectators\.off"):
        house.listen(live, chairs[0].account)
    await house.ask(live, ana, "stand")
    assert live.state.host == chairs[1].account.id
    live.state.status = "over"
    assert (await house.ask(live, sent, "rematch"))["code"] == "seat.needed"


async def test_player_who_was_sent_away_gets_no_seat_there_any_more() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=3)
    bo, cy = await seated(house, live, "bc")
    await house.ask(live, ana, "seat_bot", seat=2)
    for seat in (0, 2):  # a player, and a bot, which may sit again
        await house.ask(live, ana, "kick", seat=seat)
    answer = await house.ask(live, bo.ear, "sit", seat=0)
    assert (answer["code"], answer["about"]) == ("seat.sent_away", {})
    assert (await house.ask(live, ana, "seat_bot", seat=2))["type"] == "ok"
    assert (await house.ask(live, cy.ear, "sit", seat=0))["type"] == "ok"
    live.drop()
    again = await house.tables.find(live.state.id)
    assert again is not live, "read from the log"
    assert (await house.ask(again, bo.account, "sit", seat=1))["code"] == "seat.sent_away"
    house.listen(again, bo.account)
    other = await house.table(ana, seats=3)
    assert (await house.ask(other, bo.account, "sit", seat=0))["type"] == "ok"


async def test_player_is_ready_until_another_takes_the_seat() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=2)
    bo, cy = await seated(house, live, "bc")
    assert (await house.ask(live, bo.ear, "ready"))["type"] == "ok"
    assert cy.ear.last("ready") == cy.ear.last("ready") | {"seat": 0, "ready": True}
    n = live.state.n
    await house.ask(live, bo.ear, "ready")
    assert live.state.n == n, "it was so already"
    await house.ask(live, bo.ear, "sit", seat=0, commit=HASH)
    live.drop()
    again = await house.tables.find(live.state.id)
    ear = house.listen(again, ana)
    assert [seat["ready"] for seat in ear.last("snapshot")["seats"]] == [True, False]
    await house.ask(again, bo.account, "stand")
    await house.ask(again, ana, "sit", seat=0)
    assert [sitter.ready for _, sitter in again.state.sitters()] == [False, False]


async def test_host_gives_the_table_a_title_in_one_spelling() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, title="  Friday   night ")
    assert live.state.settings.title == "Friday night"
    await house.ask(live, ana, "change", settings={"title": " "})
    assert live.state.settings.title is None


async def test_crowd_that_tries_to_sit_down_is_not_remembered() -> None:
    house = await TestServer().open()
    ana = await house.person("Ana")
    live = await house.table(ana, seats=2)
    await seated(house, live, "bc")
    for number in range(60):
        await house.ask(live, await house.person(f"P{number}"), "sit", seat=0)
    assert len(live.table.people) < 30

"""Table talk: phrases in every language, texts where allowed, muting, and nothing said twice."""

from __future__ import annotations

import pytest

from palifico.store.queries.accounts import mute
from palifico.words import LANGS, PHRASES, phrase
from tests.server.harness import TestServer, seated

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("lang", LANGS)
async def test_phrase_exists_in_every_language(lang: str) -> None:
    said = [phrase(lang, name) for name in PHRASES]
    assert len(set(said)) == len(PHRASES)


async def test_text_is_told_to_every_player_and_to_players_who_come_later() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"))
    chairs = await seated(house, live, "ab")
    text = "<script>alert('hi')</script>\x1b[2J"
    assert (await house.ask(live, chairs[0].ear, "say", text=text))["type"] == "ok"
    said = chairs[1].ear.last("said")
    assert (said["account"], said["phrase"]) == (chairs[0].account.id, None)
    assert said["text"].startswith("<script>"), "it is text, and shown as text"
    assert "\x1b" not in said["text"]
    late = house.listen(live, None)
    await house.settle()
    assert late.last("said") == said


@pytest.mark.parametrize(
    ("settings", "fields", "code"),
    [
        ({"talk": "off"}, {"phrase": "hello"}, "talk.off"),
        ({"privacy": "public"}, {"text": "hello"}, "talk.phrases_only"),
        ({}, {"phrase": "hullo"}, "talk.phrase"),
        ({}, {"text": "   "}, "talk.long"),
        ({}, {"text": "a" * 301}, "talk.long"),
        ({}, {"text": "a" + 250 * "\N{COMBINING ACUTE ACCENT}"}, "talk.marks"),
        ({}, {"text": "a" * 3000}, "message.invalid"),
        ({}, {"text": "a", "phrase": "hello"}, "talk.one"),
        ({}, {}, "talk.one"),
    ],
    ids=["off", "public", "no phrase", "blank", "long", "accents", "huge", "both", "neither"],
)
async def test_chat_what_cannot_be_said(
    settings: dict[str, str], fields: dict[str, str], code: str
) -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"), **settings)
    chairs = await seated(house, live, "a")
    assert (await house.ask(live, chairs[0].ear, "say", **fields))["code"] == code


async def test_reaction_is_said_and_an_emoji_of_several_stays_one() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Ana"), seats=2)
    bo, _ = await seated(house, live, "bc")
    assert (await house.ask(live, bo.ear, "say", phrase="clap"))["type"] == "ok"
    assert bo.ear.last("said")["phrase"] == "clap"
    assert {phrase(lang, "clap") for lang in LANGS} == {"👏"}
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    await house.ask(live, bo.ear, "say", text=f"a\u200db {family}")
    assert bo.ear.last("said")["text"] == f"a\N{REPLACEMENT CHARACTER}b {family}"


async def test_spectators_do_not_talk() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"))
    stranger = await house.person("Stranger")
    assert (await house.ask(live, stranger, "say", phrase="hello"))["code"] == "seat.needed"


async def test_chat_who_is_muted_is_not_heard_by_players_who_muted_them() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"))
    chairs = await seated(house, live, "abc")
    deaf, loud = chairs[1].account.id, chairs[0].account.id
    await house.store.write(lambda conn: mute(conn, deaf, loud, most=10))
    await house.ask(live, chairs[0].ear, "say", phrase="your_turn")
    assert not chairs[1].ear.said("said")
    assert chairs[2].ear.last("said")["phrase"] == "your_turn"
    back = house.listen(live, chairs[1].account)
    await house.settle()
    assert not back.said("said")


async def test_line_sent_twice_is_said_once() -> None:
    house = await TestServer().open()
    live = await house.table(await house.person("Host"))
    chairs = await seated(house, live, "ab")
    for _ in range(3):
        await house.ask(live, chairs[0].ear, "say", phrase="thanks", id="once")
    assert len(chairs[1].ear.said("said")) == 1

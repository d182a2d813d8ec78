"""Rules over HTTP: rulebooks, comparisons, house rules while they are made, “Can I bid this?”."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from httpx import AsyncClient

from palifico.editions import IDS, VALUES, Shared, box, read_share_code, share_code, variant
from palifico.editions.effects import differing_fields
from palifico.editions.fields import NEEDS
from palifico.record import captions, example_round
from palifico.words import LANGS, Speaker, differing, house_sentence, rule, rulebook
from tests.server.rest.application import problem, rest

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALZA: dict[str, bool | str] = {
    **dict.fromkeys(("calza_to_act", "calza_bidder"), True),
    **dict.fromkeys(("calza_last_die", "calza_two_players"), False),
    "calza_right_opens": "caller",
    "calza_tie": "nearest",
    "calza_or_turn": "turn",
    "show_calza": "caller_last",
}
"""All that an exact call needs where the box has none."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[AsyncClient]:
    """Somebody who is not known; nothing that is asked here changes anything."""
    async with rest(tmp_path_factory.mktemp("rules")) as server:
        yield server.client()


async def get(browser: AsyncClient, path: str, **params: Any) -> Any:
    answer = await browser.get(path, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def post(browser: AsyncClient, path: str, **body: Any) -> Any:
    answer = await browser.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def lines_of(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [line for section in book["sections"] for line in section["rules"]]


@pytest.mark.parametrize("lang", LANGS)
async def test_rulebook_is_told_whole_in_every_language(browser: AsyncClient, lang: str) -> None:
    for id_ in IDS:
        book = await get(browser, "/api/rules", edition=id_, lang=lang)
        expected = rulebook(Speaker(lang, variant(id_)))
        assert [section["heading"] for section in book["sections"]] == [s.title for s in expected]
        assert [line["text"] for line in lines_of(book)] == [
            line.text for section in expected for line in section.lines
        ]
        assert (book["name"], book["options"], book["house"]) == (box(id_).name, {}, {})
        assert book["words"]["dudo"] == box(id_).word("dudo", lang)
        assert book["differs"].strip()


@pytest.mark.parametrize("lang", LANGS)
async def test_example_round_of_each_edition_is_told_frame_by_frame(
    browser: AsyncClient, lang: str
) -> None:
    for id_ in IDS:
        example = example_round(id_)
        told = await get(browser, f"/api/editions/{id_}/example", lang=lang)
        assert (told["edition"], told["name"]) == (id_, box(id_).name)
        assert [one["name"] for one in told["people"]] == list(example.players)
        [hands] = [one["hands"] for one in told["frames"] if one["type"] == "hands"]
        assert hands == [list(hand) for hand in example.played.dice]
        numbers = [one["n"] for one in told["frames"] if one["type"] != "hands"]
        assert numbers == list(range(1, len(numbers) + 1))
        steps = [one for one in told["frames"] if one["type"] in ("rolled", "bid", "called")]
        assert told["captions"] == [
            list(texts) for texts in captions(Speaker(lang, variant(id_)), example)
        ]
        assert len(steps) == len(told["captions"])


async def test_example_round_of_an_unknown_edition_is_refused(browser: AsyncClient) -> None:
    answer = await browser.get("/api/editions/nope/example")
    problem(answer, 422, "edition.unknown")


async def test_rulebook_marks_what_a_house_rule_could_change_and_what_was_changed(
    browser: AsyncClient,
) -> None:
    house = json.dumps({"open_wild": True, "dice_each": 3})
    book = await get(
        browser, "/api/rules", edition="azteca", options='{"calza": true}', house=house, lang="en"
    )
    told = {line["field"]: line for line in lines_of(book) if line["field"]}
    assert told.keys() == VALUES.keys()
    assert (told["calza"]["changed"], told["calza"]["option"]) == ("option", True)
    assert (told["open_wild"]["changed"], told["open_wild"]["source"]) == ("house", "silent")
    assert (told["dice_each"]["changed"], told["dice_each"]["option"]) == ("house", False)
    assert (told["show_stop"]["changed"], told["show_stop"]["source"]) == (None, "reading")
    assert told["show_stop"]["note"] == "the box’s rulebook can be read in more than one way"
    assert told["raise_rule"] == {
        "field": "raise_rule",
        "text": rule(Speaker("en", variant("azteca")), "raise_rule"),
        "note": None,
        "source": None,
        "option": False,
        "changed": None,
    }
    again = await get(browser, "/api/rules", rules=book["code"], lang="en")
    assert again == book


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"edition": "perudo"}, 422, "edition.unknown"),
        ({"options": '{"last_die": true}'}, 422, "option.unknown"),
        ({"house": '{"dice_each": 99}'}, 422, "house.invalid"),
        ({"rules": "PF1-ZZZ"}, 422, "share.invalid"),
        ({"house": "[1]"}, 400, "request.form"),
        ({"house": "{"}, 400, "request.form"),
        ({"options": "[" * 1900}, 400, "request.form"),
        ({"house": "9" * 2001}, 400, "request.form"),
    ],
)
async def test_rules_no_rulebook_for_what_cannot_be(
    browser: AsyncClient, asked: dict[str, str], status: int, code: str
) -> None:
    problem(await browser.get("/api/rules", params=asked), status, code)


@pytest.mark.parametrize("lang", LANGS)
async def test_two_editions_side_by_side(browser: AsyncClient, lang: str) -> None:
    left, right = (Speaker(lang, variant(id_)) for id_ in ("azteca", "piatnik"))
    found = await get(browser, "/api/rules/compare", a="azteca", b="piatnik", lang=lang)
    assert (found["a"]["edition"], found["b"]["name"]) == ("azteca", box("piatnik").name)
    different = {
        (row["field"], row["heading"], row["a"], row["b"], row["optional"])
        for row in found["rows"]
        if not row["same"]
    }
    assert different == {
        (row.field, row.heading, row.left, row.right, row.optional)
        for row in differing(left, right)
    }
    played = {row["field"] for row in found["rows"] if not row["same"] and not row["optional"]}
    assert played == set(differing_fields(left.variant.edition, right.variant.edition))
    one_sided = {row["field"] for row in found["rows"] if row["b"] is None}
    assert one_sided == {None, "show_calza", *(f for f in VALUES if f.startswith("calza_"))}
    assert all(row["same"] for row in found["rows"] if row["b"] is None)
    same = await get(browser, "/api/rules/compare", a="azteca", b="azteca", lang=lang)
    assert all(row["same"] and row["a"] == row["b"] for row in same["rows"])


async def test_share_code_can_be_compared_with_its_box(browser: AsyncClient) -> None:
    code = share_code(Shared(variant("paco", {}, {"dice_each": 2}), 8))
    found = await get(browser, "/api/rules/compare", a="PACO", b=code.lower(), lang="en")
    different = [row for row in found["rows"] if not row["same"]]
    assert [(row["field"], row["a"], row["b"]) for row in different] == [
        ("dice_each", "Each player begins with 5 dice.", "Each player begins with 2 dice.")
    ]
    assert (found["b"]["code"], found["b"]["edition"]) == (code, "paco")
    problem(await browser.get("/api/rules/compare?a=chess"), 422, "edition.unknown")
    problem(await browser.get("/api/rules/compare?b=PF1-0"), 422, "share.invalid")


@pytest.mark.parametrize("lang", LANGS)
async def test_cards_of_the_editions(browser: AsyncClient, lang: str) -> None:
    found = (await get(browser, "/api/editions", lang=lang))["editions"]
    assert [one["id"] for one in found] == list(IDS)
    assert len({one["differs"] for one in found}) == len(IDS)
    assert all(20 < len(one["differs"]) < 200 and "{" not in one["differs"] for one in found)
    assert found[1]["words"]["calza"] is None
    assert [one["words"]["wild"] for one in found] == [box(id_).word("wild", lang) for id_ in IDS]


@pytest.mark.parametrize("edition", IDS)
async def test_all_that_can_be_chosen_in_an_edition(browser: AsyncClient, edition: str) -> None:
    told = await get(browser, f"/api/editions/{edition}", lang="it")
    fields = {field["field"]: field for group in told["groups"] for field in group["fields"]}
    assert fields.keys() == VALUES.keys()
    printed = box(edition)
    for name, field in fields.items():
        assert field["box"] == getattr(printed.edition, name), name
        assert [one["value"] for one in field["values"]] == list(VALUES[name])
        assert len({one["text"] for one in field["values"]}) == len(VALUES[name])
        assert field["needs"] == NEEDS.get(name)
        assert field["usual"] in VALUES[name]
        assert (field["option"], field["source"]) == (
            name in printed.options,
            printed.told.get(name),
        )
        shown = {one["value"]: one["text"] for one in field["values"]}
        if field["box"] is not None:
            assert shown[field["box"]] == rule(Speaker("it", variant(edition)), name)
    assert [one["field"] for one in told["options"]] == list(printed.options)
    assert len({field["label"] for field in fields.values()}) == len(VALUES)
    assert (told["least_players"], told["most_players"], told["most_by_house"]) == (2, 6, 12)


async def test_edition_that_is_not_there(browser: AsyncClient) -> None:
    assert "paco" in problem(await browser.get("/api/editions/x"), 422, "edition.unknown")["why"]


@pytest.mark.parametrize("lang", LANGS)
async def test_rules_what_house_rules_come_to(browser: AsyncClient, lang: str) -> None:
    asked = {"options": {"calza": True}, "house": {"dice_each": 3, "open_wild": False}}
    told = await post(browser, f"/api/house?lang={lang}", edition="paco", **asked, players=8)
    rules = variant("paco", {"calza": True}, {"dice_each": 3})
    speaker = Speaker(lang, rules)
    assert (told["ok"], told["fault"], told["missing"]) == (True, None, [])
    assert told["sentence"] == house_sentence(speaker, 8)
    assert read_share_code(told["code"]) == Shared(rules, 8)
    assert (told["options"], told["house"]) == ({"calza": True}, {"dice_each": 3})
    assert told["differences"] == [
        {"field": "calza", "value": True, "text": rule(speaker, "calza"), "changed": "option"},
        {"field": "dice_each", "value": 3, "text": rule(speaker, "dice_each"), "changed": "house"},
    ]
    assert (told["most_players"], told["may_rate"]) == (12, False)
    assert told["idle"] == ["face_change_raise"], "nobody may change the face"
    assert told["values"]["dice_each"] == 3
    by_code = await post(browser, f"/api/house?lang={lang}", rules=told["code"])
    assert by_code == told


async def test_box_as_it_is_may_be_rated(browser: AsyncClient) -> None:
    told = await post(browser, "/api/house?lang=en", edition="piatnik")
    assert (told["sentence"], told["may_rate"]) == ("Perudo, Piatnik, as in the box.", True)
    assert (told["least_players"], told["most_players"], told["players"]) == (2, 6, None)
    assert set(told["idle"]) == {f for f, needed in NEEDS.items() if needed == "calza"}


@pytest.mark.parametrize(
    ("asked", "code", "field"),
    [
        ({"edition": "chess"}, "edition.unknown", "edition"),
        ({"rules": "PF1-XYZ"}, "share.invalid", "rules"),
        ({"players": 1}, "seats", "players"),
        ({"players": 7}, "seats", "players"),
        ({"options": {"last_die": True}}, "option.unknown", "last_die"),
        ({"options": {"calza": 1}}, "option.value", "calza"),
        ({"house": {"dice_each": 11}}, "house.invalid", "dice_each"),
        ({"house": {"dice_each": True}}, "house.invalid", "dice_each"),
        ({"house": {"jokers": 2}}, "house.invalid", "jokers"),
        ({"house": {"show_stop": "true"}}, "house.invalid", "show_stop"),
        ({"house": {"last_die": False, "face_change": "one_die"}}, "house.invalid", "face_change"),
        ({"edition": "piatnik", "house": {"calza": True}}, "house.invalid", "calza_to_act"),
    ],
)
async def test_rules_that_make_no_sense_are_told_with_their_field(
    browser: AsyncClient, asked: dict[str, Any], code: str, field: str
) -> None:
    told = await post(browser, "/api/house", **asked)
    assert (told["ok"], told["sentence"], told["code"]) == (False, None, None)
    assert (told["fault"]["code"], told["fault"]["field"]) == (code, field)
    assert told["fault"]["why"].strip()


async def test_editor_is_told_what_is_missing_and_what_means_nothing(
    browser: AsyncClient,
) -> None:
    told = await post(browser, "/api/house", edition="piatnik", house={"calza": True})
    assert set(told["missing"]) == CALZA.keys()
    assert (told["idle"], told["values"]["calza"]) == ([], True)
    whole = await post(browser, "/api/house", edition="piatnik", house={"calza": True, **CALZA})
    assert (whole["ok"], whole["missing"], whole["idle"]) == (True, [], [])
    off = {"last_die": False, "face_change": "one_die", "nonsense": 1}
    told = await post(browser, "/api/house", edition="paco", house=off)
    assert {"face_change", "face_change_raise", "last_die_trigger"} <= set(told["idle"])
    assert told["values"]["face_change"] == "one_die"
    unknown = await post(browser, "/api/house", edition="chess")
    assert (unknown["edition"], unknown["values"], unknown["idle"]) == (None, {}, [])


@pytest.mark.parametrize(
    "body",
    [
        {"house": {"dice_each": None}},
        {"house": {"dice_each": [1]}},
        {"house": {str(n): 1 for n in range(41)}},
        {"edition": "x" * 41},
        {"players": 101},
        {"players": "3"},
        {"more": 1},
    ],
)
async def test_rules_what_is_no_question_about_house_rules(
    browser: AsyncClient, body: dict[str, Any]
) -> None:
    problem(await browser.post("/api/house", json=body), 400, "request.form")


async def test_rules_can_i_bid_this(browser: AsyncClient) -> None:
    asked = {"edition": "paco", "players": 3, "previous": [3, 5], "bid": [4, 6]}
    told = await post(browser, "/api/explain?lang=en", **asked)
    assert (told["limit"], told["impossible"], told["players"]) == (15, None, 3)
    spans = {face["face"]: (face["least"], face["most"]) for face in told["faces"]}
    none = (None, None)
    assert spans == {1: (2, 15), 2: none, 3: none, 4: none, 5: (4, 15), 6: (3, 3)}
    assert told["faces"][0]["name"] == "Paco"
    assert told["faces"][0]["why_less"].startswith("1 Paco is too few after 3×5")
    assert told["faces"][1]["why_not"].startswith("4×2 goes down in face after 3×5.")
    assert told["faces"][5]["why_more"].startswith("4×6 raises both the count and the face")
    assert told["smallest"] == "The smallest bids you can make: 4×5, 3×6, 2 Pacos."
    assert told["dudo"] == {"legal": True, "lines": []}
    assert told["calza"]["lines"][0].startswith("Calza is an optional rule")
    assert told["verdict"]["legal"] is False
    assert told["verdict"]["lines"][0].startswith("Not legal: 4×6 raises both")
    legal = await post(browser, "/api/explain?lang=en", **{**asked, "bid": [3, 6]})
    assert legal["verdict"]["legal"] is True
    assert (await post(browser, "/api/explain"))["verdict"] is None


async def test_rules_before_the_first_bid_there_is_nothing_to_call(browser: AsyncClient) -> None:
    told = await post(browser, "/api/explain?lang=en", edition="azteca")
    assert (
        told["dudo"]
        == told["calza"]
        == {
            "legal": False,
            "lines": ["There is no bid yet to call."],
        }
    )
    assert told["faces"][0]["why_not"].startswith("1 Testa di Azteco cannot open this round.")
    assert [face["why_less"] for face in told["faces"]] == [None] * 6


async def test_bid_before_that_cannot_have_been(browser: AsyncClient) -> None:
    told = await post(browser, "/api/explain", players=2, previous=[11, 3], bid=[12, 3])
    assert told["impossible"] == told["dudo"]["lines"][0] == told["verdict"]["lines"][0]
    assert (told["faces"], told["dudo"]["legal"]) == ([], False)


async def test_question_by_share_code_knows_how_many_play(browser: AsyncClient) -> None:
    house = {"last_die": False}
    code = share_code(Shared(variant("piatnik", {}, house), 9))
    told = await post(browser, "/api/explain", rules=code, previous=[1, 2], last_die=True)
    assert (told["edition"], told["players"], told["limit"]) == ("piatnik", 9, 45)
    assert len(told["notes"]) == 1, "there are no such rounds at this table"
    fewer = await post(browser, "/api/explain", rules=code, players=2)
    assert fewer["limit"] == 10


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"edition": "chess"}, 422, "edition.unknown"),
        ({"house": {"dice_each": 0}}, 422, "house.invalid"),
        ({"rules": "PF1-0"}, 422, "share.invalid"),
        ({"players": 7}, 422, "seats"),
        ({"players": 1}, 422, "seats"),
        ({"previous": [0, 5]}, 400, "request.form"),
        ({"previous": [1, 7]}, 400, "request.form"),
        ({"previous": [1]}, 400, "request.form"),
        ({"previous": "1x5"}, 400, "request.form"),
        ({"bid": [10**30, 5]}, 400, "request.form"),
        ({"last_die": 1}, 400, "request.form"),
    ],
)
async def test_rules_what_cannot_be_explained(
    browser: AsyncClient, body: dict[str, Any], status: int, code: str
) -> None:
    problem(await browser.post("/api/explain", json=body), status, code)


async def test_built_in_bots_have_a_name_and_say_how_they_play(
    browser: AsyncClient,
) -> None:
    told = {lang: (await get(browser, "/api/meta", lang=lang)) for lang in ("en", "de")}
    bots = {bot["level"]: bot for bot in told["en"]["bots"]}
    assert list(bots) == told["en"]["levels"]
    assert bots["beginner"]["name"] == "Bela"
    assert told["en"]["bots"][0]["text"] != told["de"]["bots"][0]["text"]

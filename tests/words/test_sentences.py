"""Every refusal, event and fault has its sentence, in every language and edition."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from palifico.editions import IDS, VALUES, variant
from palifico.errors import Fault
from palifico.record.notation import EXPECTS
from palifico.rules import CODES, Bid, Refusal
from palifico.rules.events import BidMade, CupLifted, DudoCalled, OpenerNamed
from palifico.words import LANGS, Speaker, dice_text, event_sentence, fault_sentence, rule
from palifico.words.events import IDS as EVENTS
from palifico.words.refusals import refusal_sentence
from tests.each import each
from tests.random_games import all_variants, random_log
from tests.words.ids import expected
from tests.words.refused import refusals

NAMES = ("Ana", "Bo", "Cy", "Di")
HALF_FILLED = re.compile(r"[{}$]|None")
ABOUT: dict[str, Any] = dict.fromkeys(
    ["edition", "option", "field", "rule", "file", "why", "given", "name", "wilds", "place"], "x"
) | {
    "fields": "x, y",
    "digits": 64,
    "expected": "y",
    "from": 2,
    "to": 12,
    "line": 3,
    "rules": "a b",
    "where": "rounds[0]",
    "seat": 3,
    "seats": 4,
    "each": 5,
    "port": 8000,
    "least": 1,
    "most": 5,
    "seconds": 9,
    "address": "x:1",
    "cell": "x-2",
    "batch": 7,
    "times": 3,
    "number": 16,
}


WRAPPED = {"fault-record-invalid", "fault-notation-invalid"}
"""Each is said around another message."""


def test_code_has_really_been_refused() -> None:
    assert {refused.refusal.code for refused in refusals()} == set(CODES)


@pytest.mark.parametrize("lang", LANGS)
def test_refusal_has_a_sentence(lang: str) -> None:
    for one in refusals():
        speaker = Speaker(lang, one.variant)
        text = refusal_sentence(speaker, one.refusal, at=one.at, moves=one.moves)
        assert text.endswith((".", ")."))
        assert not HALF_FILLED.search(text), text


@pytest.mark.parametrize("lang", LANGS)
def test_refused_bid_is_answered_with_bids_that_would_do(lang: str) -> None:
    for one in refusals():
        speaker = Speaker(lang, one.variant)
        text = refusal_sentence(speaker, one.refusal, at=one.at, moves=one.moves)
        if one.refusal.code.startswith("bid.") and one.moves and one.moves.bids:
            assert speaker.smallest(one.moves.bids) in text
        plain = refusal_sentence(speaker, one.refusal, at=one.at)
        assert text.startswith(plain)


@pytest.mark.parametrize("lang", LANGS)
def test_event_is_told(lang: str) -> None:
    seen: set[type] = set()
    for number, a_variant in enumerate(all_variants()):
        speaker = Speaker(lang, a_variant)
        for event in random_log(Random(number), a_variant, 4)[0]:
            seen.add(type(event))
            told = event_sentence(speaker, event, NAMES, 0, count=7)
            assert told
            assert not HALF_FILLED.search(told), told
    assert seen == set(EVENTS)


@pytest.mark.parametrize("lang", LANGS)
def test_player_it_is_about_is_addressed(lang: str) -> None:
    speaker = Speaker(lang, variant("piatnik"))
    for event in (BidMade(1, Bid(3, 5)), DudoCalled(1), OpenerNamed(1, last_die=True)):
        assert "Bo" in event_sentence(speaker, event, NAMES, 0)
        assert "Bo" in event_sentence(speaker, event, NAMES)
        assert "Bo" not in event_sentence(speaker, event, NAMES, 1)


def test_cup_shows_its_dice_sorted_and_the_count_so_far() -> None:
    speaker = Speaker("en", variant("pressman-2008"))
    cup = CupLifted(1, (6, 1, 2, 1))
    assert event_sentence(speaker, cup, NAMES, 0, count=4) == "Bo shows ace ace 2 6 — 4 so far"
    assert dice_text(speaker, ()) == ""


@cache
def faults() -> dict[str, Fault]:
    """A fault for each message that begins with `fault-`, `record-` or `notation-expects-`."""
    found: dict[str, Fault] = {}
    for id_ in expected():
        kind, _, rest = id_.partition("-")
        head, _, tail = rest.partition("-")
        if kind in ("record", "notation"):
            found[id_] = Fault(f"{kind}.invalid", **ABOUT, expects=tail)
        elif kind == "fault" and head in ("house", "share"):
            found[id_] = Fault(f"{head}.invalid", **ABOUT, reason=tail)
        elif id_ == "fault-record-illegal":
            found[id_] = Fault("record.illegal", round=2, action=0, refusal="bid.half")
        elif kind == "fault" and id_ not in WRAPPED:
            found[id_] = Fault(rest.replace("-", "."), **ABOUT)
    return found


@each("lang", LANGS)
def test_fault_has_a_sentence(lang: str) -> None:
    for id_, fault in sorted(faults().items()):
        text = fault_sentence(lang, fault)
        assert len(text) > 10, id_
        assert not HALF_FILLED.search(text), id_


def test_faults_are_all_of_them() -> None:
    kinds = ("fault-", "record-expects-", "notation-expects-")
    assert faults().keys() | WRAPPED == {id_ for id_ in expected() if id_.startswith(kinds)}
    assert {f"notation-expects-{key}" for key in EXPECTS} <= faults().keys()


@pytest.mark.parametrize("lang", LANGS)
def test_fault_names_what_would_do(lang: str) -> None:
    with pytest.raises(Fault) as unknown:
        variant("perudo")
    assert all(id_ in fault_sentence(lang, unknown.value) for id_ in (*IDS, "perudo"))
    with pytest.raises(Fault) as rule:
        variant("paco", None, {"dice": 3})
    assert all(field in fault_sentence(lang, rule.value) for field in VALUES)
    with pytest.raises(Fault) as option:
        variant("piatnik", {"calza": True})
    none = fault_sentence(lang, option.value)
    assert "calza" in none
    assert "none" not in none


@pytest.mark.parametrize("lang", LANGS)
def test_rounds_count_from_one_for_people(lang: str) -> None:
    fault = Fault("record.illegal", round=2, action=0, refusal="bid.half")
    assert "3" in fault_sentence(lang, fault)
    assert "bid.half" in fault_sentence(lang, fault)


@pytest.mark.parametrize("lang", LANGS)
def test_seats_in_sentences_count_from_one_for_people(lang: str) -> None:
    faults = {
        Fault("seat.taken", seat=1): {"2"},
        Fault("seat.none", seat=6, to=3): {"1", "4", "7"},
        Fault("table.first", given=6, to=3): {"1", "4", "7"},
        Fault("table.free_seat", seat=0): {"1"},
    }
    for fault, numbers in faults.items():
        before = dict(fault.about)
        assert set(re.findall(r"\d+", fault_sentence(lang, fault))) == numbers
        assert fault.about == before
    speaker = Speaker(lang, variant("paco"))
    turn = Refusal("turn.not_yours", {"seat": 2, "to_act": 0})
    assert set(re.findall(r"\d+", refusal_sentence(speaker, turn))) == {"1", "3"}
    dice = Refusal("dice.size", {"seat": 0, "found": 4, "holds": 5})
    assert set(re.findall(r"\d+", refusal_sentence(speaker, dice))) == {"1", "4", "5"}


def test_own_word_that_begins_a_sentence_has_a_capital() -> None:
    english, dutch = (Speaker(lang, variant("pressman-2008")) for lang in ("en", "nl"))
    assert english.say("explain-calza-option").startswith("Calza is an optional rule")
    assert english.say("refusal-calza-off").startswith("Calza is not played")
    assert english.say("label-last_die_two_players").startswith("Palafico ")
    assert english.say("common-log-last-die").startswith("Palafico: aces are")
    assert ". Azen zijn " in dutch.say("learn-last-rules")
    assert " calza " in english.say("rule-calza_bidder-no")
    spanish = Speaker("es", variant("pressman-2008"))
    assert spanish.say("event-last_die_named", player="Ana", you="no").startswith("¡Palafico!")


@each("lang", LANGS)
@each("edition", IDS)
def test_sentences_of_rulebooks_and_labels_begin_with_a_capital(lang: str, edition: str) -> None:
    speaker = Speaker(lang, variant(edition))
    for field in VALUES:
        assert speaker.say(f"label-{field}")[0].isupper(), field
        if getattr(speaker.variant.edition, field) is not None:
            assert rule(speaker, field)[0].isupper(), field

"""Every refusal, event and fault has its sentence, in every language and edition."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from palifico.editions import IDS, VALUES, Fault, variant
from palifico.record.notation import EXPECTS
from palifico.rules import CODES, Bid
from palifico.rules.events import BidMade, CupLifted, DudoCalled, OpenerNamed
from palifico.words import LANGS, Speaker, dice_text, event_sentence, fault_sentence
from palifico.words.events import IDS as EVENTS
from palifico.words.refusals import refusal_sentence
from tests.support import all_variants, random_log
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


def test_every_code_has_really_been_refused() -> None:
    assert {refused.refusal.code for refused in refusals()} == set(CODES)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    for one in refusals():
        speaker = Speaker(lang, one.variant)
        text = refusal_sentence(speaker, one.refusal, bids=one.bids, last_die=one.last_die)
        assert text.endswith((".", ")."))
        assert not HALF_FILLED.search(text), text


@pytest.mark.parametrize("lang", LANGS)
def test_a_refused_bid_is_answered_with_bids_that_would_do(lang: str) -> None:
    for one in refusals():
        speaker = Speaker(lang, one.variant)
        text = refusal_sentence(speaker, one.refusal, bids=one.bids, last_die=one.last_die)
        if one.refusal.code.startswith("bid.") and one.bids:
            assert speaker.smallest(one.bids) in text
        plain = refusal_sentence(speaker, one.refusal, last_die=one.last_die)
        assert text.startswith(plain)


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_is_told(lang: str) -> None:
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
def test_whoever_it_is_about_is_addressed(lang: str) -> None:
    speaker = Speaker(lang, variant("piatnik"))
    for event in (BidMade(1, Bid(3, 5)), DudoCalled(1), OpenerNamed(1, last_die=True)):
        assert "Bo" in event_sentence(speaker, event, NAMES, 0)
        assert "Bo" in event_sentence(speaker, event, NAMES)
        assert "Bo" not in event_sentence(speaker, event, NAMES, 1)


def test_a_cup_shows_its_dice_sorted_and_the_count_so_far() -> None:
    speaker = Speaker("en", variant("pressman-2008"))
    cup = CupLifted(1, (6, 1, 2, 1))
    assert event_sentence(speaker, cup, NAMES, 0, count=4) == "Bo shows ace ace 2 6 — 4 so far"
    assert dice_text(speaker, ()) == ""


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


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("id_", "fault"), sorted(faults().items()), ids=sorted(faults()))
def test_every_fault_has_a_sentence(lang: str, id_: str, fault: Fault) -> None:
    text = fault_sentence(lang, fault)
    assert len(text) > 10
    assert not HALF_FILLED.search(text), id_


def test_the_faults_are_all_of_them() -> None:
    kinds = ("fault-", "record-expects-", "notation-expects-")
    assert faults().keys() | WRAPPED == {id_ for id_ in expected() if id_.startswith(kinds)}
    assert {f"notation-expects-{key}" for key in EXPECTS} <= faults().keys()


@pytest.mark.parametrize("lang", LANGS)
def test_a_fault_names_what_would_do(lang: str) -> None:
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

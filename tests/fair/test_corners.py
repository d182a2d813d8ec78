"""Corners in which verifiers like to differ: three of them, one answer."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import pytest

from palifico.editions import variant
from palifico.fair import LENGTH, Chain, SeatEntry, Secret, chain, mixed, rules_hash
from palifico.fair.signer import NOTHING, is_signed
from palifico.fair.verify_palifico import is_nothing, point
from palifico.record import Record, RecordedRound, proven, to_json
from palifico.rules import Bid, Calza, Dudo, start
from tests.fair.proofs import proven_record, stamped
from tests.fair.tampering import Json
from tests.fair.test_tampering import by_all, on_texts
from tests.random_games import dealt, played

RULES = variant("paco", {"calza": True}, {"dice_each": 1})
SIGNED = proven_record(Random("corners"), signed=True)


def long_game(rounds: int) -> Json:
    """A game of two in which every round but the last ends with a right exact call."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain, "LENGTH", rounds)
        dealer = mixed(
            Chain(bytes(16), Secret(bytes(32))),
            rules_hash(RULES),
            [SeatEntry("a"), SeatEntry("b")],
        )
        starter = dealer.first(RULES.edition).seat
        state = start(RULES.edition, seats=2, opener=starter)
        told: list[RecordedRound] = []
        while state.winner is None:
            hands = dealer.hands(len(told) + 1, state.dice)
            state = dealt(state, list(map(list, hands)))
            opener, faces = state.opener, [hand[0] for hand in hands]
            face = max([*faces, 2])
            right = Bid(sum(die in (1, face) for die in faces), face)
            bid = Bid(2, face) if len(told) == rounds - 1 else right
            call = Dudo() if bid.count > right.count or len(told) == rounds - 1 else Calza(bid)
            state = played(played(state, opener, bid), 1 - opener, call)
            told.append(RecordedRound(tuple(hands), ((opener, bid), (1 - opener, call))))
        record = Record("paco", 2, starter, tuple(told), RULES.options, RULES.house)
        return to_json(proven(record, dealer))


def test_chain_is_used_to_its_end_and_no_further() -> None:
    last, beyond = by_all([long_game(LENGTH), long_game(LENGTH + 1)])
    assert (last["ok"], last["rounds"]) == (True, 1024)
    assert beyond["error"] == {"code": "fair.rounds"}


def test_game_to_which_no_client_added_chance_says_so() -> None:
    (answer,) = by_all([long_game(1)])
    assert answer["chance"] == []
    (signed,) = by_all([SIGNED])
    added = [seat for seat, told in enumerate(SIGNED["fair"]["seats"]) if told["open"]]
    assert signed["chance"] == added


def test_points_that_fit_everything_are_no_keys_and_no_signatures() -> None:
    assert {text for text in NOTHING if is_nothing(point(text))} == NOTHING - NEGATIVE_ZEROS
    spoilt = []
    for nothing in sorted(NOTHING):
        record = deepcopy(SIGNED)
        record["stamp"]["key"] = nothing.hex()
        signatures = record["stamp"]["signatures"]
        signatures |= {name: (nothing + bytes(32)).hex() for name in signatures}
        spoilt.append(record)
    assert {answer["error"]["code"] for answer in by_all(spoilt)} == {"signature.anchor"}


NEGATIVE_ZEROS = {bytes.fromhex("01" + "00" * 30 + "80"), bytes.fromhex("ec" + "ff" * 31)}
"""Two spellings that stand for no point at all: the negative of a coordinate that is 0."""


@pytest.mark.parametrize("y", [2**255 - 19, 2**255 - 18, 2**255 - 1])
def test_key_has_one_spelling(y: int) -> None:
    record = deepcopy(SIGNED)
    for sign in (0, 2**255):
        record["stamp"]["key"] = (y + sign).to_bytes(32, "little").hex()
        (answer,) = by_all([record])
        assert answer["error"]["code"] == "signature.anchor"


def test_spelling_that_a_library_would_take_is_refused() -> None:
    """Key and signature of nothing, which fit any message in many libraries."""
    one = bytes.fromhex("01" + "00" * 31)
    assert not is_signed(one, "lock", bytes(16), bytes(32), one + bytes(32))


def test_key_in_capitals_is_the_same_key() -> None:
    key = SIGNED["stamp"]["key"]
    good, bad = by_all([SIGNED, stamped(SIGNED)], key.upper())
    assert good["ok"]
    assert bad["error"]["code"] == "signature.missing"


def test_texts_that_programs_read_in_different_ways() -> None:
    plain = proven_record(Random("texts"))
    plain["id"] = 7
    text = json.dumps(stamped(plain))
    starter = f'"starter": {plain["starter"]}'
    again = [
        *(text, f" {text}\t", f"\ufeff{text}", text.replace(": ", ":\r ")),
        text.replace('"edition"', '"\\u0065dition"'),
    ]
    assert all(answer["ok"] for answer in on_texts(again))
    others = [
        *(
            f"\ufeff\ufeff{text}",
            f"\u00a0{text}",
            f"{text},",
            f"[{text}]",
            text[1:],
            f"{text}{text}",
        ),
        *(text.replace('"id": 7', f'"id": {number}') for number in ODD_NUMBERS),
        text.replace(starter, f"{starter}, {starter}"),
        text.replace(starter, f'{starter}, "st\\u0061rter": {plain["starter"]}'),
        *(text.replace("true", word) for word in ("True", "NaN", "Infinity") if "true" in text),
        text.replace('"id": 7', '"id": "\\ud800"'),
        text.replace('"id": 7', '"id": "\x00"'),
    ]
    changed = [other for other in others if other != text]
    assert {answer["error"]["code"] for answer in on_texts(changed)} == {"record.invalid"}


ODD_NUMBERS = ("7.0", "7e0", "07", "+7", "0x7", "7.", ".7", "9007199254740993", "1" * 5000, "NaN")

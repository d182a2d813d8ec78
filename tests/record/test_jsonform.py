"""The JSON object of a record: what the referee's contract shows, and nothing that is absent."""

import json

from palifico.editions import variant
from palifico.record.jsonform import to_json
from palifico.record.record import Record, RecordedRound
from palifico.record.shape import read_record
from palifico.rules import Bid, Calza, Dudo

DEMO = {
    "id": "demo",
    "edition": "pressman-2008",
    "players": 3,
    "starter": 0,
    "options": {"calza": True},
    "house": {"dice_each": 2},
    "rounds": [
        {
            "dice": [[2, 5], [1, 6], [3, 3]],
            "actions": [[0, "bid", 2, 5], [1, "bid", 3, 5], [2, "dudo"]],
        }
    ],
}


def test_example_of_the_contract() -> None:
    assert to_json(read_record(DEMO)) == DEMO
    assert list(to_json(read_record(DEMO))) == list(DEMO)


def test_jsonform_what_is_absent_is_left_out() -> None:
    bare = {"edition": "paco", "players": 2, "starter": 1, "rounds": []}
    assert to_json(Record("paco", 2, 1, ())) == bare


def test_empty_or_zero_id_is_kept() -> None:
    assert to_json(Record("paco", 2, 1, (), id=""))["id"] == ""
    assert to_json(Record("paco", 2, 1, (), id=0))["id"] == 0


def test_names_date_and_every_action() -> None:
    bid = Bid(2, 1)
    rounds = (RecordedRound(((1,), ()), ((0, bid), (1, Calza(bid)), (1, Dudo()))),)
    data = to_json(Record("paco", ("Ana", "Bo"), 0, rounds, date="2026-11-16"))
    assert (data["players"], data["date"]) == (["Ana", "Bo"], "2026-11-16")
    assert data["rounds"] == [
        {"dice": [[1], []], "actions": [[0, "bid", 2, 1], [1, "calza"], [1, "dudo"]]}
    ]


def test_values_of_rules_become_plain() -> None:
    rules = variant("paco", {"lost_dice": "visible"}, {"raise_rule": "free"})
    data = to_json(Record("paco", 2, 0, (), rules.options, rules.house))
    assert {type(value) for value in (*data["options"].values(), *data["house"].values())} == {str}
    assert json.loads(json.dumps(data)) == data

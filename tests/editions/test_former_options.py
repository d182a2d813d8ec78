"""Former options: what earlier versions kept as an option of a box is read as a house rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from palifico.editions import Shared, box, read_share_code, share_code, variant
from palifico.errors import Fault
from palifico.fair import verify_palifico
from palifico.protocol.settings import TableSettings, rules_of, settled
from palifico.record import read_text
from palifico.record.referee import verdict_json
from palifico.words import Speaker, house_sentence, rule

VISIBLE = {"lost_dice": "visible"}
OLD_CODES = {
    "PF1-DG36T": Shared(variant("azteca", None, VISIBLE)),
    "PF1-5E6RAVKB6": Shared(variant("azteca", {"calza": True}, {**VISIBLE, "dice_each": 3}), 7),
}
"""Share codes that were given out while showing lost dice was an option of this box."""

OLD_RECORD = """palifico 1
edition: azteca
options: calza=true, lost_dice=visible
house: dice_each=1
players: 2
starter: a

1. a2 b3 | a 1x3, b dudo | a b = 1 | b -1, b out, a wins
"""


def test_azteca_has_no_option_to_show_lost_dice() -> None:
    assert box("azteca").options == ("calza",)
    assert box("azteca").former_options == ("lost_dice",)
    assert box("azteca").told["lost_dice"] == "silent"
    speaker = Speaker("en", variant("azteca"))
    assert "option" not in rule(speaker, "lost_dice")


def test_former_option_given_as_an_option_is_a_house_rule() -> None:
    found = variant("azteca", {"calza": True, **VISIBLE})
    assert (dict(found.options), dict(found.house)) == ({"calza": True}, VISIBLE)
    assert found == variant("azteca", {"calza": True}, VISIBLE)
    text = house_sentence(Speaker("en", found))
    assert rule(Speaker("en", found), "lost_dice") in text


def test_former_option_given_twice_is_refused() -> None:
    with pytest.raises(Fault, match=r"house\.invalid.*twice"):
        variant("azteca", VISIBLE, VISIBLE)


def test_former_option_of_another_box_stays_unknown() -> None:
    with pytest.raises(Fault, match=r"option\.unknown"):
        variant("piatnik", VISIBLE)


@pytest.mark.parametrize("code", OLD_CODES)
def test_old_share_code_means_the_same_rules(code: str) -> None:
    assert read_share_code(code) == OLD_CODES[code]
    assert share_code(OLD_CODES[code]) == code


def test_old_record_is_judged_as_it_was() -> None:
    record = read_text(OLD_RECORD)
    assert record.options == {"calza": True, **VISIBLE}
    old: dict[str, Any] = {
        "edition": "azteca",
        "players": 2,
        "starter": 0,
        "options": {"calza": True, **VISIBLE},
        "house": {"dice_each": 1},
        "rounds": [{"dice": [[2], [3]], "actions": [[0, "bid", 1, 3], [1, "dudo"]]}],
    }
    new = {**old, "options": {"calza": True}, "house": {"dice_each": 1, **VISIBLE}}
    verdicts = [verdict_json(json.dumps(one)) for one in (old, new)]
    assert verdicts[0]["ok"]
    assert verdicts[0] == verdicts[1]
    assert verify_palifico.rules_of(old) == verify_palifico.rules_of(new)


def test_old_settings_are_settled_as_a_house_rule() -> None:
    old = TableSettings(edition="azteca", options={"calza": True, **VISIBLE})
    assert rules_of(old) == variant("azteca", {"calza": True}, VISIBLE)
    assert (settled(old).options, settled(old).house) == ({"calza": True}, VISIBLE)

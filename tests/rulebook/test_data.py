"""Every field of every edition, as the rule table has it: a changed data file is noticed."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from palifico.editions import IDS, VALUES, box
from palifico.rules import Edition

ON, OFF = True, False
HIGHEST, RANDOM = "highest_roll", "random"
FIRST, EVERY = "first_time", "every_time"
ONCE, CALLER, LAST = "all_at_once", "caller_first", "caller_last"

TABLE: dict[str, tuple[object, ...]] = {
    # field:               asmodee-2024, piatnik, pressman-2008, azteca, paco
    "first_player": ("named", RANDOM, HIGHEST, HIGHEST, RANDOM),
    "raise_rule": ("free", "free", "free", "never_down", "one_axis"),
    "open_wild": (OFF, OFF, OFF, OFF, OFF),
    "last_die": (OFF, ON, ON, ON, ON),
    "last_die_trigger": (EVERY, FIRST, FIRST, FIRST, EVERY),
    "last_die_two_players": (ON, OFF, OFF, ON, ON),
    "last_die_open_wild": (ON, ON, ON, ON, ON),
    "face_change": ("nobody", "one_die", "one_die_earlier", "one_die", "nobody"),
    "face_change_opener": (OFF, ON, OFF, OFF, OFF),
    "face_change_raise": (None, "free", "never_down", "never_down", None),
    "calza": (OFF, OFF, OFF, OFF, OFF),
    "calza_to_act": (ON, None, OFF, OFF, ON),
    "calza_bidder": (OFF, None, OFF, OFF, OFF),
    "calza_last_die": (OFF, None, OFF, ON, ON),
    "calza_two_players": (OFF, None, OFF, ON, ON),
    "calza_right_opens": ("caller", None, "caller", "caller", "caller"),
    "calza_tie": ("nearest", None, "nearest", "nearest", "nearest"),
    "calza_or_turn": ("first_come", None, "first_come", "first_come", "turn"),
    "show_dudo": (ONCE, CALLER, CALLER, LAST, ONCE),
    "show_stop": ("never", "true", "never", "true_or_false", "never"),
    "show_calza": (ONCE, None, CALLER, CALLER, ONCE),
    "lost_dice": ("hidden",) * 5,
    "dice_each": (5,) * 5,
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "asmodee-2024": ("calza", "last_die", "lost_dice"),
    "piatnik": (),
    "pressman-2008": ("calza",),
    "azteca": ("calza",),
    "paco": ("calza", "lost_dice"),
}

TOLD: dict[str, dict[str, str]] = {
    "asmodee-2024": {
        "last_die_two_players": "silent",
        "calza_or_turn": "silent",
        "show_calza": "silent",
    },
    "piatnik": {
        "face_change_opener": "reading",
        "face_change_raise": "silent",
        "show_stop": "reading",
    },
    "pressman-2008": {
        "face_change_opener": "silent",
        "calza_bidder": "convention",
        "calza_right_opens": "silent",
        "calza_tie": "silent",
        "calza_or_turn": "silent",
        "show_calza": "silent",
    },
    "azteca": {
        "open_wild": "silent",
        "last_die_open_wild": "silent",
        "last_die_trigger": "silent",
        "last_die_two_players": "silent",
        "face_change_raise": "silent",
        "calza_bidder": "convention",
        "calza_last_die": "reading",
        "calza_tie": "silent",
        "calza_or_turn": "silent",
        "show_stop": "reading",
        "lost_dice": "silent",
    },
    "paco": {
        "last_die_trigger": "reading",
        "last_die_two_players": "silent",
        "face_change_opener": "reading",
        "calza_last_die": "silent",
        "calza_two_players": "silent",
        "calza_tie": "reading",
        "show_calza": "silent",
    },
}


@pytest.mark.parametrize("edition", IDS)
def test_field(edition: str) -> None:
    column = IDS.index(edition)
    expected = {field: row[column] for field, row in TABLE.items()}
    assert asdict(box(edition).edition) == {"id": edition, **expected}


@pytest.mark.parametrize("edition", IDS)
def test_options(edition: str) -> None:
    assert box(edition).options == OPTIONS[edition]


@pytest.mark.parametrize("edition", IDS)
def test_data_what_the_rulebook_does_not_plainly_say(edition: str) -> None:
    assert dict(box(edition).told) == TOLD[edition]


def test_table_has_every_field_there_is() -> None:
    names = [field.name for field in fields(Edition)]
    assert names == ["id", *TABLE]
    assert list(VALUES) == list(TABLE)

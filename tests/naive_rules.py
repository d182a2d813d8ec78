"""The rule table of the five editions, copied out cell by cell for the naive referee."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

COMMON: Json = {
    "dice_each": 5,
    "open_wild": False,
    "last_die": True,
    "last_die_open_wild": True,
    "face_change_opener": False,
    "face_change_raise": None,
    "calza": False,
    "calza_bidder": False,
    "calza_right_opens": "caller",
    "calza_tie": "nearest",
    "lost_dice": "hidden",
}
ASMODEE: Json = {
    "first_player": "named",
    "raise_rule": "free",
    "last_die": False,
    "last_die_trigger": "every_time",
    "last_die_two_players": True,
    "face_change": "nobody",
    "calza_to_act": True,
    "calza_last_die": False,
    "calza_two_players": False,
    "calza_or_turn": "first_come",
    "show_dudo": "all_at_once",
    "show_stop": "never",
    "show_calza": "all_at_once",
}
PIATNIK: Json = {
    "first_player": "random",
    "raise_rule": "free",
    "last_die_trigger": "first_time",
    "last_die_two_players": False,
    "face_change": "one_die",
    "face_change_opener": True,
    "face_change_raise": "free",
    "calza_to_act": None,
    "calza_bidder": None,
    "calza_last_die": None,
    "calza_two_players": None,
    "calza_right_opens": None,
    "calza_tie": None,
    "calza_or_turn": None,
    "show_dudo": "caller_first",
    "show_stop": "true",
    "show_calza": None,
}
PRESSMAN: Json = {
    "first_player": "highest_roll",
    "raise_rule": "free",
    "last_die_trigger": "first_time",
    "last_die_two_players": False,
    "face_change": "one_die_earlier",
    "face_change_raise": "never_down",
    "calza_to_act": False,
    "calza_last_die": False,
    "calza_two_players": False,
    "calza_or_turn": "first_come",
    "show_dudo": "caller_first",
    "show_stop": "never",
    "show_calza": "caller_first",
}
AZTECA: Json = {
    "first_player": "highest_roll",
    "raise_rule": "never_down",
    "last_die_trigger": "first_time",
    "last_die_two_players": True,
    "face_change": "one_die",
    "face_change_raise": "never_down",
    "calza_to_act": False,
    "calza_last_die": True,
    "calza_two_players": True,
    "calza_or_turn": "first_come",
    "show_dudo": "caller_last",
    "show_stop": "true_or_false",
    "show_calza": "caller_first",
}
PACO: Json = {
    "first_player": "random",
    "raise_rule": "one_axis",
    "last_die_trigger": "every_time",
    "last_die_two_players": True,
    "face_change": "nobody",
    "calza_to_act": True,
    "calza_last_die": True,
    "calza_two_players": True,
    "calza_or_turn": "turn",
    "show_dudo": "all_at_once",
    "show_stop": "never",
    "show_calza": "all_at_once",
}
BOXES = {
    "asmodee-2024": COMMON | ASMODEE,
    "piatnik": COMMON | PIATNIK,
    "pressman-2008": COMMON | PRESSMAN,
    "azteca": COMMON | AZTECA,
    "paco": COMMON | PACO,
}
OPTIONS = {
    "asmodee-2024": ("calza", "last_die", "lost_dice"),
    "piatnik": (),
    "pressman-2008": ("calza",),
    "azteca": ("calza", "lost_dice"),
    "paco": ("calza", "lost_dice"),
}
WORDS: dict[str, tuple[str, ...]] = {
    "first_player": ("named", "random", "highest_roll"),
    "raise_rule": ("free", "never_down", "one_axis"),
    "last_die_trigger": ("every_time", "first_time"),
    "face_change": ("nobody", "one_die", "one_die_earlier"),
    "face_change_raise": ("free", "never_down", "one_axis"),
    "calza_right_opens": ("caller", "bidder", "to_act"),
    "calza_tie": ("nearest", "farthest", "first_come"),
    "calza_or_turn": ("first_come", "turn", "calza"),
    "show_dudo": ("all_at_once", "caller_first", "caller_last"),
    "show_stop": ("never", "true", "true_or_false"),
    "show_calza": ("all_at_once", "caller_first", "caller_last"),
    "lost_dice": ("hidden", "visible"),
}


def rules_of(record: Json) -> Json | str:
    """The rules in force, or what is wrong with them."""
    if record["edition"] not in BOXES:
        return "edition.unknown"
    box, options = BOXES[record["edition"]], record.get("options", {})
    if any(name not in OPTIONS[record["edition"]] for name in options):
        return "option.unknown"
    house = record.get("house", {})
    if any(not possible(name, value) or name in options for name, value in house.items()):
        return "house.invalid"
    rules = box | options | house
    changed = [name for name in rules if rules[name] != box[name]]
    return rules if sensible(rules, changed) else "house.invalid"


def possible(name: str, value: object) -> bool:
    """Whether an axis can have a value at all."""
    if name == "dice_each":
        return type(value) is int and 1 <= value <= 10
    if name in WORDS:
        return value in WORDS[name]
    return name in COMMON | ASMODEE and type(value) is bool


def sensible(rules: Json, changed: list[str]) -> bool:
    """Whether every rule in force has its details, and no detail was set of a rule that is not."""
    changing = rules["face_change"] != "nobody" or rules["face_change_opener"]
    for name, value in rules.items():
        needed = True
        if name.startswith("last_die_") or name in ("face_change", "face_change_opener"):
            needed = rules["last_die"]
        elif name == "face_change_raise":
            needed = rules["last_die"] and changing
        elif name.startswith("calza_") or name == "show_calza":
            needed = rules["calza"]
        if (needed and value is None) or (not needed and name in changed):
            return False
    return (rules["show_stop"], rules["show_dudo"]) not in (
        ("true", "all_at_once"),
        ("true_or_false", "all_at_once"),
    )

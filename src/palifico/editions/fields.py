"""Fields of an edition: their possible values, parsing and spelling, and which needs which."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from palifico.errors import Fault
from palifico.rules.edition import (
    CalzaOrTurn,
    CalzaTie,
    Edition,
    FaceChange,
    FirstPlayer,
    LostDice,
    RaiseRule,
    RightOpens,
    ShowOrder,
    ShowStop,
    Trigger,
)

Value: TypeAlias = bool | int | StrEnum

SWITCH: Final[tuple[Value, ...]] = (False, True)

VALUES: Final[dict[str, tuple[Value, ...]]] = {
    "first_player": tuple(FirstPlayer),
    "raise_rule": tuple(RaiseRule),
    "open_wild": SWITCH,
    "last_die": SWITCH,
    "last_die_trigger": tuple(Trigger),
    "last_die_two_players": SWITCH,
    "last_die_open_wild": SWITCH,
    "face_change": tuple(FaceChange),
    "face_change_opener": SWITCH,
    "face_change_raise": tuple(RaiseRule),
    "calza": SWITCH,
    "calza_to_act": SWITCH,
    "calza_bidder": SWITCH,
    "calza_last_die": SWITCH,
    "calza_two_players": SWITCH,
    "calza_right_opens": tuple(RightOpens),
    "calza_tie": tuple(CalzaTie),
    "calza_or_turn": tuple(CalzaOrTurn),
    "show_dudo": tuple(ShowOrder),
    "show_stop": tuple(ShowStop),
    "show_calza": tuple(ShowOrder),
    "lost_dice": tuple(LostDice),
    "dice_each": tuple(range(1, 11)),
}
"""Every field and its possible values. Share codes count on this order: only ever append."""


NEEDS: Final[dict[str, str]] = {
    **{name: "last_die" for name in VALUES if name.startswith("last_die_")},
    "face_change": "last_die",
    "face_change_opener": "last_die",
    "face_change_raise": "face_change",
    **{name: "calza" for name in VALUES if name.startswith("calza_")},
    "show_calza": "calza",
}
"""The fields that have a meaning only while another rule is in force, and that rule."""


def read_value(field: str, given: object) -> Value:
    """Return the value that `given` (from JSON, TOML or a command line) means for a field.

    Raises Fault `house.invalid` when there is no such field or no such value.
    """
    values = VALUES.get(field)
    if values is None:
        raise Fault("house.invalid", field=field, reason="unknown")
    for value in values:
        if value == given and _kind(value) is _kind(given):
            return value
    raise Fault("house.invalid", field=field, reason="value", expected=spell_all(values))


def _kind(value: object) -> type:
    """Return what sort of value it is: True is no 1, and 3.0 no 3."""
    return str if isinstance(value, str) else type(value)


def spell(value: Value) -> str:
    """Return a value as it is written in JSON, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def spell_all(values: tuple[Value, ...]) -> str:
    """Return all values of a field, as a list people can read."""
    if values == VALUES["dice_each"]:
        return f"{values[0]}-{values[-1]}"
    return ", ".join(map(spell, values))


def in_force(edition: Edition, rule: str) -> bool:
    """Return whether the rule that other fields depend on is in force."""
    if rule == "face_change":
        return edition.last_die and face_changes(edition)
    return bool(getattr(edition, rule))


def face_changes(edition: Edition) -> bool:
    """Return whether any player may change the face in a last-die round."""
    return edition.face_change is not FaceChange.NOBODY or edition.face_change_opener


def check_whole(edition: Edition, changed: frozenset[str]) -> None:
    """Refuse combinations that make no sense, naming the field.

    Raises Fault `house.invalid`: a field that is missing though its rule is in force, one that was
    `changed` though its rule is not, or an early stop where all cups are lifted at once.
    """
    for field, rule in NEEDS.items():
        on = in_force(edition, rule)
        if on and getattr(edition, field) is None:
            expected = spell_all(VALUES[field])
            raise Fault(
                "house.invalid", field=field, reason="missing", rule=rule, expected=expected
            )
        if not on and field in changed:
            raise Fault("house.invalid", field=field, reason="idle", rule=rule)
    stops = edition.show_stop is not ShowStop.NEVER
    if stops and edition.show_dudo is ShowOrder.ALL_AT_ONCE:
        raise Fault("house.invalid", field="show_stop", reason="clash", rule="show_dudo")

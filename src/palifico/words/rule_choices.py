"""Rule choices: a label for every rule, and what the rulebook says with each value."""

from __future__ import annotations

from typing import Final

from palifico.editions import VALUES, Value
from palifico.words.rulebook import heading, rule_with
from palifico.words.speaker import Speaker

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "bidding": ("raise_rule", "open_wild"),
    "last-die": (
        *("last_die", "last_die_trigger", "last_die_two_players", "last_die_open_wild"),
        *("face_change", "face_change_opener", "face_change_raise"),
    ),
    "calza": (
        *("calza", "calza_to_act", "calza_bidder", "calza_last_die", "calza_two_players"),
        *("calza_right_opens", "calza_tie", "calza_or_turn"),
    ),
    "showing": ("show_dudo", "show_stop", "show_calza"),
    "table": ("dice_each", "lost_dice", "first_player"),
}
"""What belongs together when rules are chosen."""


def label(speaker: Speaker, field: str) -> str:
    """Return a short name for a rule."""
    return speaker.say(f"label-{field}")


def choices(speaker: Speaker, field: str) -> tuple[tuple[Value, str], ...]:
    """Return every value of a rule, and what the rulebook would say with it."""
    return tuple((value, rule_with(speaker, field, value)) for value in VALUES[field])


def group_heading(speaker: Speaker, group: str) -> str:
    """Return the heading of a group of rules."""
    if group == "table":
        return speaker.say("heading-table")
    return heading(speaker, "bids" if group == "bidding" else group)

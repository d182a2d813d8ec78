"""Chapters of a rulebook: what stands under each heading, in the order in which one reads it.

An entry is a field of the edition, `shared-…` (a rule of every box), `guide-…` (how to handle cups
and dice), or `tip-…`. Two chapters are worked out from the box: its options and its words.
"""

from __future__ import annotations

from typing import Final

from palifico.editions.contents import contents
from palifico.rules.edition import FirstPlayer, ShowOrder
from palifico.words.rulebook.rule_sentences import SECTIONS, meant, needs, possible
from palifico.words.speaker import Speaker

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "box": ("guide-contents", "shared-players"),
    "aim": ("shared-aim",),
    "setup": ("guide-colours", "guide-store"),
    "start": ("first_player", "guide-toucan", "guide-roll-off"),
    "round": ("guide-shake", "guide-peek", "guide-turns", "guide-bluff", "guide-again"),
    "bids": (
        *("shared-bid", "guide-more", "shared-wild", "raise_rule", "open_wild"),
        *("shared-half", "shared-wild-raise", "guide-once", "shared-double", "shared-limit"),
    ),
    "challenge": (
        *("shared-challenge", "guide-counting", "guide-counting-last", "shared-loser-opens"),
    ),
    "showing": ("show_dudo", "show_stop"),
    "lost-dice": SECTIONS["lost-dice"],
    "last-die": SECTIONS["last-die"],
    "calza": (*SECTIONS["calza"], "show_calza", "guide-decline"),
    "options": (),
    "end": ("guide-end",),
    "words": (),
    "tips": ("tip-third", "tip-count", "tip-low", "tip-jump", "tip-wilds", "tip-suspense"),
}

CONVENTIONS: Final = frozenset({"shared-limit", "guide-toucan", "guide-roll-off", "guide-decline"})
"""What no box says and every table needs: told as a convention of ours."""


def applies(speaker: Speaker, entry: str) -> bool:
    """Return whether to tell an entry: also of an option that is off, but not an absent rule."""
    edition, facts = speaker.variant.edition, contents(speaker.variant.base.id)
    match entry:
        case "guide-colours":
            return facts.is_coloured
        case "guide-toucan":
            return edition.first_player is FirstPlayer.NAMED
        case "guide-roll-off":
            return edition.first_player is FirstPlayer.HIGHEST_ROLL
        case "guide-once":
            return "once" in facts.also
        case "tip-suspense":
            return edition.show_dudo is ShowOrder.ALL_AT_ONCE
        case _:
            return _is_possible(speaker, entry)


def source(speaker: Speaker, entry: str) -> str | None:
    """Return how the box tells an entry where it does not plainly say it: silent, reading, …"""
    if "-" not in entry:
        return None if entry in speaker.variant.house else speaker.variant.base.told.get(entry)
    if entry in CONVENTIONS:
        return "convention"
    if entry == "guide-store" and "lost_dice" in speaker.variant.differences:
        return None
    return contents(speaker.variant.base.id).told.get(entry.partition("-")[2])


def _is_possible(speaker: Speaker, entry: str) -> bool:
    rule_ = needs(entry)
    if rule_ is None:
        return True
    is_field = "-" not in entry
    return possible(speaker, rule_) and (not is_field or meant(speaker, entry) is not None)

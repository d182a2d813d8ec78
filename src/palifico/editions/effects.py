"""Effect of rules: in which fields two editions are really played differently.

Fields can differ without any effect: a detail of a rule that is not in force, a right that no
player can ever use, two readings of who may change the face that name the same players.
"""

from __future__ import annotations

from palifico.editions.fields import NEEDS, VALUES, in_force
from palifico.rules.edition import Edition, FaceChange


def differing_fields(left: Edition, right: Edition) -> tuple[str, ...]:
    """Return the fields in which two editions are played differently, in their order.

    Where one side lacks a rule, that is one difference; the details of it are none.
    """
    return tuple(field for field in VALUES if _differs(left, right, field))


def effect(edition: Edition, field: str) -> object:
    """Return what a field comes to while its rule is in force; equal where it is played the same.

    With two players left, one has bid and the other is to act: where neither is entitled to call
    exact, it does not matter whether it would be allowed. A player with one die who did not open
    this last-die round has opened one before, for dropping to one die made them.
    """
    if field == "calza_two_players":
        return edition.calza_two_players and bool(edition.calza_to_act or edition.calza_bidder)
    if field == "face_change" and edition.face_change is FaceChange.ONE_DIE_EARLIER:
        return FaceChange.ONE_DIE
    return getattr(edition, field)


def _differs(left: Edition, right: Edition, field: str) -> bool:
    both = (left, right)
    needed = NEEDS.get(field)
    if needed is not None and not all(in_force(one, needed) for one in both):
        return False
    if not _arises(both, field):
        return False
    return effect(left, field) != effect(right, field)


def _arises(both: tuple[Edition, Edition], field: str) -> bool:
    """Return whether the games of one side come to where a field matters.

    Only a regained die lets a player drop to one die again, and only who began with more drops.
    """
    last_die = any(one.last_die and one.dice_each > 1 for one in both)
    if field == "last_die_trigger":
        return last_die and any(one.calza for one in both)
    if field == "calza_last_die" or NEEDS.get(NEEDS.get(field, ""), NEEDS.get(field)) == "last_die":
        return last_die
    return field != "last_die" or last_die

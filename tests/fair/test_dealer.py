"""The start of a game, from the chain to the mix, and the hands that follow from it."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, variant
from palifico.fair import (
    ChainEnded,
    Mistrust,
    SeatEntry,
    Sitting,
    Unopened,
    check_transcript,
    lock_hash,
    mixed,
    open_chain,
    rules_hash,
    seeded,
    sit,
    table_for_one,
)

CHAIN = open_chain(seeded("a dealer"))
RULES = rules_hash(variant("paco"))
ANN, BOB = (sit(CHAIN.game, CHAIN.anchor, seat, seeded(seat)) for seat in range(2))
LIST = [SeatEntry("ann", ANN.commit), SeatEntry("bob", BOB.commit), SeatEntry("bot")]
LOCK = lock_hash(CHAIN.game, CHAIN.anchor, RULES, LIST)


def opened(*openings: bytes | None) -> list[SeatEntry]:
    """The list with these openings."""
    return [SeatEntry(e.account, e.commit, o) for e, o in zip(LIST, openings, strict=True)]


def test_the_whole_start_of_a_game() -> None:
    openings = [seat.open(RULES, LIST, LOCK) for seat in (ANN, BOB)]
    dealer = mixed(CHAIN, RULES, opened(*openings, None))
    assert dealer.lock == LOCK
    hands = [dealer.hands(1, [5, 5, 5]), dealer.hands(2, [5, 4, 0])]
    assert [len(hand) for hand in hands[1]] == [5, 4, 0]
    assert check_transcript(dealer.transcript(hands)) is None


def test_every_opening_changes_every_hand() -> None:
    openings = [seat.open(RULES, LIST, LOCK) for seat in (ANN, BOB)]
    dealer = mixed(CHAIN, RULES, opened(*openings, None))
    other = sit(CHAIN.game, CHAIN.anchor, 1, seeded("other"))
    changed = [*opened(openings[0], None, None)]
    changed[1] = SeatEntry("bob", other.commit, other.opening.reveal())
    again = mixed(CHAIN, RULES, changed)
    assert all(
        one != two
        for one, two in zip(dealer.hands(1, [9] * 3), again.hands(1, [9] * 3), strict=True)
    )


@pytest.mark.parametrize(
    ("openings", "late"),
    [((None, None), (0, 1)), ((None, b"r"), (0,)), ((b"r", None), (1,))],
)
def test_who_locked_and_does_not_open_voids_the_start(
    openings: tuple[bytes | None, bytes | None], late: tuple[int, ...]
) -> None:
    with pytest.raises(Unopened, match="did not open") as void:
        mixed(CHAIN, RULES, opened(*openings, None))
    assert void.value.seats == late


def test_who_never_committed_cannot_open() -> None:
    with pytest.raises(Unopened) as void:
        mixed(CHAIN, RULES, opened(b"r", b"r", b"r"))
    assert void.value.seats == (2,)


@pytest.mark.parametrize(
    ("sitting", "entries", "lock", "why"),
    [
        (ANN, LIST[1:], LOCK, "not in the locked list"),
        (ANN, [SeatEntry("ann"), *LIST[1:]], LOCK, "not in the locked list"),
        (BOB, LIST[:1], LOCK, "not in the locked list"),
        (ANN, LIST[:2], LOCK, "does not fit"),
        (ANN, LIST, bytes(32), "does not fit"),
        (Sitting(CHAIN.game, bytes(32), 0, ANN.opening), LIST, LOCK, "not in the locked list"),
    ],
)
def test_a_seat_keeps_its_opening_when_the_list_is_not_the_one_it_knows(
    sitting: Sitting, entries: list[SeatEntry], lock: bytes, why: str
) -> None:
    with pytest.raises(Mistrust, match=why):
        sitting.open(RULES, entries, lock)


def test_a_seat_does_not_open_under_other_rules() -> None:
    with pytest.raises(Mistrust):
        ANN.open(rules_hash(variant("piatnik")), LIST, LOCK)


def test_a_restart_cannot_roll_again() -> None:
    one, two = (table_for_one(variant("paco"), ["a", "b"], source=seeded(8)) for _ in range(2))
    assert one == two
    assert one.hands(3, [5, 5]) == two.hands(3, [5, 5]) == one.hands(3, [5, 5])


def test_dice_are_the_same_however_many_are_looked_at() -> None:
    dealer = table_for_one(variant("paco"), ["a", "b"], source=seeded(8))
    assert dealer.hands(1, [5, 2])[1] == dealer.hands(1, [1, 5])[1][:2]


def test_at_the_end_of_the_chain_there_are_no_dice() -> None:
    dealer = table_for_one(variant("paco"), ["a", "b"], source=seeded(8))
    assert dealer.hands(1024, [1, 1])
    with pytest.raises(ChainEnded):
        dealer.hands(1025, [1, 1])


def test_rules_are_told_apart_by_what_differs() -> None:
    hashes = [rules_hash(variant(id_)) for id_ in IDS]
    hashes.append(rules_hash(variant("paco", {"calza": True})))
    hashes.append(rules_hash(variant("paco", None, {"dice_each": 3})))
    hashes.append(rules_hash(variant("paco", None, {"dice_each": 4})))
    hashes.append(rules_hash(variant("paco", {"calza": True}, {"dice_each": 4})))
    assert len(set(hashes)) == len(hashes)


def test_rules_that_are_as_the_box_has_them_are_no_difference() -> None:
    plain = rules_hash(variant("paco"))
    assert rules_hash(variant("paco", {"calza": False}, {"dice_each": 5})) == plain

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
    commitment,
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
NOTHING = bytes(32)


def ann() -> Sitting:
    """The first seat, which has not opened yet."""
    return sit(CHAIN.game, CHAIN.anchor, 0, "ann", source=seeded(0))


def bob() -> Sitting:
    """The second."""
    return sit(CHAIN.game, CHAIN.anchor, 1, "bob", source=seeded(1))


ANN, BOB = ann(), bob()
LIST = [SeatEntry("ann", ANN.commit), SeatEntry("bob", BOB.commit), SeatEntry("bot")]
LOCK = lock_hash(CHAIN.game, CHAIN.anchor, RULES, LIST)


def opened(*openings: bytes | None) -> list[SeatEntry]:
    """The list with these openings."""
    return [SeatEntry(e.account, e.commit, o) for e, o in zip(LIST, openings, strict=True)]


def test_whole_start_of_a_game() -> None:
    openings = [seat.open(RULES, LIST, LOCK) for seat in (ann(), bob())]
    dealer = mixed(CHAIN, RULES, opened(*openings, None))
    assert dealer.lock == LOCK
    hands = [dealer.hands(1, [5, 5, 5]), dealer.hands(2, [5, 4, 0])]
    assert [len(hand) for hand in hands[1]] == [5, 4, 0]
    assert check_transcript(dealer.transcript(hands)) is None


def test_opening_changes_every_hand() -> None:
    openings = [seat.open(RULES, LIST, LOCK) for seat in (ann(), bob())]
    dealer = mixed(CHAIN, RULES, opened(*openings, None))
    other = sit(CHAIN.game, CHAIN.anchor, 1, "bob", source=seeded("other"))
    changed = [*opened(openings[0], None, None)]
    changed[1] = SeatEntry("bob", other.commit, other.opening.reveal())
    again = mixed(CHAIN, RULES, changed)
    assert all(
        one != two
        for one, two in zip(dealer.hands(1, [9] * 3), again.hands(1, [9] * 3), strict=True)
    )


A, B = ANN.opening.reveal(), BOB.opening.reveal()


@pytest.mark.parametrize(
    ("openings", "late"),
    [
        ((None, None, None), (0, 1)),
        ((None, B, None), (0,)),
        ((A, None, None), (1,)),
        ((A, A, None), (1,)),
        ((B, A, None), (0, 1)),
        ((A, NOTHING, None), (1,)),
        ((A, B[:31], None), (1,)),
        ((A, B, NOTHING), (2,)),
    ],
)
def test_dealer_who_does_not_open_what_was_committed_voids_the_start(
    openings: tuple[bytes | None, ...], late: tuple[int, ...]
) -> None:
    with pytest.raises(Unopened, match="did not open") as void:
        mixed(CHAIN, RULES, opened(*openings))
    assert void.value.seats == late


def test_opening_that_is_too_short_is_none_even_if_it_was_committed_to() -> None:
    short = commitment(CHAIN.game, CHAIN.anchor, 0, b"r")
    with pytest.raises(Unopened):
        mixed(CHAIN, RULES, [SeatEntry("ann", short, b"r")])


@pytest.mark.parametrize(
    ("sitting", "entries", "lock", "why"),
    [
        (ANN, LIST[1:], LOCK, "not in the locked list"),
        (ANN, [SeatEntry("ann"), *LIST[1:]], LOCK, "not in the locked list"),
        (ANN, [SeatEntry("mallory", ANN.commit), *LIST[1:]], LOCK, "not in the locked list"),
        (BOB, LIST[:1], LOCK, "not in the locked list"),
        (ANN, LIST[:2], LOCK, "does not fit"),
        (ANN, LIST, bytes(32), "does not fit"),
        (Sitting(CHAIN.game, NOTHING, 0, "ann", ANN.opening), LIST, LOCK, "not in the locked list"),
    ],
)
def test_seat_keeps_its_opening_when_the_list_is_not_the_one_it_knows(
    sitting: Sitting, entries: list[SeatEntry], lock: bytes, why: str
) -> None:
    with pytest.raises(Mistrust, match=why):
        sitting.open(RULES, entries, lock)


def test_seat_does_not_open_under_other_rules() -> None:
    with pytest.raises(Mistrust):
        ANN.open(rules_hash(variant("piatnik")), LIST, LOCK)


def test_seat_opens_for_one_lock_only_and_knows_it_again() -> None:
    seat, other = ann(), bob()
    opening = seat.open(RULES, LIST, LOCK)
    assert seat.open(RULES, LIST, LOCK) == opening, "said again, it is the same"
    grown = [*LIST, SeatEntry("bot:2")]
    second = lock_hash(CHAIN.game, CHAIN.anchor, RULES, grown)
    with pytest.raises(Mistrust, match="another lock"):
        seat.open(RULES, grown, second)
    entries = opened(opening, other.open(RULES, LIST, LOCK), None)
    seat.check(mixed(CHAIN, RULES, entries).transcript([]))
    relocked = mixed(CHAIN, RULES, [*entries, SeatEntry("bot:2")]).transcript([])
    assert check_transcript(relocked) is None, "it holds in itself"
    with pytest.raises(Mistrust, match="not the game"):
        seat.check(relocked)
    with pytest.raises(Mistrust, match="not the game"):
        bob().check(relocked)


def test_restart_cannot_roll_again() -> None:
    one, two = (table_for_one(variant("paco"), ["a", "b"], source=seeded(8)) for _ in range(2))
    assert one == two
    assert one.hands(3, [5, 5]) == two.hands(3, [5, 5]) == one.hands(3, [5, 5])


def test_dice_are_the_same_however_many_are_looked_at() -> None:
    dealer = table_for_one(variant("paco"), ["a", "b"], source=seeded(8))
    assert dealer.hands(1, [5, 2])[1] == dealer.hands(1, [1, 5])[1][:2]


def test_dealer_at_the_end_of_the_chain_there_are_no_dice() -> None:
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

"""Odds in words: what is chosen to be shown, and what is concluded."""

from __future__ import annotations

import pytest

from palifico.editions import IDS, variant
from palifico.odds.comparison import (
    Comparison,
    compare_odds,
    open_bids,
    rows_asked,
    rows_near,
    rows_to_choose,
)
from palifico.odds.text import chance_text, conclusion, known, left_out
from palifico.rules import Bid
from palifico.words import LANGS, Speaker, message, rule
from tests.each import each
from tests.odds.plain import at_table

HAND = (2, 4, 5, 5, 1)
ENGLISH = Speaker("en", variant("pressman-2008"))


def weighed(
    *bids: tuple[int, str], dice: tuple[int, ...] = (5, 5, 5, 5), last_die: bool = False
) -> Comparison:
    return compare_odds(at_table(dice, hand=HAND[: dice[0]], bids=bids, last_die=last_die))


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (0.0, "0%"),
        (1e-30, "< 0.1%"),
        (0.0009, "< 0.1%"),
        (0.001, "0.1%"),
        (0.5, "50.0%"),
        (0.9989, "99.9%"),
        (0.9991, "> 99.9%"),
        (1 - 1e-9, "> 99.9%"),
        (1 - 1e-15, "100%"),
        (1.0, "100%"),
    ],
)
def test_text_only_what_is_certain_is_0_or_100(chance: float, told: str) -> None:
    assert chance_text("en", chance) == told


@pytest.mark.parametrize(
    ("count", "shown"),
    [(1, [1, 2, 3]), (7, [5, 6, 7, 8, 9]), (20, [18, 19, 20]), (30, [30]), (22, [20, 22])],
)
def test_bid_is_shown_among_its_neighbours(count: int, shown: list[int]) -> None:
    rows = rows_near(weighed(), Bid(count, 5))
    assert [row.bid for row in rows] == [Bid(n, 5) for n in shown]


def test_rows_hold_both_kinds_of_odds() -> None:
    weighing = weighed((3, "5x5"))
    for row in rows_asked(weighing, Bid(7, 5)):
        assert row.before == weighing.before.chance(row.bid)
        assert row.after == weighing.after.chance(row.bid) != row.before
        assert row.exact_before == weighing.before.exact(row.bid)
        assert row.exact_after == weighing.after.exact(row.bid) != row.exact_before


def test_text_on_a_bid_the_smallest_raises_are_shown_below_it() -> None:
    weighing = weighed((3, "5x5"))
    assert [str(row.bid) for row in rows_asked(weighing, None)] == (
        ["5x5", "6x2", "6x3", "6x4", "6x5", "5x6", "3x1"]
    )
    assert all(row.bid in open_bids(weighing) for row in rows_to_choose(weighing))


def test_openings_are_the_highest_counts_that_are_likelier_than_not() -> None:
    weighing = weighed()
    rows = rows_asked(weighing, None)
    assert [row.bid.face for row in rows] == [2, 3, 4, 5, 6]
    for row in rows:
        above = weighing.before.chance(Bid(row.bid.count + 1, row.bid.face))
        assert above <= 0.5 < row.before


def test_player_with_little_to_say_says_one() -> None:
    weighing = compare_odds(at_table((1, 1), hand=(6,), last_die=True))
    assert {row.bid.count for row in rows_to_choose(weighing)} == {1}


@each(
    ("bid", "id_"),
    [
        ("3x5", "odds-sure"),
        ("6x5", "odds-likely"),
        ("10x5", "odds-unlikely"),
        ("19x5", "odds-never"),
    ],
)
@each("lang", LANGS)
def test_verdict(lang: str, bid: str, id_: str) -> None:
    speaker, weighing, asked = Speaker(lang, ENGLISH.variant), weighed(), Bid.from_text(bid)
    chance = chance_text(lang, weighing.row(asked).after)
    told = message(lang, id_, {"bid": speaker.bid(asked), "chance": chance})
    assert conclusion(speaker, weighing, asked) == told


@pytest.mark.parametrize(("dice", "told"), [(3, "unlikely"), (4, "even"), (5, "likely")])
def test_text_about_as_likely_as_not(dice: int, told: str) -> None:
    """A wild die among so many: 42%, 52%, 60%."""
    weighing = weighed(dice=(1, dice))
    chance = chance_text("en", 1 - (5 / 6) ** dice)
    verdicts = {
        "unlikely": f"1 ace is probably false: it is true with a chance of {chance}.",
        "even": f"1 ace is about as likely true as false: {chance}.",
        "likely": f"1 ace is probably true: {chance}.",
    }
    assert conclusion(ENGLISH, weighing, Bid(1, 1)) == verdicts[told]


def test_text_what_the_bids_say_is_told() -> None:
    weighing = weighed((1, "3x6"), (2, "4x6"), (3, "5x6"))
    row, other = weighing.row(Bid(6, 6)), weighing.row(Bid(6, 3))
    assert row.after > row.before + 0.02
    assert other.after < other.before - 0.02
    assert "The bids speak for it: before listening" in conclusion(ENGLISH, weighing, row.bid)
    assert "The bids speak against it: " in conclusion(ENGLISH, weighing, other.bid)
    assert "The bids hardly change that." in conclusion(ENGLISH, weighing, Bid(15, 6))


def test_bid_that_could_not_be_made_now_is_told_with_its_rule() -> None:
    weighing = weighed((3, "5x5"))
    assert "You could not bid 4×5 now." in conclusion(ENGLISH, weighing, Bid(4, 5))
    assert "You could not" not in conclusion(ENGLISH, weighing, Bid(5, 5))
    assert "You could not" not in conclusion(ENGLISH, weighing, Bid(6, 5))


def test_text_where_nothing_higher_can_be_bid() -> None:
    weighing = weighed((1, "10x1"), dice=(5, 5))
    none = message("en", "smallest-none", {"dudo": ENGLISH.word("dudo")})
    assert conclusion(ENGLISH, weighing, None).endswith(none)


def test_faces_that_cannot_be_bid_are_told() -> None:
    assert left_out(ENGLISH, weighed()) == (rule(ENGLISH, "open_wild"),)
    assert left_out(ENGLISH, weighed((3, "5x5"))) == ()
    locked = left_out(ENGLISH, weighed((1, "1x3"), dice=(5, 1), last_die=True))
    assert locked == ("No raise is legal on 2, 4, 5, 6, ace.",)
    assert left_out(ENGLISH, weighed((1, "10x1"), dice=(5, 5))) == ()


@pytest.mark.parametrize("id_", IDS)
def test_text_what_is_known_names_the_wild_face_as_the_edition_does(id_: str) -> None:
    speaker = Speaker("en", variant(id_))
    told = known(speaker, weighed())
    assert told == f"Your dice: {speaker.word('wild')} 2 4 5 5. Under the other cups: 15 dice."


def test_one_die_is_one_die() -> None:
    assert known(ENGLISH, weighed(dice=(5, 1))).endswith("Under the other cups: 1 die.")

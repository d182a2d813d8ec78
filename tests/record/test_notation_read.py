"""What a reader of the notation accepts, and how it checks what a text claims."""

import pytest

from palifico.errors import Fault
from palifico.record.notation_read import read_text, read_texts
from palifico.record.notation_write import write_text
from palifico.record.record import Record, RecordedRound
from palifico.rules import Bid, Calza, Dudo
from tests.record.games import DICE, FIRST, headers, rounds


def test_game_as_a_person_writes_it() -> None:
    text = """\ufeff
        # Friday at Ana's
        Palifico 1   # no reveals noted
        players : Ana,"Bo, jr."
        EDITION: pressman-2008
        Starter: B
        house: dice_each = 2 , lost_dice=VISIBLE
        options: calza=True

        1. A25 b*A|b 2X5, A 3 × a,B Dudo   # a bluff
        2. b11 a6 | a1x6,bCALZA
    """
    bid = Bid(1, 6)
    assert read_text(text) == Record(
        edition="pressman-2008",
        players=("Ana", "Bo, jr."),
        starter=1,
        rounds=(
            RecordedRound(((2, 5), (1, 1)), ((1, Bid(2, 5)), (0, Bid(3, 1)), (1, Dudo()))),
            RecordedRound(((6,), (1, 1)), ((0, bid), (1, Calza(bid)))),
        ),
        options={"calza": True},
        house={"dice_each": 2, "lost_dice": "visible"},
    )


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_endings(end: str) -> None:
    assert read_text(rounds(FIRST, "").replace("\n", end)) == read_text(rounds(FIRST))


def test_seats_without_dice_may_be_left_out_and_come_in_any_order() -> None:
    one = read_text(rounds("1. c33 b16 a25"))
    assert one == read_text(rounds(f"1. {DICE} |"))
    assert read_text(rounds("1. c3 a25")).rounds[0].dice == ((2, 5), (), (3,))


def test_notation_read_no_games_and_several_games() -> None:
    assert read_texts("") == read_texts("\n# none\n") == []
    two = read_texts(rounds(FIRST, *rounds(FIRST).split("\n")))
    assert two == [read_text(rounds(FIRST))] * 2


@pytest.mark.parametrize(
    "text",
    [
        headers("edition: hasbro", "players: 2", "starter: a", "1. a2 b3 | a 1x2, b dudo | | a -1"),
        rounds("options: pirates=yes", FIRST),
        rounds(f"1. {DICE} | b 2x5 | | c wins"),
        rounds(FIRST, "2. a25 b16 c33 | b 2x5, c dudo | a = 9 | c wins"),
    ],
)
def test_game_that_the_rules_refuse_can_be_read_but_not_written(text: str) -> None:
    record = read_text(text)
    with pytest.raises(Fault) as raised:
        write_text(record)
    assert raised.value.code in {"edition.unknown", "option.unknown", "record.illegal"}


def test_claims_before_the_first_refusal_are_checked() -> None:
    with pytest.raises(Fault) as raised:
        read_text(rounds(f"{FIRST} | | c -1", "2. a25 b16 c33"))
    assert raised.value.about == {"line": 6, "expects": "result", "rules": "b -1"}


@pytest.mark.parametrize(
    ("claim", "expects", "rules"),
    [
        ("a b c = 2 | b -1", "shown", "c a b"),
        ("c a b = 4 | b -1", "count", "2"),
        ("c a b = 2 | b +1", "result", "b -1"),
        ("c a b = 2 | =", "result", "b -1"),
    ],
)
def test_contradiction_tells_what_the_rules_say(claim: str, expects: str, rules: str) -> None:
    with pytest.raises(Fault) as raised:
        read_text(rounds(f"{FIRST} | {claim}"))
    assert raised.value.about == {"line": 6, "expects": expects, "rules": rules}


@pytest.mark.parametrize(
    "claim", ["", "|", "c a b", "cab=2", "= 2", "C A B = 02 | B −1", "| b-1", "c a b = 2 | b -1"]
)
def test_part_of_what_came_of_a_round_is_enough(claim: str) -> None:
    assert read_text(rounds(f"{FIRST} | {claim}")) == read_text(rounds(FIRST))


LAST = headers(
    "edition: paco", "house: dice_each=1", "players: 2", "starter: a", "1. a2 b3 | a 1x2, b dudo"
)


@pytest.mark.parametrize(
    "claim", ["a b = 1", "b a = 1", "| b out", "| a wins", "| a wins, b -1, b out"]
)
def test_cups_lifted_all_at_once_may_be_named_in_any_order(claim: str) -> None:
    assert read_text(f"{LAST} | {claim}").seats == 2


@pytest.mark.parametrize("claim", ["a = 1", "a b a = 1", "| b wins", "| a -1, b out"])
def test_false_claims_of_a_last_round(claim: str) -> None:
    with pytest.raises(Fault):
        read_text(f"{LAST} | {claim}")

"""What a writer of the notation writes, and what it refuses to write."""

import pytest

from palifico.errors import Fault
from palifico.record.notation_read import read_text
from palifico.record.notation_write import write_text
from palifico.record.record import Record, RecordedRound
from palifico.rules import Bid, Calza, Dudo

TWO = ((2, 5), (3, 1))
TWO_DICE = {"dice_each": 2}


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "Ana"),
        ("Ana María", "Ana María"),
        ("O'Neill: a|b = \\", "O'Neill: a|b = \\"),
        ("李, 四", '"李, 四"'),
        ("#1", '"#1"'),
        ('"Cy"', r'"\"Cy\""'),
        ("", '""'),
        (" d ", '" d "'),
        ("two\nlines\r", r'"two\nlines\r"'),
        ("\u00a0", '"\u00a0"'),
        ("x\u2028y\u202ez", r'"x\u2028y\u202ez"'),
        ("\ud800", r'"\ud800"'),
    ],
)
def test_names_and_ids_are_bare_where_that_is_safe(name: str, written: str) -> None:
    record = Record("paco", (name, "Bo"), 0, (), id=name)
    text = write_text(record)
    assert f"\nplayers: {written}, Bo\n" in text
    assert f"\nid: {written}\n" in text
    assert read_text(text) == record


@pytest.mark.parametrize(
    ("id_", "written"),
    [(7, "7"), (-7, "-7"), (0, "0"), ("7", '"7"'), ("-7", '"-7"'), ("007", "007"), ("-0", "-0")],
)
def test_number_and_its_digits_are_different_ids(id_: str | int, written: str) -> None:
    record = Record("paco", 2, 0, (), id=id_)
    assert f"\nid: {written}\n" in write_text(record)
    read = read_text(write_text(record)).id
    assert (read, type(read)) == (id_, type(id_))


def test_game_without_rounds_is_its_headers() -> None:
    text = "palifico 1\nedition: paco\nplayers: 2\nstarter: b\n"
    assert write_text(Record("paco", 2, 1, ())) == text


@pytest.mark.parametrize(
    ("rounds", "about"),
    [
        ((RecordedRound(((2, 5), (3,)), ()),), {"round": 0, "refusal": "dice.size"}),
        (
            (RecordedRound(TWO, ()), RecordedRound(TWO, ())),
            {"round": 1, "refusal": "round.unfinished"},
        ),
        (
            (RecordedRound(TWO, ((0, Bid(1, 5)), (0, Dudo()))),),
            {"round": 0, "action": 1, "refusal": "turn.not_yours"},
        ),
        (
            (RecordedRound(TWO, ((0, Bid(1, 5)), (1, Calza(Bid(1, 4))))),),
            {"round": 0, "action": 1, "refusal": "calza.superseded"},
        ),
    ],
)
def test_game_that_the_rules_refuse(
    rounds: tuple[RecordedRound, ...], about: dict[str, str | int]
) -> None:
    with pytest.raises(Fault) as raised:
        write_text(Record("paco", 2, 0, rounds, {"calza": True}, TWO_DICE))
    assert (raised.value.code, raised.value.about) == ("record.illegal", about)


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (Record("paco", 1, 0, ()), "record.invalid"),
        (Record("paco", 2, 2, ()), "record.invalid"),
        (Record("paco", 2, 0, (), date="yesterday"), "record.invalid"),
        (Record("hasbro", 2, 0, ()), "edition.unknown"),
        (Record("piatnik", 2, 0, (), {"calza": True}), "option.unknown"),
        (Record("paco", 2, 0, (), {}, {"dice_each": 11}), "house.invalid"),
    ],
)
def test_notation_write_what_is_no_record_or_has_no_rules(record: Record, code: str) -> None:
    with pytest.raises(Fault) as raised:
        write_text(record)
    assert raised.value.code == code

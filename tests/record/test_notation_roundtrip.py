"""Record to text and back, record to JSON and back, for games of every kind; no text is too odd."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from palifico.editions import Variant
from palifico.errors import Fault
from palifico.record.jsonform import to_json
from palifico.record.notation import EXPECTS
from palifico.record.notation_read import read_text, read_texts
from palifico.record.notation_write import write_text, write_texts
from palifico.record.record import Record, RecordedRound
from palifico.record.shape import read_json, read_record
from tests.random_games import all_variants, name_of
from tests.record.games import EXAMPLES, random_rounds, records

T = TypeVar("T")
PIECES = [
    *("a", "b", "l", "m", "A", "*", "-", "0", "1", "5", "7", "×", "x", " ", "\t", "\n", "\r", "|"),
    *(",", ".", ":", "=", "#", '"', "\\", "\ud800", "\u2028", "\u00a0", "\ufeff", "٣", "²"),
    *(
        "palifico 1\n",
        "palifico 2\n",
        "edition: paco\n",
        "edition: hasbro\n",
        "players: ",
        "date: ",
    ),
    *("starter: a\n", "options: calza=true\n", "house: dice_each=1\n", "show_stop=true", "id: "),
    *(
        "1. a1 b2",
        " | a 1x2",
        ", b dudo",
        "calza",
        "9" * 5000,
        " | b a = 2",
        " | b -1",
        "= ",
        "out",
    ),
]


@pytest.mark.slow
@given(records())
def test_record_survives_the_text(record: Record) -> None:
    text = write_text(record)
    assert read_text(text) == record
    assert write_text(read_text(text)) == text
    assert text.encode().decode() == text


@given(records())
def test_record_survives_json(record: Record) -> None:
    data = to_json(record)
    assert read_record(data) == record
    assert read_json(json.dumps(data)) == record
    assert None not in data.values()


@pytest.mark.parametrize("rules", all_variants(), ids=name_of)
def test_whole_game_survives_text_and_json(rules: Variant) -> None:
    rng = Random(1)
    rounds = random_rounds(rng, rules, 4, 2, 10_000)
    record = Record(rules.base.id, 4, 2, rounds, rules.options, rules.house)
    text = write_text(record)
    assert text.count(" wins\n") == 1
    assert read_text(text) == read_record(to_json(record)) == record


@given(st.lists(st.sampled_from(sorted(EXAMPLES.values())), max_size=4))
def test_several_games_in_one_text(texts: list[str]) -> None:
    games = read_texts("\n".join(texts))
    assert len(games) == "".join(texts).count("palifico 1\n")
    assert write_texts(games) == "\n".join(texts)


@given(records())
def test_notation_roundtrip_what_came_of_the_rounds_may_be_left_out(record: Record) -> None:
    lines = write_text(record).split("\n")
    rounds = lines.index("") if record.rounds else len(lines)
    short = [*lines[:rounds], *("|".join(line.split("|")[:2]) for line in lines[rounds:])]
    assert read_text("\r\n".join(short)) == record


def test_values_that_are_as_the_box_has_them_are_kept() -> None:
    record = Record("paco", 2, 0, (), {"lost_dice": "hidden", "calza": False}, {"open_wild": False})
    text = write_text(record)
    assert "options: calza=false, lost_dice=hidden\nhouse: open_wild=false\n" in text
    assert read_text(text) == record


def test_equal_records_have_one_text() -> None:
    one = Record("paco", 2, 0, (), {"lost_dice": "visible", "calza": True})
    other = Record("paco", 2, 0, (), {"calza": True, "lost_dice": "visible"})
    assert write_text(one) == write_text(other)


@given(st.lists(st.sampled_from(PIECES) | st.characters(), max_size=40).map("".join))
@example("palifico 1\nedition: paco\nplayers: 2\nstarter: a\nid: " + "9" * 5000)
@example("palifico 1\nedition: paco\nplayers: " + '"' * 9999 + "\nstarter: a")
@example("palifico 1\nedition: paco\nplayers: a" + " " * 99_999 + '"\nstarter: a')
@example("palifico 1\nedition: paco\nplayers: 2\nstarter: a\n" + "9" * 5000 + ". a1")
@example("palifico 1\nedition: paco\nplayers: 2\nstarter: a\n1. a1 b1 | a " + "9" * 5000 + "x1")
def test_any_text_is_read_or_refused(text: str) -> None:
    _read_or_refused(text)


@given(st.data())
def test_any_change_of_a_good_text_is_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(sorted(EXAMPLES.values())))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        stop = start + data.draw(st.integers(0, 6))
        text = text[:start] + data.draw(st.sampled_from(PIECES)) + text[stop:]
    _read_or_refused(text)


def _read_or_refused(text: str) -> None:
    games = _or_fault(partial(read_texts, text))
    if isinstance(games, Fault):
        assert games.code == "notation.invalid"
        assert games.about["expects"] in EXPECTS
        assert 1 <= int(games.about["line"]) <= len(text) + 1
        return
    for record in games:
        assert read_record(to_json(record)) == record
        again = _or_fault(partial(write_text, record))
        assert isinstance(again, Fault) or read_text(again) == record


def _or_fault(ask: Callable[[], T]) -> T | Fault:
    try:
        return ask()
    except Fault as fault:
        return fault


def test_unfinished_round_is_written_as_far_as_it_went() -> None:
    hands = ((2,) * 5, (3,) * 5)
    record = Record("paco", 2, 1, (RecordedRound(hands, ()),))
    assert write_text(record).endswith("\n\n1. a22222 b33333\n")

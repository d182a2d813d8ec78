"""Policies by name and from files, what is wrong with them, and the table that comes with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from palifico.arena.config_parser import parse_config
from palifico.arena.kernel import play_batch
from palifico.arena.policies.model import BINS, ODDS, RANDOM, Table, Thresholds, rows_of, tails
from palifico.arena.policies.parse import (
    DEFAULT_TABLE,
    is_policy,
    policy_from,
    policy_of,
    read_table,
)
from palifico.arena.tasks import Task, play_task
from palifico.editions import variant
from palifico.errors import Fault
from palifico.odds import exact
from palifico.odds.exact import at_least
from palifico.words import LANGS, fault_sentence
from tools.fit.policy_table import Counts, as_toml, watch

RISING = [number / 15 for number in range(BINS)]


def test_policies_have_names() -> None:
    assert policy_of("random") == RANDOM
    assert policy_of("odds") == ODDS
    assert policy_of("odds: doubt=0.3 , bluff=0") == Thresholds(doubt=0.3, bluff=0)
    assert policy_of("table") == read_table(DEFAULT_TABLE)
    assert not is_policy("counter")
    assert not is_policy("./odds.py")


def test_file_describes_a_policy() -> None:
    assert policy_from("mine", {"kind": "random"}) == RANDOM
    assert policy_from("mine", {"kind": "odds", "press": 1}) == Thresholds(press=1)
    table = policy_from("mine", {"kind": "table", "challenge": RISING, "bid": [2] * BINS})
    assert table == Table(challenge=tuple(RISING), bid=(2.0,) * BINS)


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "name": (lambda: policy_of("clever"), "policy.unknown"),
    "random with numbers": (lambda: policy_of("random:1"), "policy.unknown"),
    "no such number": (lambda: policy_of("odds:daring=1"), "policy.key"),
    "not a number": (lambda: policy_of("odds:doubt=much"), "policy.number"),
    "no value": (lambda: policy_of("odds:doubt"), "policy.number"),
    "too large": (lambda: policy_of("odds:doubt=1.5"), "policy.number"),
    "not finite": (lambda: policy_of("odds:doubt=nan"), "policy.number"),
    "no file": (lambda: policy_of("table:nowhere.toml"), "file.unreadable"),
    "no kind": (lambda: policy_from("mine", {}), "policy.kind"),
    "random and more": (lambda: policy_from("mine", {"kind": "random", "a": 1}), "policy.key"),
    "short row": (lambda: _table({"challenge": RISING, "bid": [1]}), "policy.row"),
    "row missing": (lambda: _table({"bid": RISING}), "policy.rows"),
    "rows missing": (lambda: _table({}), "policy.rows"),
    "nothing behind the colon": (lambda: policy_of("odds:"), "policy.unknown"),
    "no table behind the colon": (lambda: policy_of("table:"), "policy.unknown"),
    "twice": (lambda: policy_of("odds:doubt=0.2, doubt=0.3"), "command.twice"),
    "no row": (lambda: _table({"challenge": 1, "bid": RISING}), "policy.row"),
    "words in a row": (lambda: _table({"challenge": ["x"] * BINS, "bid": RISING}), "policy.number"),
    "negative": (lambda: _table({"challenge": RISING, "bid": [-1.0] * BINS}), "policy.number"),
    "true": (lambda: _table({"challenge": [True] * BINS, "bid": RISING}), "policy.number"),
}


def _table(rows: dict[str, object]) -> object:
    return policy_from("mine", {"kind": "table", **rows})


@pytest.mark.parametrize("what", WRONG)
def test_policy_parser_what_is_wrong_with_a_policy_is_said_in_every_language(what: str) -> None:
    made, code = WRONG[what]
    with pytest.raises(Fault) as raised:
        made()
    assert raised.value.code == code
    assert len({fault_sentence(lang, raised.value) for lang in LANGS}) == len(LANGS)


def test_policy_parser_what_a_table_needs_is_told() -> None:
    with pytest.raises(Fault) as raised:
        _table({})
    assert fault_sentence("en", raised.value) == (
        "mine needs the rows challenge and bid, and may have a row exact, of 16 numbers each."
    )


def test_table_of_the_page_can_be_played() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    [told] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    config = parse_config(tomllib.loads(told))
    table = config.players[0].policy
    assert isinstance(table, Table)
    assert max(table.exact) > 0
    assert play_task(Task(config, 0, 0)).sums.games == config.games


def test_table_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    for text in (b"challenge = [", b"\xff\xfe"):
        file.write_bytes(text)
        with pytest.raises(Fault) as raised:
            policy_of(f"table:{file}")
        assert raised.value.code == "policy.file"


def test_numbers_that_are_no_chances_are_refused_in_python_too() -> None:
    with pytest.raises(ValueError, match="doubt"):
        Thresholds(doubt=-0.1)
    with pytest.raises(ValueError, match="16 numbers"):
        Table(challenge=(0.5,), bid=tuple(RISING))
    with pytest.raises(ValueError, match="weight"):
        Table(challenge=tuple(RISING), bid=(float("inf"),) * BINS)


@pytest.mark.parametrize("dice", [0, 1, 7, 29, 120])
def test_chances_are_the_exact_ones(dice: int) -> None:
    """The numbers of the kernel are those of `odds/`, within their rounding."""
    for row, last_die in ((0, False), (1, True)):
        found = tails()[row, dice, : dice + 1] / 2**32
        assert np.allclose(found, at_least(exact(dice, last_die=last_die))[1], atol=1e-9)
        assert not tails()[row, dice, dice + 1 :].any()


def test_row_has_room_for_every_policy() -> None:
    rows = rows_of([RANDOM, ODDS, read_table(DEFAULT_TABLE), None])
    assert rows.shape == (4, 64)
    assert rows[:, 0].tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 4])
def test_policy_parser_who_goes_by_the_odds_beats_a_table_and_a_table_beats_chance(
    seats: int,
) -> None:
    for better, worse in ((ODDS, policy_of("table")), (policy_of("table"), RANDOM)):
        batch = play_batch(
            variant("paco"), seats=seats, games=8000, line_up=(better, worse), rotations=2
        )
        first = (batch.winners - np.arange(8000) % 2) % 2 == 0
        assert first.mean() > 0.53


@pytest.mark.slow
def test_table_is_how_often_a_bot_did_what_it_could_do(tmp_path: Path) -> None:
    counts = Counts()
    for number in range(8):
        watch("counter", number, counts)
    table = counts.table()
    assert counts.challenged.sum() >= 8 * 5  # each game takes at least so many lost dice
    assert (counts.challenged <= counts.stood).all()
    assert (counts.made <= counts.open).all()
    assert max(table.bid) == 1.0
    assert table.challenge[0] > table.challenge[-1]
    file = tmp_path / "counter.toml"
    file.write_text(as_toml(table, "counter", 8), encoding="utf-8")
    assert read_table(file) == table

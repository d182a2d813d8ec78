"""The studies count what they say: everything is reckoned a second time, round after round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from palifico.arena.kernel import Rounds, play_batch
from palifico.arena.studies import find_study
from palifico.arena.studies.intervals import Ints
from palifico.arena.studies.study import Cell, Counts, rounds_of


def played(study: str, cell: Cell, games: int) -> tuple[Counts, Rounds, list[int]]:
    """What a study counts in some games, and these games."""
    batch = play_batch(
        cell.rules,
        seats=cell.seats,
        games=games,
        line_up=cell.line_up,
        rotations=cell.rotations,
        rounds=True,
    )
    return find_study(study).count(cell, batch), rounds_of(batch), batch.winners.tolist()


def cell_of(study: str, name: str) -> Cell:
    """A cell by its name."""
    return next(cell for cell in find_study(study).cells() if cell.name == name)


def hits(sums: Ints) -> dict[int, tuple[int, int]]:
    """Cases and hits of every column that has a case."""
    return {at: (int(one[1]), int(one[2])) for at, one in enumerate(sums.T) if one[1]}


def tallied(cases: Iterator[tuple[int, bool]]) -> dict[int, tuple[int, int]]:
    """Cases and hits by column, one after the other."""
    seen = list(cases)
    return {
        at: (sum(one == at for one, _ in seen), sum(hit for one, hit in seen if one == at))
        for at in sorted({one for one, _ in seen})
    }


def dice_before(told: Rounds, at: int, seats: int) -> list[int]:
    """The dice of all seats before a round."""
    return [int(told.dice_of(seat)[at]) for seat in range(seats)]


@pytest.mark.parametrize("name", ["paco 6 odds", "azteca 2 odds", "piatnik 3 random"])
def test_bids_are_true_as_often_as_they_are(name: str) -> None:
    cell = cell_of("bid-truth", name)
    counts, told, _ = played("bid-truth", cell, 40)
    rows = [
        (sum(dice_before(told, at, cell.seats)), bool(told.found[at] >= told.count[at]))
        for at in range(len(told.game))
    ]
    assert hits(counts["dice"]) == tallied(iter(rows))
    assert hits(counts["all"]) == tallied((0, hit) for _, hit in rows)
    kinds = ((int(told.last_die[at]), hit) for at, (_, hit) in enumerate(rows))
    assert hits(counts["kind"]) == tallied(kinds)


@pytest.mark.parametrize("name", ["paco 2 odds", "azteca 4 odds", "asmodee-2024 3 random"])
def test_leads_win_as_often_as_they_do(name: str) -> None:
    cell = cell_of("die-worth", name)
    counts, told, winners = played("die-worth", cell, 40)
    leads, both, ups, squares = [], [], 0, 0
    for at in range(len(told.game)):
        dice = dice_before(told, at, cell.seats)
        if not all(dice):
            continue
        for seat, own in enumerate(dice):
            ahead = own - (sum(dice) - own) / (cell.seats - 1)
            nearest = int(abs(ahead) + 0.5) * (1 if ahead > 0 else -1)
            won = winners[told.game[at]] == seat
            leads.append((nearest + 4, won))
            both.append((5 * (own - 1) + dice[1 - seat] - 1, won))
            whole = round(ahead * (cell.seats - 1))
            squares += whole**2
            ups += whole * won
    assert hits(counts["lead"]) == tallied(iter(leads))
    assert hits(counts["die"]) == {0: (squares, ups)}
    if cell.seats == 2:
        assert hits(counts["both"]) == tallied(iter(both))


def test_studies_counts_who_opens_with_equal_dice_is_counted_once() -> None:
    cell = cell_of("die-worth", "paco 2 odds")
    counts, told, winners = played("die-worth", cell, 40)
    cases = []
    for at in range(len(told.game)):
        opener = int(told.opener[at])
        dice = dice_before(told, at, 2)
        column = 5 * (dice[opener] - 1) + dice[1 - opener] - 1
        cases.append((column, winners[told.game[at]] == opener))
    assert hits(counts["opening"]) == tallied(iter(cases))


@pytest.mark.parametrize(
    "name", ["paco 4 odds", "paco 3 random", "paco 3 odds 30", "asmodee-2024 4 odds 30"]
)
def test_exact_calls_are_right_as_often_as_they_are(name: str) -> None:
    cell = cell_of("exact-call", name)
    counts, told, winners = played("exact-call", cell, 60)
    calls = [at for at in range(len(told.game)) if told.exact[at]]
    right = [(0, bool(told.found[at] == told.count[at])) for at in calls]
    assert calls
    assert hits(counts["right"]) == tallied(iter(right))
    assert hits(counts["calls"]) == {0: (60, len(calls))}
    gained = sum(bool(told.gainer[at] >= 0) for at in calls)
    lost = sum(bool(told.loser[at] == told.caller[at]) for at in calls)
    assert hits(counts["net"])[0] == (len(calls), gained - lost)
    if "from" in cell.at:
        sat = [game % cell.seats for game in range(60)]
        assert hits(counts["wins"])[0] == (60, sum(map(int.__eq__, winners, sat)))
        assert {int(told.caller[at]) for at in calls} <= {*range(cell.seats)}
        assert all(told.caller[at] == told.game[at] % cell.seats for at in calls)


@pytest.mark.parametrize("name", ["paco 4 odds with", "paco 4 odds without", "piatnik 2 odds with"])
def test_studies_counts_those_fallen_to_one_die_are_followed(name: str) -> None:
    cell = cell_of("palifico", name)
    counts, told, winners = played("palifico", cell, 60)
    survive, wins, stay, bids = [], [], [], 0
    for before, at in pairwise(range(len(told.game))):
        loser = int(told.loser[before])
        fell = told.game[before] == told.game[at] and told.dice_of(loser)[before] == 2
        if fell:
            survive.append((0, told.loser[at] != loser))
            wins.append((0, winners[told.game[at]] == loser))
            bids += int(told.bids[at])
            assert told.opener[at] == loser
            two = sum(map(bool, dice_before(told, at, cell.seats))) == 2
            ruled_ = cell.at["palifico"] == "with" and not (cell.at["edition"] == "piatnik" and two)
            assert bool(told.last_die[at]) == ruled_
    for at in range(len(told.game)):
        dice = dice_before(told, at, cell.seats)
        stay += [(0, told.loser[at] != seat) for seat, own in enumerate(dice) if own == 1]
    assert hits(counts["survive"]) == tallied(iter(survive))
    assert hits(counts["win-one"]) == tallied(iter(wins))
    assert hits(counts["stay"]) == tallied(iter(stay))
    assert hits(counts["bids"])[0] == (len(survive), bids)
    assert hits(counts["rounds"])[0] == (60, len(told.game))

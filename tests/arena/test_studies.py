"""The studies count the same in any number of processes, their intervals hold, and all is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import hypot, sqrt
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from palifico.arena.studies import STUDIES, find_study
from palifico.arena.studies import run as running
from palifico.arena.studies.chart import study_drawing
from palifico.arena.studies.intervals import difference, grouped, mean, quantile, ratio, share
from palifico.arena.studies.results import Results, found, policies, read_results, results_json
from palifico.arena.studies.run import Task, added, play_task, run_tasks, tasks_of
from palifico.arena.studies.study import Counts, Figure, ruled
from palifico.arena.studies.tables import QUANTILES, dimension, grid
from palifico.bots.match.tally import Z
from palifico.editions import IDS
from palifico.errors import Fault
from palifico.words import LANGS
from tests.arena import workers
from tests.arena.test_studies_counts import cell_of

KEPT = Path(__file__).resolve().parents[2] / "docs" / "studies"
OTHER_SEED = 20_000_003
SIGMAS = 5
OFTEN = 300
"""A figure from so many cases is compared."""


@cache
def small(name: str) -> Results:
    """A small run with a seed of its own."""
    return found(find_study(name), games=30_000, seed=OTHER_SEED, jobs=1)


@cache
def kept(name: str) -> Results:
    """The figures that are kept."""
    return read_results((KEPT / f"{name}.json").read_text("utf-8"))


def summed(results: Iterator[tuple[Task, Counts]]) -> dict[tuple[str, int], dict[str, Any]]:
    """The sums of each cell, as plain lists."""
    sums: dict[tuple[str, int], Counts] = {}
    for task, counts in results:
        at = (task.study, task.cell)
        sums[at] = added(sums.get(at, {}), counts)
    return {at: {name: one.tolist() for name, one in sums[at].items()} for at in sorted(sums)}


# How it is played


@pytest.mark.slow
def test_several_processes_count_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks = [task for name in STUDIES for task in tasks_of(find_study(name), 1500, 4)]
    alone = summed(run_tasks(tasks, 1))
    assert alone == summed(run_tasks(tasks, 2))
    assert {study for study, _ in alone} == {*STUDIES}
    monkeypatch.setattr(running, "BATCH_GAMES", 7)
    smaller = [task for name in STUDIES for task in tasks_of(find_study(name), 1500, 4)]
    assert len(smaller) > len(tasks)
    assert summed(run_tasks(smaller, 1)) == alone


@pytest.mark.parametrize("name", STUDIES)
@pytest.mark.parametrize("games", [1, 12_345, 10_000_000])
def test_studies_at_least_so_many_games_in_whole_deals(name: str, games: int) -> None:
    study = find_study(name)
    cells, ends = study.cells(), Counter[int]()
    for task in tasks_of(study, games, 0):
        assert 0 < task.games <= running.BATCH_GAMES
        assert task.games % cells[task.cell].rotations == 0
        assert task.first == ends[task.cell]
        ends[task.cell] += task.games
    assert len(ends) == len(cells)
    assert games <= ends.total() < games + sum(cell.rotations for cell in cells)


@pytest.mark.parametrize("name", STUDIES)
def test_cell_has_its_own_name_and_dice(name: str) -> None:
    cells = find_study(name).cells()
    task = Task(name, 0, 3, 0, 1)
    assert len({cell.name for cell in cells}) == len(cells)
    assert len({running.seed_of(task, cell) for cell in cells}) == len(cells)


def test_seed_changes_the_dice() -> None:
    counts = [play_task(Task("game-length", 0, seed, 0, 500))["decisions"] for seed in (1, 2)]
    assert counts[0].tolist() != counts[1].tolist()


@pytest.mark.slow
def test_lost_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play_task", workers.vanishes)
    with pytest.raises(Fault) as raised:
        list(run_tasks(tasks_of(find_study("game-length"), 10, 0), 2))
    assert raised.value.code == "study.lost"


# How sure it is


def test_cases_of_their_own_have_wilsons_interval() -> None:
    won = np.array([[1]] * 70 + [[0]] * 130)
    alone = ratio(grouped(np.ones((200, 1), np.int64), won)[:, 0])
    assert alone is not None
    assert alone == pytest.approx(share(70, 200), abs=2e-3)


def test_cases_that_are_all_alike_in_a_game_count_once() -> None:
    won = np.array([[10]] * 70 + [[0]] * 130)
    alike = ratio(grouped(np.full((200, 1), 10, np.int64), won)[:, 0])
    assert alike is not None
    assert alike.cases == 2000
    assert alike[:3] == pytest.approx(share(70, 200)[:3], abs=2e-3)


def test_figures_that_nothing_is_known_of() -> None:
    nothing = np.zeros((5, 1), np.int64)
    assert ratio(grouped(nothing, nothing)[:, 0]) is None
    one = grouped(np.ones((1, 1), np.int64), np.ones((1, 1), np.int64))[:, 0]
    assert ratio(one, is_share=False) is None
    sure = ratio(one)
    assert sure is not None
    assert (sure.value, sure.low < 0.3) == (1, True)


def test_means_and_differences_and_quantiles() -> None:
    numbers = np.array([3, 3, 4, 5, 5, 5, 9])
    known = mean(np.bincount(numbers))
    assert known is not None
    error = Z * numbers.std(ddof=1) / sqrt(len(numbers))
    assert known[:3] == pytest.approx((numbers.mean(), known.value - error, known.value + error))
    twice = difference(known, known)
    assert twice[:3] == pytest.approx((0, -error * sqrt(2), error * sqrt(2)))
    assert quantile(np.bincount(numbers), 0.5).value == np.median(numbers)
    assert mean(np.zeros(3, np.int64)) is None
    assert mean(np.array([0, 0, 7])) is None  # all alike: nothing tells how sure that is


def test_intervals_hold_the_truth_where_cases_depend_on_each_other() -> None:
    """One lead in a game is much like the next: as if they were independent will not do."""
    number = find_study("die-worth").cells().index(cell_of("die-worth", "paco 6 odds"))
    column = 3  # one die behind
    runs = [
        play_task(Task("die-worth", number, seed, 0, 150))["lead"][:, column] for seed in range(120)
    ]
    truth = ratio(np.sum(runs, axis=0))
    assert truth is not None
    known = [one for run in runs if (one := ratio(run)) is not None]
    covered = sum(one.low <= truth.value <= one.high for one in known)
    simple = [share(round(one.value * one.cases), one.cases) for one in known]
    too_sure = sum(one.low <= truth.value <= one.high for one in simple)
    assert covered >= 0.9 * len(runs)
    assert too_sure < 0.8 * len(runs)


# What came out


@pytest.mark.slow
@pytest.mark.parametrize("name", STUDIES)
def test_other_dice_give_the_figures_that_are_kept(name: str) -> None:
    known = {(one.what, *one.at.items()): one for one in kept(name).figures}
    compared = 0
    for one in small(name).figures:
        other = known.get((one.what, *one.at.items()))
        if other is not None and min(one.cases, other.cases) >= OFTEN:
            compared += 1
            assert agree(one, other), (one, other)
    assert compared > 100


def agree(one: Figure, other: Figure) -> bool:
    """Whether two figures may well be of the same truth."""
    if one.what.rpartition("-")[2] in QUANTILES:
        return one.low - 1 <= other.high and other.low - 1 <= one.high
    return abs(one.value - other.value) <= SIGMAS / Z * hypot(one.half, other.half) + 1e-6


def test_figures_that_do_not_agree_are_found() -> None:
    one = Figure("win", {}, 0.5, 0.49, 0.51, 1000)
    assert agree(one, Figure("win", {}, 0.52, 0.51, 0.53, 1000))
    assert not agree(one, Figure("win", {}, 0.55, 0.54, 0.56, 1000))
    one = Figure("rounds-median", {}, 5, 5, 6, 1000)
    assert agree(one, Figure("rounds-median", {}, 7, 7, 7, 1000))
    assert not agree(one, Figure("rounds-median", {}, 8, 8, 8, 1000))


@pytest.mark.parametrize("name", STUDIES)
def test_studies_what_is_kept_is_of_the_players_that_there_are_now(name: str) -> None:
    results = kept(name)
    assert (results.study, results.policies) == (name, policies())
    assert results.command.startswith(f"palifico study {name} --games ")
    assert read_results(results_json(results)) == results
    for one in results.figures:
        assert one.cases > 0
        assert one.low - 1e-6 <= one.value <= one.high + 1e-6


def test_all_places_together_win_every_game() -> None:
    wins: Counter[tuple[object, ...]] = Counter()
    for one in kept("seat-advantage").of("win"):
        wins[one.at["edition"], one.at["seats"], one.at["players"]] += one.value  # type: ignore[assignment]
    assert len(wins) == 50
    assert list(wins.values()) == pytest.approx([1] * 50, abs=1e-5)


def test_studies_what_one_of_two_wins_the_other_loses() -> None:
    squares = {
        tuple(one.at.values()): one.value
        for one in kept("die-worth").of("win", seats=2)
        if "own" in one.at
    }
    assert len(squares) > 200
    for (edition, seats, players, own, others), value in squares.items():
        assert value + squares[edition, seats, players, others, own] == pytest.approx(1, abs=1e-5)


def test_first_round_of_two_is_nearly_even() -> None:
    for one in kept("die-worth").of("win-opening", own=5, others=5, players="odds"):
        assert one.value == pytest.approx(0.5, abs=0.05)


def test_more_dice_win_more() -> None:
    for edition in IDS:
        leads = [
            one.value
            for one in kept("die-worth").of("win", edition=edition, players="odds", seats=2)
            if "lead" in one.at
        ]
        assert leads == sorted(leads)
        assert len(leads) == 9


def test_all_lengths_are_possible_ones_and_add_up() -> None:
    total: Counter[tuple[object, ...]] = Counter()
    for one in kept("game-length").of("length"):
        seats, rounds = int(one.at["seats"]), int(one.at["rounds"])
        least, most = 5 * (seats - 1), 5 * seats - 1
        assert least <= rounds
        assert rounds <= most or one.at["calza"] == "with"
        at = (one.at["edition"], seats, one.at["players"], one.at["calza"])
        total[at] += one.value  # type: ignore[assignment]
    assert list(total.values()) == pytest.approx([1] * 108, abs=1e-4)


def test_rule_of_the_last_die_is_off_and_on() -> None:
    assert ruled("asmodee-2024", last_die=True).edition.last_die
    assert not ruled("piatnik", last_die=False).edition.last_die
    assert {one.at["edition"] for one in kept("palifico").of("survive-change")} == {*IDS}


# How it is shown


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", STUDIES)
def test_study_is_told_and_drawn_in_every_language(name: str, lang: str) -> None:
    study, results = find_study(name), kept(name)
    for sheet in study.sheets:
        made = grid(sheet, results, lang)
        assert made.rows
        assert {len(row) for row in made.rows} == {len(made.heads)}
        assert all(cell for row in made.rows for cell in row)
    drawn = ElementTree.fromstring(study_drawing(study, results, lang))
    assert drawn.attrib["lang"] == lang
    svg = "{http://www.w3.org/2000/svg}"
    texts = [one.text for one in drawn.iter(f"{svg}text")]
    assert {one.at["edition"] for one in results.figures} <= {*texts}
    assert len(dimension(study.plot.lines, lang)) <= 22
    assert len(dimension(study.plot.across, lang)) <= 30
    shapes = {one.attrib["class"]: one.attrib["d"] for one in drawn.iter(f"{svg}path")}
    assert len({*shapes.values()}) == len(shapes) >= 2
    assert "prefers-color-scheme: dark" in "".join(
        one.text or "" for one in drawn.iter(f"{svg}style")
    )


def test_unknown_study() -> None:
    with pytest.raises(Fault) as raised:
        find_study("weather")
    assert raised.value.about == {"given": "weather", "expected": ", ".join(STUDIES)}

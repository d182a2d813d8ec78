"""Fair dice pass, loaded and orderly ones do not, and nothing is said of a handful."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest
from scipy import stats as scipy_stats

from palifico.analysis import Counts, DiceStats, counts_of, dice_stats, stats_json
from palifico.analysis.dice_verdict import Aspect, Level, Order
from tests.analysis.rolling import Roll, fair, loaded, record, rolled


def looked_at(roll: Roll, *, games: int = 20, seed: int = 1) -> DiceStats:
    """The verdict over games with such dice."""
    rng = Random(seed)
    return dice_stats(sum((counts_of(rolled(rng, roll)) for _ in range(games)), Counts()))


def odd_ones(stats: DiceStats) -> set[str]:
    return {test.asked for test in stats.tests if test.level is not Level.USUAL}


@pytest.mark.parametrize("seed", range(10))
def test_fair_dice_are_not_unusual(seed: int) -> None:
    stats = looked_at(fair, seed=seed)
    assert stats.level is Level.USUAL
    assert not stats.is_odd
    assert [test.asked for test in stats.tests] == list(Aspect)


def test_share_of_fair_sets_that_are_called_unusual() -> None:
    """One in a hundred, no matter that there are four tests."""
    rng = Random(7)
    sets = [dice_stats(counts_of(rolled(rng))) for _ in range(4000)]
    assert 25 <= sum(stats.is_odd for stats in sets) <= 55
    for place in range(len(Aspect)):
        below = sum(stats.tests[place].chance < 0.05 for stats in sets) / len(sets)
        assert below == pytest.approx(0.05, abs=0.012)


@pytest.mark.parametrize(
    ("roll", "odd"),
    [
        (loaded(1, 1, 1, 1, 1, 1.3), {"faces"}),
        (loaded(1.5, 1, 1, 1, 1, 1), {"faces"}),
        (loaded(1, 1, 1, 1, 1, 0.5), {"faces"}),
        (
            lambda rng, dice: rng.choices([1, 2, 3] if rng.random() < 0.5 else [4, 5, 6], k=dice),
            {"high-low", "equal"},
        ),
        (
            lambda rng, dice: [rng.choice([1, 3, 5]) + at % 2 for at in range(dice)],
            {"odd-even", "equal"},
        ),
        (lambda rng, dice: rng.sample(range(1, 7), dice), {"equal"}),
    ],
    ids=["heavy six", "heavy ace", "light six", "clusters", "odd then even", "no doubles"],
)
def test_dice_that_are_not_honest_are_found(roll: Roll, odd: set[str]) -> None:
    stats = looked_at(roll, games=40)
    assert stats.is_odd
    assert odd <= odd_ones(stats)


def test_heavy_face_does_not_make_the_order_odd() -> None:
    """The runs are those of as many high and low dice as there are."""
    stats = looked_at(loaded(1, 1, 1, 2, 2, 2), games=40)
    assert {"faces"} <= odd_ones(stats) <= {"faces", "equal"}


def test_dice_that_take_turns_are_found_whatever_their_faces() -> None:
    faces = islice(cycle([1, 2, 3, 4, 5, 6]), 600)
    stats = dice_stats(counts_of(record([list(faces)])))
    assert stats.tests[0].statistic == 0
    assert stats.tests[0].chance == 1
    assert stats.level is Level.VERY_UNUSUAL
    assert odd_ones(stats) == {"high-low", "odd-even", "equal"}


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("dice_each", [2, 3, 5])
def test_order_of_sorted_hands_is_left_out(dice_each: int, backwards: bool) -> None:
    rng = Random(3)
    hands = [sorted(fair(rng, dice_each), reverse=backwards) for _ in range(120)]
    stats = dice_stats(counts_of(record(*([hand] for hand in hands))))
    assert stats.order is Order.SORTED
    assert [test.asked for test in stats.tests] == [Aspect.FACES]
    assert stats.tests[0].corrected == stats.tests[0].chance
    assert stats.level is Level.USUAL


def test_one_hand_that_is_not_sorted_shows_the_order() -> None:
    rng = Random(3)
    hands = [sorted(fair(rng, 5)) for _ in range(60)]
    stats = dice_stats(counts_of(record(*([hand] for hand in [*hands, [6, 1, 2]]))))
    assert stats.order is Order.TESTED
    assert stats.is_odd


def test_single_dice_are_not_held_to_be_sorted() -> None:
    rng = Random(4)
    hands = [[2, 5], *([rng.randint(1, 6)] for _ in range(100))]
    assert dice_stats(counts_of(record(*([hand] for hand in hands)))).order is Order.TESTED


@pytest.mark.parametrize(
    ("dice", "level", "order"),
    [(0, "too-few", "too-few"), (59, "too-few", "too-few"), (60, "usual", "tested")],
)
def test_dice_verdict_too_few_dice(dice: int, level: str, order: str) -> None:
    stats = dice_stats(counts_of(record([list(fair(Random(5), dice))])))
    assert (stats.level, stats.order) == (level, order)
    assert not stats.is_odd
    assert len(stats.tests) == (0 if level == "too-few" else 4)


def test_dice_verdict_too_few_dice_in_a_row() -> None:
    rng = Random(6)
    games = sum(
        (counts_of(record([[rng.randint(1, 6)], [rng.randint(1, 6)]])) for _ in range(50)), Counts()
    )
    stats = dice_stats(games)
    assert (games.dice, games.pairs) == (100, 0)
    assert stats.order is Order.TOO_FEW
    assert [test.asked for test in stats.tests] == [Aspect.FACES]


def test_chi_square_is_that_of_scipy() -> None:
    stats = looked_at(loaded(1, 1, 1, 1, 1, 1.1), games=3)
    statistic, chance = scipy_stats.chisquare(stats.counts.faces)
    assert stats.tests[0].statistic == pytest.approx(statistic)
    assert stats.tests[0].chance == pytest.approx(chance)


def test_levels() -> None:
    stats = looked_at(fair)
    oddest = min(stats.tests, key=lambda test: test.chance)
    assert stats.oddest == oddest
    assert stats.level is oddest.level
    assert looked_at(loaded(1, 1, 1, 1, 1, 3)).level is Level.VERY_UNUSUAL


def test_all_of_it_as_json() -> None:
    stats = looked_at(loaded(1, 1, 1, 1, 1, 3), games=1)
    told = stats_json(stats)
    assert (told["games"], told["rounds"], told["dice"], told["pairs"]) == (1, 8, 120, 117)
    assert [face["face"] for face in told["faces"]] == [1, 2, 3, 4, 5, 6]
    assert sum(face["seen"] for face in told["faces"]) == 120
    assert {face["expected"] for face in told["faces"]} == {20}
    assert [test["test"] for test in told["tests"]] == ["faces", "high-low", "odd-even", "equal"]
    assert told["tests"][0].keys() == {
        "test",
        "chi_square",
        "freedom",
        "p",
        "p_corrected",
        "result",
    }
    assert told["tests"][1].keys() == {
        "test",
        "seen",
        "expected",
        "deviations",
        "p",
        "p_corrected",
        "result",
    }
    assert (told["order"], told["verdict"]) == ("tested", "very-unusual")
    assert told["repeated"] == 0
    assert stats_json(dice_stats(Counts(repeated=3)))["repeated"] == 3

"""Chances against scipy's, and the correction for several tests against a plain one."""

from __future__ import annotations

from itertools import permutations
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats as scipy_stats

from palifico.analysis.chance import (
    NOTHING,
    Figure,
    chi_square_tail,
    corrected,
    together,
    two_sided,
)

VALUES = [0.0, 1e-9, 0.01, 0.3, 0.9, 1, 2, 3.7, 5, 8.5, 11.07, 20, 33, 60, 100, 250, 700, 1300]
CHANCES = st.lists(st.floats(0, 1), min_size=1, max_size=6)


@pytest.mark.parametrize("freedom", [*range(1, 13), 30, 31, 100])
def test_tail_of_chi_square(freedom: int) -> None:
    for value in VALUES:
        known = float(scipy_stats.chi2.sf(value, freedom))
        assert isclose(chi_square_tail(value, freedom), known, rel_tol=1e-10, abs_tol=1e-300)


def test_tail_of_chi_square_far_out_is_nothing() -> None:
    assert chi_square_tail(1e6, 5) == 0
    assert chi_square_tail(1e300, 4) == 0
    assert chi_square_tail(-1, 5) == 1


def test_chance_both_tails_of_the_normal_distribution() -> None:
    for value in VALUES[:-4]:
        known = 2 * float(scipy_stats.norm.sf(value))
        assert isclose(two_sided(value), known, rel_tol=1e-12, abs_tol=1e-300)
        assert two_sided(-value) == two_sided(value)


def plain(chances: list[float]) -> list[float]:
    """Holm and Šidák word for word."""
    found = []
    for chance in chances:
        smaller = sorted(other for other in chances if other <= chance)
        raised = [1 - (1 - other) ** (len(chances) - at) for at, other in enumerate(smaller)]
        found.append(max(raised))
    return found


@given(CHANCES)
def test_correction(chances: list[float]) -> None:
    for found, known in zip(corrected(chances), plain(chances), strict=True):
        assert isclose(found, known, rel_tol=1e-6, abs_tol=1e-12)


@given(CHANCES)
def test_corrected_chance_is_one_and_never_smaller(chances: list[float]) -> None:
    for before, after in zip(chances, corrected(chances), strict=True):
        assert before <= after * (1 + 1e-12) <= 1 + 1e-12


def test_correction_does_not_care_for_the_order() -> None:
    for chances in permutations([0.001, 0.02, 0.4, 0.4]):
        of = dict(zip(chances, corrected(chances), strict=True))
        assert of == dict(zip([0.001, 0.02, 0.4], corrected([0.001, 0.02, 0.4, 0.4]), strict=False))


def test_one_test_alone_is_not_corrected() -> None:
    assert corrected([0.03]) == pytest.approx([0.03])
    assert corrected([]) == ()


def test_tiny_chance_is_not_lost() -> None:
    assert corrected([1e-300, 0.5])[0] == pytest.approx(2e-300)


def test_figures_add_up() -> None:
    assert together([]) == NOTHING
    assert together([Figure(3, 2.5, 1), Figure(1, 1.5, 3)]) == Figure(4, 4, 4)
    assert Figure(6, 4, 4).deviations == 1
    assert Figure(3, 3, 0).deviations == 0

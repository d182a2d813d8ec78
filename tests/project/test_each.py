"""Case loops: every case is tried, and those that fail are named."""

from __future__ import annotations

from inspect import signature

import pytest

from tests.each import each


def test_each_all_cases_are_tried_and_the_failed_are_named() -> None:
    tried = []

    @each("letter", ["a", "b"])
    @each(("number", "even"), [(1, False), (2, True), (3, True)])
    def check(letter: str, number: int, even: bool) -> None:
        tried.append((letter, number))
        assert (number % 2 == 0) is even

    assert not signature(check).parameters
    with pytest.raises(AssertionError) as failed:
        check()
    assert len(tried) == 6
    assert "2 of 2 cases failed" in str(failed.value)
    assert "letter='b'" in str(failed.value)
    assert "number=3" in str(failed.value)


def test_each_without_a_case_is_an_error() -> None:
    with pytest.raises(AssertionError, match="nothing to try"):
        each("name", [])

"""Lists of names and numbers: commas and spaces separate alike."""

from __future__ import annotations

import pytest
from cyclopts import Token

from palifico.cli.converters import converted_list


@pytest.mark.parametrize(
    "typed", [["a,b"], ["a", "b"], ["a,", "b"], [" a , b "], [",a", "b,"]], ids=str
)
def test_list_with_commas_or_spaces_is_the_same_list(typed: list[str]) -> None:
    assert converted_list(list[str], [Token(value=one) for one in typed]) == ["a", "b"]


def test_list_item_that_is_empty_is_kept_to_be_refused() -> None:
    assert converted_list(list[str], [Token(value=""), Token(value="a")]) == ["", "a"]


def test_list_of_policies_keeps_the_commas_of_their_parameters() -> None:
    given = [Token(value="odds:doubt=0.2,press=0.85,random"), Token(value="./my bot.py")]
    wanted = ["odds:doubt=0.2,press=0.85", "random", "./my bot.py"]
    assert converted_list(list[str], given) == wanted


def test_list_of_numbers_is_split_before_it_is_converted() -> None:
    assert converted_list(list[int], [Token(value="2,3"), Token(value="4")]) == [2, 3, 4]

"""Whole numbers on the command line: digits are taken, nothing is rounded or guessed."""

from __future__ import annotations

import inspect
from typing import Any, get_args, get_type_hints

import pytest

from palifico.cli.app import command, functions
from palifico.cli.registry import typed
from palifico.words import message
from tests.cli.conftest import Palifico


def needed(name: str) -> list[str]:
    """Something for everything that a command cannot do without."""
    parameters = inspect.signature(command(name)).parameters.values()
    return ["x" for one in parameters if one.default is one.empty]


def is_whole(hint: Any) -> bool:
    """Whether a whole number is asked for, or several."""
    return hint is int or any(map(is_whole, get_args(hint)))


def options() -> list[tuple[str, str]]:
    """Every option that takes a whole number, and its command."""
    return [
        (name, f"--{option.replace('_', '-')}")
        for name in functions()
        for option, hint in get_type_hints(command(name)).items()
        if option != "return" and is_whole(hint)
        if inspect.signature(command(name)).parameters[option].kind.name == "KEYWORD_ONLY"
    ]


def test_whole_numbers_there_are_such_options() -> None:
    assert {("match", "--seats"), ("arena-run", "--games"), ("study", "--seed")} <= {*options()}


@pytest.mark.parametrize("given", ["2.5", "3.0", "1_0", "0x10", "0b1", "-0o7"])
@pytest.mark.parametrize(("name", "option"), options())
def test_whole_numbers_what_is_not_in_digits_is_refused(
    palifico: Palifico, name: str, option: str, given: str
) -> None:
    words = typed(name).split()[1:]
    status, out, err = palifico(*words, *needed(name), f"{option}={given}")
    assert (status, out) == (2, "")
    assert err.startswith(message("en", "fault-command-value", {"given": given, "name": option}))

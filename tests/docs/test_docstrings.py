"""Every example in a docstring does what it says."""

import doctest
import importlib
import pkgutil

import pytest

import palifico

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(palifico.__path__, "palifico.")
    if not module.name.endswith(".__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.failed == 0

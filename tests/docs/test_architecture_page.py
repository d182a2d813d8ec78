"""The architecture page names what exists: paths, packages, layers, diagrams."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.docs.markdown import ROOT
from tools.docs.sequences import drawings, paths

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`((?:src|web|tests|tools|docs)/[\w./-]+)`", PAGE)))
SOURCE = ROOT / "src" / "palifico"


def is_there(path: str) -> bool:
    return (ROOT / path).exists()


def test_paths_on_the_page_exist() -> None:
    assert len(NAMED) > 50
    assert [path for path in NAMED if not is_there(path)] == []


def test_path_that_is_gone_is_noticed() -> None:
    assert not is_there("src/palifico/server/carrying.py")


def test_package_has_a_row() -> None:
    packages = [path.parent for path in SOURCE.glob("*/__init__.py")]
    packages += [path.parent for path in (SOURCE / "server").glob("*/__init__.py")]
    names = [path.relative_to(ROOT).as_posix() for path in packages]
    assert [name for name in names if f"| `{name}` |" not in PAGE] == []


def layers_of(container: str) -> list[set[str]]:
    """The layers of a package by its contract, the lowest first."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = config["tool"]["importlinter"]["contracts"]
    layers = next(one for one in contracts if one.get("containers") == [container])["layers"]
    folder = SOURCE.joinpath(*container.split(".")[1:])
    named = [set(re.findall(r"\w+", layer)) for layer in reversed(layers)]
    there = [{one for one in layer if list(folder.glob(f"{one}*"))} for layer in named]
    return [layer for layer in there if layer]


def on_the_page(first_line: str) -> list[set[str]]:
    """The layers that a line of the page lists, from left to right."""
    [line] = re.findall(rf"^{re.escape(first_line)}.*$", PAGE, re.MULTILINE)
    return [set(re.findall(r"\w+", part)) for part in line.partition(": ")[2].split("←")]


@pytest.mark.parametrize("package", ["palifico", "server", "terminal", "arena"])
def test_layers_on_the_page_are_those_of_the_contract(package: str) -> None:
    container = package if package == "palifico" else f"palifico.{package}"
    assert on_the_page(f"{package}: ") == layers_of(container)


def test_twenty_everyday_changes_are_answered() -> None:
    _, _, changes = PAGE.partition("## Where do I change")
    assert len([line for line in changes.splitlines() if line.startswith("| ")]) > 20


def test_diagrams_are_as_their_source_says_and_name_files_that_exist() -> None:
    assert [path for path in paths() if not path.exists()] == []
    for file, svg in drawings().items():
        assert file.read_text("utf-8") == svg, "run python -m tools.docs.sequences"
        assert Path(file).name in PAGE

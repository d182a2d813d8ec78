"""Chance: what a seed gives again, and that nothing outside `fair` makes its own."""

from __future__ import annotations

import ast
from pathlib import Path

import palifico
from palifico.fair import chance, seeded, system

CHANCE = {"random", "secrets", "uuid", "numpy.random"}


def test_seed_gives_the_same_again() -> None:
    one, two = seeded(7), seeded(7)
    assert [one(n) for n in (16, 32, 100)] == [two(n) for n in (16, 32, 100)]
    assert seeded(7)(32) != seeded(8)(32)
    assert len(one(100)) == 100
    assert one(32) != one(32)


def test_system_gives_something_new() -> None:
    assert len(system(32)) == 32
    drawn = [system(32) for _ in range(1000)]
    for at in range(0, 32, 4):
        assert len({data[at : at + 4] for data in drawn}) > 990, "no four bytes repeat"
    assert not any(data[:16] == data[16:] for data in drawn)


def test_chance_for_bots_comes_from_a_source() -> None:
    assert chance(seeded(1)).random() == chance(seeded(1)).random()
    assert chance().random() != chance().random()


def imported(tree: ast.AST) -> set[str]:
    """The modules that a file imports."""
    names = {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    froms = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    return names | {n.module or "" for n in froms}


def calls_urandom(tree: ast.AST) -> bool:
    """Whether the system is asked directly."""
    return any(isinstance(n, ast.Attribute) and n.attr == "urandom" for n in ast.walk(tree))


def test_entropy_no_other_part_has_chance_of_its_own() -> None:
    root = Path(palifico.__file__).parent
    trees = {
        path.relative_to(root).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in root.rglob("*.py")
    }
    found = [name for name, tree in trees.items() if imported(tree) & CHANCE or calls_urandom(tree)]
    assert found == ["fair/entropy.py"]

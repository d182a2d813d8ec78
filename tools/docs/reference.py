"""A page for each package that is there to be imported, from its docstrings."""

from __future__ import annotations

import ast
from importlib import import_module
from inspect import getdoc, getsource
from typing import Final

PACKAGES: Final = {
    "rules": ("palifico.rules",),
    "editions": ("palifico.editions",),
    "words": ("palifico.words",),
    "fair": ("palifico.fair",),
    "record": ("palifico.record",),
    "odds": ("palifico.odds",),
    "bots": ("palifico.bots", "palifico.bots.match.match", "palifico.bots.match.tally"),
    "arena": ("palifico.arena", "palifico.arena.kernel"),
    "analysis": ("palifico.analysis",),
}
"""The pages and the modules that stand on each."""
INTRO: Final = """\
# Python reference

What can be imported and is meant to be: everything that a package names in its `__all__`. All of it
is typed, and what cannot be done raises a `Fault` with a code and what was given. Imports point one
way: a package knows only those above it in this list. [The rules engine](../engine.md) is the place
to begin."""


def reference_pages() -> dict[str, str]:
    """The pages by their paths under docs/, the list of all first."""
    made = {f"reference/{name}.md": _page(modules) for name, modules in PACKAGES.items()}
    return {"reference/index.md": _index(), **made}


def offered(module: str) -> dict[str, str]:
    """What a package offers, by the names in its `__all__`, and where each is at home.

    A name may be that of a module, too: `palifico.odds.exact` is a function and a file.
    """
    loaded = import_module(module)
    names: list[str] = getattr(loaded, "__all__", [])
    imported = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(getsource(loaded)))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return {name: imported.get(name, f"{module}.{name}") for name in names}


def _page(modules: tuple[str, ...]) -> str:
    parts = [f"# {modules[0]}"]
    for number, module in enumerate(modules):
        parts += [f"## {module}"] if number else []
        parts += _members(module)
    return "\n\n".join(parts) + "\n"


def _members(module: str) -> list[str]:
    """What is offered, one by one; of a file without a list all that is public."""
    homes = offered(module)
    if not homes:
        return [f"::: {module}\n    options:\n      show_root_heading: false"]
    told = getdoc(import_module(module)) or ""
    return [told, *(_block(name, home) for name, home in homes.items())]


def _block(name: str, home: str) -> str:
    """What the docstrings say, or the value where two names share one assignment."""
    module = import_module(home.rpartition(".")[0])
    shared = {
        one.id
        for node in ast.parse(getsource(module)).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
        for one in node.targets[0].elts
        if isinstance(one, ast.Name)
    }
    if name not in shared:
        return f"::: {home}"
    return f"## {name} {{ #{home} }}\n\n```text\n{name} = {getattr(module, name)!r}\n```"


def _index() -> str:
    rows = [
        f"| [`{modules[0]}`]({name}.md) | {_first_line(modules[0])} |"
        for name, modules in PACKAGES.items()
    ]
    table = "\n".join(["| | |", "|---|---|", *rows])
    return f"{INTRO}\n\n{table}\n"


def _first_line(module: str) -> str:
    return (getdoc(import_module(module)) or "").split("\n", 1)[0]

"""One file, nothing of ours, nothing but the standard library, and readable from its first line."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from palifico.fair import verify_palifico

TEXT = Path(verify_palifico.__file__).read_text(encoding="utf-8")
TREE = ast.parse(TEXT)


def test_stands_alone_it_imports_the_standard_library_only() -> None:
    plain = [node for node in ast.walk(TREE) if isinstance(node, ast.Import)]
    named = [node for node in ast.walk(TREE) if isinstance(node, ast.ImportFrom)]
    names = {alias.name for node in plain for alias in node.names}
    names |= {node.module or "" for node in named}
    assert not any(node.level for node in named)
    assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "__future__"}


def test_stands_alone_it_runs_nothing_that_it_does_not_show() -> None:
    called = [node.func for node in ast.walk(TREE) if isinstance(node, ast.Call)]
    names = {func.id for func in called if isinstance(func, ast.Name)}
    assert not names & {"__import__", "eval", "exec", "compile", "open"}
    assert not {"socket", "subprocess", "urllib", "importlib"} & {
        *[
            alias.name
            for node in ast.walk(TREE)
            if isinstance(node, ast.Import)
            for alias in node.names
        ]
    }


def test_stands_alone_it_says_why_it_is_long_and_what_it_cannot_prove() -> None:
    told = ast.get_docstring(TREE) or ""
    assert "Long because" in "\n".join(TEXT.splitlines()[:15])
    proven, _, not_proven = told.partition("What it cannot prove:")
    assert "Python 3.11 or newer (called `python3` on many systems" in " ".join(proven.split())
    assert "one person ran alone" in not_proven
    assert "compare the whole lock" in " ".join(not_proven.split())


def test_stands_alone_its_functions_are_short() -> None:
    functions = [node for node in ast.walk(TREE) if isinstance(node, ast.FunctionDef)]
    sizes = sorted((node.end_lineno or 0) - node.lineno + 1 for node in functions)
    assert sizes[len(sizes) // 2] <= 9
    assert sizes[-1] <= 40
    assert all(ast.get_docstring(node) for node in functions if not node.name.startswith("_"))

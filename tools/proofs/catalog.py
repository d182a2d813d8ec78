"""Catalog of proofs: what each one runs, at which size, and what it shows."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.sizes import SIZES, Size

PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1)),
    *("--dist", "loadgroup", "-o", "faulthandler_timeout=0"),
)
PYTEST_LIMIT_S: Final = "7200"


@dataclass(frozen=True)
class Proof:
    """A command that shows something, and how many cases it tries."""

    name: str
    shows: str
    argv: tuple[str, ...]
    size: Size
    variables: Mapping[str, str] = field(default_factory=dict)
    tests: bool = False

    def command(self, cases: int) -> list[str]:
        """Return what to run for so many cases; `{}` stands for their number."""
        return [part.replace("{}", str(cases)) for part in self.argv]

    def environment(self, cases: int) -> dict[str, str]:
        """Return the variables of that command."""
        own = {name: value.replace("{}", str(cases)) for name, value in self.variables.items()}
        if self.tests:
            own["PALIFICO_EXAMPLES"] = repr(cases / self.size.usual)
            own["PALIFICO_TEST_LIMIT_S"] = PYTEST_LIMIT_S
        return own


def _tool(name: str, shows: str, *arguments: str, **variables: str) -> Proof:
    argv = (sys.executable, "-m", f"tools.proofs.{name}", *arguments)
    return Proof(name, shows, argv, SIZES[name], variables)


def _tests(name: str, shows: str, *places: str) -> Proof:
    return Proof(name, shows, (*PYTEST, *places), SIZES[name], tests=True)


PROOFS: Final = (
    _tool("chaos", "a killed server loses nothing that it confirmed", KILLS="{}"),
    _tool("leaks", "covered dice change no byte that others get", "{}"),
    _tests(
        "duplicates",
        "a command sent again has one effect",
        "tests/server/live/test_duplicate_commands.py",
    ),
    _tests("tampering", "three verifiers find every change", "tests/fair/test_tampering.py"),
    _tests("distribution", "dice are fair and independent", "tests/fair/test_distribution.py"),
    _tests(
        "hostile",
        "any input gets one clear answer",
        "tests/hostile/test_codes_and_rules.py",
        "tests/hostile/test_referee_lines.py",
    ),
    _tests(
        "referees",
        "the engine and a naive referee agree",
        "tests/properties/test_independent_referee.py",
    ),
    _tests("kernel", "the engine accepts what the kernel plays", "tests/arena/test_kernel.py"),
    _tool("mutants", "a test notices every change of the rules"),
)

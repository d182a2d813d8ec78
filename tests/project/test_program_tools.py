"""Programs that tests need, browser and tmux: found, named, installed, or missed with one line."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

SETUP = Path(__file__).resolve().parents[2] / "tools" / "setup"
SHELL = shutil.which("sh") or "sh"
TOOLS = {
    "browser": ("chromium-headless-shell", "PALIFICO_BROWSER"),
    "tmux": ("tmux", "PALIFICO_TMUX"),
}
"""The package and the variable of each script."""


@dataclass
class Machine:
    """A machine without the program, whose user is not root."""

    folder: Path
    label: str

    @property
    def package(self) -> str:
        return TOOLS[self.label][0]

    @property
    def variable(self) -> str:
        return TOOLS[self.label][1]

    def add(self, name: str, script: str = "") -> str:
        """Put a program on the path; return where it is."""
        path = self.folder / name
        path.write_text(f"#!{SHELL}\n{script}\n", "utf-8")
        path.chmod(0o755)
        return str(path)

    def run(self, **environment: str) -> tuple[int, str, str]:
        """Run the script; return its status, what it found and what it said."""
        done = subprocess.run(
            [SHELL, str(SETUP / f"{self.label}.sh")],
            env={"PATH": str(self.folder), **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout.strip(), done.stderr.strip()


@pytest.fixture(params=TOOLS)
def machine(tmp_path: Path, request: pytest.FixtureRequest) -> Machine:
    made = Machine(tmp_path, request.param)
    made.add("id", "echo 1000")
    return made


def test_program_installed_is_found(machine: Machine) -> None:
    path = machine.add(machine.package)
    assert machine.run() == (0, path, "")


def test_browser_with_a_window_is_found_where_there_is_no_other(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "browser")
    for name in ("chromium", "chromium-headless-shell"):
        path = machine.add(name)
        assert machine.run() == (0, path, "")


def test_program_named_by_variable_is_preferred(machine: Machine) -> None:
    machine.add(machine.package)
    own = machine.add("mine")
    assert machine.run(**{machine.variable: own}) == (0, own, "")


@pytest.mark.parametrize("ci", [False, True])
def test_program_missing_is_one_line_and_under_ci_a_failure(machine: Machine, ci: bool) -> None:
    ways = [
        (False, "", "no apt-get"),
        (True, "", "only root can install it"),
        (True, "/nowhere/program", f"{machine.variable} names /nowhere/program, which is no"),
    ]
    for has_apt, named, reason in ways:
        if has_apt:
            machine.add("apt-get", "exit 1")
        environment = {"CI": "true" if ci else "", machine.variable: named}
        code, found, said = machine.run(**environment)
        assert (code, found, said.count("\n")) == (int(ci), "", 0)
        assert said.startswith(f"{machine.label}: ")
        assert reason in said


def test_program_missing_is_installed_by_root(machine: Machine) -> None:
    machine.add("id", "echo 0")
    path = machine.folder / machine.package
    made = f"echo '#!{SHELL}' > {path}; {shutil.which('chmod')} +x {path}"
    machine.add("apt-get", f'[ "$1" = update ] || {{ {made}; }}')
    assert machine.run(CI="true")[:2] == (0, str(path))


def test_browser_without_its_headless_package_is_installed_with_a_window(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "browser")
    machine.add("id", "echo 0")
    path = tmp_path / "chromium"
    made = f"echo '#!{SHELL}' > {path}; {shutil.which('chmod')} +x {path}"
    last = 'for last; do :; done; [ "$last" = chromium ]'
    machine.add("apt-get", f'[ "$1" = update ] && exit; {last} && {{ {made}; }}')
    assert machine.run(CI="true")[:2] == (0, str(path))


def test_program_that_cannot_be_installed_is_a_line_for_root(machine: Machine) -> None:
    machine.add("id", "echo 0")
    machine.add("apt-get", "exit 100")
    code, found, said = machine.run(CI="true")
    assert (code, found) == (1, "")
    reason = f"{machine.label}: apt-get could not install {machine.package}"
    assert said.splitlines()[-1].startswith(reason)

"""The tmux of the terminal tests: found, named, or missed with one line that says what to do."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "tmux.sh"
SHELL = shutil.which("sh") or "sh"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """The programs of a machine without tmux, whose user is nobody special."""
    _program(tmp_path / "id", "echo 1000")
    return tmp_path


def run(machine: Path, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [SHELL, str(TOOL)],
        env={"PATH": str(machine), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout.strip(), done.stderr.strip()


def test_a_tmux_that_is_there_is_found(machine: Path) -> None:
    _program(machine / "tmux", "")
    assert run(machine) == (0, str(machine / "tmux"), "")


def test_another_one_can_be_named(machine: Path) -> None:
    _program(machine / "mine", "")
    _program(machine / "tmux", "")
    own = str(machine / "mine")
    assert run(machine, PALIFICO_TMUX=own) == (0, own, "")


@pytest.mark.parametrize(
    ("has_apt", "environment", "told"),
    [
        (False, {}, "no apt-get"),
        (True, {}, "only root can install it"),
        (True, {"PALIFICO_TMUX": "/nowhere/tmux"}, "/nowhere/tmux, which is no program"),
    ],
)
def test_a_tmux_that_is_missing_is_one_line_and_under_ci_a_failure(
    machine: Path, has_apt: bool, environment: dict[str, str], told: str
) -> None:
    if has_apt:
        _program(machine / "apt-get", "exit 1")
    for ci, status in (("", 0), ("true", 1)):
        code, found, said = run(machine, CI=ci, **environment)
        assert (code, found, said.count("\n")) == (status, "", 0)
        assert said.startswith("tmux: ")
        assert told in said


def test_root_installs_it(machine: Path) -> None:
    _program(machine / "id", "echo 0")
    made = f"echo '#!{SHELL}' > {machine}/tmux; {shutil.which('chmod')} +x {machine}/tmux"
    _program(machine / "apt-get", f'[ "$1" = update ] || {{ {made}; }}')
    assert run(machine, CI="true")[:2] == (0, str(machine / "tmux"))


def test_root_who_cannot_install_it_is_told(machine: Path) -> None:
    _program(machine / "id", "echo 0")
    _program(machine / "apt-get", "exit 100")
    code, found, said = run(machine, CI="true")
    assert (code, found) == (1, "")
    assert said.splitlines()[-1].startswith("tmux: apt-get could not install tmux")


def _program(path: Path, script: str) -> None:
    path.write_text(f"#!{SHELL}\n{script}\n", "utf-8")
    path.chmod(0o755)

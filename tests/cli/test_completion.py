"""Completion: bash is asked for real; what zsh and fish are given is looked at as text."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import get_args

import pytest

from palifico.arena.studies import STUDIES
from palifico.bots import LEVELS
from palifico.cli.app import COMMANDS, GROUPS, command, functions
from palifico.cli.commands.completion import FILES, FOLDERS, SWITCHES, Shell, offered, script
from palifico.editions import IDS
from palifico.server.core.config import read_settings
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

SHELLS: tuple[Shell, ...] = get_args(Shell)
ASK = """
source "$1"; shift
function=$(complete -p palifico | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMPREPLY=()
"$function" palifico "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def bash_script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script for bash in a file."""
    file = tmp_path_factory.mktemp("completion") / "palifico.bash"
    file.write_text(script("bash", "en"), encoding="utf-8")
    return file


def completed(file: Path, *words: str, folder: Path | None = None) -> list[str]:
    """What bash offers for the last of these words."""
    told = ["bash", "--norc", "-c", ASK, "bash", str(file), "palifico", *words]
    ran = subprocess.run(told, capture_output=True, text=True, cwd=folder, timeout=30, check=True)
    assert ran.stderr == ""
    return ran.stdout.split()


def test_bash_knows_whom_to_ask(bash_script: Path) -> None:
    told = ["bash", "--norc", "-c", 'source "$0"; complete -p palifico', str(bash_script)]
    ran = subprocess.run(told, capture_output=True, text=True, timeout=30, check=True)
    assert re.fullmatch(r"complete -F \S+ palifico\n", ran.stdout)


@pytest.mark.parametrize(
    ("words", "offers"),
    [
        ([""], [*COMMANDS, "help"]),
        (["ar"], ["arena"]),
        (["arena", ""], list(GROUPS["arena"])),
        (["help", "do"], ["doctor"]),
        (["rules", ""], list(IDS)),
        (["rules", "paco", "--against", "p"], ["piatnik", "pressman-2008", "paco"]),
        (["rules", "paco", "--la"], ["--lang"]),
        (["rules", "paco", "--lang", ""], list(LANGS)),
        (["house", "paco", "--rule", "calza=t"], ["calza=true"]),
        (["bots", ""], ["list", "add", "remove", "check"]),
        (["match", ""], list(LEVELS)),
        (["match", "listener", "co"], ["counter"]),
        (["play", "--bots", "ch"], ["champion"]),
        (["arena", "run", "--on", ""], ["local", "ray"]),
        (["arena", "run", "--players", "bl"], ["bluffer"]),
        (["arena", "run", "--gam"], ["--games"]),
        (["study", ""], list(STUDIES)),
        (["record", "--to", ""], ["text", "json"]),
        (["serve", "--metrics", ""], ["local", "all", "off"]),
        (["completion", ""], list(SHELLS)),
    ],
)
def test_bash_offers_commands_options_and_values(
    bash_script: Path, words: list[str], offers: list[str]
) -> None:
    assert completed(bash_script, *words) == offers


@pytest.mark.parametrize("words", [["verify"], ["bots", "add"], ["backup"], ["odds", "--plot"]])
def test_bash_offers_files(bash_script: Path, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "evening.jsonl").touch()
    assert completed(bash_script, *words, "eve", folder=tmp_path) == ["evening.jsonl"]


@pytest.mark.parametrize("shell", SHELLS)
def test_command_and_option_is_in_the_script(palifico: Palifico, shell: Shell) -> None:
    status, out, err = palifico("completion", shell)
    assert (status, err) == (0, "")
    for name in functions():
        assert name.rpartition("-")[2] in out
    for option in ("edition", "json", "max-sockets-address", "secure-cookies"):
        assert re.search(rf"--{option}\b|-l {option}\b", out)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_descriptions_are_in_the_language_asked_for(
    palifico: Palifico, shell: str, lang: str
) -> None:
    out = palifico("completion", shell, "--lang", lang).out
    assert message(lang, "command-editions", {}) in out.replace("\\", "")
    assert message(lang, "command-help", {}) in out
    assert "Display" not in out


@pytest.mark.parametrize("shell", SHELLS)
def test_shell_that_is_here_can_read_its_script(shell: Shell, tmp_path: Path) -> None:
    """zsh and fish are rarely here; then this sees to it that quotes come in pairs."""
    file = tmp_path / "script"
    file.write_text(script(shell, "fr"), encoding="utf-8")
    if shutil.which(shell) is None:
        bare = re.sub(r"\\\\.", "", file.read_text("utf-8"))
        assert bare.count("'") % 2 == 0
        return
    subprocess.run([shell, "-n", str(file)], timeout=30, check=True)


def test_completion_what_is_offered_for_a_setting_is_taken() -> None:
    for name, values in SWITCHES.items():
        for value in values:
            read_settings({name: value}, {})  # raises Fault for what it does not take


def test_completion_whatever_is_offered_belongs_to_a_parameter() -> None:
    there = {name for one in functions() for name in command(one).__annotations__}
    assert offered().keys() | {*FILES, *FOLDERS, *SWITCHES} <= there


def test_shell_that_is_not_known(palifico: Palifico) -> None:
    status, out, err = palifico("completion", "fsh")
    assert (status, out) == (2, "")
    assert err == (
        "“fsh” cannot be given for --shell; it can be: bash, zsh, fish. Did you mean fish?\n"
    )

"""`study`: the list, the tables, the figures as JSON, what is asked wrongly, and Ctrl-C."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from palifico.arena.studies import STUDIES, results
from palifico.arena.studies.results import read_results
from palifico.cli.commands import study_progress
from palifico.editions import IDS
from palifico.words import LANGS, message
from tests.arena.kept import short_of_disk
from tests.cli.conftest import Palifico, Screen

SMALL = ("--games", "500", "--jobs", "1")
GAMES = {"name": "--games", "least": "1", "most": f"{10**12}"}
SEEDS = {"name": "--seed", "least": "0", "most": f"{2**63 - 1}"}
JOBS = {"name": "--jobs", "least": "1", "most": "1000"}
SAME = {"file": "a.svg", "expected": ".json"}


@pytest.mark.parametrize("lang", LANGS)
def test_studies_are_listed(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("study", "--lang", lang)
    assert (status, err) == (0, "")
    titles = {name: message(lang, f"study-title-{name}", {}) for name in STUDIES}
    assert [line.split(maxsplit=1) for line in out.splitlines()] == [
        [*one] for one in titles.items()
    ]
    assert json.loads(palifico("study", "--json", "--lang", lang).out) == titles


@pytest.mark.parametrize("name", STUDIES)
def test_study_is_told_in_tables(palifico: Palifico, name: str) -> None:
    status, out, err = palifico("study", name, *SMALL)
    assert (status, err) == (0, "")
    assert out.startswith(f"{message('en', f'study-title-{name}', {})}\n")
    assert out.endswith(f"{message('en', 'study-players', {})}\n")
    editions = {line.split()[0] for line in out.splitlines() if line} & {*IDS}
    assert editions == {*IDS} - ({"piatnik"} if name == "exact-call" else set())
    assert " ±" in out


@pytest.mark.parametrize("name", STUDIES)
def test_single_game_is_told_as_far_as_it_tells(
    palifico: Palifico, name: str, tmp_path: Path
) -> None:
    plot = tmp_path / "one.svg"
    status, out, err = palifico("study", name, "--games", "1", "--jobs", "1", "--plot", str(plot))
    assert (status, err) == (0, "")
    assert out.startswith(f"{message('en', f'study-title-{name}', {})}\n")
    assert plot.read_text("utf-8").startswith("<svg ")


def test_figures_go_into_a_file_and_a_drawing(palifico: Palifico, tmp_path: Path) -> None:
    figures, drawing = tmp_path / "figures.json", tmp_path / "drawing.svg"
    argv = ("study", "bid-truth", *SMALL, "--seed", "9")
    told = palifico(*argv, "--out", str(figures), "--plot", str(drawing)).out
    assert told.splitlines()[-2:] == [
        f"The figures are in {figures}.",
        f"The picture is in {drawing}.",
    ]
    assert figures.read_text("utf-8") == palifico(*argv, "--json").out
    assert drawing.read_text("utf-8").startswith("<svg ")
    read = read_results(figures.read_text("utf-8"))
    assert (read.study, read.seed, read.games) == ("bid-truth", 9, 500)
    assert read.command == "palifico study bid-truth --games 500 --seed 9"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("argv", "id_", "values"),
    [
        (["weather"], "study-unknown", {"given": "weather", "expected": ", ".join(STUDIES)}),
        (["palifico", "--games", "0"], "arena-range", {"given": "0", **GAMES}),
        (["palifico", "--games", f"{10**20}"], "arena-range", {"given": f"{10**20}", **GAMES}),
        (["palifico", "--seed", "-1"], "arena-range", {"given": "-1", **SEEDS}),
        (["palifico", "--seed", f"{10**23}"], "arena-range", {"given": f"{10**23}", **SEEDS}),
        (["palifico", "--jobs", "0"], "arena-range", {"given": "0", **JOBS}),
        (["palifico", "--plot", "a.png"], "file-svg_name", {"file": "a.png"}),
        (["palifico", "--out", "a.txt"], "file-suffix", {"file": "a.txt", "expected": ".json"}),
        (["palifico", "--out", "a.svg", "--plot", "a.svg"], "file-suffix", SAME),
        (
            ["palifico", "--out", "no/a.json"],
            "file-no_folder",
            {"file": "no/a.json", "place": "no"},
        ),
    ],
)
def test_study_command_what_cannot_be_played(
    palifico: Palifico, argv: list[str], id_: str, values: dict[str, str | int], lang: str
) -> None:
    status, out, err = palifico("study", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert err.startswith(message(lang, f"fault-{id_}", values))


@pytest.fixture
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be played."""
    monkeypatch.delattr(results, "play_study")


@pytest.mark.usefixtures("unplayed")
def test_file_that_cannot_be_written_is_told_before_anything_is_played(
    palifico: Palifico, tmp_path: Path
) -> None:
    folder = tmp_path / "folder.json"
    folder.mkdir()
    for file in (folder, tmp_path / "none" / "figures.json"):
        status, out, err = palifico("study", "die-worth", "--out", str(file))
        assert (status, out) == (2, "")
        assert err.startswith(f"Cannot write {file}: ")


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_full_disk_leaves_older_figures_as_they_were(
    palifico: Palifico, tmp_path: Path, option: str
) -> None:
    file = tmp_path / {"--out": "old.json", "--plot": "old.svg"}[option]
    argv = ("study", "game-length", *SMALL, option, str(file))
    palifico(*argv)
    before = file.read_bytes()
    with short_of_disk(2000):
        status, out, err = palifico(*argv, "--seed", "2")
    assert (status, out, err) == (2, "", f"Cannot write {file}: File too large\n")
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_study_command_without_numba(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("palifico.arena.kernel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    status, out, err = palifico("study", "die-worth", *SMALL)
    assert (status, out) == (2, "")
    assert err.startswith(message("en", "fault-kernel-extra", {}))


def test_ctrl_c_writes_nothing(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(results, "play_study", interrupted)
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("what was there")
    for file in (old, new):
        status, out, err = palifico("study", "die-worth", "--out", str(file))
        assert (status, out) == (130, "")
        assert err == message("en", "study-interrupted", {}) + "\n"
    assert old.read_text() == "what was there"
    assert not new.exists()


def test_player_who_waits_sees_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with study_progress.showing("en") as told:
        assert told is not None
        told("paco 2 odds", 50, 200)
    assert "Playing paco 2 odds" in screen.getvalue()
    assert "25%" in screen.getvalue()
    assert " left" in screen.getvalue()
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    with study_progress.showing("en") as told:
        assert told is None


def test_help_needs_no_heavy_parts() -> None:
    code = (
        "import sys; from palifico.cli.app import run; run(['study', '--help']);"
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"

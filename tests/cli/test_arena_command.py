"""`arena`: runs by file and by flags, how they stand, the bar, the report, and what goes wrong."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from palifico.arena.tasks import Result, Task, play_task
from palifico.bots.match.match import Maker, find_maker
from palifico.words import LANGS, message
from palifico.words.numbers import number
from tests.arena.kept import kept, short_of_disk
from tests.bots.test_match import Broken
from tests.cli.conftest import Palifico

pytestmark = pytest.mark.usefixtures("folder_of_its_own")
PAIR = ("--players", "odds:doubt=0.35", "random", "--jobs", "1")
FILE = """
players = ["careful", "random"]
seats = [2, 3]
games = 24
seed = 5

[policies.careful]
kind = "odds"
doubt = 0.3
"""


def figures(out: str) -> dict[str, Any]:
    """A JSON answer."""
    told: dict[str, Any] = json.loads(out)
    return told


def test_run_is_told_in_tables_and_words(palifico: Palifico) -> None:
    status, out, err = palifico("arena", "run", *PAIR, "--games", "200")
    assert (status, err) == (0, "")
    title, heading, first, second, *said = out.splitlines()
    assert title == "Perudo, Paco, 2 seats, seed 0: 200 games."
    assert heading.split() == ["wins", "share", "95%", "interval", "even"]
    assert first.split()[0] == "odds:doubt=0.35"
    assert int(first.split()[1]) + int(second.split()[1]) == 200
    assert message("en", "match-by-deals", {"deals": 100, "seatings": 2}) in said
    assert said[-1] == "Kept in arena.sqlite."
    assert out.startswith(palifico("arena", "show", "arena.sqlite").out)


def test_file_says_what_to_play_and_flags_count_more(palifico: Palifico) -> None:
    Path("spring.toml").write_text(FILE)
    assert palifico("arena", "run", "spring.toml", "--jobs", "1").status == 0
    told = figures(palifico("arena", "show", "spring.sqlite", "--json").out)
    assert told["complete"] is True
    assert [(cell["seats"], cell["games"]) for cell in told["cells"]] == [(2, 24), (3, 24)]
    assert told["config"]["name"] == "spring"
    assert told["config"]["players"][0]["policy"]["doubt"] == 0.3
    given = ("--seats", "2", "--editions", "asmodee-2024", "--rule", "calza=true", "--seed", "7")
    more = ("--out", "x.parquet", "--rows=false", "--batch", "6", "--duplicate=false", "--json")
    told = figures(palifico("arena", "run", "spring.toml", "--jobs", "1", *given, *more).out)
    [cell] = told["cells"]
    assert (cell["edition"], cell["seats"], cell["games"]) == ("asmodee-2024", 2, 24)
    config = told["config"]
    assert (config["rules"], config["seed"], config["rows"]) == ({"calza": True}, 7, False)
    assert (config["batch"], config["duplicate"], config["rotate"]) == (6, False, True)
    assert len(list(Path("x.parquet", "batches").iterdir())) == 4


def test_figures_are_those_of_the_table(palifico: Palifico) -> None:
    told = figures(palifico("arena", "run", *PAIR, "--games", "200", "--json").out)
    [cell] = told["cells"]
    best, worst = cell["players"]
    assert (best["player"], worst["player"]) == ("odds:doubt=0.35", "random")
    assert best["wins"] + worst["wins"] == cell["games"] == 200
    assert best["low"] < best["share"] <= best["high"]
    assert (best["verdict"], worst["verdict"]) == ("above", "below")
    assert sum(cell["turn_wins"]) == sum(cell["lengths"].values()) == 200
    assert cell["code"].startswith("PF1-")


def test_arena_command_until_an_interval_is_narrow_enough(palifico: Palifico) -> None:
    given = ("--players", "odds:doubt=0.35", "odds:doubt=0.1", "--until", "2", "--batch", "100")
    told = figures(palifico("arena", "run", *given, "--jobs", "1", "--json").out)
    assert told["cells"][0]["reached"] is True
    for one in told["cells"][0]["players"]:
        assert one["high"] - one["low"] <= 0.04


@pytest.mark.parametrize("lang", LANGS)
def test_aim_that_is_missed_is_told(palifico: Palifico, lang: str) -> None:
    given = ("--players", "odds:doubt=0.35", "odds:doubt=0.1", "--until", "0.3", "--games", "300")
    out = palifico("arena", "run", *given, "--jobs", "1", "--lang", lang).out
    cell = figures(palifico("arena", "show", "arena.sqlite", "--json").out)["cells"][0]
    half = max(one["high"] - one["low"] for one in cell["players"]) * 50
    aims = {"aim": number(lang, 0.3, 3), "half": number(lang, half, 3)}
    assert message(lang, "arena-missed", aims) in out
    assert (cell["complete"], cell["reached"]) == (True, False)
    no_aim = ("--games", "4", "--out", "x.sqlite", "--json")
    assert figures(palifico("arena", "run", *PAIR, *no_aim).out)["cells"][0]["reached"] is None


@pytest.mark.slow
def test_several_processes_give_the_same(palifico: Palifico) -> None:
    for jobs in ("1", "2"):
        given = ("--batch", "12", "--games", "48", "--out", f"{jobs}.sqlite")
        assert palifico("arena", "run", *PAIR[:-1], jobs, *given).status == 0
    assert kept(Path("1.sqlite").resolve()) == kept(Path("2.sqlite").resolve())


@pytest.mark.parametrize("lang", LANGS)
def test_run_is_told_in_every_language(palifico: Palifico, lang: str) -> None:
    out = palifico("arena", "run", *PAIR, "--games", "4", "--lang", lang).out
    assert message(lang, "match-heading-share", {}) in out
    assert message(lang, "match-wilson", {}) in out
    assert out.splitlines()[-1] == message(lang, "arena-kept", {"file": "arena.sqlite"})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((), "“” cannot be given for --players. Right would be, for example: --players "),
        (("--players", "random"), "How much is to be played?"),
        ((*PAIR, "--games", "0"), "“0” cannot be given for --games: it goes from 1 to "),
        ((*PAIR, "--until", "0"), "“0.0” cannot be given for --until: it goes from 0.001 to "),
        ((*PAIR, "--games", "4", "--seed", "-1"), "“-1” cannot be given for --seed: it goes from"),
        ((*PAIR, "--games", "4", "--jobs", "0"), "--jobs is given twice"),
        ((*PAIR[:-1], "0", "--games", "4"), "“0” cannot be given for --jobs: it goes from 1 to "),
        (("--players", "nobody", "--games", "4"), "There is no bot “nobody”. The bots are: "),
        ((*PAIR, "--games", "4", "--seats", "1"), "A game has 2 to 12 players, not 1."),
        ((*PAIR, "--games", "4", "--rotate=false", "--duplicate"), "A player who stays in one"),
        ((*PAIR, "--games", "4", "--out", "x.csv"), "The name of the results must end in"),
        (
            (*PAIR, "--games", "4", "--out", "no/x.sqlite"),
            "Cannot write no/x.sqlite: there is no folder",
        ),
        (("--players", "x" * 300, "--games", "4"), "There is no bot “xxx"),
        (("--players", f"{'x' * 300}.py", "--games", "4"), "Cannot read xxx"),
        ((*PAIR, "--games", "4", "--address", "here:1"), "This does not belong here"),
        (("none.toml",), "Cannot read none.toml: "),
        (("--x",), "There is no option “--x” here."),
    ],
)
def test_arena_command_what_is_asked_wrongly_is_told(
    palifico: Palifico, given: tuple[str, ...], said: str
) -> None:
    status, out, err = palifico("arena", "run", *given)
    assert (status, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1
    assert list(Path().glob("*.sqlite")) == []


def test_another_run_does_not_go_into_the_same_results(palifico: Palifico) -> None:
    palifico("arena", "run", *PAIR, "--games", "4")
    status, out, err = palifico("arena", "run", *PAIR, "--games", "8")
    assert (status, out) == (2, "")
    assert err == (
        "arena.sqlite holds another run. It has games = 4; you asked for games = 8. "
        "Take another name for the results, or the same run.\n"
    )


@pytest.mark.parametrize("command", ["show", "report"])
def test_results_that_are_none_are_told(palifico: Palifico, command: str) -> None:
    Path("x.sqlite").write_text("something else, and rather long for that" * 20)
    for given, said in (("none.sqlite", "Cannot read none.sqlite: "), ("x.sqlite", "x.sqlite is")):
        status, out, err = palifico("arena", command, given)
        assert (status, out) == (2, "")
        assert err.startswith(said)


def test_ctrl_c_tells_what_is_kept_and_how_to_go_on(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("arena", "run", *PAIR, "--seats", "2", "3", "--games", "24", "--batch", "6")

    def interrupted(task: Task) -> Result:
        if (task.cell, task.batch) == (0, 2):
            raise KeyboardInterrupt
        return play_task(task)

    with monkeypatch.context() as patched:
        patched.setattr("palifico.arena.backends.base.play_task", interrupted)
        status, out, err = palifico(*asked)
    assert (status, err) == (130, "")
    lines = out.splitlines()
    assert lines[0] == "Perudo, Paco, 2 seats, seed 0: 12 games."
    assert message("en", "arena-unfinished", {}) in lines
    assert message("en", "arena-nothing", {}) in lines
    assert lines[-1] == message("en", "arena-interrupted", {"file": "arena.sqlite"})
    told = figures(palifico("arena", "show", "arena.sqlite", "--json").out)
    assert (told["complete"], told["cells"][1]["players"]) == (False, [])
    assert figures(palifico(*asked, "--json").out)["complete"] is True


@pytest.mark.parametrize(
    "where",
    [
        "palifico.arena.config_parser.parse_config",
        "palifico.arena.backends.base.local",
        "palifico.arena.run.writing",
        "palifico.arena.results.results._alone",
        "palifico.arena.results.results.versions",
    ],
)
def test_ctrl_c_before_anything_is_kept(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    def answered(*_: object) -> None:
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt:
            raise ImportError("a library was interrupted") from None

    early = message("en", "arena-interrupted-early", {}) + "\n"
    for struck in (interrupted, answered):
        with monkeypatch.context() as patched:
            patched.setattr(where, struck)
            asked = ("arena", "run", *PAIR, "--games", "4")
            assert palifico(*asked) == (130, early, "")
            assert palifico(*asked, "--json") == (130, "", early)
    assert palifico(*asked).status == 0


def test_ctrl_c_while_it_is_told_is_told(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    def tell(*_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN

    monkeypatch.setattr("palifico.cli.commands.arena.output.tell", tell)
    before = signal.getsignal(signal.SIGINT)
    status, out, _ = palifico("arena", "run", *PAIR, "--games", "4")
    assert (status, out) == (
        130,
        message("en", "arena-interrupted", {"file": "arena.sqlite"}) + "\n",
    )
    assert signal.getsignal(signal.SIGINT) is before


def test_bot_that_fails_is_told(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Maker:
        return Broken(ZeroDivisionError("oh")) if name == "broken" else find_maker(name)

    monkeypatch.setattr("palifico.bots.match.match.find_maker", found)
    monkeypatch.setattr("palifico.arena.results.results.versions", lambda _: {"palifico": "1"})
    given = ("--players", "counter", "broken", "--games", "4", "--jobs", "1")
    out = palifico("arena", "run", *given).out
    assert "broken gave no answer that counts" in out
    assert "Most often: it failed with an error: ZeroDivisionError: oh" in out
    told = figures(palifico("arena", "show", "arena.sqlite", "--json").out)
    assert set(told["cells"][0]["players"][1]["troubles"]) == {"raised: ZeroDivisionError: oh"}


@pytest.mark.parametrize("turned", [("--duplicate=false",), ("--rotate=false",)])
def test_games_with_dice_of_their_own_are_not_told_to_have_the_same(
    palifico: Palifico, turned: tuple[str, ...]
) -> None:
    out = palifico("arena", "run", *PAIR, "--games", "40", *turned).out
    assert "with the same dice" not in out


def test_report_is_a_page(palifico: Palifico) -> None:
    palifico("arena", "run", *PAIR, "--games", "24")
    status, out, err = palifico("arena", "report", "arena.sqlite")
    assert (status, out, err) == (0, "The report is in arena.html.\n", "")
    assert Path("arena.html").read_text().startswith("<!doctype html>")
    assert palifico("arena", "report", "arena.sqlite", "--out", "x.html").status == 0
    assert Path("x.html").is_file()
    status, out, err = palifico("arena", "report", "arena.sqlite", "--out", "no/x.html")
    assert (status, out) == (2, "")
    assert err == "Cannot write no/x.html: there is no folder no.\n"


def test_report_takes_the_place_of_nothing_but_a_report(palifico: Palifico) -> None:
    palifico("arena", "run", *PAIR, "--games", "24")
    before = Path("arena.sqlite").read_bytes()
    Path("link.html").symlink_to("arena.sqlite")
    for file in ("arena.sqlite", "report.txt", "report", "link.html"):
        status, out, err = palifico("arena", "report", "arena.sqlite", "--out", file)
        assert (status, out) == (2, "")
        assert err == f"The name must end in .html; “{file}” does not. Nothing was written.\n"
    assert Path("arena.sqlite").read_bytes() == before
    assert not Path("report.txt").exists()


def test_full_disk_leaves_the_older_report_as_it_was(palifico: Palifico) -> None:
    palifico("arena", "run", *PAIR, "--games", "24")
    palifico("arena", "report", "arena.sqlite", "--lang", "de")
    before = Path("arena.html").read_bytes()
    with short_of_disk(10_000):
        status, out, err = palifico("arena", "report", "arena.sqlite")
    assert (status, out) == (2, "")
    assert err == "Cannot write arena.html: File too large\n"
    assert Path("arena.html").read_bytes() == before
    assert {path.name for path in Path().iterdir()} == {
        "arena.html",
        "arena.sqlite",
        "arena.sqlite.lock",
    }


def test_help_needs_no_heavy_parts() -> None:
    code = (
        "import sys; from palifico.cli.app import run; run(['arena', 'run', '--help']);"
        "print([name for name in ('numpy', 'numba', 'ray', 'pyarrow') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"

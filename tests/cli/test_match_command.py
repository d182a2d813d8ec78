"""`match`: the table, the sentences, the figures as JSON, what is asked wrongly, and Ctrl-C."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import palifico.bots.match.match
from palifico.bots import LEVELS
from palifico.bots.external.plugins import add_bot, file_bot
from palifico.bots.match.match import Maker, Match, find_maker, play_deal
from palifico.bots.match.tally import Tally
from palifico.editions import IDS
from palifico.words import LANGS, message
from tests.bots.test_match import Broken
from tests.cli.conftest import Palifico

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def no_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have bots of their own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def figures(out: str) -> list[dict[str, Any]]:
    """The matches in a JSON answer."""
    answer = json.loads(out)
    assert answer["complete"] is True
    matches: list[dict[str, Any]] = answer["matches"]
    return matches


def test_match_is_told_in_a_table_and_in_words(palifico: Palifico) -> None:
    status, out, err = palifico("match", "counter", "beginner", "--games", "60")
    assert (status, err) == (0, "")
    title, heading, counter, beginner, *said = out.splitlines()
    assert title == "Perudo, Paco, 2 seats, seed 0: 60 games."
    assert heading.split() == ["games", "wins", "share", "95%", "interval", "even"]
    assert counter.split()[:2] == ["counter", "60"]
    assert int(counter.split()[2]) + int(beginner.split()[2]) == 60
    assert said == [
        "counter wins more than an even share: its whole interval lies above 50.0%.",
        message("en", "match-by-deals", {"deals": 30, "seatings": 2}),
    ]


def test_weaker_bot_is_told_to_be_weaker(palifico: Palifico) -> None:
    out = palifico("match", "beginner", "counter", "--games", "60").out
    assert "beginner wins less than an even share" in out


def test_equals_are_told_to_be_equals(palifico: Palifico) -> None:
    out = palifico("match", "counter", "counter", "--games", "20").out
    assert out.splitlines()[-1] == message("en", "match-wilson", {})
    assert "\ncounter (2)  " in out
    assert "counter may well be even: its interval holds 50.0%" in out


def test_three_bots_are_told_one_by_one(palifico: Palifico) -> None:
    out = palifico("match", "counter", "beginner", "beginner@1", "--seats", "4", "--games", "8").out
    assert out.startswith("Perudo, Paco, 4 seats, seed 0: 8 games.\n")
    assert [line.split()[-1] for line in out.splitlines()[2:5]] == ["50.0%", "25.0%", "25.0%"]


def test_bots_take_as_many_seats_as_they_are(palifico: Palifico) -> None:
    [matched] = figures(palifico("match", *["counter"] * 3, "--games", "1", "--json").out)
    assert (matched["seats"], matched["games"], matched["deals"]) == (3, 3, 1)


def test_figures_as_json(palifico: Palifico) -> None:
    argv = ("match", "counter", "beginner", "--games", "9", "--seed", "4", "--json")
    [matched] = figures(palifico(*argv).out)
    counter, beginner = matched.pop("bots")
    assert matched == {
        "edition": "paco",
        "code": "PF1-4SR",
        "seats": 2,
        "seed": "4",
        "games": 10,
        "deals": 5,
    }
    assert counter["wins"] + beginner["wins"] == 10
    assert counter["low"] <= counter["share"] == counter["wins"] / 10 <= counter["high"]
    assert (counter["bot"], counter["even"], counter["troubles"]) == ("counter", 0.5, 0)


def test_edition_and_house_rules(palifico: Palifico) -> None:
    argv = ("match", "counter", "beginner", "--games", "2", "--json")
    assert [one["edition"] for one in figures(palifico(*argv, "--edition", "all").out)] == [*IDS]
    [ruled] = figures(palifico(*argv, "--edition", "azteca", "--rule", "dice_each=2").out)
    [coded] = figures(palifico(*argv, "--edition", ruled["code"]).out)
    assert coded == ruled


def test_figures_go_into_a_file_beside_the_table(palifico: Palifico, tmp_path: Path) -> None:
    argv = ("match", "counter", "beginner", "--games", "4")
    file = tmp_path / "match.json"
    assert palifico(*argv, "--out", str(file)) == palifico(*argv)
    assert file.read_text("utf-8") == palifico(*argv, "--json").out


@pytest.mark.slow
def test_several_processes_tell_the_same(palifico: Palifico) -> None:
    argv = ("match", "counter", "beginner", "--games", "12", "--seats", "3")
    assert palifico(*argv, "--jobs", "2") == palifico(*argv)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("argv", "id_", "values"),
    [
        ([], "match-bots", {"expected": ", ".join(LEVELS)}),
        (["counter"], "match-bots", {"expected": ", ".join(LEVELS)}),
        (["counter"] * 3 + ["--seats", "2"], "match-crowd", {"given": 3, "seats": 2}),
        (["counter"] * 2 + ["--seats", "1"], "seats", {"from": 2, "to": 12, "given": 1}),
        (["counter"] * 2 + ["--seats", "13"], "seats", {"from": 2, "to": 12, "given": 13}),
        (["counter"] * 2 + ["--games", "0"], "command-value", {"given": "0", "name": "--games"}),
        (["counter"] * 2 + ["--jobs", "-1"], "command-value", {"given": "-1", "name": "--jobs"}),
    ],
)
def test_match_command_what_cannot_be_played(
    palifico: Palifico, argv: list[str], id_: str, values: dict[str, str | int], lang: str
) -> None:
    status, out, err = palifico("match", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    said = {name: str(value) for name, value in values.items()}
    hint = message(lang, "hint-help", {"help": "palifico match --help"})
    more = f" {hint}" if id_ == "command-value" else ""
    assert err == f"{message(lang, f'fault-{id_}', said)}{more}\n"


@pytest.mark.parametrize("name", ["nobody", "counter@99", "", "@1"])
def test_unknown_bot(palifico: Palifico, name: str) -> None:
    status, out, err = palifico("match", "counter", name)
    assert (status, out) == (2, "")
    assert err.startswith(f"There is no bot “{name}”. The bots are: beginner, counter, ")


def test_own_bots_are_among_those_there_are(palifico: Palifico) -> None:
    add_bot(file_bot(str(ROOT / "examples" / "bots" / "parrot.py")))
    _, _, err = palifico("match", "counter", "nobody.py")
    assert "champion, parrot. A bot in a Python file plays by its path" in err


def test_bot_that_does_not_start_is_told_before_anything_is_played(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(palifico_match(), "play_deals")
    file = tmp_path / "1 broken.py"
    file.write_text("import nothing_of_the_kind")
    status, out, err = palifico("match", "counter", str(file))
    assert (status, out) == (2, "")
    assert err.startswith("“broken” does not start: ModuleNotFoundError: ")


@pytest.mark.slow
def test_file_plays_by_its_path(palifico: Palifico) -> None:
    path = str(ROOT / "examples" / "bots" / "parrot.py")
    argv = ("match", path, "counter", "--games", "2", "--json")
    [matched] = figures(palifico(*argv).out)
    assert [one["bot"] for one in matched["bots"]] == [path, "counter"]
    assert [one["troubles"] for one in matched["bots"]] == [0, 0]


def test_unknown_edition(palifico: Palifico) -> None:
    assert palifico("match", "counter", "counter", "--edition", "none").status == 2


def test_file_that_cannot_be_written_is_told_before_anything_is_played(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(palifico_match(), "play_deals")
    folder = tmp_path / "folder.json"
    folder.mkdir()
    for file, said in (
        (folder, f"Cannot write {folder}: Is a directory"),
        (tmp_path / "no" / "x.json", f"Cannot write {tmp_path / 'no' / 'x.json'}: there is no"),
        (tmp_path / "x.csv", "The name must end in .json; "),
    ):
        status, out, err = palifico("match", "counter", "beginner", "--out", str(file))
        assert (status, out) == (2, "")
        assert err.startswith(said)


def test_older_figures_stay_until_there_are_new_ones(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(palifico_match(), "play_deals")
    file = tmp_path / "match.json"
    file.write_text("older figures")
    with pytest.raises(ImportError):
        palifico("match", "counter", "beginner", "--out", str(file))
    assert file.read_text() == "older figures"
    assert list(tmp_path.iterdir()) == [file]


def palifico_match() -> Any:
    """The module that plays matches."""
    return palifico.bots.match.match


def interrupted(plan: Match, deals: Sequence[int], *, jobs: int) -> Iterator[Tally]:
    """Two deals, and then Ctrl-C."""
    yield play_deal(plan, 0)
    yield play_deal(plan, 1)
    raise KeyboardInterrupt


def test_ctrl_c_shows_what_was_played(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(palifico_match(), "play_deals", interrupted)
    file = tmp_path / "match.json"
    argv = ("match", "counter", "beginner", "--edition", "all", "--out", str(file))
    status, out, _ = palifico(*argv)
    assert status == 130
    assert out.startswith("Interrupted: ")
    assert out.count("seed 0: 4 games.") == 1
    answer = json.loads(file.read_text("utf-8"))
    assert (answer["complete"], len(answer["matches"])) == (False, 1)


def test_ctrl_c_before_anything_was_played(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(plan: Match, deals: Sequence[int], *, jobs: int) -> Iterator[Tally]:
        raise KeyboardInterrupt

    monkeypatch.setattr(palifico_match(), "play_deals", at_once)
    status, out, _ = palifico("match", "counter", "beginner")
    assert (status, len(out.splitlines())) == (130, 1)


def test_bot_that_fails_is_told(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Maker:
        return Broken(ZeroDivisionError("oh")) if name == "broken" else find_maker(name)

    monkeypatch.setattr(palifico_match(), "find_maker", found)
    argv = ("match", "broken", "counter", "--games", "2")
    status, out, _ = palifico(*argv)
    assert status == 0
    last = out.splitlines()[-1]
    assert last.endswith(
        " times broken gave no answer that counts, and what is safe was played for it. "
        "Most often: it failed with an error: ZeroDivisionError: oh"
    )
    [matched] = figures(palifico(*argv, "--json").out)
    broken, counter = matched["bots"]
    assert last.startswith(f"{broken['troubles']} times")
    assert broken["what"] == {"raised: ZeroDivisionError: oh": broken["troubles"]}
    assert counter["troubles"] == 0


@pytest.mark.slow
def test_own_bot_plays_by_its_name(palifico: Palifico) -> None:
    add_bot(file_bot(str(ROOT / "examples" / "bots" / "parrot.py")))
    [matched] = figures(palifico("match", "parrot", "counter", "--games", "2", "--json").out)
    assert [one["bot"] for one in matched["bots"]] == ["parrot", "counter"]
    assert [one["troubles"] for one in matched["bots"]] == [0, 0]


def test_help_needs_no_heavy_parts() -> None:
    code = (
        "import sys; from palifico.cli.app import run; run(['match', '--help']);"
        "print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"

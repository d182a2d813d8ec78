"""Results that are kept: read back whole, in both forms alike, never mixed, never half."""

from __future__ import annotations

import json
import sqlite3
import sys
from pathlib import Path

import pytest

from palifico import __version__
from palifico.arena.backends.base import InProcess
from palifico.arena.config import Config, Player
from palifico.arena.design import cells
from palifico.arena.results import results as results_module
from palifico.arena.results.results import open_results, versions, writing
from palifico.arena.run import play_run
from palifico.arena.tasks import Task, play_task
from palifico.bots.external.plugins import add_bot, command_bot
from palifico.errors import Fault
from palifico.words import fault_sentence
from tests.arena.kept import SUFFIXES, kept, numbers, played, quick, refused, told

PARROT = Path(__file__).resolve().parents[2] / "examples" / "bots" / "parrot.py"


def unread(place: Path) -> Fault:
    """Why results cannot be read."""
    with pytest.raises(Fault) as raised:
        open_results(place)
    return told(raised.value)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_results_what_was_played_is_read_back(suffix: str, tmp_path: Path) -> None:
    config = quick()
    with open_results(played(tmp_path / f"x{suffix}")) as results:
        assert results.config == config
        assert results.versions == {"palifico": __version__}
        assert results.cells == cells(config)
        for cell in results.cells:
            tasks = [Task(config, cell.number, batch) for batch in range(cell.batches or 0)]
            parts = list(map(play_task, tasks))
            assert results.sums(cell) == sum((part.sums for part in parts), cell.nothing())
            assert results.orders(cell) == [order for part in parts for order in part.orders]
            assert results.complete(cell)


def test_results_both_forms_hold_the_same(tmp_path: Path) -> None:
    one, other = (kept(played(tmp_path / f"x{suffix}")) for suffix in SUFFIXES)
    assert one == other
    assert (len(one.batches), len(one.games)) == (10, 240)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_games_are_rows(suffix: str, tmp_path: Path) -> None:
    config = quick(seats=[3], games=24)
    games = kept(played(tmp_path / f"x{suffix}", config)).games
    columns = play_task(Task(config, 0, 0)).games
    assert columns is not None
    assert [row[1:3] for row in games] == [(game // 3, game % 3) for game in range(24)]
    assert [row[3] for row in games] == columns.winner.tolist()
    assert [row[4] for row in games] == columns.player.tolist()
    assert [row[-1].index("0") for row in games] == columns.winner.tolist()
    assert [list(map(int, row[-1])) for row in games] == columns.places.tolist()


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_rows_need_not_be_kept(suffix: str, tmp_path: Path) -> None:
    sums, all_of_it = (
        kept(played(tmp_path / f"{rows}{suffix}", quick(rows=rows))) for rows in (False, True)
    )
    assert sums.batches == all_of_it.batches
    assert (len(sums.games), len(all_of_it.games)) == (0, 240)


def test_twelve_seats_have_a_sign_each(tmp_path: Path) -> None:
    games = kept(played(tmp_path / "x.sqlite", quick(seats=[12], games=24))).games
    assert {"".join(sorted(row[-1])) for row in games} == {"0123456789ab"}


def test_sqlite_file_tells_who_and_what_in_plain_tables(tmp_path: Path) -> None:
    place = played(tmp_path / "x.sqlite", quick(players=["odds", "odds"]))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.sqlite", "x.sqlite.lock"]
    db = sqlite3.connect(place)
    assert db.execute("SELECT * FROM players").fetchall() == [(0, "odds"), (1, "odds (2)")]
    assert db.execute("SELECT * FROM cells").fetchall() == [(0, "paco", 2), (1, "paco", 3)]
    db.close()


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_run_that_is_done_is_not_played_again(suffix: str, tmp_path: Path) -> None:
    place = played(tmp_path / f"x{suffix}")
    before = kept(place)
    heard: list[Task] = []
    play_run(quick(), place, InProcess(), lambda _run, task, _result: heard.append(task))
    assert heard == []
    assert kept(place) == before


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_batch_is_kept_once(suffix: str, tmp_path: Path) -> None:
    place, result = tmp_path / f"x{suffix}", play_task(Task(quick(), 0, 0))
    with writing(place, quick()) as store:
        store.keep(0, 0, result)
        with pytest.raises((sqlite3.IntegrityError, FileExistsError)):
            store.keep(0, 0, result)
    assert numbers(place) == [(0, 0)]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_another_configuration_is_refused(suffix: str, tmp_path: Path) -> None:
    place = played(tmp_path / f"x{suffix}")
    before = kept(place)
    fault = refused(place, quick(seed=10, games=240))
    assert fault.code == "arena.other"
    assert fault.about["given"] == "games = 240, seed = 10"
    assert fault.about["expected"] == "games = 120, seed = 9"
    assert kept(place) == before


def test_another_name_is_no_other_configuration(tmp_path: Path) -> None:
    place = played(tmp_path / "x.sqlite")
    assert play_run(quick(name="autumn"), place, InProcess()).complete
    with open_results(place) as results:
        assert results.config.name == "arena"


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = played(tmp_path / "x.sqlite")
    monkeypatch.setattr(results_module, "__version__", "99")
    fault = refused(place)
    assert fault.code == "arena.versions"
    assert dict(fault.about) == {"name": "palifico", "given": "99", "expected": __version__}


def test_versions_are_of_every_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    add_bot(command_bot("my bot --quick", "mine"))
    assert versions(Config("t", (Player("mine"),), ("paco",), (2,)))["mine"] == "my bot --quick"
    file = tmp_path / "mine.py"
    file.write_bytes(PARROT.read_bytes())
    config = Config("t", (Player("counter"), Player(str(file))), ("paco",), (2,), games=2)
    before = versions(config)
    assert before["counter"] == "counter@1"
    assert before[str(file)].startswith("sha256:")
    file.write_bytes(PARROT.read_bytes() + b"\n")
    assert versions(config)[str(file)] != before[str(file)]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_results_only_one_process_writes_and_others_read(suffix: str, tmp_path: Path) -> None:
    place, config = tmp_path / f"x{suffix}", quick()
    with writing(place, config) as store:
        store.keep(0, 0, play_task(Task(config, 0, 0)))
        assert refused(place).code == "arena.busy"
        with open_results(place) as results:
            assert [results.sums(cell).deals for cell in results.cells] == [12, 0]
            assert not results.complete(results.cells[0])
    assert play_run(config, place, InProcess()).complete


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_folder_that_is_not_there_is_told(suffix: str, tmp_path: Path) -> None:
    place = tmp_path / "none" / f"x{suffix}"
    fault = refused(place)
    assert fault_sentence("en", fault) == (
        f"Cannot write {place}: there is no folder {tmp_path / 'none'}."
    )
    assert unread(tmp_path / f"x{suffix}").code == "file.unreadable"


def test_name_says_how_results_are_kept(tmp_path: Path) -> None:
    assert refused(tmp_path / "x.csv").code == "arena.suffix"
    assert unread(tmp_path / "x").code == "arena.suffix"


def test_results_what_is_something_else_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "x.sqlite"
    db = sqlite3.connect(database)
    db.execute("CREATE TABLE mine (x)")
    db.close()
    folder = tmp_path / "x.parquet"
    folder.mkdir()
    (folder / "letter.txt").write_text("dear")
    (tmp_path / "file.parquet").write_text("dear")
    for place in (database, folder, tmp_path / "file.parquet"):
        assert refused(place).code == "arena.alien"
        assert unread(place).code == "arena.alien"
    db = sqlite3.connect(database)
    assert db.execute("SELECT count(*) FROM mine").fetchone() == (0,)
    db.close()
    assert [file.name for file in folder.iterdir()] == ["letter.txt"]


def test_empty_file_is_no_result_but_a_place_for_one(tmp_path: Path) -> None:
    place = tmp_path / "x.sqlite"
    place.touch()
    assert unread(place).code == "arena.alien"
    assert play_run(quick(), place, InProcess()).complete


def test_results_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").mkdir()
    assert unread(tmp_path / "x.sqlite").code == "arena.alien"
    assert refused(tmp_path / "x.sqlite").code == "arena.alien"
    (tmp_path / "y.sqlite.lock").write_text("mine, and nobody else's" * 40)
    assert refused(tmp_path / "y.sqlite").code == "file.unwritable"
    (tmp_path / "z.sqlite.lock").mkdir()
    assert refused(tmp_path / "z.sqlite").code == "arena.unwritable"


def test_results_what_a_killed_run_left_behind_is_swept_away(tmp_path: Path) -> None:
    place, config = tmp_path / "x.parquet", quick()
    with writing(place, config) as store:
        store.keep(0, 0, play_task(Task(config, 0, 0)))
    games = place / "games"
    (games / "000-00000001.parquet").write_bytes((games / "000-00000000.parquet").read_bytes())
    (games / "000-00000002.parquet.tmp").write_bytes(b"PAR1")
    (place / "batches" / "000-00000001.json.tmp").write_bytes(b"{")
    with writing(place, config):
        assert [file.name for file in games.iterdir()] == ["000-00000000.parquet"]
        assert numbers(place) == [(0, 0)]
    assert play_run(config, place, InProcess()).complete
    assert kept(place) == kept(played(tmp_path / "whole.parquet"))


def test_results_what_is_no_database_is_damaged(tmp_path: Path) -> None:
    place = tmp_path / "x.sqlite"
    place.write_text("not a database at all, but long enough to be looked at" * 40)
    before = place.read_bytes()
    assert refused(place).code == "arena.damaged"
    assert unread(place).code == "arena.damaged"
    assert place.read_bytes() == before


def test_torn_database_is_told(tmp_path: Path) -> None:
    place = played(tmp_path / "x.sqlite", quick(games=2000, batch=100))
    whole = bytearray(place.read_bytes())
    whole[4096 * 2 :] = b"\x5a" * len(whole[4096 * 2 :])
    place.write_bytes(whole)
    assert unread(place).code == "arena.damaged"
    assert refused(place, quick(games=2000, batch=100)).code == "arena.damaged"


@pytest.mark.parametrize(
    ("table", "wrong"),
    [("run SET head", "{}"), ("run SET head", "["), ("batches SET sums", '{"deals": "many"}')],
)
def test_results_what_makes_no_sense_is_damaged(table: str, wrong: str, tmp_path: Path) -> None:
    place = played(tmp_path / "x.sqlite")
    db = sqlite3.connect(place)
    db.execute(f"UPDATE {table} = ?", (wrong,))
    db.commit()
    db.close()
    assert unread(place).code == "arena.damaged"
    assert refused(place).code == "arena.damaged"


def test_damaged_folder_is_told(tmp_path: Path) -> None:
    place = played(tmp_path / "x.parquet")
    (place / "batches" / "000-00000002.json").write_text('{"sums": {')
    assert unread(place).code == "arena.damaged"
    (place / "run.json").write_text("{")
    assert unread(place).code == "arena.damaged"


@pytest.mark.parametrize("harm", ["missing", "cut", "empty"])
def test_games_that_are_not_whole_are_told_and_can_be_played_anew(
    harm: str, tmp_path: Path
) -> None:
    place = played(tmp_path / "x.parquet")
    whole = kept(place)
    games, batch = (place / "games/000-00000002.parquet", place / "batches/000-00000002.json")
    data = games.read_bytes()
    if harm == "missing":
        games.unlink()
    else:
        games.write_bytes(data[:-4] if harm == "cut" else b"")
    for fault in (unread(place), refused(place)):
        assert fault.code == "arena.games"
        assert dict(fault.about) == {"file": str(games), "place": str(batch)}
    batch.unlink()
    assert kept(played(place)) == whole


def test_another_format_is_told(tmp_path: Path) -> None:
    place = played(tmp_path / "x.parquet")
    head = json.loads((place / "run.json").read_bytes())
    (place / "run.json").write_text(json.dumps({**head, "format": 7}))
    assert unread(place).code == "arena.format"


def test_parquet_files_need_an_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert refused(tmp_path / "x.parquet").code == "arena.parquet"
    assert list(tmp_path.iterdir()) == []


def test_folder_is_read_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = played(tmp_path / "x.parquet")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with open_results(place) as results:
        assert all(map(results.complete, results.cells))

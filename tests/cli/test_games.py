"""Reading games from files: either form, what is no game, and how far the reading is."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from palifico.cli.record_files import FoundGame, UnreadableGame, input_files, read_each, read_games
from palifico.errors import Fault
from palifico.record import read_json

GAME = '{"edition": "paco", "players": 2, "starter": 0, "rounds": [], "id": 1}'
TEXT = "palifico 1\nedition: paco\nplayers: 2\nstarter: a\n"


def written(tmp_path: Path, data: str | bytes, name: str = "games") -> str:
    file = tmp_path / name
    file.write_bytes(data.encode() if isinstance(data, str) else data)
    return str(file)


def test_json_lines(tmp_path: Path) -> None:
    file = written(tmp_path, f"\n{GAME}\n\r\n{GAME}")
    found = list(read_games(file))
    assert found == [FoundGame(n, read_json(GAME), json.loads(GAME)) for n in (2, 4)]


def test_text(tmp_path: Path) -> None:
    first, second = read_games(written(tmp_path, f"\n# two\n{TEXT}\n{TEXT}id: 2\n"))
    assert (first.number, first.record.id, first.data) == (1, None, None)
    assert (second.number, second.record.id, second.data) == (2, 2, None)


@pytest.mark.parametrize("data", [f"\ufeff{GAME}\n", f"\ufeff{TEXT}", f"\ufeff\n{GAME}"])
def test_mark_at_the_beginning_is_no_harm(tmp_path: Path, data: str) -> None:
    assert len(list(read_games(written(tmp_path, data)))) == 1


@pytest.mark.parametrize("data", ["", "\n", " \r\n\t\n", "\ufeff"])
def test_empty_file_holds_no_games(tmp_path: Path, data: str) -> None:
    assert list(read_each(written(tmp_path, data))) == []


def test_reading_goes_on_after_a_bad_line(tmp_path: Path) -> None:
    file = written(tmp_path, f"{GAME}\n{{\n{GAME}\n[]\n{GAME.replace('paco', '5')}\n")
    found = list(read_each(file))
    assert [type(game) for game in found] == [
        FoundGame,
        UnreadableGame,
        FoundGame,
        UnreadableGame,
        FoundGame,
    ]
    assert [game.number for game in found] == [1, 2, 3, 4, 5]
    assert isinstance(found[1], UnreadableGame)
    assert (found[1].file, found[1].fault.code) == (file, "record.invalid")


def test_player_who_wants_games_alone_hears_of_the_first_bad_line(tmp_path: Path) -> None:
    file = written(tmp_path, f"{GAME}\n{{\n{GAME}\n")
    games = read_games(file)
    assert next(games).number == 1
    with pytest.raises(UnreadableGame) as unread:
        next(games)
    assert unread.value.sentence("en") == (
        f"{file}:2: This is not a game record: it is not JSON (in UTF-8, on one line)."
    )


def test_spoilt_first_line_spoils_only_itself_where_the_name_says_json_lines(
    tmp_path: Path,
) -> None:
    data = f"spoilt\n{GAME}\n"
    spoilt, good = read_each(written(tmp_path, data, "games.jsonl"))
    assert isinstance(spoilt, UnreadableGame)
    assert isinstance(good, FoundGame)
    (text,) = read_each(written(tmp_path, data, "games.txt"))
    assert isinstance(text, UnreadableGame)
    assert text.fault.code == "notation.invalid"


def test_text_is_refused_as_a_whole_and_says_the_line_itself(tmp_path: Path) -> None:
    file = written(tmp_path, f"{TEXT}\n{TEXT}what: ever\n")
    (unread,) = read_each(file)
    assert isinstance(unread, UnreadableGame)
    assert unread.number == 10
    assert unread.sentence("en").startswith(f"{file}: Line 10 is not in the notation: ")


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GAME.encode())))
    assert [game.number for game in read_games("-")] == [1]


@pytest.mark.parametrize("data", [f"{GAME}\n\n{GAME}", f"{GAME}\n{{\n", TEXT, f"\n{TEXT}"])
def test_byte_is_heard_of(tmp_path: Path, data: str) -> None:
    heard: list[int] = []
    list(read_each(written(tmp_path, data), on_bytes=heard.append))
    assert sum(heard) == len(data)


def test_lines_are_read_one_at_a_time() -> None:
    """A reader who stops early has not read the rest."""
    with pytest.MonkeyPatch.context() as patch:
        stream = io.BytesIO(f"{GAME}\n".encode() * 3)
        patch.setattr(sys, "stdin", io.TextIOWrapper(stream))
        next(read_games("-"))
        assert stream.tell() == len(GAME) + 1


@pytest.mark.parametrize("name", ["none", "."])
def test_games_what_cannot_be_read_at_all(tmp_path: Path, name: str) -> None:
    with pytest.raises(Fault, match=r"file\.unreadable"):
        list(read_each(str(tmp_path / name)))


def test_text_that_is_not_utf_8(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"file\.not_text"):
        list(read_each(written(tmp_path, b"palifico 1\nid: \xff\n")))


class Keyboard(io.StringIO):
    """A standard input at which somebody sits."""

    def isatty(self) -> bool:
        return True


def test_file_is_wanted_once_by_the_name_that_came_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "b").symlink_to("a")
    (tmp_path / "loop").symlink_to("loop")
    names = ["c", "./a", "-", "b", str(tmp_path / "a"), "c", "-", "loop", "./-"]
    assert input_files(names) == ["c", "./a", "-", "loop", "./-"]


def test_name_that_looks_like_an_option_is_one_that_is_not_there() -> None:
    with pytest.raises(Fault) as fault:
        input_files(["a", "--jsno"])
    assert (fault.value.code, fault.value.about) == ("command.option", {"given": "--jsno"})


@pytest.mark.parametrize("files", [None, []])
def test_games_without_files_what_is_piped_in_is_wanted(
    monkeypatch: pytest.MonkeyPatch, files: list[str] | None
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert input_files(files) == ["-"]


@pytest.mark.parametrize("stdin", [Keyboard(), None], ids=["keyboard", "closed"])
def test_games_nothing_is_waited_for_that_was_not_asked_for(
    monkeypatch: pytest.MonkeyPatch, stdin: io.StringIO | None
) -> None:
    monkeypatch.setattr(sys, "stdin", stdin)
    with pytest.raises(Fault) as fault:
        input_files(None)
    assert (fault.value.code, fault.value.about) == ("command.missing", {"name": "FILES"})
    assert input_files(["-"]) == ["-"]

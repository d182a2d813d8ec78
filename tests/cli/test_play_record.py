"""`play --record`: every game that is kept carries the proof of its dice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palifico.editions import IDS
from palifico.fair import check_number
from palifico.record import prove
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico
from tests.cli.test_play_command import DUDO_OR_OPEN

SMALL = ("--seats", "3", "--rule", "dice_each=2")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that can be gone on with lie here."""
    monkeypatch.setenv("PALIFICO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def kept(file: Path) -> list[dict[str, Any]]:
    """The records in a file."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("lang", LANGS)
def test_game_is_kept_and_proven(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games.jsonl"
    argv = ["play", *SMALL, "--record", str(file), "--lang", lang]
    status, out, err = palifico(*argv, stdin=DUDO_OR_OPEN)
    assert (status, err) == (0, "")
    told = message(lang, "play-recorded", {"file": str(file)})
    assert "".join(told.split()) in "".join(out.split())
    assert out.splitlines()[-5:] == [
        f"  palifico verify {file}",
        message(lang, "play-recorded-script", {}),
        "  palifico verify --script > verify_palifico.py",
        f"  python3 verify_palifico.py {file}",
        message(lang, "play-bye", {}),
    ]
    (record,) = kept(file)
    assert prove(record).flaw is None
    assert record["stamp"]["signatures"], "signed by the server of this machine"
    assert check_number(bytes.fromhex(record["fair"]["lock"])) in out
    assert record["players"][0] == message(lang, "play-player", {})
    assert record["fair"]["seats"][0]["commit"] is not None
    assert [seat["commit"] for seat in record["fair"]["seats"][1:]] == [None, None]


@pytest.mark.parametrize("edition", IDS)
def test_edition(palifico: Palifico, tmp_path: Path, edition: str) -> None:
    file = tmp_path / "games.jsonl"
    palifico("play", edition, *SMALL, "--record", str(file), stdin=DUDO_OR_OPEN)
    proof = prove(kept(file)[0])
    assert proof.flaw is None
    assert ("first" in proof.checked) is (edition != "asmodee-2024")
    assert palifico("verify", str(file)).status == 0


def test_games_are_added_one_after_another(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        palifico("play", *SMALL, "--record", str(file), stdin=DUDO_OR_OPEN)
    file.write_bytes(file.read_bytes().rstrip())
    palifico("play", *SMALL, "--record", str(file), stdin=DUDO_OR_OPEN)
    assert len({record["id"] for record in kept(file)}) == 3


def test_game_that_was_left_is_kept_when_it_is_over(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    argv = ["play", *SMALL, "--record", str(file)]
    code, *rest = palifico(*argv, stdin="quit\n").out.splitlines()[-1].split()[2:]
    assert rest == ["--record", str(file)]
    assert file.read_text() == ""
    assert palifico("play", code, "--record", str(file), stdin=DUDO_OR_OPEN).status == 0
    assert prove(kept(file)[0]).flaw is None


def test_seed_deals_the_same_dice_again(palifico: Palifico, tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        file = tmp_path / name
        palifico("play", *SMALL, "--seed", "9", "--record", str(file), stdin=DUDO_OR_OPEN)
        games.append(kept(file)[0])
    assert games[0]["rounds"] == games[1]["rounds"]


@pytest.mark.parametrize("lang", LANGS)
def test_file_that_holds_something_else_is_left_alone(
    palifico: Palifico, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary", encoding="utf-8")
    status, out, err = palifico("play", "--record", str(file), "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-file-not_records", {"file": str(file)}) + "\n"
    assert file.read_text("utf-8") == "Dear diary"


@pytest.mark.parametrize("lang", LANGS)
def test_file_that_cannot_be_written_is_told_before_the_game(
    palifico: Palifico, tmp_path: Path, lang: str
) -> None:
    status, out, err = palifico("play", "--record", str(tmp_path), "--lang", lang)
    assert (status, out) == (2, "")
    assert err.startswith(
        message(lang, "fault-file-unwritable", {"file": str(tmp_path), "why": ""})
    )


@pytest.mark.parametrize("lang", LANGS)
def test_play_record_at_a_terminal_a_game_can_still_be_kept(
    palifico: Palifico, tmp_path: Path, lang: str
) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    file = tmp_path / "my games"
    answers = f"{tmp_path / 'diary'}\n{file}\n"
    argv = ("play", *SMALL, "--lang", lang)
    code = palifico(*argv, stdin="quit\n").out.splitlines()[-1].split()[2]
    palifico("play", code, "--lang", lang, stdin=DUDO_OR_OPEN)
    status, out, err = palifico("play", code, "--lang", lang, stdin=answers, at_terminal=True)
    assert (status, err) == (0, "")
    assert f"\n  palifico verify '{file}'\n" in out
    assert prove(kept(file)[0]).flaw is None
    refused = message(lang, "fault-file-not_records", {"file": str(tmp_path / "diary")})
    assert "".join(refused.split()) in "".join(out.split())


@pytest.mark.parametrize("no", ["\n", ""])
def test_play_record_or_not(palifico: Palifico, no: str) -> None:
    code = palifico("play", *SMALL, stdin="quit\n").out.split()[-1]
    palifico("play", code, stdin=DUDO_OR_OPEN)
    status, out, _ = palifico("play", code, stdin=no, at_terminal=True)
    assert status == 0
    assert "palifico verify" not in out

"""`verify`: which games are proven, what is said of the others, and the exit status."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from palifico.words import LANGS, message
from tests.cli.conftest import Palifico
from tests.fair.proofs import proven_record
from tests.record.test_proof import GAME, OTHER, PLAIN, SIGNER, spoilt

KEY = SIGNER.public.hex()


def keep(file: Path, *games: object) -> str:
    """Put games into a file, one a line."""
    file.write_text("".join(f"{json.dumps(game)}\n" for game in games), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGS)
def test_one_sentence_a_game(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    bad = spoilt("fair.dice")[0]
    file = keep(tmp_path / "games.jsonl", GAME, bad, PLAIN)
    status, out, err = palifico("verify", file, "--lang", lang)
    assert (status, err) == (1, "")
    good, failed, plain = out.splitlines()
    assert good.startswith(f"{file}:1: " + message(lang, "proof-good", OPEN).partition("1")[0][:8])
    assert "Cyd" in failed
    assert failed.startswith(f"{file}:2: ")
    assert message(lang, "stage-signatures", {}) in good
    assert message(lang, "stage-signatures", {}) not in plain


OPEN: dict[str, str | int] = {"rounds": 1, "dice": "", "edition": "", "winner": "", "checked": ""}


def test_good_games_have_status_0(palifico: Palifico, tmp_path: Path) -> None:
    rng = Random(5)
    files = [keep(tmp_path / str(n), proven_record(rng), proven_record(rng)) for n in range(3)]
    status, out, err = palifico("verify", *files)
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 6
    assert all(": Proven: " in line for line in out.splitlines())


def test_answers_for_programs(palifico: Palifico, tmp_path: Path) -> None:
    file = keep(tmp_path / "games.jsonl", GAME, spoilt("game.illegal")[0], {"x": 1})
    status, out, _ = palifico("verify", file, "--json")
    good, bad, none = map(json.loads, out.splitlines())
    assert status == 1
    assert (good["ok"], good["number"], good["signed"], good["file"]) == (True, 1, KEY, file)
    assert good["checked"][-1] == "signatures"
    assert (bad["error"]["code"], bad["error"]["round"], bad["error"]["rule"]) == (
        *("game.illegal", 1),
        "bid.count",
    )
    assert none["error"]["code"] == "record.invalid"
    assert none["error"]["where"] == "x"
    assert all(answer.get("error", answer)["message"] for answer in (good, bad, none))


def test_the_key_in_hex_or_in_a_file(palifico: Palifico, tmp_path: Path) -> None:
    file = keep(tmp_path / "game", GAME)
    (tmp_path / "key").write_text(f"{KEY}\n")
    for key in (KEY, KEY.upper(), str(tmp_path / "key")):
        assert palifico("verify", file, "--key", key).status == 0
    assert palifico("verify", file, "--key", OTHER.public.hex()).status == 1
    unsigned = keep(tmp_path / "unsigned", PLAIN)
    status, out, _ = palifico("verify", unsigned, "--key", KEY)
    assert status == 1
    assert "the record is not signed" in out


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_no_key(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = keep(tmp_path / "game", GAME)
    status, out, err = palifico("verify", file, "--key", file, "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-key-form", {"place": file}) + "\n"
    status, out, err = palifico("verify", file, "--key", KEY[1:], "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_the_text_notation_and_standard_input(palifico: Palifico, tmp_path: Path) -> None:
    file = keep(tmp_path / "game", GAME)
    text = palifico("record", file).out
    assert palifico("verify", stdin=text).status == 0
    assert palifico("verify", "-", stdin=json.dumps(GAME)).status == 0


def test_a_record_over_several_lines(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME, indent=2), encoding="utf-8")
    assert palifico("verify", str(file), "--key", KEY).status == 0


@pytest.mark.parametrize("lang", LANGS)
def test_a_file_without_games(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    for content in ("", "\n\n"):
        (tmp_path / "empty").write_text(content)
        file = str(tmp_path / "empty")
        status, out, err = palifico("verify", file, "--lang", lang)
        assert (status, out) == (2, "")
        assert err == message(lang, "proof-none", {"file": file}) + "\n"


MALFORMED = [
    b"{",
    b"{}",
    b'{"a": 1, "a": 1}',
    b"{\xff}",
    b"\x00\x01\x02",
    b"not a game",
    b"[1, 2]",
    b'{"edition": NaN}',
    b'{"house": ' + b"[" * 100_000,
    b'{"id": ' + b"9" * 10_000 + b"}",
    b"palifico 1\nedition: paco\n",
    b"palifico 1\nedition: paco\nplayers: 2\nstarter: a\nfair: {}\n",
    json.dumps({**GAME, "fair": {**GAME["fair"], "seats": "\ud800"}}).encode(),
    json.dumps(GAME).encode()[:-10],
    json.dumps({**PLAIN, "rounds": [[[]]]}).encode(),
]


@pytest.mark.parametrize("content", MALFORMED, ids=range(len(MALFORMED)))
@pytest.mark.parametrize("as_json", [False, True])
def test_malformed_games_get_one_sentence(
    palifico: Palifico, tmp_path: Path, content: bytes, as_json: bool
) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    status, out, err = palifico("verify", str(file), *(["--json"] if as_json else []))
    said = out + err
    assert status in (1, 2)
    assert len(said.splitlines()) == 1
    assert "Traceback" not in said


def test_files_that_cannot_be_read(palifico: Palifico, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "missing"):
        status, out, err = palifico("verify", str(file))
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1


def test_a_bad_line_does_not_hide_the_others(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(GAME)}\nnonsense\n{json.dumps(PLAIN)}\n")
    status, out, _ = palifico("verify", str(file))
    assert status == 1
    good, bad, also = out.splitlines()
    assert ":1: Proven" in good
    assert ":2: Not proven: This is not a game record" in bad
    assert ":3: Proven" in also


def test_the_script_comes_with_it_and_runs_alone(palifico: Palifico, tmp_path: Path) -> None:
    status, script, err = palifico("verify", "--script")
    assert (status, err) == (0, "")
    (tmp_path / "verify_palifico.py").write_text(script, encoding="utf-8")
    keep(tmp_path / "game.jsonl", GAME)
    call = [sys.executable, "-I", "-S", "verify_palifico.py", "game.jsonl", "--key", KEY]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "is good" in done.stdout

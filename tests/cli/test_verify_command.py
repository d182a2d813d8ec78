"""`verify`: which games are proven, what is said of the others, and the exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from palifico.editions import variant
from palifico.fair import check_number
from palifico.record import proven, to_json
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico
from tests.fair.dealt_games import dealt_game
from tests.fair.proofs import proven_record
from tests.record.test_proof import GAME, OTHER, PLAIN, SIGNER, spoilt

KEY = SIGNER.public.hex()


def keep(file: Path, *games: object) -> str:
    """Put games into a file, one a line."""
    file.write_text("".join(f"{json.dumps(game)}\n" for game in games), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("lang", LANGS)
def test_one_line_a_game_and_how_many_are_proven(
    palifico: Palifico, tmp_path: Path, lang: str
) -> None:
    bad = spoilt("fair.dice")[0]
    file = keep(tmp_path / "games.jsonl", GAME, bad, PLAIN)
    status, out, err = palifico("verify", file, "--lang", lang)
    assert (status, err) == (1, "")
    good, failed, plain, summary = out.splitlines()
    assert failed.startswith(f"{file}:2: ")
    assert "Cyd" in failed
    signed = message(lang, "proof-signed-by-somebody", {"key": KEY})
    assert signed in good
    assert message(lang, "proof-not-signed", {}) in plain
    number = {"lock": check_number(bytes.fromhex(GAME["fair"]["lock"]))}
    assert message(lang, "proof-check-number", number) in good
    winner = json.loads(palifico("verify", file, "--json").out.splitlines()[0])["winner"]
    assert good.endswith(message(lang, "proof-winner", {"winner": GAME["players"][winner]}))
    assert summary == message(lang, "proof-summary", {"proven": "2", "games": "3"})
    with_key = palifico("verify", file, "--lang", lang, "--key", KEY).out
    assert message(lang, "proof-signed-by-key", {}) in with_key


def test_good_games_have_status_0(palifico: Palifico, tmp_path: Path) -> None:
    rng = Random(5)
    files = [keep(tmp_path / str(n), proven_record(rng), proven_record(rng)) for n in range(3)]
    status, out, err = palifico("verify", *files)
    assert (status, err) == (0, "")
    *lines, summary = out.splitlines()
    assert len(lines) == 6
    assert all(": Proven: " in line for line in lines)
    assert summary == "6 of 6 games proven."


def test_answers_for_programs(palifico: Palifico, tmp_path: Path) -> None:
    file = keep(tmp_path / "games.jsonl", GAME, spoilt("game.illegal")[0], {"x": 1})
    status, out, _ = palifico("verify", file, "--json")
    good, bad, none = map(json.loads, out.splitlines())
    assert status == 1
    assert (good["ok"], good["number"], good["signed"], good["file"]) == (True, 1, KEY, file)
    assert good["checked"][-1] == "signatures"
    assert good["lock"] == GAME["fair"]["lock"]
    assert (bad["error"]["code"], bad["error"]["round"], bad["error"]["rule"]) == (
        *("game.illegal", 1),
        "bid.count",
    )
    assert none["error"]["code"] == "record.invalid"
    assert none["error"]["where"] == "x"
    assert all(answer.get("error", answer)["message"] for answer in (good, bad, none))


def test_key_in_hex_or_in_a_file(palifico: Palifico, tmp_path: Path) -> None:
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
def test_verify_command_what_is_no_key(palifico: Palifico, tmp_path: Path, lang: str) -> None:
    file = keep(tmp_path / "game", GAME)
    status, out, err = palifico("verify", file, "--key", file, "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-key-form", {"place": file}) + "\n"
    for key in (KEY[1:], "", str(tmp_path / "nowhere")):
        status, out, err = palifico("verify", file, "--key", key, "--lang", lang)
        assert (status, out) == (2, "")
        assert err == message(lang, "fault-key-form", {"place": key}) + "\n"


def test_text_notation_and_standard_input(palifico: Palifico, tmp_path: Path) -> None:
    file = keep(tmp_path / "game", GAME)
    text = palifico("record", file).out
    assert palifico("verify", stdin=text).status == 0
    assert palifico("verify", "-", stdin=json.dumps(GAME)).status == 0


def test_record_over_several_lines(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME, indent=2), encoding="utf-8")
    assert palifico("verify", str(file), "--key", KEY).status == 0


@pytest.mark.parametrize("lang", LANGS)
def test_file_without_games(palifico: Palifico, tmp_path: Path, lang: str) -> None:
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


def test_files_that_cannot_be_read_do_not_hide_the_others(
    palifico: Palifico, tmp_path: Path
) -> None:
    good = keep(tmp_path / "game", GAME)
    for file in (tmp_path, tmp_path / "missing"):
        status, out, err = palifico("verify", str(file), good)
        assert status == 2
        assert ": Proven: " in out
        assert len(err.splitlines()) == 1


def test_first_player_who_was_named_is_said_not_to_be_checked(
    palifico: Palifico, tmp_path: Path
) -> None:
    named = variant("asmodee-2024", None, {"dice_each": 1})
    file = keep(tmp_path / "game", to_json(proven(*dealt_game(named, 2))))
    out = palifico("verify", file).out
    assert message("en", "proof-first-unchecked", {}) in out
    assert (
        message("en", "proof-first-unchecked", {})
        not in palifico("verify", keep(tmp_path / "other", GAME)).out
    )


def test_verify_command_nothing_to_read_at_a_terminal(palifico: Palifico) -> None:
    status, out, err = palifico("verify", at_terminal=True)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_bar_on_the_screen_leaves_the_answers_alone(tmp_path: Path) -> None:
    import pty

    games = [proven_record(Random(seed)) for seed in range(20)]
    file = keep(tmp_path / "games.jsonl", *games * 50)
    ours, theirs = pty.openpty()
    with (tmp_path / "answers").open("wb") as answers:
        call = [sys.executable, "-m", "palifico", "verify", file]
        with subprocess.Popen(call, stdout=answers, stderr=theirs, stdin=theirs) as process:
            os.close(theirs)
            drawn = b"".join(iter(lambda: read(ours), b""))
    os.close(ours)
    assert process.returncode == 0
    assert len((tmp_path / "answers").read_text("utf-8").splitlines()) == 1001
    assert b"Checking games" in drawn


def read(terminal: int) -> bytes:
    """What was drawn since; nothing more once nobody draws."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


def test_verify_command_on_a_screen_lines_are_folded_between_words(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = keep(tmp_path / "game", GAME)
    whole = palifico("verify", file).out
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(
        "palifico.cli.commands.verify.sys.stdout.isatty", lambda: True, raising=False
    )
    folded = palifico("verify", file).out
    assert folded.split() == whole.split()


def test_bad_line_does_not_hide_the_others(palifico: Palifico, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(GAME)}\nnonsense\n{json.dumps(PLAIN)}\n")
    status, out, _ = palifico("verify", str(file))
    assert status == 1
    good, bad, also, _ = out.splitlines()
    assert ":1: Proven" in good
    assert ":2: Not proven. This is not a game record" in bad
    assert ":3: Proven" in also


def test_script_comes_with_it_and_runs_alone(palifico: Palifico, tmp_path: Path) -> None:
    status, script, err = palifico("verify", "--script")
    assert (status, err) == (0, "")
    (tmp_path / "verify_palifico.py").write_text(script, encoding="utf-8")
    keep(tmp_path / "game.jsonl", GAME)
    call = [sys.executable, "-I", "-S", "verify_palifico.py", "game.jsonl", "--key", KEY]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("game.jsonl:1: Proven: ")

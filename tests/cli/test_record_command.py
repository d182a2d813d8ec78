"""`record`: games from one form to the other and back, and files that hold none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "records"
TEXTS = sorted(EXAMPLES.glob("*.txt"))
LEGAL = '{"edition": "paco", "players": 2, "starter": 0, "rounds": []}'
ILLEGAL = LEGAL.replace("[]", '[{"dice": [[1], [1]], "actions": []}]')


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_text_to_json_and_back(palifico: Palifico, file: Path) -> None:
    status, lines, err = palifico("record", str(file), "--to", "json")
    assert (status, err) == (0, "")
    games = [json.loads(line) for line in lines.splitlines()]
    assert len(games) == file.read_text("utf-8").count("palifico 1\n")
    assert palifico("record", "--to", "text", stdin=lines) == (0, file.read_text("utf-8"), "")
    assert palifico("referee", stdin=lines).status == 0


def test_json_to_text_and_back(palifico: Palifico) -> None:
    source = (EXAMPLES / "demo.jsonl").read_text("utf-8")
    text = palifico("record", stdin=source).out
    assert text.startswith("palifico 1\nedition: ")
    back = palifico("record", "-", "--to", "json", stdin=text).out
    assert [json.loads(line) for line in back.splitlines()] == [
        json.loads(line) for line in source.splitlines()
    ]


@pytest.mark.parametrize("to", ["text", "json"])
def test_same_form_is_tidied(palifico: Palifico, to: str) -> None:
    once = palifico("record", str(TEXTS[0]), "--to", to).out
    assert palifico("record", "--to", to, stdin=once).out == once
    untidy = once.replace("\n", "\r\n\r\n") if to == "json" else f"\n# a game\n{once}"
    assert palifico("record", "--to", to, stdin=untidy).out == once


def test_several_games_blank_lines_between(palifico: Palifico) -> None:
    text = palifico("record", stdin=f"\n{LEGAL}\n\n{LEGAL}\n").out
    game = "palifico 1\nedition: paco\nplayers: 2\nstarter: a\n"
    assert text == f"{game}\n{game}"


def test_names_that_are_hard_to_write(palifico: Palifico) -> None:
    names = ["Zoë", "\ud800", 'a"b', "#1, the 2nd", "\u202eleft"]
    record = json.loads(LEGAL) | {"players": names, "id": "\udfff"}
    text = palifico("record", stdin=json.dumps(record))
    assert text.status == 0
    back = palifico("record", "--to", "json", stdin=text.out)
    assert json.loads(back.out) == record


def test_empty_file_holds_no_games(palifico: Palifico) -> None:
    assert palifico("record", stdin="") == (0, "", "")
    assert palifico("record", "--to", "json", stdin="\n") == (0, "", "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("data", "fault", "expects"),
    [
        ("hello", "notation-invalid", "version"),
        ("palifico 1\nedition: paco\nplayers: 99\n", "notation-invalid", "players"),
        ("palifico 2\n", "notation-invalid", "version"),
        ("[]", "notation-invalid", "version"),
        ("{}", "record-invalid", "edition"),
        (f"{LEGAL}\n{{", "record-invalid", "json"),
        (f"{LEGAL}\npalifico 1\n", "record-invalid", "json"),
        (b'{"id": "\xff"}', "record-invalid", "json"),
    ],
)
def test_bad_files(
    palifico: Palifico, data: str | bytes, fault: str, expects: str, lang: str
) -> None:
    status, out, err = palifico("record", "--lang", lang, stdin=data)
    assert (status, out) == (2, "")
    kind, line = fault.partition("-")[0], "3" if expects == "players" else "1"
    what = message(lang, f"{kind}-expects-{expects}", {"where": "", "rules": ""})
    place = "-:2: " if str(data).startswith(LEGAL) else "-:1: "
    sentence = message(lang, f"fault-{fault}", {"line": line, "what": what})
    assert err == (f"-: {sentence}" if kind == "notation" else f"{place}{sentence}") + "\n"


@pytest.mark.parametrize("lang", LANGS)
def test_game_that_is_not_legal_cannot_be_written_as_text(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("record", "--lang", lang, stdin=ILLEGAL)
    assert (status, out) == (2, "")
    what = message(lang, "refusal-dice-size", {"seat": "1", "holds": "5", "found": "1"})
    sentence = message(lang, "fault-record-illegal", {"round": "1", "what": what})
    assert err == f"-:1: {sentence}\n"
    assert palifico("record", "--to", "json", stdin=ILLEGAL).status == 0


def test_rules_that_cannot_be(palifico: Palifico) -> None:
    status, out, err = palifico("record", stdin=LEGAL.replace("paco", "perudo"))
    assert (status, out) == (2, "")
    assert "There is no edition called “perudo”" in err


def test_missing_file(palifico: Palifico, tmp_path: Path) -> None:
    status, out, err = palifico("record", str(tmp_path / "none.txt"))
    assert (status, out) == (2, "")
    assert "none.txt" in err


def test_text_that_is_not_utf_8_is_refused_and_never_changed(palifico: Palifico) -> None:
    text = b"palifico 1\nedition: paco\nplayers: Ana, B\xff\nstarter: a\n"
    status, out, err = palifico("record", stdin=text)
    assert (status, out) == (2, "")
    assert err == "- holds neither JSON records nor text.\n"

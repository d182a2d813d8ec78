"""`watch`: a finished game again in a pipe, and what cannot be watched."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from palifico.editions import IDS, variant
from palifico.record import captions, example_round
from palifico.terminal.client.rest import Rest
from palifico.terminal.embedded_server import EmbeddedConfig, EmbeddedServer
from palifico.words import LANGS, Speaker
from tests.cli.conftest import Palifico
from tests.cli.test_play_command import DUDO_OR_OPEN

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "records"


def test_command_tells_a_game_in_a_pipe(palifico: Palifico) -> None:
    status, out, err = palifico("watch", str(EXAMPLES / "proven.jsonl"))
    assert (status, err) == (0, "")
    assert out.startswith(
        "Perudo, Azteca, with these differences: Each player begins with 3 dice.\n"
    )
    assert "\nCarla opens the first round.\n\nAnn’s dice: 2 4 5\n" in out
    assert out.endswith("Places\n  1. Bruno\n  2. Ann\n  3. Carla\n")
    data = (EXAMPLES / "proven.jsonl").read_bytes()
    assert palifico("watch", "-", stdin=data).out == out


@pytest.mark.parametrize("lang", LANGS)
def test_example_round_in_a_pipe_is_told_with_all_its_captions(
    palifico: Palifico, lang: str
) -> None:
    for edition in IDS:
        status, out, err = palifico("watch", "--example", edition, "--lang", lang)
        assert (status, err) == (0, "")
        told = captions(Speaker(lang, variant(edition)), example_round(edition))
        words, place = " ".join(out.split(" ")).replace("\n", " "), 0
        for caption in (text for texts in told for text in texts):
            place = words.index(caption, place)  # in this order


def test_example_round_in_a_pipe_tells_why_before_the_cups_and_the_end_after(
    palifico: Palifico,
) -> None:
    out = palifico("watch", "--example", "PACO").out.splitlines()
    assert out[0] == "Perudo, Paco, as in the box."
    assert out[2] == "Ana’s dice: 3 4 4 5"
    at = out.index("Emma says: Dudo!")
    assert out[at + 1].startswith("Emma has neither a five nor a six.")
    assert out[-1].endswith("opens the next round.")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "argv",
    [
        ["no such file"],
        [str(EXAMPLES / "faults.jsonl"), "--game", "1"],
        [str(EXAMPLES / "evening.txt"), "--game", "99"],
        [str(EXAMPLES / "evening.txt")],
        [str(EXAMPLES / "evening.txt"), "--game", "0"],
        ["--example", "nope"],
        ["--example", "paco", "--game", "1"],
        [str(EXAMPLES / "proven.jsonl"), "--example", "paco"],
        ["http://127.0.0.1:9/"],
        ["http://127.0.0.1:9/c/KQRTZB"],
        ["http://127.0.0.1:9/g/00112233445566778899aabbccddeeff"],
        ["http://127.0.0.1:9/t/abc"],
    ],
)
def test_watch_command_what_cannot_be_watched_is_told_in_a_sentence(
    palifico: Palifico, argv: list[str], lang: str
) -> None:
    status, out, err = palifico("watch", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_links_of_games_and_tables(
    palifico: Palifico, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PALIFICO_DATA", str(tmp_path))
    argv = ["play", "--seats", "2", "--rule", "dice_each=1"]
    codes = {}
    for typed in ("quit\n", DUDO_OR_OPEN):
        code = palifico(*argv, stdin="quit\n").out.split()[-1]
        palifico("play", code, stdin=typed)
        codes[typed] = code
    home = EmbeddedServer(EmbeddedConfig(tmp_path / "terminal"))
    try:
        url = home.url()
        found = {
            typed: asyncio.run(Rest(url, lang="en").get(f"/api/codes/{code}"))["id"]
            for typed, code in codes.items()
        }
        running = found["quit\n"]
        status, out, err = palifico("watch", f"{url}/t/{found[DUDO_OR_OPEN]}")
        assert (status, err) == (0, "")
        assert "Places" in out
        assert palifico("watch", f"{url}/c/{codes[DUDO_OR_OPEN]}").out == out
        whys = [
            palifico("watch", link).err.rpartition("cannot be watched: ")[2]
            for link in (f"{url}/t/{running}", f"{url}/t/{'x' * 10}", f"{url}/g/{'0' * 32}")
        ]
        gone = palifico("watch", "http://127.0.0.1:9/t/abc").err
    finally:
        home.stop()
    assert whys[0].startswith("This game is not over yet.")
    assert whys[1].startswith("There is no table")
    assert whys[2] == "There is no game with this id.\n"
    assert gone.endswith("The server does not answer. Try again in a moment.\n")

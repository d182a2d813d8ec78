"""`watch`: a finished game again in a pipe, and what cannot be watched."""

from __future__ import annotations

from pathlib import Path

import pytest

from palifico.words import LANGS
from tests.cli.conftest import Palifico

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "records"


def test_the_command_tells_a_game_in_a_pipe(palifico: Palifico) -> None:
    status, out, err = palifico("watch", str(EXAMPLES / "proven.jsonl"))
    assert (status, err) == (0, "")
    assert out.startswith(
        "Perudo, Azteca, with these differences: Each player begins with 3 dice.\n"
    )
    assert "\nCarla opens the first round.\n\nDice of Ann: 2 4 5\n" in out
    assert out.endswith("Places\n  1. Bruno\n  2. Ann\n  3. Carla\n")
    data = (EXAMPLES / "proven.jsonl").read_bytes()
    assert palifico("watch", "-", stdin=data).out == out


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "argv",
    [
        ["no such file"],
        [str(EXAMPLES / "faults.jsonl"), "--game", "1"],
        [str(EXAMPLES / "evening.txt"), "--game", "99"],
        [str(EXAMPLES / "evening.txt")],
        ["http://127.0.0.1:9/g/00112233445566778899aabbccddeeff"],
        ["http://127.0.0.1:9/t/abc"],
    ],
)
def test_what_cannot_be_watched_is_told_in_a_sentence(
    palifico: Palifico, argv: list[str], lang: str
) -> None:
    status, out, err = palifico("watch", *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1

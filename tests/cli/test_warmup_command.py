"""`warmup`: what it says in every case; `tests/arena/test_kernel_cache.py` lets it compile."""

from __future__ import annotations

import importlib.util
import json
from importlib.machinery import ModuleSpec

import pytest

from palifico.cli.commands import warmup
from palifico.cli.commands.warmup import Warmed
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico

FIRST = Warmed("/cache", kept=True, compiled=4, loaded=0, seconds=12.3456)
AGAIN = Warmed("/cache", kept=True, compiled=0, loaded=4, seconds=0.4)
IN_VAIN = Warmed("/cache", kept=False, compiled=4, loaded=0, seconds=12.3456)


def warming(monkeypatch: pytest.MonkeyPatch, warmed: Warmed) -> None:
    """Let the kernels be compiled already, in one way or another."""
    monkeypatch.setattr(warmup, "warm", lambda: warmed)


@pytest.mark.parametrize(
    ("warmed", "status", "said"),
    [
        (FIRST, 0, "Compiled in 12.3 s, and kept in /cache."),
        (AGAIN, 0, "Nothing to do: it was compiled before, and loaded in 0.4 s from /cache."),
        (IN_VAIN, 1, "Compiled in 12.3 s, but it cannot be kept: /cache cannot be written, "),
    ],
)
def test_one_sentence_says_where_and_how_long(
    palifico: Palifico,
    monkeypatch: pytest.MonkeyPatch,
    warmed: Warmed,
    status: int,
    said: str,
) -> None:
    warming(monkeypatch, warmed)
    ran = palifico("warmup")
    assert (ran.status, ran.err) == (status, "")
    assert ran.out.startswith(said)
    assert ran.out.count("\n") == 1


@pytest.mark.parametrize("lang", LANGS)
def test_warmup_command_in_every_language(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    warming(monkeypatch, FIRST)
    seconds = "12.3" if lang == "en" else "12,3"
    said = message(lang, "warmup-done", {"folder": "/cache", "seconds": seconds})
    assert palifico("warmup", "--lang", lang).out == said + "\n"


def test_warmup_command_as_json(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    warming(monkeypatch, IN_VAIN)
    status, out, err = palifico("warmup", "--json")
    assert (status, err) == (1, "")
    assert json.loads(out) == {
        "folder": "/cache",
        "kept": False,
        "compiled": 4,
        "loaded": 0,
        "seconds": 12.3456,
    }


@pytest.mark.parametrize("lang", LANGS)
def test_warmup_command_without_numba_it_says_what_to_install(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    found = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "numba" else found(name, package)

    monkeypatch.setattr(warmup, "find_spec", without)
    status, out, err = palifico("warmup", "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, "fault-kernel-extra", {}) + "\n"
    assert 'pip install "palifico[fast]"' in err


def test_player_at_a_terminal_sees_that_it_is_working(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    warming(monkeypatch, FIRST)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    status, out, err = palifico("warmup")
    assert (status, out) == (0, "Compiled in 12.3 s, and kept in /cache.\n")
    assert "Compiling" in err

"""Which language is spoken: `--lang`, else the first of the surroundings that is known."""

from __future__ import annotations

import pytest

from palifico.cli.app import COMMANDS
from palifico.cli.options import default_edition, system_lang
from palifico.words import LANGS, message
from tests.cli.conftest import Palifico


@pytest.mark.parametrize(
    ("surroundings", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "DE"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "fr"),
        ({"LC_ALL": "es_ES", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"}, "es"),
        ({"PALIFICO_LANG": "nl", "LC_ALL": "es_ES", "LANG": "it_IT"}, "nl"),
        ({"LC_ALL": "C", "LANG": "it_IT"}, "it"),
        ({"PALIFICO_LANG": "xx", "LANG": "de_DE"}, "de"),
    ],
)
def test_language_of_the_surroundings(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, surroundings: dict[str, str], lang: str
) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert system_lang() == lang
    assert message(lang, "editions-no-options", {}) in palifico("editions").out
    assert message(lang, "command-play", {}) in palifico("--help").out


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", ["--lang {}", "--lang={}"])
def test_language_what_is_asked_for_on_the_command_line_comes_first(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, form: str, lang: str
) -> None:
    monkeypatch.setenv("PALIFICO_LANG", "it" if lang != "it" else "de")
    asked = form.format(lang).split()
    assert message(lang, "editions-no-options", {}) in palifico("editions", *asked).out
    fault = {"edition": "foo", "expected": "asmodee-2024, piatnik, pressman-2008, azteca, paco"}
    _, _, err = palifico("rules", "foo", *asked)
    assert err.strip() == message(lang, "fault-edition-unknown", fault)


def test_referee_speaks_english_unless_asked(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PALIFICO_LANG", "it")
    assert "This is not a game record" in palifico("referee", stdin="{}\n").out
    english = message("en", "fault-record-invalid", {"what": ""})
    assert english not in palifico("referee", "--lang", "it", stdin="{}\n").out


REFUSING = ("verify", "dice-stats", "serve", "backup", "restore", "coach", "match", "watch")
"""Commands to which what is given here, or a file without games, is bad input."""


def test_command_knows_every_language(palifico: Palifico) -> None:
    given = {"explain": ["paco", "3x5"], "rules": ["paco"], "house": ["paco"]}
    given |= {"serve": ["--port", "x"], "odds": ["--dice", "24551", "--others", "15"]}
    given |= {"completion": ["fish"]}
    given |= {name: ["x", "--database", "redis://"] for name in ("backup", "restore")}
    for name in COMMANDS:
        outs = {lang: palifico(name, *given.get(name, []), "--lang", lang) for lang in LANGS}
        assert {ran.status for ran in outs.values()} == {2 if name in REFUSING else 0}
        alike = len({ran.out + ran.err for ran in outs.values()}) == 1
        assert alike is (name in ("referee", "record")), "nothing to say about an empty file"


def test_edition_of_a_language() -> None:
    editions = {lang: default_edition(lang) for lang in LANGS}
    assert editions == {
        "it": "asmodee-2024",
        "en": "pressman-2008",
        "fr": "paco",
        "es": "paco",
        "nl": "paco",
        "de": "paco",
    }

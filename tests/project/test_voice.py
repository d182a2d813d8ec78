"""The voice of the source: subjects are things and roles, modules are named by their field."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "palifico"
VAGUE = re.compile(r"\b(somebody|whoever|nobody|everybody)\b", re.IGNORECASE)
ALLOWED = {
    "NOBODY": "the value of a rule: no player may change the face",
    '"nobody"': "the same, as it is spelt in records and share codes",
    "face_change           nobody": "the same, in the verifier's table of editions",
    '"host.nobody"': "an error code on the wire",
    "proof-signed-by-somebody": "the id of a message",
    "- That nobody peeked.": "the verifier's help, for players",
    "not that nobody knew the dice beforehand": "the verifier's help, for players",
    "somebody rolled more or fewer dice": "a verdict of the verifier, for players",
    "so whoever ran the game could have chosen": "a verdict of the verifier, for players",
}
PRIVATE = {
    *("carrying", "desk", "door", "doors", "falling", "hall", "knocking", "pulse"),
    *("asked", "doing", "hearing", "keeping", "kept", "lifting", "said", "showing", "telling"),
    *("told", "wish", "wishes"),
}
"""Words of our own that once named modules; none of them is what a reader would search for."""

NO_SUBJECT = {
    *("a", "an", "the", "it", "this", "that", "there", "no", "every", "nothing", "everything"),
    *("what", "who", "when", "where", "why", "how", "whether", "if"),
}
"""Words that no subject begins with: `test_<subject>_<condition>_<result>`."""

MODULES = sorted(SOURCE.rglob("*.py"))


def vague(path: Path) -> list[str]:
    """The lines of a file with a vague subject, unless they are allowed."""
    lines = enumerate(path.read_text("utf-8").splitlines(), start=1)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for number, line in lines
        if VAGUE.search(line) and not any(allowed in line for allowed in ALLOWED)
    ]


def test_source_outside_words_has_no_vague_subjects() -> None:
    words = SOURCE / "words"
    assert [line for path in MODULES if words not in path.parents for line in vague(path)] == []


@pytest.mark.parametrize("allowed", ALLOWED)
def test_allowed_sentence_still_stands_in_the_source(allowed: str) -> None:
    assert any(allowed in path.read_text("utf-8") for path in MODULES)


def test_vague_subject_in_a_line_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    file = tmp_path / "module.py"
    file.write_text('"""Ask\nwhoever is there."""\nNOBODY = 1\n# Everybody\'s dice.\n', "utf-8")
    assert vague(file) == ['module.py:2: whoever is there."""', "module.py:4: # Everybody's dice."]


def test_modules_begin_with_a_docstring() -> None:
    bare = [path for path in MODULES if not ast.get_docstring(ast.parse(path.read_text("utf-8")))]
    assert [str(path.relative_to(ROOT)) for path in bare if path.stat().st_size] == []


def test_modules_are_named_by_words_of_the_field() -> None:
    assert [str(path.relative_to(ROOT)) for path in MODULES if path.stem in PRIVATE] == []


def test_names_of_tests_have_no_vague_subjects() -> None:
    tests = sorted((ROOT / "tests").rglob("test_*.py"))
    names = [
        name for path in tests for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))
    ]
    assert len(names) > 2000
    assert [name for name in names if VAGUE.search(name.replace("_", " "))] == []
    assert [name for name in names if name.split("_")[1] in NO_SUBJECT] == []

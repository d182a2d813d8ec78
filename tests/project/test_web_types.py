"""The page's types are those of the protocol."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from palifico.protocol.schemas import COMMANDS, ENTRIES, FRAMES
from tools.web import wire_types

MADE = wire_types.ROOT / wire_types.FOLDER


def test_pages_types_are_up_to_date() -> None:
    assert wire_types.main(["--check"]) == 0


def test_message_has_a_type() -> None:
    text = (MADE / "messages.gen.ts").read_text("utf-8")
    kinds = [*COMMANDS, *ENTRIES, *FRAMES]
    assert [kind for kind in kinds if f"export interface {kind.__name__} {{" not in text] == []


@pytest.mark.parametrize("name", ["messages.gen.ts", "rest.gen.ts", "editions.gen.json"])
def test_file_that_was_changed_or_is_gone_is_noticed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = shutil.copytree(MADE, tmp_path / "protocol")
    file = folder / name
    file.write_text(file.read_text("utf-8") + " ", "utf-8")
    assert wire_types.main(["--check"], folder) == 1
    file.unlink()
    assert wire_types.main(["--check"], folder) == 1
    assert capsys.readouterr().err.count(f"{name} is out of date") == 2


def test_another_protocol_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(wire_types.ALIASES, "Bid", "[number]")
    assert wire_types.main(["--check"]) == 1


def test_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert wire_types.main(["--nonsense"]) == 2
    assert capsys.readouterr().err.startswith("usage: ")

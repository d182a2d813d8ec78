"""The editions that the browser knows are those of the package."""

from pathlib import Path

import pytest

from tools.web import editions


def test_browsers_editions_are_up_to_date() -> None:
    assert editions.main(["--check"]) == 0


def test_editions_out_of_date_are_noticed_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "editions.ts"
    monkeypatch.setattr(editions, "FILE", file)
    assert editions.main(["--check"]) == 1
    file.write_text(editions.editions_ts().replace("true", "false", 1), "utf-8")
    assert editions.main(["--check"]) == 1
    assert capsys.readouterr().err.count("out of date") == 2
    assert editions.main([]) == 0
    assert editions.main(["--check"]) == 0


def test_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert editions.main(["--nonsense"]) == 2
    assert capsys.readouterr().err.startswith("usage: ")

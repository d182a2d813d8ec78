"""The lessons of the web client are what the rules say today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from palifico.editions import IDS, box
from palifico.protocol.codec import read_entry
from tools.web import lessons


def frames(edition: str) -> list[dict[str, Any]]:
    """All that is told in the lessons of an edition, answers included."""
    steps = [step for round_ in lessons.lesson(edition) for step in round_["steps"]]
    answers = [answer for s in steps if s["ask"] for answer in s["ask"]["answers"].values()]
    return [frame for s in steps for frame in s["frames"]] + answers


def said(edition: str) -> list[str]:
    """What is told in the lessons of an edition, step by step."""
    return [step["say"] for round_ in lessons.lesson(edition) for step in round_["steps"]]


def test_lessons_are_up_to_date() -> None:
    assert lessons.main(["--check"]) == 0


def test_lessons_out_of_date_are_noticed_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lessons.gen.json"
    monkeypatch.setattr(lessons, "FILE", file)
    assert lessons.main(["--check"]) == 1
    file.write_text(lessons.lessons_json().replace("true", "false", 1), "utf-8")
    assert lessons.main(["--check"]) == 1
    assert capsys.readouterr().err.count("out of date") == 2
    assert lessons.main([]) == 0
    assert lessons.main(["--check"]) == 0


def test_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.main(["--nonsense"]) == 2
    assert capsys.readouterr().err.startswith("usage: ")


@pytest.mark.parametrize("edition", IDS)
def test_lesson_has_four_rounds_in_which_the_learner_acts(edition: str) -> None:
    rounds = lessons.lesson(edition)
    assert [round_["name"] for round_ in rounds] == ["bids", "wilds", "dudo", "last"]
    assert all(any(step["ask"] for step in round_["steps"]) for round_ in rounds)
    assert all(step["ask"]["answers"] for r in rounds for step in r["steps"] if step["ask"])


@pytest.mark.parametrize("edition", IDS)
def test_numbers_of_entries_have_no_gaps(edition: str) -> None:
    for round_ in lessons.lesson(edition):
        n = round_["table"]["n"]
        for step in round_["steps"]:
            for frame in step["frames"]:
                n += frame["type"] != "hand"
                assert frame["n"] == n
            if step["ask"]:
                n += 1
                assert {answer["n"] for answer in step["ask"]["answers"].values()} == {n}


@pytest.mark.parametrize("edition", IDS)
def test_web_lessons_what_differs_between_boxes_is_taught_as_the_box_has_it(edition: str) -> None:
    rules, told = box(edition).edition, said(edition)
    assert [name for name in told if name.startswith("raise-")] == [f"raise-{rules.raise_rule}"]
    change = f"change-{rules.face_change}" + ("-opener" if rules.face_change_opener else "")
    assert [name for name in told if name.startswith("change-")] == [change]
    assert ("last-option" in told) == (not rules.last_die)
    assert ("dudo-exact" in told) == ("calza" in box(edition).options)
    assert any(name.startswith("stop-") for name in told) == (str(rules.show_stop) != "never")


@pytest.mark.parametrize("edition", IDS)
def test_last_round_is_a_last_die_round_opened_by_the_learner(edition: str) -> None:
    rolled = [frame for frame in frames(edition) if frame["type"] == "rolled"]
    assert [frame["last_die"] for frame in rolled] == [False, False, False, False, True]
    assert rolled[-1]["opener"] == lessons.YOU


@pytest.mark.parametrize("edition", IDS)
def test_doubt_that_the_lesson_asks_for_is_right(edition: str) -> None:
    calls = [frame for frame in frames(edition) if frame["type"] == "called"]
    mine = [call for call in calls if call["seat"] == lessons.YOU]
    assert [call["loser"] for call in mine] == [lessons.TEO] * 2


@pytest.mark.parametrize("edition", IDS)
def test_web_lessons_everything_told_is_an_entry_of_the_protocol(edition: str) -> None:
    for frame in frames(edition):
        if frame["type"] != "hand":
            assert to_builtins(read_entry(json.dumps(frame).encode())) == to_builtins(frame)

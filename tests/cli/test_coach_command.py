"""`coach`: a decision of a record, a review of a game, and what it cannot advise on."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from palifico.bots.coach import review
from palifico.bots.coach.candidates import NOISE
from palifico.editions import IDS, variant
from palifico.record import Record, json_line, read_text, write_text
from palifico.words import LANGS, message
from tests.bots.test_coach_review import record_of
from tests.cli.conftest import Palifico, Screen
from tests.record.games import EXAMPLES

DEMO = "examples/records/demo.txt"
SURE = """palifico 1
edition: paco
players: Ana, Bo
starter: a

1. a22222 b33445 | a 9x6, b dudo | b a = 0 | a -1
"""
"""Bo sees that nine sixes cannot be."""
RULES = [variant(id_) for id_ in IDS]


@pytest.fixture(autouse=True, scope="module")
def reviewed_once() -> Iterator[None]:
    """The coach thinks once about a moment: it says the same whenever it is asked."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "review", cache(review.review))
        yield


def told(palifico: Palifico, *argv: str, stdin: str = "") -> dict[str, Any]:
    """The answer in JSON."""
    status, out, err = palifico("coach", *argv, "--json", stdin=stdin)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_decision(palifico: Palifico) -> None:
    status, out, err = palifico("coach", "--round", "1", "--move", "2", stdin=SURE)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:4] == [
        "Round 1, move 2: Bo",
        "Dice left: Ana 5, Bo 5",
        "Ana bids 9×6.",
        "Bo holds: 3 3 4 4 5",
    ]
    first = next(line for line in lines if line.startswith("│"))
    cells = [cell.strip() for cell in first.strip("│").split("│")]
    assert cells[:3] == ["Dudo", "100%", "100%"]
    assert cells[4] == "9×6 cannot be true."
    assert lines[-1] == "What was done: Dudo. Nothing was clearly better."


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("columns", ["30", "60", "100"])
def test_width_and_language(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, lang: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    argv = ("coach", DEMO, "--round", "5", "--move", "3", "--lang", lang)
    status, out, err = palifico(*argv)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= int(columns)
    assert "\x1b" not in out
    assert "{" not in out
    assert out.startswith(
        message(lang, "coach-title", {"round": "5", "move": "3", "player": "Ana"})
    )
    assert ("│" in out) is (columns == "100")
    if columns == "60":
        rows = out.split("\n\n")[1].splitlines()
        ranked = rows[: 1 + max(n for n, row in enumerate(rows) if row.startswith("   "))]
        assert all(row.startswith("   ") or row[:3].strip()[-1] == "." for row in ranked)
    assert palifico(*argv).out == out, "asked again it says the same"


def test_json(palifico: Palifico) -> None:
    answer = told(palifico, "--round", "1", "--move", "2", stdin=SURE)
    assert (answer["round"], answer["move"], answer["seat"], answer["player"]) == (1, 2, 1, "Bo")
    assert (answer["dice"], answer["bids"]) == ([3, 3, 4, 4, 5], [[0, 9, 6]])
    best, *others = answer["advice"]
    assert (best["action"], best["bid"], best["before"], best["after"]) == ("dudo", None, 1, 1)
    assert best["why"] == "9×6 cannot be true."
    assert all(best["win"] >= other["win"] - NOISE for other in others)
    assert answer["done"] == {"action": "dudo", "bid": None, "loss": 0}
    assert answer["wait"] is None


@pytest.mark.slow
def test_text_and_json_of_a_game_are_reviewed_alike(palifico: Palifico) -> None:
    as_json = json_line(read_text(EXAMPLES["demo.txt"]))
    assert palifico("coach", stdin=as_json).out == palifico("coach", DEMO).out


def test_move_to_come(palifico: Palifico) -> None:
    on = SURE.replace(", b dudo | b a = 0 | a -1", "")
    out = palifico("coach", "--round", "1", "--move", "2", stdin=on).out
    assert out.splitlines()[-1] == "This move is still to come."
    assert told(palifico, "--round", "1", "--move", "2", stdin=on)["done"] is None


def test_mistake_is_ranked(palifico: Palifico) -> None:
    wrong = SURE.replace("b dudo | b a = 0 | a -1", "b 10x6, a dudo | a b = 0 | b -1")
    answer = told(palifico, "--round", "1", "--move", "2", stdin=wrong)
    assert answer["done"]["bid"] == [10, 6]
    assert answer["done"]["loss"] > 0.02
    last = palifico("coach", "--round", "1", "--move", "2", stdin=wrong).out.splitlines()[-1]
    actions = [one["bid"] for one in answer["advice"]]
    place = f"number {actions.index([10, 6]) + 1} of {len(actions)}"
    assert last.startswith(f"What was done: 10×6, {place}. It costs ")
    assert last.endswith(" points of win chance.")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_review(palifico: Palifico, lang: str) -> None:
    status, out, err = palifico("coach", DEMO, "--lang", lang)
    assert (status, err) == (0, "")
    mistakes, players = out.rstrip().split("\n\n")
    head, *worst = mistakes.splitlines()
    assert head == message(lang, "coach-costliest", {})
    assert len(worst) == 3
    assert [line.split(maxsplit=1)[0].rstrip(":") for line in players.splitlines()] == [
        *("Ana", "Bo", "Cy")
    ]
    answer = told(palifico, DEMO, "--lang", lang)
    losses = [one["loss"] for one in answer["decisions"]]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == sum(one["decisions"] for one in answer["players"]) == 28
    for line, one in zip(worst, answer["decisions"], strict=False):
        assert one["player"] in line
        assert one["why"] in line


@pytest.mark.slow
def test_review_of_one_player_or_round(palifico: Palifico) -> None:
    everything = told(palifico, DEMO)["decisions"]
    for seat in ("Bo", "bo", "b", "B"):
        assert told(palifico, DEMO, "--seat", seat)["decisions"] == [
            one for one in everything if one["player"] == "Bo"
        ]
    assert told(palifico, DEMO, "--round", "2")["decisions"] == [
        one for one in everything if one["round"] == 2
    ]
    lines = palifico("coach", DEMO, "--seat", "Bo").out.splitlines()
    assert lines[-1].startswith("Bo: 10 decisions")


def test_coach_command_what_is_said_of_a_player_counts_and_averages(palifico: Palifico) -> None:
    wrong = SURE.replace("b dudo | b a = 0 | a -1", "b 10x6, a dudo | a b = 0 | b -1")
    answer = told(palifico, "--seat", "Bo", stdin=wrong)
    points = round(100 * answer["players"][0]["loss"], 1)
    out = palifico("coach", "--seat", "Bo", stdin=wrong).out
    tail = f"on average a decision gave away {points} points of win chance."
    assert out.splitlines()[-1].startswith("Bo: 1 decision, 1 mistake; on average")
    assert " ".join(out.split()).endswith(tail)
    sums = {"decisions": 1, "good": 0, "loss": answer["decisions"][0]["loss"]}
    assert answer["players"] == [{"seat": 1, "player": "Bo", **sums}]


@pytest.mark.parametrize("spoken", LANGS)
@pytest.mark.parametrize("recorded", LANGS)
def test_person_of_a_game_played_here_goes_by_you(
    palifico: Palifico, spoken: str, recorded: str
) -> None:
    here = SURE.replace("Ana, Bo", f"Ana, {message(recorded, 'play-player', {})}")
    you = message(spoken, "play-you", {})
    argv = ("coach", "--round", "1", "--move", "2", "--seat")
    assert palifico(*argv, you, stdin=here).status == 0
    status, _, err = palifico(*argv, you, stdin=SURE)
    assert status == 2
    assert err == f"Nobody here is “{you}”. The players are Ana, Bo.\n"


def test_player_without_mistakes(palifico: Palifico) -> None:
    out = palifico("coach", "--seat", "Bo", stdin=SURE).out
    assert out == "Bo: 1 decision, no mistake.\n"
    nothing = SURE[: SURE.index("|")] + "|"
    assert palifico("coach", "--seat", "Bo", stdin=nothing).out == "There is nothing to review.\n"


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.base.id)
def test_records_of_every_edition(palifico: Palifico, rules: Any) -> None:
    record = record_of(rules, steps=14)
    answer = told(palifico, stdin=json_line(record))
    assert answer["decisions"]
    assert {one["player"] for one in answer["players"]} <= {"a", "b", "c"}
    out = palifico("coach", "--round", "1", "--move", "1", stdin=write_text(record)).out
    assert "a opens the round." in out.splitlines()


def test_exact_call_out_of_turn_is_weighed_against_waiting(palifico: Palifico) -> None:
    answer = told(palifico, DEMO, "--round", "3", "--move", "3")
    assert [one["action"] for one in answer["advice"]] == ["calza"]
    assert answer["wait"] > 0
    out = palifico("coach", DEMO, "--round", "3", "--move", "3").out
    assert "It is somebody else’s turn: waiting wins " in out


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("argv", "code", "values"),
    [
        (["--round", "99"], "round", {"given": "99", "most": "9"}),
        (["--round", "0"], "round", {"given": "0", "most": "9"}),
        (["--round", "1", "--move", "5"], "move", {"given": "5", "most": "4"}),
        (["--round", "1", "--move", "-1"], "move", {"given": "-1", "most": "4"}),
        (["--move", "1"], "alone", {}),
        (["--seat", "zed"], "seat", {"given": "zed", "expected": "Ana, Bo, Cy"}),
        (["--seat", "d"], "seat", {"given": "d", "expected": "Ana, Bo, Cy"}),
        (["--round", "1", "--move", "1", "--seat", "c"], "turn", {"name": "Cy"}),
        (["--game", "2"], "game", {"given": "2", "most": "1"}),
    ],
)
def test_coach_command_what_is_not_there(
    palifico: Palifico, argv: list[str], code: str, values: dict[str, str], lang: str
) -> None:
    status, out, err = palifico("coach", DEMO, *argv, "--lang", lang)
    assert (status, out) == (2, "")
    assert err == message(lang, f"fault-coach-{code}", values) + "\n"


def test_coach_command_one_of_several_games(palifico: Palifico) -> None:
    several = SURE + "\n" + SURE.replace("Bo", "Cy")
    status, out, err = palifico("coach", stdin=several)
    assert (status, out) == (2, "")
    assert err == "This file holds 2 games: say which one with --game.\n"
    assert palifico("coach", "--game", "2", "--seat", "Cy", stdin=several).status == 0


@pytest.mark.parametrize(
    ("stdin", "said"),
    [
        ("", "There is no game in -.\n"),
        ("{}", "-:1: "),
        ("hello", "-: Line 1 is not in the notation"),
        (
            json_line(Record("paco", 2, 0, read_text(SURE).rounds, {}, {"dice_each": 4})),
            "-:1: Round 1 of this game is not legal: ",
        ),
    ],
)
def test_coach_command_what_is_no_game(palifico: Palifico, stdin: str, said: str) -> None:
    status, out, err = palifico("coach", stdin=stdin)
    assert (status, out) == (2, "")
    assert err.startswith(said)


def test_file_that_is_not_there(palifico: Palifico) -> None:
    status, out, err = palifico("coach", "none.txt")
    assert (status, out) == (2, "")
    assert "none.txt" in err


def test_names_are_said_back_without_harm(palifico: Palifico, tmp_path: Path) -> None:
    record = read_text(SURE)
    names = ("[bold]:smile:[/]\x1b[2J", "Bo")
    hostile = Record(record.edition, names, 0, record.rounds)
    file = tmp_path / "game.jsonl"
    file.write_text(json_line(hostile), encoding="utf-8")
    out = palifico("coach", str(file), "--round", "1", "--move", "2").out
    assert "[bold]:smile:[/]\N{REPLACEMENT CHARACTER}[2J bids 9×6." in out
    assert "\x1b" not in out


def test_bar_for_players_who_wait(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    assert palifico("coach", DEMO, "--round", "1").status == 0
    assert "The coach thinks" in screen.getvalue()

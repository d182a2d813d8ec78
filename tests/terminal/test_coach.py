"""The coach at the terminal: asked for with a word, or speaking before each move."""

from __future__ import annotations

import re

import pytest

from palifico.editions import IDS, variant
from palifico.terminal import Left
from palifico.words import LANGS, message
from tests.terminal.people import Loaded, Person
from tests.terminal.test_secrecy import Steady

DICE = (6, 6, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5)
"""The person holds 2 2 2 6 6, Ana only threes, Bruno 4 4 4 4 5."""


def sit_down(*types: str, edition: str = "paco", opener: int = 0, lang: str = "en") -> Person:
    """Three players with these dice."""
    rules = variant(edition, None, {"first_player": "random"} if edition == "azteca" else {})
    return Person(rules, seats=3, seed=Loaded(*DICE, opener=opener), types=types, lang=lang)


def advice(person: Person) -> list[str]:
    """The lines that rank an action."""
    return [line for line in person.lines if line[:3] in ("1. ", "2. ", "3. ")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_it_can_be_asked_at_the_prompt(edition: str, lang: str) -> None:
    person = sit_down("coach", "COACH", "quit", edition=edition, lang=lang)
    person.plays()
    told = advice(person)
    assert len(told) == 6
    assert told[:3] == told[3:], "asked again it says the same"
    assert [line[:2] for line in told[:3]] == ["1.", "2.", "3."]
    assert all("×" in line and "%" in line for line in told)
    assert len(person.asked) == 3


def test_the_help_speaks_of_it() -> None:
    person = sit_down("?", "quit")
    person.plays()
    assert message("en", "coach-hint", {}) in person.lines
    assert advice(person) == []


def test_it_speaks_before_each_move_if_it_is_told_to() -> None:
    person = sit_down("1x2", "quit")
    with pytest.raises(Left):
        person.game.play(coached=True)
    turns = [line for line in person.lines if line.startswith("1. ")]
    assert len(turns) == len(person.asked) == 2


@pytest.mark.parametrize(
    ("edition", "types", "calls"),
    [
        ("paco", ["n", "coach", "quit"], {"Dudo", "Calza"}),
        ("asmodee-2024", ["n", "coach", "quit"], {"Dubito", "Occhio di Bue"}),
        ("piatnik", ["coach", "quit"], {"Dudo"}),
    ],
)
def test_the_calls_are_told_besides_the_best_three(
    monkeypatch: pytest.MonkeyPatch, edition: str, types: list[str], calls: set[str]
) -> None:
    monkeypatch.setattr("tests.terminal.people.BOT", Steady)
    rules = variant(edition, {"calza": True} if len(calls) > 1 else {})
    person = Person(rules, seats=3, seed=Loaded(*DICE, opener=1), types=types)
    person.plays()
    told = [found for line in person.lines if (found := re.match(r"(\d+)\. ([^:]+): ", line))]
    places = [int(found[1]) for found in told]
    assert places[:3] == [1, 2, 3]
    assert places == sorted(places)
    assert {found[2] for found in told[3:]} == calls
    assert len(told) == 3 + len(calls)


def test_out_of_turn_it_speaks_of_the_exact_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.terminal.people.BOT", Steady)
    rules = variant("pressman-2008", {"calza": True})
    seed = Loaded(*DICE, opener=1)
    person = Person(rules, seats=3, seed=seed, types=["coach", "n", "quit"])
    person.plays()
    assert person.asked[0] == person.asked[1] == "Call calza on 1×2? (y/N) "
    [told] = advice(person)
    assert told.startswith("1. calza: 0% by the dice, 0% after listening; ")
    assert told.endswith("1×2 cannot be exactly right.")
    waiting = [line for line in person.lines if line.startswith("It is somebody else’s turn: ")]
    assert len(waiting) == 1


def test_the_others_dice_make_no_difference() -> None:
    told = []
    for others in (DICE[5:], (1, 1, 1, 1, 1, 2, 2, 2, 2, 2)):
        seed = Loaded(*DICE[:5], *others)
        person = Person(variant("paco"), seats=3, seed=seed, types=["coach", "quit"])
        person.plays()
        told.append(advice(person))
    assert told[0] == told[1]
    assert len(told[0]) == 3


def test_asking_it_does_not_change_the_game() -> None:
    plain = sit_down("1x2", "quit")
    asked = sit_down("coach", "1x2", "coach", "quit")
    plain.plays()
    asked.plays()
    assert plain.game.state == asked.game.state

"""The exact call at the terminal: asked for out of turn, typed in turn, and judged."""

from __future__ import annotations

import pytest

from palifico.bots import Seen
from palifico.editions import variant
from palifico.rules import Action, Calza, Dudo, legal
from palifico.rules.events import CalzaCalled
from palifico.terminal import Left
from palifico.words import LANGS, event_sentence
from tests.terminal.people import Loaded, Person
from tests.terminal.test_secrecy import Steady

DICE = (6, 6, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5)
"""The person holds 2 2 2 6 6, Ana only threes, Bruno 4 4 4 4 5."""


@pytest.fixture(autouse=True)
def steady_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that raise by one die at a time."""
    monkeypatch.setattr("tests.terminal.people.BOT", Steady)


def sit_down(edition: str, *types: str, opener: int = 0, lang: str = "en") -> Person:
    """Three players with these dice, and the exact call on."""
    house = {"first_player": "random"} if edition == "azteca" else {}
    rules = variant(edition, {"calza": True}, house)
    return Person(rules, seats=3, seed=Loaded(*DICE, opener=opener), types=types, lang=lang)


@pytest.mark.parametrize("lang", LANGS)
def test_out_of_turn_one_is_asked_and_yes_is_a_call(lang: str) -> None:
    asking = sit_down("azteca", "quit", opener=1, lang=lang)
    yes, calza = asking.speaker.say("play-calza-yes"), asking.speaker.word("calza")
    for word in (yes, yes.upper(), "calza", "c", calza):
        person = sit_down("azteca", word, "quit", opener=1, lang=lang)
        told = person.plays().splitlines()
        prompt = person.speaker.say("play-calza-prompt", bid="1×2")
        assert person.asked[0] == f"{prompt} "
        assert event_sentence(person.speaker, CalzaCalled(0), [""], 0) in told


@pytest.mark.parametrize("word", ["3x5", "dudo", "?", "rules", "foo"])
def test_what_is_neither_yes_nor_no_is_asked_again(word: str) -> None:
    person = sit_down("azteca", word, "n", "quit", opener=1)
    told = person.plays()
    assert person.asked[0] == person.asked[1]
    assert "Bruno bids" in told


@pytest.mark.parametrize("word", ["", "n", "no"])
def test_no_is_no(word: str) -> None:
    person = sit_down("azteca", word, "quit", opener=1)
    told = person.plays()
    assert "You say" not in told
    assert "Bruno bids" in told


def test_one_can_leave_there_too() -> None:
    with pytest.raises(Left):
        sit_down("azteca", "quit", opener=1).game.play()


def test_the_player_to_act_is_not_asked_but_may_type_it_where_the_edition_allows() -> None:
    person = sit_down("paco", "1x2", "", "calza", "quit")
    told = person.plays()
    assert "You say: Calza!" in told
    assert person.asked[2].startswith("Your move (3x5, Dudo, Calza, ")
    refused = sit_down("azteca", "1x2", "", "calza", "quit").plays()
    assert "It is your turn: you can raise or say Dudo, but not Calza." in refused


def test_the_bidder_is_never_asked() -> None:
    person = sit_down("paco", "1x2", "quit")
    person.plays()
    assert person.asked[1] == "Call Calza on 1×3? (y/N) ", "not on their own 1×2"


@pytest.mark.parametrize(("typed", "right"), [("1x2", False), ("3x6", False), ("2x6", True)])
def test_a_call_is_judged(typed: str, right: bool) -> None:
    class Passing(Steady):
        """Bruno is one of these: he calls whatever is bid."""

        def act(self, seen: Seen) -> Action:
            return super().act(seen) if seen.view.legal.on is None else Dudo()

        def calls_exact(self, seen: Seen) -> Calza | None:
            return Calza(seen.view.legal.on)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.terminal.people.BOT", Passing)
        person = sit_down("paco", typed, "quit")
        told = person.plays()
    assert "Ana says: Calza!" in told, "the nearest to the bidder's left"
    assert ("Ana loses a die." in told) is not right
    assert ("exactly right, but there is no lost die" in "".join(told)) is right
    assert "Ana opens the next round." in told


def test_where_it_is_not_played_nobody_is_asked_and_typing_it_is_refused() -> None:
    person = Person(variant("paco"), seats=3, seed=Loaded(*DICE), types=["1x2", "calza", "quit"])
    told = person.plays()
    assert "Calza is not played at this table." in told
    assert not [prompt for prompt in person.asked if prompt.startswith("Call")]
    assert "Calza" not in person.asked[0]
    assert legal(person.game.state).to_act == 0

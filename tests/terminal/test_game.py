"""Whole games in the terminal: every edition and option, to the end, and told as they were."""

from __future__ import annotations

import re
from itertools import count

import pytest

from palifico.bots import LEVELS, Level, Seen, history
from palifico.bots.counter import Counter
from palifico.editions import IDS, Variant, variant
from palifico.rules import Action, Round
from palifico.rules.counting import matching
from palifico.rules.edition import LostDice
from palifico.rules.events import CupLifted, DieLost
from palifico.rules.outcome import round_outcome
from palifico.terminal import BOTS
from palifico.words import LANGS, Speaker, event_sentence
from tests.support import all_variants, name_of
from tests.terminal.people import Person, dealer_for

SEATS = (2, 3, 4, 5, 6)
SHOWS = re.compile(r"^(?:You show|\w+ shows) .* — \d+ so far$")
NAMES = ("You", *BOTS)


def rounds(person: Person) -> tuple[Round, ...]:
    """Every round of a game."""
    state = person.game.state
    return (*state.past, state.round) if state.round else ()


def cups(person: Person) -> list[str]:
    """What must be told of lifted cups: the edition's order, the count growing cup by cup."""
    told = []
    for round_ in rounds(person):
        came, found = round_outcome(round_), 0
        for seat in came.shown if came else ():
            hand, bid = round_.hands[seat], round_.bids[-1].bid
            found += matching(hand, bid, wild=not round_.last_die)
            cup = CupLifted(seat, hand)
            told.append(event_sentence(person.speaker, cup, NAMES, 0, count=found))
    return told


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_a_game_is_played_to_its_end(a_variant: Variant, seats: int) -> None:
    person = Person(a_variant, seats=seats, seed=seats, nerve=0.3 + seats / 10)
    told = person.plays()
    winner = person.game.state.winner
    assert winner is not None
    assert told.endswith("You win the game!" if winner == 0 else f"{NAMES[winner]} wins the game!")
    assert [line for line in person.lines if SHOWS.match(line)] == cups(person)
    counted = any(line.startswith("Dice left: ") for line in person.lines)
    assert counted is (a_variant.edition.lost_dice is LostDice.VISIBLE)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", IDS)
def test_in_every_language(edition: str, lang: str) -> None:
    person = Person(variant(edition), lang=lang, seed=7)
    you = person.speaker.say("play-you")
    assert "{" not in person.plays()
    assert all(cup in person.lines for cup in cups_in(person, you))


def cups_in(person: Person, you: str) -> list[str]:
    """The cups of the last round."""
    last = rounds(person)[-1]
    assert last.ending is not None
    names, found, told = (you, *BOTS), 0, []
    for cup in last.ending.lifted:
        found += matching(cup.dice, last.bids[-1].bid, wild=not last.last_die)
        told.append(event_sentence(person.speaker, cup, names, 0, count=found))
    return told


@pytest.mark.parametrize("edition", IDS)
def test_the_same_seed_is_the_same_game(edition: str) -> None:
    first, again = (Person(variant(edition), seats=4, seed=3).plays() for _ in range(2))
    assert first == again
    assert first != Person(variant(edition), seats=4, seed=4).plays()


def test_every_bot_is_shown_all_that_was_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Seen] = []

    class Listening(Counter):
        """A bot that keeps what it is shown."""

        def act(self, seen: Seen) -> Action:
            shown.append(seen)
            return super().act(seen)

    monkeypatch.setattr("tests.terminal.people.BOT", Listening)
    person = Person(variant("paco"), seats=4, seed=1)
    person.plays()
    assert {one.view.seat for one in shown} == {1, 2, 3}
    told = history(person.game.state)
    assert all(list(one.history) == told[: len(one.history)] for one in shown)
    lost = [event.seat for event in told if isinstance(event, DieLost)]
    assert [5 - lost.count(seat) for seat in range(4)] == list(person.game.state.dice)


@pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
def test_against_bots_of_every_level(monkeypatch: pytest.MonkeyPatch, level: Level) -> None:
    monkeypatch.setattr("tests.terminal.people.BOT", level.make)
    rules = variant("pressman-2008", {"calza": True}, {"dice_each": 2})
    assert Person(rules, seats=3, seed=5).plays().endswith(("win the game!", "wins the game!"))


@pytest.mark.parametrize("edition", IDS)
def test_who_begins_is_told(edition: str) -> None:
    person = Person(variant(edition), seats=4, seed=2)
    throws = [line for line in person.lines if line.startswith("Roll-off: ")]
    assert bool(throws) is (edition in ("azteca", "pressman-2008"))
    opener = person.game.state.opener
    told = "You open" if opener == 0 else f"{NAMES[opener]} opens"
    assert person.lines[-1] == f"{told} the first round."


def test_those_who_tie_in_the_roll_off_roll_again() -> None:
    azteca = variant("azteca")
    rolled = ((seed, dealer_for(azteca, 3, seed).first(azteca.edition)) for seed in count())
    seed, first = next((seed, first) for seed, first in rolled if len(first.throws) == 2)
    person = Person(azteca, seats=3, seed=seed)
    throws = [", ".join(f"{NAMES[s]} {face(die)}" for s, die in j.items()) for j in first.throws]
    opens = "You open" if first.seat == 0 else f"{NAMES[first.seat]} opens"
    assert person.lines == [*(f"Roll-off: {j}" for j in throws), f"{opens} the first round."]
    assert len(first.throws[1]) == list(first.throws[0].values()).count(
        max(first.throws[0].values())
    )


def face(die: int) -> str:
    """A die as Azteca calls it."""
    return Speaker("en", variant("azteca")).face(die)

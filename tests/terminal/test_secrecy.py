"""Other dice where the person cannot look: everything they are told stays the same."""

from __future__ import annotations

from random import Random

import pytest

from palifico.bots import Seen
from palifico.editions import IDS, Variant, variant
from palifico.rules import WILD, Action, Calza, Dudo, view
from palifico.rules.outcome import round_outcome
from tests.support import all_variants, name_of
from tests.terminal.people import Loaded, Person

SEATS, HELD = 4, 5


class Steady:
    """A bot that never looks at its dice: it raises a little, and doubts from three dice on."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def act(self, seen: Seen) -> Action:
        """The lowest plain bid, until there is something to doubt."""
        legal = seen.view.legal
        if legal.on is not None and legal.on.count >= 3:
            return Dudo()
        return next(bid for bid in legal.bids if bid.face != WILD)

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Never."""


@pytest.fixture(autouse=True)
def steady_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots whose moves tell nothing."""
    monkeypatch.setattr("tests.terminal.people.BOT", Steady)


def at_random(rng: Random) -> list[int]:
    """Dice for everybody."""
    return [rng.randint(1, 6) for _ in range(SEATS * HELD)]


def sit_down(a_variant: Variant, dice: list[int], opener: int) -> Person:
    """A person at a table where these dice are rolled first."""
    house = {**a_variant.house, "first_player": "random"}
    rules = variant(a_variant.base.id, a_variant.options, house)
    return Person(rules, seats=SEATS, seed=Loaded(*dice, opener=opener), nerve=1, eager=0, rounds=1)


def first_round(person: Person) -> list[str]:
    """What was told up to the dice of the second round."""
    person.plays()
    assert len(person.game.state.past) == 1
    return person.lines


def until_the_call(lines: list[str]) -> list[str]:
    """What was told before the first cup was lifted."""
    calls = [i for i, line in enumerate(lines) if " say" in line and line.endswith("!")]
    return lines[: calls[0] + 1]


@pytest.mark.parametrize("a_variant", all_variants(), ids=name_of)
def test_before_a_call_the_others_dice_make_no_difference(a_variant: Variant) -> None:
    rng = Random(name_of(a_variant))
    for opener in range(SEATS):
        here = at_random(rng)
        there = here[:HELD] + at_random(rng)[HELD:]
        told = [
            until_the_call(first_round(sit_down(a_variant, dice, opener))) for dice in (here, there)
        ]
        assert told[0] == told[1]
        assert len(told[0]) > 4


@pytest.mark.parametrize("edition", IDS)
def test_cups_that_stay_covered_make_no_difference_after_it(edition: str) -> None:
    rng, covered = Random(edition), 0
    for opener in list(range(SEATS)) * 4:
        here = at_random(rng)
        person = sit_down(variant(edition), here, opener)
        told = first_round(person)
        came = round_outcome(person.game.state.past[0])
        assert came is not None
        there, fresh = list(here), at_random(rng)
        for seat in set(range(1, SEATS)) - set(came.shown):
            covered += 1
            there[seat * HELD : seat * HELD + HELD] = fresh[seat * HELD : seat * HELD + HELD]
        assert first_round(sit_down(variant(edition), there, opener)) == told
    assert (covered > 0) is (edition in ("piatnik", "azteca"))


def test_a_planted_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison finds a game that tells what lies under the next cup."""
    rng = Random(1)
    here = at_random(rng)
    there = here[:HELD] + at_random(rng)[HELD:]
    told = []
    for dice in (here, there):
        person = sit_down(variant("paco"), dice, 1)
        roll, tell = person.game._roll, person.lines.append

        def leak(roll=roll, tell=tell, game=person.game) -> None:  # type: ignore[no-untyped-def]
            roll()
            tell(str(view(game.state, 1).hand))

        monkeypatch.setattr(person.game, "_roll", leak)
        told.append(until_the_call(first_round(person)))
    assert told[0] != told[1]

"""Every bot answers legally wherever it may be asked, and the same to the same question."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from palifico.bots import LEVELS
from palifico.bots.api import Seen, history
from palifico.bots.conformance import Cell, Question, Run, cells, differing, run
from palifico.bots.external.host import Host
from palifico.editions import IDS, variant
from palifico.rules import MAX_PLAYERS, Action, Bid, Calza, Dudo, legal, start, view
from tests.bots.conformance import BOTS, MOST, OWN, USUAL, cells_of
from tests.random_games import dealt, played
from tests.sizes import FACTOR

HOUSE = [name for name in BOTS if name not in OWN]
SLOW_LAST = [*HOUSE[:-1], pytest.param(HOUSE[-1], marks=pytest.mark.slow)]


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("name", SLOW_LAST)
def test_answer_is_legal_and_a_new_bot_would_give_the_same(name: str, edition: str) -> None:
    for cell in cells_of(edition):
        most = MOST.get(name, USUAL)
        stayed = run(BOTS[name], cell, most=most)
        assert stayed.troubles == [], cell.name
        assert stayed.asked, cell.name
        again = run(BOTS[name], cell, most=most, fresh=True)
        assert differing(stayed, again) is None, cell.name
        assert len(stayed.asked) == len(again.asked)


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_own_bots_too_in_their_processes(name: str) -> None:
    for at, cell in enumerate(cells()[:: max(1, round(7 / FACTOR))]):
        stayed = run(BOTS[name], cell, most=USUAL, sitting=1)
        assert stayed.troubles == [], cell.name
        if at % 4 == 0:
            again = run(BOTS[name], cell, most=3, sitting=1, fresh=True)
            assert differing(stayed, again) is None, cell.name


@pytest.mark.parametrize("name", HOUSE)
def test_conformance_with_no_bid_left_it_doubts(name: str) -> None:
    state = start(variant("paco", None, {"dice_each": 1}).edition, seats=2, opener=0)
    state = played(dealt(state, [[1], [1]]), 0, Bid(2, 6))
    state = played(played(state, 1, Bid(1, 1)), 0, Bid(2, 1))
    assert not legal(state).bids
    host = Host(BOTS[name](Random(1)), 60)
    assert host.act_now(Seen(view(state, 1), history(state))).action == Dudo()


def test_suite_asks_for_everything() -> None:
    """What a bot meets in the cells: were one kind of it missing, nobody would notice."""
    met: Counter[str] = Counter()
    for cell in cells():
        for asked in run(LEVELS["counter"].make, cell, most=USUAL).asked:
            met.update(_kinds(asked))
    assert {kind for kind, times in met.items() if times < 20} == set()
    assert met.keys() == {"last die", "hidden", "visible", "opening", "two left", "many", "exact"}
    assert {cell.edition.id for cell in cells()} == set(IDS)
    assert {cell.seats for cell in cells()} == {2, 3, 4, 5, 6, MAX_PLAYERS}
    assert {1, 2, 5, 10} <= {cell.edition.dice_each for cell in cells()}


def _kinds(asked: Question) -> list[str]:
    seen = asked.seen.view
    kinds = {
        "last die": seen.last_die,
        "hidden": seen.counts is None,
        "visible": seen.counts is not None,
        "opening": seen.legal.on is None,
        "two left": seen.seats - len(seen.out) == 2,
        "many": seen.limit >= 60,
        "exact": asked.question == "exact",
    }
    return [kind for kind, is_so in kinds.items() if is_so]


class _Planted:
    """A bot with a fault that the suite must find."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.asked = rng, 0

    def act(self, seen: Seen) -> Action:
        return min(seen.view.legal.bids, default=Dudo())

    def calls_exact(self, seen: Seen) -> Calza | None:
        return None


class _Illegal(_Planted):
    def act(self, seen: Seen) -> Action:
        on = seen.view.legal.on
        return min(seen.view.legal.bids) if on is None else on


class _Raising(_Planted):
    def act(self, seen: Seen) -> Action:
        assert not seen.view.last_die
        return super().act(seen)


class _OldCall(_Planted):
    def calls_exact(self, seen: Seen) -> Calza | None:
        return Calza(seen.view.bids[0].bid)


class _Forgetful(_Planted):
    """It plays by what it has heard itself, which is gone after a restart."""

    def act(self, seen: Seen) -> Action:
        self.asked += 1
        bids = list(seen.view.legal.bids)
        return bids[min(self.asked, len(bids)) - 1] if bids else Dudo()


@pytest.mark.parametrize(
    ("planted", "kind"), [(_Illegal, "illegal"), (_Raising, "raised"), (_OldCall, "illegal")]
)
def test_planted_fault_is_found(planted: type[_Planted], kind: str) -> None:
    runs = [run(planted, cell, most=USUAL) for cell in cells()]
    assert {trouble.kind for one in runs for trouble in one.troubles} == {kind}


def test_bot_that_remembers_what_a_new_one_would_not_know_is_found() -> None:
    assert any(_differs(_Forgetful, cell) for cell in cells())
    assert not any(_differs(_Planted, cell) for cell in cells())


def _differs(planted: type[_Planted], cell: Cell) -> bool:
    stayed: Run = run(planted, cell, most=USUAL)
    return differing(stayed, run(planted, cell, most=USUAL, fresh=True)) is not None
